-- The same rows are shown in the same order, whatever the plan and wherever they lie: what happened at the same moment is
-- ordered by its id. kernel.load as 003 has it, with the settings of 019 and 023; three of its lists left ties open.

drop index kernel.intents_uncertain;
create index intents_uncertain on kernel.intents (workspace_id, created_at, intent_id) where status = 'uncertain';
drop index kernel.approvals_rejected;
create index approvals_rejected on kernel.approvals (workspace_id, decided_at desc, approval_id desc) where status = 'rejected';
drop index kernel.questions_open;
create index questions_open on kernel.questions (workspace_id, asked_at, question_id) where status = 'open';
drop index kernel.questions_answered;
create index questions_answered on kernel.questions (workspace_id, answered_at desc, question_id desc) where status = 'answered';

create or replace function kernel.load(workspace uuid) returns jsonb
language plpgsql stable
set enable_sort = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan
as $$
declare
  space record;
  result jsonb;
begin
  select w.*, w.xmin::text as row_version into space from kernel.workspaces w where w.workspace_id = workspace;
  if not found then
    return null;
  end if;
  select jsonb_build_object(
    'workspace', jsonb_build_object('id', space.workspace_id, 'pack', space.pack, 'name', space.name, 'status', space.status,
      'status_reason', space.status_reason, 'goal', space.goal, 'budget', space.budget, 'created_at', space.created_at, 'row_version', space.row_version),
    'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = workspace)),
    'pins', (select jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) from kernel.active_policies a where a.workspace_id = kernel.house() and a.pack = space.pack),
    'counts', (select to_jsonb(c) - 'workspace_id' from kernel.task_counts c where c.workspace_id = workspace),
    'usage', (select to_jsonb(u) - 'workspace_id' from kernel.usage u where u.workspace_id = workspace),
    'current_task', (select to_jsonb(t) - 'workspace_id' from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'in_progress' order by t.updated_at, t.task_id limit 1) t),
    'eligible_tasks', (select coalesce(jsonb_agg(to_jsonb(t) - 'workspace_id'), '[]') from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'pending' and t.open_preconditions = 0
      order by t.created_at, t.task_id limit 10) t),
    'inbox', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select * from kernel.inbox i where i.workspace_id = workspace and i.consumed_at is null order by i.received_at, i.item_id limit 20) i),
    'open_intents', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select * from kernel.intents i where i.workspace_id = workspace and i.status = 'open' order by i.created_at, i.intent_id limit 10) i),
    'uncertain', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select i.*, (select max(e.read_at) from kernel.evidence e where e.workspace_id = workspace and e.intent_id = i.intent_id) as looked_at
      from kernel.intents i where i.workspace_id = workspace and i.status = 'uncertain' order by i.created_at, i.intent_id limit 10) i),
    'approvals', (select coalesce(jsonb_agg(to_jsonb(a) - 'workspace_id' || jsonb_build_object('grants', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'workspace_id' order by g.granted_at, g.grant_id), '[]') from kernel.grants g
        where g.workspace_id = workspace and g.approval_id = a.approval_id))), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status in ('pending', 'granted')
      order by a.status, a.requested_at, a.approval_id limit 20) a),
    'rejections', (select coalesce(jsonb_agg(jsonb_build_object('approval_id', r.approval_id, 'task_id', r.task_id, 'action', r.action, 'reason', r.reason)), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status = 'rejected' order by a.decided_at desc, a.approval_id desc limit 5) r),
    'questions', (select coalesce(jsonb_agg(to_jsonb(q) - 'workspace_id'), '[]') from (
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'open' order by q.asked_at, q.question_id limit 5)
      union all
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'answered' order by q.answered_at desc, q.question_id desc limit 5)) q),
    'runs', (select coalesce(jsonb_agg(to_jsonb(r) - 'workspace_id'), '[]') from (
      select * from kernel.runs r where r.workspace_id = workspace and r.status in ('created', 'running') order by r.created_at, r.run_id limit 20) r),
    'artifacts', (select coalesce(jsonb_agg(jsonb_build_object('artifact_id', a.artifact_id, 'artifact_type', a.artifact_type, 'artifact_key', a.artifact_key,
        'version', a.version, 'source', a.source, 'status', a.status, 'hash', a.hash)), '[]') from (
      select distinct on (a.artifact_type, a.artifact_key) a.* from kernel.artifacts a where a.workspace_id = workspace
      order by a.artifact_type, a.artifact_key, a.version desc limit 50) a),
    'last_call', (select jsonb_build_object('verdict', c.verdict, 'called_at', c.called_at) from kernel.agent_calls c
      where c.workspace_id = workspace order by c.called_at desc, c.call_id desc limit 1),
    'recent_audit', (select coalesce(jsonb_agg(jsonb_build_object('action_type', l.action_type, 'timestamp', kernel.stamp(l."timestamp"), 'payload', l.payload::jsonb - 'private')), '[]') from (
      select * from kernel.audit_log l where l.workspace_id = workspace order by l.seq desc limit 5) l)
  ) into result;
  return result;
end $$;
