-- An erasure that a legal hold refuses leaves nothing behind, because the refusal undoes it. That somebody tried is told
-- afterwards, in a transaction of its own: as a run that was denied.

-- p: workspace, person, by, now, code, message; entropy?
create function kernel.tell_refused_erasure(p jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  actor constant jsonb := jsonb_build_object('actor_type', 'human', 'actor_id', p ->> 'by');
  because constant text := format('%s: %s', p ->> 'code', p ->> 'message');
  head kernel.heads;
  run uuid;
  salt text;
  pins record;
  common jsonb;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  head := kernel.lock_head(workspace, false);
  perform set_config('lanewright.fence', head.fence::text, true);
  salt := format('%s:%s:refused:', workspace, head.seq);
  run := kernel.new_id(salt || 'run');
  select coalesce(a.lanes_pin, repeat('0', 64)) as lanes, coalesce(a.roles_pin, repeat('0', 64)) as roles into pins
  from kernel.workspaces w left join kernel.active_policies a on a.workspace_id = kernel.house() and a.pack = w.pack
  where w.workspace_id = workspace;
  insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, run_name, actor_type, actor_id, lanes_pin, roles_pin, status, error, created_at, completed_at)
  values (workspace, run, run, 'system', 'erase', 'human', p ->> 'by', pins.lanes, pins.roles, 'denied',
    jsonb_build_object('error_code', p ->> 'code', 'message', p ->> 'message', 'retryable', true), kernel.now(), kernel.now());
  common := jsonb_build_object('run_id', run, 'severity', 'warning', 'actor', actor, 'contract_version', 'v1', 'outcome', 'deny', 'outcome_reason', because,
    'policy_versions', jsonb_build_object('lanes', pins.lanes, 'roles', pins.roles));
  perform kernel.append_audit(workspace, jsonb_build_array(
    jsonb_build_object('id', kernel.new_id(salt || 'authorise'), 'action_type', 'authz_decision', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'person', 'name', p ->> 'person', 'operation', 'erase'),
      'authz', jsonb_build_object('decision', 'deny', 'policy_ref', 'kernel', 'rule_id', 'person.no_hold'))),
    jsonb_build_object('id', kernel.new_id(salt || 'denied'), 'action_type', 'system', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'run', 'name', 'erase', 'operation', 'denied')))));
  perform kernel.finish(workspace, null, null, null, false);
end $$;
revoke all on function kernel.tell_refused_erasure(jsonb) from public;
