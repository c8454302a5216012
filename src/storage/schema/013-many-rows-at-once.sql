-- Many rows at once, for less, and the same entries byte for byte. What costs is not the cryptography (a cipher and a hash
-- are a microsecond each) but a function call for each of them, JSON that is built to be taken apart again, and two
-- visits of an index where one does. So a statement with many rows writes its entries by a query of its own, in which every
-- column of the table is named. Measured with 5,000 leads in a statement: each took at least 176 microseconds of the server's
-- processor time before and 84 to 105 after, of which 55 are spent on the log.

-- ---------------------------------------------------------------------------------------------
-- The chain. As 001 has it, in the language whose expressions cost half of a query's.

create or replace function kernel.chain_step(state bytea, start bytea, leaf bytea) returns bytea
language plpgsql immutable parallel safe
as $$ begin return sha256(coalesce(state, start) || leaf); end $$;

-- ---------------------------------------------------------------------------------------------
-- People's keys. Whoever calls holds the lock of the head, so nobody else makes keys here meanwhile: those that are missing
-- are looked for first and simply inserted. Asked for as a scalar, a key is looked up in the index, whatever the planner
-- thinks of joining all keys of the workspace. 32 keys are cut from each draw of random bytes.

create or replace function kernel.ensure_keys(workspace uuid, people uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  entropy constant text := coalesce(current_setting('lanewright.entropy', true), '');
  missing uuid[];
  random bytea;
begin
  select array_agg(p.person) into missing from (select distinct u as person from unnest(people) u order by u) p
  where (select k.person_id from kernel.person_keys k where k.workspace_id = workspace and k.person_id = p.person) is null;
  if missing is null then
    return;
  end if;
  if entropy = '' then
    select string_agg(kernel.random_bytes(least(1024, 32 * cardinality(missing))), '') into random
    from generate_series(0, (cardinality(missing) - 1) / 32);
  end if;
  insert into kernel.person_keys (workspace_id, person_id, key, created_at)
  select workspace, m.person, case when entropy = '' then substr(random, 32 * m.n::integer - 31, 32)
    else sha256(convert_to(entropy || workspace || m.person, 'UTF8')) end, c.at
  from unnest(missing) with ordinality as m(person, n) cross join (select kernel.now() as at offset 0) c;
end $$;

-- ---------------------------------------------------------------------------------------------
-- The query.

-- A value as jsonb prints it. to_json prints the same for what is written here, and does not build it first.
create function kernel.print_expression(name text, type regtype) returns text
language sql stable
as $$
  select format(case
    when type in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'bool'::regtype, 'jsonb'::regtype) then '%s::text'
    when type = 'uuid'::regtype then $f$'"' || %s || '"'$f$
    when type in ('text'::regtype, 'timestamptz'::regtype, 'date'::regtype) then 'to_json(%s)::text'
    else 'to_jsonb(%s)::text' end, name)
$$;

