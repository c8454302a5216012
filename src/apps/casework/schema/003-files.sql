-- The bytes of cases, if the database stores them: chunks of 1 MB by (case, hash), so that two cases may hold the same file and
-- neither learns of the other. Not logged: bytes are known by their hash, which the rows of the case name.

-- A complete file. Apart from its chunks, because an empty file has none.
create table casework.stored_files (
  workspace_id uuid not null references kernel.workspaces,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null check (size_bytes >= 0),
  primary key (workspace_id, sha256)
);

create table casework.file_chunks (
  workspace_id uuid not null,
  sha256 text not null,
  number integer not null check (number >= 0),
  bytes bytea not null,
  primary key (workspace_id, sha256, number),
  foreign key (workspace_id, sha256) references casework.stored_files on delete cascade
);

-- An upload as far as it has come. Its name is data of the case, and is removed as soon as the file is complete.
create table casework.file_uploads (
  workspace_id uuid not null references kernel.workspaces,
  upload_id uuid not null,
  name text check (length(name) between 1 and 1000),
  -- null for a file that the product writes: its size is known at the end
  size_bytes bigint check (size_bytes >= 0),
  promised_sha256 text check (promised_sha256 ~ '^[0-9a-f]{64}$'),
  received_bytes bigint not null default 0 check (received_bytes >= 0 and received_bytes <= size_bytes),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  touched_at timestamptz not null,
  primary key (workspace_id, upload_id),
  check ((name is null) = (sha256 is not null))
);
create index uploads_untouched on casework.file_uploads (touched_at);

