import { Temporal } from 'temporal-polyfill'
import type { Act, Environment, Machine, Oracle } from '#testing/simulator/types.ts'
import type { Rules } from './oracle.ts'
import type { Network } from './outreach-network.ts'
import type { Stage } from './stage.ts'

const none = (lane: string) => ({ lane, people: 0 as const })

/** What each tool may do, written down a second time. */
export const OUTREACH_TOOLS: Rules['tools'] = {
  send_message: { effect: 'irreversible', permit: none('SEND_MESSAGES') },
  browser_navigate: { effect: 'read', permit: none('LOOK_AT_PAGES') },
  browser_click: { effect: 'read', permit: none('USE_PAGES') },
  browser_type: { effect: 'read', permit: none('USE_PAGES') },
  python_execute: { effect: 'read', permit: none('RUN_SCRIPTS') },
}

interface Known {
  network: Network
  governor: { time_zone: string; caps: Record<string, { day: number; week: number }>; pace: { most_seconds: number } }
}

/** Longer than a frozen machine may take from asking whether somebody is there to acting. */
const AWAY_MS = 25_000

/**
 * No message without a used grant of exactly these bytes and this recipient; none twice; none to anybody who answered or
 * asked to be left alone before; no more than the caps; none while nobody is at the desk. No code of the pack.
 */
