import type { Act, Environment, Machine, Oracle } from '#testing/simulator/types.ts'
import type { Rules } from './oracle.ts'
import type { FakeMail, Guest } from './scheduling-mail.ts'
import { YES } from './scheduling-mail.ts'
import type { Stage } from './stage.ts'

const mail = (lane: string, people: 0 | 1 = 0) => ({
  ...{ effect: 'irreversible' as const, permit: { lane, people, role: 'ASSISTANT' } },
})

export const SCHEDULING_TOOLS: Rules['tools'] = {
  send_first_mail: mail('FIRST_CONTACT', 1),
  send_mail: mail('GO_ON_WRITING'),
  send_drafted_mail: mail('SEND_DRAFT', 1),
  send_drafted_invitation: mail('SEND_DRAFT', 1),
  send_invitation: mail('INVITE'),
  send_cancellation: mail('INVITE'),
  look_for_times: { effect: 'read', permit: { lane: 'LOOK_AT_CALENDARS', people: 0 } },
  keep_event: { effect: 'idempotent', permit: { lane: 'KEEP_CALENDAR', people: 0 } },
}

interface MailSent {
  attendee_id: string
  slot: number
  action: number
  to: { name: string; address: string }
}

interface StoredEvent {
  step: 'hold' | 'confirm' | 'release'
  slot: number
  event: { uid: string; starts_at: string }
}

/**
 * One event, agreed to by everybody who must, at a time that a person chose; no mail twice, none to strangers, none to
 * who was removed; what was cancelled stays so. Agreement is what the guests really wrote, read by another hand.
 */
export function checkScheduling(
  environment: Environment,
  { rows }: Stage,
  { mail: mailService, guests }: { mail: FakeMail; guests: Guest[] },
) {
  async function arrives(_machine: Machine, act: Act, breach: Oracle['breach']): Promise<void> {
    const [now] = await rows<Now>(NOW, [act.workspace, act.run])
    if (!now) return breach('intent', `${act.tool} runs without its intent`)
    if (act.tool === 'keep_event') return checkEvent(act.input as StoredEvent, now, act.workspace, breach)
    const sent = act.input as MailSent
    const guest = guests.find(({ address }) => address === sent.to.address)
    const what = `${act.tool} to ${act.to}`
    if (!guest || guest.id !== sent.attendee_id) return breach('stranger', `${what}: nobody of that address is asked`)
    if (act.to !== `${guest.name} <${guest.address}>`) breach('stranger', `${what}: that is not how they are called`)
    if (now.cancelled && act.tool !== 'send_cancellation')
      breach('cancelled', `${what} after the meeting was cancelled`)
    if (now.removed.includes(guest.id) && act.tool !== 'send_cancellation')
      breach('removed', `${what} after they were removed`)
    const gone = now.cancelled || now.closed.includes(guest.id) || now.status === 'asking'
    if (act.tool === 'send_cancellation' && !gone) breach('cancelled', `${what} and nobody cancelled anything`)
    if (act.tool === 'send_invitation') await needsYes(guest, sent.slot, act.workspace, what, breach)
  }

  async function checkEvent({ step, slot, event }: StoredEvent, now: Now, workspace: string, breach: Oracle['breach']) {
    if (step === 'release') return
    const what = `an event is ${step === 'hold' ? 'held' : 'confirmed'} at ${event.starts_at}`
    if (now.cancelled) breach('cancelled', `${what} after the meeting was cancelled`)
    if (!now.chosen.some((start) => Date.parse(start) === Date.parse(event.starts_at)))
      breach('agreement', `${what}, and nobody chose that time`)
    if (step !== 'confirm') return
    for (const guest of guests.filter(({ required, id }) => required && !now.closed.includes(id)))
      await needsYes(guest, slot, workspace, what, breach)
  }

  /** They wrote yes to a mail about this time, or a person counts them as if they had. */
  async function needsYes(guest: Guest, slot: number, workspace: string, what: string, breach: Oracle['breach']) {
    const [found] = await rows<{ yes: boolean }>(AGREED, [workspace, guest.id, slot, YES, guest.address])
    if (!found?.yes) breach('agreement', `${what}, and ${guest.name} never agreed to it`)
  }

  async function final(breach: Oracle['breach']): Promise<void> {
    const uids = new Set(mailService.written.map(({ uid }) => uid))
    if (uids.size > environment.workspaces.length) breach('twice', `${uids.size} events were made of one meeting`)
    const ids = new Set<string>()
    for (const { messageId, to } of mailService.messages) {
      if (ids.has(messageId)) breach('twice', `a mail to ${to} went out twice`)
      ids.add(messageId)
    }
    for (const { what } of await rows<{ what: string }>(TWICE, [environment.workspaces])) breach('twice', what)
    const intended = await rows<{ run: string; to: string; text: string; subject: string }>(INTENDED, [
      environment.workspaces,
    ])
    for (const message of mailService.messages) {
      const meant = intended.find(({ run }) => run === message.run)
      const same = meant && meant.to === message.to && meant.text === message.text && meant.subject === message.subject
      if (!same) breach('bytes', `a mail to ${message.to} is not what was intended`)
    }
    for (const { status, starts_at } of await rows<{ status: string; starts_at: string }>(ENDED, [
      environment.workspaces,
    ])) {
      // No writer can take back what a calendar carries out long after it was given up: docs/concepts/trust.md.
      const left = [...mailService.events.values()].filter(({ uid }) => !mailService.strays.has(uid))
      if (status === 'cancelled' && left.some((event) => event.status !== 'cancelled'))
        breach('cancelled', 'the meeting is cancelled and stands in the calendar')
      if (status === 'over' && left.some(({ start }) => Date.parse(start) !== Date.parse(starts_at)))
        breach('agreement', 'the calendar has another time than the meeting')
    }
  }

  return { arrives, final }
}

