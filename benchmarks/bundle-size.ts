import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from './support/fixture.ts'

/**
 * Does the memory of an export grow with the number of documents? The same number of documents is exported as ten cases
 * of 1,000 and as one of 10,000, each side in a process of its own: both make the same garbage, and only what is held at
 * once differs. Exit 1 above the limit.
 */
const LIMIT = 1.2
const ROUNDS = 3

const program = join(import.meta.dirname, 'support', 'pack-bundle.ts')
const small: number[] = []
const large: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  small.push(residentMib('1000', '10'))
  large.push(residentMib('10000', '1'))
}
const memory = median(large) / median(small)
console.log(`1,000 documents, ten times   ${median(small)} MiB`)
console.log(`10,000 documents             ${median(large)} MiB`)
console.log(`ratio                        ${memory.toFixed(3)} (at most ${LIMIT})`)
console.log(JSON.stringify({ ratios: { memory: Number(memory.toFixed(3)) } }))
process.exitCode = memory <= LIMIT ? 0 : 1

function residentMib(...words: string[]): number {
  const ran = spawnSync(process.execPath, ['--conditions=lanewright-source', program, ...words], { encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(ran.stderr)
  return Math.round((JSON.parse(ran.stdout) as { residentKib: number }).residentKib / 1024)
}
