import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type LayerName, layerNames, layers } from '../../tests/system/mutation/layers.ts'
import { unreached } from '../../tests/system/mutation/unreached.ts'

/**
 * npm run harness -- coverage
 * Every branch of the four rooms, by their own fast tests. Exit 1 where one is not taken and tests/system/mutation/unreached.ts
 * does not say why.
 */
interface Place {
  start: { line: number }
}

/** As much of Istanbul's report as is read here: each branch by its arms, how often each was taken, and where it stands. */
interface Covered {
  b: Record<string, number[]>
  branchMap: Record<string, { loc: Place; locations: Place[] }>
  s: Record<string, number>
}

const root = join(import.meta.dirname, '..', '..')
const report = join(root, 'coverage', 'rooms', 'coverage-final.json')
rmSync(report, { force: true })
const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const args = [program, 'run', '--coverage', '--reporter=dot', '--config', 'tests/system/mutation/coverage.config.ts']
const ran = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  timeout: 1_200_000,
})
if (ran.status !== 0) {
  console.error('The tests of the rooms do not pass: mend them first.')
  process.exit(1)
}

const files = new Map(Object.entries(JSON.parse(readFileSync(report, 'utf8')) as Record<string, Covered>))
const left = new Set(unreached)
let bad = false
for (const name of layerNames) bad = !showQuota(name) || bad
for (const { file, line } of left) console.log(`EXPLAINED IN VAIN  ${file}: ${line}`)
process.exitCode = bad || left.size > 0 ? 1 : 0

function showQuota(name: LayerName): boolean {
  const sums = { taken: 0, all: 0, missing: 0 }
  console.log(`\n${name}`)
  for (const file of layers[name].files) {
    const covered = files.get(join(root, file))
    // A file that no test loads has no branch that was taken.
    const arms = covered ? armsOf(covered) : [{ taken: false, at: 1 }]
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const missing = arms.filter((arm) => !arm.taken && !isExplained(file, lines[arm.at - 1] ?? ''))
    const taken = arms.filter((arm) => arm.taken).length
    console.log(`  ${file.padEnd(40)}${String(taken).padStart(5)} of ${String(arms.length).padStart(4)} branches`)
    for (const { at } of missing) console.log(`    NOT TAKEN  ${file}:${at}  ${(lines[at - 1] ?? '').trim()}`)
    sums.taken += taken
    sums.all += arms.length
    sums.missing += missing.length
  }
  const percent = Math.floor((sums.taken / sums.all) * 10_000) / 100
  console.log(`  ${percent} % of ${sums.all} branches, ${sums.missing} of them missing without a reason`)
  return sums.missing === 0
}

function armsOf({ b, branchMap }: Covered) {
  return Object.entries(b).flatMap(([id, counts]) =>
    counts.map((count, i) => {
      const { loc, locations } = branchMap[id] as Covered['branchMap'][string]
      return { taken: count > 0, at: locations[i]?.start.line ?? loc.start.line }
    }),
  )
}

function isExplained(file: string, text: string): boolean {
  const known = unreached.find((one) => one.file === file && one.line === text.trim())
  if (known) left.delete(known)
  return known !== undefined
}
