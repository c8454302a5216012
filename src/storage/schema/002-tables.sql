-- Registered tables: what makes a table's changes appear in the log, and keeps the rows of workspaces apart.
-- Every table of the kernel and of an app is either registered here or exempt with a reason; anything else stops the start.

-- ---------------------------------------------------------------------------------------------
-- The catalog of tables.

create table kernel.tables (
  table_name text primary key,
  evented boolean not null,
  version integer not null default 1,
  -- the version it was registered with: the log holds payloads from this version to the present one
  first_version integer not null default 1,
  key_columns text[] not null default '{}',
  personal_columns text[] not null default '{}',
  person_column text,
  fenced boolean not null default true,
  deletable boolean not null default false,
  -- every trigger that the table had when it was registered; a missing one stops the start
  triggers text[] not null default '{}',
  reason text not null default ''
);

-- What counts as personal decides what an erasure may touch. So the catalog follows the triggers that conceal those columns
-- in the log, and nothing else. Changing the triggers is DDL, which the next seal shows.
create function kernel.guard_registry() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'triggers' = to_jsonb(old) - 'triggers' then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - '{version,key_columns,personal_columns,person_column,triggers}'::text[]
      = to_jsonb(old) - '{version,key_columns,personal_columns,person_column,triggers}'::text[]
    and exists (select 1 from pg_trigger g where g.tgrelid = to_regclass(new.table_name) and g.tgname = 'log_update'
      and encode(g.tgargs, 'escape') = concat_ws('\000', new.version, array_to_string(new.key_columns, ','), array_to_string(new.personal_columns, ','),
        coalesce(new.person_column, ''), left(new.fenced::text, 1), new.table_name) || '\000') then
    return new;
  end if;
  perform kernel.refuse('table.is_registered', format('%s of kernel.tables is not possible', tg_op), 'Register the table, or its new version, in a migration.');
  return null;
end $$;
create trigger guard before update on kernel.tables for each row execute function kernel.guard_registry();
create trigger no_removal before delete or truncate on kernel.tables for each statement execute function kernel.guard_registry();
alter table kernel.tables enable always trigger guard, enable always trigger no_removal;

-- ---------------------------------------------------------------------------------------------
-- Guards that tables share.

create function kernel.refuse_change() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('row.is_fixed', format('rows of %s do not change', tg_table_name), 'Register a new row.');
  return null;
end $$;

create function kernel.refuse_key_update() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('row.key_is_fixed', format('the key of a row of %s does not change', tg_table_name), 'Insert a new row instead.');
  return null;
end $$;

create function kernel.refuse_truncate() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('table.no_truncate', format('%s keeps a ledger of its rows', tg_table_name), 'Delete rows one statement at a time; each is logged.');
  return null;
end $$;

create function kernel.refuse_delete() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('row.permanent', format('rows of %s are never deleted', tg_table_name), 'Record what changed as a new row or a new status.');
  return null;
end $$;

-- For tables that triggers fill: counters and indexes of other rows.
create function kernel.guard_counts() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('counter.is_kept', format('%s of %s is not possible', tg_op, tg_table_name), 'Change the tasks; the counters follow.');
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Row-level security. The app role sees the workspace that its transaction names, the desk the workspaces its member belongs
-- to, the auditor all of them.

-- kernel.members is created in 004; the body is read when the function is first called.
create function kernel.memberships() returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$ begin return query select m.workspace_id from kernel.members m where m.user_id = kernel.current_member(); end $$;

