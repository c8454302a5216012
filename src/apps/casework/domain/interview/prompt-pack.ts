import { readFileSync } from 'node:fs'
import { Failure } from '#kernel/contracts/refusal.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import { type PolicyProblem, type PolicySheet, readSheet, shapeOf } from '#kernel/policy/policy-sheet.ts'
import { FORMS } from '../intake/forms/all.ts'
import { PromptPackFile } from './prompt-pack-file.ts'
import { wordingError } from './wording.ts'

type Questions = PromptPackFile['questions'][number]

export interface PromptQuestion {
  id: string
  text: string
  for: readonly string[]
  when: NonNullable<Questions['when']>
  /** The question that it goes on from; null for one that stands alone. */
  follow_up_of: string | null
}

/** A pack in the order in which it is asked: each question, then what follows up on it. */
export interface PromptPack {
  version: string
  title: string
  language: string
  /** What a session is pinned by: a comment may change, a question may not. */
  hash: string
  maxQuestions: number
  consent: string
  opening: string
  ending: string
  questions: readonly PromptQuestion[]
}

export type ReadPromptPack = { ok: true; pack: PromptPack } | { ok: false; problems: PolicyProblem[] }

/** Reads a pack as strictly as a policy and tells every problem with its line. */
export function readPromptPack(source: { path: string; text: string }): ReadPromptPack {
  const sheet = readSheet(source)
  const validate = shapeOf(PromptPackFile)
  if (sheet.content && !validate(sheet.content)) {
    for (const { instancePath, keyword, params, message } of validate.errors ?? []) {
      const path = instancePath.split('/').slice(1)
      const extra = keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined
      const said = extra ? `${extra} is no part of a prompt pack.` : `${path.join('.') || 'The file'} ${message}.`
      sheet.report(
        extra ? [...path, extra] : path,
        'prompts.schema',
        said,
        'Write it as the schema says.',
        extra ? 'key' : 'value',
      )
    }
  } else if (sheet.content) checkPack(sheet, sheet.content as PromptPackFile)
  if (!sheet.content || sheet.problems.length > 0) return { ok: false, problems: sheet.problems.map(ofPrompts) }
  return { ok: true, pack: packOf(sheet.content as PromptPackFile) }
}

function packOf(file: PromptPackFile): PromptPack {
  const { version, title, language, max_questions, consent, opening, ending } = file
  const questions = file.questions.flatMap(({ follow_ups = [], when = [], ...question }): PromptQuestion[] => [
    { ...question, when, follow_up_of: null },
    ...follow_ups.map(({ when: also = [], ...one }) => ({ ...one, when: also, follow_up_of: question.id })),
  ])
  return {
    version,
    title,
    language,
    hash: hashCanonical(file),
    maxQuestions: max_questions,
    consent,
    opening,
    ending,
    questions,
  }
}

function checkPack(sheet: PolicySheet, file: PromptPackFile): void {
  const fields = new Set(
    [...FORMS.values()].flatMap(({ sections }) => sections.flatMap((one) => one.fields.map(({ field }) => field))),
  )
  const before = new Set<string>()
  for (const [at, question] of file.questions.entries()) {
    checkQuestion(sheet, ['questions', at], question, before, fields)
    for (const [i, one] of (question.follow_ups ?? []).entries())
      checkQuestion(sheet, ['questions', at, 'follow_ups', i], one, before, fields)
  }
}

type Query = Pick<Questions, 'id' | 'text' | 'when'>

function checkQuestion(
  sheet: PolicySheet,
  path: (string | number)[],
  { id, text, when = [] }: Query,
  before: Set<string>,
  fields: Set<string>,
): void {
  if (before.has(id))
    sheet.report([...path, 'id'], 'prompts.twice', `There are two questions ${id}.`, 'Name each once.')
  const error = wordingError(text)
  if (error) sheet.report([...path, 'text'], error.code, error.message, error.next)
  for (const [i, { form, answer, is, given, mentions, lacks }] of when.entries()) {
    const at = [...path, 'when', i]
    const ofForm = [is, given].filter((one) => one !== undefined).length
    const ofAnswer = [given, mentions, lacks].filter((one) => one !== undefined).length
    const isWhole =
      form === undefined
        ? answer !== undefined && !is && ofAnswer > 0
        : answer === undefined && ofForm > 0 && !mentions && !lacks
    if (!isWhole) {
      const next = 'Write form with is or given, or answer with given, mentions or lacks.'
      sheet.report(at, 'prompts.condition', 'This condition asks nothing that can be told.', next)
    }
    if (form !== undefined && !fields.has(form))
      sheet.report([...at, 'form'], 'prompts.field_unknown', `No form has a field ${form}.`, 'Correct the name.')
    if (answer !== undefined && !before.has(answer))
      sheet.report(
        [...at, 'answer'],
        'prompts.not_before',
        `No question before this one is called ${answer}.`,
        'Name an earlier one.',
      )
  }
  before.add(id)
}

/** The sheet speaks of policies; what it found holds here too. */
function ofPrompts(problem: PolicyProblem): PolicyProblem {
  return {
    ...problem,
    code: problem.code.replace(/^policy\./, 'prompts.'),
    message: problem.message.replace('A policy', 'A prompt pack').replace('policy file', 'file'),
  }
}

export const PROMPT_PACKS = ['employment-1'] as const
const loaded = new Map<string, PromptPack>()

/** A pack of the house by its version. Names come from outside and are never a path. */
export function loadPromptPack(version: string = PROMPT_PACKS[0]): PromptPack {
  const known = loaded.get(version)
  if (known) return known
  if (!PROMPT_PACKS.some((name) => name === version))
    throw new Failure(
      'prompts.unknown_version',
      'There is no such prompt pack.',
      `Use one of: ${PROMPT_PACKS.join(', ')}.`,
    )
  const path = `packs/${version}.yaml`
  const read = readPromptPack({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') })
  if (!read.ok) {
    const [{ file, line, message, next, code }] = read.problems as [PolicyProblem]
    throw new Failure(code, `${file}:${line}: ${message}`, next)
  }
  loaded.set(version, read.pack)
  return read.pack
}
