-- Who may come in besides the person who started the product: accounts, and the tokens that their programs carry.
-- Both belong to the house. A token is known here by its SHA-256 alone: whoever reads the database can open nothing.

create table kernel.accounts (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  account_id uuid not null,
  user_id text not null check (length(user_id) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'revoked')),
  created_at timestamptz not null,
  created_by text not null check (length(created_by) between 1 and 200),
  revoked_at timestamptz,
  primary key (workspace_id, account_id),
  -- A name is given once: a second person of that name would find the first one's things.
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

create table kernel.access_tokens (
  workspace_id uuid not null check (workspace_id = kernel.house()),
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

revoke all on function kernel.guard_account(), kernel.guard_access_token() from public;
select kernel.shut_out_web_roles();
