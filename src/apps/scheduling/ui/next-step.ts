import { sayTime } from './say.ts'
import type { Attendee, Meeting } from './types.ts'
import { hasEnded } from './words.ts'

/** What happens next with one attendee, and whether that is up to the person who looks. */
export type NextStep =
  | { kind: 'words'; text: string }
  | { kind: 'decide' | 'approve' | 'rejected'; text: string }
  | { kind: 'settle'; text: string; intent: string }

const words = (text: string): NextStep => ({ kind: 'words', text })

export function nextStep(attendee: Attendee, meeting: Meeting | null): NextStep {
  if (attendee.uncertain)
    return { kind: 'settle', intent: attendee.uncertain, text: 'Nobody knows whether the last mail went out.' }
  if (attendee.closed_reason !== null) return words(CLOSED[attendee.closed_reason] ?? 'Nobody writes to them any more.')
  if (meeting?.status === 'over') return words('The time of the meeting has come.')
  if (hasEnded(meeting))
    return words(attendee.invited ? 'Is told that the meeting is cancelled.' : 'Nothing: the meeting is cancelled.')
  if (attendee.stage === 'person') return { kind: 'decide', text: 'Waits for your decision.' }
  if (attendee.rejected) return { kind: 'rejected', text: 'You turned the mail down. What now?' }
  if (attendee.waits_for_approval) return { kind: 'approve', text: 'Waits for your yes in' }
  if (!meeting || meeting.status === 'choosing') return words('Is asked when you have chosen a time.')
  if (attendee.stage === 'decide')
    return words(attendee.inbound > 0 ? 'Their answer is being read.' : 'It is their turn in a moment.')
  if (attendee.stage === 'write') return words(writing(attendee))
  return words(waiting(attendee))
}

const CLOSED: Record<string, string> = {
  declined: 'Said no. Nobody writes to them any more.',
  unresponsive: 'Did not answer. Nobody writes to them any more.',
  removed: 'Was taken off the meeting.',
}

const WRITING: Record<string, string> = {
  Initiate: 'Writing about the new time.',
  Reply: 'Writing an answer.',
  Follow_up: 'Writing a follow-up.',
  Confirm: 'Writing the confirmation.',
}

function writing({ next_action, mails_out }: Attendee): string {
  if (mails_out === 0) return 'Writing the first mail.'
  return WRITING[next_action?.type ?? ''] ?? 'A mail is being written.'
}

function waiting({ yes, invited, follow_up_at, next_action }: Attendee): string {
  if (yes && invited) return 'Nothing: they said yes and are invited.'
  if (yes) return 'Is invited as soon as everybody who is required said yes.'
  if (follow_up_at) return `Follow-up on ${sayTime(follow_up_at, null)}, unless they answer.`
  if (next_action?.type === 'Wait') return 'Nothing is written before they write again.'
  return 'Waits for their answer.'
}