-- The id of a row as kernel.entity_id makes it of an image.
create function kernel.id_expression(target regclass, keys text[]) returns text
language sql stable
as $$
  select string_agg(case when cardinality(keys) = 1 then part else format($f$replace(replace(%s, '%%', '%%25'), '/', '%%2F')$f$, part) end, $f$ || '/' || $f$ order by n)
  from unnest(keys) with ordinality as k(name, n) join pg_attribute a on a.attrelid = target and a.attname = k.name
  cross join lateral (select format(case when a.atttypid in ('uuid'::regtype, 'text'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype)
    then 'r.%I::text' else $f$(to_jsonb(r.%I) #>> '{}')$f$ end, k.name) as part) p
$$;

-- Writes the entries of all new rows of a workspace and answers the last. Parameters: $1 workspace, $2 the head's seq, $3
-- its hash, $4 segment, $5 time, $6 table, $7 personal columns, $8 and $9 what stands in a leaf before and after the seq. From the
-- inside out: the columns as c1, c2 ... in the order in which jsonb prints them, sorted and numbered; their texts v1 ...
-- and the ivs i1 ... of the personal ones; the payload; its hash. Each step has its fence, so nothing is computed twice, and
-- its order, which costs nothing and lets one sort serve both windows.
create function kernel.entries_query(target regclass, version integer, op text, keys text[], personal text[], person_column text) returns text
language plpgsql stable
as $$
declare
  concealing constant boolean := cardinality(personal) > 0;
  id constant text := kernel.id_expression(target, keys);
  person constant text := case when person_column = '' then '$1' else format('coalesce(r.%I, $1)', person_column) end;
  opening constant text := format('{"v": %s, "op": "%s", "row": {', version, op);
  c record;
begin
  select string_agg(format('r.%I as c%s', name, n), ', ') as raw,
    string_agg(format(case when secret and type = 'jsonb'::regtype then $f$nullif(%s, 'null') as v%s$f$ else '%s as v%s' end, kernel.print_expression('c' || n, type), n), ', ') as texts,
    string_agg(format($f$case when c%1$s is not null then substr(sha256(key || convert_to($1 || ':' || seq || %2$L, 'UTF8')), 1, 16) end as i%1$s$f$, n, ':' || name), ', ')
      filter (where secret) as ivs,
    string_agg(format('(%L || %s)', case when n > 1 then ', ' else '' end || to_json(name) || ': ', format(case when secret
      then $f$coalesce('"enc1:' || replace(encode(i%1$s || kernel.aes_encrypt(convert_to(v%1$s, 'UTF8'), key, i%1$s), 'base64'), E'\n', '') || '"', 'null')$f$
      else $f$coalesce(v%1$s, 'null')$f$ end, n)), ' || ' order by n) as image
  into c
  from (select row_number() over (order by octet_length(a.attname::text), a.attname::text collate "C") as n, a.attname::text as name, a.atttypid::regtype as type,
      a.attname = any (personal) as secret
    from pg_attribute a where a.attrelid = target and a.attnum > 0 and not a.attisdropped) a;
  return format($q$
    with written as (
      insert into kernel.event_log (workspace_id, seq, segment, "timestamp", entity_type, entity_id, change_payload, hash)
      select $1, seq, $4, $5, $6, entity_id, payload,
        kernel.chain($3, sha256('\x00'::bytea || convert_to($8 || seq || $9 || entity_id || E'\n' || payload, 'UTF8'))) over (order by entity_id rows unbounded preceding)
      from (select seq, entity_id, %s as payload
        from (select seq, entity_id, %s
          from (select *, $2 + row_number() over (order by entity_id) as seq
            from (select %s, (%s) collate "C" as entity_id from new_rows r %s where r.workspace_id = $1 offset 0) r) r
          order by entity_id offset 0) r order by entity_id offset 0) r
      returning seq, hash
    )
    select seq, hash from written order by seq desc limit 1 $q$,
    -- Who is erased has no key, and no image but the erased one.
    format(case when concealing then $f$case when key is null then erased else %L || %s || '}, "person": "' || person || '"}' end$f$ else $f$%L || %s || '}}'$f$ end, opening, c.image),
    concat_ws(', ', c.texts, case when concealing then 'key, person, erased, ' || c.ivs end),
    concat_ws(', ', c.raw, case when concealing then format('k.key, k.person, case when k.key is null then jsonb_build_object(''v'', %s, ''op'', %L, ''person'', k.person,
      ''row'', kernel.conceal_columns(to_jsonb(r), $7, null, null))::text end as erased', version, op) end),
    id,
    case when concealing then format('cross join lateral (select %1$s as person, (select p.key from kernel.person_keys p where p.workspace_id = $1 and p.person_id = %1$s) as key offset 0) k', person) end);
end $$;

-- ---------------------------------------------------------------------------------------------
-- Logging. See 001 for what it does. Beyond a hundred rows a query of their own costs less than it spares.

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
    if tg_op <> 'DELETE' and cardinality(personal) > 0 then
      if person_column = '' then
        perform kernel.ensure_keys(workspace, array[workspace]);
      elsif many then
        execute format('select kernel.ensure_keys($1, array_agg(coalesce(r.%I, $1))) from new_rows r where r.workspace_id = $1', person_column) using workspace;
      else
        perform kernel.ensure_keys(workspace, (select array_agg(coalesce((to_jsonb(r) ->> person_column)::uuid, workspace))
          from new_rows r where r.workspace_id = workspace));
      end if;
    end if;
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
    elsif many then
      execute kernel.entries_query(tg_relid, version::integer, lower(tg_op), keys, personal, person_column)
      into last using workspace, head.seq, head.hash, head.segment, at, about, personal,
        concat_ws(E'\n', 'lanewright entry 1', 'event', workspace, ''), concat_ws(E'\n', '', kernel.stamp(at), about, '');
    else
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

-- ensure_keys makes them itself.
drop function kernel.new_key(uuid, uuid);
revoke all on function kernel.print_expression(text, regtype), kernel.id_expression(regclass, text[]),
  kernel.entries_query(regclass, integer, text, text[], text[], text) from public;
