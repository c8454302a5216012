import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCommonWord, isGivenName } from '#apps/casework/domain/governance/general-words.ts'
import { findEvidence } from '#apps/casework/domain/privilege/evidence.ts'
import { lawyerFinder, lawyersIn } from '#apps/casework/domain/privilege/lawyers.ts'
import { readTitle } from '#apps/casework/domain/privilege/signs.ts'
import { passageOf, passagesOf, scaleOf, wordsOf } from '#apps/casework/domain/privilege/talk.ts'
import { advice, adviceAgain, adviceInPassing } from '../tests/integration/casework/evaluation/advice-threads.ts'
import { counsel } from '../tests/integration/casework/evaluation/counsel-documents.ts'
import { devFiles } from '../tests/integration/casework/evaluation/dev-files.ts'
import { fourthFiles } from '../tests/integration/casework/evaluation/fourth-files.ts'
import { heldOutFiles } from '../tests/integration/casework/evaluation/held-out-files.ts'
import { laterFiles } from '../tests/integration/casework/evaluation/later-files.ts'
import { litigationFile } from '../tests/integration/casework/evaluation/litigation-file.ts'
import { officeFiles } from '../tests/integration/casework/evaluation/office-files.ts'
import {
  independent,
  type PrivilegeSample,
  type PrivilegeSet,
  tuning,
  unseen,
} from '../tests/integration/casework/evaluation/privilege-sets.ts'
import { remarksOfCounsel } from '../tests/integration/casework/evaluation/remarks-of-counsel.ts'
import { thirdFiles } from '../tests/integration/casework/evaluation/third-files.ts'
import { trainingFiles } from '../tests/integration/casework/evaluation/training-files.ts'
import { trainingMentions } from '../tests/integration/casework/evaluation/training-mentions.ts'
import { trainingRemarks } from '../tests/integration/casework/evaluation/training-remarks.ts'

/**
 * Learns how much each word, pair of words and concept speaks for talk about a case (src/apps/casework/domain/privilege/talk.ts),
 * and writes word-weights.ts. Logistic regression with a penalty on large weights; the same examples give the same file.
 *
 *   node --conditions=lanewright-source scripts/privilege-weights.ts
 *   node --conditions=lanewright-source scripts/privilege-weights.ts --without devFiles
 */
const SETS: Record<string, PrivilegeSet> = {
  ...{ tuning, unseen, independent, counsel, advice, adviceAgain, adviceInPassing, litigationFile, remarksOfCounsel },
  ...{ thirdFiles, fourthFiles, devFiles, heldOutFiles, laterFiles, officeFiles },
  ...{ trainingRemarks, trainingFiles, trainingMentions },
}

/** A word of fewer documents, or of a single set, is more likely somebody's name than a word that tells. */
const DOCUMENTS_MIN = 4
const SETS_MIN = 2
const PENALTY = 3
const ROUNDS = 400
const RATE = 0.2
/** Weights nearer to zero change no answer and would make the file long. */
const WEIGHT_MIN = 0.05

interface Example {
  set: string
  isPrivileged: boolean
  features: ReadonlySet<string>
}

function main(): void {
  const without = process.argv.indexOf('--without')
  const leftOut = without === -1 ? [] : (process.argv[without + 1] ?? '').split(',')
  const out = join(import.meta.dirname, '..', 'src', 'apps', 'casework', 'domain', 'privilege', 'word-weights.ts')
  const examples = Object.entries(SETS)
    .filter(([set]) => !leftOut.includes(set))
    .flatMap(([set, { privileged, ordinary }]) => [
      ...privileged.map((sample) => exampleOf(set, sample, true)),
      ...ordinary.flatMap((sample) => ordinaryExamples(set, sample)),
      ...joinedExamples(set, { privileged, ordinary }),
    ])
  const { bias, weights } = learn(examples)
  writeFileSync(out, fileOf(bias, weights))
  console.log(`${examples.length} texts, ${weights.size} weights`)
}

function exampleOf(set: string, sample: PrivilegeSample, isPrivileged: boolean): Example {
  const { folded, found, title } = readSample(sample)
  const { features } = passageOf(folded, wordsOf(folded.text), found, title)
  return { set, isPrivileged, features }
}

