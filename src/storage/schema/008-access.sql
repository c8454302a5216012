-- Access: people with accounts, the roles they hold, and how they sign in. All but the assertions belongs to the system
-- workspace. Nothing here opens anything: tokens, sessions and invitations are stored as SHA-256, passkeys as their public key.

-- ---------------------------------------------------------------------------------------------
-- Accounts, and the tokens that people's programs carry.

create table kernel.accounts (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  account_id uuid not null,
  user_id text not null check (length(user_id) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'revoked')),
  created_at timestamptz not null,
  created_by text not null check (length(created_by) between 1 and 200),
  revoked_at timestamptz,
  primary key (workspace_id, account_id),
  -- A name is used once: a second person of that name would get access to what the first one has.
  unique (workspace_id, user_id),
  check ((status = 'revoked') = (revoked_at is not null))
);

create function kernel.guard_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      perform kernel.refuse('account.initial_status', 'an account begins as active', 'Insert it as active, then revoke it.');
    end if;
    return new;
  end if;
  if old.status <> 'active' or to_jsonb(new) - '{status,revoked_at}'::text[] <> to_jsonb(old) - '{status,revoked_at}'::text[] then
    perform kernel.refuse('account.is_fixed', 'an account is revoked once and does not change otherwise', 'Add another account.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.accounts for each row execute function kernel.guard_account();

-- Whatever a person signs in with belongs to an active account.
create function kernel.require_account(system uuid, name text) returns void
language plpgsql
as $$
begin
  if not exists (select 1 from kernel.accounts a where a.workspace_id = system and a.user_id = name and a.status = 'active') then
    perform kernel.refuse('account.unknown', 'there is no active account of this name', 'Add the account first.');
  end if;
end $$;

create table kernel.access_tokens (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  token_id uuid not null,
  user_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  scope text not null check (scope = 'tasks'),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (workspace_id, token_id),
  unique (workspace_id, token_hash)
);

create function kernel.guard_access_token() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.revoked_at is not null then
      perform kernel.refuse('token.initial', 'a token begins in force', 'Insert it without an end, then revoke it.');
    end if;
    if not exists (select 1 from kernel.accounts a where a.workspace_id = new.workspace_id and a.user_id = new.user_id and a.status = 'active') then
      perform kernel.refuse('account.unknown', 'there is no active account of this name', 'Add the account first.');
    end if;
    return new;
  end if;
  if old.revoked_at is not null or to_jsonb(new) - 'revoked_at' <> to_jsonb(old) - 'revoked_at' then
    perform kernel.refuse('token.is_fixed', 'a token is revoked once and does not change otherwise', 'Make another token.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.access_tokens for each row execute function kernel.guard_access_token();

select kernel.register_table('kernel.accounts', fenced => false);
select kernel.register_table('kernel.access_tokens', fenced => false);

-- ---------------------------------------------------------------------------------------------
-- Shared mode. One row: the origin under which this installation is shared, or null while it belongs to one person.

create table kernel.sharing (
  workspace_id uuid primary key check (workspace_id = kernel.system_workspace()),
  origin text check (length(origin) <= 300 and origin ~ '^https://[^/?#@]+$'),
  changed_at timestamptz not null,
  changed_by text not null check (length(changed_by) between 1 and 200)
);

create table kernel.account_roles (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  user_id text not null,
  role text not null check (role ~ '^[A-Z][A-Z0-9_]*$' and length(role) <= 64),
  given_at timestamptz not null,
  given_by text not null check (length(given_by) between 1 and 200),
  primary key (workspace_id, user_id, role)
);

create function kernel.guard_account_role() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('role.is_fixed', 'a role is given or taken and does not change otherwise', 'Take it, and give another.');
  end if;
  perform kernel.require_account(new.workspace_id, new.user_id);
  -- An auditor sees everything, so they may change nothing.
  if exists (select 1 from kernel.account_roles r where r.workspace_id = new.workspace_id and r.user_id = new.user_id
      and r.role <> new.role and (r.role = 'AUDITOR' or new.role = 'AUDITOR')) then
    perform kernel.refuse('role.auditor_alone', 'an auditor holds no other role', 'Take the other roles first, or use another account.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.account_roles for each row execute function kernel.guard_account_role();

create table kernel.passkeys (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  credential_id text not null check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  user_id text not null,
  label text not null check (length(label) between 1 and 100),
  -- COSE, base64url
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]+$' and length(public_key) <= 4000),
  sign_count bigint not null check (sign_count >= 0),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (workspace_id, credential_id)
);
create index passkeys_of_account on kernel.passkeys (workspace_id, user_id);

create function kernel.guard_passkey() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.revoked_at is not null then
      perform kernel.refuse('passkey.initial', 'a passkey begins in force', 'Insert it without an end, then revoke it.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    return new;
  end if;
  if old.revoked_at is not null or to_jsonb(new) - '{sign_count,revoked_at}'::text[] <> to_jsonb(old) - '{sign_count,revoked_at}'::text[] then
    perform kernel.refuse('passkey.is_fixed', 'a passkey is revoked once, and only its counter changes before', 'Register another passkey.');
  end if;
  -- A counter that does not increase indicates a copied passkey.
  if new.revoked_at is null and new.sign_count <= old.sign_count then
    perform kernel.refuse('passkey.counter', 'the counter of a passkey only rises', 'Revoke the passkey: there may be a copy of it.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.passkeys for each row execute function kernel.guard_passkey();

create table kernel.invitations (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  invitation_id uuid not null,
  user_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  created_by text not null check (length(created_by) between 1 and 200),
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '7 days'),
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, invitation_id),
  unique (workspace_id, token_hash),
  check (used_at is null or revoked_at is null)
);

create function kernel.guard_invitation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.used_at is not null or new.revoked_at is not null then
      perform kernel.refuse('invitation.initial', 'an invitation begins unused', 'Insert it unused.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    return new;
  end if;
  if old.used_at is not null or old.revoked_at is not null
    or to_jsonb(new) - '{used_at,revoked_at}'::text[] <> to_jsonb(old) - '{used_at,revoked_at}'::text[] then
    perform kernel.refuse('invitation.is_fixed', 'an invitation is used or revoked once and does not change otherwise', 'Make another invitation.');
  end if;
  if new.used_at is not null and old.expires_at <= kernel.now() then
    perform kernel.refuse('invitation.expired', 'the invitation has expired', 'Ask for another one.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.invitations for each row execute function kernel.guard_invitation();

create table kernel.sessions (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
  session_id uuid not null,
  user_id text not null,
  credential_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  -- when it was last used, to the nearest few minutes
  seen_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '1 day'),
  ended_at timestamptz,
  primary key (workspace_id, session_id),
  unique (workspace_id, token_hash)
);
create index sessions_of_account on kernel.sessions (workspace_id, user_id) where ended_at is null;

create function kernel.guard_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.ended_at is not null then
      perform kernel.refuse('session.initial', 'a session begins in force', 'Insert it without an end, then end it.');
    end if;
    perform kernel.require_account(new.workspace_id, new.user_id);
    if not exists (select 1 from kernel.passkeys p where p.workspace_id = new.workspace_id and p.credential_id = new.credential_id
        and p.user_id = new.user_id and p.revoked_at is null) then
      perform kernel.refuse('session.no_passkey', 'a session begins with a passkey of its account', 'Sign in with a passkey in force.');
    end if;
    return new;
  end if;
  if old.ended_at is not null or to_jsonb(new) - '{seen_at,ended_at}'::text[] <> to_jsonb(old) - '{seen_at,ended_at}'::text[] or new.seen_at < old.seen_at then
    perform kernel.refuse('session.is_fixed', 'a session is ended once, and only its last use changes before', 'Sign in again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.sessions for each row execute function kernel.guard_session();

select kernel.register_table('kernel.sharing', fenced => false);
select kernel.register_table('kernel.account_roles', fenced => false, deletable => true);
select kernel.register_table('kernel.passkeys', fenced => false);
select kernel.register_table('kernel.invitations', fenced => false);
select kernel.register_table('kernel.sessions', fenced => false);

-- ---------------------------------------------------------------------------------------------
-- Assertions: everything a passkey signed when its person decided. The public key above verifies it again. They belong to the
-- workspace in which the decision was made.

create table kernel.assertions (
  workspace_id uuid not null,
  assertion_id uuid not null,
  approval_id uuid not null,
  person text not null check (length(person) between 1 and 200),
  decision text not null check (decision in ('grant', 'reject')),
  action_hash text not null check (action_hash ~ '^[0-9a-f]{64}$'),
  credential_id text not null,
  nonce text not null,
  challenge_hash text not null check (challenge_hash ~ '^[0-9a-f]{64}$'),
  client_data text not null,
  authenticator_data text not null,
  signature text not null,
  signed_at timestamptz not null,
  primary key (workspace_id, assertion_id),
  unique (workspace_id, approval_id, person),
  unique (workspace_id, challenge_hash)
);

create function kernel.guard_assertion() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('assertion.is_fixed', 'what was signed does not change', 'Decide again, on a new approval.');
  end if;
  if not exists (select 1 from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id
      and a.action_hash = new.action_hash and a.status = 'pending') then
    perform kernel.refuse('assertion.nothing_pending', 'there is no pending approval of these bytes', 'Look at the open approvals again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on kernel.assertions for each row execute function kernel.guard_assertion();

select kernel.register_table('kernel.assertions');

-- While the installation is shared, a grant is given by an account, in a role that it holds. The roles for administration and for
-- auditing approve nothing.
create function kernel.guard_shared_grant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select 1 from kernel.sharing s where s.origin is not null) and not exists (
      select 1 from kernel.account_roles r join kernel.accounts a on a.workspace_id = r.workspace_id and a.user_id = r.user_id
      where r.workspace_id = kernel.system_workspace() and r.user_id = new.person and r.role = new.role and a.status = 'active'
        and r.role not in ('AUDITOR', 'OPERATOR')) then
    perform kernel.refuse('grant.role_not_held', 'a grant is given by an account in a role that it holds', 'Give the account the role first.');
  end if;
  return new;
end $$;
create trigger guard_shared before insert on kernel.grants for each row execute function kernel.guard_shared_grant();
alter table kernel.grants enable always trigger guard_shared;
select kernel.record_triggers('kernel.grants');

-- That guard reads the system workspace from any workspace.
create policy for_guards on kernel.sharing for select to current_user using (true);
create policy for_guards on kernel.account_roles for select to current_user using (true);
create policy for_guards on kernel.accounts for select to current_user using (true);

revoke all on all functions in schema kernel from public;
select kernel.shut_out_web_roles();
