import type { Lanewright } from '#host/open.ts'

/** What may be done at all: each tool's lane and how many people must have granted it. Written down here, not read from the policy. */
export type Allowed = Readonly<Record<string, { lane: string; people: 0 | 1 | 2 }>>

export interface Witnessed {
  lw: Lanewright
  pack: string
  allowed: Allowed
  /** Agent calls that were answered, per workspace: counted where they were made. */
  calls: ReadonlyMap<string, number>
}

export interface Found {
  breaches: string[]
  refused: number
  entries: number
  /** Intents by tool that were verified. */
  done: Record<string, number>
}

interface Counted {
  ws: string
  rows: number
  used: number
  logged: number
  refused: number
  told: number
}

interface IntentRow {
  ws: string
  tool: string
  run: string
  lane: string
  hash: string
  status: string
  approval: { hash: string; status: string; people: number } | null
  grants: Array<{ person: string; hash: string; used_by: string }>
  allowed: number
}

/** What holds of every pack: each call is logged with a verdict, nothing ran outside its lane or its grant, the ledger verifies and replays. */
export async function checkKernel({ lw, pack: app, allowed, calls }: Witnessed): Promise<Found> {
  const breaches: string[] = []
  const query = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await lw.database.pool('auditor').query(sql, values)).rows as T[]

  const counted = await query<Counted>(COUNTS, [app])
  for (const [ws, made] of calls) {
    const c = counted.find((row) => row.ws === ws)
    if (c?.rows !== made || c.used !== made || c.logged !== made)
      breaches.push(`${ws}: ${made} calls were made; recorded ${JSON.stringify(c)}`)
    if (c?.refused !== c?.told) breaches.push(`${ws}: ${c?.refused} refusals, ${c?.told} of them in the audit log`)
  }
  for (const [what, sql] of Object.entries(NEVER)) {
    const rows = await query(sql)
    if (rows.length > 0) breaches.push(`${rows.length} ${what}, e.g. ${JSON.stringify(rows[0])}`)
  }
  const done: Record<string, number> = {}
  for (const intent of await query<IntentRow>(INTENTS, [app])) {
    if (intent.status === 'verified') done[intent.tool] = (done[intent.tool] ?? 0) + 1
    const wrong = wrongWith(intent, allowed)
    if (wrong) breaches.push(`${intent.tool} of run ${intent.run} in ${intent.ws}: ${wrong}`)
  }
  const verified = await lw.verify()
  if (!verified.ok) breaches.push(`verify: ${JSON.stringify(verified.first_bad)}`)
  for (const { ws } of counted) {
    const replayed = await lw.replay(ws)
    if (!replayed.ok) breaches.push(`replay of ${ws}: ${JSON.stringify(replayed.first)}`)
  }
  return { breaches, refused: counted.reduce((sum, c) => sum + c.refused, 0), entries: verified.entries, done }
}

function wrongWith(intent: IntentRow, allowed: Allowed): string | null {
  const known = allowed[intent.tool]
  if (!known) return 'it must never run'
  if (intent.lane !== known.lane) return `it ran in lane ${intent.lane}`
  if (intent.allowed !== 1) return `${intent.allowed} decisions allow it in its lane`
  if (known.people === 0) return null
  if (intent.approval?.status !== 'used' || intent.approval.people !== known.people)
    return 'its approval is not used up'
  if (intent.approval.hash !== intent.hash) return 'its approval is for other bytes'
  const good = intent.grants.filter((g) => g.hash === intent.hash && g.used_by === intent.run)
  if (new Set(good.map((g) => g.person)).size !== known.people) return 'its grants are not those that the lane asks for'
  return null
}

