-- Segments and seals: how old parts of the logs leave the database and come back, and what the signed journal outside the
-- database needs of it.
--
-- Closing a segment leaves a checkpoint for each workspace that wrote in it: the images of its rows at that point, copied from
-- the log as they are (concealed values stay concealed). A replay can start from a checkpoint. Only the oldest attached segment
-- may be detached, and only the newest detached one attached again. So the attached entries have no gap, and one checkpoint
-- precedes them.

-- ---------------------------------------------------------------------------------------------
-- Checkpoints.

-- The root of an RFC 6962 tree from the roots of its perfect subtrees, largest first.
create function kernel.root_of(peaks text[]) returns text
language plpgsql immutable parallel safe
as $$
declare
  root bytea;
  peak text;
begin
  foreach peak in array peaks loop
    if peak !~ '^[0-9a-f]{64}$' then
      return null;
    end if;
  end loop;
  for i in reverse cardinality(peaks) .. 1 loop
    root := case when root is null then decode(peaks[i], 'hex') else sha256('\x01'::bytea || decode(peaks[i], 'hex') || root) end;
  end loop;
  return encode(root, 'hex');
end $$;

create function kernel.row_hash(entity_type text, entity_id text, payload text) returns bytea
language sql immutable parallel safe
as $$ select sha256(convert_to(concat_ws(E'\n', entity_type, entity_id, payload), 'UTF8')) $$;

-- Only for a segment in which the workspace has entries: otherwise the previous checkpoint still applies.
create table kernel.checkpoints (
  workspace_id uuid not null,
  segment integer not null,
  -- the workspace's last entry in the segment, its hash and its time
  seq bigint not null check (seq > 0),
  hash bytea not null check (octet_length(hash) = 32),
  at timestamptz not null,
  -- the Merkle tree over entries 1 to seq
  root text not null,
  peaks text[] not null check (cardinality(peaks) = bit_count(seq::bit(64))),
  -- the rows: how many, and SHA-256 over the kernel.row_hash of each, in order of type and ID
  rows bigint not null,
  rows_hash bytea not null check (octet_length(rows_hash) = 32),
  primary key (workspace_id, segment),
  constraint root_of_peaks check (root is not distinct from kernel.root_of(peaks))
);

-- Every row that existed then: the payload of its latest event.
create table kernel.checkpoint_rows (
  workspace_id uuid not null,
  segment integer not null,
  entity_type text not null,
  entity_id text not null,
  payload text not null,
  primary key (workspace_id, segment, entity_type, entity_id)
);

-- Where the journal states a checkpoint. A segment leaves the database only when each of its checkpoints is stated.
create table kernel.checkpoint_lines (
  workspace_id uuid not null,
  segment integer not null,
  line bigint not null check (line > 0),
  primary key (workspace_id, segment)
);

select kernel.close_log('kernel.checkpoints'), kernel.close_log('kernel.checkpoint_rows'), kernel.close_log('kernel.checkpoint_lines');

-- ---------------------------------------------------------------------------------------------
-- The steps of a segment. Each passes through a table that stores nothing, because only a trigger may write what they write.

create table kernel.segment_input (
  workspace_id uuid not null,
  step text not null check (step in ('open', 'leave', 'checkpoint', 'state', 'detach', 'attach')),
  segment integer,
  details jsonb not null default '{}'
);

-- The next segment, unless workspaces are still moving out of the previous one; those move first.
create function kernel.step_open() returns void
language plpgsql
as $$
declare
  last integer;
begin
  perform pg_advisory_xact_lock(7236142005);
  select max(s.segment) into last from kernel.segments s;
  if exists (select 1 from kernel.heads h where h.segment < last) then
    return;
  end if;
  perform kernel.open_segment(last + 1);
  update kernel.segments s set closed_at = kernel.now() where s.segment = last;
end $$;

-- Moves one workspace over. It locks the head for a moment: a writer before it wrote to the old segment, the next one writes to
-- the new.
create function kernel.step_leave(workspace uuid) returns void
language plpgsql
as $$
declare
  head kernel.heads := kernel.lock_head(workspace, false);
  last integer;
begin
  select max(s.segment) into last from kernel.segments s;
  if head.segment < last then
    update kernel.heads h set segment = last where h.workspace_id = workspace;
  end if;
end $$;

-- Written after the workspace has moved: what the checkpoint is made of does not change any more, so nobody waits for it.
create function kernel.step_checkpoint(workspace uuid, number integer, root text, peaks text[]) returns void
language plpgsql
as $$
declare
  ends record;
  earlier kernel.checkpoints;
  made record;
