-- Runs before every migration, as the owner, and changes nothing the second time.
-- Roles: the embedded server makes them as logins; elsewhere the owner makes them here and enters them by SET ROLE.
do $$
declare
  name text;
begin
  foreach name in array array['lanewright_app', 'lanewright_desk', 'lanewright_auditor', 'lanewright_dispatch'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;

-- Replays rebuild tables in a scratch schema of their own.
do $$ begin execute format('grant temporary on database %I to lanewright_auditor', current_database()); end $$;

-- The dispatcher keeps its own schema (graphile_worker) and may enter nothing of ours.
do $$ begin execute format('grant create on database %I to lanewright_dispatch', current_database()); end $$;

create schema if not exists kernel;

create table if not exists kernel.migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default clock_timestamp()
);

-- pgcrypto may live anywhere already (Supabase keeps it in "extensions"); we call it through three functions of ours.
-- They are written again only when it moved: a catalog that did not change keeps its fingerprint.
do $$
declare
  home text;
  wanted record;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pgcrypto';
  if home is null then
    home := 'lanewright_crypto';
    create schema if not exists lanewright_crypto;
    create extension pgcrypto schema lanewright_crypto;
    grant usage on schema lanewright_crypto to lanewright_auditor;
  end if;
  for wanted in
    select f.name, f.arguments, f.volatility, format(f.body, home) as body from (values
      ('kernel.random_bytes', 'n integer', 'volatile', 'select %I.gen_random_bytes(n)'),
      ('kernel.aes_encrypt', 'plain bytea, key bytea, iv bytea', 'immutable', 'select %I.encrypt_iv(plain, key, iv, ''aes-cbc/pad:pkcs'')'),
      ('kernel.aes_decrypt', 'sealed bytea, key bytea, iv bytea', 'immutable', 'select %I.decrypt_iv(sealed, key, iv, ''aes-cbc/pad:pkcs'')')
    ) as f(name, arguments, volatility, body)
  loop
    if not exists (select 1 from pg_proc p where p.oid = to_regproc(wanted.name) and p.prosrc = wanted.body) then
      execute format('create or replace function %s(%s) returns bytea language sql %s as %L', wanted.name, wanted.arguments, wanted.volatility, wanted.body);
    end if;
  end loop;
end $$;