/** Calls as rows, as counted by the budget, as events with an audit entry of the same commit; refusals on both sides. */
const COUNTS = `
  select w.workspace_id as ws,
    (select count(*)::int from kernel.agent_calls c where c.workspace_id = w.workspace_id) as rows,
    (select u.agent_calls::int from kernel.usage u where u.workspace_id = w.workspace_id) as used,
    (select count(*)::int from (
      select e.seq, lead(e.seq, 1, 9223372036854775807) over (order by e.seq) as until from kernel.event_log e
      where e.workspace_id = w.workspace_id and e.entity_type = 'kernel.agent_calls') call
     where exists (select 1 from kernel.audit_log a where a.workspace_id = w.workspace_id and a.seq > call.seq and a.seq < call.until)) as logged,
    (select count(*)::int from kernel.agent_calls c where c.workspace_id = w.workspace_id and not (c.verdict ->> 'ok')::boolean) as refused,
    (select count(*)::int from kernel.audit_log a where a.workspace_id = w.workspace_id and a.payload::jsonb #>> '{target,target_type}' = 'proposal'
      and a.payload::jsonb ->> 'outcome' in ('deny', 'failure')) as told
  from kernel.workspaces w where w.pack = $1`

const INTENTS = `
  select i.workspace_id as ws, i.tool, i.run_id as run, i.lane_id as lane, i.action_hash as hash, i.status,
    (select jsonb_build_object('hash', a.action_hash, 'status', a.status, 'people', a.people_needed)
     from kernel.approvals a where a.workspace_id = i.workspace_id and a.approval_id = i.approval_id) as approval,
    (select coalesce(jsonb_agg(jsonb_build_object('person', g.person, 'hash', g.action_hash, 'used_by', g.used_by)), '[]')
     from kernel.grants g where g.workspace_id = i.workspace_id and g.approval_id = i.approval_id) as grants,
    coalesce(d.n, 0)::int as allowed
  from kernel.intents i join kernel.workspaces w on w.workspace_id = i.workspace_id and w.pack = $1 left join (
    select l.workspace_id, l.payload::jsonb ->> 'run_id' as run, l.payload::jsonb ->> 'lane_id' as lane, l.payload::jsonb ->> 'request_hash_sha256' as hash, count(*) as n
    from kernel.audit_log l where l.action_type = 'authz_decision' and l.payload::jsonb ->> 'outcome' = 'allow'
    group by 1, 2, 3, 4) d
    on d.workspace_id = i.workspace_id and d.run = i.run_id::text and d.lane = i.lane_id and d.hash = i.action_hash`

/** Sentence -> the rows that would break it. */
const NEVER: Record<string, string> = {
  'workspaces in error, now or ever': `
    select workspace_id, seq from kernel.event_log where entity_type = 'kernel.workspaces' and change_payload::jsonb #>> '{row,status}' = 'error'`,
  'tasks done without a verification of every required effect': `
    select t.workspace_id, t.task_id from kernel.tasks t where t.status = 'done' and not exists (
      select 1 from kernel.verifications v where v.workspace_id = t.workspace_id and v.task_id = t.task_id and v.kind = 'done'
        and (v.person is not null or jsonb_array_length(t.required_effects) > 0)
        and jsonb_array_length(v.results) = jsonb_array_length(t.required_effects)
        and not exists (select 1 from jsonb_array_elements(v.results) r where not exists (
          select 1 from kernel.evidence e where e.workspace_id = t.workspace_id and e.evidence_id = (r ->> 'evidence_id')::uuid and e.found)))`,
  'grants used more than once': `
    select workspace_id, used_by, action_hash from kernel.grants g where used_by is not null
    and (select count(*) from kernel.intents i where i.workspace_id = g.workspace_id and i.approval_id = g.approval_id and i.run_id = g.used_by) > 1`,
  'approvals used that nobody granted': `
    select a.workspace_id, a.approval_id from kernel.approvals a where a.status = 'used' and a.people_needed > (
      select count(distinct g.person) from kernel.grants g where g.workspace_id = a.workspace_id and g.approval_id = a.approval_id and g.action_hash = a.action_hash and g.used_by is not null)`,
  'effects verified without evidence or a person': `
    select i.workspace_id, i.intent_id from kernel.intents i where i.status = 'verified' and i.decided_by is null and not exists (
      select 1 from kernel.evidence e where e.workspace_id = i.workspace_id and e.intent_id = i.intent_id and e.found)`,
  'effects intended again although it was not known that nothing had happened': `
    select workspace_id, tool, key from (select workspace_id, tool, regexp_replace(idempotency_key, '#\\d+:', ':') as key, status from kernel.intents) i
    where status <> 'not_done' group by 1, 2, 3 having count(*) > 1`,
  'intents left open': `select workspace_id, intent_id from kernel.intents where status = 'open'`,
}
