import { conditionHolds } from '../intake/field-value.ts'
import type { ClientIntakeForm } from '../intake/form-schema.ts'
import { foldName } from '../text/fold-name.ts'
import { answerKind } from './answer-kind.ts'
import { findDates } from './find/dates.ts'
import { findSums } from './find/details.ts'
import { findNames } from './find/names.ts'
import type { PromptPack, PromptQuestion } from './prompt-pack.ts'
import type { PromptCondition } from './prompt-pack-file.ts'

export interface InterviewContext {
  /** Null where no form came. */
  form: ClientIntakeForm | null
  /** What was asked so far, in order; an answer of null was left out. */
  asked: ReadonlyArray<{ question_id: string; answer: string | null }>
  /** The client or an attorney has ended it. */
  ended?: boolean
}

export type NextPrompt = { question: PromptQuestion } | { done: true; why: string }

/**
 * The one question that comes next. Each is asked once and only where it applies; a follow-up comes right after what it
 * follows, and only if that told something. What an answer says can bring a question of the pack, never another one.
 */
export function nextPrompt(pack: PromptPack, context: InterviewContext): NextPrompt {
  if (context.ended) return { done: true, why: 'The interview was ended.' }
  if (context.asked.length >= pack.maxQuestions)
    return { done: true, why: `An interview asks at most ${pack.maxQuestions} questions.` }
  const answers = new Map(context.asked.map(({ question_id, answer }) => [question_id, answer]))
  const question = pack.questions.find(
    (one) =>
      !answers.has(one.id) &&
      (one.follow_up_of === null || tells(answers.get(one.follow_up_of))) &&
      one.when.every((condition) => holds(condition, context.form, answers)),
  )
  return question ? { question } : { done: true, why: 'Every question that applies was asked.' }
}

type Answers = ReadonlyMap<string, string | null>

function holds(condition: PromptCondition, form: ClientIntakeForm | null, answers: Answers): boolean {
  if (condition.form !== undefined)
    return conditionHolds(form ?? NO_FORM, { field: condition.form, is: condition.is, given: condition.given })
  const answer = answers.get(condition.answer ?? '')
  if (condition.given !== undefined && isAnswer(answer) !== condition.given) return false
  if (condition.mentions && !mentionsOne(answer ?? '', condition.mentions)) return false
  // What was left out lacks nothing: who did not answer is not pressed.
  return condition.lacks === undefined || (isAnswer(answer) && lacks(answer, condition.lacks))
}

const NO_FORM = {} as ClientIntakeForm

function isAnswer(answer: string | null | undefined): answer is string {
  return typeof answer === 'string' && answer.trim() !== ''
}

/** Who says that there was nothing, or would rather not say, is not asked for more of it. */
function tells(answer: string | null | undefined): boolean {
  return isAnswer(answer) && !['denied', 'declined'].includes(answerKind(answer))
}

function mentionsOne(answer: string, words: readonly string[]): boolean {
  const said = ` ${foldName(answer)} `
  return words.some((word) => said.includes(` ${foldName(word)} `))
}

const READ_MAX = 20_000

function lacks(answer: string, what: NonNullable<PromptCondition['lacks']>): boolean {
  const text = answer.slice(0, READ_MAX)
  if (what === 'date') return findDates(text).length === 0
  if (what === 'sum') return findSums(text).length === 0
  return findNames([{ turn: 1, text }], []).length === 0
}
