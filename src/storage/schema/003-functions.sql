-- The hot paths, one round trip each: load a workspace, commit a step, take and keep the lease.

-- What a transaction is about; everything here is forgotten at its end.
create function kernel.enter(workspace uuid, fence bigint, at text, entropy text) returns void
language sql
as $$
  select set_config('lanewright.workspace', workspace::text, true), set_config('lanewright.fence', coalesce(fence::text, ''), true),
    set_config('lanewright.now', coalesce(at, ''), true), set_config('lanewright.entropy', coalesce(entropy, ''), true)
$$;

-- ---------------------------------------------------------------------------------------------
-- Leases. A fence only ever rises; whoever holds a lower one is refused by kernel.lock_head.

create function kernel.take_lease(workspace uuid, who text, ttl_ms integer, at timestamptz default null) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update kernel.heads h set fence = h.fence + 1, holder = who,
    lease_until = coalesce(at, clock_timestamp()) + make_interval(secs => ttl_ms / 1000.0)
  where h.workspace_id = workspace and (h.holder is null or h.holder = who or h.lease_until <= coalesce(at, clock_timestamp()))
  returning h.fence
$$;

create function kernel.renew_leases(workspaces uuid[], fences bigint[], ttl_ms integer, at timestamptz default null) returns setof uuid
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update kernel.heads h set lease_until = coalesce(at, clock_timestamp()) + make_interval(secs => ttl_ms / 1000.0)
  from unnest(workspaces, fences) as mine(workspace, fence)
  where h.workspace_id = mine.workspace and h.fence = mine.fence
  returning h.workspace_id
$$;

