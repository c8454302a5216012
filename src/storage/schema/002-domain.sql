-- The kernel's own tables. A guard stands behind each; a bug of ours or a person with psql meets it all the same.

create function kernel.refuse_change() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('row.is_fixed', format('rows of %s do not change', tg_table_name), 'Register a new row.');
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Workspaces: the namespace that owns state (seed: campaigns).

create table kernel.workspaces (
  workspace_id uuid primary key,
  pack text not null,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'initializing' check (status in ('initializing', 'active', 'paused', 'completed', 'error')),
  status_reason text,
  goal jsonb not null default '{}',
  budget jsonb not null default '{}',
  created_at timestamptz not null
);

create table kernel.task_counts (
  workspace_id uuid primary key,
  total bigint not null default 0,
  pending bigint not null default 0,
  in_progress bigint not null default 0,
  done bigint not null default 0,
  blocked bigint not null default 0
) with (fillfactor = 50);

-- A workspace is completed by these numbers, so they are counted by the trigger on kernel.tasks and by nobody else.
create function kernel.guard_counts() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('counter.is_kept', format('%s of %s is not possible', tg_op, tg_table_name), 'Change the tasks; the counters follow.');
  return null;
end $$;
create trigger guard before insert or update on kernel.task_counts for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on kernel.task_counts for each statement execute function kernel.guard_counts();
alter table kernel.task_counts enable always trigger guard, enable always trigger no_removal;

create table kernel.usage (
  workspace_id uuid primary key,
  agent_calls bigint not null default 0,
  tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  failed_attempts integer not null default 0,
  agent_outages integer not null default 0
) with (fillfactor = 50);

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
  if new.pack <> old.pack then
    perform kernel.refuse('workspace.pack_is_fixed', 'a workspace keeps its pack', 'Create a new workspace.');
  end if;
  if new.status <> old.status then
    -- Seed 001 section 15, and the one addition: leaving error is a person's act, to paused.
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

create table kernel.members (
  workspace_id uuid not null,
  user_id text not null check (length(user_id) between 1 and 200),
  role text not null check (role ~ '^[A-Z][A-Z0-9_]*$'),
  primary key (workspace_id, user_id, role)
);
create index members_by_user on kernel.members (user_id);

-- The switch that works at once: an unlifted stop of the workspace, or of the house for all, refuses every intent.
create table kernel.stops (
  workspace_id uuid not null,
  stop_id uuid not null,
  everything boolean not null default false,
  person text not null,
  reason text not null,
  stopped_at timestamptz not null,
  lifted_at timestamptz,
  primary key (workspace_id, stop_id),
  check (not everything or workspace_id = kernel.house())
);

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
create index open_stops on kernel.stops (workspace_id) where lifted_at is null;

-- ---------------------------------------------------------------------------------------------
-- Tasks and their verifications.

create table kernel.tasks (
  workspace_id uuid not null references kernel.workspaces,
  task_id uuid not null,
  description text not null check (length(description) between 10 and 500 or description = '[erased]'),
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'done', 'blocked')),
  preconditions uuid[] not null default '{}' check (cardinality(preconditions) <= 50),
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
-- Row-level security keeps a GIN index on preconditions from being used (array operators are not leakproof).
create index tasks_waiting_for_others on kernel.tasks (workspace_id) where open_preconditions > 0;

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

-- done means: every required side effect with its own true result and the evidence read for it; a task without any is
-- completed by a person only.
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

-- Counters are kept, not counted; what waits for a finished task learns of it here.
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
    -- Looks only at what still waits: 3 ms among 10,000 tasks, where a join with all of them took 90 s.
    update kernel.tasks t set open_preconditions = t.open_preconditions - (select count(*) from unnest(finished) f where f = any (t.preconditions))
    where t.workspace_id = kernel.current_workspace() and t.open_preconditions > 0 and t.preconditions && finished;
  end if;
  return null;
end $$;
-- The names sort after log_: a waiting task is logged as the statement left it first, and then as it is counted down.
create trigger tally_insert after insert on kernel.tasks referencing new table as new_rows for each statement execute function kernel.count_tasks();
create trigger tally_update after update on kernel.tasks referencing old table as old_rows new table as new_rows for each statement execute function kernel.count_tasks();

