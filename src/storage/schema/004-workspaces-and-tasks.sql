-- Workspaces, who belongs to them, what stops them, and their tasks. Each table has a guard: a bug of ours and a person with
-- psql meet it alike.

-- ---------------------------------------------------------------------------------------------
-- Workspaces: the namespace that owns state. Requirement 001 calls them campaigns.

create table kernel.workspaces (
  workspace_id uuid primary key,
  app text not null,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'initializing' check (status in ('initializing', 'active', 'paused', 'completed', 'error')),
  status_reason text,
  goal jsonb not null default '{}',
  budget jsonb not null default '{}',
  created_at timestamptz not null
);

-- Counters of tasks. A workspace is completed by these numbers, so only the trigger on kernel.tasks changes them.
create table kernel.task_counts (
  workspace_id uuid primary key,
  total bigint not null default 0,
  pending bigint not null default 0,
  in_progress bigint not null default 0,
  done bigint not null default 0,
  blocked bigint not null default 0
) with (fillfactor = 50);
create trigger guard before insert or update on kernel.task_counts for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on kernel.task_counts for each statement execute function kernel.guard_counts();
alter table kernel.task_counts enable always trigger guard, enable always trigger no_removal;

-- What a workspace has used up of its budget.
create table kernel.usage (
  workspace_id uuid primary key,
  agent_calls bigint not null default 0,
  tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  failed_attempts integer not null default 0,
  agent_outages integer not null default 0
) with (fillfactor = 50);

-- The lifecycle of requirement 001 section 15, and one addition: a person takes a workspace from error to paused.
create function kernel.guard_workspace() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  counts kernel.task_counts;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'initializing' then
      perform kernel.refuse('workspace.initial_status', 'a workspace begins as initializing', 'Insert it so, then let the controller activate it.');
    end if;
    insert into kernel.heads (workspace_id, hash) values (new.workspace_id, sha256(convert_to(new.workspace_id::text, 'UTF8'))) on conflict do nothing;
    insert into kernel.task_counts (workspace_id) values (new.workspace_id) on conflict do nothing;
    insert into kernel.usage (workspace_id) values (new.workspace_id) on conflict do nothing;
    return new;
  end if;
  if new.app <> old.app then
    perform kernel.refuse('workspace.app_is_fixed', 'a workspace keeps its app', 'Create a new workspace.');
  end if;
  if new.status <> old.status then
    if not (new.status = 'error' or (old.status, new.status) in
        (('initializing', 'active'), ('active', 'paused'), ('active', 'completed'), ('paused', 'active'), ('error', 'paused'))) then
      perform kernel.refuse('workspace.transition', format('%s does not become %s', old.status, new.status), 'See the lifecycle in docs/concepts/cycle.md.');
    end if;
    if new.status = 'completed' then
      select * into counts from kernel.task_counts c where c.workspace_id = new.workspace_id;
      if counts.total = 0 or counts.done <> counts.total then
        perform kernel.refuse('workspace.not_all_done', 'a workspace is completed when it has tasks and all of them are done', 'Finish or unblock the remaining tasks.');
      end if;
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.workspaces for each row execute function kernel.guard_workspace();

select kernel.register_table('kernel.workspaces');
select kernel.exempt_table('kernel.task_counts', 'counters');
select kernel.exempt_table('kernel.usage', 'counters');
select kernel.protect_rows('kernel.task_counts');
select kernel.protect_rows('kernel.usage');

-- ---------------------------------------------------------------------------------------------
-- Members: who sees a workspace from the desk, and in which role they decide there.

create table kernel.members (
  workspace_id uuid not null,
  user_id text not null check (length(user_id) between 1 and 200),
  role text not null check (role ~ '^[A-Z][A-Z0-9_]*$'),
  primary key (workspace_id, user_id, role)
);
create index members_by_user on kernel.members (user_id);

select kernel.register_table('kernel.members', fenced => false, deletable => true);

