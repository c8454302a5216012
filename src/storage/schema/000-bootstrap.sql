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
  closed boolean;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pgcrypto';
  if home is null then
    home := 'lanewright_crypto';
    create schema if not exists lanewright_crypto;
    create extension pgcrypto schema lanewright_crypto;
  end if;
  -- Who replays decrypts as the auditor. A schema that is not ours to open to it is used in the name of the owner.
  if not has_schema_privilege('lanewright_auditor', home, 'usage') then
    begin
      execute format('grant usage on schema %I to lanewright_auditor', home);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  closed := not has_schema_privilege('lanewright_auditor', home, 'usage');
  for wanted in
    select f.name, f.arguments, f.volatility, format(f.body, home) as body, closed and f.name = 'kernel.aes_decrypt' as definer from (values
      ('kernel.random_bytes', 'n integer', 'volatile', 'select %I.gen_random_bytes(n)'),
      ('kernel.aes_encrypt', 'plain bytea, key bytea, iv bytea', 'immutable', 'select %I.encrypt_iv(plain, key, iv, ''aes-cbc/pad:pkcs'')'),
      ('kernel.aes_decrypt', 'sealed bytea, key bytea, iv bytea', 'immutable', 'select %I.decrypt_iv(sealed, key, iv, ''aes-cbc/pad:pkcs'')')
    ) as f(name, arguments, volatility, body)
  loop
    if not exists (select 1 from pg_proc p where p.oid = to_regproc(wanted.name) and p.prosrc = wanted.body and p.prosecdef = wanted.definer) then
      execute format('create or replace function %s(%s) returns bytea language sql %s %s as %L', wanted.name, wanted.arguments, wanted.volatility,
        case when wanted.definer then 'security definer set search_path = pg_catalog, pg_temp' else '' end, wanted.body);
    end if;
  end loop;
end $$;