create function kernel.protect_rows(target regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  -- Not for the desk, which could name any workspace.
  execute format('create policy one_workspace on %s to lanewright_app, %I using (workspace_id = (select kernel.current_workspace())) with check (workspace_id = (select kernel.current_workspace()))',
    target, current_user);
  execute format('create policy member on %s for select to lanewright_desk using (workspace_id in (select kernel.memberships()))', target);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $$;

-- For tables that only the ledger's own functions write, with the owner's rights. Everybody else may at most read.
create function kernel.protect_internal(target regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy keeper on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Registering a table, called once per table by a migration.

-- Whether a constraint on one column admits the value that an erasure leaves.
create function kernel.admits_erased(constraint_id oid, name text, type oid) returns boolean
language plpgsql
as $$
declare
  admits boolean;
begin
  execute format('select (%s) from (select $1::%s as %I) r', (select pg_get_expr(o.conbin, o.conrelid) from pg_constraint o where o.oid = constraint_id), type::regtype, name)
  into admits using case type when 'jsonb'::regtype then '"[erased]"' else '[erased]' end;
  return coalesce(admits, true);
end $$;

-- Returns the key columns of a table that can be replayed byte for byte; refuses any other.
create function kernel.check_columns(target regclass, person_column text, personal_columns text[]) returns text[]
language plpgsql
as $$
declare
  keys text[];
  bad text;
begin
  select array_agg(a.attname::text order by k.n) into keys
  from pg_index i cross join lateral unnest(i.indkey) with ordinality as k(attnum, n)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = target and i.indisprimary;
  if keys is null or keys[1] <> 'workspace_id' then
    perform kernel.refuse('table.key', format('the primary key of %s must begin with workspace_id', target), 'Change the table''s primary key.');
  end if;
  select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ') into bad
  from pg_attribute a join pg_type y on y.oid = a.atttypid left join pg_type element on element.typarray = y.oid
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped
    and coalesce(element.oid, nullif(y.typbasetype, 0), y.oid) not in
      ('text'::regtype, 'uuid'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype, 'bool'::regtype,
       'timestamptz'::regtype, 'date'::regtype, 'jsonb'::regtype, 'bytea'::regtype);
  if bad is not null then
    perform kernel.refuse('table.type', format('%s has columns that do not survive a replay byte for byte: %s', target, bad),
      'Use text, uuid, integers, numeric, boolean, timestamptz, date, jsonb or bytea.');
  end if;
  select string_agg(c, ', ') into bad from unnest(personal_columns) c
  where c = any (keys) or not exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum > 0
    and not a.attisdropped and a.atttypid in ('text'::regtype, 'jsonb'::regtype));
  if bad is not null then
    perform kernel.refuse('table.personal', format('%s cannot keep these as personal: %s', target, bad),
      'Personal columns are text or jsonb, so that they can be erased, and not in the key, which the log shows.');
  end if;
  select string_agg(u.problem, ', ') into bad from (
    select format('%s is unique', c) as problem from pg_index i cross join unnest(personal_columns) c
    where i.indrelid = target and i.indisunique and coalesce(pg_get_expr(i.indpred, i.indrelid), '') not like '%[erased]%'
      and (exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum = any (i.indkey))
        or pg_get_expr(i.indexprs, i.indrelid) ~ ('\m' || c || '\M'))
    union all
    select format('%s %s', c, pg_get_constraintdef(o.oid)) from pg_constraint o join pg_attribute a on a.attrelid = o.conrelid and o.conkey = array[a.attnum]
    join unnest(personal_columns) c on c = a.attname
    where o.conrelid = target and o.contype = 'c' and not kernel.admits_erased(o.oid, a.attname, a.atttypid)) u;
  if bad is not null then
    perform kernel.refuse('table.personal', format('%s could not be erased: %s', target, bad),
      'Two people erased both read [erased]: leave that out of the unique index, and let the constraint admit it.');
  end if;
  if person_column is not null and not exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = person_column
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype) then
    perform kernel.refuse('table.personal', format('%s has no uuid column %s', target, person_column), 'Name the column that holds the person''s id.');
  end if;
  -- JSON does not store the lower bound of an array, so it must be 1.
  for bad in select a.attname from pg_attribute a join pg_type y on y.typarray = a.atttypid where a.attrelid = target and a.attnum > 0 and not a.attisdropped loop
    execute format('alter table %s drop constraint if exists %I', target, bad || '_is_a_list');
    execute format('alter table %s add constraint %I check (coalesce(array_ndims(%3$I), 1) = 1 and coalesce(array_lower(%3$I, 1), 1) = 1)', target, bad || '_is_a_list', bad);
  end loop;
  return case when cardinality(keys) = 1 then keys else keys[2:] end;
