import type { MakeContext } from '#kernel/ports/decision.ts'
import type { Change } from '#kernel/ports/store.ts'

/** Something that only a person decides, with what can be chosen. */
export interface Question {
  attendee_id: string | null
  kind: 'alternatives_proposed' | 'unusual' | 'internal'
  what: string
  why: string
  alternatives?: Array<{ start: string; end: string; text: string }>
  choices: string[]
}

export function ask(
  { attendee_id, kind, what, why, alternatives = [], choices }: Question,
  { now, uuid }: Pick<MakeContext, 'now' | 'uuid'>,
): Change {
  const row = {
    question_id: uuid(),
    attendee_id,
    kind,
    what,
    why: why.slice(0, 1000),
    alternatives,
    choices,
    asked_at: now,
  }
  return { table: 'scheduling.questions', op: 'insert', rows: [row] }
}

/** What can be done about a mail that cannot be sent, or an address that does not work. */
export const MAIL_CHOICES = ['try_again', 'wait', 'close']

/** Nothing is left to ask of somebody who must only hear that it will not be. */
export const CANCEL_CHOICES = ['try_again', 'close']

/** What can be done about a time that is not free any more. */
export const CONFLICT_CHOICES = ['meet_all_the_same', 'choose_another_time']
