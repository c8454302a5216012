/** What people and programs may look at: SQL with $1 = workspace and $2 = parameters as jsonb, each one jsonb value. */

const FILTER = `k.workspace_id = $1
  and ($2 ->> 'status' is null or k.status = $2 ->> 'status')
  and ($2 ->> 'list' is null or k.list = $2 ->> 'list')
  and ($2 ->> 'label' is null or k.labels ? ($2 ->> 'label'))
  and ($2 ->> 'priority' is null or k.priority = ($2 ->> 'priority')::integer)
  and ($2 ->> 'due_before' is null or k.due_on < ($2 ->> 'due_before')::date)`

/** One row more than the page tells whether there is another page. */
const page = (order: string, more = '', skip = '') => `
  select jsonb_build_object('tasks', coalesce(jsonb_agg(tasks.shape(p.task, '') order by p.n), '[]')) from (
    select k as task, row_number() over (order by ${order}) as n from tasks.tasks k where ${FILTER} ${more}
    order by ${order} ${skip} limit ($2 ->> 'limit')::integer + 1) p`

const SKIP = `offset coalesce(($2 ->> 'cursor')::bigint, 0)`

/** What waits for a yes in the conversation that `id` names. */
const pending = (id: string) => `(
    select jsonb_build_object('confirmation_id', p.confirmation_id, 'action_type', 'DELETE_TASK', 'task_id', p.task_id,
      'task_description', p.task_description, 'created_at', kernel.stamp(p.created_at), 'expires_at', kernel.stamp(p.expires_at))
    from tasks.confirmations p where p.workspace_id = $1 and p.conversation_id = ${id} and p.status = 'open')`

export const views: Record<string, string> = {
  newest: page('k.number desc', `and k.number < coalesce(($2 ->> 'cursor')::bigint, 9223372036854775807)`),
  oldest: page('k.number', `and k.number > coalesce(($2 ->> 'cursor')::bigint, 0)`),
  due: page('k.due_on nulls last, k.due_at nulls last, k.number', '', SKIP),
  priority: page('k.priority nulls last, k.number desc', '', SKIP),
  // The first word leads to the tasks, the others are looked for in them.
  search: page(
    'k.number desc',
    `and k.task_id in (select w.task_id from tasks.words w where w.workspace_id = $1
       and w.suffix >= ($2 #>> '{words,0}') collate "C" and w.suffix < (($2 #>> '{words,0}') || U&'\\+10FFFF') collate "C")
     and not exists (select 1 from jsonb_array_elements_text($2 -> 'words') s(word) where strpos(' ' || k.match, ' ' || s.word) = 0)`,
    SKIP,
  ),
  counts: `
    select jsonb_build_object('pending', coalesce(max(c.pending), 0), 'completed', coalesce(max(c.completed), 0))
    from tasks.counts c where c.workspace_id = $1`,
  matching: `select to_jsonb(count(*)) from (select 1 from tasks.tasks k where ${FILTER}
    and ($2 -> 'words' is null or (
      k.task_id in (select w.task_id from tasks.words w where w.workspace_id = $1
        and w.suffix >= ($2 #>> '{words,0}') collate "C" and w.suffix < (($2 #>> '{words,0}') || U&'\\+10FFFF') collate "C")
      and not exists (select 1 from jsonb_array_elements_text($2 -> 'words') s(word) where strpos(' ' || k.match, ' ' || s.word) = 0)))) m`,
  turn: `
    select jsonb_build_object('conversation_id', t.conversation_id, 'status', t.status, 'intent', t.intent, 'decision', t.decision,
      'reply', t.reply, 'result', t.result, 'pending', ${pending('t.conversation_id')})
    from tasks.turns t where t.workspace_id = $1 and t.turn_id = ($2 ->> 'turn_id')::uuid`,
  // Newest first, and one more than the page tells whether there is another page.
  conversation: `
    with c as (select coalesce(($2 ->> 'conversation_id')::uuid, (select t.conversation_id from tasks.turns t
      where t.workspace_id = $1 and t.kind = 'message' order by t.received_at desc, t.turn_id desc limit 1)) as id)
    select jsonb_build_object('conversation_id', c.id, 'pending_confirmation', ${pending('c.id')}, 'turns', (
      select coalesce(jsonb_agg(jsonb_build_object('turn_id', t.turn_id, 'kind', t.kind, 'message', t.message, 'call', t.call,
        'status', t.status, 'classified_intent', t.intent -> 'intent_type', 'decision_type', t.decision -> 'decision_type', 'reply', t.reply,
        'received_at', kernel.stamp(t.received_at), 'answered_at', kernel.stamp(t.answered_at)) order by t.received_at desc, t.turn_id desc), '[]')
      from (select * from tasks.turns t where t.workspace_id = $1 and t.conversation_id = c.id
        and ($2 ->> 'before' is null or (t.received_at, t.turn_id) < (select b.received_at, b.turn_id from tasks.turns b
          where b.workspace_id = $1 and b.turn_id = ($2 ->> 'before')::uuid))
        order by t.received_at desc, t.turn_id desc limit ($2 ->> 'limit')::integer + 1) t))
    from c`,
  zone: `
    select to_jsonb(t.time_zone) from tasks.turns t where t.workspace_id = $1
    order by t.received_at desc limit 1`,
  history: `
    select coalesce(jsonb_agg(jsonb_build_object('history_id', h.history_id, 'number', h.number, 'task_id', h.task_id, 'operation', h.operation,
      'before', h.before - '{number}'::text[], 'after', h.after - '{number}'::text[], 'by', h.by, 'at', kernel.stamp(h.at),
      'undone', exists (select 1 from tasks.history u where u.workspace_id = $1 and u.undoes = h.history_id)) order by h.number desc), '[]')
    from (select * from tasks.history h where h.workspace_id = $1
      and ($2 ->> 'task_id' is null or h.task_id = ($2 ->> 'task_id')::uuid) and ($2 ->> 'act' is null or h.act = ($2 ->> 'act')::uuid)
      order by h.number desc limit ($2 ->> 'limit')::integer) h`,
  notices: `
    select coalesce(jsonb_agg(jsonb_build_object('notice_id', n.notice_id, 'task_id', n.task_id, 'text', n.text, 'fired_at', kernel.stamp(n.fired_at))
      order by n.fired_at desc, n.notice_id), '[]')
    from (select * from tasks.notices n where n.workspace_id = $1 order by n.fired_at desc, n.notice_id limit 100) n`,
}
