-- Steps: runs, what agents said, and side effects with their intents, receipts and evidence. Then the protocol of a step: take
-- the lease, load the workspace, commit.

-- ---------------------------------------------------------------------------------------------
-- Runs (requirement 004): created -> running | denied | cancelled; running -> completed | failed | denied | cancelled.

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
-- The children of a run, and the runs without a parent, in order.
create index runs_by_parent on kernel.runs (workspace_id, parent_run_id, run_id);

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
    -- A child of an open run inherits its pins; a retry of a finished run is pinned to the policy in force now.
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

select kernel.register_table('kernel.runs');

-- Everything an agent said, whatever became of it.
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
create index agent_calls_latest on kernel.agent_calls (workspace_id, called_at desc, call_id desc);

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

select kernel.register_table('kernel.agent_calls', 'subject_id', '{output}');

-- ---------------------------------------------------------------------------------------------
-- Side effects: the intent is committed before the effect, receipt and evidence after it.

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
create index intents_uncertain on kernel.intents (workspace_id, created_at, intent_id) where status = 'uncertain';
create index intents_of_task on kernel.intents (workspace_id, task_id, created_at desc) where task_id is not null;
-- The desk's first page asks all workspaces at once for the last effects.
create index intents_done_last on kernel.intents (ended_at desc) where status = 'verified' and effect = 'irreversible';

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
    -- The same commit marks the approval as used, so that no second intent finds it granted.
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
    -- That an effect was not found does not prove that it did not happen: only a person decides that.
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

select kernel.register_table('kernel.intents', 'subject_id', '{request}');
select kernel.register_table('kernel.receipts', 'subject_id', '{result}');
select kernel.register_table('kernel.evidence', 'subject_id', '{detail}');

-- ---------------------------------------------------------------------------------------------
-- Leases. A fence only increases; kernel.lock_head refuses a holder with a lower one.

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

-- The embedded server has one process at a time (its folder is locked), so leases of an earlier process are void.
create function kernel.void_leases() returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ update kernel.heads set fence = fence + 1, holder = null, lease_until = '-infinity' where holder is not null $$;

-- Checked before anything else, so that a late writer gets this refusal and not the one its rows would meet. The triggers of
-- fenced tables check again. A workspace that is being created has no head yet.
create function kernel.require_lease(workspace uuid, held bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select 1 from kernel.heads h where h.workspace_id = workspace and h.fence is distinct from held) then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Applying changes. A commit carries its changes as JSON. Each registered table has a writer, a function with static
-- statements whose plans are kept; a statement built from text was planned again for every change. A writer handles what
-- steps consist of: rows inserted, and a row updated that is found by its key. It returns false for anything else, which
-- kernel.apply_any_change then does.

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

-- Rows are matched by "=" or "is null", never by "is not distinct from", which no index serves: finding one of 20,000 tasks
-- took 130 ms, now 0.07 ms.
create function kernel.apply_any_change(workspace uuid, change jsonb) returns void
language plpgsql
as $$
declare
  target constant regclass := kernel.known_table(change ->> 'table');
  columns text;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    -- The columns that at least one row names; the others take their defaults.
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

-- The columns that a writer names, in order. They are quoted, because a column may be a PL/pgSQL keyword, such as "by".
create function kernel.written_columns(target regclass, keys text[])
returns table (name text, quoted text, fallback text, of_key boolean)
language sql stable
as $$
  select a.attname::text, '"' || replace(a.attname, '"', '""') || '"', pg_get_expr(d.adbin, d.adrelid), a.attname = any (keys)
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' and a.attname <> 'workspace_id'
  order by a.attnum
$$;