end $$;

-- The triggers of one relation: a table, or a partition of one (statement triggers are not inherited).
create function kernel.attach_triggers(target regclass, t kernel.tables) returns void
language plpgsql
as $$
declare
  arguments text := format('%L, %L, %L, %L, %L, %L', t.version, array_to_string(t.key_columns, ','),
    array_to_string(t.personal_columns, ','), coalesce(t.person_column, ''), t.fenced, t.table_name);
  trigger_name text;
begin
  execute format('create or replace trigger log_insert after insert on %s referencing new table as new_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger log_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger log_delete after delete on %s referencing old table as old_rows for each statement execute function kernel.log_changes(%s)', target, arguments);
  execute format('create or replace trigger no_truncate before truncate on %s for each statement execute function kernel.refuse_truncate()', target);
  execute format('create or replace trigger no_key_update before update of %s on %s for each statement execute function kernel.refuse_key_update()',
    (select string_agg(distinct quote_ident(k), ', ') from unnest(t.key_columns || 'workspace_id'::text) k), target);
  if not t.deletable then
    execute format('create or replace trigger no_delete before delete on %s for each statement execute function kernel.refuse_delete()', target);
  end if;
  for trigger_name in select g.tgname from pg_trigger g where g.tgrelid = target and not g.tgisinternal loop
    execute format('alter table %s enable always trigger %I', target, trigger_name);
  end loop;
end $$;

create function kernel.record_triggers(target regclass) returns void
language sql
as $$
  update kernel.tables k set triggers = (select coalesce(array_agg(g.tgname::text order by g.tgname), '{}') from pg_trigger g where g.tgrelid = target and not g.tgisinternal)
  where to_regclass(k.table_name) = target
$$;

-- A partition that was created after its table was registered. It is written through its parent; a direct write meets the
-- same triggers.
create function kernel.register_partition(part regclass) returns void
language plpgsql
as $$
declare
  t kernel.tables;
begin
  select k.* into t from kernel.tables k where to_regclass(k.table_name) = pg_partition_root(part) and k.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is no partition of a registered table', part), 'Register its parent.');
  end if;
  perform kernel.attach_triggers(part, t);
  perform kernel.protect_rows(part);
end $$;

-- Gives a table its triggers, policies and grants, and makes every trigger on it ENABLE ALWAYS. Unfenced tables are
-- written by people and at start-up, without the workspace's lease.
create function kernel.register_table(target regclass, person_column text default null, personal_columns text[] default '{}',
  fenced boolean default true, version integer default 1, deletable boolean default false) returns void
language plpgsql
as $$
declare
  t kernel.tables;
  keys text[];
  bad text;
  part regclass;
begin
  keys := kernel.check_columns(target, person_column, personal_columns);
  select n.nspname || '.' || c.relname, case c.relpersistence when 'p' then null else 'is not permanent' end into t.table_name, bad
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  if bad is not null or t.table_name !~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$' then
    perform kernel.refuse('table.name', format('%s %s', target, coalesce(bad, 'is no plain name')), 'Use a logged table whose name has only a-z, 0-9 and _.');
  end if;
  t.evented := true; t.version := version; t.first_version := version; t.key_columns := keys; t.personal_columns := personal_columns;
  t.person_column := person_column; t.fenced := fenced; t.deletable := deletable; t.reason := ''; t.triggers := '{}';
  insert into kernel.tables select (t).*;
  perform kernel.attach_triggers(target, t);
  perform kernel.record_triggers(target);
  perform kernel.protect_rows(target);
  execute format('grant select on %s to lanewright_app, lanewright_desk, lanewright_auditor', target);
  execute format('grant insert, update %s on %s to lanewright_app', case when deletable then ', delete' else '' end, target);
  for part in select p.relid from pg_partition_tree(target) p where p.relid <> target loop
    perform kernel.register_partition(part);
  end loop;
end $$;

-- A table that is not logged must say why.
create function kernel.exempt_table(target regclass, reason text) returns void
language sql
as $$
  insert into kernel.tables (table_name, evented, reason)
  select n.nspname || '.' || c.relname, false, reason from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  select kernel.record_triggers(target)