/** A long text is read window by window, and every part of an ordinary one is ordinary. */
function ordinaryExamples(set: string, sample: PrivilegeSample): Example[] {
  const { folded, found, title } = readSample(sample)
  const parts = passagesOf(folded, found, title).map(({ features }) => ({ set, isPrivileged: false, features }))
  return parts.length > 1 ? [exampleOf(set, sample, false), ...parts] : parts
}

function readSample({ name, text }: PrivilegeSample) {
  const known = lawyerFinder(lawyersIn(text))
  return { ...findEvidence(text, known), title: readTitle({ name, text }, known).title }
}

/**
 * Most examples are short, and the ordinary ones shorter than the privileged ones: without these, length itself would speak for
 * privilege. Two ordinary texts after each other are ordinary, and a privileged remark stays one before an ordinary text.
 */
function joinedExamples(set: string, { privileged, ordinary }: PrivilegeSet): Example[] {
  const [remarks, papers] = [privileged, ordinary].map((samples) =>
    samples.filter(({ text }) => text.split(/\s+/).length < JOINED_WORDS_MAX),
  ) as [PrivilegeSample[], PrivilegeSample[]]
  if (papers.length < 2) return []
  const joined = (one: PrivilegeSample, at: number) => {
    const { text } = papers[at % papers.length]!
    return { name: one.name, text: `${one.text}\n${text}` }
  }
  return [
    ...papers.map((paper, at) => exampleOf(set, joined(paper, at + 1), false)),
    ...remarks.map((remark, at) => exampleOf(set, joined(remark, at), true)),
  ]
}
const JOINED_WORDS_MAX = 90

function learn(examples: readonly Example[]): { bias: number; weights: Map<string, number> } {
  const index = new Map(featuresToLearn(examples).map((feature, at) => [feature, at]))
  const rows = examples.map(({ features }) => ({
    at: [...features].flatMap((feature) => index.get(feature) ?? []),
    scale: scaleOf(features.size),
  }))
  const weights = new Float64Array(index.size)
  // AdaGrad: each weight has its own step, which gets shorter the more it has been moved.
  const moved = new Float64Array(index.size).fill(1e-6)
  let [bias, biasMoved] = [0, 1e-6]
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => PENALTY * weight)
    let biasGradient = 0
    for (const [number, { at, scale }] of rows.entries()) {
      const score = bias + scale * at.reduce((sum, feature) => sum + weights[feature]!, 0)
      const error = 1 / (1 + Math.exp(-score)) - (examples[number]!.isPrivileged ? 1 : 0)
      biasGradient += error
      for (const feature of at) gradient[feature]! += error * scale
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
  const seen = new Map<string, { documents: number; sets: Set<string> }>()
  for (const { set, features } of examples)
    for (const feature of features) {
      const one = seen.get(feature) ?? { documents: 0, sets: new Set() }
      one.documents += 1
      one.sets.add(set)
      seen.set(feature, one)
    }
  return [...seen]
    .filter(
      ([feature, { documents, sets }]) => documents >= DOCUMENTS_MIN && sets.size >= SETS_MIN && !hasName(feature),
    )
    .map(([feature]) => feature)
    .toSorted()
}

/** Whoever comes up in many examples says nothing about the next case. */
const hasName = (feature: string) => feature.split(' ').some((word) => isGivenName(word) && !isCommonWord(word))

function fileOf(bias: number, weights: ReadonlyMap<string, number>): string {
  const byWeight = new Map<string, string[]>()
  for (const [feature, weight] of weights) {
    if (Math.abs(weight) < WEIGHT_MIN) continue
    const rounded = weight.toFixed(2)
    byWeight.set(rounded, [...(byWeight.get(rounded) ?? []), feature.replaceAll(' ', '_')])
  }
  const lines = [...byWeight]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .flatMap(([weight, features]) => wrapped(weight, features))
  return `/** Written by scripts/privilege-weights.ts: a weight, and the words, pairs of words and concepts that have it. */
export const BIAS = ${bias.toFixed(2)}

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
