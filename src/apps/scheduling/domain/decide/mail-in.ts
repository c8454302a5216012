import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import type { ItemContent } from '../../contracts.ts'
import { ended, write } from './acts.ts'
import { lastTimestamp, later } from './mail.ts'
import { type Attendee, attendeeOf, type Meeting, mailsOf, schedulingOf } from './meeting.ts'
import { ask, MAIL_CHOICES, type Question } from './questions.ts'

type Received = ItemContent<'mail.received'>

/** A mail of a thread that was begun here. It is kept; what follows from it is decided elsewhere, or by a person. */
export function handleMail(state: State, mail: Received): Decision {
  const attendee = attendeeOf(state, mail.attendee_id)
  const { meeting, known_mail } = schedulingOf(state)
  if (!attendee || !meeting) return refuse('mail.unknown_thread', 'nobody here was written to so', 'It is left alone.')
  if (known_mail) return refuse('mail.known', 'this mail was heard before', 'Nothing is to be done.')
  return write((context) => {
    const trusted = mail.trusted && sameAddress(mail.from, attendee.email)
    const crossed = trusted && isCrossed(state, attendee, mail)
    const open = attendee.closed_why === null && !ended(meeting)
    const question = open ? questionOf(meeting, attendee, mail, trusted, crossed) : null
    return [
      {
        table: 'scheduling.mails',
        op: 'insert',
        rows: [mailRow(mail, trusted, lastTimestamp(state, attendee), context)],
      },
      ...standing(attendee, mail, trusted, crossed, context),
      ...(question && !isAskedAlready(state, question) ? [ask(question, context)] : []),
    ]
  })
}

/** However many mails say the same, a person is asked once. */
const isAskedAlready = (state: State, { attendee_id, what, alternatives }: Question) =>
  !alternatives && schedulingOf(state).questions.some((q) => q.attendee_id === attendee_id && q.what === what)

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function mailRow(mail: Received, trusted: boolean, last: string, { uuid, now }: MakeContext) {
  const { attendee_id, message_id, kind, subject, text, checks } = mail
  return {
    mail_id: uuid(),
    attendee_id,
    direction: 'inbound',
    // What a calendar program writes beside its answer is nobody's word.
    kind: mail.answer && kind === 'person' ? 'auto_reply' : kind,
    message_id,
    subject,
    body: text,
    trusted,
    checks,
    // When it reached us: what a stranger's clock says orders nothing.
    at: later(now, last),
  }
}

/** A person's words ask for a decision; what a machine wrote is never answered. */
function standing(
  attendee: Attendee,
  mail: Received,
  trusted: boolean,
  crossed: boolean,
  { now }: MakeContext,
): Change[] {
  const { attendee_id } = attendee
  const words = mail.kind === 'person' && trusted && !crossed && mail.answer === null && mail.text.trim() !== ''
  const partstat = trusted && isAbout(attendee, mail) ? (mail.answer?.partstat ?? null) : null
  if (!words && !partstat) return []
  const row = {
    ...(words ? { inbound: attendee.inbound + 1 } : {}),
    ...(partstat ? { partstat } : {}),
    updated_at: now,
  }
  return [{ table: 'scheduling.attendees', op: 'update', where: { attendee_id }, row }]
}

/** An answer to the invitation that they have now, not to one before a move. */
const isAbout = ({ invited_to }: Attendee, { answer }: Received) =>
  invited_to !== null && answer !== null && answer.sequence >= invited_to

/** The mail about a new time and an answer to the old one met on their way: what it says a yes to is not what is asked now. */
function isCrossed(state: State, attendee: Attendee, { answers, answer }: Received): boolean {
  const since = Date.parse(attendee.asked_since)
  const ours = mailsOf(state, attendee).filter(({ direction }) => direction === 'outbound')
  const answered = ours.find(({ message_id }) => message_id === answers)
  const result = ours.some(({ timestamp }) => Date.parse(timestamp) >= since)
  return answer === null && result && answered !== undefined && Date.parse(answered.timestamp) < since
}

function questionOf(
  meeting: Meeting,
  attendee: Attendee,
  mail: Received,
  trusted: boolean,
  crossed: boolean,
): Question | null {
  const { attendee_id } = attendee
  if (mail.kind === 'bounce' && mail.bounced?.permanent)
    return {
      attendee_id,
      kind: 'internal',
      what: 'bounced',
      why: `A mail did not arrive: ${mail.bounced.diagnostic || 'their server refused it'}`,
      choices: MAIL_CHOICES,
    }
  // Some servers mark what a calendar answers as automatic.
  if (mail.kind !== 'person' && !mail.answer) return null
  if (!trusted) {
    const why = mail.trusted
      ? 'Somebody else answered in their place.'
      : 'A mail in their name did not pass the checks of its sender.'
    return {
      attendee_id,
      kind: 'unusual',
      what: 'other_sender',
      why,
      choices: ['wait', 'count_as_yes', 'clarify', 'close'],
    }
  }
  if (crossed)
    return {
      attendee_id,
      kind: 'unusual',
      what: 'other_time_answered',
      why: 'They answered a mail about a time that was given up.',
      choices: ['clarify', 'count_as_yes', 'wait', 'close'],
    }
  return answerQuestion(meeting, attendee, mail)
}

/** What their calendar answered to the invitation. */
function answerQuestion(meeting: Meeting, attendee: Attendee, mail: Received): Question | null {
  const { attendee_id } = attendee
  const { answer } = mail
  if (answer?.counter)
    return {
      attendee_id,
      kind: 'alternatives_proposed',
      what: 'counter',
      why: 'Their calendar proposed another time.',
      alternatives: [{ ...answer.counter, text: 'proposed by their calendar' }],
      choices: ['take_their_time', 'keep_our_time', 'ask_for_times', 'close'],
    }
  if (answer?.partstat === 'declined' && meeting.status === 'agreed' && isAbout(attendee, mail))
    return {
      attendee_id,
      kind: 'unusual',
      what: 'declined_invitation',
      why: 'They declined the invitation after they had said yes.',
      choices: ['go_on_without', 'ask_for_times', 'wait'],
    }
  return null
}
