import type { Oracle } from '#testing/simulator/types.ts'
import type { Stage } from './stage.ts'

/**
 * Nothing is deleted without a yes to exactly this task, and a yes deletes once; a turn acts once; a reminder is told
 * once; the history tells the tasks. Read from the log and from what the person sent, with no code of the pack.
 */
export async function checkTasks({ rows }: Stage, workspace: string, breach: Oracle['breach']): Promise<void> {
  const gone = await rows<{ task_id: string; n: number }>(DELETED, [workspace])
  const entries = await rows<{ task_id: string; n: number }>(DELETED_TOLD, [workspace])
  const result = new Map(entries.map(({ task_id, n }) => [task_id, n]))
  for (const { task_id, n } of gone)
    if (result.get(task_id) !== n)
      breach('history', `task ${task_id} went ${n} times, told ${result.get(task_id) ?? 0}`)
  for (const deleted of await rows<Deletion>(DELETIONS, [workspace])) {
    const wrong = wrongWith(deleted)
    if (wrong) breach('unconfirmed', `task ${deleted.task_id} was deleted: ${wrong}`)
  }
  for (const { rule, what } of await rows<{ rule: string; what: string }>(NEVER, [workspace])) breach(rule, what)
}

interface Deletion {
  task_id: string
  by: string
  version: number
  kind: string | null
  message: string | null
  said: { message?: string | null; yes?: boolean; confirmation_id?: string } | null
  turn_conversation: string | null
  confirmation_id: string | null
  conversation_id: string | null
  task_version: number
  in_time: boolean
  uses: number
}

const YES = /\b(y|yes|ok|okay|sure|go ahead|confirm|do it)\b/i
const NO = /\b(no|not|don't|never|cancel)\b/i

function wrongWith(d: Deletion): string | null {
  if (d.by !== 'chat') return `by ${d.by}`
  if (!d.said) return 'the person never sent that turn'
  if (!d.confirmation_id) return 'no confirmation was spent'
  if (d.task_version !== d.version) return 'the yes was to another version'
  if (!d.in_time) return 'the yes came too late'
  if (d.uses !== 1) return `one yes deleted ${d.uses} times`
  if (d.kind === 'answer')
    return d.said.yes === true && d.said.confirmation_id === d.confirmation_id ? null : 'the answer was no yes to it'
  if (d.kind !== 'message') return `a ${d.kind} deleted by itself`
  if (d.turn_conversation !== d.conversation_id) return 'the yes came from another conversation'
  const words = d.said.message ?? ''
  return YES.test(words) && !NO.test(words) ? null : `the person said ${JSON.stringify(words.slice(0, 80))}`
}

const DELETED = `select entity_id as task_id, count(*)::int as n from kernel.event_log
  where workspace_id = $1 and entity_type = 'tasks.tasks' and change_payload::jsonb ->> 'op' = 'delete' group by 1`

const DELETED_TOLD = `select task_id, count(*)::int as n from tasks.history
  where workspace_id = $1 and after is null group by 1`

const DELETIONS = `select h.task_id, h.by, (h.before ->> 'version')::int as version, t.kind,
    (select i.content from kernel.inbox i where i.workspace_id = $1 and i.content ->> 'turn_id' = h.turn_id::text
       and i.content ->> 'user_id' = (select p.user_id from tasks.people p where p.workspace_id = $1) limit 1) as said,
    t.conversation_id as turn_conversation, c.confirmation_id, c.conversation_id, c.task_version,
    c.closed_at <= c.expires_at as in_time,
    (select count(*)::int from tasks.history o where o.workspace_id = $1 and o.operation = 'delete' and o.task_id = h.task_id and o.at = h.at) as uses
  from tasks.history h
  left join tasks.turns t on t.workspace_id = $1 and t.turn_id = h.turn_id
  left join tasks.confirmations c on c.workspace_id = $1 and c.task_id = h.task_id and c.status = 'used' and c.closed_at = h.at
  where h.workspace_id = $1 and h.operation = 'delete'`

/** Rows that must not be. */
const NEVER = `
  select 'twice' as rule, 'turn ' || turn_id || ' acted ' || count(distinct act) || ' times' as what
    from tasks.history where workspace_id = $1 and turn_id is not null group by turn_id having count(distinct act) > 1
  union all
  select 'twice', 'turn ' || turn_id || ' added ' || count(*) || ' tasks'
    from tasks.history h where workspace_id = $1 and turn_id is not null and operation = 'add'
      and not exists (select 1 from tasks.history c where c.workspace_id = $1 and c.act = h.act and c.operation = 'complete')
    group by turn_id having count(*) > 1
  union all
  select 'twice', used.n || ' confirmations are used, ' || gone.n || ' deletions stand behind them'
    from (select count(*) as n from tasks.confirmations where workspace_id = $1 and status = 'used') used,
      (select count(*) as n from tasks.history where workspace_id = $1 and operation = 'delete') gone where used.n <> gone.n
  union all
  select 'reminder', 'task ' || n.task_id || ' was told ' || count(*) || ' times for ' || r.moments || ' moments'
    from tasks.notices n cross join lateral (select count(distinct m) as moments from tasks.history h
      cross join lateral (values (h.before ->> 'remind_at'), (h.after ->> 'remind_at')) v(m)
      where h.workspace_id = $1 and h.task_id = n.task_id) r
    where n.workspace_id = $1 group by n.task_id, r.moments having count(*) > r.moments
  union all
  select 'reminder', 'task ' || n.task_id || ' was told before its time' from tasks.notices n
    where n.workspace_id = $1 and n.fired_at < (select min(m::timestamptz) from tasks.history h
      cross join lateral (values (h.before ->> 'remind_at'), (h.after ->> 'remind_at')) v(m)
      where h.workspace_id = $1 and h.task_id = n.task_id)
  union all
  select 'history', 'task ' || coalesce(t.task_id, l.task_id) || ' is not what its history says'
    from (select distinct on (task_id) task_id, after from tasks.history where workspace_id = $1 order by task_id, number desc) l
    full join (select task_id, version from tasks.tasks where workspace_id = $1) t on t.task_id = l.task_id
    where (t.task_id is null) <> (l.after is null) or t.version is distinct from (l.after ->> 'version')::int
  union all
  select 'lost', 'a turn of the person was never begun' from kernel.inbox i
    where i.workspace_id = $1 and i.kind in ('tasks.message', 'tasks.tool', 'tasks.answer') and i.outcome = 'done'
      and not exists (select 1 from tasks.turns t where t.workspace_id = $1 and t.turn_id::text = i.content ->> 'turn_id')
  union all
  select 'person', 'turn ' || t.turn_id || ' was sent by nobody' from tasks.turns t where t.workspace_id = $1
    and not exists (select 1 from kernel.inbox i where i.workspace_id = $1 and i.content ->> 'turn_id' = t.turn_id::text)
  union all
  select 'person', 'a turn of somebody else was taken' from tasks.turns t join kernel.inbox i on i.workspace_id = $1
    and i.content ->> 'turn_id' = t.turn_id::text where t.workspace_id = $1 and i.content ->> 'user_id' = 'somebody else'`
