-- Erasing a person, and the legal hold that refuses it.
--
-- Erasing is one act: the person's key is destroyed. A trigger on the keys does the rest in the same transaction, so an erasure
-- is never half done, whoever starts it and with whatever program. The log's ciphertext becomes unreadable, every personal
-- column about the person is set to '[erased]', what still waits about the person is closed, bytes that only the person's
-- artifacts name are dropped, and the audit log records it.
--
-- Guards of rows that never change let an erasure pass by its values alone (kernel.is_erasure): only personal columns, only to the
-- erased form, only if the key is gone already. Faking one gains nothing.

-- ---------------------------------------------------------------------------------------------
-- Legal hold: of one person, or of everybody in the workspace.

create table kernel.legal_holds (
  workspace_id uuid not null,
  hold_id uuid not null,
  person_id uuid,
  reason text not null check (length(reason) between 1 and 2000),
  placed_by text not null check (length(placed_by) between 1 and 200),
  placed_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text,
  primary key (workspace_id, hold_id),
  check ((lifted_at is null) = (lifted_by is null))
);
create index open_holds on kernel.legal_holds (workspace_id) where lifted_at is null;

create function kernel.guard_hold() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.lifted_at is not null then
      perform kernel.refuse('hold.initial', 'a hold begins in force', 'Place it, then lift it.');
    end if;
    return new;
  end if;
  if old.lifted_at is not null or to_jsonb(new) - '{lifted_at,lifted_by}'::text[] <> to_jsonb(old) - '{lifted_at,lifted_by}'::text[] then
    perform kernel.refuse('hold.is_fixed', 'a hold is lifted once and does not change otherwise', 'Place another one.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.legal_holds for each row execute function kernel.guard_hold();

select kernel.register_table('kernel.legal_holds', fenced => false);

-- p: workspace, person?, now; to place a hold: hold_id, reason, by; to lift those on exactly that person or workspace: by, lift: true.
create function kernel.hold(p jsonb) returns jsonb
language plpgsql
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  if p ? 'lift' then
    update kernel.legal_holds h set lifted_at = kernel.now(), lifted_by = p ->> 'by'
    where h.workspace_id = workspace and h.lifted_at is null and h.person_id is not distinct from (p ->> 'person')::uuid;
    if not found then
      perform kernel.refuse('hold.none', 'no such hold is in force', 'A hold of the whole workspace is lifted without a person, one of a person with it.');
    end if;
  else
    insert into kernel.legal_holds (workspace_id, hold_id, person_id, reason, placed_by, placed_at)
    values (workspace, (p ->> 'hold_id')::uuid, (p ->> 'person')::uuid, p ->> 'reason', p ->> 'by', kernel.now());
  end if;
  return kernel.finish(workspace, null, null, null, false);
end $$;

-- Called with the head locked. Placing a hold locks it too, so whichever comes first is seen by the other.
create function kernel.require_no_hold(workspace uuid, subject uuid) returns void
language plpgsql
as $$
declare
  held kernel.legal_holds;
begin
  select * into held from kernel.legal_holds h
  where h.workspace_id = workspace and h.lifted_at is null and (h.person_id is null or h.person_id = subject)
  order by h.placed_at, h.hold_id limit 1;
  if found then
    perform kernel.refuse('person.on_hold', format('a legal hold stands on %s since %s', case when held.person_id is null then 'the workspace' else 'the person' end, kernel.stamp(held.placed_at)),
      'Nothing is erased while it stands; whoever placed it may lift it.');
  end if;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Erasing.

-- What a guard asks before it refuses: is this change nothing but the erasure of a person whose key is destroyed?
create function kernel.is_erasure(target regclass, was jsonb, becomes jsonb) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  t kernel.tables;
begin
  select k.* into t from kernel.tables k where k.evented and to_regclass(k.table_name) = coalesce(pg_partition_root(target), target);
  return t.table_name is not null
    and was - t.personal_columns = becomes - t.personal_columns
    and not exists (select 1 from unnest(t.personal_columns) c
      where becomes -> c is distinct from case when was -> c = 'null' then was -> c else '"[erased]"'::jsonb end)
    and exists (select 1 from kernel.person_keys k where k.workspace_id = (was ->> 'workspace_id')::uuid and k.destroyed_at is not null
      and k.person_id = coalesce((was ->> t.person_column)::uuid, (was ->> 'workspace_id')::uuid));
end $$;

-- Seeded runs derive IDs from their entropy, as they do keys.
create function kernel.new_id(salt text) returns uuid
language sql volatile
as $$
  select case when coalesce(current_setting('lanewright.entropy', true), '') = '' then gen_random_uuid()
    else encode(substr(sha256(convert_to(current_setting('lanewright.entropy') || salt, 'UTF8')), 1, 16), 'hex')::uuid end
$$;

-- Erases the personal columns of one table about one person; returns how many rows that were.
create function kernel.erase_columns(t kernel.tables, workspace uuid, subject uuid) returns bigint
language plpgsql
as $$
declare
  touched bigint;
  assignments text;
  plain text;
begin
  select string_agg(format('%1$I = case when %1$I is null then null else %2$s end', c, erased), ', '),
    string_agg(format('%1$I <> %2$s', c, erased), ' or ')
  into assignments, plain
  from unnest(t.personal_columns) c
  join pg_attribute a on a.attrelid = to_regclass(t.table_name) and a.attname = c
  cross join lateral (select case a.atttypid when 'jsonb'::regtype then '''"[erased]"''::jsonb' else '''[erased]''' end as erased) as form;
  execute format('update %s set %s where workspace_id = $1 and coalesce(%s, workspace_id) = $2 and (%s)',
    to_regclass(t.table_name), assignments, coalesce(quote_ident(t.person_column), 'null::uuid'), plain)
  using workspace, subject;
  get diagnostics touched = row_count;
  return touched;
end $$;

-- Closes what still waits about the person: no grant covers bytes that are gone, and an effect in progress is for a person to
-- judge.
create function kernel.close_waiting(workspace uuid, subject uuid) returns void
language plpgsql
as $$
begin
  update kernel.grants g set returned_at = kernel.now() from kernel.approvals a
  where g.workspace_id = workspace and g.used_at is null and g.returned_at is null
    and a.workspace_id = workspace and a.approval_id = g.approval_id and a.status in ('pending', 'granted') and coalesce(a.subject_id, workspace) = subject;
  update kernel.approvals a set status = 'superseded', decided_at = kernel.now()
  where a.workspace_id = workspace and a.status in ('pending', 'granted') and coalesce(a.subject_id, workspace) = subject;
  update kernel.intents i set status = 'uncertain'
  where i.workspace_id = workspace and i.status = 'open' and coalesce(i.subject_id, workspace) = subject;
end $$;

-- Records the erasure as a run of its own, from start to completion. kernel.erase_person sets who and why in the transaction;
-- a key destroyed by hand is recorded with the name of the session.
create function kernel.record_erasure(workspace uuid, subject uuid, at_seq bigint) returns void
language plpgsql
as $$
declare
  said constant jsonb := coalesce(nullif(current_setting('lanewright.erasure', true), '')::jsonb, '{}');
  salt constant text := format('%s:%s:', workspace, at_seq);
  run uuid := kernel.new_id(salt || 'run');
  actor jsonb := case when said ? 'by' then jsonb_build_object('actor_type', 'human', 'actor_id', said ->> 'by')
    else jsonb_build_object('actor_type', 'system', 'actor_id', session_user) end;
  pins record;
  common jsonb;
begin
  select coalesce(a.lanes_pin, repeat('0', 64)) as lanes, coalesce(a.roles_pin, repeat('0', 64)) as roles into pins
  from kernel.workspaces w left join kernel.active_policies a on a.workspace_id = kernel.system_workspace() and a.app = w.app
  where w.workspace_id = workspace;
  insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, run_name, actor_type, actor_id, lanes_pin, roles_pin, status, created_at, started_at, completed_at)
  values (workspace, run, run, 'system', 'erase', actor ->> 'actor_type', actor ->> 'actor_id', pins.lanes, pins.roles, 'completed', kernel.now(), kernel.now(), kernel.now());
  common := jsonb_build_object('run_id', run, 'severity', 'info', 'actor', actor, 'contract_version', 'v1',
    'policy_versions', jsonb_build_object('lanes', pins.lanes, 'roles', pins.roles));
  perform kernel.append_audit(workspace, (select jsonb_agg(jsonb_build_object('id', kernel.new_id(salt || operation), 'action_type', action_type,
      'payload', common || jsonb_build_object('outcome', outcome, 'target', jsonb_build_object('target_type', kind, 'name', name, 'operation', operation)) || more) order by n)
    from (values
      (1, 'authz_decision', 'allow', 'run', 'erase', 'start', jsonb_build_object('authz', jsonb_build_object('decision', 'allow', 'policy_ref', 'kernel', 'rule_id', 'person.no_hold'))),
      (2, 'system', 'success', 'run', 'erase', 'running', '{}'::jsonb),
      (3, 'system', 'success', 'person', subject::text, 'erase', case when said ? 'reason' then jsonb_build_object('outcome_reason', said ->> 'reason') else '{}'::jsonb end),
      (4, 'system', 'success', 'run', 'erase', 'completed', '{}'::jsonb)) as e(n, action_type, outcome, kind, name, operation, more)));
end $$;

-- The trigger on the keys. It does not need the lease: the head is locked, and what the holder showed its agent has changed, so
-- its next commit is refused and starts again.
create function kernel.erase_rows() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head constant kernel.heads := kernel.lock_head(new.workspace_id, false);
  fence constant text := coalesce(current_setting('lanewright.fence', true), '');
  erased jsonb := '{}';
  t kernel.tables;
  touched bigint;
begin
  perform set_config('lanewright.fence', head.fence::text, true);
  for t in select * from kernel.tables k where k.evented and cardinality(k.personal_columns) > 0 order by k.table_name loop
    touched := kernel.erase_columns(t, new.workspace_id, new.person_id);
    if touched > 0 then
      erased := erased || jsonb_build_object(t.table_name, touched);
    end if;
  end loop;
  update kernel.blobs b set bytes = null, erased_at = kernel.now()
  where b.workspace_id = new.workspace_id and b.bytes is not null and kernel.may_drop_bytes(b.workspace_id, b.hash)
    and exists (select 1 from kernel.artifacts a where a.workspace_id = b.workspace_id and a.hash = b.hash and coalesce(a.subject_id, a.workspace_id) = new.person_id);
  get diagnostics touched = row_count;
  if touched > 0 then
    erased := erased || jsonb_build_object('kernel.blobs', touched);
  end if;
  perform kernel.close_waiting(new.workspace_id, new.person_id);
  perform kernel.record_erasure(new.workspace_id, new.person_id, head.seq);
  perform set_config('lanewright.fence', fence, true), set_config('lanewright.erased', erased::text, true);
  return null;
end $$;
create trigger erase after update on kernel.person_keys for each row execute function kernel.erase_rows();
alter table kernel.person_keys enable always trigger erase;
select kernel.record_triggers('kernel.person_keys');

-- p: workspace, person, by, reason, now; restored?: an erasure repeated after a restore, whatever is in progress.
-- Returns the head and, per table, how many rows were erased. Erasing again changes nothing.
create function kernel.erase_person(p jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  subject constant uuid := (p ->> 'person')::uuid;
  held kernel.person_keys;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_head(workspace, false);
  select * into held from kernel.person_keys k where k.workspace_id = workspace and k.person_id = subject;
  if not found then
    perform kernel.refuse('person.unknown', 'nothing personal is filed under this id in this workspace', 'Look for the id in the person column of the app''s table.');
  end if;
  if held.destroyed_at is not null then
    return kernel.finish(workspace, null, null, null, false) || jsonb_build_object('erased', '{}'::jsonb, 'before', true);
  end if;
  if not p ? 'restored' then
    if subject = workspace and not exists (select 1 from kernel.workspaces w where w.workspace_id = workspace and w.status = 'completed') then
      perform kernel.refuse('person.is_workspace', 'the id is the workspace''s own: all that is filed under no person would go, and no work would be possible', 'Name a person, or complete the workspace first.');
    end if;
    if exists (select 1 from kernel.intents i where i.workspace_id = workspace and coalesce(i.subject_id, workspace) = subject and i.status in ('open', 'uncertain')) then
      perform kernel.refuse('person.effect_open', 'an effect about the person has no known end yet', 'Wait for it, or decide the uncertain one; then erase.');
    end if;
  end if;
  perform set_config('lanewright.erasure', jsonb_build_object('by', p ->> 'by', 'reason', p ->> 'reason')::text, true);
  update kernel.person_keys k set key = null, destroyed_at = kernel.now() where k.workspace_id = workspace and k.person_id = subject;
  return kernel.finish(workspace, null, null, null, false)
    || jsonb_build_object('erased', current_setting('lanewright.erased')::jsonb, 'before', false);
end $$;

-- A legal hold's refusal undoes the erasure with everything it wrote. That somebody tried is recorded afterwards, in a
-- transaction of its own, as a denied run. p: workspace, person, by, now, code, message; entropy?
create function kernel.record_refused_erasure(p jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace constant uuid := (p ->> 'workspace')::uuid;
  actor constant jsonb := jsonb_build_object('actor_type', 'human', 'actor_id', p ->> 'by');
  because constant text := format('%s: %s', p ->> 'code', p ->> 'message');
  head kernel.heads;
  run uuid;
  salt text;
  pins record;
  common jsonb;
begin
  perform kernel.enter(workspace, null, p ->> 'now', p ->> 'entropy');
  head := kernel.lock_head(workspace, false);
  perform set_config('lanewright.fence', head.fence::text, true);
  salt := format('%s:%s:refused:', workspace, head.seq);
  run := kernel.new_id(salt || 'run');
  select coalesce(a.lanes_pin, repeat('0', 64)) as lanes, coalesce(a.roles_pin, repeat('0', 64)) as roles into pins
  from kernel.workspaces w left join kernel.active_policies a on a.workspace_id = kernel.system_workspace() and a.app = w.app
  where w.workspace_id = workspace;
  insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, run_name, actor_type, actor_id, lanes_pin, roles_pin, status, error, created_at, completed_at)
  values (workspace, run, run, 'system', 'erase', 'human', p ->> 'by', pins.lanes, pins.roles, 'denied',
    jsonb_build_object('error_code', p ->> 'code', 'message', p ->> 'message', 'retryable', true), kernel.now(), kernel.now());
  common := jsonb_build_object('run_id', run, 'severity', 'warning', 'actor', actor, 'contract_version', 'v1', 'outcome', 'deny', 'outcome_reason', because,
    'policy_versions', jsonb_build_object('lanes', pins.lanes, 'roles', pins.roles));
  perform kernel.append_audit(workspace, jsonb_build_array(
    jsonb_build_object('id', kernel.new_id(salt || 'authorise'), 'action_type', 'authz_decision', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'person', 'name', p ->> 'person', 'operation', 'erase'),
      'authz', jsonb_build_object('decision', 'deny', 'policy_ref', 'kernel', 'rule_id', 'person.no_hold'))),
    jsonb_build_object('id', kernel.new_id(salt || 'denied'), 'action_type', 'system', 'payload', common || jsonb_build_object(
      'target', jsonb_build_object('target_type', 'run', 'name', 'erase', 'operation', 'denied')))));
  perform kernel.finish(workspace, null, null, null, false);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Erasing is the owner's: no step can do it. People place holds through the application.

revoke all on all functions in schema kernel from public;
grant execute on function kernel.hold(jsonb) to lanewright_app;
select kernel.shut_out_web_roles();