-- ---------------------------------------------------------------------------------------------
-- Runs (seed 004): created -> running | denied | cancelled; running -> completed | failed | denied | cancelled.

create table kernel.runs (
  workspace_id uuid not null,
  run_id uuid not null,
  parent_run_id uuid,
  root_run_id uuid not null,
  run_kind text not null check (run_kind in
    ('orchestrator', 'agent', 'tool_gateway', 'db_write', 'db_read', 'promotion', 'export', 'override', 'system')),
  run_name text,
  task_id uuid,
  actor_type text not null check (actor_type in ('agent', 'human', 'system')),
  actor_id text not null,
  role_id text,
  lane_id text,
  correlation_id text,
  client_session_id text,
  contract_version text not null default 'v1' check (contract_version = 'v1'),
  lanes_pin text not null check (lanes_pin ~ '^[0-9a-f]{64}$'),
  roles_pin text not null check (roles_pin ~ '^[0-9a-f]{64}$'),
  taxonomy_versions jsonb,
  status text not null check (status in ('created', 'running', 'completed', 'failed', 'cancelled', 'denied')),
  created_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  error jsonb,
  inputs_artifacts jsonb not null default '[]',
  outputs_artifacts jsonb not null default '[]',
  parameters_hash text check (parameters_hash ~ '^[0-9a-f]{64}$'),
  nondeterminism jsonb,
  data_classification text,
  metadata jsonb not null default '{}',
  primary key (workspace_id, run_id),
  check ((completed_at is not null) = (status in ('completed', 'failed', 'cancelled', 'denied'))),
  check (status not in ('running', 'completed', 'failed') or started_at is not null)
);
create index runs_open on kernel.runs (workspace_id, run_kind) where status in ('created', 'running');
create index runs_by_root on kernel.runs (workspace_id, root_run_id);