begin
  if workspace is distinct from kernel.current_workspace() then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names', 'Begin with kernel.enter.');
  end if;
  if coalesce((select h.segment from kernel.heads h where h.workspace_id = workspace), 0) <= number then
    perform kernel.refuse('segment.not_left', format('workspace %s still writes to segment %s', workspace, number), 'Let it move over first.');
  end if;
  select min(l.seq) as first, max(l.seq) as last into ends from (
    select e.seq from kernel.event_log e where e.workspace_id = workspace and e.segment = number
    union all select a.seq from kernel.audit_log a where a.workspace_id = workspace and a.segment = number) l;
  if ends.last is null or exists (select 1 from kernel.checkpoints c where c.workspace_id = workspace and c.segment = number) then
    return;
  end if;
  select * into earlier from kernel.checkpoints c where c.workspace_id = workspace and c.segment < number order by c.segment desc limit 1;
  if coalesce(earlier.seq, 0) + 1 <> ends.first then
    perform kernel.refuse('segment.gap', format('segment %s of workspace %s begins at entry %s, after a checkpoint at %s', number, workspace, ends.first, coalesce(earlier.seq, 0)),
      'Write the checkpoints in order, each from the one before.');
  end if;
  with written as (
    insert into kernel.checkpoint_rows (workspace_id, segment, entity_type, entity_id, payload)
    select workspace, number, l.entity_type, l.entity_id, l.payload from (
      select distinct on (u.entity_type, u.entity_id) u.* from (
        select r.entity_type, r.entity_id, r.payload, 0::bigint as seq from kernel.checkpoint_rows r
        where r.workspace_id = workspace and r.segment = earlier.segment
        union all
        select e.entity_type, e.entity_id, e.change_payload, e.seq from kernel.event_log e
        where e.workspace_id = workspace and e.segment = number
      ) u order by u.entity_type, u.entity_id, u.seq desc
    ) l where l.payload::jsonb ->> 'op' <> 'delete'
    returning entity_type, entity_id, payload
  ) select count(*) as rows, sha256(coalesce(string_agg(kernel.row_hash(w.entity_type, w.entity_id, w.payload), ''::bytea
      order by w.entity_type collate "C", w.entity_id collate "C"), '')) as hash
    into made from written w;
  insert into kernel.checkpoints (workspace_id, segment, seq, hash, at, root, peaks, rows, rows_hash)
  select workspace, number, l.seq, l.hash, l."timestamp", root, peaks, made.rows, made.hash
  from (select e.seq, e.hash, e."timestamp" from kernel.event_log e where e.workspace_id = workspace and e.seq = ends.last
    union all select a.seq, a.hash, a."timestamp" from kernel.audit_log a where a.workspace_id = workspace and a.seq = ends.last) l;
end $$;

create function kernel.step_detach(number integer, file_name text, file_hash text, file_entries bigint) returns void
language plpgsql
as $$
declare
  s kernel.segments;
  who uuid;
  held bigint;
begin
  select * into s from kernel.segments g where g.segment = number;
  if s.closed_at is null then
    perform kernel.refuse('segment.open', format('segment %s is not closed', number), 'Close it with `lanewright segments close`.');
  end if;
  if s.detached_at is not null then
    perform kernel.refuse('segment.detached', format('segment %s is not in the database', number), format('It is in the file %s.', s.file_name));
  end if;
  if exists (select 1 from kernel.segments g where g.segment < number and g.detached_at is null) then
    perform kernel.refuse('segment.not_oldest', format('an older segment than %s is still attached', number), 'Detach the oldest first.');
  end if;
  select h.workspace_id into who from kernel.heads h where h.segment <= number limit 1;
  if found then
    perform kernel.refuse('segment.in_use', format('workspace %s still writes to segment %s', who, number), 'Close it again: `lanewright segments close` moves the rest over.');
  end if;
  lock table kernel.event_log, kernel.audit_log in access exclusive mode;
  execute format('alter table kernel.event_log detach partition kernel.%I', 'event_log_' || number);
  execute format('alter table kernel.audit_log detach partition kernel.%I', 'audit_log_' || number);
  -- Row-level security hides these rows from the owner too, who counts them now. The tables are dropped below.
  execute format('alter table kernel.%I disable row level security', 'event_log_' || number);
  execute format('alter table kernel.%I disable row level security', 'audit_log_' || number);
  execute format('select (select count(*) from kernel.%I) + (select count(*) from kernel.%I)', 'event_log_' || number, 'audit_log_' || number) into held;
  if held <> file_entries then
    perform kernel.refuse('segment.other_entries', format('segment %s holds %s entries, the file %s', number, held, file_entries), 'Write the file again.');
  end if;
  execute format('select h.workspace_id from kernel.heads h where not exists (select 1 from kernel.checkpoint_lines c where c.workspace_id = h.workspace_id and c.segment = $1)
    and (exists (select 1 from kernel.%I e where e.workspace_id = h.workspace_id) or exists (select 1 from kernel.%I a where a.workspace_id = h.workspace_id)) limit 1',
    'event_log_' || number, 'audit_log_' || number) into who using number;
  if who is not null then
    perform kernel.refuse('segment.no_checkpoint', format('workspace %s has no checkpoint of segment %s that the journal states', who, number), 'Close it again: `lanewright segments close` writes what is missing.');
  end if;
  execute format('drop table kernel.%I, kernel.%I', 'event_log_' || number, 'audit_log_' || number);
  update kernel.segments g set detached_at = kernel.now(), file_name = step_detach.file_name, file_hash = step_detach.file_hash, file_entries = step_detach.file_entries
  where g.segment = number;
