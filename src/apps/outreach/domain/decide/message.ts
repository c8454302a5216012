import type { GenerateMessageProposal } from '#kernel/contracts/proposals.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { ApprovalRow, State } from '#kernel/ports/store.ts'
import { campaignOf, goalOf, leadOf, type WorkLead } from './campaign.ts'
import { CHANNEL_LIMITS } from './channels.ts'
import { draftError } from './draft-rules.ts'
import { patternFor } from './pattern.ts'

/**
 * A draft for the lead that was shown. The lane makes it wait for a person; what is granted becomes a message, byte for
 * byte, and only a message can be sent.
 */
export function decideMessage(state: State, proposal: GenerateMessageProposal, about: string | null): Decision {
  const lead = leadOf(state, about)
  if (!lead) return refuse('lead.none', 'there is no lead that a message could be for', 'Wait, or choose another task.')
  const hindrance = hindranceOf(state, lead)
  if (hindrance) return hindrance
  const goal = goalOf(state)
  const step = goal.steps[lead.next_step - 1] as (typeof goal.steps)[number]
  const { type, content } = proposal.message
  const error = draftError({ type, content }, lead, { type: step.type, limits: CHANNEL_LIMITS[goal.channel] })
  if (error) return { kind: 'refuse', error: { ...error, expected: error.next } }
  if (lead.turned_down.some((earlier) => earlier.content === content))
    return refuse('message.turned_down', 'a person turned down exactly this draft', 'Write it otherwise.', CONTENT)
  const { variant } = patternFor(state.workspace.id, lead, lead.next_step, step.drafts)
  return {
    kind: 'write',
    recipient: lead.profile_url,
    scope: { lead_id: lead.id },
    say: `A message to ${lead.full_name} is approved.`,
    make: ({ now, uuid, author, approvalId }) => [
      {
        table: 'outreach.messages',
        op: 'insert',
        rows: [
          {
            message_id: uuid(),
            lead_id: lead.id,
            step: lead.next_step,
            type,
            content,
            author,
            // Words of a person's own are no instance of a pattern.
            variant: author === 'agent' ? variant : null,
            approval_id: approvalId,
            approved_at: now,
          },
        ],
      },
    ],
  }
}

const CONTENT = '/message/content'

const CLOSED: Record<NonNullable<WorkLead['closed_why']>, Refusal> = {
  suppressed: {
    code: 'lead.suppressed',
    message: 'This person or company is on the suppression list.',
    next: 'Reject the draft. Nothing is sent to them.',
  },
  rejected: {
    code: 'lead.rejected',
    message: 'This lead was dropped from the campaign.',
    next: 'Reject the draft. Nothing is sent to them.',
  },
  erased: {
    code: 'lead.erased',
    message: 'This person was erased.',
    next: 'Reject the draft. Nothing is sent to them.',
  },
  set_aside: {
    code: 'lead.set_aside',
    message: 'This lead is set aside.',
    next: 'Correct the lead and retry it, or drop it.',
  },
}

/** Why nobody may write to this lead now; null where somebody may. */
function closedRefusal({ closed_why }: WorkLead): Refusal | null {
  return closed_why === null ? null : CLOSED[closed_why]
}

/** A draft for somebody who is not to be written to any more cannot be approved. */
export function refuseDraft(state: State, { action, subject_id }: ApprovalRow): Refusal | null {
  const lead = action === 'generate_message' ? leadOf(state, subject_id) : null
  return lead && closedRefusal(lead)
}

function hindranceOf(state: State, lead: WorkLead): Decision | null {
  const { act, asked } = campaignOf(state)
  if (act !== 'draft' && !asked[lead.id])
    return refuse('message.not_now', 'nothing is to be drafted now', 'Do what the snapshot names.')
  const closed = closedRefusal(lead)
  if (closed) return { kind: 'refuse', error: closed }
  if (lead.next_step > goalOf(state).steps.length)
    return refuse('message.no_step', 'the sequence has no further message', 'Go on with the next lead.')
  const { standing: progress } = lead
  const ready = lead.next_step === 1 ? lead.status === 'pending' : progress?.ready_step === lead.next_step
  if (!ready || progress?.closed_why)
    return refuse('message.not_due', 'the time of the next message has not come', 'Go on with the next lead.')
  return null
}
