-- The turn that waits, and what its phase needs: never more rows for a person with 100,000 tasks than for one with ten.
with turn as materialized (
  select t.*, t.xmin::text as row_version from tasks.turns t
  where t.workspace_id = $1 and t.status = 'waiting' order by t.received_at, t.turn_id limit 1
), conversation as materialized (
  select c.* from tasks.conversations c join turn t on c.workspace_id = t.workspace_id and c.conversation_id = t.conversation_id
), pending as materialized (
  select p.* from tasks.confirmations p join turn t on p.workspace_id = t.workspace_id and p.status = 'open'
    and case t.kind when 'answer' then p.confirmation_id = tasks.as_uuid(t.call ->> 'confirmation_id') else p.conversation_id = t.conversation_id end
), counts as materialized (
  select c.* from tasks.counts c where c.workspace_id = $1
), item as materialized (
  select i.kind, i.content from kernel.inbox i where i.workspace_id = $1 and i.processed_at is null order by i.received_at, i.item_id limit 1
), found as materialized (
  select x.task_id from turn t cross join lateral (
    (select w.task_id from tasks.words w where w.workspace_id = $1 and w.status = 'pending'
      and w.suffix >= t.match collate "C" and w.suffix < (t.match || U&'\+10FFFF') collate "C" order by w.suffix, w.task_id limit 30)
    union
    (select w.task_id from tasks.words w where w.workspace_id = $1 and w.status = 'completed'
      and w.suffix >= t.match collate "C" and w.suffix < (t.match || U&'\+10FFFF') collate "C" order by w.suffix, w.task_id limit 30)
  ) x where t.match <> ''
), at_place as materialized (
  select case
    when cardinality(c.shown) > 0 then c.shown[case when t.place < 0 then cardinality(c.shown) + 1 + t.place else t.place end]
    when t.place > 0 then (select s.task_id from tasks.tasks s where s.workspace_id = $1 order by s.number desc offset t.place - 1 limit 1)
    else (select s.task_id from tasks.tasks s where s.workspace_id = $1 order by s.number limit 1) end as task_id
  from turn t join conversation c on true where t.phase = 2 and t.place is not null
), page as materialized (
  select x.task_id, x.number from turn t cross join lateral (
    (select s.task_id, s.number from tasks.tasks s where t.page_status is null and s.workspace_id = $1 and s.number < coalesce(t.page_before, 9223372036854775807)
      order by s.number desc limit t.page_size)
    union all
    (select s.task_id, s.number from tasks.tasks s where t.page_status is not null and s.workspace_id = $1 and s.status = t.page_status
      and s.number < coalesce(t.page_before, 9223372036854775807) order by s.number desc limit t.page_size)) x
  where t.kind <> 'answer'
), undo as materialized (
  select h.* from tasks.history h where h.workspace_id = $1 and h.act = (
    select case i.kind
      when 'tasks.restore' then (select r.act from tasks.history r where r.workspace_id = $1 and r.history_id = tasks.as_uuid(i.content ->> 'history_id') and r.operation <> 'undo'
        and not exists (select 1 from tasks.history u where u.workspace_id = $1 and u.undoes = r.history_id))
      when 'tasks.undo' then (select l.act from tasks.history l where l.workspace_id = $1 and l.operation <> 'undo'
        and not exists (select 1 from tasks.history u where u.workspace_id = $1 and u.undoes = l.history_id) order by l.number desc limit 1)
    end from item i) order by h.number desc limit 500
)
select jsonb_build_object(
  'person', (select p.user_id from tasks.people p where p.workspace_id = $1 limit 1),
  'turn', (select to_jsonb(t) - '{workspace_id,person_id,status,match,place,page_before,page_status,decision,reply,result,answered_at,timed_out}'::text[]
    || jsonb_build_object('received_at', kernel.stamp(t.received_at), 'answer_by', kernel.stamp(t.answer_by)) from turn t),
  'conversation', (select jsonb_build_object('conversation_id', c.conversation_id, 'shown', c.shown, 'asked', c.asked, 'focus', c.focus) from conversation c),
  'pending', (select to_jsonb(p) - '{workspace_id,person_id,status,closed_at}'::text[] || jsonb_build_object('created_at', kernel.stamp(p.created_at), 'expires_at', kernel.stamp(p.expires_at)) from pending p),
  'history', (select coalesce(jsonb_agg(m order by h.received_at, h.turn_id, m ->> 'role' desc), '[]') from (
      select e.* from turn t join tasks.turns e on e.workspace_id = $1 and e.conversation_id = t.conversation_id and e.status = 'answered'
      order by e.received_at desc, e.turn_id desc limit 5) h
    cross join lateral (values
      (jsonb_build_object('role', 'user', 'content', left(h.message, 500), 'timestamp', kernel.stamp(h.received_at))),
      (jsonb_build_object('role', 'assistant', 'content', left(h.reply, 500), 'timestamp', kernel.stamp(h.answered_at)))) v(m)
    where m ->> 'content' is not null),
  'matches', (select coalesce(jsonb_agg(m order by (m ->> 'number')::bigint desc), '[]') from found f cross join lateral (select tasks.shown($1, f.task_id) as m offset 0) x),
  'at', (select tasks.shown($1, a.task_id) from at_place a),
  'focus', (select tasks.shown($1, c.focus) from turn t join conversation c on true where t.phase = 2),
  'named', (select tasks.shown($1, coalesce(t.task_id, (select p.task_id from pending p))) from turn t),
  'page', (select coalesce(jsonb_agg(tasks.shown($1, p.task_id) order by p.number desc), '[]') from page p),
  'total', coalesce((select case t.page_status when 'pending' then c.pending when 'completed' then c.completed else c.pending + c.completed end
    from counts c left join turn t on true), 0),
  'last_number', coalesce((select last_number from counts), 0),
  'last_history', coalesce((select h.number from tasks.history h where h.workspace_id = $1 order by h.number desc limit 1), 0),
  'reminder', (select tasks.shape(k, k.xmin::text) from tasks.tasks k where k.workspace_id = $1 and k.status = 'pending' and k.remind_at is not null
      and k.reminded_at is null order by k.remind_at, k.task_id limit 1),
  'item', (select jsonb_build_object(
      'conversation_known', exists (select 1 from tasks.conversations c where c.workspace_id = $1 and c.conversation_id = tasks.as_uuid(i.content ->> 'conversation_id')),
      'turn_known', exists (select 1 from tasks.turns t where t.workspace_id = $1 and t.turn_id = tasks.as_uuid(i.content ->> 'turn_id')),
      'undo', (select coalesce(jsonb_agg(jsonb_build_object('history_id', u.history_id, 'act', u.act, 'task_id', u.task_id, 'operation', u.operation,
        'before', u.before, 'after', u.after) order by u.number desc), '[]') from undo u),
      'undo_tasks', (select coalesce(jsonb_agg(x.task order by u.number desc) filter (where x.task is not null), '[]') from undo u cross join lateral (select tasks.shown($1, u.task_id) as task offset 0) x))
    from item i)
)
