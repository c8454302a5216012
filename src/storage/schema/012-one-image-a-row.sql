-- The same entries, byte for byte, for less. An expression that is named once and used twice is computed twice unless a
-- fence (offset 0) stands behind it: each row was turned into JSON five times and its personal columns were concealed
-- twice.

-- ---------------------------------------------------------------------------------------------
-- Concealing: a column without a value costs nothing, and the image is put together once, not once a column.

create or replace function kernel.conceal(value jsonb, key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  iv bytea;
begin
  if value is null or value = 'null'::jsonb then
    return 'null'::jsonb;
  end if;
  iv := substr(sha256(key || convert_to(nonce, 'UTF8')), 1, 16);
  return to_jsonb('enc1:' || replace(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', ''));
end $$;

create or replace function kernel.conceal_columns(image jsonb, columns text[], key bytea, nonce text) returns jsonb
language plpgsql stable
as $$
declare
  name text;
  value jsonb;
  iv bytea;
  concealed text[];
begin
  if key is null then
    foreach name in array columns loop
      if image -> name not in ('null'::jsonb, '"[erased]"'::jsonb, '{}'::jsonb) then
        perform kernel.refuse('person.erased', format('column %s would bring back data of an erased person', name),
          'Leave the personal columns erased, or record a new person.');
      end if;
    end loop;
    return image;
  end if;
  -- As kernel.conceal does it, written out: a call for each column would cost as much again.
  for n in 1 .. cardinality(columns) loop
    value := image -> columns[n];
    if value is null or value = 'null'::jsonb then
      concealed[n] := null;
    else
      iv := substr(sha256(key || convert_to(nonce || columns[n], 'UTF8')), 1, 16);
      concealed[n] := 'enc1:' || replace(encode(iv || kernel.aes_encrypt(convert_to(value::text, 'UTF8'), key, iv), 'base64'), E'\n', '');
    end if;
  end loop;
  return image || jsonb_object(columns, concealed);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Logging. See 001 for what it does; the keys of many people are asked for by a plan of their own, which costs as much
-- as a hundred rows and spares their images.

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
  many boolean := false;
  workspace uuid;
  head kernel.heads;
  at constant timestamptz := kernel.now();
  last record;
  again text;
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct r.workspace_id order by r.workspace_id) into workspaces from old_rows r;
  else
    select array_agg(distinct r.workspace_id order by r.workspace_id), count(*) > 100 into workspaces, many from new_rows r;
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
        if person_column = '' then
          perform kernel.ensure_keys(workspace, array[workspace]);
        elsif many then
          execute format('select kernel.ensure_keys($1, array_agg(coalesce(r.%I, $1))) from new_rows r where r.workspace_id = $1', person_column) using workspace;
        else
          perform kernel.ensure_keys(workspace, (select array_agg(coalesce((to_jsonb(r) ->> person_column)::uuid, workspace))
            from new_rows r where r.workspace_id = workspace));
        end if;
      end if;
      with images as (
        select to_jsonb(r) as image from new_rows r where r.workspace_id = workspace offset 0
      ), keyed as (
        select image, case when cardinality(keys) = 1 then image ->> keys[1] else kernel.entity_id(image, keys) end as entity_id,
          coalesce((image ->> person_column)::uuid, workspace) as person from images offset 0
      ), numbered as (
        select *, head.seq + row_number() over (order by entity_id collate "C") as seq from keyed
      ), shaped as (
        select seq, entity_id, (case when cardinality(personal) = 0
          then jsonb_build_object('v', version::int, 'op', lower(tg_op), 'row', image)
          else jsonb_build_object('v', version::int, 'op', lower(tg_op), 'person', person,
            'row', kernel.conceal_columns(image, personal, k.key, workspace || ':' || seq || ':')) end)::text as payload
        from numbered left join kernel.person_keys k
          on cardinality(personal) > 0 and k.workspace_id = workspace and k.person_id = person offset 0
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