create function kernel.writer_text(target regclass, t kernel.tables) returns text
language sql stable
as $w$
  select format($f$
create or replace function kernel.%1$I(workspace uuid, change jsonb) returns boolean
language plpgsql
as $$
#variable_conflict use_variable
declare
  known constant text[] := %2$L;
  keys constant text[] := %3$L;
  named jsonb;
  given %4$s;
  conditions constant jsonb := change -> 'where';
  met %4$s;
  touched bigint;
begin
  if change ->> 'op' = 'insert' then
    named := change -> 'rows' -> 0;
    if jsonb_array_length(change -> 'rows') <> 1 then
      select jsonb_object_agg(k.name, null) into named from jsonb_array_elements(change -> 'rows') r(image) cross join lateral jsonb_object_keys(r.image) k(name);
    end if;
    if named is null or named = '{}' or named - known <> '{}' then
      return false;
    end if;
    if jsonb_array_length(change -> 'rows') = 1 then
      given := jsonb_populate_record(null::%4$s, named);
      insert into %4$s (workspace_id, %5$s) values (workspace, %6$s);
    else
      insert into %4$s (workspace_id, %5$s)
      select workspace, %7$s from jsonb_populate_recordset(null::%4$s, change -> 'rows') r;
    end if;
    return true;
  end if;
  named := change -> 'row';
  if change ->> 'op' <> 'update' or not conditions ?& keys or named = '{}' or named ?| keys or named - known <> '{}' or conditions - known <> '{}' then
    return false;
  end if;
%8$s
end $$;
$f$,
    'write ' || t.table_name, array_agg(c.name), array_remove(t.key_columns, 'workspace_id'), target,
    string_agg(c.quoted, ', '),
    string_agg(format(case when c.fallback is null then 'given.%2$s' else 'case when named ? %1$L then given.%2$s else %3$s end' end, c.name, c.quoted, c.fallback), ', '),
    string_agg(format(case when c.fallback is null then 'r.%2$s' else 'case when named ? %1$L then r.%2$s else %3$s end' end, c.name, c.quoted, c.fallback), ', '),
    -- A table whose columns are all in its key has nothing to update.
    case when bool_and(c.of_key) then '  return false;' else format($u$
  met := jsonb_populate_record(null::%1$s, conditions);
  -- Evaluated per matching row: if none matches, a value that no column accepts is no error.
  update %1$s t set (%2$s) = (select %3$s from jsonb_populate_record(null::%1$s, named) g)
  where t.workspace_id = workspace and %4$s;
  get diagnostics touched = row_count;
  if touched <> coalesce((change ->> 'count')::bigint, 1) then
    perform kernel.refuse('change.lost', format('update of %%s met %%s rows', change ->> 'table', touched), 'Reload the state and decide again.');
  end if;
  return true;$u$, target,
      string_agg(c.quoted, ', ') filter (where not c.of_key),
      string_agg(format('case when named ? %1$L then g.%2$s else t.%2$s end', c.name, c.quoted), ', ') filter (where not c.of_key),
      string_agg(format(case when c.of_key then 't.%2$s = met.%2$s' else '(not conditions ? %1$L or t.%2$s is not distinct from met.%2$s)' end, c.name, c.quoted), ' and '
        order by c.of_key desc)) end)
  from kernel.written_columns(target, t.key_columns) c
$w$;

-- Which row that a snapshot showed has changed since; null if none has. A row's version is the transaction that wrote it
-- (xmin). The OFFSET makes the planner look each row up by its key; without it, twenty of them were joined with the
-- table of all workspaces.
create function kernel.freshness_text(target regclass, t kernel.tables) returns text
language sql stable
as $w$
  select format($f$
create or replace function kernel.%1$I(workspace uuid, shown jsonb) returns text
language sql stable
as $$
  select b ->> 0 from jsonb_array_elements($2) b
  where not exists (select 1 from %2$s t where t.workspace_id = $1 and t.%3$I = (b ->> 0)::%4$s and t.xmin::text = b ->> 1 offset 0) limit 1
$$;
$f$, 'stale ' || t.table_name, target, t.key_columns[1],
    (select a.atttypid::regtype from pg_attribute a where a.attrelid = target and a.attname = t.key_columns[1]))
$w$;

-- Creates the writers of a schema's tables (of all without one) and the two functions that choose among them. Runs with
-- every migration, in its transaction: a column that was added is known to its writer at once.
create function kernel.make_writers(of_schema text default null) returns void
language plpgsql
as $m$
declare
  t kernel.tables;
begin
  for t in select k.* from kernel.tables k where k.evented and (of_schema is null or split_part(k.table_name, '.', 1) = of_schema) order by k.table_name loop
    execute kernel.writer_text(t.table_name::regclass, t);
    execute kernel.freshness_text(t.table_name::regclass, t);
    execute format('revoke all on function kernel.%1$I(uuid, jsonb), kernel.%2$I(uuid, jsonb) from public', 'write ' || t.table_name, 'stale ' || t.table_name);
    execute format('grant execute on function kernel.%1$I(uuid, jsonb), kernel.%2$I(uuid, jsonb) to lanewright_app', 'write ' || t.table_name, 'stale ' || t.table_name);
  end loop;
  execute (select format($f$
create or replace function kernel.apply_change(workspace uuid, change jsonb) returns void
language plpgsql
as $$
declare
  done boolean := false;
begin
  case change ->> 'table'
%s
  else null;
  end case;
  if not done then
    perform kernel.apply_any_change(workspace, change);
  end if;
end $$;
$f$, string_agg(format('  when %L then done := kernel.%I(workspace, change);', k.table_name, 'write ' || k.table_name), E'\n' order by split_part(k.table_name, '.', 1) <> 'kernel', k.table_name))
    from kernel.tables k where k.evented);
  execute (select format($f$
create or replace function kernel.stale_row(workspace uuid, name text, shown jsonb) returns text
language plpgsql stable
as $$
begin
  case name
%s
  else return kernel.known_table(name);
  end case;
end $$;
$f$, string_agg(format('  when %L then return kernel.%I(workspace, shown);', k.table_name, 'stale ' || k.table_name), E'\n' order by split_part(k.table_name, '.', 1) <> 'kernel', k.table_name))
    from kernel.tables k where k.evented);
  revoke all on function kernel.apply_change(uuid, jsonb), kernel.stale_row(uuid, text, jsonb) from public;
  grant execute on function kernel.apply_change(uuid, jsonb), kernel.stale_row(uuid, text, jsonb) to lanewright_app;
  perform kernel.shut_out_web_roles();