create table casework.upload_chunks (
  workspace_id uuid not null,
  upload_id uuid not null,
  number integer not null check (number >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (workspace_id, upload_id, number),
  foreign key (workspace_id, upload_id) references casework.file_uploads on delete cascade
);

-- Documents and images are compressed already; compressing them again takes most of the time of a write.
alter table casework.file_chunks alter column bytes set storage external;
alter table casework.upload_chunks alter column bytes set storage external;

-- ---------------------------------------------------------------------------------------------
-- Guards. A complete file never changes. It is deleted as a whole, and not while a legal hold applies to the case.

create function casework.guard_stored() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    -- Placing a hold takes this lock too. It is not known whom a file is about, so a hold on one person holds every file.
    perform kernel.lock_head(old.workspace_id, false);
    if exists (select 1 from kernel.legal_holds h where h.workspace_id = old.workspace_id and h.lifted_at is null) then
      perform kernel.refuse('file.on_hold', 'a legal hold stands on the case or on somebody in it', 'Nothing is dropped while it stands; whoever placed it may lift it.');
    end if;
    return old;
  end if;
  perform kernel.refuse('file.is_fixed', 'a file is known by its hash and does not change', 'Store the new bytes under their own hash.');
  return null;
end $$;
create trigger guard before update or delete on casework.stored_files for each row execute function casework.guard_stored();
create trigger no_truncate before truncate on casework.stored_files for each statement execute function kernel.refuse_truncate();
alter table casework.stored_files enable always trigger guard, enable always trigger no_truncate;

-- A session that has not entered the case would not see what a guard looks at.
create function casework.require_entered(workspace uuid) returns void
language plpgsql
as $$
begin
  if workspace is distinct from kernel.current_workspace() then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names', 'Begin with kernel.enter.');
  end if;
end $$;

create function casework.guard_chunk() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  whole bigint;
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('chunk.is_fixed', 'a chunk of a file does not change', 'Store the new bytes under their own hash.');
  end if;
  perform casework.require_entered(case tg_op when 'DELETE' then old.workspace_id else new.workspace_id end);
  if tg_op = 'DELETE' then
    if exists (select 1 from casework.stored_files f where f.workspace_id = old.workspace_id and f.sha256 = old.sha256) then
      perform kernel.refuse('chunk.of_a_file', 'the file that it belongs to is there', 'Drop the whole file.');
    end if;
    return old;
  end if;
  select f.size_bytes into whole from casework.stored_files f where f.workspace_id = new.workspace_id and f.sha256 = new.sha256;
  if octet_length(new.bytes) is distinct from least(1048576, whole - new.number * 1048576::bigint) then
    perform kernel.refuse('chunk.size', 'every chunk but the last has 1 MB, and there are as many as the file needs', 'Cut the file again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update or delete on casework.file_chunks for each row execute function casework.guard_chunk();
create trigger no_truncate before truncate on casework.file_chunks for each statement execute function kernel.refuse_truncate();
alter table casework.file_chunks enable always trigger guard, enable always trigger no_truncate;

-- ---------------------------------------------------------------------------------------------
-- Uploads. These functions are the one way in: the application role may not write to the tables.

create function casework.refuse_unknown_upload() returns void
language plpgsql
as $$
begin
  perform kernel.refuse('upload.unknown', 'this case has no such upload', 'Begin it anew.');
end $$;

create function casework.begin_upload(workspace uuid, upload uuid, called text, size bigint, promised text, at_most integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  if exists (select 1 from casework.file_uploads u where u.workspace_id = workspace and u.upload_id = upload) then
    perform kernel.refuse('upload.exists', 'an upload of this id was begun before', 'Begin it under a new id.');
  end if;
  if (select count(*) from (select 1 from casework.file_uploads u where u.workspace_id = workspace and u.sha256 is null limit at_most) o) >= at_most then
    perform kernel.refuse('upload.too_many', format('%s uploads of this case are under way', at_most), 'Finish or abandon some of them.');
  end if;
  insert into casework.file_uploads (workspace_id, upload_id, name, size_bytes, promised_sha256, touched_at)
  values (workspace, upload, called, size, promised, kernel.now());
end $$;

create function casework.look_at_upload(workspace uuid, upload uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  return (select jsonb_build_object('name', u.name, 'size_bytes', u.size_bytes, 'received_bytes', u.received_bytes, 'promised', u.promised_sha256, 'sha256', u.sha256)
    from casework.file_uploads u where u.workspace_id = workspace and u.upload_id = upload);
end $$;

-- The caller cuts at multiples of 1 MB; a chunk that an earlier request left unfinished grows. A caller of another process whose
-- upload is further on than it thought is told where to continue.
create function casework.add_chunk(workspace uuid, upload uuid, at bigint, more bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  u casework.file_uploads;
begin
  perform kernel.enter(workspace, null, null, null);
  select f.* into u from casework.file_uploads f where f.workspace_id = workspace and f.upload_id = upload for update;
  if not found or u.sha256 is not null then
    perform casework.refuse_unknown_upload();
  end if;
  if u.received_bytes <> at then
    perform kernel.refuse('upload.offset', format('the upload stands at byte %s', u.received_bytes), format('Go on at byte %s.', u.received_bytes));
  end if;
  insert into casework.upload_chunks as p (workspace_id, upload_id, number, bytes) values (workspace, upload, at / 1048576, more)
  on conflict (workspace_id, upload_id, number) do update set bytes = p.bytes || excluded.bytes;
  update casework.file_uploads f set received_bytes = at + octet_length(more), touched_at = kernel.now()
  where f.workspace_id = workspace and f.upload_id = upload;
end $$;

-- Chunks pass through a table that stores nothing: COPY transfers bytes as they are, whereas a query parameter is copied three
-- times on its way. It has no column workspace_id, because COPY refuses tables with row-level security.
create table casework.chunk_input (
  case_id uuid not null,
  upload_id uuid not null,
  at bigint not null,
  bytes bytea not null
);

create function casework.take_chunk() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform casework.add_chunk(new.case_id, new.upload_id, new.at, new.bytes);
  return null;
end $$;
create trigger take before insert on casework.chunk_input for each row execute function casework.take_chunk();
alter table casework.chunk_input enable always trigger take;

-- A request that sent too much leaves nothing behind.
create function casework.cut_upload(workspace uuid, upload uuid, stands_at bigint, back_to bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  update casework.file_uploads f set received_bytes = back_to where f.workspace_id = workspace and f.upload_id = upload
    and f.sha256 is null and f.received_bytes = stands_at and back_to < stands_at;
  if not found then
    return;
  end if;
  delete from casework.upload_chunks p where p.workspace_id = workspace and p.upload_id = upload and p.number * 1048576::bigint >= back_to;
  update casework.upload_chunks p set bytes = substr(p.bytes, 1, (back_to % 1048576)::integer)
  where p.workspace_id = workspace and p.upload_id = upload and p.number = back_to / 1048576;
end $$;

-- `size`: how many bytes were hashed. If the case has the file already, the existing one is kept.
create function casework.finish_upload(workspace uuid, upload uuid, hash text, size bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  u casework.file_uploads;
begin
  perform kernel.enter(workspace, null, null, null);
  select f.* into u from casework.file_uploads f where f.workspace_id = workspace and f.upload_id = upload for update;
  if not found then
    perform casework.refuse_unknown_upload();
  end if;
  if u.sha256 is not null then
    return;
  end if;
  if u.received_bytes <> coalesce(u.size_bytes, size) or u.received_bytes <> size then
    perform kernel.refuse('upload.incomplete', format('%s of %s bytes have come', u.received_bytes, coalesce(u.size_bytes, size)), format('Go on at byte %s.', u.received_bytes));
  end if;
  insert into casework.stored_files (workspace_id, sha256, size_bytes) values (workspace, hash, size) on conflict do nothing;
  if found then
    insert into casework.file_chunks (workspace_id, sha256, number, bytes)
    select workspace, hash, p.number, p.bytes from casework.upload_chunks p where p.workspace_id = workspace and p.upload_id = upload;
  end if;
  delete from casework.upload_chunks p where p.workspace_id = workspace and p.upload_id = upload;
  update casework.file_uploads f set sha256 = hash, size_bytes = size, name = null, touched_at = kernel.now()
  where f.workspace_id = workspace and f.upload_id = upload;
end $$;

create function casework.abandon_upload(workspace uuid, upload uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  delete from casework.file_uploads u where u.workspace_id = workspace and u.upload_id = upload;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Reading a part of a chunk, of an upload or of a file. Null if it does not exist, or has not the length it had.

create function casework.read_upload(workspace uuid, upload uuid, chunk integer, start integer, wanted integer) returns bytea
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  return (select substr(p.bytes, start + 1, wanted) from casework.upload_chunks p
    where p.workspace_id = workspace and p.upload_id = upload and p.number = chunk);
end $$;

create function casework.size_of_file(workspace uuid, hash text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  return (select f.size_bytes from casework.stored_files f where f.workspace_id = workspace and f.sha256 = hash);
end $$;

create function casework.read_file(workspace uuid, hash text, chunk integer, start integer, wanted integer) returns bytea
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  return (select substr(p.bytes, start + 1, wanted) from casework.stored_files f
    join casework.file_chunks p on p.workspace_id = f.workspace_id and p.sha256 = f.sha256
    where f.workspace_id = workspace and f.sha256 = hash and p.number = chunk
      and octet_length(p.bytes) = least(1048576, f.size_bytes - chunk * 1048576::bigint));
end $$;

create function casework.drop_file(workspace uuid, hash text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform kernel.enter(workspace, null, null, null);
  delete from casework.stored_files f where f.workspace_id = workspace and f.sha256 = hash;
  return found;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Removes uploads that nobody has touched for a week, in all cases, and returns how many were unfinished. The policy is what the
-- owner may see of a case that it has not entered.

create policy abandoned on casework.file_uploads to current_user using (touched_at < kernel.now() - interval '7 days');

create function casework.sweep_uploads(at text) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  unfinished bigint;
begin
  perform kernel.enter(null, null, at, null);
  with gone as (delete from casework.file_uploads u where u.touched_at < kernel.now() - interval '7 days' returning u.sha256)
  select count(*) into unfinished from gone where gone.sha256 is null;
  return unfinished;
end $$;

-- ---------------------------------------------------------------------------------------------
-- An erased case loses its bytes in the same transaction: its key is destroyed, and with it every file and upload.

create function casework.erase_files() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  gone bigint;
begin
  -- A session that destroyed the key by hand has not entered the case.
  if new.workspace_id is distinct from kernel.current_workspace() then
    perform set_config('lanewright.workspace', new.workspace_id::text, true);
  end if;
  delete from casework.file_uploads u where u.workspace_id = new.workspace_id;
  delete from casework.stored_files f where f.workspace_id = new.workspace_id;
  get diagnostics gone = row_count;
  if gone > 0 then
    perform set_config('lanewright.erased', (coalesce(nullif(current_setting('lanewright.erased', true), '')::jsonb, '{}') || jsonb_build_object('casework.stored_files', gone))::text, true);
  end if;
  return null;
end $$;
create trigger erase_files after update on kernel.person_keys for each row
  when (new.destroyed_at is not null and old.destroyed_at is null and new.person_id = new.workspace_id) execute function casework.erase_files();
alter table kernel.person_keys enable always trigger erase_files;
select kernel.record_triggers('kernel.person_keys');

-- ---------------------------------------------------------------------------------------------

select kernel.exempt_table('casework.stored_files', 'bytes by hash, which the rows of the case name');
select kernel.exempt_table('casework.file_chunks', 'bytes by hash, which the rows of the case name');
select kernel.exempt_table('casework.file_uploads', 'how far uploads have come; the rows of the case record what becomes of them');
select kernel.exempt_table('casework.upload_chunks', 'bytes of uploads that are in progress');
select kernel.exempt_table('casework.chunk_input', 'holds no row; chunks pass through it');
select kernel.protect_rows('casework.stored_files');
select kernel.protect_rows('casework.file_chunks');
select kernel.protect_rows('casework.file_uploads');
select kernel.protect_rows('casework.upload_chunks');

-- A backup is read by the auditor. The desk shows rows, never bytes.
grant select on casework.stored_files, casework.file_chunks, casework.file_uploads, casework.upload_chunks to lanewright_app, lanewright_auditor;
grant insert on casework.chunk_input to lanewright_app;

revoke all on function casework.erase_files(), casework.take_chunk(), casework.require_entered(uuid), casework.guard_stored(), casework.guard_chunk(), casework.refuse_unknown_upload(), casework.begin_upload(uuid, uuid, text, bigint, text, integer),
  casework.look_at_upload(uuid, uuid), casework.add_chunk(uuid, uuid, bigint, bytea), casework.cut_upload(uuid, uuid, bigint, bigint),
  casework.finish_upload(uuid, uuid, text, bigint), casework.abandon_upload(uuid, uuid), casework.read_upload(uuid, uuid, integer, integer, integer),
  casework.size_of_file(uuid, text), casework.read_file(uuid, text, integer, integer, integer), casework.drop_file(uuid, text), casework.sweep_uploads(text) from public;
grant execute on function casework.begin_upload(uuid, uuid, text, bigint, text, integer), casework.look_at_upload(uuid, uuid),
  casework.cut_upload(uuid, uuid, bigint, bigint), casework.finish_upload(uuid, uuid, text, bigint),
  casework.abandon_upload(uuid, uuid), casework.read_upload(uuid, uuid, integer, integer, integer), casework.size_of_file(uuid, text), casework.read_file(uuid, text, integer, integer, integer),
  casework.drop_file(uuid, text), casework.sweep_uploads(text) to lanewright_app;
