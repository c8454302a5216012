-- Artifacts, and what people and other systems send: inbox, chat, and questions of agents.

-- ---------------------------------------------------------------------------------------------
-- Artifacts: the only stored form of arbitrary knowledge. Bytes are stored by their hash; versions never change.

create table kernel.blobs (
  workspace_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- null once everybody that the artifacts are about is erased
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

-- Bytes may be dropped when every artifact that names them is about somebody who is erased.
create function kernel.may_drop_bytes(workspace uuid, bytes_hash text) returns boolean
language sql stable
as $$
  select coalesce(bool_and(exists (select 1 from kernel.person_keys k where k.workspace_id = workspace
    and k.person_id = coalesce(a.subject_id, workspace) and k.destroyed_at is not null)), false)
  from kernel.artifacts a where a.workspace_id = workspace and a.hash = bytes_hash
$$;

create function kernel.guard_blob() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and new.bytes is null and new.hash = old.hash and new.workspace_id = old.workspace_id
    and kernel.may_drop_bytes(new.workspace_id, new.hash) then
    return new;
  end if;
  -- Erased bytes may be stored again for somebody else.
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

-- Only bytes with the recorded hash are used: whoever reads kernel.blobs reads them through this. Erased ones are null.
create function kernel.checked(hash text, bytes bytea) returns bytea
language plpgsql stable strict set search_path = pg_catalog, pg_temp
as $$
begin
  if encode(sha256(bytes), 'hex') <> hash then
    perform kernel.refuse('artifact.damaged', format('the stored bytes have changed: expected SHA-256 %s, found %s', hash, encode(sha256(bytes), 'hex')),
      'Restore them from a backup; `lanewright verify` names what they belong to.');
  end if;
  return bytes;
end $$;

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

select kernel.register_table('kernel.artifacts');
select kernel.exempt_table('kernel.blobs', 'bytes addressed by hash; artifacts name them, replay checks them');
select kernel.protect_rows('kernel.blobs');

-- ---------------------------------------------------------------------------------------------
-- Inbox: people and mail arrive at any time, so it takes no lease. An item keeps its content and is processed once.

create table kernel.inbox (
  workspace_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind ~ '^[a-z][a-z_.]*$'),
  person text,
  subject_id uuid,
  content jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  primary key (workspace_id, item_id)
);
create index inbox_waiting on kernel.inbox (workspace_id, received_at, item_id) where processed_at is null;

create function kernel.guard_inbox() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.processed_at is not null or new.outcome is not null then
      perform kernel.refuse('inbox.initial', 'an item begins unread', 'Insert it without outcome; the cycle consumes it.');
    end if;
    return new;
  end if;
  if new.content <> old.content and kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.processed_at is not null or to_jsonb(new) - '{processed_at,outcome}'::text[] <> to_jsonb(old) - '{processed_at,outcome}'::text[] then
    perform kernel.refuse('inbox.is_fixed', 'an item is consumed once and does not change otherwise', 'Send another one.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.inbox for each row execute function kernel.guard_inbox();

-- Wakes the workspace in the same transaction.
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

-- ---------------------------------------------------------------------------------------------
-- Chat is a projection and may be deleted. Questions are what an agent asked a person.

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
create index questions_open on kernel.questions (workspace_id, asked_at, question_id) where status = 'open';
create index questions_answered on kernel.questions (workspace_id, answered_at desc, question_id desc) where status = 'answered';

select kernel.register_table('kernel.inbox', 'subject_id', '{content}', fenced => false);
select kernel.register_table('kernel.chat', 'subject_id', '{text}', fenced => false, deletable => true);
select kernel.register_table('kernel.questions', 'subject_id', '{question,context,answer}');

-- ---------------------------------------------------------------------------------------------
-- Who may do what.

revoke all on all functions in schema kernel from public;
grant select on kernel.blobs to lanewright_app, lanewright_desk, lanewright_auditor;
grant insert, update on kernel.blobs to lanewright_app;
grant execute on function kernel.receive(jsonb) to lanewright_app;
grant execute on function kernel.checked(text, bytea) to lanewright_app, lanewright_desk, lanewright_auditor;
grant execute on function kernel.may_drop_bytes(uuid, text) to lanewright_auditor;
select kernel.shut_out_web_roles();
