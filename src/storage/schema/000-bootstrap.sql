-- Runs before every migration, as the owner, and changes nothing the second time.

-- Roles. The embedded server creates them as logins; elsewhere the owner creates them here and enters them by SET ROLE.
do $$
begin
  if to_regrole('lanewright_app') is null then
    create role lanewright_app nologin;
    grant lanewright_app to current_user;
  end if;
  if to_regrole('lanewright_desk') is null then
    create role lanewright_desk nologin;
    grant lanewright_desk to current_user;
  end if;
  if to_regrole('lanewright_auditor') is null then
    create role lanewright_auditor nologin;
    grant lanewright_auditor to current_user;
  end if;
  if to_regrole('lanewright_dispatch') is null then
    create role lanewright_dispatch nologin;
    grant lanewright_dispatch to current_user;
  end if;
end $$;

-- The name of the database is known only here. A replay rebuilds tables in a scratch schema of its own (TEMPORARY); the dispatcher
-- has a schema of its own (graphile_worker) and access to nothing of the kernel.
do $$
begin
  execute format('grant temporary on database %I to lanewright_auditor', current_database());
  execute format('grant create on database %I to lanewright_dispatch', current_database());
end $$;

create schema if not exists kernel;

create table if not exists kernel.migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default clock_timestamp()
);

-- pgcrypto may be installed in any schema (Supabase: "extensions"). We call it through three functions of ours. They are
-- created again only when it moved: a catalog that did not change keeps its fingerprint.
do $$
declare
  home text;
  f record;
  closed boolean;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pgcrypto';
  if home is null then
    home := 'lanewright_crypto';
    create schema if not exists lanewright_crypto;
    create extension pgcrypto schema lanewright_crypto;
  end if;
  -- A replay decrypts as the auditor. If the schema is not ours to open to that role, the function runs as its owner.
  if not has_schema_privilege('lanewright_auditor', home, 'usage') then
    begin
      execute format('grant usage on schema %I to lanewright_auditor', home);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  closed := not has_schema_privilege('lanewright_auditor', home, 'usage');
  for f in
    select v.name, v.arguments, v.volatility, format(v.body, home) as body, closed and v.name = 'kernel.aes_decrypt' as definer from (values
      ('kernel.random_bytes', 'n integer', 'volatile', 'select %I.gen_random_bytes(n)'),
      ('kernel.aes_encrypt', 'plain bytea, key bytea, iv bytea', 'immutable', 'select %I.encrypt_iv(plain, key, iv, ''aes-cbc/pad:pkcs'')'),
      ('kernel.aes_decrypt', 'sealed bytea, key bytea, iv bytea', 'immutable', 'select %I.decrypt_iv(sealed, key, iv, ''aes-cbc/pad:pkcs'')')
    ) as v(name, arguments, volatility, body)
  loop
    if not exists (select 1 from pg_proc p where p.oid = to_regproc(f.name) and p.prosrc = f.body and p.prosecdef = f.definer) then
      execute format('create or replace function %s(%s) returns bytea language sql %s %s as %L', f.name, f.arguments, f.volatility,
        case when f.definer then 'security definer set search_path = pg_catalog, pg_temp' else '' end, f.body);
    end if;
  end loop;
end $$;
