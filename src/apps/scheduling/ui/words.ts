import type { Tone } from '#host/desk/components/badge.tsx'
import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { Attendee, Board, Meeting, MeetingLine, Question } from './types.ts'

/** How this room says what the database calls otherwise. */

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'uk'] as const satisfies MailLanguage[]

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

type Said = { text: string; tone: Tone }

const MEETING: Record<Meeting['status'], Said> = {
  choosing: { text: 'choose a time', tone: 'warn' },
  asking: { text: 'asking', tone: 'info' },
  agreed: { text: 'agreed', tone: 'good' },
  cancelled: { text: 'cancelled', tone: 'bad' },
  over: { text: 'over', tone: 'plain' },
}

export function sayMeeting(status: MeetingLine['meeting']): Said {
  return status === null ? { text: 'being set up', tone: 'info' } : MEETING[status]
}

export function hasEnded(meeting: Pick<Meeting, 'status'> | null): boolean {
  return meeting?.status === 'cancelled' || meeting?.status === 'over'
}

/** What stands in the organiser's calendar. */
export function sayKept({ goal, meeting }: Pick<Board, 'goal' | 'meeting'>): Said {
  const [name] = goal.calendars ?? []
  const calendar = `the calendar ${name}`
  if (!name) return { text: 'in no calendar', tone: 'plain' }
  switch (meeting?.calendar_state) {
    case 'held':
      return { text: `held in ${calendar}`, tone: 'info' }
    case 'confirmed':
      return { text: `confirmed in ${calendar}`, tone: 'good' }
    case 'refused':
      return { text: `refused by ${calendar}`, tone: 'bad' }
    default:
      return { text: `not in ${calendar}${hasEnded(meeting) ? '' : ' yet'}`, tone: 'plain' }
  }
}

export interface Choice {
  text: string
  /** What follows from it. */
  hint: string
}

const CHOICES: Record<string, Choice> = {
  take_their_time: {
    text: 'Take this time',
    hint: 'Everybody is asked about it, whatever they said about the old one.',
  },
  keep_our_time: { text: 'Keep our time', hint: 'They are asked whether they can make it all the same.' },
  ask_for_times: { text: 'Ask which times work', hint: 'They are asked for other times.' },
  answer: { text: 'Answer them', hint: 'What they asked is answered from what stands in the meeting.' },
  clarify: { text: 'Ask what they mean', hint: 'They are asked for a clear yes or no.' },
  count_as_yes: { text: 'Count it as a yes', hint: 'They are told so.' },
  wait: { text: 'Wait for them', hint: 'Nothing is written before they write again.' },
  close: { text: 'Stop asking them', hint: 'Nobody writes to them any more.' },
  go_on_without: { text: 'Go on without them', hint: 'The others decide whether the meeting takes place.' },
  keep_asking: { text: 'Ask them again', hint: 'They get one more mail.' },
  try_again: { text: 'Try again', hint: 'The mail is written once more.' },
  meet_all_the_same: { text: 'Meet all the same', hint: 'The time is kept although it is not free.' },
  choose_another_time: { text: 'Choose another time', hint: 'Nothing is sent before you have chosen.' },
  seen: { text: 'Seen', hint: 'Nothing else happens.' },
}

export function sayChoice(choice: string): Choice {
  return CHOICES[choice] ?? { text: choice.replaceAll('_', ' '), hint: '' }
}

/** What somebody has to decide, as a headline. */
export function sayQuestion({ what, kind }: Pick<Question, 'what' | 'kind'>, name: string): string {
  const known: Record<string, string> = {
    other_time: `${name} proposes another time`,
    counter: `${name}'s calendar proposes another time`,
    unusual: `${name} wrote something that needs your eyes`,
    other_sender: `Somebody wrote in ${name}'s place`,
    other_time_answered: `${name} answered about the old time`,
    removed: `${name} wants to be left out`,
    bounced: `A mail to ${name} did not arrive`,
    declined: `${name} says no`,
    unresponsive: `${name} does not answer`,
    declined_invitation: `${name} declined the invitation`,
    not_free: 'The time is not free any more',
    calendar: 'The calendar could not be used',
    missing_critical_details: `A mail to ${name} lacks something`,
    language_detection_failed: `The language of ${name} is not known`,
  }
  if (what.startsWith('mail.')) return `A mail to ${name} could not be sent`
  return known[what] ?? (kind === 'alternatives_proposed' ? `${name} proposes another time` : `About ${name}`)
}

const ACTIONS: Record<string, string> = {
  Initiate: 'asks for the time',
  'Reply.answer': 'answer',
  'Reply.clarify': 'question back',
  'Reply.persist': 'asked once more',
  'Reply.request_alternatives': 'asked for other times',
  Reply: 'answer',
  Follow_up: 'follow-up',
  'Confirm.pending_others': 'thanks for the yes',
  'Confirm.finalized': 'confirmation',
  Confirm: 'confirmation',
  Cancel: 'cancellation',
}

export const sayAction = (name: string) => ACTIONS[name] ?? name.replaceAll(/[_.]/g, ' ')

const KINDS: Record<string, Said> = {
  auto_reply: { text: 'automatic reply', tone: 'plain' },
  out_of_office: { text: 'out of office', tone: 'plain' },
  bounce: { text: 'did not arrive', tone: 'bad' },
  list: { text: 'from a mailing list', tone: 'plain' },
  delivery_note: { text: 'delivery note', tone: 'plain' },
  invitation: { text: 'invitation', tone: 'good' },
  cancellation: { text: 'cancellation', tone: 'warn' },
}

/** Nothing for what a person wrote: that is the rule. */
export const sayKind = (kind: string): Said | null => KINDS[kind] ?? null

export const scoreTone = (score: number): Tone =>
  score >= 95 ? 'good' : score >= 50 ? 'info' : score >= 20 ? 'warn' : 'bad'

export const PARTSTAT: Record<NonNullable<Attendee['partstat']>, Said> = {
  accepted: { text: 'calendar: accepted', tone: 'good' },
  declined: { text: 'calendar: declined', tone: 'bad' },
  tentative: { text: 'calendar: tentative', tone: 'warn' },
}
