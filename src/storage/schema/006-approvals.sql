-- Approvals and grants. An approval waits for people; a grant answers it, for exactly these bytes, once.

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
create index approvals_rejected on kernel.approvals (workspace_id, decided_at desc, approval_id desc) where status = 'rejected';
-- What was requested about one person, for example how often a draft for them was rejected.
create index approvals_of_person on kernel.approvals (workspace_id, subject_id) where subject_id is not null;

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

select kernel.register_table('kernel.approvals', 'subject_id', '{content,recipient,reason}');
select kernel.register_table('kernel.grants');

revoke all on all functions in schema kernel from public;
select kernel.shut_out_web_roles();
