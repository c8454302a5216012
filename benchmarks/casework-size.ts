import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Phase, PhaseName } from './support/map-case.ts'

/**
 * Does a case of 10,000 documents cost more for each of them than one of 1,000? Both are uploaded, mapped and exported
 * twice, each in a process of its own that is started like the product, on a server of its own. Exit 1 above a limit.
 * `npm run bench casework-size 2000` takes 2,000 beside 200, `--small` 1,000 beside 100.
 */
const words = process.argv.slice(2)
const MANY = words.includes('--small') ? 1000 : Number(words.find((word) => /^\d+$/.test(word)) ?? 10_000)
const FEW = MANY / 10
const MEMORY_LIMIT = 1.2
/** Of processor time, so that others on the machine do not count; marking takes too few documents for a ratio. */
const TIME_LIMIT = 1.3
const TIMED: PhaseName[] = ['upload', 'map', 'discovery', 'review']

interface Ran {
  phases: Record<PhaseName, Phase>
  counts: Record<string, number>
}

const few = await ran(FEW)
const many = await ran(MANY)
const ratio = (a: number, b: number) => Number((a / b).toFixed(3))
const mib = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`
const names = Object.keys(many.phases) as PhaseName[]
const each = ({ phases }: Ran, count: number, name: PhaseName) => phases[name].processorMs / count
const waited = ({ phases }: Ran, count: number, name: PhaseName) => phases[name].ms / count

console.log(
  `${MANY.toLocaleString('en')} documents: ${many.counts.facts} facts, ${many.counts.evidence} rows of evidence, ${many.counts.withheld} withheld; with a tenth ${few.counts.facts}, ${few.counts.evidence}, ${few.counts.withheld}`,
)
for (const name of names) {
  const [one, other] = [each(many, MANY, name), each(few, FEW, name)]
  const passed = `${waited(many, MANY, name).toFixed(1)} ms a document pass, with a tenth ${waited(few, FEW, name).toFixed(1)}`
  const memory = `${mib(many.phases[name].residentBytes)} at most, with a tenth ${mib(few.phases[name].residentBytes)}`
  console.log(
    `${name.padEnd(10)}${one.toFixed(1)} ms of processor time a document, with a tenth ${other.toFixed(1)}; ${passed}; ${memory}`,
  )
}
const peak = ({ phases }: Ran) => Math.max(...names.map((name) => phases[name].residentBytes))
const times = Object.fromEntries(
  TIMED.map((name) => [`${name}_time`, ratio(each(many, MANY, name), each(few, FEW, name))]),
)
const memories = Object.fromEntries(
  names.map((name) => [`${name}_memory`, ratio(many.phases[name].residentBytes, few.phases[name].residentBytes)]),
)
const memory = ratio(peak(many), peak(few))
console.log(JSON.stringify({ ratios: { memory, ...times, ...memories } }))
const held = memory <= MEMORY_LIMIT && Object.values(times).every((one) => one <= TIME_LIMIT)
process.exitCode = held ? 0 : 1

async function ran(count: number): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-bench-'))
  try {
    const program = join(import.meta.dirname, 'support', 'map-case.ts')
    // With the youngest memory as small as the product's own programs have it.
    const flags = ['--max-semi-space-size=8', '--conditions=lanewright-source']
    const child = spawn(process.execPath, [...flags, program, join(folder, 'data'), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((end) => child.on('exit', end))
    const result = await text(child.stdout)
    if ((await ended) !== 0) throw new Error(`the case of ${count} documents did not come to its end`)
    return JSON.parse(result) as Ran
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