create function kernel.guard_run() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  parent kernel.runs;
begin
  if tg_op = 'INSERT' then
    if new.parent_run_id is null then
      if new.root_run_id <> new.run_id then
        perform kernel.refuse('run.root', 'a run without a parent is its own root', 'Set root_run_id to run_id.');
      end if;
      return new;
    end if;
    select * into parent from kernel.runs r where r.workspace_id = new.workspace_id and r.run_id = new.parent_run_id;
    if not found then
      perform kernel.refuse('run.parent_unknown', 'the parent run is not in this workspace', 'Start the parent first.');
    end if;
    if new.root_run_id <> parent.root_run_id then
      perform kernel.refuse('run.root', 'a run has its parent''s root', 'Inherit root_run_id from the parent.');
    end if;
    -- Children of a living run inherit its pins; a retry of a finished run is pinned to the policy of its own day.
    if parent.status in ('created', 'running') and (new.lanes_pin, new.roles_pin) is distinct from (parent.lanes_pin, parent.roles_pin) then
      perform kernel.refuse('run.pins', 'a child run inherits its parent''s policy pins', 'Use the parent''s pins.');
    end if;
    return new;
  end if;
  if old.status in ('completed', 'failed', 'cancelled', 'denied') then
    perform kernel.refuse('run.terminal', format('the run is %s and stays so', old.status), 'Start a new run with this one as its parent.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('created', 'running'), ('created', 'denied'), ('created', 'cancelled'),
      ('running', 'completed'), ('running', 'failed'), ('running', 'denied'), ('running', 'cancelled')) then
    perform kernel.refuse('run.transition', format('%s does not become %s', old.status, new.status), 'See the run lifecycle.');
  end if;
  if (new.parent_run_id, new.root_run_id, new.run_kind, new.lanes_pin, new.roles_pin, new.actor_type, new.actor_id, new.role_id, new.lane_id, new.created_at,
      new.task_id, new.contract_version, new.parameters_hash)
    is distinct from (old.parent_run_id, old.root_run_id, old.run_kind, old.lanes_pin, old.roles_pin, old.actor_type, old.actor_id, old.role_id, old.lane_id, old.created_at,
      old.task_id, old.contract_version, old.parameters_hash) then
    perform kernel.refuse('run.identity_is_fixed', 'who runs what under which policy does not change', 'Start a new run.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.runs for each row execute function kernel.guard_run();

-- What an agent said, whole, whatever became of it.
create table kernel.agent_calls (
  workspace_id uuid not null,
  call_id uuid not null,
  run_id uuid,
  subject_id uuid,
  agent text not null,
  model text,
  snapshot_hash text not null check (snapshot_hash ~ '^[0-9a-f]{64}$'),
  prompt_hash text check (prompt_hash ~ '^[0-9a-f]{64}$'),
  output text,
  output_hash text check (output_hash ~ '^[0-9a-f]{64}$'),
  output_bytes integer not null,
  verdict jsonb not null,
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_micros bigint not null default 0,
  latency_ms integer not null default 0,
  called_at timestamptz not null,
  primary key (workspace_id, call_id)
);
create function kernel.guard_call() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    perform kernel.refuse('row.is_fixed', format('rows of %s do not change', tg_table_name), 'Register a new row.');
  end if;
  return new;
end $$;
create trigger guard before update on kernel.agent_calls for each row execute function kernel.guard_call();
create index agent_calls_latest on kernel.agent_calls (workspace_id, called_at desc, call_id desc);

-- ---------------------------------------------------------------------------------------------
-- Approvals wait; grants answer them, for exactly these bytes, once.

create table kernel.approvals (
  workspace_id uuid not null,
  approval_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  lane_id text not null,
  action text not null,
  action_hash text not null check (action_hash ~ '^[0-9a-f]{64}$'),
  -- the canonical action, as it will be executed and as it is shown
  content text not null,
  recipient text,
  lanes_pin text not null,
  roles_pin text not null,
  people_needed integer not null default 1 check (people_needed between 1 and 2),
  author text not null default 'agent' check (author in ('agent', 'human')),
  replaces uuid,
  status text not null check (status in ('pending', 'granted', 'rejected', 'expired', 'returned', 'superseded', 'used')),
  reason text,
  decided_by text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  expires_at timestamptz not null,
  primary key (workspace_id, approval_id)
);
create index approvals_open on kernel.approvals (workspace_id, requested_at) where status in ('pending', 'granted');
create index approvals_rejected on kernel.approvals (workspace_id, decided_at desc) where status = 'rejected';

create function kernel.guard_approval() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      perform kernel.refuse('approval.initial_status', 'an approval begins as pending', 'Insert it as pending.');
    end if;
    return new;
  end if;
  if (old.status not in ('pending', 'granted') or (new.content, new.recipient) is distinct from (old.content, old.recipient))
    and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status not in ('pending', 'granted') then
    perform kernel.refuse('approval.closed', format('the approval is %s and stays so', old.status), 'Ask for a new approval.');
  end if;
  if to_jsonb(new) - '{status,reason,decided_by,decided_at}'::text[] <> to_jsonb(old) - '{status,reason,decided_by,decided_at}'::text[] then
    perform kernel.refuse('approval.bytes_are_fixed', 'what is being approved does not change, nor until when', 'An edit makes a new approval linked to this one.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('pending', 'granted'), ('pending', 'rejected'), ('pending', 'expired'),
      ('pending', 'returned'), ('pending', 'superseded'), ('granted', 'used'), ('granted', 'expired'), ('granted', 'returned'), ('granted', 'superseded')) then
    perform kernel.refuse('approval.transition', format('%s does not become %s', old.status, new.status), 'Ask for a new approval.');
  end if;
  if new.status <> old.status and new.status in ('granted', 'used') and new.people_needed > (
      select count(*) from kernel.grants g where g.workspace_id = new.workspace_id and g.approval_id = new.approval_id
        and g.returned_at is null and (g.used_at is not null) = (new.status = 'used')) then
    perform kernel.refuse('approval.grants_missing', format('not enough people stand behind %s', new.status), 'Write the grants first; each is one person''s.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.approvals for each row execute function kernel.guard_approval();

create table kernel.grants (
  workspace_id uuid not null,
  grant_id uuid not null,
  approval_id uuid not null,
  person text not null,
  role text not null,
  action_hash text not null,
  lanes_pin text not null,
  roles_pin text not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  returned_at timestamptz,
  primary key (workspace_id, grant_id),
  unique (workspace_id, approval_id, person),
  check ((used_at is null) = (used_by is null)),
  check (used_at is null or returned_at is null)
);

create function kernel.guard_grant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asked kernel.approvals;
begin
  if tg_op = 'INSERT' then
    select * into asked from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id;
    if not found or asked.status <> 'pending' or asked.expires_at <= kernel.now() then
      perform kernel.refuse('grant.nothing_pending', 'there is no pending approval to grant', 'Look at the open approvals again.');
    end if;
    if (new.action_hash, new.lanes_pin, new.roles_pin) is distinct from (asked.action_hash, asked.lanes_pin, asked.roles_pin) then
      perform kernel.refuse('grant.other_bytes', 'the grant names other bytes or another policy than was asked for', 'Approve what is shown now.');
    end if;
    if new.expires_at > asked.expires_at then
      perform kernel.refuse('grant.outlives', 'a grant ends with what was asked for, or before', 'Use the approval''s expiry.');
    end if;
    if new.used_at is not null or new.returned_at is not null then
      perform kernel.refuse('grant.initial', 'a grant begins unused', 'Insert it unused.');
    end if;
    return new;
  end if;
  if old.used_at is not null or old.returned_at is not null then
    perform kernel.refuse('grant.spent', 'the grant was used or returned before', 'Ask for a new approval.');
  end if;
  if (new.approval_id, new.person, new.role, new.action_hash, new.lanes_pin, new.roles_pin, new.granted_at, new.expires_at) is distinct from
     (old.approval_id, old.person, old.role, old.action_hash, old.lanes_pin, old.roles_pin, old.granted_at, old.expires_at) then
    perform kernel.refuse('grant.bytes_are_fixed', 'a grant is bound to what it granted', 'Ask for a new approval.');
  end if;
  if new.used_at is not null then
    if new.expires_at <= kernel.now() then
      perform kernel.refuse('grant.expired', 'the grant has expired', 'Ask for a new approval.');
    end if;
    if not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id and a.status = 'granted') then
      perform kernel.refuse('grant.not_in_force', 'its approval is not granted, or not any more', 'Ask for a new approval.');
    end if;
    if not exists (select 1 from kernel.runs r where r.workspace_id = new.workspace_id and r.run_id = new.used_by and r.parameters_hash = new.action_hash) then
      perform kernel.refuse('grant.other_bytes', 'the run is not for the bytes that were granted', 'Ask for approval of this action.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.grants for each row execute function kernel.guard_grant();

-- ---------------------------------------------------------------------------------------------
-- Side effects: intent before, receipt and evidence after.

create table kernel.intents (
  workspace_id uuid not null,
  intent_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  tool text not null,
  lane_id text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 500),
  action_hash text not null check (action_hash ~ '^[0-9a-f]{64}$'),
  request text not null,
  effect text not null check (effect in ('read', 'idempotent', 'irreversible')),
  status text not null default 'open' check (status in ('open', 'verified', 'not_done', 'uncertain')),
  approval_id uuid,
  decided_by text,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, intent_id),
  unique (workspace_id, idempotency_key)
);
create index intents_open on kernel.intents (workspace_id) where status = 'open';
create index intents_uncertain on kernel.intents (workspace_id, created_at) where status = 'uncertain';