$$;

-- What is wrong with the tables of these schemas. The start goes on only if this is empty.
create function kernel.table_problems(schemas text[]) returns table (table_name text, problem text)
language sql stable
as $$
  with present as (
    select c.oid, c.relkind, c.relpersistence, c.relhasrules, c.reloptions, n.nspname || '.' || c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity as protected,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped) as scoped,
      (select rn.nspname || '.' || r.relname from pg_class r join pg_namespace rn on rn.oid = r.relnamespace
        where r.oid = coalesce(pg_partition_root(c.oid), c.oid)) as root
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (schemas) and c.relkind in ('r', 'p', 'v', 'm', 'f')
  ), tables as (
    select p.*, t.evented, t.deletable, t.triggers from present p join kernel.tables t on t.table_name = p.root
  ), wanted (oid, name, trigger_name, function_name) as (
    select t.oid, t.name, w.trigger_name, w.function_name from tables t
    cross join (values ('log_insert', 'kernel.log_changes'), ('log_update', 'kernel.log_changes'), ('log_delete', 'kernel.log_changes'),
      ('no_truncate', 'kernel.refuse_truncate'), ('no_key_update', 'kernel.refuse_key_update'), ('no_delete', 'kernel.refuse_delete')) as w(trigger_name, function_name)
    where t.evented and not (t.deletable and w.trigger_name = 'no_delete')
    union
    select t.oid, t.name, r.trigger_name, null from tables t cross join unnest(t.triggers) as r(trigger_name)
  )
  select p.name, 'is neither registered nor exempt' from present p
  where p.relkind in ('r', 'p', 'f') and not exists (select 1 from tables t where t.oid = p.oid)
  union
  select w.name, format('trigger %s is missing or not ENABLE ALWAYS', w.trigger_name) from wanted w
  where not exists (select 1 from pg_trigger g where g.tgrelid = w.oid and g.tgname = w.trigger_name and g.tgenabled = 'A'
    and (w.function_name is null or g.tgfoid = w.function_name::regproc))
  union
  select t.name, format('trigger %s is not ENABLE ALWAYS', g.tgname) from tables t join pg_trigger g on g.tgrelid = t.oid
  where not g.tgisinternal and g.tgenabled <> 'A' and not g.tgname = any (t.triggers)
  union
  -- If such a trigger wrote to the table again, that would be logged before the change that caused it.
  select t.name, format('trigger %s runs before the change is logged', g.tgname) from tables t join pg_trigger g on g.tgrelid = t.oid
  where t.evented and not g.tgisinternal and g.tgconstraint = 0 and g.tgtype & 66 = 0 and (g.tgtype & 1 = 1 or g.tgname::text collate "C" < 'log_')
  union
  select t.name, 'row-level security is not forced' from tables t where t.scoped and not t.protected
  union
  select t.name, 'is not a logged table' from tables t where t.evented and (t.relpersistence <> 'p' or t.relkind = 'f')
  union
  select t.name, 'has a rewrite rule' from tables t where t.relhasrules
    and exists (select 1 from pg_rewrite r where r.ev_class = t.oid)
  union
  select p.name, 'is a view that is not security_invoker' from present p
  where p.relkind = 'm' or (p.relkind = 'v' and not coalesce(p.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))
  union
  select r.name, format('gives %s to %s', a.privilege_type, coalesce(g.rolname, 'PUBLIC')) from (
    select n.nspname::text as name, n.nspacl as acl from pg_namespace n where n.nspname = any (schemas)
    union all select p.name, c.relacl from present p join pg_class c on c.oid = p.oid) r
  cross join lateral aclexplode(r.acl) a left join pg_roles g on g.oid = a.grantee
  where a.grantee = 0 or g.rolname in ('anon', 'authenticated')
  union
  select t.table_name, 'is registered but does not exist' from kernel.tables t
  where split_part(t.table_name, '.', 1) = any (schemas) and not exists (select 1 from present p where p.name = t.table_name)
  order by 1, 2
$$;

