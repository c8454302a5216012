import type { operations } from '#host/desk/api/paths.ts'
import type { Answer } from '#host/desk/api/types.ts'

/** What the API answers about meetings, by the names that this room uses. */

export type MeetingLine = Answer<'listMeetings'>['meetings'][number]
export type Board = Answer<'showMeeting'>
export type Meeting = NonNullable<Board['meeting']>
export type Attendee = Board['attendees'][number]
export type Question = Board['questions'][number]
export type Slot = Board['slots'][number]
export type Mail = Answer<'showThread'>['mails'][number]
export type Message = Answer<'listDemoMessages'>['messages'][number]
export type MailSetup = Answer<'getMail'>
export type NewMeeting = operations['createMeeting']['requestBody']['content']['application/json']
export type NewAttendee = NewMeeting['attendees'][number]
