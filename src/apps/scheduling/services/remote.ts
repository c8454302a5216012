import { answered } from '#host/answers.ts'
import { type Address, clientOf } from '#host/server/client.ts'
import type { MailOverview, MeetingsService } from './meetings-service.ts'

/** Everything that a command needs of meetings, behind the running server. */
export type RemoteMeetings = Omit<MeetingsService, 'mail'> & { mail(): Promise<MailOverview> | MailOverview }

export function remoteMeetings(address: Address): RemoteMeetings {
  const { get, post } = clientOf(address)
  const at = (id: string, rest = '') => `/meetings/${encodeURIComponent(id)}${rest}`
  const of = (id: string, attendee: string, rest: string) => at(id, `/attendees/${encodeURIComponent(attendee)}${rest}`)
  return {
    list: async () => (await get<{ meetings: never }>('/meetings')).meetings,
    create: (wanted) => answered(() => post('/meetings', wanted)),
    show: (id) => answered(() => get(at(id))),
    thread: (id, attendee) => answered(() => get(of(id, attendee, '/thread'))),
    addAttendee: (id, attendee) => answered(() => post(at(id, '/attendees'), attendee)),
    mail: () => get('/mail'),
    messages: (id, attendee) => answered(() => get(of(id, attendee, '/messages'))),
    answer: (id, attendee, answer) => answered(() => post(of(id, attendee, '/messages'), answer)),
  }
}