end $$;

create function kernel.require_attachable(number integer) returns void
language plpgsql
as $$
begin
  if not exists (select 1 from kernel.segments g where g.segment = number and g.detached_at is not null) then
    perform kernel.refuse('segment.not_detached', format('segment %s is not among the detached ones', number), 'See `lanewright segments`.');
  end if;
  if exists (select 1 from kernel.segments g where g.segment > number and g.detached_at is not null) then
    perform kernel.refuse('segment.not_newest', format('a newer segment than %s is detached', number), 'Attach the newest of them first.');
  end if;
end $$;

-- The tables were created by kernel.make_log_tables and filled before, in the same transaction.
create function kernel.step_attach(number integer) returns void
language plpgsql
as $$
declare
  who uuid;
begin
  perform kernel.require_attachable(number);
  execute format('
    select coalesce(w.workspace_id, c.workspace_id) from (
      select l.workspace_id, min(l.seq) as first, max(l.seq) as last, count(*) as entries, (array_agg(l.hash order by l.seq desc))[1] as hash
      from (select e.workspace_id, e.seq, e.hash from kernel.%I e union all select a.workspace_id, a.seq, a.hash from kernel.%I a) l group by 1
    ) w full join (
      select k.*, coalesce((select max(b.seq) from kernel.checkpoints b where b.workspace_id = k.workspace_id and b.segment < $1), 0) as before
      from kernel.checkpoints k where k.segment = $1
    ) c using (workspace_id)
    where (w.first, w.last, w.entries, w.hash) is distinct from (c.before + 1, c.seq, c.seq - c.before, c.hash) limit 1',
    'event_log_' || number, 'audit_log_' || number) into who using number;
  if who is not null then
    perform kernel.refuse('segment.does_not_fit', format('the entries of workspace %s do not lead from the checkpoint before segment %s to the one after it', who, number),
      'Attach the file that was written when the segment was detached.');
  end if;
  perform kernel.attach_log_tables(number);
  update kernel.segments g set detached_at = null where g.segment = number;
end $$;

create function kernel.work_segment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  d constant jsonb := new.details;
begin
  case new.step
    when 'open' then perform kernel.step_open();
    when 'leave' then perform kernel.step_leave(new.workspace_id);
    when 'checkpoint' then perform kernel.step_checkpoint(new.workspace_id, new.segment, d ->> 'root', array(select jsonb_array_elements_text(d -> 'peaks')));
    when 'state' then
      insert into kernel.checkpoint_lines (workspace_id, segment, line)
      select c.workspace_id, c.segment, (d ->> 'line')::bigint from kernel.checkpoints c where c.workspace_id = new.workspace_id and c.segment = new.segment;
    when 'detach' then perform kernel.step_detach(new.segment, d ->> 'file_name', d ->> 'file_hash', (d ->> 'file_entries')::bigint);
    when 'attach' then perform kernel.step_attach(new.segment);
  end case;
  return null;
end $$;
create trigger work_segment before insert on kernel.segment_input for each row execute function kernel.work_segment();
alter table kernel.segment_input enable always trigger work_segment;

-- The one way to all of these steps, for the owner.
create function kernel.segment_step(step text, workspace uuid, number integer, details jsonb, at text) returns void
language plpgsql
as $$
begin
  perform kernel.enter(workspace, null, at, null);
  -- Bounds how long others wait behind this step. It gives up before the server checks for a deadlock, which might end a
  -- writer instead.
  perform set_config('lock_timeout', '500ms', true);
  insert into kernel.segment_input (workspace_id, step, segment, details) values (coalesce(workspace, kernel.system_workspace()), step, number, coalesce(details, '{}'));
