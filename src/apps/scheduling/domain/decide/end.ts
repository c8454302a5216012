import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import { cancellation } from '../compose/cancellation.ts'
import { calendarPart } from './invitation.ts'
import { mailTo } from './mail.ts'
import { aboutOf, mailsOf, schedulingOf } from './meeting.ts'
import { operationOf } from './snapshot.ts'
import { mustHearOfTheEnd } from './turn.ts'

/** An invitation is taken back from somebody who has one; the words are ours and say nothing else. */
export function decideTellCancelled(state: State, _proposal: unknown, about: string | null): Decision {
  const attendee = aboutOf(state, about) ?? undefined
  const { meeting, attendees } = schedulingOf(state)
  const found = attendee && meeting && mustHearOfTheEnd(state, meeting, attendee) ? attendee : undefined
  const result = found ?? (meeting && attendees.find((a) => mustHearOfTheEnd(state, meeting, a)))
  if (!result || !meeting)
    return refuse('cancellation.none', 'nobody holds an invitation that was taken back', 'Do what the snapshot names.')
  const language = (mailsOf(state, result).findLast((m) => m.language)?.language ?? 'en') as MailLanguage
  const { subject, body } = cancellation(operationOf(state), result, language)
  const sequence = (result.invited_to as number) + 1
  const dtstamp = state.workspace.created_at
  const words = {
    subject,
    text: body,
    action_name: 'Cancel',
    language,
    calendar: calendarPart(state, meeting, result, { method: 'CANCEL', sequence, dtstamp }),
  }
  return { kind: 'tool', tool: 'send_cancellation', input: mailTo(state, result, words) }
}
