import { isDeepStrictEqual } from 'node:util'
import { type Done, TOOLS } from './pack.ts'
import type { Storm } from './storm.ts'

export interface Judgement {
  calls: number
  refused: number
  executed: Record<string, number>
  entries: number
  breaches: string[]
}

interface IntentRow {
  ws: string
  key: string
  tool: string
  run: string
  lane: string
  hash: string
  effect: string
  request: string
  created_ms: number
  approval: { id: string; content: string; hash: string; status: string; people: number } | null
  grants: Array<{ person: string; role: string; hash: string; used_by: string }>
  allowed: number
}

/** Looks at the storm's traces with code of its own: the log, the tables and the book outside must tell one story. */
export async function judge({ lw, outside, tempers, calls, surprises }: Storm): Promise<Judgement> {
  const breaches = [...surprises]
  const query = async <T extends object>(sql: string): Promise<T[]> =>
    (await lw.database.pool('auditor').query(sql)).rows as T[]
  const none = async (what: string, sql: string) => {
    const rows = await query(sql)
    if (rows.length > 0) breaches.push(`${rows.length} ${what}, e.g. ${JSON.stringify(rows[0])}`)
  }

  const counted = await query<{
    ws: string
    rows: number
    used: number
    logged: number
    refused: number
    told: number
  }>(COUNTS)
  for (const [ws, made] of calls) {
    const c = counted.find((row) => row.ws === ws)
    if (c?.rows !== made || c.used !== made || c.logged !== made) {
      breaches.push(`${ws}: ${made} calls were made; recorded ${JSON.stringify(c)}`)
    }
    if (c?.refused !== c?.told) breaches.push(`${ws}: ${c?.refused} refusals, ${c?.told} of them in the audit log`)
  }
  for (const [what, sql] of Object.entries(NEVER)) await none(what, sql)

  const done = outside.read()
  const intents = new Map((await query<IntentRow>(INTENTS)).map((i) => [`${i.ws} ${i.run}`, i]))
  const times = new Map<string, number>()
  for (const line of done) {
    const id = `${line.ws} ${line.run}`
    times.set(id, (times.get(id) ?? 0) + 1)
    const problem = wrongWith(line, intents.get(id), times.get(id) as number)
    if (problem) breaches.push(`${line.tool} ${line.key} in ${line.ws}: ${problem}`)
    const temper = tempers.get(line.ws)
    const people = TOOLS[line.tool]?.people ?? 9
    if ((temper === 'never' && people > 0) || (temper === 'alone' && people > 1)) {
      breaches.push(`${line.tool} ran in ${line.ws}, where nobody granted it`)
    }
  }

  const idempotent = Object.keys(TOOLS).filter((tool) => TOOLS[tool]?.effect === 'idempotent')
  for (const line of outside.repeated()) {
    if (!idempotent.includes(line.split(' ')[1] ?? '')) breaches.push(`it happened twice outside: ${line}`)
  }
  const verified = await lw.verify()
  if (!verified.ok) breaches.push(`verify: ${JSON.stringify(verified.first_bad)}`)
  for (const ws of tempers.keys()) {
    const replayed = await lw.replay(ws)
    if (!replayed.ok) breaches.push(`replay of ${ws}: ${JSON.stringify(replayed.first)}`)
  }
  return {
    calls: [...calls.values()].reduce((a, b) => a + b, 0),
    refused: counted.reduce((sum, c) => sum + c.refused, 0),
    executed: Object.fromEntries(Object.keys(TOOLS).map((tool) => [tool, done.filter((d) => d.tool === tool).length])),
    entries: verified.entries,
    breaches,
  }
}

const MOST_ATTEMPTS = 3