end $$;

-- ---------------------------------------------------------------------------------------------
-- Which database this is. A journal belongs to one installation and says so in its first line.

create table kernel.installation (
  installation_id uuid primary key,
  created_at timestamptz not null
);
insert into kernel.installation values (gen_random_uuid(), clock_timestamp());

create function kernel.guard_installation() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('installation.is_fixed', format('%s of kernel.installation is not possible', tg_op), 'A database keeps its identity.');
  return null;
end $$;
create trigger guard before insert or update or delete or truncate on kernel.installation for each statement execute function kernel.guard_installation();
alter table kernel.installation enable always trigger guard;

-- ---------------------------------------------------------------------------------------------
-- Seals of every journal, distinguished by their keys. The journal is authoritative. This table shows one machine which heads
-- the journals of the others cover, and is a second place that a shortened journal must agree with.

create table kernel.seals (
  workspace_id uuid not null,
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  line bigint not null check (line > 0),
  seq bigint not null,
  hash bytea not null,
  root bytea not null,
  peaks text[] not null,
  at timestamptz not null,
  primary key (workspace_id, key, line)
);
create index seals_by_journal on kernel.seals (key, line);

create function kernel.guard_seal() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('seal.is_fixed', format('%s of a seal is not possible', tg_op), 'The journal seals again; nothing is changed.');
  return null;
end $$;
create trigger no_change before update or delete or truncate on kernel.seals for each statement execute function kernel.guard_seal();
alter table kernel.seals enable always trigger no_change;

