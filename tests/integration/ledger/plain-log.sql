-- The functions that write the log in their plainest form: set-based, every value concealed by its own call. Slower, and the
-- standard that the ones in force are compared with, byte for byte.

create or replace function kernel.chain_step(state bytea, start bytea, leaf bytea) returns bytea
language sql immutable parallel safe
as $$ select sha256(coalesce(state, start) || leaf) $$;

create or replace function kernel.new_key(workspace uuid, person uuid) returns bytea
language sql volatile
as $$
  select case when coalesce(current_setting('lanewright.entropy', true), '') = '' then kernel.random_bytes(32)
    else sha256(convert_to(current_setting('lanewright.entropy') || workspace || person, 'UTF8')) end
$$;

create or replace function kernel.ensure_keys(workspace uuid, people uuid[]) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into kernel.person_keys (workspace_id, person_id, key, created_at)
  select workspace, person, kernel.new_key(workspace, person), kernel.now() from unnest(people) as person
  group by person
  on conflict do nothing
$$;

create or replace function kernel.conceal(value jsonb, key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  iv bytea := substr(sha256(key || convert_to(nonce, 'UTF8')), 1, 16);
begin
  if value is null or value = 'null'::jsonb then
    return 'null'::jsonb;
  end if;
  return to_jsonb('enc1:' || translate(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', ''));
end $$;

create or replace function kernel.conceal_columns(image jsonb, columns text[], key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  name text;
begin
  foreach name in array columns loop
    if key is null then
      if image -> name not in ('null'::jsonb, '"[erased]"'::jsonb, '{}'::jsonb) then
        perform kernel.refuse('person.erased', format('column %s would bring back data of an erased person', name),
          'Leave the personal columns erased, or record a new person.');
      end if;
      continue;
    end if;
    image := jsonb_set(image, array[name], kernel.conceal(image -> name, key, nonce || name));
  end loop;
  return image;
end $$;

create or replace function kernel.lock_head(workspace uuid, fenced boolean) returns kernel.heads
language plpgsql
as $$
declare
  head kernel.heads;
begin
  if workspace is distinct from kernel.current_workspace() then
    perform kernel.refuse('workspace.mismatch', 'a transaction writes to the one workspace that it names',
      'Begin with set_config(''lanewright.workspace'', <id>, true).');
  end if;
  if coalesce(nullif(current_setting('lanewright.wrote', true), ''), workspace::text) <> workspace::text then
    perform kernel.refuse('workspace.mismatch', 'the transaction wrote to another workspace before', 'Commit first; there is no transaction across workspaces.');
  end if;
  perform set_config('lanewright.wrote', workspace::text, true);
  select * into head from kernel.heads where workspace_id = workspace for update;
  if not found then
    perform kernel.refuse('workspace.unknown', format('there is no workspace %s', workspace), 'Create the workspace first.');
  end if;
  if fenced and coalesce(nullif(current_setting('lanewright.fence', true), '')::bigint, -1) <> head.fence then
    perform kernel.refuse('lease.stale', format('workspace %s is written by another holder now', workspace),
      'Take the lease again and reload the state before writing.');
  end if;
  return head;
end $$;

create or replace function kernel.log_changes() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set timezone = 'UTC' set datestyle = 'ISO, MDY' set intervalstyle = 'postgres' set extra_float_digits = 1 set bytea_output = 'hex'
as $$
declare
  version constant text := tg_argv[0];
  keys constant text[] := string_to_array(tg_argv[1], ',');
  personal constant text[] := coalesce(string_to_array(nullif(tg_argv[2], ''), ','), '{}');
  person_column constant text := tg_argv[3];
  fenced constant boolean := tg_argv[4]::boolean;
  about constant text := tg_argv[5];
  workspaces uuid[];
  workspace uuid;
  head kernel.heads;
  at constant timestamptz := kernel.now();
  last record;
  again text;
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct r.workspace_id order by r.workspace_id) into workspaces from old_rows r;
  else
    select array_agg(distinct r.workspace_id order by r.workspace_id) into workspaces from new_rows r;
  end if;
  if workspaces is null then
    return null;
  end if;
  foreach workspace in array workspaces loop
    head := kernel.lock_head(workspace, fenced);
    if tg_op = 'DELETE' then
      -- MERGE tells its inserts before its deletes: a key that was deleted and came back would be logged the wrong way round.
      execute format('select kernel.entity_id(to_jsonb(o), $1) from old_rows o where exists (select 1 from %s t where t.workspace_id = o.workspace_id and %s) limit 1',
        tg_relid::regclass, (select string_agg(format('t.%1$I = o.%1$I', k), ' and ') from unnest(keys) k)) into again using keys;
      if again is not null then
        perform kernel.refuse('row.deleted_and_inserted', format('one statement deleted and inserted %s %s', about, again), 'Update the row, or use two statements.');
      end if;
      with numbered as (
        select entity_id, head.seq + row_number() over (order by entity_id collate "C") as seq,
          jsonb_build_object('v', version::int, 'op', 'delete')::text as payload
        from (select case when cardinality(keys) = 1 then image ->> keys[1] else kernel.entity_id(image, keys) end as entity_id
          from (select to_jsonb(r) as image from old_rows r where r.workspace_id = workspace) i) e
      ), chained as (
        select *, kernel.chain(head.hash, kernel.leaf('event', workspace, seq, at, about, entity_id, payload)) over (order by seq) as hash
        from numbered
      ), written as (
        insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
        select workspace, seq, head.segment, at, about, entity_id, payload, hash from chained order by seq
      )
      select seq, hash into last from chained order by seq desc limit 1;
    else
      if cardinality(personal) > 0 then
        perform kernel.ensure_keys(workspace, (select array_agg(distinct coalesce((to_jsonb(r) ->> person_column)::uuid, workspace))
          from new_rows r where r.workspace_id = workspace));
      end if;
      with numbered as (
        select image, entity_id, coalesce((image ->> person_column)::uuid, workspace) as person,
          head.seq + row_number() over (order by entity_id collate "C") as seq
        from (select image, case when cardinality(keys) = 1 then image ->> keys[1] else kernel.entity_id(image, keys) end as entity_id
          from (select to_jsonb(r) as image from new_rows r where r.workspace_id = workspace) i) e
      ), shaped as (
        select seq, entity_id, (case when cardinality(personal) = 0
          then jsonb_build_object('v', version::int, 'op', lower(tg_op), 'row', image)
          else jsonb_build_object('v', version::int, 'op', lower(tg_op), 'person', person,
            'row', kernel.conceal_columns(image, personal, k.key, workspace || ':' || seq || ':')) end)::text as payload
        from numbered left join kernel.person_keys k
          on cardinality(personal) > 0 and k.workspace_id = workspace and k.person_id = person
      ), chained as (
        select *, kernel.chain(head.hash, kernel.leaf('event', workspace, seq, at, about, entity_id, payload)) over (order by seq) as hash
        from shaped
      ), written as (
        insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
        select workspace, seq, head.segment, at, about, entity_id, payload, hash from chained order by seq
      )
      select seq, hash into last from chained order by seq desc limit 1;
    end if;
    update kernel.heads h set seq = last.seq, hash = last.hash where h.workspace_id = workspace;
  end loop;
  return null;
end $$;

create or replace function kernel.write_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace constant uuid := new.workspace_id;
  head kernel.heads := kernel.lock_head(workspace, false);
  at constant timestamptz := kernel.now();
  last record;
begin
  perform kernel.ensure_keys(workspace, (
    select array_agg(coalesce((e #>> '{private,person}')::uuid, workspace)) from jsonb_array_elements(new.entries) e where e ? 'private'));
  with given as (
    select e, head.seq + n as seq, coalesce((e #>> '{private,person}')::uuid, workspace) as person
    from jsonb_array_elements(new.entries) with ordinality as u(e, n)
  ), shaped as (
    select seq, (e ->> 'id')::uuid as id, e ->> 'action_type' as action_type,
      (case when e ? 'private' then (e -> 'payload') || jsonb_build_object('person', person,
         'private', case when k.key is null then null else kernel.conceal(e #> '{private,data}', k.key, workspace || ':' || seq || ':private') end)
       else e -> 'payload' end)::text as payload
    from given left join kernel.person_keys k on k.workspace_id = workspace and k.person_id = person
  ), chained as (
    select *, kernel.chain(head.hash, kernel.leaf('audit', workspace, seq, at, action_type, id::text, payload)) over (order by seq) as hash
    from shaped
  ), written as (
    insert into kernel.audit_log (workspace_id, seq, segment, id, "timestamp", action_type, payload, hash)
    select workspace, seq, head.segment, id, at, action_type, payload, hash from chained order by seq
  )
  select seq, hash into last from chained order by seq desc limit 1;
  update kernel.heads h set seq = last.seq, hash = last.hash where h.workspace_id = workspace;
  return null;
end $$;
