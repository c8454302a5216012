import { isDeepStrictEqual } from 'node:util'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { State } from '#kernel/ports/store.ts'
import type { DecideTurn } from '../../contracts.ts'
import { ask, respond } from './decisions.ts'
import { errorOf } from './guard.ts'
import { matchText } from './match-text.ts'
import { proposalFor } from './propose.ts'
import { buildSnapshot, type TurnSnapshot } from './snapshot.ts'
import * as says from './templates.ts'
import { tasksOf, userOf } from './turn-state.ts'

type Settled = { ok: true; proposal: DecideTurn } | { ok: false; error: Refusal & { path?: string } }

/**
 * The decision that is executed for a proposal. The person's words decide: whoever proposes, what is done is what the
 * deterministic engine reads in them, and every sentence that is shown is the controller's. A proposal that does
 * something else is refused. Where the words ask for nothing clear, a proposer may have the person asked whether some of
 * their own words are a new task; it can do no more than that.
 */
export function settleTurn(state: State, given: DecideTurn): Settled {
  const tasks = tasksOf(state)
  const error = errorOf(given, tasks, userOf(state))
  if (error) return { ok: false, error }
  const received = Date.parse(tasks.turn?.received_at ?? '')
  const meant = proposalFor(buildSnapshot(state, received).snapshot as TurnSnapshot) as DecideTurn
  if (isTimedOut(given)) return { ok: true, proposal: { ...meant, ...respond(says.TOO_LONG) } }
  const offered = offeredBy(given, meant, tasks.turn?.message ?? '')
  if (offered) return { ok: true, proposal: offered }
  if (isSameAct(given, meant)) return { ok: true, proposal: meant }
  if (isWriteRefused(state.last_call?.verdict.error?.code) && isGivingUp(given, meant))
    return { ok: true, proposal: { ...meant, ...respond(given.response_text as string) } }
  return {
    ok: false,
    error: {
      code: 'intent.other',
      message: 'the person did not ask for this',
      next: 'Propose what the message asks for, or ask.',
      path: '/decision_type',
    },
  }
}

/** It took too long: nothing is done. Whether it did is checked with the row, when it is written. */
export function isTimedOut({ decision_type, response_text }: DecideTurn): boolean {
  return decision_type === 'RESPOND_ONLY' && response_text === says.TOO_LONG
}

/** The same tool with the same parameters, the same question or none. What a proposer would say is not looked at. */
function isSameAct(given: DecideTurn, meant: DecideTurn): boolean {
  return (
    given.decision_type === meant.decision_type &&
    isDeepStrictEqual(given.tool_calls, meant.tool_calls) &&
    isDeepStrictEqual(given.pending_action, meant.pending_action)
  )
}

/**
 * Refusals of what would be written, and not of the moment or of how it was said: the same again would fail again. None
 * of them can be brought about by what a model says, so it cannot have the engine give up either.
 */
export function isWriteRefused(code: string | undefined): boolean {
  return code !== undefined && REFUSED_ROWS.test(code)
}

const REFUSED_ROWS =
  /^(database|row|table|history|undo)\.|^task\.(unconfirmed|version|is_fixed)$|^confirmation\.(initial|other_task)$/

/** The engine, when the rows that it would have written were refused. */
function isGivingUp({ decision_type, response_text }: DecideTurn, { tool_calls }: DecideTurn): boolean {
  const tool = tool_calls?.[0]?.tool_name ?? 'list_tasks'
  return decision_type === 'RESPOND_ONLY' && response_text === says.wasNotAble(tool)
}

/** The question whether words of the message are a new task, where the message asks for nothing clear. */
function offeredBy(given: DecideTurn, meant: DecideTurn, message: string): DecideTurn | null {
  const description = given.extracted_params?.description?.trim() ?? ''
  if (given.decision_type !== 'ASK_CLARIFICATION' || !isUnclear(meant)) return null
  if (!isSpokenIn(description, message)) return null
  const extracted_params = { possible_intents: ['CREATE_TASK' as const], description }
  return { ...meant, ...ask(says.offerTask(description)), classified_intent: 'AMBIGUOUS', extracted_params }
}

function isUnclear({ classified_intent, extracted_params, decision_type }: DecideTurn): boolean {
  if (classified_intent === 'GENERAL_CHAT') return decision_type === 'RESPOND_ONLY' && !extracted_params?.help
  return classified_intent === 'AMBIGUOUS' && extracted_params?.description !== undefined
}

/** Each word was said, in this order; words between them may be left out. */
function isSpokenIn(description: string, message: string): boolean {
  const words = matchText(description).split(' ')
  let next = 0
  for (const word of matchText(message).split(' ')) if (word === words[next]) next++
  return description !== '' && next === words.length && [...description].every((c) => message.includes(c))
}