create function kernel.release_lease(workspace uuid, held bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update kernel.heads h set holder = null, lease_until = '-infinity' where h.workspace_id = workspace and h.fence = held
$$;

-- The embedded server has one process at a time (its folder is locked): what an earlier one held is void.
create function kernel.void_leases() returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ update kernel.heads set fence = fence + 1, holder = null, lease_until = '-infinity' where holder is not null $$;

-- ---------------------------------------------------------------------------------------------
-- Committing a step. p:
--   workspace, fence, now, entropy?, ttl_ms?
--   running?: true            refuse when stopped or not active
--   pins?: {pack, lanes, roles}   refuse when another policy is in force
--   basis?: {table: [[id, version], ...]}  refuse when a row that the snapshot showed has changed
--   changes: [{table, op: 'insert', rows} | {table, op: 'update', row, where, count?} | {table, op: 'delete', where, count?}], in order
--   usage?: {agent_calls, tokens, cost_micros (added), failed_attempts, agent_outages (set)}
--   blobs?: [{hash, base64}]
--   audit: entries of kernel.append_audit
create function kernel.commit(p jsonb) returns jsonb
language plpgsql
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  change jsonb;
begin
  perform kernel.enter(workspace, (p ->> 'fence')::bigint, p ->> 'now', p ->> 'entropy');
  if jsonb_array_length(p -> 'changes') > 0 then
    perform kernel.require_lease(workspace, (p ->> 'fence')::bigint);
  end if;
  if p ? 'running' then
    perform kernel.require_running(workspace);
  end if;
  if p ? 'pins' then
    perform kernel.require_pins(p -> 'pins');
  end if;
  if p ? 'basis' then
    perform kernel.require_fresh(workspace, p -> 'basis');
  end if;
  if p ? 'blobs' then
    insert into kernel.blobs (workspace_id, hash, bytes)
    select workspace, b ->> 'hash', decode(b ->> 'base64', 'base64') from jsonb_array_elements(p -> 'blobs') b
    on conflict (workspace_id, hash) do update set bytes = excluded.bytes, erased_at = null where blobs.bytes is null;
  end if;
  for change in select e from jsonb_array_elements(p -> 'changes') e loop
    perform kernel.apply_change(workspace, change);
  end loop;
  if p ? 'usage' then
    update kernel.usage u set agent_calls = u.agent_calls + coalesce((p #>> '{usage,agent_calls}')::bigint, 0),
      tokens = u.tokens + coalesce((p #>> '{usage,tokens}')::bigint, 0),
      cost_micros = u.cost_micros + coalesce((p #>> '{usage,cost_micros}')::bigint, 0),
      failed_attempts = coalesce((p #>> '{usage,failed_attempts}')::integer, u.failed_attempts),
      agent_outages = coalesce((p #>> '{usage,agent_outages}')::integer, u.agent_outages)
    where u.workspace_id = workspace;
  end if;
  perform kernel.append_audit(workspace, p -> 'audit');
  return kernel.finish(workspace, (p ->> 'fence')::bigint, (p ->> 'ttl_ms')::integer, (p ->> 'now')::timestamptz, p ? 'entropy');
end $$;

-- The head after the commit; a lease that was used is extended on the way. A seeded world leases on its own clock.
create function kernel.finish(workspace uuid, held bigint, ttl_ms integer, at timestamptz, seeded boolean) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head kernel.heads;
begin
  if ttl_ms is not null then
    update kernel.heads h set lease_until = case when seeded then at else clock_timestamp() end + make_interval(secs => ttl_ms / 1000.0)
    where h.workspace_id = workspace and h.fence = held;
  end if;
  select * into head from kernel.heads h where h.workspace_id = workspace;
  return jsonb_build_object('seq', head.seq, 'hash', encode(head.hash, 'hex'));
end $$;

-- First of all, so that one who comes late hears this and not what his rows meet. The triggers of fenced tables ask again.
-- A workspace that is being created has no head yet.
create function kernel.require_lease(workspace uuid, held bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select 1 from kernel.heads h where h.workspace_id = workspace and h.fence is distinct from held) then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
end $$;

create function kernel.require_running(workspace uuid) returns void
language plpgsql
as $$
declare
  state text;
begin
  if exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = workspace)) then
    perform kernel.refuse('workspace.stopped', 'a person stopped it', 'Lift the stop to go on.');
  end if;
  select w.status into state from kernel.workspaces w where w.workspace_id = workspace;
  if state is distinct from 'active' then
    perform kernel.refuse('workspace.not_active', format('the workspace is %s', coalesce(state, 'unknown')), 'Resume it to go on.');
  end if;
end $$;

create function kernel.require_pins(pins jsonb) returns void
language plpgsql
as $$
begin
  if not exists (select 1 from kernel.active_policies a
      where a.workspace_id = kernel.house() and a.pack = pins ->> 'pack' and a.lanes_pin = pins ->> 'lanes' and a.roles_pin = pins ->> 'roles') then
    perform kernel.refuse('pins.mismatch', 'the policy was changed since the run was pinned', 'Start a new run under the policy in force.');
  end if;
end $$;

-- A row's version is the transaction that wrote it (xmin): nothing to keep, nothing to forget.
create function kernel.require_fresh(workspace uuid, basis jsonb) returns void
language plpgsql
as $$
declare
  name text;
  shown jsonb;
  stale text;
begin
  for name, shown in select key, value from jsonb_each(basis) loop
    execute format('select b ->> 0 from jsonb_array_elements($1) b where not exists (select 1 from %s t where t.workspace_id = $2 and t.%I = (b ->> 0)::uuid and t.xmin::text = b ->> 1) limit 1',
      kernel.known_table(name), (select k.key_columns[1] from kernel.known_tables() k where k.table_name = name))
    into stale using shown, workspace;
    if stale is not null then
      perform kernel.refuse('snapshot.stale', format('%s %s changed since it was shown', name, stale), 'Propose again from the new snapshot.');
    end if;
  end loop;
end $$;

create function kernel.known_tables() returns setof kernel.tables
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select * from kernel.tables where evented $$;

create function kernel.known_table(name text) returns regclass
language plpgsql stable
as $$
begin
  if not exists (select 1 from kernel.known_tables() k where k.table_name = name) then
    perform kernel.refuse('table.unknown', format('%s is not a registered table', name), 'Register the table in a migration.');
  end if;
  return name::regclass;
end $$;

-- Generic on purpose: kernel and pack tables pass the same four lines of SQL. Rows are met by "=" or "is null", never
-- by "is not distinct from", which no index serves: finding one of 20,000 tasks took 130 ms, now 0.07 ms.
create function kernel.apply_change(workspace uuid, change jsonb) returns void
language plpgsql
as $$
declare
  target constant regclass := kernel.known_table(change ->> 'table');
  columns text;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    -- The columns that any row names; the rest take their defaults.
    select string_agg(distinct quote_ident(k), ', ' order by quote_ident(k)) into columns
    from jsonb_array_elements(change -> 'rows') r cross join lateral jsonb_object_keys(r) k;
    execute format('insert into %s (workspace_id, %s) select $2, %s from jsonb_populate_recordset(null::%s, $1)', target, columns, columns, target)
    using change -> 'rows', workspace;
    return;
  end if;
  if change ->> 'op' = 'update' then
    select string_agg(quote_ident(k), ', ' order by k) into columns from jsonb_object_keys(change -> 'row') k;
    execute format('update %s t set (%s) = (select %s from jsonb_populate_record(null::%s, $1)) where t.workspace_id = $2 and %s', target, columns, columns, target,
      coalesce((select string_agg(format(case when change -> 'where' -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $3)).%1$I' end, k, target), ' and ') from jsonb_object_keys(change -> 'where') k), 'true'))
    using change -> 'row', workspace, change -> 'where';
  else
    execute format('delete from %s t where t.workspace_id = $1 and %s', target,
      coalesce((select string_agg(format(case when change -> 'where' -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $2)).%1$I' end, k, target), ' and ') from jsonb_object_keys(change -> 'where') k), 'true'))
    using workspace, change -> 'where';
  end if;
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('%s of %s met %s rows', change ->> 'op', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Loading a workspace: one JSON, every part bounded, nothing counted.

create function kernel.load(workspace uuid) returns jsonb
language plpgsql stable
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
      from kernel.intents i where i.workspace_id = workspace and i.status = 'uncertain' order by i.created_at limit 10) i),
    'approvals', (select coalesce(jsonb_agg(to_jsonb(a) - 'workspace_id' || jsonb_build_object('grants', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'workspace_id' order by g.granted_at, g.grant_id), '[]') from kernel.grants g
        where g.workspace_id = workspace and g.approval_id = a.approval_id))), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status in ('pending', 'granted')
      order by a.status, a.requested_at, a.approval_id limit 20) a),
    'rejections', (select coalesce(jsonb_agg(jsonb_build_object('approval_id', r.approval_id, 'task_id', r.task_id, 'action', r.action, 'reason', r.reason)), '[]') from (
      select * from kernel.approvals a where a.workspace_id = workspace and a.status = 'rejected' order by a.decided_at desc limit 5) r),
    'questions', (select coalesce(jsonb_agg(to_jsonb(q) - 'workspace_id'), '[]') from (
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'open' order by q.asked_at limit 5)
      union all
      (select * from kernel.questions q where q.workspace_id = workspace and q.status = 'answered' order by q.answered_at desc limit 5)) q),
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

-- How many rows of a registered table match; for the predicate "rows exist". Counts no further than asked.
create function kernel.count_rows(workspace uuid, name text, matching jsonb, enough integer) returns integer
language plpgsql stable
as $$
declare
  conditions text;
  found integer;
begin
  select string_agg(format(case when matching -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $1)).%1$I' end, k, kernel.known_table(name)), ' and ')
  into conditions from jsonb_object_keys(matching) k;
  execute format('select count(*) from (select 1 from %s t where t.workspace_id = $2 and %s limit $3) m', kernel.known_table(name), coalesce(conditions, 'true'))
  into found using matching, workspace, enough;
  return found;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Waking a workspace is a job in its own queue. The dispatcher's tables are its own, so this function is too.
-- Two keys: a timer must not push back a wake-up that is due now, nor the other way round.

create schema dispatch authorization lanewright_dispatch;
set local role lanewright_dispatch;
create function dispatch.wake(workspace uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('drive', json_build_object('workspace', workspace), queue_name => workspace::text, run_at => at,
      max_attempts => 32000, job_key => case when at is null then 'drive:' else 'timer:' end || workspace);
  end if;
end $$;
revoke all on function dispatch.wake(uuid, timestamptz) from public;
grant usage on schema dispatch to lanewright_app;
grant execute on function dispatch.wake(uuid, timestamptz) to lanewright_app;
-- And to the owner of the kernel's functions: kernel.wake_stopped runs as it.
do $$
declare
  keeper constant name := (select r.rolname from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = 'kernel');
begin
  execute format('grant usage on schema dispatch to %I', keeper);
  execute format('grant execute on function dispatch.wake(uuid, timestamptz) to %I', keeper);
end $$;
reset role;

-- Lifting a stop wakes whom it stopped: the house's stopped everybody, and has no work of its own.
create function kernel.wake_stopped(workspace uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select dispatch.wake(h.workspace_id, null) from kernel.heads h
  where h.workspace_id <> kernel.house() and (h.workspace_id = workspace or workspace = kernel.house())
$$;

-- ---------------------------------------------------------------------------------------------
-- People and mail: no lease needed; the workspace is woken in the same transaction.

create function kernel.receive(p jsonb) returns jsonb
language plpgsql
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  insert into kernel.inbox (workspace_id, item_id, kind, person, subject_id, content, received_at)
  values (workspace, (p ->> 'item_id')::uuid, p ->> 'kind', p ->> 'person', (p ->> 'subject_id')::uuid, p -> 'content', kernel.now());
  perform dispatch.wake(workspace, null);
  return kernel.finish(workspace, null, null, null, false);
end $$;

create function kernel.stop(p jsonb) returns jsonb
language plpgsql
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  if p ->> 'stop_id' is null then
    update kernel.stops s set lifted_at = kernel.now() where s.workspace_id = workspace and s.lifted_at is null;
    perform kernel.wake_stopped(workspace);
  else
    insert into kernel.stops (workspace_id, stop_id, everything, person, reason, stopped_at)
    values (workspace, (p ->> 'stop_id')::uuid, workspace = kernel.house(), p ->> 'person', p ->> 'reason', kernel.now());
  end if;
  return kernel.finish(workspace, null, null, null, false);
end $$;

-- ---------------------------------------------------------------------------------------------
-- The house.

-- Reserve an amount of a shared resource: at most `cap` may be held or used since `since`. Null when there is no room.
create function kernel.reserve(p jsonb) returns jsonb
language plpgsql
as $$
declare
  taken bigint;
begin
  perform kernel.enter(kernel.house(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_house();
  select coalesce(sum(r.amount), 0) into taken from kernel.reservations r
  where r.workspace_id = kernel.house() and r.resource = p ->> 'resource' and r.reserved_at >= (p ->> 'since')::timestamptz
    and (r.status = 'used' or (r.status = 'held' and r.expires_at > kernel.now()));
  if taken + (p ->> 'amount')::integer > (p ->> 'cap')::integer then
    return jsonb_build_object('ok', false, 'taken', taken);
  end if;
  insert into kernel.reservations (workspace_id, reservation_id, resource, for_workspace, amount, status, reserved_at, expires_at)
  values (kernel.house(), (p ->> 'reservation_id')::uuid, p ->> 'resource', (p ->> 'for_workspace')::uuid, (p ->> 'amount')::integer, 'held',
    kernel.now(), (p ->> 'expires_at')::timestamptz);
  return jsonb_build_object('ok', true, 'taken', taken + (p ->> 'amount')::integer);
end $$;

create function kernel.lock_house() returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ select 1 from kernel.heads where workspace_id = kernel.house() for update $$;

-- The house is as old as this schema, not as its installation: the same seed gives the same ledger everywhere.
do $$
begin
  perform kernel.enter(kernel.house(), 0, '2026-01-01T00:00:00Z', null);
  insert into kernel.workspaces (workspace_id, pack, name, created_at) values (kernel.house(), 'house', 'The house', kernel.now());
  perform kernel.enter(null, null, null, null);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Nobody calls what was not given to them.

revoke all on all functions in schema kernel from public;
revoke all on all tables in schema kernel from public;
grant execute on function kernel.now(), kernel.current_workspace(), kernel.current_member(), kernel.memberships(), kernel.refuse(text, text, text),
  kernel.stamp(timestamptz), kernel.entity_id(jsonb, text[]), kernel.house(), kernel.reveal(jsonb, bytea), kernel.reveal_columns(jsonb, text[], bytea), kernel.aes_decrypt(bytea, bytea, bytea)
  to lanewright_app, lanewright_desk, lanewright_auditor;
grant execute on function kernel.enter(uuid, bigint, text, text), kernel.take_lease(uuid, text, integer, timestamptz), kernel.renew_leases(uuid[], bigint[], integer, timestamptz),
  kernel.release_lease(uuid, bigint), kernel.void_leases(), kernel.commit(jsonb), kernel.finish(uuid, bigint, integer, timestamptz, boolean),
  kernel.require_lease(uuid, bigint), kernel.require_running(uuid), kernel.require_pins(jsonb), kernel.require_fresh(uuid, jsonb), kernel.known_tables(), kernel.known_table(text),
  kernel.apply_change(uuid, jsonb), kernel.append_audit(uuid, jsonb), kernel.load(uuid), kernel.count_rows(uuid, text, jsonb, integer),
  kernel.reserve(jsonb), kernel.lock_house(), kernel.receive(jsonb), kernel.stop(jsonb), kernel.wake_stopped(uuid)
  to lanewright_app;
grant execute on function kernel.enter(uuid, bigint, text, text), kernel.load(uuid), kernel.table_problems(text[]) to lanewright_auditor, lanewright_desk;

select kernel.shut_out_web_roles();
