-- Who was found by the campaign's own search, and what became of each. A find that becomes a lead has the lead's id, so
-- that both lie under one key and one erasure blanks both.

-- ---------------------------------------------------------------------------------------------
-- Pages of the search that were read, one after the other.

create table outreach.searches (
  workspace_id uuid not null,
  search_id uuid not null,
  page integer not null check (page between 1 and 100),
  -- profiles that stood on the page
  found integer not null check (found between 0 and 100),
  more boolean not null,
  searched_at timestamptz not null,
  primary key (workspace_id, search_id)
);
create unique index searches_of_page on outreach.searches (workspace_id, page);

create function outreach.guard_search() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('search.is_fixed', 'what a page showed does not change', 'Read the next page.');
  end if;
  if new.page <> 1 + (select count(*) from outreach.searches s where s.workspace_id = new.workspace_id) then
    perform kernel.refuse('search.page', 'pages are read one after the other', 'Take the page after the last.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.searches for each row execute function outreach.guard_search();

-- ---------------------------------------------------------------------------------------------
-- Finds.

create table outreach.finds (
  workspace_id uuid not null,
  find_id uuid not null,
  page integer not null check (page between 1 and 100),
  place integer not null check (place between 1 and 100),
  -- null for who was left out without a look: of them nothing is kept but the hash
  profile_url text check (length(profile_url) between 1 and 2048),
  -- as outreach.suppressions knows the profile; it outlives an erasure, so that nobody is found a second time
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'found' check (status in ('found', 'added', 'left_out')),
  reason text check (length(reason) between 1 and 100),
  -- looks that brought no answer
  tries integer not null default 0 check (tries between 0 and 3),
  found_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, find_id),
  check ((status = 'left_out') = (reason is not null)),
  check ((status = 'found') = (ended_at is null))
);
create unique index finds_of_profile on outreach.finds (workspace_id, key_hash);
create index finds_to_visit on outreach.finds (workspace_id, page, place) where status = 'found';
create index finds_ended on outreach.finds (workspace_id, status, ended_at) where status <> 'found';

-- Who is a lead already, or is to be left alone, is not even looked at. Both are asked here and not before: whoever
-- writes the row cannot know.
create function outreach.guard_find() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'found' or new.tries <> 0 or new.profile_url is null then
      perform kernel.refuse('find.initial_status', 'a find begins as found, with its profile', 'Insert it so; a look moves it on.');
    end if;
    new.key_hash := outreach.suppression_key('profile', new.profile_url);
    -- A search may show somebody on two of its pages; the first time counts.
    if exists (select 1 from outreach.finds f where f.workspace_id = new.workspace_id and f.key_hash = new.key_hash) then
      return null;
    end if;
    new.reason := case when exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.profile_url = new.profile_url) then 'already_there'
      when outreach.is_suppressed(new.workspace_id, new.profile_url, null) then 'suppressed' end;
    if new.reason is not null then
      new.status := 'left_out';
      new.ended_at := new.found_at;
      new.profile_url := null;
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status <> 'found' or new.tries < old.tries
    or to_jsonb(new) - '{status,reason,tries,ended_at}'::text[] <> to_jsonb(old) - '{status,reason,tries,ended_at}'::text[] then
    perform kernel.refuse('find.is_fixed', 'what became of a find does not change', 'Look at another one.');
  end if;
  -- The lead was put in just before. Where it is not there, the guard of the leads has left it out.
  if new.status = 'added' and not exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.id = new.find_id) then
    new.status := 'left_out';
    new.reason := case when exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.profile_url = new.profile_url) then 'already_there'
      else 'suppressed' end;
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.finds for each row execute function outreach.guard_find();

-- A discovered lead is one that was found. Who became a lead meanwhile, or works where nobody may be written to, is left out.
create function outreach.guard_discovered() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select 1 from outreach.finds f where f.workspace_id = new.workspace_id and f.find_id = new.id and f.status = 'found' and f.profile_url = new.profile_url) then
    perform kernel.refuse('lead.nobody_found', 'a discovered lead is one that a search of the campaign found', 'Add the person by hand.');
  end if;
  if exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.profile_url = new.profile_url)
    or outreach.is_suppressed(new.workspace_id, new.profile_url, new.details ->> 'company_key') then
    return null;
  end if;
  return new;