interface Now {
  status: string
  cancelled: boolean
  removed: string[]
  closed: string[]
  chosen: string[]
}

/** As it stood when the intent was written down. */
const NOW = `select m.status,
    exists (select 1 from kernel.inbox i where i.workspace_id = $1 and i.kind = 'meeting.cancel' and i.outcome = 'done'
      and i.consumed_at < mine.created_at) as cancelled,
    (select coalesce(jsonb_agg(i.content ->> 'attendee_id'), '[]') from kernel.inbox i where i.workspace_id = $1
      and i.kind = 'meeting.remove' and i.outcome = 'done' and i.consumed_at < mine.created_at) as removed,
    (select coalesce(jsonb_agg(a.attendee_id), '[]') from scheduling.attendees a where a.workspace_id = $1 and a.closed_why is not null) as closed,
    (select coalesce(jsonb_agg(t.start), '[]') from (
      select i.content ->> 'start' as start from kernel.inbox i where i.workspace_id = $1 and i.kind in ('meeting.begin', 'meeting.choose')
      union all select a ->> 'start' from scheduling.questions q cross join lateral jsonb_array_elements(q.alternatives) a
        where q.workspace_id = $1 and q.choice = 'take_their_time') t) as chosen
  from scheduling.meetings m join kernel.intents mine on mine.workspace_id = $1 and mine.run_id = $2 where m.workspace_id = $1`

const AGREED = `select exists (
    select 1 from kernel.inbox i join kernel.intents o on o.workspace_id = $1 and o.tool like 'send_%'
      and o.request::jsonb #>> '{parameters,message_id}' = i.content ->> 'answers'
    where i.workspace_id = $1 and i.kind = 'mail.received' and i.person = 'post' and i.content ->> 'attendee_id' = $2::text
      and i.content ->> 'text' = $4 and i.content ->> 'from' = $5 and (i.content ->> 'trusted')::boolean
      and (o.request::jsonb #>> '{parameters,slot}')::int = $3::int)
  or exists (select 1 from scheduling.questions q where q.workspace_id = $1 and q.attendee_id = $2::uuid and q.choice = 'count_as_yes') as yes`

const TWICE = `select 'action ' || (i.request::jsonb #>> '{parameters,action}') || ' was mailed ' || count(*) || ' times' as what
  from kernel.intents i where i.workspace_id = any($1) and i.tool in ('send_first_mail', 'send_mail') and i.status <> 'not_done'
  group by i.workspace_id, i.request::jsonb #>> '{parameters,attendee_id}', i.request::jsonb #>> '{parameters,action}' having count(*) > 1`

const INTENDED = `select run_id as run, request::jsonb #>> '{parameters,text}' as text, request::jsonb #>> '{parameters,subject}' as subject,
    (request::jsonb #>> '{parameters,to,name}') || ' <' || (request::jsonb #>> '{parameters,to,address}') || '>' as to
  from kernel.intents where workspace_id = any($1) and tool like 'send_%'`

const ENDED = 'select status, starts_at from scheduling.meetings where workspace_id = any($1)'
