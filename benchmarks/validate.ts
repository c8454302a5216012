import { performance } from 'node:perf_hooks'
import { validateProposal } from '#kernel/validate.ts'
import { requirementProposals } from '../tests/integration/contracts/requirement-examples.ts'

/**
 * What does the whole front (strict parse, dispatch, schema) cost beside the bare JSON.parse of the same input?
 * Rounds are interleaved, so that a busy machine slows both sides alike. Exit 1 above the limit.
 */
const LIMIT = 10
const ROUNDS = 41
const CALLS = 2_000
const WARM_UP_ROUNDS = 5

const texts = Object.values(requirementProposals)
const bytes = texts.map((text) => new TextEncoder().encode(text))
const decoder = new TextDecoder()

// The sum keeps the work from being optimised away.
let sink = 0
const sides = {
  parseText: (i: number) => ((JSON.parse(texts[i]!) as object) ? 1 : 0),
  validateText: (i: number) => (validateProposal(texts[i]!).verdict.ok ? 1 : 0),
  parseBytes: (i: number) => ((JSON.parse(decoder.decode(bytes[i]!)) as object) ? 1 : 0),
  validateBytes: (i: number) => (validateProposal(bytes[i]!).verdict.ok ? 1 : 0),
}
type Side = keyof typeof sides

const samples: Record<Side, number[]> = { parseText: [], validateText: [], parseBytes: [], validateBytes: [] }
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  for (const side of Object.keys(sides) as Side[]) {
    const nsPerCall = time(sides[side])
    if (round >= 0) samples[side].push(nsPerCall)
  }
}
if (sink === 0) throw new Error('Nothing was measured.')

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!
const ns = Object.fromEntries(Object.entries(samples).map(([side, values]) => [side, median(values)])) as Record<
  Side,
  number
>
const ratios = {
  validate: Math.max(ns.validateText / ns.parseText, ns.validateBytes / ns.parseBytes),
  validate_text: ns.validateText / ns.parseText,
  validate_bytes: ns.validateBytes / ns.parseBytes,
}

for (const side of Object.keys(sides) as Side[]) console.log(`${side.padEnd(14)} ${ns[side].toFixed(0)} ns, median`)
for (const [name, ratio] of Object.entries(ratios))
  console.log(`${name.padEnd(14)} ${ratio.toFixed(2)} (at most ${LIMIT})`)
console.log(JSON.stringify({ ratios: { validate: Number(ratios.validate.toFixed(3)) } }))
process.exitCode = ratios.validate <= LIMIT ? 0 : 1

function time(run: (i: number) => number): number {
  const start = performance.now()
  for (let call = 0; call < CALLS; call++) for (let i = 0; i < texts.length; i++) sink += run(i)
  return ((performance.now() - start) * 1e6) / (CALLS * texts.length)
}