-- ---------------------------------------------------------------------------------------------
-- Upcasters: an entry stays as it was written even if its table changes later. The migration that changes a table registers
-- how a row image of the previous version is read as one of the next.

create table kernel.upcasters (
  table_name text not null,
  from_version integer not null check (from_version > 0),
  -- schema.name(jsonb): takes a row image, with concealed columns as they are, and returns the image in the next version
  function text not null,
  primary key (table_name, from_version)
);
create trigger no_change before update or delete or truncate on kernel.upcasters for each statement execute function kernel.refuse_change();
alter table kernel.upcasters enable always trigger no_change;

create function kernel.register_upcaster(target regclass, from_version integer, upcaster regprocedure) returns void
language plpgsql
as $$
declare
  name text;
  written text;
begin
  select t.table_name into name from kernel.tables t where to_regclass(t.table_name) = target and t.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is not registered', target), 'Register it with kernel.register_table.');
  end if;
  select format('%I.%I(jsonb)', n.nspname, p.proname) into written from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.oid = upcaster and p.provolatile = 'i' and not p.prosecdef and not p.proretset and p.prorettype = 'jsonb'::regtype
    and p.pronargs = 1 and p.proargtypes[0] = 'jsonb'::regtype;
  if not found then
    perform kernel.refuse('upcaster.shape', format('%s does not read a row image the same way for ever', upcaster), 'Write an IMMUTABLE function from jsonb to jsonb, not SECURITY DEFINER.');
  end if;
  insert into kernel.upcasters (table_name, from_version, function) values (name, from_version, written);
  execute format('grant execute on function %s to lanewright_auditor', written);
end $$;

-- Called by the migration that changed the table, in its transaction: entries from now on carry the new version. Personal
-- columns and the person's column stay as registered unless they are named again.
create function kernel.set_table_version(target regclass, number integer, person_column text default null, personal_columns text[] default null) returns void
language plpgsql
as $$
declare
  t kernel.tables;
  keys text[];
  missing integer;
  exposed text;
  part regclass;
begin
  select k.* into t from kernel.tables k where to_regclass(k.table_name) = target and k.evented;
  if not found then
    perform kernel.refuse('table.unknown', format('%s is not registered', target), 'Register it with kernel.register_table.');
  end if;
  if number <= t.version then
    perform kernel.refuse('table.version', format('%s is at version %s already', target, t.version), 'Versions only rise.');
  end if;
  select v into missing from generate_series(t.version, number - 1) v
  where not exists (select 1 from kernel.upcasters u where u.table_name = t.table_name and u.from_version = v) order by v limit 1;
  if found then
    perform kernel.refuse('upcaster.missing', format('nothing tells how version %s of %s is read as version %s', missing, target, missing + 1), 'Register it with kernel.register_upcaster first.');
  end if;
  -- A replay would leave this column of old entries concealed.
  select string_agg(c, ', ') into exposed from unnest(t.personal_columns) c where not c = any (coalesce(personal_columns, t.personal_columns))
    and exists (select 1 from pg_attribute a where a.attrelid = target and a.attname = c and a.attnum > 0 and not a.attisdropped);
  if exposed is not null then
    perform kernel.refuse('table.personal', format('%s is personal in the log of %s and stays so', exposed, target), 'Keep it among the personal columns, or drop the column.');
  end if;
  t.person_column := coalesce(set_table_version.person_column, t.person_column);
  t.personal_columns := coalesce(set_table_version.personal_columns, t.personal_columns);
  keys := kernel.check_columns(target, t.person_column, t.personal_columns);
  if cardinality(keys) <> cardinality(t.key_columns) then
    perform kernel.refuse('table.key', format('the key of %s has another shape than its entries in the log', target), 'Keep the key; register another table for another one.');
  end if;
  t.key_columns := keys; t.version := number;
  for part in select p.relid from pg_partition_tree(target) p union select target loop
    perform kernel.attach_triggers(part, t);
  end loop;
  update kernel.tables k set version = t.version, key_columns = t.key_columns, personal_columns = t.personal_columns, person_column = t.person_column
  where k.table_name = t.table_name;
  perform kernel.record_triggers(target);
