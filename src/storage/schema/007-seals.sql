-- Seals: what the signed journal outside the database needs of it, and what of the journal is mirrored here.

-- ---------------------------------------------------------------------------------------------
-- Which database this is. A journal belongs to one installation and says so in its first line.

create table kernel.installation (
  installation_id uuid primary key,
  made_at timestamptz not null
);
insert into kernel.installation values (gen_random_uuid(), clock_timestamp());

create function kernel.guard_installation() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('installation.is_fixed', format('%s of kernel.installation is not possible', tg_op), 'A database keeps its identity.');
  return null;
end $$;
create trigger guard before insert or update or delete or truncate on kernel.installation for each statement execute function kernel.guard_installation();
alter table kernel.installation enable always trigger guard;

-- ---------------------------------------------------------------------------------------------
-- The seals of every journal, told apart by their keys. The journal is the truth; this is how one machine learns which
-- heads the journals of the others cover, and a second place that a cut journal must agree with.

create table kernel.seals (
  workspace_id uuid not null,
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  line bigint not null check (line > 0),
  seq bigint not null,
  hash bytea not null,
  root bytea not null,
  peaks text[] not null,
  at timestamptz not null,
  primary key (workspace_id, key, line)
);
create index seals_by_journal on kernel.seals (key, line);

create function kernel.guard_seal() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('seal.is_fixed', format('%s of a seal is not possible', tg_op), 'The journal seals again; nothing is changed.');
  return null;
end $$;
create trigger no_change before update or delete or truncate on kernel.seals for each statement execute function kernel.guard_seal();
alter table kernel.seals enable always trigger no_change;

-- [{workspace, key, line, seq, hash, root, peaks, at}]; what is there already stays.
create function kernel.record_seals(seals jsonb) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into kernel.seals (workspace_id, key, line, seq, hash, root, peaks, at)
  select (s ->> 'workspace')::uuid, s ->> 'key', (s ->> 'line')::bigint, (s ->> 'seq')::bigint, decode(s ->> 'hash', 'hex'),
    decode(s ->> 'root', 'hex'), array(select p from jsonb_array_elements_text(s -> 'peaks') with ordinality as e(p, n) order by n), (s ->> 'at')::timestamptz
  from jsonb_array_elements(seals) s
  on conflict do nothing
$$;

-- The leaves of the entries after one number up to another, 32 bytes each, in order.
create function kernel.leaves(workspace uuid, after bigint, upto bigint) returns bytea
language sql stable
as $$
  select coalesce(string_agg(leaf, ''::bytea order by seq), '') from (
    select seq, kernel.leaf('event', workspace_id, seq, "timestamp", entity_type, entity_id, change_payload) as leaf
    from kernel.event_log where workspace_id = workspace and seq > after and seq <= upto
    union all
    select seq, kernel.leaf('audit', workspace_id, seq, "timestamp", action_type, id::text, payload)
    from kernel.audit_log where workspace_id = workspace and seq > after and seq <= upto
  ) l
$$;

-- ---------------------------------------------------------------------------------------------
-- A fingerprint of everything that guards the ledger: tables, columns, constraints, indexes, functions, triggers,
-- policies, rules, rights and roles. Triggers, functions, policies and rules count with the transaction that wrote them
-- last, so that what was switched off and on again, or replaced and put back, leaves a trace.