export function checkOutreach(environment: Environment, { rows }: Stage, { network, governor }: Known) {
  const looks = new Map<string, { replies: number }>()
  let awaySinceMs: number | null = null

  async function arrives(_machine: Machine, act: Act, breach: Oracle['breach']): Promise<void> {
    if (act.tool !== 'send_message' || !act.to) return
    const { text, step } = act.input as { text: string; step: number }
    const [stands] = await rows<Stands>(STANDS, [act.workspace, act.run, act.to, text])
    const to = `a message to ${act.to}`
    if (!stands) return breach('grant', `${to} belongs to no lead`)
    if (stands.granted === 0) breach('grant', `${to}: nobody granted these words to this person`)
    if (stands.sent > 1) breach('twice', `${to}: ${stands.sent} intents carry these words`)
    if (stands.replied) breach('answered', `${to} goes out although an answer was known`)
    if (stands.suppressed) breach('answered', `${to} goes out although they asked to be left alone`)
    if (stands.rejected) breach('answered', `${to} goes out although a person had rejected them`)
    const look = looks.get(`${act.run} ${act.to}`)
    if (step > 1 && !look) breach('answered', `${to} goes out without a look at the conversation`)
    if (step > 1 && look && look.replies > 0) breach('answered', `${to} goes out although an answer stood there`)
    if (awaySinceMs !== null && environment.schedule.nowMs() - awaySinceMs > AWAY_MS)
      breach('presence', `${to} goes out while nobody is at the desk`)
  }

  async function final(breach: Oracle['breach']): Promise<void> {
    const seen = new Map<string, number>()
    for (const { url, kind, text } of network.arrived) {
      const key = `${kind} ${url} ${text}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
      seen.set(`${kind} ${url}`, (seen.get(`${kind} ${url}`) ?? 0) + 1)
    }
    for (const [what, n] of seen) if (n > 1) breach('twice', `${what} arrived ${n} times`)
    const sent = await rows<{ kind: string; at: string }>(INTENDED, [environment.workspaces])
    for (const [what, n, cap] of overCap(sent, governor)) breach('cap', `${n} of ${what}; the cap is ${cap}`)
    const kept = await rows<{ n: number }>(UNGRANTED, [environment.workspaces])
    if (kept.length > 0) breach('grant', `${kept.length} messages stand there that nobody granted`)
    const untrue = await rows<{ url: string; content: string }>(SENT, [environment.workspaces])
    for (const { url, content } of untrue)
      if (!network.arrived.some((a) => a.url === url && a.text === content))
        breach('evidence', `a message to ${url} is sent by the tables and never arrived`)
  }

  return {
    arrives,
    final,
    looked: (run: string, url: string, replies: number) => void looks.set(`${run} ${url}`, { replies }),
    away(sinceMs: number | null) {
      awaySinceMs = sinceMs
    },
  }
}

interface Stands {
  granted: number
  sent: number
  replied: boolean
  suppressed: boolean
  rejected: boolean
}

const STANDS = `select
  (select count(*)::int from kernel.approvals a join kernel.grants g on g.workspace_id = $1 and g.approval_id = a.approval_id
    join kernel.inbox i on i.workspace_id = $1 and i.kind = 'approval.decide' and i.person = g.person
      and i.content ->> 'approval_id' = a.approval_id::text and i.content ->> 'action_hash' = a.action_hash
      and i.content ->> 'decision' = 'grant' and i.content ->> 'role' = 'OWNER'
    where a.workspace_id = $1 and a.status = 'used' and a.action = 'generate_message' and a.recipient = $3
      and a.content::jsonb #>> '{action,message,content}' = $4 and g.used_by is not null and g.role = 'OWNER') as granted,
  (select count(*)::int from kernel.intents i where i.workspace_id = $1 and i.tool = 'send_message' and i.status <> 'not_done'
    and i.request::jsonb #>> '{parameters,profile_url}' = $3 and i.request::jsonb #>> '{parameters,text}' = $4) as sent,
  exists (select 1 from outreach.replies r where r.workspace_id = $1 and r.lead_id = l.id and r.seen_at < mine.created_at) as replied,
  exists (select 1 from outreach.suppressions s where s.lifted_at is null and s.kind = 'profile' and s.suppressed_at < mine.created_at
    and s.key_hash = outreach.suppression_key('profile', $3)) as suppressed,
  exists (select 1 from kernel.inbox i where i.workspace_id = $1 and i.kind = 'outreach.reject_lead' and i.outcome = 'done'
    and i.content ->> 'lead_id' = l.id::text and i.consumed_at < mine.created_at) as rejected
  from outreach.leads l join kernel.intents mine on mine.workspace_id = $1 and mine.run_id = $2
  where l.workspace_id = $1 and l.profile_url = $3`

/** What was not done has reached nobody, and its share is given back; what nobody knows counts. */
const INTENDED = `select case request::jsonb #>> '{parameters,type}' when 'connection_request' then 'connect' else 'message' end as kind,
    created_at as at from kernel.intents where workspace_id = any($1) and tool = 'send_message' and status <> 'not_done'
  union all select 'view', created_at from kernel.intents where workspace_id = any($1) and tool like 'browser_%'`

const UNGRANTED = `select 1 as n from outreach.messages m where m.workspace_id = any($1) and not exists (
  select 1 from kernel.approvals a join kernel.grants g using (workspace_id, approval_id)
  where a.workspace_id = m.workspace_id and a.approval_id = m.approval_id and a.status = 'used' and g.used_by is not null
    and a.content::jsonb #>> '{action,message,content}' = m.content)`

const SENT = `select l.profile_url as url, m.content from outreach.messages m join outreach.leads l
  on l.workspace_id = m.workspace_id and l.id = m.lead_id where m.workspace_id = any($1) and m.status = 'sent'`

/** Counted by the day and week where the person lives. What was allowed before midnight may be written down after it. */
function overCap(
  sent: Array<{ kind: string; at: string }>,
  { time_zone, caps }: Known['governor'],
): Array<[what: string, n: number, cap: number]> {
  const counts = new Map<string, { n: number; cap: number }>()
  for (const { kind, at } of sent) {
    const day = Temporal.Instant.from(new Date(at).toISOString()).toZonedDateTimeISO(time_zone)
    if (day.hour === 0 && day.minute < 2) continue
    const monday = day.toPlainDate().subtract({ days: day.dayOfWeek - 1 })
    for (const [span, cap] of [
      [`day ${day.toPlainDate()}`, caps[kind]?.day ?? 0],
      [`week ${monday}`, caps[kind]?.week ?? 0],
    ] as const) {
      const known = counts.get(`${kind} ${span}`) ?? { n: 0, cap }
      counts.set(`${kind} ${span}`, { n: known.n + 1, cap })
    }
  }
  return [...counts].filter(([, { n, cap }]) => n > cap).map(([what, { n, cap }]) => [what, n, cap])
}