end $$;

-- Versions in the log from which no upcaster leads on. The start goes on only if this is empty.
create function kernel.version_gaps() returns table (table_name text, version integer)
language sql stable
as $$
  select t.table_name, v from kernel.tables t cross join lateral generate_series(t.first_version, t.version - 1) v
  where t.evented and not exists (select 1 from kernel.upcasters u join pg_proc p on p.oid = to_regprocedure(u.function)
    where u.table_name = t.table_name and u.from_version = v and p.provolatile = 'i')
  order by 1, 2
$$;

create function kernel.refuse_version(name text, version text) returns jsonb
language plpgsql
as $$
begin
  perform kernel.refuse('replay.unknown_version', format('the log holds an entry of version %s of %s, which this schema does not know', version, name), 'Run the version of Lanewright and its apps that wrote it, or a newer one.');
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- The ledger's own tables (001).

select kernel.exempt_table('kernel.heads', 'the chain''s own position and the lease');
select kernel.exempt_table('kernel.segments', 'the logs'' own partitions');
select kernel.exempt_table('kernel.event_log', 'a log');
select kernel.exempt_table('kernel.audit_log', 'a log');
select kernel.exempt_table('kernel.audit_input', 'holds no row; audit entries pass through it');
select kernel.exempt_table('kernel.person_keys', 'key material must not be logged; audit entries say when a key came and went');
select kernel.exempt_table('kernel.tables', 'the catalog of tables');
select kernel.exempt_table('kernel.migrations', 'the catalog of migrations');
select kernel.exempt_table('kernel.upcasters', 'the catalog of payload versions');

select kernel.protect_internal('kernel.heads');
select kernel.protect_internal('kernel.person_keys');
select kernel.protect_internal('kernel.audit_input');

-- Everybody reads the logs of their workspaces. Only the owner inserts, and only from inside a trigger (no_insert).
create policy one_workspace on kernel.event_log for select to lanewright_app, current_user using (workspace_id = (select kernel.current_workspace()));
create policy member on kernel.event_log for select to lanewright_desk using (workspace_id in (select kernel.memberships()));
create policy auditor on kernel.event_log for select to lanewright_auditor using (true);
create policy append on kernel.event_log for insert to current_user with check (true);
create policy one_workspace on kernel.audit_log for select to lanewright_app, current_user using (workspace_id = (select kernel.current_workspace()));
create policy member on kernel.audit_log for select to lanewright_desk using (workspace_id in (select kernel.memberships()));
create policy auditor on kernel.audit_log for select to lanewright_auditor using (true);
create policy append on kernel.audit_log for insert to current_user with check (true);

-- ---------------------------------------------------------------------------------------------
-- Who may do what with 001 and 002. The auditor also reads for backup, verification and replay.

revoke all on all functions in schema kernel from public;
revoke all on all tables in schema kernel from public;

grant select on kernel.event_log, kernel.audit_log to lanewright_app, lanewright_desk, lanewright_auditor;
grant select on kernel.heads, kernel.segments, kernel.tables, kernel.person_keys, kernel.upcasters, kernel.migrations to lanewright_auditor;

grant execute on function kernel.now(), kernel.current_workspace(), kernel.current_member(), kernel.system_workspace(), kernel.enter(uuid, bigint, text, text),
  kernel.refuse(text, text, text), kernel.stamp(timestamptz), kernel.memberships(), kernel.entity_id(jsonb, text[]), kernel.reveal(jsonb, bytea),
  kernel.reveal_columns(jsonb, text[], bytea), kernel.aes_decrypt(bytea, bytea, bytea)
  to lanewright_app, lanewright_desk, lanewright_auditor;
grant execute on function kernel.append_audit(uuid, jsonb) to lanewright_app;
grant execute on function kernel.table_problems(text[]) to lanewright_auditor, lanewright_desk;
grant execute on function kernel.leaf(text, uuid, bigint, timestamptz, text, text, text), kernel.version_gaps(), kernel.refuse_version(text, text) to lanewright_auditor;

select kernel.shut_out_web_roles();
