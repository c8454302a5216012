import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchCues, namedWords } from '#apps/casework/domain/mapping/cues.ts'
import { featuresOf } from '#apps/casework/domain/mapping/likeness.ts'
import { taxonomy } from '#apps/casework/domain/mapping/samples.fixture.ts'
import { wordsOf } from '#apps/casework/domain/mapping/words.ts'
import { statementSets } from '../tests/integration/casework/evaluation/all-statements.ts'

/**
 * Learns how much each word and each pair of words speaks for a sentence that tells of nothing
 * (src/apps/casework/domain/mapping/likeness.ts), and writes statement-weights.ts. Logistic regression with a penalty on large
 * weights; the same sentences give the same file.
 *
 *   node --conditions=lanewright-source scripts/statement-weights.ts
 *   node --conditions=lanewright-source scripts/statement-weights.ts --leave-out
 *
 * With --leave-out it writes nothing: each set is scored with the weights that the others give.
 */
const EXAMPLES_MIN = 2
const PENALTY = 1
const ROUNDS = 300
const RATE = 0.2
/** Weights nearer to zero change no answer and would make the file long. */
const WEIGHT_MIN = 0.05

interface Example {
  set: string
  isNothing: boolean
  features: Set<string>
}

interface Learned {
  bias: number
  weights: Map<string, number>
}

function main(): void {
  const examples = Object.entries(statementSets).flatMap(([set, { nothing, plain }]) => [
    ...nothing.flatMap((text) => exampleOf(set, text, true)),
    ...plain.flatMap((text) => exampleOf(set, text, false)),
  ])
  if (process.argv.includes('--leave-out')) {
    reportLeftOut(examples)
    return
  }
  const learned = learn(examples)
  const out = join(import.meta.dirname, '..', 'src', 'apps', 'casework', 'domain', 'mapping', 'statement-weights.ts')
  writeFileSync(out, fileOf(learned))
  console.log(`${examples.length} sentences, ${learned.weights.size} weights`)
}

/** A sentence without a cue is never asked about. */
function exampleOf(set: string, text: string, isNothing: boolean): Example[] {
  const words = wordsOf(text)
  const named = namedWords(matchCues(words, taxonomy))
  return named.size === 0 ? [] : [{ set, isNothing, features: featuresOf(words, taxonomy.vocabulary, named) }]
}

/** What share of the sentences that tell of nothing is left to a person, where that costs this share of the others. */
function reportLeftOut(examples: readonly Example[]): void {
  const scored = [...new Set(examples.map(({ set }) => set))].flatMap((left) => {
    const { bias, weights } = learn(examples.filter(({ set }) => set !== left))
    const scoreOf = ({ features }: Example) => [...features].reduce((sum, one) => sum + (weights.get(one) ?? 0), bias)
    return examples.filter(({ set }) => set === left).map((one) => ({ ...one, score: scoreOf(one) }))
  })
  const plain = scored.filter(({ isNothing }) => !isNothing).map(({ score }) => score)
  const nothing = scored.filter(({ isNothing }) => isNothing).map(({ score }) => score)
  for (const limit of [-1, -0.5, 0, 0.5, 1, 1.5, 2, 3]) {
    const above = (scores: readonly number[]) =>
      ((100 * scores.filter((score) => score >= limit).length) / scores.length).toFixed(1)
    console.log(`${limit}: ${above(nothing)} % of nothing, ${above(plain)} % of plain`)
  }
}

function learn(examples: readonly Example[]): Learned {
  const index = new Map(featuresToLearn(examples).map((feature, at) => [feature, at]))
  const rows = examples.map(({ features }) => [...features].flatMap((feature) => index.get(feature) ?? []))
  const weights = new Float64Array(index.size)
  // AdaGrad: each weight has its own step, which gets shorter the more it has been moved.
  const moved = new Float64Array(index.size).fill(1e-6)
  let [bias, biasMoved] = [0, 1e-6]
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => PENALTY * weight)
    let biasGradient = 0
    for (const [at, row] of rows.entries()) {
      const score = row.reduce((sum, feature) => sum + weights[feature]!, bias)
      const error = 1 / (1 + Math.exp(-score)) - (examples[at]!.isNothing ? 1 : 0)
      biasGradient += error
      for (const feature of row) gradient[feature]! += error
    }
    for (const [at, slope] of gradient.entries()) {
      moved[at]! += slope ** 2
      weights[at]! -= (RATE * slope) / Math.sqrt(moved[at]!)
    }
    biasMoved += biasGradient ** 2
    bias -= (RATE * biasGradient) / Math.sqrt(biasMoved)
  }
  return { bias, weights: new Map([...index].map(([feature, at]) => [feature, weights[at]!])) }
}

function featuresToLearn(examples: readonly Example[]): string[] {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  return [...seen].flatMap(([feature, times]) => (times >= EXAMPLES_MIN ? [feature] : [])).toSorted()
}

function fileOf({ bias, weights }: Learned): string {
  const byWeight = new Map<string, string[]>()
  for (const [feature, weight] of weights) {
    if (Math.abs(weight) < WEIGHT_MIN) continue
    const rounded = weight.toFixed(1)
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature.replaceAll(' ', '_')])
  }
  const lines = [...byWeight]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([weight, features]) => wrapped(weight, features))
  return `/** Written by scripts/statement-weights.ts: a weight, and the words and pairs of words that have it. */
export const BIAS = ${bias.toFixed(1)}

const TABLE = \`
${lines.join('\n')}
\`

export const weights: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\\n')
    .flatMap((line) => {
      const [weight, ...features] = line.split(' ')
      return features.map((feature) => [feature.replaceAll('_', ' '), Number(weight)] as const)
    }),
)
`
}

const LINE_MAX = 300

function wrapped(weight: string, features: readonly string[]): string[] {
  const lines: string[] = []
  let line = weight
  for (const feature of features) {
    if (line.length + feature.length >= LINE_MAX) {
      lines.push(line)
      line = weight
    }
    line += ` ${feature}`
  }
  return [...lines, line]
}

main()
