-- Segments: the logs are kept in pieces. Closing a piece leaves, for each workspace that wrote in it, a checkpoint: the
-- images of its rows as they stood then, copied from the log as they are (what is concealed stays concealed). From a
-- checkpoint a replay can start, so old pieces may leave the database as files and come back.
--
-- Always a tail: the oldest attached segment is the only one that may be detached, the newest detached one the only one
-- that may be attached again. So what is attached has no hole, and one checkpoint stands before it.

alter table kernel.segments
  add column detached_at timestamptz,
  -- the file that it was last written to: its name without folder, the SHA-256 of its bytes, how many entries it holds
  add column file_name text check (file_name ~ '^[^/\\]{1,255}$'),
  add column file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  add column file_entries bigint,
  add check (num_nulls(file_name, file_hash, file_entries) in (0, 3)),
  add check (detached_at is null or (closed_at is not null and file_hash is not null));

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

-- Only for a segment in which the workspace has entries: where it has none, the checkpoint before still stands.
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
  -- the rows: how many, and SHA-256 over the SHA-256 of each "entity_type\nentity_id\npayload", in order of type and id
  rows bigint not null,
  rows_hash bytea not null check (octet_length(rows_hash) = 32),
  primary key (workspace_id, segment),
  constraint root_of_peaks check (root is not distinct from kernel.root_of(peaks))
);

-- Every row that lived then: the payload of its latest event.
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

create function kernel.guard_segment() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('segment.is_kept', format('%s of %s is not possible', tg_op, tg_table_name), 'Segments are closed, detached and attached with `lanewright segments`.');
  return null;
end $$;
create trigger no_removal before delete or truncate on kernel.segments for each statement execute function kernel.guard_segment();
create trigger no_change before insert or update on kernel.segments for each row when (pg_trigger_depth() = 0) execute function kernel.guard_segment();
alter table kernel.segments enable always trigger no_removal, enable always trigger no_change;

-- A new workspace begins in the open segment. Held until it is there: a segment is closed only when nobody begins in it.
create function kernel.begin_in_open_segment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  -- A second look, for the one that waited while the segment was closed.
  for i in 1 .. 3 loop
    select s.segment into new.segment from kernel.segments s where s.closed_at is null order by s.segment desc limit 1 for share;
    exit when found;
  end loop;
  return new;
end $$;
create trigger begin_in_open_segment before insert on kernel.heads for each row execute function kernel.begin_in_open_segment();
alter table kernel.heads enable always trigger begin_in_open_segment;
-- Nobody goes back to a closed segment, from inside a trigger neither.
create trigger no_way_back before update on kernel.heads for each row when (new.segment < old.segment) execute function kernel.guard_head();
alter table kernel.heads enable always trigger no_way_back;

-- ---------------------------------------------------------------------------------------------
-- The steps. Each passes through a table that keeps nothing, because only a trigger may write what they write.

create function kernel.row_hash(entity_type text, entity_id text, payload text) returns bytea
language sql immutable parallel safe
as $$ select sha256(convert_to(concat_ws(E'\n', entity_type, entity_id, payload), 'UTF8')) $$;

create table kernel.segment_door (
  workspace_id uuid not null,
  step text not null check (step in ('open', 'leave', 'checkpoint', 'state', 'detach', 'attach')),
  segment integer,
  details jsonb not null default '{}'
);

-- The next segment, unless workspaces are still on their way out of the one before: then that goes on first.
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

-- One workspace moves over. It holds its head for a moment; a writer before it wrote to the old segment, the next one
-- will write to the new.
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

-- Written when the workspace has left: what it is made of does not change any more, so nobody waits for it.
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
  -- The owner sees what row-level security hid from it; the tables are gone in a moment.
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

-- The tables are made with kernel.make_log_tables and filled before, in the same transaction.
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
create trigger work_segment before insert on kernel.segment_door for each row execute function kernel.work_segment();
alter table kernel.segment_door enable always trigger work_segment;

-- The one way to all of them, for the owner.
create function kernel.segment_step(step text, workspace uuid, number integer, details jsonb, at text) returns void
language plpgsql
as $$
begin
  perform kernel.enter(workspace, null, at, null);
  -- Whoever waits behind a step waits no longer than this; the step gives up before the server looks for a deadlock and
  -- might end a writer instead.
  perform set_config('lock_timeout', '500ms', true);
  insert into kernel.segment_door (workspace_id, step, segment, details) values (coalesce(workspace, kernel.house()), step, number, coalesce(details, '{}'));
end $$;

-- ---------------------------------------------------------------------------------------------
-- Upcasters: a payload in the log stays as it was written, also when its table changes. The migration that changes a
-- table says how a row image of the version before is read as one of the new.

create table kernel.upcasters (
  table_name text not null,
  from_version integer not null check (from_version > 0),
  -- schema.name(jsonb): takes the image of a row, concealed columns as they are, and gives that of the next version
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

-- To be called by the migration that changed the table, in its transaction: entries from now on carry the new version.
-- Personal columns and the person's column stay as they were registered unless they are named anew.
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
  -- What old entries conceal under this name would stay concealed in a replay.
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

-- Versions in the log that nothing leads away from; empty means the start may go on.
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
  perform kernel.refuse('replay.unknown_version', format('the log holds an entry of version %s of %s, which this schema does not know', version, name), 'Run the version of Lanewright and its packs that wrote it, or a newer one.');
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------

select kernel.exempt_table('kernel.checkpoints', 'made from the log'), kernel.exempt_table('kernel.checkpoint_rows', 'made from the log'),
  kernel.exempt_table('kernel.checkpoint_lines', 'where the journal states them'), kernel.exempt_table('kernel.segment_door', 'holds no row; steps of segments pass through it'),
  kernel.exempt_table('kernel.upcasters', 'the catalog of payload versions'), kernel.record_triggers('kernel.heads'), kernel.record_triggers('kernel.segments');
select kernel.protect_kept('kernel.checkpoints'), kernel.protect_kept('kernel.checkpoint_rows'), kernel.protect_kept('kernel.checkpoint_lines'), kernel.protect_kept('kernel.segment_door');
revoke all on all functions in schema kernel from public;
revoke all on all tables in schema kernel from public;
grant select on kernel.checkpoints, kernel.checkpoint_rows, kernel.checkpoint_lines, kernel.upcasters to lanewright_auditor;
grant execute on function kernel.version_gaps(), kernel.refuse_version(text, text), kernel.row_hash(text, text, text) to lanewright_auditor;
select kernel.shut_out_web_roles();
