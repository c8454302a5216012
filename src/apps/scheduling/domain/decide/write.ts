import { type CommunicationOutput, MAIL_ACTIONS } from '#kernel/contracts/scheduling.ts'
import { refuse } from '#kernel/decide.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { State } from '#kernel/ports/store.ts'
import type { WriteMessage } from '../../contracts.ts'
import { readBrief } from '../compose/brief.ts'
import { checkMessage } from '../compose/check/check-message.ts'
import { compose } from '../compose/compose.ts'
import { calendarPart } from './invitation.ts'
import { mailTo } from './mail.ts'
import { type Attendee, aboutOf, schedulingOf } from './meeting.ts'
import { ask, MAIL_CHOICES } from './questions.ts'
import { communicationContext } from './snapshot.ts'

/** The words of the Communication Agent become a mail: to whom, in which thread and with what beside stands in the rows. */
export function decideWrite(state: State, { message }: WriteMessage, about: string | null): Decision {
  const attendee = aboutOf(state, about)
  const { meeting } = schedulingOf(state)
  const open = meeting?.status === 'asking' || meeting?.status === 'agreed'
  const due = attendee?.stage === 'write' && MAIL_ACTIONS.some((type) => type === attendee.next_type)
  // A yes that comes after the meeting was cancelled sends nothing.
  if (!attendee || !meeting || !open || !due)
    return refuse('message.not_now', 'nothing is to be written now', 'Do what the snapshot names.')
  if (message.metadata && 'error' in message.metadata) return noMessage(attendee, message.metadata)
  const context = communicationContext(state, attendee)
  const [finding] = checkMessage(message, context, othersOf(state, attendee))
  if (finding) return refuse(`message.${finding.code}`, finding.message, 'Write it again without that.', '/message')
  const name = [attendee.next_type, attendee.next_subtype].filter(Boolean).join('.')
  const final = name === 'Confirm.finalized'
  // Only the composer's own sentences go out unread, whoever submits them.
  const composed = compose(context)
  const isDraft = message.subject !== composed.subject || message.body !== composed.body
  const words = {
    subject: message.subject,
    text: message.body,
    action_name: name,
    language: languageOf(context),
    isDraft,
    ...(final
      ? {
          calendar: calendarPart(state, meeting, attendee, {
            method: 'REQUEST',
            sequence: meeting.slot,
            dtstamp: attendee.decided_at as string,
          }),
        }
      : {}),
  }
  const further = final
    ? isDraft
      ? 'send_drafted_invitation'
      : 'send_invitation'
    : isDraft
      ? 'send_drafted_mail'
      : 'send_mail'
  const tool = attendee.mails_out === 0 ? 'send_first_mail' : further
  return { kind: 'tool', tool, input: mailTo(state, attendee, words) }
}

/** For the rows alone: what the mail was checked for. */
function languageOf(context: unknown): string | null {
  const read = readBrief(context)
  return 'brief' in read ? read.brief.language : null
}

/** Whoever else is asked, or works on it: none of them may stand in this mail. */
function othersOf(state: State, attendee: Attendee) {
  const others = schedulingOf(state).attendees.filter((a) => a.attendee_id !== attendee.attendee_id)
  return { names: others.map((a) => a.full_name), emails: others.map((a) => a.email) }
}

/** An error of the agent sends nothing and is not tried again by itself: somebody looks at it. */
function noMessage(
  attendee: Attendee,
  { error, details }: Extract<CommunicationOutput['metadata'], { error: string }>,
): Decision {
  const question = {
    attendee_id: attendee.attendee_id,
    kind: 'internal' as const,
    what: error,
    why: `No mail could be written (${error}): ${details}`,
    choices: MAIL_CHOICES,
  }
  return {
    kind: 'write',
    action: 'report_no_message',
    scope: { attendee_id: attendee.attendee_id },
    make: (context) => [ask(question, context)],
    notice: 'A mail of a meeting could not be written.',
  }
}