end $m$;

-- ---------------------------------------------------------------------------------------------
-- Committing a step. p:
--   workspace, fence, now, entropy?, ttl_ms?
--   running?: true               refuse if the workspace is stopped or not active
--   pins?: {app, lanes, roles}  refuse if another policy is in force
--   basis?: {table: [[id, version], ...]}  refuse if a row that the snapshot showed has changed
--   changes: [{table, op: 'insert', rows} | {table, op: 'update', row, where, count?} | {table, op: 'delete', where, count?}], in order
--   usage?: {agent_calls, tokens, cost_micros (added), failed_attempts, agent_outages (set)}
--   blobs?: [{hash, base64}]
--   audit: entries of kernel.append_audit

create function kernel.require_fresh(workspace uuid, basis jsonb) returns void
language plpgsql
as $$
declare
  name text;
  shown jsonb;
  stale text;
begin
  for name, shown in select key, value from jsonb_each(basis) where jsonb_array_length(value) > 0 loop
    stale := kernel.stale_row(workspace, name, shown);
    if stale is not null then
      perform kernel.refuse('snapshot.stale', format('%s %s changed since it was shown', name, stale), 'Propose again from the new snapshot.');
    end if;
  end loop;
end $$;

-- The head after a commit. A lease that is half over is extended on the way; a seeded run leases on its own clock.
create function kernel.finish(workspace uuid, held bigint, ttl_ms integer, at timestamptz, seeded boolean) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head kernel.heads;
  moment constant timestamptz := case when seeded then at else clock_timestamp() end;
begin
  select * into head from kernel.heads h where h.workspace_id = workspace;
  if ttl_ms is not null and head.fence = held and head.lease_until < moment + make_interval(secs => ttl_ms / 2000.0) then
    update kernel.heads h set lease_until = moment + make_interval(secs => ttl_ms / 1000.0) where h.workspace_id = workspace;
  end if;
  return jsonb_build_object('seq', head.seq, 'hash', encode(head.hash, 'hex'));
end $$;

-- Checks are calls in expressions: a query for each of them would cost as much as a row.
create function kernel.commit(p jsonb) returns jsonb
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  fence constant bigint := (p ->> 'fence')::bigint;
  change jsonb;
  ignored text;
