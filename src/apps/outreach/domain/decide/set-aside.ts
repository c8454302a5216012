import type { ValidationError } from '#kernel/contracts/verdict.ts'
import type { SetAside } from '#kernel/ports/app.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { campaignOf, goalOf, type WorkLead } from './campaign.ts'
import { draftProblem, plainDraft } from './plain-draft.ts'
import { draftSnapshot } from './snapshot.ts'

export type Stage = 'draft' | 'send' | 'look'

/** So many leads in a row for which no proposal was valid, though nothing is wrong with them, are the agent's doing. */
const MISSES_MOST = 3

interface Context {
  now: string
  uuid(): string
}

/** No valid proposal came for the lead that the snapshot showed: a person sees to it, and the campaign goes on with the others. */
export function setAside(state: State, refused: ValidationError, context: Context): SetAside | null {
  const { act, lead, misses } = campaignOf(state)
  if (act === null || !lead) return null
  const problem = act === 'draft' ? problemOf(state, lead) : null
  if (problem === null && misses + 1 >= MISSES_MOST) return null
  const code = problem === null ? `agent.${refused.code}` : 'lead.incomplete'
  const reason = failedText(act, { message: problem ?? refused.message })
  return {
    changes: [setAsideRow(lead.id, act, { code, reason }, context)],
    reason: `a lead was set aside (${act}): ${code}`,
  }
}

const FAILED: Record<Stage, string> = {
  draft: "Couldn't draft a message",
  send: "Couldn't send the message",
  look: "Couldn't check for a reply",
}

export function failedText(stage: Stage, { message }: { message: string }): string {
  return `${FAILED[stage]}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`
}

export function setAsideRow(
  lead_id: string,
  stage: Stage,
  { code, reason }: { code: string; reason: string },
  { now, uuid }: Context,
): Change {
  const row = { set_aside_id: uuid(), lead_id, stage, code: code.slice(0, 200), reason: reason.slice(0, 2000) }
  return { table: 'outreach.set_asides', op: 'insert', rows: [{ ...row, set_aside_at: now }] }
}

/** What is wrong with what is known of the lead; null where a draft could be written. */
function problemOf(state: State, lead: WorkLead): string | null {
  const wanted = draftSnapshot(state, lead)
  if (!wanted || plainDraft(wanted, lead, goalOf(state)) !== null) return null
  return draftProblem(wanted.pattern, lead)
}