function wrongWith(line: Done, intent: IntentRow | undefined, times: number): string | null {
  const known = TOOLS[line.tool]
  if (!known?.reachable) return 'it must never run'
  if (!intent) return 'it has no intent'
  const most = known.effect === 'idempotent' ? MOST_ATTEMPTS : 1
  if (times > most) return `it ran ${times} times for one intent`
  // A retry of what was surely not done has its number before the colon; the outside sees one key.
  if (intent.tool !== line.tool || intent.key.replace(/^(\w+)#\d+:/, '$1:') !== line.key) return 'its intent is another'
  if (intent.created_ms > line.atMs) return 'it ran before its intent'
  if (intent.lane !== known.lane) return `it ran in lane ${intent.lane}`
  if (intent.effect !== known.effect) return `it was intended as ${intent.effect}`
  if (!isDeepStrictEqual(JSON.parse(intent.request).parameters, line.input)) return 'it ran with other input'
  if (intent.allowed !== 1) return `${intent.allowed} decisions allow it in its lane`
  if (line.tool === 'send_parcel' && (line.input as { to: string }).to !== 'house')
    return 'its lane prohibits strangers'
  if (known.people === 0) return null
  if (intent.approval?.status !== 'used' || intent.approval.people !== known.people)
    return 'its approval is not used up'
  if (intent.approval.hash !== intent.hash) return 'its approval is for other bytes'
  if (!isDeepStrictEqual(JSON.parse(intent.approval.content).input?.parameters, line.input)) {
    return 'what was shown to the person is not what ran'
  }
  const good = intent.grants.filter((g) => g.hash === intent.hash && g.used_by === line.run && g.role === 'SENDER')
  if (new Set(good.map((g) => g.person)).size !== known.people) return 'its grants are not those that the lane asks for'
  return null
}

const OURS = `workspace_id in (select workspace_id from kernel.workspaces where pack = 'letters')`

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
  from kernel.workspaces w where w.pack = 'letters'`

const INTENTS = `
  select i.workspace_id as ws, i.idempotency_key as key, i.tool, i.run_id as run, i.lane_id as lane, i.action_hash as hash, i.effect, i.request,
    (extract(epoch from i.created_at) * 1000)::float8 as created_ms,
    (select jsonb_build_object('id', a.approval_id, 'content', a.content, 'hash', a.action_hash, 'status', a.status, 'people', a.people_needed)
     from kernel.approvals a where a.workspace_id = i.workspace_id and a.approval_id = i.approval_id) as approval,
    (select coalesce(jsonb_agg(jsonb_build_object('person', g.person, 'role', g.role, 'hash', g.action_hash, 'used_by', g.used_by)), '[]')
     from kernel.grants g where g.workspace_id = i.workspace_id and g.approval_id = i.approval_id) as grants,
    coalesce(d.n, 0)::int as allowed
  from kernel.intents i left join (
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
    and (select count(*) from kernel.intents i where i.workspace_id = g.workspace_id and i.approval_id = g.approval_id) > 1`,
  'artifacts kept without a used grant': `
    select a.workspace_id, a.artifact_id from kernel.artifacts a where ${OURS.replace('workspace_id', 'a.workspace_id')} and not exists (
      select 1 from kernel.grants g where g.workspace_id = a.workspace_id and g.used_by = a.run_id)`,
  'effects verified without evidence or a person': `
    select i.workspace_id, i.intent_id from kernel.intents i where i.status = 'verified' and i.decided_by is null and not exists (
      select 1 from kernel.evidence e where e.workspace_id = i.workspace_id and e.intent_id = i.intent_id and e.found)`,
  'effects intended again although it was not known that nothing had happened': `
    select workspace_id, tool, key from (select workspace_id, tool, regexp_replace(idempotency_key, '#\\d+:', ':') as key, status from kernel.intents) i
    where status <> 'not_done' group by 1, 2, 3 having count(*) > 1`,
  'intents left open': `select workspace_id, intent_id from kernel.intents where status = 'open'`,
  'rows of a foreign workspace in the drafts': `
    select l.workspace_id from letters.letters l where not exists (
      select 1 from kernel.workspaces w where w.workspace_id = l.workspace_id and w.pack = 'letters')`,
}
