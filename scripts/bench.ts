import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readArguments } from '../benchmarks/support/arguments.ts'
import { finish, verdicts } from '../benchmarks/support/report.ts'
import { type Part, ratiosOf, resultsPage, type Section, sectionOf, suite } from '../benchmarks/support/suite.ts'

/**
 * `npm run bench`: our step beside the raw limit and peers, its growth, the ledger, and the leads; writes
 * benchmarks/RESULTS.md. `-- --short --json` takes minutes and prints one line. `npm run bench NAME` runs one program of
 * benchmarks/, `npm run bench all` every one.
 */

const root = join(import.meta.dirname, '..')
const NOT_PROGRAMS = ['floors']
const names = globSync('benchmarks/*.ts', { cwd: root })
  .map((file) => basename(file, '.ts'))
  .filter((name) => !name.includes('.') && !NOT_PROGRAMS.includes(name))
  .sort()

const [first, ...rest] = process.argv.slice(2)
if (first !== undefined && !first.startsWith('-')) runNamed(first, rest)
else await runSuite(process.argv.slice(2))

function runNamed(name: string, args: string[]): void {
  if (name !== 'all' && !names.includes(name)) {
    console.error(`There is no benchmark "${name}". Choose one of: all, ${names.join(', ')}.`)
    process.exit(2)
  }
  for (const one of name === 'all' ? names : [name]) {
    console.log(`\n${one}`)
    const ran = spawnSync(process.execPath, programOf({ name: one, args }), { cwd: root, stdio: 'inherit' })
    if (ran.status !== 0) process.exitCode = 1
  }
}

async function runSuite(argv: string[]): Promise<void> {
  const read = readArguments(argv, { short: 'flag', json: 'flag' })
  if (!read.ok) {
    console.error(`${read.message} Or name a program: all, ${names.join(', ')}.`)
    process.exit(2)
  }
  const { short, json } = read.given
  // With --json, what people read goes to the other stream: the one line is all that is printed.
  const people = json ? process.stderr : process.stdout
  const sections: Section[] = []
  for (const part of suite(short)) {
    sections.push(await runPart(part, people))
    // After each: a long run that is broken off leaves what it had.
    if (!short) writeFileSync(join(root, 'benchmarks', 'RESULTS.md'), resultsPage(sections, new Date().toDateString()))
  }
  const ratios = ratiosOf(sections)
  people.write(`\n${verdicts(ratios)}\n`)
  finish(ratios)
}

async function runPart(part: Part, people: NodeJS.WriteStream): Promise<Section> {
  people.write(`\n${[part.name, ...part.args].join(' ')}\n`)
  const child = spawn(process.execPath, programOf(part), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.pipe(people, { end: false })
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  const section = sectionOf(part.name, output)
  // A missed floor is told at the end; this is a program that broke off.
  if (!section) {
    console.error(`${part.name} ended without its ratios. Next: run \`npm run bench ${part.name}\` and see why.`)
    process.exit(1)
  }
  return section
}

function programOf({ name, args }: Part): string[] {
  return ['--conditions=lanewright-source', join('benchmarks', `${name}.ts`), ...args]
}