create function kernel.catalog_lines() returns setof text
language sql stable set search_path = pg_catalog set timezone = 'UTC'
as $$
  with schemas as (
    select n.oid, n.nspname, n.nspacl, n.nspowner from pg_namespace n
    where n.nspname in ('kernel', 'dispatch') or n.nspname in (select split_part(t.table_name, '.', 1) from kernel.tables t)
  ), relations as (
    select c.*, s.nspname || '.' || c.relname as name from pg_class c join schemas s on s.oid = c.relnamespace
  ), roles as (
    select r.* from pg_roles r where r.rolname like 'lanewright\_%' or r.oid in (select s.nspowner from schemas s)
  )
  select concat_ws(' ', 'schema', s.nspname, s.nspowner::regrole, s.nspacl::text) from schemas s
  union all
  select concat_ws(' ', 'relation', r.name, r.relkind, r.relpersistence, r.relrowsecurity, r.relforcerowsecurity, r.relowner::regrole,
    r.reloptions::text, r.relacl::text, pg_get_expr(r.relpartbound, r.oid), case when r.relkind = 'p' then pg_get_partkeydef(r.oid) end,
    case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end)
  from relations r where r.relkind <> 'i' and r.relkind <> 'I'
  union all
  select concat_ws(' ', 'inherits', i.inhrelid::regclass, i.inhparent::regclass) from pg_inherits i join relations r on r.oid = i.inhrelid where r.relkind in ('r', 'p')
  union all
  select concat_ws(' ', 'column', r.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    a.attcollation, pg_get_expr(d.adbin, d.adrelid), a.attacl::text)
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select concat_ws(' ', 'constraint', r.name, k.conname, k.convalidated, pg_get_constraintdef(k.oid)) from relations r join pg_constraint k on k.conrelid = r.oid
  union all
  select concat_ws(' ', 'index', r.name, i.indisvalid, pg_get_indexdef(i.indexrelid)) from relations r join pg_index i on i.indrelid = r.oid
  union all
  select concat_ws(' ', 'function', p.oid::regprocedure, p.xmin, p.prosecdef, p.provolatile, p.proparallel, p.proisstrict, p.prokind, l.lanname,
    p.proowner::regrole, p.proconfig::text, p.proacl::text, pg_get_function_result(p.oid), p.prosrc, pg_get_function_sqlbody(p.oid), g.aggtransfn, g.aggtranstype)
  from pg_proc p join schemas s on s.oid = p.pronamespace join pg_language l on l.oid = p.prolang left join pg_aggregate g on g.aggfnoid = p.oid
  union all
  select concat_ws(' ', 'trigger', r.name, t.xmin, t.tgenabled, pg_get_triggerdef(t.oid)) from relations r join pg_trigger t on t.tgrelid = r.oid
  union all
  select concat_ws(' ', 'policy', r.name, p.xmin, p.polname, p.polcmd, p.polpermissive, array(select x::regrole::text from unnest(p.polroles) x order by 1)::text,
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) from relations r join pg_policy p on p.polrelid = r.oid
  union all
  select concat_ws(' ', 'rule', r.name, w.xmin, w.ev_enabled, pg_get_ruledef(w.oid)) from relations r join pg_rewrite w on w.ev_class = r.oid
  union all
  select concat_ws(' ', 'default rights', d.defaclrole::regrole, s.nspname, d.defaclobjtype, d.defaclacl::text) from pg_default_acl d join schemas s on s.oid = d.defaclnamespace
  union all
  select concat_ws(' ', 'role', o.rolname, o.rolsuper, o.rolbypassrls, o.rolreplication, o.rolcreaterole, o.rolcreatedb, o.rolinherit, o.rolcanlogin) from roles o
  union all
  select concat_ws(' ', 'member', m.roleid::regrole, m.member::regrole, m.admin_option) from pg_auth_members m
  where m.roleid in (select o.oid from roles o) or m.member in (select o.oid from roles o)
  union all
  select concat_ws(' ', 'setting', d.setrole, d.setconfig::text) from pg_db_role_setting d
  where d.setdatabase = (select b.oid from pg_database b where b.datname = current_database()) or d.setrole in (select o.oid from roles o)
$$;

create function kernel.catalog_fingerprint() returns text
language sql stable set search_path = pg_catalog
as $$ select encode(sha256(convert_to(string_agg(line, E'\n' order by line collate "C"), 'UTF8')), 'hex') from kernel.catalog_lines() line $$;

-- ---------------------------------------------------------------------------------------------

select kernel.exempt_table('kernel.installation', 'the database''s own identity');
select kernel.exempt_table('kernel.seals', 'seals');
select kernel.protect_kept('kernel.seals');
grant select on kernel.installation, kernel.seals, kernel.migrations to lanewright_auditor;

revoke all on function kernel.guard_installation(), kernel.guard_seal(), kernel.record_seals(jsonb), kernel.leaves(uuid, bigint, bigint),
  kernel.catalog_lines(), kernel.catalog_fingerprint() from public;
grant execute on function kernel.record_seals(jsonb) to lanewright_app;
grant execute on function kernel.leaf(text, uuid, bigint, timestamptz, text, text, text), kernel.leaves(uuid, bigint, bigint),
  kernel.catalog_lines(), kernel.catalog_fingerprint() to lanewright_auditor;
select kernel.shut_out_web_roles();