-- kernel.memberships looks for one person in all workspaces.
create policy own_memberships on kernel.members for select to current_user using (user_id = (select kernel.current_member()));

-- ---------------------------------------------------------------------------------------------
-- Stops work at once: an open stop of the workspace, or of the system workspace for all, refuses every intent.

create table kernel.stops (
  workspace_id uuid not null,
  stop_id uuid not null,
  everything boolean not null default false,
  person text not null,
  reason text not null,
  stopped_at timestamptz not null,
  lifted_at timestamptz,
  primary key (workspace_id, stop_id),
  check (not everything or workspace_id = kernel.system_workspace())
);
create index open_stops on kernel.stops (workspace_id) where lifted_at is null;

create function kernel.guard_stop() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if old.lifted_at is not null or to_jsonb(new) - 'lifted_at' <> to_jsonb(old) - 'lifted_at' then
    perform kernel.refuse('stop.is_fixed', 'a stop is lifted once and does not change otherwise', 'Stop again.');
  end if;
  return new;
end $$;
create trigger guard before update on kernel.stops for each row execute function kernel.guard_stop();

select kernel.register_table('kernel.stops', fenced => false);
create policy system_stops on kernel.stops for select using (everything);

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

-- Lifting a stop wakes the workspaces that it stopped: a stop of the system workspace stopped all, and has no work of its own.
create function kernel.wake_stopped(workspace uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select dispatch.wake(h.workspace_id, null) from kernel.heads h
  where h.workspace_id <> kernel.system_workspace() and (h.workspace_id = workspace or workspace = kernel.system_workspace())
$$;

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
    values (workspace, (p ->> 'stop_id')::uuid, workspace = kernel.system_workspace(), p ->> 'person', p ->> 'reason', kernel.now());
  end if;
  return kernel.finish(workspace, null, null, null, false);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Policies by content hash, and which of them are in force. They belong to the system workspace; every workspace reads them.

create table kernel.policies (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  app text not null,
  kind text not null check (kind in ('lanes', 'roles')),
  content text not null,
  registered_at timestamptz not null,
  primary key (workspace_id, app, kind, hash)
);
create trigger guard before update on kernel.policies for each row execute function kernel.refuse_change();

create table kernel.active_policies (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  app text not null,
  lanes_pin text not null,
  roles_pin text not null,
  activated_at timestamptz not null,
  activated_by text not null,
  primary key (workspace_id, app)
);

create function kernel.guard_active_policy() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if 2 <> (select count(*) from kernel.policies p where p.workspace_id = new.workspace_id and p.app = new.app
      and (p.kind, p.hash) in (('lanes', new.lanes_pin), ('roles', new.roles_pin))) then
    perform kernel.refuse('policy.unregistered', 'a policy in force is one that can be read', 'Register lanes and roles first.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.active_policies for each row execute function kernel.guard_active_policy();

select kernel.register_table('kernel.policies', fenced => false);
select kernel.register_table('kernel.active_policies', fenced => false);
create policy system_policies on kernel.policies for select using (true);
create policy system_active_policies on kernel.active_policies for select using (true);

create function kernel.require_pins(pins jsonb) returns void
language plpgsql
as $$
begin
  if not exists (select 1 from kernel.active_policies a
      where a.workspace_id = kernel.system_workspace() and a.app = pins ->> 'app' and a.lanes_pin = pins ->> 'lanes' and a.roles_pin = pins ->> 'roles') then
    perform kernel.refuse('pins.mismatch', 'the policy was changed since the run was pinned', 'Start a new run under the policy in force.');
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Reservations on quotas that workspaces share. They belong to the system workspace.

create table kernel.reservations (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  reservation_id uuid not null,
  resource text not null,
  for_workspace uuid not null,
  amount integer not null check (amount > 0),
  status text not null check (status in ('held', 'used', 'released')),
  reserved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, reservation_id)
);
create index reservations_of_resource on kernel.reservations (workspace_id, resource, reserved_at);

create function kernel.guard_reservation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      perform kernel.refuse('reservation.initial_status', 'a reservation begins as held', 'Insert it as held.');
    end if;
    return new;
  end if;
  if old.status <> 'held' or to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    perform kernel.refuse('reservation.is_fixed', 'a reservation is used or released once and does not change otherwise', 'Reserve again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.reservations for each row execute function kernel.guard_reservation();

select kernel.register_table('kernel.reservations', fenced => false);

create function kernel.lock_system_workspace() returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ select 1 from kernel.heads where workspace_id = kernel.system_workspace() for update $$;

-- Reserves all of several amounts or none: a limit per day, one per week and a pace apply to the same act.
-- p: now, entropy, for_workspace, asks [{reservation_id, resource, amount, cap, since, expires_at}].
-- Returns the first resource whose quota is exhausted, or null when all were reserved.
create function kernel.reserve(p jsonb) returns text
language plpgsql
as $$
declare
  ask jsonb;
  taken bigint;
begin
  perform kernel.enter(kernel.system_workspace(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_system_workspace();
  for ask in select a from jsonb_array_elements(p -> 'asks') a loop
    select coalesce(sum(r.amount), 0) into taken from kernel.reservations r
    where r.workspace_id = kernel.system_workspace() and r.resource = ask ->> 'resource' and r.reserved_at >= (ask ->> 'since')::timestamptz
      and (r.status = 'used' or (r.status = 'held' and r.expires_at > kernel.now()));
    if taken + (ask ->> 'amount')::integer > (ask ->> 'cap')::integer then
      return ask ->> 'resource';
    end if;
  end loop;
  insert into kernel.reservations (workspace_id, reservation_id, resource, for_workspace, amount, status, reserved_at, expires_at)
  select kernel.system_workspace(), (a ->> 'reservation_id')::uuid, a ->> 'resource', (p ->> 'for_workspace')::uuid, (a ->> 'amount')::integer, 'held',
    kernel.now(), (a ->> 'expires_at')::timestamptz
  from jsonb_array_elements(p -> 'asks') a;
  return null;
end $$;

-- Releases what was reserved for an effect that did not happen. Only what is still held is released.
-- p: now, entropy, reservations [id].
create function kernel.release_reservations(p jsonb) returns void
language plpgsql
as $$
begin
  perform kernel.enter(kernel.system_workspace(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_system_workspace();
  update kernel.reservations r set status = 'released'
  where r.workspace_id = kernel.system_workspace() and r.status = 'held' and r.reservation_id in (select (i #>> '{}')::uuid from jsonb_array_elements(p -> 'reservations') i);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Tasks, and the verifications that move them from one status to the next.

create table kernel.tasks (
  workspace_id uuid not null references kernel.workspaces,
  task_id uuid not null,
  description text not null check (length(description) between 10 and 500 or description = '[erased]'),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'done', 'blocked')),
  preconditions uuid[] not null default '{}' check (cardinality(preconditions) <= 50),
  -- how many preconditions are not done yet; counted down by kernel.count_tasks
  open_preconditions integer not null default 0,
  required_effects jsonb not null default '[]' check (jsonb_typeof(required_effects) = 'array' and jsonb_array_length(required_effects) <= 20),
  blocked_reason text,
  subject_id uuid,
  source text not null check (source in ('controller', 'agent', 'user')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, task_id)
);
create index tasks_eligible on kernel.tasks (workspace_id, created_at, task_id) where status = 'pending' and open_preconditions = 0;
create index tasks_waiting on kernel.tasks (workspace_id, created_at, task_id) where status = 'pending';
create index tasks_current on kernel.tasks (workspace_id) where status = 'in_progress';
-- Row-level security prevents the use of a GIN index on preconditions (array operators are not leakproof).
create index tasks_waiting_for_others on kernel.tasks (workspace_id) where open_preconditions > 0;
-- The desk's first page asks all workspaces at once for what was done last and what cannot go on.
create index tasks_done_last on kernel.tasks (updated_at desc) where status = 'done';
create index tasks_blocked on kernel.tasks (updated_at desc) where status = 'blocked';

create table kernel.verifications (
  workspace_id uuid not null,
  verification_id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('start', 'block', 'done', 'reopen')),
  from_status text not null,
  to_status text not null,
  -- done: one {predicate, ok, evidence_id?} per required side effect, in order
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  reason text,
  person text,
  run_id uuid,
  verified_at timestamptz not null,
  primary key (workspace_id, verification_id),
  check ((kind, from_status, to_status) in (
    ('start', 'pending', 'in_progress'), ('done', 'in_progress', 'done'), ('block', 'in_progress', 'blocked'),
    ('block', 'pending', 'blocked'), ('reopen', 'blocked', 'pending'))),
  check (kind <> 'block' or reason is not null),
  check (kind <> 'reopen' or person is not null)
);
create index verifications_of_task on kernel.verifications (workspace_id, task_id);

create function kernel.guard_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      perform kernel.refuse('task.initial_status', 'a task begins as pending', 'Insert it as pending; the controller moves it on.');
    end if;
    if cardinality(new.preconditions) > 0 then
      select count(distinct p) into new.open_preconditions from unnest(new.preconditions) p
      where not exists (select 1 from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = p and t.status = 'done');
      if exists (select 1 from unnest(new.preconditions) p
          where not exists (select 1 from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = p)) then
        perform kernel.refuse('task.precondition_unknown', 'a precondition names a task that is not in this workspace', 'Name tasks that exist.');
      end if;
    else
      new.open_preconditions := 0;
    end if;
    return new;
  end if;
  if new.preconditions <> old.preconditions or new.required_effects <> old.required_effects then
    perform kernel.refuse('task.terms_are_fixed', 'preconditions and required side effects do not change', 'Create another task.');
  end if;
  -- Counted down by kernel.count_tasks, from inside its trigger.
  if new.open_preconditions <> old.open_preconditions and pg_trigger_depth() < 2 then
    perform kernel.refuse('counter.is_kept', 'open preconditions are counted, not set', 'Finish the preconditions; the counter follows.');
  end if;
  if new.status <> old.status then
    if new.status = 'in_progress' and new.open_preconditions > 0 then
      perform kernel.refuse('task.preconditions_open', 'the task still waits for others', 'Finish its preconditions first.');
    end if;
    if not exists (
      select 1 from kernel.verifications v
      where v.workspace_id = new.workspace_id and v.task_id = new.task_id
        and v.from_status = old.status and v.to_status = new.status and v.xmin = pg_current_xact_id()::xid
    ) then
      perform kernel.refuse('task.unverified', format('%s -> %s needs a verification written in the same transaction', old.status, new.status),
        'Insert the verification first; done needs evidence for every required side effect.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.tasks for each row execute function kernel.guard_task();

-- done requires, for every required side effect, a true result of its own and the evidence read for it. A task without
-- required side effects is completed by a person only.
create function kernel.guard_verification() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  task kernel.tasks;
  wanted jsonb;
begin
  if tg_op <> 'INSERT' then
    perform kernel.refuse('verification.is_fixed', 'a verification does not change', 'Write a new one.');
  end if;
  select * into task from kernel.tasks t where t.workspace_id = new.workspace_id and t.task_id = new.task_id;
  if not found or task.status <> new.from_status then
    perform kernel.refuse('verification.other_status', format('the task is %s, not %s', coalesce(task.status, 'unknown'), new.from_status),
      'Verify the step that comes next.');
  end if;
  if new.kind = 'done' then
    wanted := task.required_effects;
    if jsonb_array_length(wanted) = 0 and new.person is null then
      perform kernel.refuse('verification.needs_person', 'a task without required side effects is completed by a person only', 'Ask the person to complete it.');
    end if;
    if jsonb_array_length(new.results) <> jsonb_array_length(wanted)
      or exists (select 1 from jsonb_array_elements(new.results) with ordinality as r(result, n)
        where result -> 'ok' is distinct from 'true'::jsonb or result -> 'predicate' is distinct from wanted -> (n - 1)::int) then
      perform kernel.refuse('verification.incomplete', 'not every required side effect is verified', 'Read each effect back before the task is done.');
    end if;
    if exists (select 1 from jsonb_array_elements(new.results) r where not exists (select 1 from kernel.evidence e
        where e.workspace_id = new.workspace_id and e.evidence_id::text = r ->> 'evidence_id' and e.task_id = new.task_id and e.found)) then
      perform kernel.refuse('verification.no_evidence', 'a result names no evidence that was found for this task', 'Write what was read back as evidence first.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.verifications for each row execute function kernel.guard_verification();

-- Keeps the counters, and counts down the open preconditions of tasks that wait for a finished one.
create function kernel.count_tasks() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  finished uuid[];
begin
  if tg_op = 'INSERT' then
    update kernel.task_counts c set total = c.total + n.total, pending = c.pending + n.total
    from (select r.workspace_id, count(*) as total from new_rows r group by 1) n where n.workspace_id = c.workspace_id;
    return null;
  end if;
  update kernel.task_counts c set pending = c.pending + n.pending, in_progress = c.in_progress + n.in_progress,
    done = c.done + n.done, blocked = c.blocked + n.blocked
  from (
    select workspace_id, sum(d) filter (where status = 'pending') as pending, sum(d) filter (where status = 'in_progress') as in_progress,
      sum(d) filter (where status = 'done') as done, sum(d) filter (where status = 'blocked') as blocked
    from (select workspace_id, status, 1 as d from new_rows union all select workspace_id, status, -1 from old_rows) moved
    group by 1
  ) as raw cross join lateral (select coalesce(raw.pending, 0) as pending, coalesce(raw.in_progress, 0) as in_progress,
    coalesce(raw.done, 0) as done, coalesce(raw.blocked, 0) as blocked) n
  where raw.workspace_id = c.workspace_id;
  select array_agg(r.task_id) into finished from new_rows r join old_rows o on o.workspace_id = r.workspace_id and o.task_id = r.task_id
  where r.status = 'done' and o.status <> 'done';
  if finished is not null then
    -- Reads only tasks that still wait: 3 ms among 10,000 tasks. A join with all of them took 90 s.
    update kernel.tasks t set open_preconditions = t.open_preconditions - (select count(*) from unnest(finished) f where f = any (t.preconditions))
    where t.workspace_id = kernel.current_workspace() and t.open_preconditions > 0 and t.preconditions && finished;
  end if;
  return null;
end $$;
-- The names sort after log_: a waiting task is logged first as the statement left it, then as it is counted down.
create trigger tally_insert after insert on kernel.tasks referencing new table as new_rows for each statement execute function kernel.count_tasks();
create trigger tally_update after update on kernel.tasks referencing old table as old_rows new table as new_rows for each statement execute function kernel.count_tasks();

select kernel.register_table('kernel.tasks', 'subject_id', '{description}');
select kernel.register_table('kernel.verifications');

-- ---------------------------------------------------------------------------------------------
-- Who may do what.

revoke all on all functions in schema kernel from public;
grant select on kernel.task_counts, kernel.usage to lanewright_app, lanewright_desk, lanewright_auditor;
grant update on kernel.usage to lanewright_app;
grant execute on function kernel.require_running(uuid), kernel.require_pins(jsonb), kernel.stop(jsonb), kernel.wake_stopped(uuid), kernel.lock_system_workspace(),
  kernel.reserve(jsonb), kernel.release_reservations(jsonb) to lanewright_app;

-- The system workspace is as old as this schema, not as its installation: the same seed gives the same ledger everywhere.
select kernel.enter(kernel.system_workspace(), 0, '2026-01-01T00:00:00Z', null);
insert into kernel.workspaces (workspace_id, app, name, created_at) values (kernel.system_workspace(), 'system', 'System', kernel.now());
select kernel.enter(null, null, null, null);

select kernel.shut_out_web_roles();