-- [{workspace, key, line, seq, hash, root, peaks, at}]; a seal that exists is kept.
create function kernel.record_seals(seals jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into kernel.seals (workspace_id, key, line, seq, hash, root, peaks, at)
  select (s ->> 'workspace')::uuid, s ->> 'key', (s ->> 'line')::bigint, (s ->> 'seq')::bigint, decode(s ->> 'hash', 'hex'),
    decode(s ->> 'root', 'hex'), array(select p from jsonb_array_elements_text(s -> 'peaks') with ordinality as e(p, n) order by n), (s ->> 'at')::timestamptz
  from jsonb_array_elements(seals) s
  on conflict do nothing
$$;

-- The leaves of the entries after one number up to another, 32 bytes each, in order.
create function kernel.leaves(workspace uuid, after bigint, upto bigint) returns bytea
language sql stable
as $$
  select coalesce(string_agg(leaf, ''::bytea order by seq), '') from (
    select seq, kernel.leaf('event', workspace_id, seq, "timestamp", entity_type, entity_id, change_payload) as leaf
    from kernel.event_log where workspace_id = workspace and seq > after and seq <= upto
    union all
    select seq, kernel.leaf('audit', workspace_id, seq, "timestamp", action_type, id::text, payload)
    from kernel.audit_log where workspace_id = workspace and seq > after and seq <= upto
  ) l
$$;

-- A fingerprint of everything that guards the ledger: tables, columns, constraints, indexes, functions, triggers, policies,
-- rules, grants and roles. Triggers, functions, policies and rules count with the transaction that wrote them last (xmin), so
-- that switching one off and on again, or replacing it and putting it back, leaves a trace.
create function kernel.catalog_lines() returns setof text
language sql stable set search_path = pg_catalog set timezone = 'UTC'
as $$
  with schemas as (
    select n.oid, n.nspname, n.nspacl, n.nspowner from pg_namespace n
    where n.nspname in ('kernel', 'dispatch') or n.nspname in (select split_part(t.table_name, '.', 1) from kernel.tables t)
  ), relations as (
    select c.*, s.nspname || '.' || c.relname as name from pg_class c join schemas s on s.oid = c.relnamespace
  ), roles as (
    select r.* from pg_roles r where r.rolname like 'lanewright\_%' or r.oid in (select s.nspowner from schemas s)
  )
  select concat_ws(' ', 'schema', s.nspname, s.nspowner::regrole, s.nspacl::text) from schemas s
  union all
  select concat_ws(' ', 'relation', r.name, r.relkind, r.relpersistence, r.relrowsecurity, r.relforcerowsecurity, r.relowner::regrole,
    r.reloptions::text, r.relacl::text, pg_get_expr(r.relpartbound, r.oid), case when r.relkind = 'p' then pg_get_partkeydef(r.oid) end,
    case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end)
  from relations r where r.relkind <> 'i' and r.relkind <> 'I'
  union all
  select concat_ws(' ', 'inherits', i.inhrelid::regclass, i.inhparent::regclass) from pg_inherits i join relations r on r.oid = i.inhrelid where r.relkind in ('r', 'p')
  union all
  select concat_ws(' ', 'column', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    a.attcollation, pg_get_expr(d.adbin, d.adrelid), a.attacl::text)
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select concat_ws(' ', 'constraint', r.name, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) from relations r join pg_constraint k on k.conrelid = r.oid
  union all
  select concat_ws(' ', 'index', r.name, i.indisvalid, pg_get_indexdef(i.indexrelid)) from relations r join pg_index i on i.indrelid = r.oid
  union all
  select concat_ws(' ', 'function', p.oid::regprocedure, p.xmin, p.prosecdef, p.provolatile, p.proparallel, p.proisstrict, p.prokind, l.lanname,
    p.proowner::regrole, p.proconfig::text, p.proacl::text, pg_get_function_result(p.oid), p.prosrc, pg_get_function_sqlbody(p.oid), g.aggtransfn, g.aggtranstype)
  from pg_proc p join schemas s on s.oid = p.pronamespace join pg_language l on l.oid = p.prolang left join pg_aggregate g on g.aggfnoid = p.oid
  union all
  select concat_ws(' ', 'trigger', r.name, t.xmin, t.tgenabled, pg_get_triggerdef(t.oid)) from relations r join pg_trigger t on t.tgrelid = r.oid
  union all
  select concat_ws(' ', 'policy', r.name, p.xmin, p.polname, p.polcmd, p.polpermissive, array(select x::regrole::text from unnest(p.polroles) x order by 1)::text,
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) from relations r join pg_policy p on p.polrelid = r.oid
  union all
  select concat_ws(' ', 'rule', r.name, w.xmin, w.ev_enabled, pg_get_ruledef(w.oid)) from relations r join pg_rewrite w on w.ev_class = r.oid
  union all
  select concat_ws(' ', 'default rights', d.defaclrole::regrole, s.nspname, d.defaclobjtype, d.defaclacl::text) from pg_default_acl d join schemas s on s.oid = d.defaclnamespace
  union all
  select concat_ws(' ', 'role', o.rolname, o.rolsuper, o.rolbypassrls, o.rolreplication, o.rolcreaterole, o.rolcreatedb, o.rolinherit, o.rolcanlogin) from roles o
  union all
  select concat_ws(' ', 'member', m.roleid::regrole, m.member::regrole, m.admin_option) from pg_auth_members m
  where m.roleid in (select o.oid from roles o) or m.member in (select o.oid from roles o)
  union all
  select concat_ws(' ', 'setting', d.setrole, d.setconfig::text) from pg_db_role_setting d
  where d.setdatabase = (select b.oid from pg_database b where b.datname = current_database()) or d.setrole in (select o.oid from roles o)
$$;

create function kernel.catalog_fingerprint() returns text
language sql stable set search_path = pg_catalog
as $$ select encode(sha256(convert_to(string_agg(line, E'\n' order by line collate "C"), 'UTF8')), 'hex') from kernel.catalog_lines() line $$;

-- ---------------------------------------------------------------------------------------------

select kernel.exempt_table('kernel.checkpoints', 'made from the log');
select kernel.exempt_table('kernel.checkpoint_rows', 'made from the log');
select kernel.exempt_table('kernel.checkpoint_lines', 'where the journal states them');
select kernel.exempt_table('kernel.segment_input', 'holds no row; steps of segments pass through it');
select kernel.exempt_table('kernel.installation', 'the database''s own identity');
select kernel.exempt_table('kernel.seals', 'seals');
select kernel.protect_internal('kernel.checkpoints');
select kernel.protect_internal('kernel.checkpoint_rows');
select kernel.protect_internal('kernel.checkpoint_lines');
select kernel.protect_internal('kernel.segment_input');
select kernel.protect_internal('kernel.seals');

-- Segment steps are the owner's. The auditor reads for verification, replay and backup.
revoke all on all functions in schema kernel from public;
grant select on kernel.checkpoints, kernel.checkpoint_rows, kernel.checkpoint_lines, kernel.installation, kernel.seals to lanewright_auditor;
grant execute on function kernel.row_hash(text, text, text), kernel.leaves(uuid, bigint, bigint), kernel.catalog_lines(), kernel.catalog_fingerprint()
  to lanewright_auditor;
grant execute on function kernel.record_seals(jsonb) to lanewright_app;
select kernel.shut_out_web_roles();