begin
  ignored := set_config('lanewright.workspace', workspace::text, true);
  ignored := set_config('lanewright.fence', coalesce(fence::text, ''), true);
  ignored := set_config('lanewright.now', coalesce(p ->> 'now', ''), true);
  ignored := set_config('lanewright.entropy', coalesce(p ->> 'entropy', ''), true);
  if jsonb_array_length(p -> 'changes') > 0 then
    ignored := kernel.require_lease(workspace, fence);
  end if;
  if p ? 'running' then
    ignored := kernel.require_running(workspace);
  end if;
  if p ? 'pins' then
    ignored := kernel.require_pins(p -> 'pins');
  end if;
  if p ? 'basis' then
    ignored := kernel.require_fresh(workspace, p -> 'basis');
  end if;
  if p ? 'blobs' then
    insert into kernel.blobs (workspace_id, hash, bytes)
    select workspace, b ->> 'hash', decode(b ->> 'base64', 'base64') from jsonb_array_elements(p -> 'blobs') b
    on conflict (workspace_id, hash) do update set bytes = excluded.bytes, erased_at = null where blobs.bytes is null;
  end if;
  for n in 0 .. jsonb_array_length(p -> 'changes') - 1 loop
    ignored := kernel.apply_change(workspace, p -> 'changes' -> n);
  end loop;
  if p ? 'usage' then
    update kernel.usage u set agent_calls = u.agent_calls + coalesce((p #>> '{usage,agent_calls}')::bigint, 0),
      tokens = u.tokens + coalesce((p #>> '{usage,tokens}')::bigint, 0),
      cost_micros = u.cost_micros + coalesce((p #>> '{usage,cost_micros}')::bigint, 0),
      failed_attempts = coalesce((p #>> '{usage,failed_attempts}')::integer, u.failed_attempts),
      agent_outages = coalesce((p #>> '{usage,agent_outages}')::integer, u.agent_outages)
    where u.workspace_id = workspace;
  end if;
  ignored := kernel.append_audit(workspace, p -> 'audit');
  return kernel.finish(workspace, fence, (p ->> 'ttl_ms')::integer, (p ->> 'now')::timestamptz, p ? 'entropy');
end $$;

-- ---------------------------------------------------------------------------------------------
-- Loading a workspace: one JSON, every part bounded, nothing counted. Rows of the same instant are ordered by their ID, so
-- that the same rows come in the same order whatever the plan. Sorts and bitmap scans are off, because the planner took a
-- large workspace for a small one and sorted every artifact to show fifty: 3.9 ms among 2,000, and 1.3 ms without.
create function kernel.load(workspace uuid) returns jsonb
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
    'workspace', jsonb_build_object('id', space.workspace_id, 'app', space.app, 'name', space.name, 'status', space.status,
      'status_reason', space.status_reason, 'goal', space.goal, 'budget', space.budget, 'created_at', space.created_at, 'row_version', space.row_version),
    'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = workspace)),
    'pins', (select jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) from kernel.active_policies a where a.workspace_id = kernel.system_workspace() and a.app = space.app),
    'counts', (select to_jsonb(c) - 'workspace_id' from kernel.task_counts c where c.workspace_id = workspace),
    'usage', (select to_jsonb(u) - 'workspace_id' from kernel.usage u where u.workspace_id = workspace),
    'current_task', (select to_jsonb(t) - 'workspace_id' from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'in_progress' order by t.updated_at, t.task_id limit 1) t),
    'eligible_tasks', (select coalesce(jsonb_agg(to_jsonb(t) - 'workspace_id'), '[]') from (
      select t.*, t.xmin::text as row_version from kernel.tasks t where t.workspace_id = workspace and t.status = 'pending' and t.open_preconditions = 0
      order by t.created_at, t.task_id limit 10) t),
    'inbox', (select coalesce(jsonb_agg(to_jsonb(i) - 'workspace_id'), '[]') from (
      select * from kernel.inbox i where i.workspace_id = workspace and i.processed_at is null order by i.received_at, i.item_id limit 20) i),
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

-- A required side effect may also be a row of a view: what is true of several tables at once ("no lead waits for its
-- message any more") is asked of the tables and stored nowhere. Only a view that reads with the caller's rights is counted,
-- so that row-level security applies below it.
create function kernel.countable(name text) returns regclass
language plpgsql stable
as $$
begin
  if exists (select 1 from pg_catalog.pg_class c where c.oid = to_regclass(name) and c.relkind = 'v' and 'security_invoker=true' = any (c.reloptions)) then
    return name::regclass;
  end if;
  return kernel.known_table(name);
end $$;

-- How many rows match, for the predicate "rows exist". Counts no further than `enough`.
create function kernel.count_rows(workspace uuid, name text, matching jsonb, enough integer) returns integer
language plpgsql stable
as $$
declare
  conditions text;
  found integer;
begin
  select string_agg(format(case when matching -> k = 'null' then 't.%1$I is null' else 't.%1$I = (jsonb_populate_record(null::%2$s, $1)).%1$I' end, k, kernel.countable(name)), ' and ')
  into conditions from jsonb_object_keys(matching) k;
  execute format('select count(*) from (select 1 from %s t where t.workspace_id = $2 and %s limit $3) m', kernel.countable(name), coalesce(conditions, 'true'))
  into found using matching, workspace, enough;
  return found;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Who may do what.

revoke all on all functions in schema kernel from public;
grant execute on function kernel.take_lease(uuid, text, integer, timestamptz), kernel.renew_leases(uuid[], bigint[], integer, timestamptz),
  kernel.release_lease(uuid, bigint), kernel.void_leases(), kernel.require_lease(uuid, bigint), kernel.known_tables(), kernel.known_table(text),
  kernel.apply_any_change(uuid, jsonb), kernel.require_fresh(uuid, jsonb),
  kernel.finish(uuid, bigint, integer, timestamptz, boolean), kernel.commit(jsonb), kernel.countable(text), kernel.count_rows(uuid, text, jsonb, integer)
  to lanewright_app;
grant execute on function kernel.load(uuid) to lanewright_app, lanewright_desk, lanewright_auditor;
select kernel.shut_out_web_roles();
