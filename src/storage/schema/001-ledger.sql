-- The ledger: two append-only logs, one chain per workspace, and the triggers that feed them.
-- Read this file top to bottom; everything else in the database stands on it.

revoke all on schema kernel from public;

-- ---------------------------------------------------------------------------------------------
-- What a transaction says about itself. All are transaction-local settings made by the controller.

-- The controller's clock; a person with psql has none and gets the server's.
create function kernel.now() returns timestamptz
language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('lanewright.now', true), '')::timestamptz, clock_timestamp()) $$;

create function kernel.current_workspace() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('lanewright.workspace', true), '')::uuid $$;

create function kernel.current_member() returns text
language sql stable parallel safe
as $$ select nullif(current_setting('lanewright.member', true), '') $$;

-- The workspace that owns what workspaces share.
create function kernel.house() returns uuid
language sql immutable parallel safe
as $$ select '00000000-0000-4000-8000-000000000001'::uuid $$;

-- A refusal of the database: SQLSTATE LW001, "code: sentence", the next step as hint.
create function kernel.refuse(code text, sentence text, next_step text) returns void
language plpgsql
as $$
begin
  raise exception using errcode = 'LW001', message = code || ': ' || sentence, hint = next_step;
end $$;

create function kernel.stamp(at timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

-- ---------------------------------------------------------------------------------------------
-- One row per workspace: where its chain stands, and who may write to it now.
-- Not evented: it is what the events are counted with.

create table kernel.heads (
  workspace_id uuid primary key,
  seq bigint not null default 0,
  hash bytea not null,
  segment integer not null default 1,
  fence bigint not null default 0,
  holder text,
  lease_until timestamptz not null default '-infinity'
) with (fillfactor = 50);

create table kernel.segments (
  segment integer primary key,
  opened_at timestamptz not null,
  closed_at timestamptz
);

-- A moment that its stamp tells apart from every other: infinity has no stamp, and 44 BC reads like 44 AD.
create function kernel.is_plain_moment(at timestamptz) returns boolean
language sql immutable parallel safe
as $$ select at >= '1970-01-01T00:00:00Z'::timestamptz and at < '10000-01-01T00:00:00Z'::timestamptz $$;

create table kernel.event_log (
  workspace_id uuid not null,
  seq bigint not null,
  segment integer not null,
  "timestamp" timestamptz not null check (kernel.is_plain_moment("timestamp")),
  entity_type text not null check (entity_type ~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$'),
  entity_id text not null check (position(E'\n' in entity_id) = 0),
  change_payload text not null,
  hash bytea not null,
  primary key (workspace_id, seq, segment)
) partition by list (segment);

create table kernel.audit_log (
  workspace_id uuid not null,
  seq bigint not null,
  segment integer not null,
  id uuid not null,
  "timestamp" timestamptz not null check (kernel.is_plain_moment("timestamp")),
  action_type text not null check (action_type in
    ('authz_decision','tool_call','db_write','db_read','promotion','export','policy_change','override','system')),
  payload text not null,
  hash bytea not null,
  primary key (workspace_id, seq, segment)
) partition by list (segment);

create function kernel.refuse_log_change() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform kernel.refuse('ledger.direct_insert', format('rows enter %s only through the functions of the ledger', tg_table_name),
      'Change the domain table, or call kernel.append_audit; the entry follows.');
  end if;
  perform kernel.refuse('ledger.append_only', format('%s of %s is not possible', tg_op, tg_table_name),
    'Append a correcting entry; nothing in the ledger is ever changed or removed.');
  return null;
end $$;

-- Three triggers stand on each log and on each of its partitions, for every role and in replica mode too:
--   no_change         statement: refuses also what row-level security would turn into a silent "0 rows"
--   no_change_of_row  row: fires even where statements do not (a subscription applies rows)
--   no_insert         row: the ledger's functions write from inside a trigger (pg_trigger_depth() > 0), nothing else does.
-- The condition of no_insert calls no function of ours: 100,000 rows in one statement took 4.1 s of processor time with
-- it and 4.1 s without.
create function kernel.close_log(target regclass) returns void
language plpgsql
as $$
begin
  execute format('create trigger no_change before update or delete or truncate on %s for each statement execute function kernel.refuse_log_change()', target);
  if not exists (select 1 from pg_trigger g where g.tgrelid = target and g.tgname = 'no_insert') then
    execute format('create trigger no_change_of_row before update or delete on %s for each row execute function kernel.refuse_log_change()', target);
    execute format('create trigger no_insert before insert on %s for each row when (pg_trigger_depth() = 0) execute function kernel.refuse_log_change()', target);
  end if;
  execute format('alter table %s enable always trigger no_change, enable always trigger no_change_of_row, enable always trigger no_insert', target);
  execute format('alter table %s enable row level security, force row level security', target);
end $$;

-- Supabase gives its web roles rights on whatever is new by default; ours is not for them.
create function kernel.shut_out_web_roles() returns void
language plpgsql
as $$
declare
  name text;
  ours text;
begin
  for name, ours in select r.rolname, n.nspname from pg_roles r cross join pg_namespace n
    where r.rolname in ('anon', 'authenticated', 'service_role') and n.nspname in ('kernel', 'dispatch') loop
    execute format('revoke all on schema %I from %I', ours, name);
    if ours = 'kernel' then
      execute format('revoke all on all tables in schema kernel from %I', name);
      execute format('revoke all on all functions in schema kernel from %I', name);
    end if;
  end loop;
end $$;

-- The partitions of a segment: made apart and then attached, because that lets writers and readers of the logs go on
-- (CREATE TABLE ... PARTITION OF would wait for all of them, and all others behind it).
create function kernel.make_log_tables(number integer) returns void
language plpgsql
as $$
declare
  log text;
begin
  foreach log in array array['event_log', 'audit_log'] loop
    execute format('create table kernel.%I (like kernel.%I including defaults including constraints including indexes)', log || '_' || number, log);
  end loop;
  perform kernel.shut_out_web_roles();
end $$;

-- Row triggers are cloned from the parent; statement triggers are not.
create function kernel.attach_log_tables(number integer) returns void
language plpgsql
as $$
declare
  log text;
begin
  foreach log in array array['event_log', 'audit_log'] loop
    execute format('alter table kernel.%I attach partition kernel.%I for values in (%s)', log, log || '_' || number, number);
    perform kernel.close_log(format('kernel.%I', log || '_' || number)::regclass);
  end loop;
end $$;

create function kernel.open_segment(number integer) returns void
language plpgsql
as $$
begin
  perform kernel.make_log_tables(number);
  perform kernel.attach_log_tables(number);
  insert into kernel.segments (segment, opened_at) values (number, kernel.now());
end $$;

select kernel.close_log('kernel.event_log'), kernel.close_log('kernel.audit_log');
select kernel.open_segment(1);

-- The head moves only together with the logs, from inside their functions; a fence never falls.
create function kernel.guard_head() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('ledger.head_is_kept', format('%s of kernel.heads is not possible', tg_op),
    'The head follows the entries; the lease is taken with kernel.take_lease.');
  return null;
end $$;
create trigger no_removal before delete or truncate on kernel.heads for each statement execute function kernel.guard_head();
create trigger no_insert before insert on kernel.heads for each row when (pg_trigger_depth() = 0) execute function kernel.guard_head();
create trigger no_jump before update on kernel.heads for each row
  when (new.fence < old.fence or (pg_trigger_depth() = 0
    and (new.workspace_id, new.seq, new.hash, new.segment) is distinct from (old.workspace_id, old.seq, old.hash, old.segment)))
  execute function kernel.guard_head();
alter table kernel.heads enable always trigger no_removal, enable always trigger no_insert, enable always trigger no_jump;

-- ---------------------------------------------------------------------------------------------
-- Hashing. An entry is the text below, in UTF-8; payload stands last because it alone may hold line breaks.
--   leaf  = SHA-256(0x00 || entry)       (the leaf of an RFC 6962 tree)
--   hash  = SHA-256(previous hash || leaf); the first previous hash is SHA-256(workspace id as text)

create function kernel.leaf(log text, workspace uuid, seq bigint, at timestamptz, about text, id text, payload text) returns bytea
language sql stable parallel safe
as $$
  select sha256('\x00'::bytea || convert_to(concat_ws(E'\n',
    'lanewright entry 1', log, workspace, seq, kernel.stamp(at), about, id, payload), 'UTF8'))
$$;

create function kernel.chain_step(state bytea, start bytea, leaf bytea) returns bytea
language sql immutable parallel safe
as $$ select sha256(coalesce(state, start) || leaf) $$;

create aggregate kernel.chain(start bytea, leaf bytea) (sfunc = kernel.chain_step, stype = bytea);

-- ---------------------------------------------------------------------------------------------
-- People's keys. Personal columns are plain in their tables and encrypted in the log; erasing a person
-- destroys the key. Not evented: a key in the log would undo its own purpose. Audit entries tell when.

create table kernel.person_keys (
  workspace_id uuid not null,
  person_id uuid not null,
  key bytea check (octet_length(key) = 32),
  created_at timestamptz not null,
  destroyed_at timestamptz,
  primary key (workspace_id, person_id),
  check ((key is null) = (destroyed_at is not null))
);

-- A key is made once and destroyed once, which erases the person (006). Another key in its place would make the past
-- unreadable, or readable again.
create function kernel.guard_key() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and old.key is not null and new.key is null
    and (new.workspace_id, new.person_id, new.created_at) is not distinct from (old.workspace_id, old.person_id, old.created_at) then
    perform kernel.lock_head(new.workspace_id, false);
    perform kernel.require_no_hold(new.workspace_id, new.person_id);
    return new;
  end if;
  perform kernel.refuse('person.key_is_fixed', format('%s of a person''s key is not possible', tg_op), 'A key is only ever destroyed: set it to null with destroyed_at.');
  return null;
end $$;
create trigger guard before update on kernel.person_keys for each row execute function kernel.guard_key();
create trigger no_empty before insert on kernel.person_keys for each row when (new.key is null) execute function kernel.guard_key();
create trigger no_removal before delete or truncate on kernel.person_keys for each statement execute function kernel.guard_key();
alter table kernel.person_keys enable always trigger guard, enable always trigger no_empty, enable always trigger no_removal;

-- Seeded runs pass their entropy in, so that the same seed gives the same ciphertext; otherwise it is random.
create function kernel.new_key(workspace uuid, person uuid) returns bytea
language sql volatile
as $$
  select case when coalesce(current_setting('lanewright.entropy', true), '') = '' then kernel.random_bytes(32)
    else sha256(convert_to(current_setting('lanewright.entropy') || workspace || person, 'UTF8')) end
$$;

-- "enc1:" base64(iv || AES-256-CBC). The iv is derived from key, entry and column, so it never repeats.
create function kernel.conceal(value jsonb, key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  iv bytea := substr(sha256(key || convert_to(nonce, 'UTF8')), 1, 16);
begin
  if value is null or value = 'null'::jsonb then
    return 'null'::jsonb;
  end if;
  return to_jsonb('enc1:' || translate(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', ''));
end $$;

-- The inverse; null where the key is destroyed. What is not concealed passes through.
create function kernel.reveal(value jsonb, key bytea) returns jsonb
language plpgsql stable
as $$
declare
  bytes bytea;
begin
  if jsonb_typeof(value) <> 'string' or left(value #>> '{}', 5) <> 'enc1:' then
    return value;
  end if;
  if key is null then
    return null;
  end if;
  bytes := decode(substr(value #>> '{}', 6), 'base64');
  return convert_from(kernel.aes_decrypt(substr(bytes, 17), key, substr(bytes, 1, 16)), 'UTF8')::jsonb;
end $$;

create function kernel.conceal_columns(image jsonb, columns text[], key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  name text;
begin
  foreach name in array columns loop
    if key is null then
      if image -> name not in ('null'::jsonb, '"[erased]"'::jsonb, '{}'::jsonb) then
        perform kernel.refuse('person.erased', format('column %s would bring back data of an erased person', name),
          'Leave the personal columns erased, or record a new person.');
      end if;
      continue;
    end if;
    image := jsonb_set(image, array[name], kernel.conceal(image -> name, key, nonce || name));
  end loop;
  return image;
end $$;

create function kernel.reveal_columns(image jsonb, columns text[], key bytea) returns jsonb
language plpgsql stable
as $$
declare
  name text;
begin
  foreach name in array columns loop
    image := jsonb_set(image, array[name], coalesce(kernel.reveal(image -> name, key), '"[erased]"'::jsonb));
  end loop;
  return image;
end $$;

create function kernel.ensure_keys(workspace uuid, people uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into kernel.person_keys (workspace_id, person_id, key, created_at)
  select workspace, person, kernel.new_key(workspace, person), kernel.now() from unnest(people) as person
  group by person
  on conflict do nothing
$$;

-- ---------------------------------------------------------------------------------------------
-- The head: locked, checked, advanced. Every entry of either log passes here.

create function kernel.lock_head(workspace uuid, fenced boolean) returns kernel.heads
language plpgsql
as $$
declare
  head kernel.heads;
begin
  if workspace is distinct from kernel.current_workspace() then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names',
      'Begin with set_config(''lanewright.workspace'', <id>, true).');
  end if;
  if coalesce(nullif(current_setting('lanewright.wrote', true), ''), workspace::text) <> workspace::text then
    perform kernel.refuse('workspace.mismatch', 'the transaction wrote to another workspace before', 'Commit first; there is no transaction across workspaces.');
  end if;
  perform set_config('lanewright.wrote', workspace::text, true);
  select * into head from kernel.heads where workspace_id = workspace for update;
  if not found then
    perform kernel.refuse('workspace.unknown', format('there is no workspace %s', workspace), 'Create the workspace first.');
  end if;
  if fenced and coalesce(nullif(current_setting('lanewright.fence', true), '')::bigint, -1) <> head.fence then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
  return head;
end $$;

-- Runs after each statement on an evented table, before any other AFTER trigger of the table may write to it again.
-- Arguments: payload version, key columns, personal columns, person column ('' for the workspace's own key), fenced,
-- table. Written set-based: a million-row import is one statement.
create function kernel.log_changes() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set timezone = 'UTC' set datestyle = 'ISO, MDY' set intervalstyle = 'postgres' set extra_float_digits = 1 set bytea_output = 'hex'
as $$
declare
  version constant text := tg_argv[0];
  keys constant text[] := string_to_array(tg_argv[1], ',');
  personal constant text[] := coalesce(string_to_array(nullif(tg_argv[2], ''), ','), '{}');
  person_column constant text := tg_argv[3];
  fenced constant boolean := tg_argv[4]::boolean;
  about constant text := tg_argv[5];
  workspaces uuid[];
  workspace uuid;
  head kernel.heads;
  at constant timestamptz := kernel.now();
  last record;
  again text;
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct r.workspace_id order by r.workspace_id) into workspaces from old_rows r;
  else
    select array_agg(distinct r.workspace_id order by r.workspace_id) into workspaces from new_rows r;
  end if;
  if workspaces is null then
    return null;
  end if;
  foreach workspace in array workspaces loop
    head := kernel.lock_head(workspace, fenced);
    if tg_op = 'DELETE' then
      -- MERGE tells its inserts before its deletes: a key that was deleted and came back would be logged the wrong way round.
      execute format('select kernel.entity_id(to_jsonb(o), $1) from old_rows o where exists (select 1 from %s t where t.workspace_id = o.workspace_id and %s) limit 1',
        tg_relid::regclass, (select string_agg(format('t.%1$I = o.%1$I', k), ' and ') from unnest(keys) k)) into again using keys;
      if again is not null then
        perform kernel.refuse('row.deleted_and_inserted', format('one statement deleted and inserted %s %s', about, again), 'Update the row, or use two statements.');
      end if;
      with numbered as (
        select entity_id, head.seq + row_number() over (order by entity_id collate "C") as seq,
          jsonb_build_object('v', version::int, 'op', 'delete')::text as payload
        from (select case when cardinality(keys) = 1 then image ->> keys[1] else kernel.entity_id(image, keys) end as entity_id
          from (select to_jsonb(r) as image from old_rows r where r.workspace_id = workspace) i) e
      ), chained as (
        select *, kernel.chain(head.hash, kernel.leaf('event', workspace, seq, at, about, entity_id, payload)) over (order by seq) as hash
        from numbered
      ), written as (
        insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
        select workspace, seq, head.segment, at, about, entity_id, payload, hash from chained order by seq
      )
      select seq, hash into last from chained order by seq desc limit 1;
    else
      if cardinality(personal) > 0 then
        perform kernel.ensure_keys(workspace, (select array_agg(distinct coalesce((to_jsonb(r) ->> person_column)::uuid, workspace))
          from new_rows r where r.workspace_id = workspace));
      end if;
      with numbered as (
        select image, entity_id, coalesce((image ->> person_column)::uuid, workspace) as person,
          head.seq + row_number() over (order by entity_id collate "C") as seq
        from (select image, case when cardinality(keys) = 1 then image ->> keys[1] else kernel.entity_id(image, keys) end as entity_id
          from (select to_jsonb(r) as image from new_rows r where r.workspace_id = workspace) i) e
      ), shaped as (
        select seq, entity_id, (case when cardinality(personal) = 0
          then jsonb_build_object('v', version::int, 'op', lower(tg_op), 'row', image)
          else jsonb_build_object('v', version::int, 'op', lower(tg_op), 'person', person,
            'row', kernel.conceal_columns(image, personal, k.key, workspace || ':' || seq || ':')) end)::text as payload
        from numbered left join kernel.person_keys k
          on cardinality(personal) > 0 and k.workspace_id = workspace and k.person_id = person
      ), chained as (
        select *, kernel.chain(head.hash, kernel.leaf('event', workspace, seq, at, about, entity_id, payload)) over (order by seq) as hash
        from shaped
      ), written as (
        insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
        select workspace, seq, head.segment, at, about, entity_id, payload, hash from chained order by seq
      )
      select seq, hash into last from chained order by seq desc limit 1;
    end if;
    update kernel.heads h set seq = last.seq, hash = last.hash where h.workspace_id = workspace;
  end loop;
  return null;
end $$;

-- The key of a row as text: its key columns without workspace_id, joined by '/'; where there are several, a '/' of
-- their own is written %2F, so that ('a/b', 'c') and ('a', 'b/c') stay two rows.
create function kernel.entity_id(image jsonb, keys text[]) returns text
language sql immutable parallel safe
as $$ select case cardinality(keys) when 1 then image ->> keys[1]
  else (select string_agg(replace(replace(coalesce(image ->> k, ''), '%', '%25'), '/', '%2F'), '/' order by n) from unnest(keys) with ordinality as u(k, n)) end $$;

-- Audit entries: [{id, action_type, payload, private?: {person?, data}}]. Private data is concealed under its person.
-- They pass through a table that keeps nothing, because only a trigger may write to the logs.
create table kernel.audit_door (
  workspace_id uuid not null,
  entries jsonb not null
);

create function kernel.write_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace constant uuid := new.workspace_id;
  head kernel.heads := kernel.lock_head(workspace, false);
  at constant timestamptz := kernel.now();
  last record;
begin
  perform kernel.ensure_keys(workspace, (
    select array_agg(coalesce((e #>> '{private,person}')::uuid, workspace)) from jsonb_array_elements(new.entries) e where e ? 'private'));
  with given as (
    select e, head.seq + n as seq, coalesce((e #>> '{private,person}')::uuid, workspace) as person
    from jsonb_array_elements(new.entries) with ordinality as u(e, n)
  ), shaped as (
    select seq, (e ->> 'id')::uuid as id, e ->> 'action_type' as action_type,
      (case when e ? 'private' then (e -> 'payload') || jsonb_build_object('person', person,
         'private', case when k.key is null then null else kernel.conceal(e #> '{private,data}', k.key, workspace || ':' || seq || ':private') end)
       else e -> 'payload' end)::text as payload
    from given left join kernel.person_keys k on k.workspace_id = workspace and k.person_id = person
  ), chained as (
    select *, kernel.chain(head.hash, kernel.leaf('audit', workspace, seq, at, action_type, id::text, payload)) over (order by seq) as hash
    from shaped
  ), written as (
    insert into kernel.audit_log (workspace_id, seq, segment, id, "timestamp", action_type, payload, hash)
    select workspace, seq, head.segment, id, at, action_type, payload, hash from chained order by seq
  )
  select seq, hash into last from chained order by seq desc limit 1;
  update kernel.heads h set seq = last.seq, hash = last.hash where h.workspace_id = workspace;
  return null;
end $$;
create trigger write_audit before insert on kernel.audit_door for each row execute function kernel.write_audit();
alter table kernel.audit_door enable always trigger write_audit;

create function kernel.append_audit(workspace uuid, entries jsonb) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(jsonb_array_length(entries), 0) = 0 then
    return null;
  end if;
  insert into kernel.audit_door (workspace_id, entries) values (workspace, entries);
  return (select h.seq from kernel.heads h where h.workspace_id = workspace);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Registering a table: the one way a domain table comes to life.

create table kernel.tables (
  table_name text primary key,
  evented boolean not null,
  version integer not null default 1,
  -- the version that it was registered with: payloads from here to its present version are in the log
  first_version integer not null default 1,
  key_columns text[] not null default '{}',
  personal_columns text[] not null default '{}',
  person_column text,
  fenced boolean not null default true,
  deletable boolean not null default false,
  -- every trigger that stood on the table when it was registered; a lost one stops the start
  triggers text[] not null default '{}',
  reason text not null default ''
);

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

create function kernel.protect_rows(target regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  -- Not for the desk: it would see whatever workspace it names.
  execute format('create policy one_workspace on %s to lanewright_app, %I using (workspace_id = (select kernel.current_workspace())) with check (workspace_id = (select kernel.current_workspace()))',
    target, current_user);
  execute format('create policy member on %s for select to lanewright_desk using (workspace_id in (select kernel.memberships()))', target);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $$;

-- What the ledger's own functions keep, for the owner they run as; nobody else has a right on it but to look.
create function kernel.protect_kept(target regclass) returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format('create policy keeper on %s to %I using (true) with check (true)', target, current_user);
  execute format('create policy auditor on %s for select to lanewright_auditor using (true)', target);
end $$;

-- Does a constraint of one column let it take the form that an erased person leaves?
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

-- The key columns of a table that can be replayed byte for byte; anything else is refused.
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
  -- Other bounds than 1 are lost in JSON.
  for bad in select a.attname from pg_attribute a join pg_type y on y.typarray = a.atttypid where a.attrelid = target and a.attnum > 0 and not a.attisdropped loop
    execute format('alter table %s drop constraint if exists %I', target, bad || '_is_a_list');
    execute format('alter table %s add constraint %I check (coalesce(array_ndims(%3$I), 1) = 1 and coalesce(array_lower(%3$I, 1), 1) = 1)', target, bad || '_is_a_list', bad);
  end loop;
  return case when cardinality(keys) = 1 then keys else keys[2:] end;
end $$;

-- Attaches everything that a domain table must have; refuses a table that could not be replayed byte for byte.
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

-- A partition that came later than its table's registration. It is written through its parent; whoever may write to it
-- directly meets the same triggers.
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

create function kernel.record_triggers(target regclass) returns void
language sql
as $$
  update kernel.tables k set triggers = (select coalesce(array_agg(g.tgname::text order by g.tgname), '{}') from pg_trigger g where g.tgrelid = target and not g.tgisinternal)
  where to_regclass(k.table_name) = target
$$;

-- A table that is deliberately not evented must say why.
create function kernel.exempt_table(target regclass, reason text) returns void
language sql
as $$
  insert into kernel.tables (table_name, evented, reason)
  select n.nspname || '.' || c.relname, false, reason from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = target;
  select kernel.record_triggers(target)
$$;

-- What is wrong with the tables of these schemas; empty means the start may go on.
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
  -- A row that such a trigger writes again would be logged before the change that led to it.
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

-- Members: who may see a workspace from the desk. Registered in 002; the policies above refer to this function.
create function kernel.memberships() returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$ begin return query select m.workspace_id from kernel.members m where m.user_id = kernel.current_member(); end $$;

select kernel.exempt_table('kernel.heads', 'the chain''s own position and the lease');
select kernel.exempt_table('kernel.segments', 'the logs'' own partitions');
select kernel.exempt_table('kernel.event_log', 'a log');
select kernel.exempt_table('kernel.audit_log', 'a log');
select kernel.exempt_table('kernel.audit_door', 'holds no row; audit entries pass through it');
select kernel.exempt_table('kernel.person_keys', 'key material must not be logged; audit entries say when a key came and went');
select kernel.exempt_table('kernel.tables', 'the catalog of tables');
select kernel.exempt_table('kernel.migrations', 'the catalog of migrations');
select kernel.protect_kept('kernel.heads'), kernel.protect_kept('kernel.person_keys'), kernel.protect_kept('kernel.audit_door');

do $$
declare
  log text;
begin
  foreach log in array array['event_log', 'audit_log'] loop
    execute format('create policy one_workspace on kernel.%I for select to lanewright_app, %I using (workspace_id = (select kernel.current_workspace()))', log, current_user);
    execute format('create policy member on kernel.%I for select to lanewright_desk using (workspace_id in (select kernel.memberships()))', log);
    execute format('create policy auditor on kernel.%I for select to lanewright_auditor using (true)', log);
    -- Only the functions above write here: the owner they run as may insert, and only from inside a trigger.
    execute format('create policy append on kernel.%I for insert to %I with check (true)', log, current_user);
    execute format('grant select on kernel.%I to lanewright_app, lanewright_desk, lanewright_auditor', log);
  end loop;
end $$;
grant select on kernel.heads, kernel.segments, kernel.tables, kernel.person_keys to lanewright_auditor;
grant usage on schema kernel to lanewright_app, lanewright_desk, lanewright_auditor;