create table kernel.receipts (
  workspace_id uuid not null,
  receipt_id uuid not null,
  intent_id uuid not null,
  attempt integer not null check (attempt between 1 and 100),
  outcome text not null check (outcome in ('done', 'not_done', 'unknown')),
  result text,
  error jsonb,
  subject_id uuid,
  received_at timestamptz not null,
  primary key (workspace_id, receipt_id),
  unique (workspace_id, intent_id, attempt)
);

create table kernel.evidence (
  workspace_id uuid not null,
  evidence_id uuid not null,
  intent_id uuid,
  task_id uuid,
  kind text not null,
  found boolean not null,
  detail text,
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  subject_id uuid,
  read_at timestamptz not null,
  primary key (workspace_id, evidence_id)
);
create index evidence_of_intent on kernel.evidence (workspace_id, intent_id);

create function kernel.guard_intent() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' then
      perform kernel.refuse('intent.initial_status', 'an intent begins open', 'Insert it open, before the effect.');
    end if;
    -- The same commit spends the approval, so that no second intent finds it granted.
    if new.approval_id is not null and not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id
        and a.approval_id = new.approval_id and a.action_hash = new.action_hash and a.status = 'granted') then
      perform kernel.refuse('intent.not_granted', 'the approval that it names is not granted, or is for other bytes', 'Ask for approval of this action.');
    end if;
    return new;
  end if;
  if new.request <> old.request and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status in ('verified', 'not_done') then
    perform kernel.refuse('intent.ended', format('the effect is %s and stays so', old.status), 'Commit a new intent.');
  end if;
  if to_jsonb(new) - '{status,decided_by,ended_at}'::text[] <> to_jsonb(old) - '{status,decided_by,ended_at}'::text[] then
    perform kernel.refuse('intent.is_fixed', 'what was intended does not change', 'Commit a new intent.');
  end if;
  if new.status <> old.status then
    if (old.status, new.status) not in (('open', 'verified'), ('open', 'not_done'), ('open', 'uncertain'), ('uncertain', 'verified'), ('uncertain', 'not_done')) then
      perform kernel.refuse('intent.transition', format('%s does not become %s', old.status, new.status), 'Commit a new intent.');
    end if;
    if old.status = 'uncertain' and new.decided_by is not null then
      return new;
    end if;
    -- Absent is no proof that nothing happened: only a person says so.
    if old.status = 'uncertain' and new.status = 'not_done' then
      perform kernel.refuse('intent.needs_person', 'that an uncertain effect did not happen is said by a person', 'Name the person who decided.');
    end if;
    if new.status = 'verified' and not exists (
        select 1 from kernel.evidence e where e.workspace_id = new.workspace_id and e.intent_id = new.intent_id and e.found) then
      perform kernel.refuse('intent.no_evidence', 'an effect is verified by evidence read back, not by a tool''s word', 'Read the effect back first.');
    end if;
    if new.status = 'not_done' and new.effect <> 'read' and not coalesce((select bool_and(r.outcome = 'not_done') from kernel.receipts r
        where r.workspace_id = new.workspace_id and r.intent_id = new.intent_id), false) then
      perform kernel.refuse('intent.in_doubt', 'not every attempt failed before its first byte', 'Look the effect up outside; until it is found it is uncertain.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.intents for each row execute function kernel.guard_intent();

create function kernel.guard_outcome() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
      return new;
    end if;
    perform kernel.refuse('outcome.is_fixed', format('a row of %s does not change', tg_table_name), 'Write a new one.');
  end if;
  if new.intent_id is not null and not exists (
      select 1 from kernel.intents i where i.workspace_id = new.workspace_id and i.intent_id = new.intent_id) then
    perform kernel.refuse('outcome.without_intent', format('a row of %s needs its intent', tg_table_name), 'Commit the intent before the effect.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.receipts for each row execute function kernel.guard_outcome();
create trigger guard before insert or update on kernel.evidence for each row execute function kernel.guard_outcome();

-- ---------------------------------------------------------------------------------------------
-- Artifacts: the only persisted form of arbitrary knowledge. Bytes by hash, versions never change.

create table kernel.blobs (
  workspace_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- gone when everybody that the artifacts are about is erased
  bytes bytea,
  erased_at timestamptz,
  primary key (workspace_id, hash),
  check ((bytes is null) = (erased_at is not null))
);

create table kernel.artifacts (
  workspace_id uuid not null references kernel.workspaces,
  artifact_id uuid not null,
  artifact_type text not null check (artifact_type ~ '^[a-z][a-z_]*$'),
  artifact_key text not null check (length(artifact_key) between 1 and 200),
  version integer not null check (version >= 1),
  source text not null check (source in ('user', 'agent')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hash_source text not null check (hash_source in ('bytes', 'normalized_text', 'normalized_json')),
  content_type text not null,
  byte_size bigint not null,
  lineage jsonb,
  confidentiality jsonb,
  run_id uuid,
  created_at timestamptz not null,
  subject_id uuid,
  primary key (workspace_id, artifact_id),
  unique (workspace_id, artifact_type, artifact_key, version)
);

create function kernel.guard_blob() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and new.bytes is null and new.hash = old.hash and new.workspace_id = old.workspace_id
    and kernel.may_drop_bytes(new.workspace_id, new.hash) then
    return new;
  end if;
  -- What was erased may come again from somewhere else: the same bytes, for somebody who is not.
  if tg_op = 'UPDATE' and (old.bytes is not null or new.bytes is null or (new.workspace_id, new.hash) <> (old.workspace_id, old.hash)) then
    perform kernel.refuse('blob.is_fixed', 'bytes are addressed by their hash and do not change', 'Store the new bytes under their own hash.');
  end if;
  if new.bytes is null or encode(sha256(new.bytes), 'hex') <> new.hash then
    perform kernel.refuse('blob.hash', 'the bytes do not have that hash', 'Hash the bytes again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.blobs for each row execute function kernel.guard_blob();
create trigger no_delete before delete on kernel.blobs for each statement execute function kernel.refuse_delete();
create trigger no_truncate before truncate on kernel.blobs for each statement execute function kernel.refuse_truncate();
alter table kernel.blobs enable always trigger guard, enable always trigger no_delete, enable always trigger no_truncate;

create function kernel.guard_artifact() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    return new;
  end if;
  if to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    perform kernel.refuse('artifact.is_fixed', 'a version of an artifact does not change', 'Persist a new version under the same key.');
  end if;
  if old.status <> 'pending' and new.status <> old.status then
    perform kernel.refuse('artifact.decided', format('the artifact is %s and stays so', old.status), 'Persist a new version.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.artifacts for each row execute function kernel.guard_artifact();

-- ---------------------------------------------------------------------------------------------
-- People and mail arrive at any time: the inbox takes no lease. Chat is a projection and may be deleted.

create table kernel.inbox (
  workspace_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z_.]*$'),
  person text,
  subject_id uuid,
  content jsonb not null,
  received_at timestamptz not null,
  consumed_at timestamptz,
  outcome text,
  primary key (workspace_id, item_id)
);

-- What somebody said stays as it was said, and is consumed once.
create function kernel.guard_inbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.consumed_at is not null or new.outcome is not null then
      perform kernel.refuse('inbox.initial', 'an item begins unread', 'Insert it without outcome; the cycle consumes it.');
    end if;
    return new;
  end if;
  if new.content <> old.content and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.consumed_at is not null or to_jsonb(new) - '{consumed_at,outcome}'::text[] <> to_jsonb(old) - '{consumed_at,outcome}'::text[] then
    perform kernel.refuse('inbox.is_fixed', 'an item is consumed once and does not change otherwise', 'Send another one.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.inbox for each row execute function kernel.guard_inbox();
create index inbox_waiting on kernel.inbox (workspace_id, received_at, item_id) where consumed_at is null;

create table kernel.chat (
  workspace_id uuid not null,
  message_id uuid not null,
  author text not null check (author in ('controller', 'agent', 'user')),
  text text not null check (length(text) <= 8000),
  subject_id uuid,
  said_at timestamptz not null,
  primary key (workspace_id, message_id)
);
create index chat_in_order on kernel.chat (workspace_id, said_at, message_id);

-- What an agent asked a person.
create table kernel.questions (
  workspace_id uuid not null,
  question_id uuid not null,
  run_id uuid not null,
  task_id uuid,
  subject_id uuid,
  question text not null,
  options jsonb not null default '[]',
  context text,
  status text not null default 'open' check (status in ('open', 'answered')),
  answer text,
  answered_by text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (workspace_id, question_id)
);
create index questions_open on kernel.questions (workspace_id, asked_at) where status = 'open';
create index questions_answered on kernel.questions (workspace_id, answered_at desc) where status = 'answered';

-- ---------------------------------------------------------------------------------------------
-- The house: policies by content hash, which of them are in force, reservations on what workspaces share.

create table kernel.policies (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  pack text not null,
  kind text not null check (kind in ('lanes', 'roles')),
  content text not null,
  registered_at timestamptz not null,
  primary key (workspace_id, pack, kind, hash)
);

create table kernel.active_policies (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  pack text not null,
  lanes_pin text not null,
  roles_pin text not null,
  activated_at timestamptz not null,
  activated_by text not null,
  primary key (workspace_id, pack)
);

create trigger guard before update on kernel.policies for each row execute function kernel.refuse_change();

create function kernel.guard_active_policy() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if 2 <> (select count(*) from kernel.policies p where p.workspace_id = new.workspace_id and p.pack = new.pack
      and (p.kind, p.hash) in (('lanes', new.lanes_pin), ('roles', new.roles_pin))) then
    perform kernel.refuse('policy.unregistered', 'a policy in force is one that can be read', 'Register lanes and roles first.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.active_policies for each row execute function kernel.guard_active_policy();

create table kernel.reservations (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  reservation_id uuid not null,
  resource text not null,
  for_workspace uuid not null,
  amount integer not null check (amount > 0),
  status text not null check (status in ('held', 'used', 'released')),
  reserved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, reservation_id)
);

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
create index reservations_of_resource on kernel.reservations (workspace_id, resource, reserved_at);

-- ---------------------------------------------------------------------------------------------
-- Registration also makes every trigger above ENABLE ALWAYS. Unfenced tables are written by people and at start-up, outside a workspace's lease.

select kernel.register_table('kernel.workspaces');
select kernel.register_table('kernel.members', fenced => false, deletable => true);
select kernel.register_table('kernel.stops', fenced => false);
select kernel.register_table('kernel.tasks', 'subject_id', '{description}');
select kernel.register_table('kernel.verifications');
select kernel.register_table('kernel.runs');
select kernel.register_table('kernel.agent_calls', 'subject_id', '{output}');
select kernel.register_table('kernel.approvals', 'subject_id', '{content,recipient,reason}');
select kernel.register_table('kernel.grants');
select kernel.register_table('kernel.intents', 'subject_id', '{request}');
select kernel.register_table('kernel.receipts', 'subject_id', '{result}');
select kernel.register_table('kernel.evidence', 'subject_id', '{detail}');
select kernel.register_table('kernel.artifacts');
select kernel.register_table('kernel.inbox', 'subject_id', '{content}', fenced => false);
select kernel.register_table('kernel.chat', 'subject_id', '{text}', fenced => false, deletable => true);
select kernel.register_table('kernel.questions', 'subject_id', '{question,context,answer}');
select kernel.register_table('kernel.policies', fenced => false);
select kernel.register_table('kernel.active_policies', fenced => false);
select kernel.register_table('kernel.reservations', fenced => false);
select kernel.exempt_table('kernel.task_counts', 'counters');
select kernel.exempt_table('kernel.usage', 'counters');
select kernel.exempt_table('kernel.blobs', 'bytes addressed by hash; artifacts name them, replay checks them');

-- Not evented, isolated all the same.
select kernel.protect_rows('kernel.task_counts');
select kernel.protect_rows('kernel.usage');
select kernel.protect_rows('kernel.blobs');
grant select on kernel.task_counts, kernel.usage, kernel.blobs to lanewright_app, lanewright_desk, lanewright_auditor;
grant insert, update on kernel.blobs to lanewright_app;
grant update on kernel.usage to lanewright_app;

-- Every workspace may read the policies in force and the house's stops.
create policy house_policies on kernel.policies for select using (true);
create policy house_active on kernel.active_policies for select using (true);
create policy house_stops on kernel.stops for select using (everything);

-- kernel.memberships() looks for one person in all workspaces.
do $$ begin execute format('create policy own_memberships on kernel.members for select to %I using (user_id = (select kernel.current_member()))', current_user); end $$;