end $$;
create trigger guard_discovered before insert on outreach.leads for each row when (new.source = 'discovered') execute function outreach.guard_discovered();
alter table outreach.leads enable always trigger guard_discovered;
select kernel.record_triggers('outreach.leads');

select kernel.register_table('outreach.searches');
select kernel.register_table('outreach.finds', 'find_id', '{profile_url}');

-- ---------------------------------------------------------------------------------------------
-- What is left to do.

create view outreach.to_visit with (security_invoker = true) as
select f.* from outreach.finds f where f.status = 'found' and f.profile_url <> '[erased]'
  and not exists (select 1 from outreach.leads l where l.workspace_id = f.workspace_id and l.profile_url = f.profile_url)
  and not outreach.is_suppressed(f.workspace_id, f.profile_url, null);
grant select on outreach.to_visit to lanewright_app, lanewright_desk, lanewright_auditor;

-- The next act of a campaign that looks for its people itself, null for any other. Who was found is looked at before the
-- next page is read, so that no page is read in vain. `act` null: enough were added, or the search is exhausted. `ask`:
-- it is exhausted, and there is nobody to write to.
create function outreach.discovery(workspace uuid) returns jsonb
language plpgsql stable
as $$
declare
  asked constant jsonb := (select w.goal -> 'discover' from kernel.workspaces w where w.workspace_id = workspace);
  added bigint;
  last outreach.searches;
  find jsonb;
  act text;
begin
  if asked is null then
    return null;
  end if;
  select count(*) into added from outreach.finds f where f.workspace_id = workspace and f.status = 'added';
  select s.* into last from outreach.searches s where s.workspace_id = workspace order by s.page desc limit 1;
  if added < (asked ->> 'at_most')::integer then
    select jsonb_build_object('find_id', f.find_id, 'profile_url', f.profile_url, 'tries', f.tries, 'row_version', v.row_version) into find
    from outreach.to_visit f cross join lateral (select x.xmin::text as row_version from outreach.finds x where x.workspace_id = workspace and x.find_id = f.find_id) v
    where f.workspace_id = workspace order by f.page, f.place limit 1;
    act := case when find is not null then 'visit' when last.page is null or (last.more and last.page < 100) then 'search'
      when not exists (select 1 from outreach.lead_counts c where c.workspace_id = workspace and c.total > 0) then 'ask' end;
  end if;
  return jsonb_build_object('act', act, 'find', find, 'next_page', 1 + coalesce(last.page, 0), 'added', added,
    'misses', (select count(*) from outreach.finds f where f.workspace_id = workspace and f.status = 'left_out' and f.reason = 'unreadable'
      and f.ended_at > coalesce((select max(a.ended_at) from outreach.finds a where a.workspace_id = workspace and a.status = 'added'), '-infinity')),
    'left_out', (select coalesce(jsonb_object_agg(r.reason, r.n), '{}') from (select f.reason, count(*) as n from outreach.finds f
      where f.workspace_id = workspace and f.status = 'left_out' group by 1) r));
end $$;

-- As 003 has it; a campaign that looks for its people has its leads when the search has ended.
create or replace view outreach.reached with (security_invoker = true) as
select c.workspace_id, 'leads' as name from outreach.lead_counts c where c.total > 0 and outreach.discovery(c.workspace_id) ->> 'act' is null
union all
select distinct k.workspace_id, 'scored' from outreach.scorings k where k.number = 1
union all
select w.workspace_id, 'drafted' from kernel.workspaces w where w.pack = 'outreach' and outreach.all_drafted(w.workspace_id)
union all
select w.workspace_id, 'connected' from kernel.workspaces w where w.pack = 'outreach' and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.to_send s where s.workspace_id = w.workspace_id and s.step = 1)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.step = 1 and m.status = 'uncertain')
union all
select w.workspace_id, 'waited' from kernel.workspaces w where w.pack = 'outreach'
  and not exists (select 1 from outreach.open_standings s where s.workspace_id = w.workspace_id and s.looked_at is null)
union all
select w.workspace_id, 'followed_up' from kernel.workspaces w where w.pack = 'outreach'
  and not exists (select 1 from outreach.open_drafts d where d.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.open_standings s where s.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.status = 'uncertain');
