import { validate } from 'uuid'
import { answered, requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { DEMO } from '#host/scheduling/mail-file.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { MeetingGoal } from '../contracts.ts'
import { isTimeZone } from '../domain/decide/goal.ts'
import { answerAs, messagesOf } from './demo-messages.ts'
import type { OpenMailService } from './mail-service.ts'
import { requireMeeting } from './meeting-id.ts'
import { listMeetings } from './meetings-list.ts'
import type { MailView, MeetingBoard, MeetingsService, NewAttendee, NewMeeting } from './meetings-service.ts'

/** Meetings over a product in this process. */
export function meetingsOf(lw: Lanewright, mail: OpenMailService): MeetingsService {
  const board = async (id: string) =>
    (await lw.view(await requireMeeting(lw, id), 'scheduling', 'board')) as unknown as MeetingBoard
  return {
    list: () => listMeetings(lw.database.pool('auditor')),
    create: (wanted, person) => answered(() => createMeeting(lw, mail, wanted, person)),
    show: (id) => answered(() => board(id)),
    thread: (id, attendee) =>
      answered(async () => {
        const workspace = await requireMeeting(lw, id)
        if (!validate(attendee)) throw unknownAttendee()
        return (await lw.view(workspace, 'scheduling', 'thread', { attendee_id: attendee })) as unknown as {
          mails: MailView[]
        }
      }),
    addAttendee: (id, attendee, person) =>
      answered(async () => addAttendee(lw, await requireMeeting(lw, id), attendee, requirePerson(person))),
    mail: () => ({
      accounts: [DEMO, ...mail.settings.accounts.keys()].map((name) => ({
        name,
        address: mail.sender(name).address,
        built_in: name === DEMO,
      })),
      calendars: [
        { name: DEMO, kind: 'built_in' },
        ...[...mail.settings.calendars].map(([name, { kind }]) => ({ name, kind })),
      ],
    }),
    messages: (id, attendee) => answered(async () => messagesOf(mail, playable(await board(id)), attendee)),
    answer: (id, attendee, answer) => answered(async () => answerAs(mail, playable(await board(id)), attendee, answer)),
  }
}

/** All attendees first, then the begin: a meeting that was cut short in between asks nobody, and can be gone on with. */
async function createMeeting(
  lw: Lanewright,
  mail: OpenMailService,
  wanted: NewMeeting,
  given: string,
): Promise<{ id: string }> {
  const person = requirePerson(given)
  const { attendees, start, ...goal } = wanted
  if (attendees.length === 0)
    throw new Failure('meeting.nobody', 'nobody is asked to this meeting', 'Name at least one attendee.')
  const whole: MeetingGoal = { ...goal, from: mail.sender(goal.account) }
  checkAttendees(attendees, whole)
  if (start !== undefined && Date.parse(start) <= lw.deps.clock.nowMs())
    throw new Failure('meeting.time_past', 'that time is over', 'Choose a time that is still to come.')
  for (const name of goal.calendars ?? []) await mail.calendar(name)
  const id = await lw.create({ pack: 'scheduling', name: goal.title, goal: { ...whole } })
  for (const attendee of attendees) await addAttendee(lw, id, attendee, person)
  const sent = await lw.send(id, person, 'meeting.begin', start === undefined ? {} : { start })
  if (!sent.ok) throw failureOf(sent.refusal)
  return { id }
}

/** Said before anything is made: a meeting that begins without somebody who was named would not tell. */
function checkAttendees(attendees: NewAttendee[], { from }: MeetingGoal): void {
  const seen = new Set([from.address.toLowerCase()])
  for (const { email, time_zone } of attendees) {
    if (typeof email !== 'string') throw new Failure('attendee.email', 'somebody has no address', 'Give everybody one.')
    if (seen.has(email.toLowerCase()))
      throw new Failure('attendee.twice', `${email} is named twice, or sends the mails`, 'Name each person once.')
    seen.add(email.toLowerCase())
    if (time_zone !== undefined && !isTimeZone(time_zone))
      throw new Failure('attendee.time_zone', `${time_zone} is no time zone`, 'Write it like Europe/Berlin.')
  }
}

async function addAttendee(lw: Lanewright, workspace: string, attendee: NewAttendee, person: string) {
  const attendee_id = lw.deps.ids.uuid()
  const sent = await lw.send(workspace, person, 'meeting.attendee', { attendee_id, ...attendee }, attendee_id)
  if (!sent.ok) throw failureOf(sent.refusal)
  return { item: sent.itemId, attendee_id }
}

const failureOf = ({ code, message, next }: { code: string; message: string; next: string }) =>
  new Failure(code, message, next)

export const unknownAttendee = () =>
  new Failure('attendee.unknown', 'the meeting has no such attendee', 'Look at its attendees again.')

/** Only where nobody real is at the other end may somebody play them. */
function playable(board: MeetingBoard): MeetingBoard {
  if (board.goal.account === DEMO) return board
  throw new Failure('demo.real_people', 'the attendees of this meeting are real people', 'Wait for their answers.')
}
