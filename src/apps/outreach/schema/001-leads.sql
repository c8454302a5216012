-- Leads: who a campaign may write to, how they are scored, and whom nobody may write to. A campaign is a workspace.

create schema outreach;
revoke all on schema outreach from public;
grant usage on schema outreach to lanewright_app, lanewright_desk, lanewright_auditor;

-- ---------------------------------------------------------------------------------------------
-- Requirement 001 section 17 names the tables of a campaign. What the kernel generalizes to a workspace is shown here under
-- those names: read-only views over the kernel's tables, with the reader's rights. outreach.leads below is a table.

create view outreach.campaigns with (security_invoker = true) as
select workspace_id as id, name, status, created_at from kernel.workspaces where app = 'outreach';

create view outreach.tasks with (security_invoker = true) as
select t.task_id as id, t.workspace_id as campaign_id, t.description, t.status, t.preconditions, t.required_effects as required_side_effects, t.metadata
from kernel.tasks t join kernel.workspaces w on w.workspace_id = t.workspace_id and w.app = 'outreach';

-- The bytes that were recorded, or a refusal.
create view outreach.artifacts with (security_invoker = true) as
select a.artifact_id as id, a.workspace_id as campaign_id, a.artifact_type, a.artifact_key, a.version, a.source,
  convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') as content, a.created_at
from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.app = 'outreach'
join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash;

create view outreach.audit_log with (security_invoker = true) as
select l.id, l.workspace_id as campaign_id, l."timestamp", l.action_type, l.payload::jsonb as payload
from kernel.audit_log l join kernel.workspaces w on w.workspace_id = l.workspace_id and w.app = 'outreach';

create view outreach.event_log with (security_invoker = true) as
select l.seq as id, l.workspace_id as campaign_id, l."timestamp", l.entity_type, l.entity_id, l.change_payload::jsonb as change_payload
from kernel.event_log l join kernel.workspaces w on w.workspace_id = l.workspace_id and w.app = 'outreach';

grant select on outreach.campaigns, outreach.tasks, outreach.artifacts, outreach.audit_log, outreach.event_log
  to lanewright_app, lanewright_desk, lanewright_auditor;

-- ---------------------------------------------------------------------------------------------
-- Leads: facts, and what a person decided. Every change has its event. A score is computed from the lead and the scoring in
-- force, so it is stored beside, in outreach.lead_scores, like an index; a scoring is one row and one event. With one event
-- per lead, scoring 100,000 leads took 34 s of the server's processor time and stored the whole campaign in the log
-- once more; this takes 3.3 s.

create table outreach.leads (
  workspace_id uuid not null references kernel.workspaces,
  id uuid not null,
  campaign_id uuid not null generated always as (workspace_id) stored,
  full_name text not null check (length(full_name) between 1 and 300),
  profile_url text not null check (length(profile_url) between 1 and 2048),
  job_title text check (length(job_title) <= 300),
  company text check (length(company) <= 300),
  company_size_low integer check (company_size_low between 0 and 100000000),
  company_size_high integer check (company_size_high between 0 and 100000000),
  seniority text check (seniority in ('intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'vp', 'c_level', 'owner')),
  active_on date check (active_on between '1970-01-01' and '9999-12-31'),
  -- {location, headline, about, company_key, title_tokens, place_tokens}, each if known. One column, because each personal
  -- column is concealed on its own in every event. leads/lead-row.ts makes the last three.
  details jsonb not null default '{}' check (details = '"[erased]"' or (jsonb_typeof(details) = 'object'
    and coalesce(length(details ->> 'location'), 0) <= 200 and coalesce(length(details ->> 'headline'), 0) <= 500
    and coalesce(length(details ->> 'about'), 0) <= 4000 and coalesce(length(details ->> 'company_key'), 0) <= 300
    and coalesce(length(details ->> 'title_tokens'), 0) <= 700 and coalesce(length(details ->> 'place_tokens'), 0) <= 700)),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'accepted', 'responded', 'rejected')),
  source text not null default 'manual' check (source in ('import', 'manual', 'discovered')),
  source_row integer check (source_row > 0),
  -- the score that a person gave: it takes precedence over the computed one, and every scoring keeps it
  weight_score numeric(5, 2) check (weight_score between 0 and 100),
  score_reason text check (length(score_reason) between 1 and 1000),
  score_by text check (length(score_by) between 1 and 200),
  created_at timestamptz not null,
  -- null until the first change
  updated_at timestamptz,
  primary key (workspace_id, id),
  constraint company_size_in_order check (company_size_high >= company_size_low)
);
-- A profile is one lead. Two erased people have the same text in its place.
create unique index leads_by_profile on outreach.leads (workspace_id, profile_url) where profile_url <> '[erased]';
-- For one contact per company. An erased person has no company any more.
create index leads_of_company on outreach.leads (workspace_id, (details ->> 'company_key'))
  where status in ('contacted', 'accepted', 'responded') and details ? 'company_key';

-- Nobody writes to an erased person: a pending one counts as rejected.
create function outreach.shown_status(status text, full_name text) returns text
language sql immutable
as $$ select case when status = 'pending' and full_name = '[erased]' then 'rejected' else status end $$;

-- ---------------------------------------------------------------------------------------------
-- Suppressions: a profile or a company that must not be written to, in this campaign or, from the system workspace, in all.
-- Somebody who opted out, complained or was erased is suppressed in every campaign, wherever they said so. Stored as a hash
-- only, so that a suppression outlives the erasure of the person it protects.

create table outreach.suppressions (
  workspace_id uuid not null,
  suppression_id uuid not null,
  kind text not null check (kind in ('profile', 'company')),
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  reason text not null check (reason in ('opt_out', 'erased', 'person', 'bounced', 'complaint')),
  suppressed_at timestamptz not null,
  suppressed_by text not null check (length(suppressed_by) between 1 and 200),
  lifted_at timestamptz,
  lifted_by text check (length(lifted_by) between 1 and 200),
  primary key (workspace_id, suppression_id),
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index suppressions_in_force on outreach.suppressions (workspace_id, kind, key_hash) where lifted_at is null;
create index suppressions_by_key on outreach.suppressions (key_hash) where lifted_at is null;

create function outreach.guard_suppression() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.lifted_at is not null then
      perform kernel.refuse('suppression.initial', 'a suppression begins in force', 'Insert it without an end; a person may lift it later.');
    end if;
    return new;
  end if;
  if old.lifted_at is not null or to_jsonb(new) - '{lifted_at,lifted_by}'::text[] <> to_jsonb(old) - '{lifted_at,lifted_by}'::text[] then
    perform kernel.refuse('suppression.is_fixed', 'a suppression is lifted once and does not change otherwise', 'Suppress again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.suppressions for each row execute function outreach.guard_suppression();

-- leads/suppression.ts computes the same.
create function outreach.suppression_key(kind text, key text) returns text
language sql stable
as $$ select encode(sha256(convert_to('lanewright suppression 1' || E'\n' || kind || E'\n' || key, 'UTF8')), 'hex') $$;

create function outreach.is_suppressed(workspace uuid, profile_url text, company_key text) returns boolean
language sql stable
as $$
  select exists (select 1 from outreach.suppressions s where (s.workspace_id in (workspace, kernel.system_workspace()) or s.reason in ('opt_out', 'erased', 'complaint')) and s.lifted_at is null
    and (s.kind, s.key_hash) in (('profile', outreach.suppression_key('profile', profile_url)), ('company', outreach.suppression_key('company', company_key))))
$$;

-- ---------------------------------------------------------------------------------------------
-- The life of a lead. What happened is recorded even if the person was suppressed in the same moment: a lead who was sent a
-- message was contacted. No other suppressed lead is.

create function outreach.guard_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      perform kernel.refuse('lead.initial_status', 'a lead begins as pending', 'Insert it as pending; what happens to it moves it on.');
    end if;
    return new;
  end if;
  if (new.created_at, new.source, new.source_row) is distinct from (old.created_at, old.source, old.source_row) then
    perform kernel.refuse('lead.is_fixed', 'a lead keeps its birth and its source', 'Add another lead.');
  end if;
  if new.weight_score is distinct from old.weight_score and (new.weight_score is null) <> (new.score_by is null) then
    perform kernel.refuse('lead.override_unsigned', 'a score that is given names the person who gave it, and one that is taken back names nobody',
      'Set weight_score, score_by and score_reason together.');
  end if;
  -- An outcome that is learned after a rejection does not undo the rejection.
  if old.status = 'rejected' and new.status in ('contacted', 'accepted', 'responded')
    and exists (select 1 from outreach.messages m where m.workspace_id = new.workspace_id and m.lead_id = new.id and m.status = 'sent') then
    new.status := old.status;
  end if;
  if new.status <> old.status then
    if new.status <> 'rejected' and (old.status, new.status) not in (('pending', 'contacted'), ('contacted', 'accepted'), ('accepted', 'responded')) then
      perform kernel.refuse('lead.transition', format('%s does not become %s', old.status, new.status),
        'A lead goes from pending to contacted, accepted and responded, one after the other; rejected from any.');
    end if;
    if new.status = 'contacted' and not exists (select 1 from outreach.messages m where m.workspace_id = new.workspace_id and m.lead_id = new.id and m.status = 'sent') then
      if new.full_name = '[erased]' then
        perform kernel.refuse('lead.erased', 'the person is erased', 'Choose another lead.');
      end if;
      if outreach.is_suppressed(new.workspace_id, new.profile_url, new.details ->> 'company_key') then
        perform kernel.refuse('lead.suppressed', 'the person or the company is on the suppression list', 'Reject the lead, and choose another one.');
      end if;
    end if;
  end if;
  return new;
end $$;
-- Called only for what it may refuse: an import is many leads in one statement.
create trigger guard before update on outreach.leads for each row execute function outreach.guard_lead();
create trigger guard_insert before insert on outreach.leads for each row when (new.status <> 'pending') execute function outreach.guard_lead();
alter table outreach.leads enable always trigger guard, enable always trigger guard_insert;

-- ---------------------------------------------------------------------------------------------
-- Counters.

create table outreach.lead_counts (
  workspace_id uuid primary key,
  total bigint not null default 0,
  pending bigint not null default 0,
  contacted bigint not null default 0,
  accepted bigint not null default 0,
  responded bigint not null default 0,
  rejected bigint not null default 0
) with (fillfactor = 50);

create function outreach.keep_counts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into outreach.lead_counts as c (workspace_id, total, pending)
    select n.workspace_id, count(*), count(*) from new_rows n group by 1
    on conflict (workspace_id) do update set total = c.total + excluded.total, pending = c.pending + excluded.pending;
    return null;
  end if;
  update outreach.lead_counts c set pending = c.pending + d.pending, contacted = c.contacted + d.contacted, accepted = c.accepted + d.accepted,
    responded = c.responded + d.responded, rejected = c.rejected + d.rejected
  from (
    select workspace_id, coalesce(sum(n) filter (where status = 'pending'), 0) as pending, coalesce(sum(n) filter (where status = 'contacted'), 0) as contacted,
      coalesce(sum(n) filter (where status = 'accepted'), 0) as accepted, coalesce(sum(n) filter (where status = 'responded'), 0) as responded,
      coalesce(sum(n) filter (where status = 'rejected'), 0) as rejected
    from (select workspace_id, outreach.shown_status(status, full_name) as status, 1 as n from new_rows
      union all select workspace_id, outreach.shown_status(status, full_name), -1 from old_rows) r
    group by 1
  ) d
  where d.workspace_id = c.workspace_id and (d.pending, d.contacted, d.accepted, d.responded, d.rejected) <> (0, 0, 0, 0, 0);
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Scorings. The config is the compiled form of leads/scoring-config.ts: weights in ten-thousandths, words as tokens.
--   {job_title_relevance?: {weight, keywords}, company_size?: {weight, min, max}, recent_activity?: {weight, days},
--    profile_completeness?: {weight}, seniority?: {weight, levels}, location?: {weight, places}}

create table outreach.scorings (
  workspace_id uuid not null,
  scoring_id uuid not null,
  number integer not null check (number > 0),
  config jsonb not null check (jsonb_typeof(config) = 'object' and pg_column_size(config) <= 65536),
  config_version integer not null check (config_version > 0),
  -- the day from which recent activity is counted: the same config, lead and day always give the same score
  on_date date not null check (on_date between '1970-01-01' and '9999-12-31'),
  scored_at timestamptz not null,
  primary key (workspace_id, scoring_id)
);
create unique index scorings_in_order on outreach.scorings (workspace_id, number desc);

create function outreach.factor_names() returns text[]
language sql immutable parallel safe
as $$ select array['job_title_relevance', 'company_size', 'recent_activity', 'profile_completeness', 'seniority', 'location'] $$;

-- What is wrong with a compiled config; null if nothing is.
create function outreach.config_problem(config jsonb) returns text
language plpgsql immutable
as $$
declare
  total numeric := 0;
  name text;
  given jsonb;
begin
  for name, given in select key, value from jsonb_each(config) loop
    if not name = any (outreach.factor_names()) then
      return format('there is no criterion %s', name);
    end if;
    if jsonb_typeof(given -> 'weight') is distinct from 'number' or not (given ->> 'weight')::numeric between 0 and 10000
      or (given ->> 'weight')::numeric % 1 <> 0 then
      return format('the weight of %s is not a number of ten-thousandths', name);
    end if;
    if exists (select 1 from jsonb_each(given) e where not case name
        when 'job_title_relevance' then (e.key = 'keywords' and jsonb_typeof(e.value) = 'array' and jsonb_array_length(e.value) between 1 and 100) or e.key = 'weight'
        when 'company_size' then (e.key in ('min', 'max') and jsonb_typeof(e.value) in ('number', 'null')) or e.key = 'weight'
        when 'recent_activity' then (e.key = 'days' and jsonb_typeof(e.value) = 'number' and (e.value #>> '{}')::numeric between 1 and 3650) or e.key = 'weight'
        when 'seniority' then (e.key = 'levels' and jsonb_typeof(e.value) = 'array' and jsonb_array_length(e.value) between 1 and 100) or e.key = 'weight'
        when 'location' then (e.key = 'places' and jsonb_typeof(e.value) = 'array' and jsonb_array_length(e.value) between 1 and 100) or e.key = 'weight'
        else e.key = 'weight' end)
      or not given ?& (case name when 'job_title_relevance' then array['keywords'] when 'recent_activity' then array['days']
        when 'company_size' then array['min', 'max'] when 'seniority' then array['levels'] when 'location' then array['places'] else array[]::text[] end) then
      return format('%s is not written as it is read', name);
    end if;
    total := total + (given ->> 'weight')::numeric;
  end loop;
  return case when total <> 10000 then 'the weights do not sum to one' end;
end $$;

create function outreach.guard_scoring() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  problem constant text := outreach.config_problem(new.config);
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('scoring.is_fixed', 'a scoring does not change', 'Score again: that is a new one.');
  end if;
  if problem is not null then
    perform kernel.refuse('scoring.config', problem, 'Compile the config before it is applied.');
  end if;
  if new.number <> 1 + coalesce((select max(s.number) from outreach.scorings s where s.workspace_id = new.workspace_id), 0) then
    perform kernel.refuse('scoring.number', 'scorings are counted one by one', 'Take the number after the last.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.scorings for each row execute function outreach.guard_scoring();

-- The same arithmetic as leads/score.ts, for all leads of a workspace or for those named: values in ten-thousandths, scores in
-- hundredths of a point, integers throughout. The query is text, so that each of the two forms has its own plan. ROWS and
-- work_mem make the planner join a rescoring by hash instead of looking each lead up.
create function outreach.scores(workspace uuid, config jsonb, on_date date, named uuid[] default null)
returns table (lead_id uuid, given integer, score integer, factors smallint[])
language plpgsql stable rows 100000
as $body$
declare
  weights constant integer[] := array(select coalesce((config #>> array[n, 'weight'])::integer, 0) from unnest(outreach.factor_names()) with ordinality as f(n, i) order by i);
  keywords constant text[] := array(select jsonb_array_elements_text(config #> '{job_title_relevance,keywords}'));
  levels constant text[] := array(select jsonb_array_elements_text(config #> '{seniority,levels}'));
  places constant text[] := array(select jsonb_array_elements_text(config #> '{location,places}'));
begin
  if config is null then
    return;
  end if;
  return query execute format($sql$
    select l.id, (l.weight_score * 100)::integer,
      ($3[1] * f.title + $3[2] * f.size + $3[3] * f.activity + $3[4] * f.profile + $3[5] * f.seniority + $3[6] * f.place + 5000) / 10000,
      array[f.title, f.size, f.activity, f.profile, f.seniority, f.place]::smallint[]
    from outreach.leads l cross join lateral (select
      case when $4 = '{}' then 0 else
        ((select count(*)::integer from unnest($4) k where strpos(l.details ->> 'title_tokens', k) > 0) * 20000 + cardinality($4)) / (2 * cardinality($4)) end as title,
      case when coalesce(l.company_size_low, l.company_size_high) is null or coalesce(l.company_size_low, 0) > $6 or coalesce(l.company_size_high, 2147483647) < $5 then 0
        when coalesce(l.company_size_low, 0) >= $5 and coalesce(l.company_size_high, 2147483647) <= $6 then 10000 else 5000 end as size,
      case when l.active_on is null or $7 is null or $8 - l.active_on >= 2 * $7 then 0 when $8 - l.active_on <= $7 then 10000
        else ((2 * $7 - ($8 - l.active_on)) * 20000 + $7) / (2 * $7) end as activity,
      (((l.job_title is not null)::integer + (l.company is not null)::integer + (coalesce(l.company_size_low, l.company_size_high) is not null)::integer
        + (l.details ? 'location')::integer + (l.details ? 'headline')::integer + (l.details ? 'about')::integer) * 20000 + 6) / 12 as profile,
      case when l.seniority = any ($9) then 10000 else 0 end as seniority,
      case when exists (select 1 from unnest($10) p where strpos(l.details ->> 'place_tokens', p) > 0) then 10000 else 0 end as place
      offset 0) f
    where l.workspace_id = $1 %s $sql$, case when named is null then '' else 'and l.id = any ($2)' end)
  using workspace, named, weights, keywords, coalesce((config #>> '{company_size,min}')::integer, 0), coalesce((config #>> '{company_size,max}')::integer, 2147483647),
    (config #>> '{recent_activity,days}')::integer, on_date, levels, places;
end $body$;

-- What each factor contributed. Parts are cut from the running sum, so that they add up to the score exactly. Numbers are
-- decimal texts, because binary fractions do not add up.
create function outreach.explain(config jsonb, factors smallint[]) returns jsonb
language sql immutable
as $$
  select coalesce(jsonb_agg(jsonb_build_object('factor', name, 'weight', round(weight / 10000.0, 4)::text, 'value', round(value / 10000.0, 4)::text,
    'part', round(((upto + 5000) / 10000 - (upto - weight * value + 5000) / 10000) / 100.0, 2)::text) order by n), '[]')
  from (select name, n, weight, value, sum(weight * value) over (order by n)::integer as upto from (
    select name, n, (config #>> array[name, 'weight'])::integer as weight, factors[n]::integer as value
    from unnest(outreach.factor_names()) with ordinality as f(name, n) where config ? name) given) run
  where factors is not null
$$;

-- ---------------------------------------------------------------------------------------------
-- Scores: an index of the leads under the scoring in force. `points` is the score that counts, in hundredths: a person's, else the
-- computed one, else -1. The best pending lead and any page are read from the end of one index.

create table outreach.lead_scores (
  workspace_id uuid not null,
  lead_id uuid not null,
  status text not null,
  points integer not null,
  computed integer,
  factors smallint[],
  primary key (workspace_id, lead_id)
);
create index lead_scores_best on outreach.lead_scores (workspace_id, status, points, lead_id);

create function outreach.scoring_in_force(workspace uuid) returns outreach.scorings
language sql stable
as $$ select s from outreach.scorings s where s.workspace_id = workspace order by s.number desc limit 1 $$;

create function outreach.keep_scores() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  workspace uuid;
  named uuid[];
  latest outreach.scorings;
begin
  for workspace, named in select n.workspace_id, array_agg(n.id) from new_rows n group by 1 loop
    latest := outreach.scoring_in_force(workspace);
    if tg_op = 'INSERT' and latest.config is null then
      insert into outreach.lead_scores (workspace_id, lead_id, status, points)
      select workspace, n.id, outreach.shown_status(n.status, n.full_name), coalesce((n.weight_score * 100)::integer, -1)
      from new_rows n where n.workspace_id = workspace;
    elsif tg_op = 'INSERT' then
      insert into outreach.lead_scores (workspace_id, lead_id, status, points, computed, factors)
      select workspace, n.id, outreach.shown_status(n.status, n.full_name), coalesce((n.weight_score * 100)::integer, f.score, -1), f.score, f.factors
      from new_rows n left join outreach.scores(workspace, latest.config, latest.on_date, named) f on f.lead_id = n.id where n.workspace_id = workspace;
    else
      update outreach.lead_scores s set status = d.status, points = d.points, computed = d.score, factors = d.factors
      from (select n.id, outreach.shown_status(n.status, n.full_name) as status, coalesce((n.weight_score * 100)::integer, f.score, -1) as points, f.score, f.factors
        from new_rows n left join outreach.scores(workspace, latest.config, latest.on_date, named) f on f.lead_id = n.id where n.workspace_id = workspace) d
      where s.workspace_id = workspace and s.lead_id = d.id
        and (s.status, s.points, s.computed, s.factors) is distinct from (d.status, d.points, d.score, d.factors);
    end if;
  end loop;
  return null;
end $$;

create function outreach.apply_scoring() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp set work_mem = '64MB'
as $$
declare
  latest outreach.scorings;
begin
  for latest in select distinct on (n.workspace_id) n.* from new_rows n order by n.workspace_id, n.number desc loop
    update outreach.lead_scores s set points = coalesce(f.given, f.score), computed = f.score, factors = f.factors
    from outreach.scores(latest.workspace_id, latest.config, latest.on_date) f
    where s.workspace_id = latest.workspace_id and s.lead_id = f.lead_id and (s.computed, s.factors) is distinct from (f.score, f.factors);
  end loop;
  return null;
end $$;

-- Scores all leads of the workspace: one row, one event. Returns the number of the scoring.
create function outreach.rescore(workspace uuid, config jsonb, config_version integer, on_date date) returns integer
language sql
as $$
  insert into outreach.scorings (workspace_id, scoring_id, number, config, config_version, on_date, scored_at)
  select workspace, encode(substr(sha256(convert_to(format('scoring %s of %s', n, workspace), 'UTF8')), 1, 16), 'hex')::uuid, n, config, config_version, on_date, kernel.now()
  from (select 1 + coalesce(max(s.number), 0) as n from outreach.scorings s where s.workspace_id = workspace) last
  returning number
$$;

-- The leads whose stored score is not what the facts and the scoring in force come to; empty unless something is broken.
create function outreach.score_problems(workspace uuid) returns setof uuid
language sql stable
as $$
  select l.id from outreach.leads l left join outreach.lead_scores s on s.workspace_id = l.workspace_id and s.lead_id = l.id
  left join (select f.* from outreach.scoring_in_force(workspace) k cross join lateral outreach.scores(workspace, k.config, k.on_date) f) f on f.lead_id = l.id
  where l.workspace_id = workspace and (s.status, s.points, s.computed, s.factors) is distinct from
    (outreach.shown_status(l.status, l.full_name), coalesce((l.weight_score * 100)::integer, f.score, -1), f.score, f.factors)
$$;

-- How the first places among the pending leads would change, without a write. If `before` is null: from the order as it is.
create function outreach.ranking_diff(workspace uuid, before jsonb, after jsonb, on_date date, top integer)
returns table (lead_id uuid, place_before bigint, place_after bigint, score_before numeric, score_after numeric)
language sql stable
as $$
  with kept as materialized (select s.lead_id, s.points from outreach.lead_scores s where s.workspace_id = workspace and s.status = 'pending'
  ), was as materialized (
    select k.lead_id, p.points, row_number() over (order by p.points desc, k.lead_id desc) as place
    from kept k left join outreach.scores(workspace, before, on_date) b on b.lead_id = k.lead_id
    cross join lateral (select coalesce(b.given, b.score, k.points) as points) p
  ), will as materialized (
    select k.lead_id, a.points, row_number() over (order by a.points desc, k.lead_id desc) as place
    from kept k join (select f.lead_id, coalesce(f.given, f.score) as points from outreach.scores(workspace, after, on_date) f) a on a.lead_id = k.lead_id
  )
  select w.lead_id, w.place, n.place, round(nullif(w.points, -1) / 100.0, 2), round(n.points / 100.0, 2)
  from was w join will n on n.lead_id = w.lead_id
  where w.place <= least(top, 1000) or n.place <= least(top, 1000) order by n.place
$$;

-- ---------------------------------------------------------------------------------------------
-- Orders: the leads by name, by company and by when they were added. Stored beside the leads like the scores
-- (docs/decisions/021), because row-level security prevents the use of an index on an expression: only comparisons of plain
-- columns are leakproof. Apart from the scores, so that a rescoring touches none of these indexes.

create table outreach.lead_orders (
  workspace_id uuid not null,
  lead_id uuid not null,
  status text not null,
  name_key text collate "C" not null,
  -- a lead without a company comes last
  company_key text collate "C" not null,
  added_at timestamptz not null,
  -- what a search looks in
  words text collate "C" not null,
  primary key (workspace_id, lead_id)
);
create index lead_orders_by_name on outreach.lead_orders (workspace_id, status, name_key, lead_id);
create index lead_orders_by_company on outreach.lead_orders (workspace_id, status, company_key, lead_id);
create index lead_orders_by_added on outreach.lead_orders (workspace_id, status, added_at, lead_id);

-- Text without case and diacritics, so that Ångström sorts beside Andersson and is found as angstrom.
create function outreach.normalized(words text) returns text
language sql immutable parallel safe
as $$ select lower(case when octet_length(words) = length(words) then words
  else regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g') end) $$;

-- A new lead has no place yet, so an insert needs no lookup: 70.5 microseconds of the server's processor time a lead instead of
-- 73.1, with 5,000 leads in a statement.
create function outreach.keep_orders() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into outreach.lead_orders (workspace_id, lead_id, status, name_key, company_key, added_at, words)
    select n.workspace_id, n.id, outreach.shown_status(n.status, n.full_name), left(outreach.normalized(n.full_name), 60),
      coalesce(nullif(left(outreach.normalized(n.company), 60), ''), U&'\FFFF'), n.created_at,
      outreach.normalized(concat_ws(E'\n', n.full_name, n.company, n.job_title))
    from new_rows n;
    return null;
  end if;
  insert into outreach.lead_orders as o (workspace_id, lead_id, status, name_key, company_key, added_at, words)
  select n.workspace_id, n.id, outreach.shown_status(n.status, n.full_name), left(outreach.normalized(n.full_name), 60),
    coalesce(nullif(left(outreach.normalized(n.company), 60), ''), U&'\FFFF'), n.created_at,
    outreach.normalized(concat_ws(E'\n', n.full_name, n.company, n.job_title))
  from new_rows n
  on conflict (workspace_id, lead_id) do update set status = excluded.status, name_key = excluded.name_key, company_key = excluded.company_key, words = excluded.words
  where (o.status, o.name_key, o.company_key, o.words) is distinct from (excluded.status, excluded.name_key, excluded.company_key, excluded.words);
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- The triggers that keep counters, scores and orders. Their names sort after log_: the change itself is logged first.

create trigger scores_insert after insert on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_scores();
create trigger scores_update after update on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_scores();
create trigger tally_insert after insert on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_counts();
create trigger tally_update after update on outreach.leads referencing old table as old_rows new table as new_rows for each statement execute function outreach.keep_counts();
create trigger orders_insert after insert on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_orders();
create trigger orders_update after update on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_orders();
alter table outreach.leads enable always trigger orders_insert, enable always trigger orders_update;
create trigger scores_insert after insert on outreach.scorings referencing new table as new_rows for each statement execute function outreach.apply_scoring();

-- Nothing else writes to those tables.
create trigger guard before insert or update on outreach.lead_counts for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on outreach.lead_counts for each statement execute function kernel.guard_counts();
alter table outreach.lead_counts enable always trigger guard, enable always trigger no_removal;
create trigger guard before insert or update on outreach.lead_scores for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on outreach.lead_scores for each statement execute function kernel.guard_counts();
alter table outreach.lead_scores enable always trigger guard, enable always trigger no_removal;
create trigger guard before insert or update on outreach.lead_orders for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on outreach.lead_orders for each statement execute function kernel.guard_counts();
alter table outreach.lead_orders enable always trigger guard, enable always trigger no_removal;

-- A lead is a person: name, address and work are personal, under the lead's own key. A suppression is written by people, at any
-- time.
select kernel.register_table('outreach.leads', 'id', '{full_name,profile_url,job_title,company,details,score_reason}');
select kernel.register_table('outreach.suppressions', fenced => false);
select kernel.register_table('outreach.scorings');
select kernel.exempt_table('outreach.lead_counts', 'counters');
select kernel.exempt_table('outreach.lead_scores', 'an index of the leads under the scoring in force');
select kernel.exempt_table('outreach.lead_orders', 'an index of the leads in the orders that people read them in');
select kernel.protect_rows('outreach.lead_counts');
select kernel.protect_rows('outreach.lead_scores');
select kernel.protect_rows('outreach.lead_orders');

-- Every campaign honors the suppressions of the system workspace, and those that people asked for elsewhere. What it sees of
-- them are hashes.
create policy system_suppressions on outreach.suppressions for select using (workspace_id = kernel.system_workspace());
create policy asked_for_elsewhere on outreach.suppressions for select to lanewright_app, current_user
  using (reason in ('opt_out', 'erased', 'complaint') and lifted_at is null);

-- ---------------------------------------------------------------------------------------------
-- Adding leads.

-- Adds the rows whose profile is neither in the campaign yet nor suppressed. Returns how many were added, and which rows of the
-- source were left out and why. Hashes are computed only if there is a suppression to compare them with, and a batch is sorted
-- in memory.
create function outreach.add_leads(workspace uuid, rows jsonb) returns jsonb
language plpgsql set work_mem = '64MB'
as $$
declare
  answer jsonb;
begin
  with keys as materialized (
    select s.kind, s.key_hash from outreach.suppressions s
    where (s.workspace_id in (workspace, kernel.system_workspace()) or s.reason in ('opt_out', 'erased', 'complaint')) and s.lifted_at is null
  ), given as materialized (
    select r.*, case when not exists (select 1 from keys) then false
      else outreach.suppression_key('profile', r.profile_url) in (select k.key_hash from keys k where k.kind = 'profile')
        or coalesce(outreach.suppression_key('company', r.details ->> 'company_key') in (select k.key_hash from keys k where k.kind = 'company'), false) end as suppressed
    from jsonb_populate_recordset(null::outreach.leads, rows) r
  ), added as (
    insert into outreach.leads (workspace_id, id, full_name, profile_url, job_title, company, company_size_low, company_size_high, seniority, active_on,
      details, source, source_row, created_at)
    select workspace, g.id, g.full_name, g.profile_url, g.job_title, g.company, g.company_size_low, g.company_size_high, g.seniority, g.active_on,
      coalesce(g.details, '{}'), coalesce(g.source, 'manual'), g.source_row, c.at
    from given g cross join (select kernel.now() as at offset 0) c where not g.suppressed
    on conflict (workspace_id, profile_url) where profile_url <> '[erased]' do nothing
    returning id
  )
  select jsonb_build_object('added', (select count(*) from added),
    'suppressed', (select coalesce(jsonb_agg(g.source_row order by g.source_row), '[]') from given g where g.suppressed),
    'present', (select coalesce(jsonb_agg(g.source_row order by g.source_row), '[]') from given g
      where not g.suppressed and not exists (select 1 from added a where a.id = g.id)))
  into answer;
  return answer;
end $$;

-- The same for an import, with the rows as lines of text (leads/lead-row.ts), which are cut without building JSON first.
-- Cells in the order below, null if empty; a line or a cell too many stops the import. Measured in benchmarks/README.md.
create function outreach.import_leads(workspace uuid, lines text, sent integer) returns jsonb
language plpgsql set work_mem = '64MB'
as $$
declare
  answer jsonb;
begin
  with keys as materialized (
    select s.kind, s.key_hash from outreach.suppressions s
    where (s.workspace_id in (workspace, kernel.system_workspace()) or s.reason in ('opt_out', 'erased', 'complaint')) and s.lifted_at is null
  ), cut as materialized (
    select string_to_array(line, E'\x1f', '') as cells from string_to_table(lines, E'\x1e') as line
  ), given as materialized (
    select g.*, case when not exists (select 1 from keys) then false
      else outreach.suppression_key('profile', g.profile_url) in (select k.key_hash from keys k where k.kind = 'profile')
        or coalesce(outreach.suppression_key('company', g.details ->> 'company_key') in (select k.key_hash from keys k where k.kind = 'company'), false) end as suppressed
    from (select cells[1]::uuid as id, cells[2] as full_name, cells[3] as profile_url, cells[4] as job_title, cells[5] as company,
        cells[6]::integer as company_size_low, cells[7]::integer as company_size_high, cells[8] as seniority, cells[9]::date as active_on,
        cells[10]::jsonb as details, cells[11] as source, cells[12]::integer as source_row
      from cut where cardinality(cells) = 12 offset 0) g
  ), added as (
    insert into outreach.leads (workspace_id, id, full_name, profile_url, job_title, company, company_size_low, company_size_high, seniority, active_on,
      details, source, source_row, created_at)
    select workspace, g.id, g.full_name, g.profile_url, g.job_title, g.company, g.company_size_low, g.company_size_high, g.seniority, g.active_on,
      g.details, g.source, g.source_row, c.at
    from given g cross join (select kernel.now() as at offset 0) c where not g.suppressed
    on conflict (workspace_id, profile_url) where profile_url <> '[erased]' do nothing
    returning id
  )
  select jsonb_build_object('given', (select count(*) from given), 'added', (select count(*) from added),
    'suppressed', (select coalesce(jsonb_agg(g.source_row order by g.source_row), '[]') from given g where g.suppressed),
    'present', (select coalesce(jsonb_agg(g.source_row order by g.source_row), '[]') from given g
      where not g.suppressed and not exists (select 1 from added a where a.id = g.id)))
  into answer;
  if (answer ->> 'given')::integer is distinct from sent then
    raise exception 'outreach.import_leads read % leads where % were sent', answer ->> 'given', sent;
  end if;
  return answer - 'given';
end $$;

-- ---------------------------------------------------------------------------------------------
-- Reading leads.

-- A page of the leads with these statuses, best first, after the last one of the previous page.
create function outreach.lead_page(workspace uuid, statuses text[], after_points integer, after_id uuid, size integer)
returns table (lead_id uuid, points integer)
language sql stable
as $$
  select p.lead_id, p.points from unnest(statuses) as w(status) cross join lateral (
    select s.lead_id, s.points from outreach.lead_scores s where s.workspace_id = workspace and s.status = w.status
      and (s.points, s.lead_id) < (coalesce(after_points, 2147483647), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by s.points desc, s.lead_id desc limit size) p
  order by p.points desc, p.lead_id desc limit size
$$;

-- The best pending leads that may be written to. Each is looked up by its key: never a join of all with all.
create function outreach.next_leads(workspace uuid, size integer) returns table (lead_id uuid, points integer)
language sql stable
as $$
  select s.lead_id, s.points from outreach.lead_scores s
  cross join lateral (select l.profile_url, l.details ->> 'company_key' as company_key from outreach.leads l where l.workspace_id = s.workspace_id and l.id = s.lead_id offset 0) l
  where s.workspace_id = workspace and s.status = 'pending' and not outreach.is_suppressed(workspace, l.profile_url, l.company_key)
  order by s.points desc, s.lead_id desc limit size
$$;

-- A lead with the score that counts, the computed one, and what it is made of.
create view outreach.scored_leads with (security_invoker = true) as
select l.workspace_id, l.id, outreach.shown_status(l.status, l.full_name) as status, l.full_name, l.profile_url, l.job_title, l.company, l.company_size_low,
  l.company_size_high, l.seniority, l.active_on, l.details, l.source, l.source_row, l.created_at, l.updated_at, s.points,
  round(nullif(s.points, -1) / 100.0, 2) as weight_score, round(s.computed / 100.0, 2) as computed_score,
  l.weight_score as given_score, l.score_reason, l.score_by, k.config_version as score_version, k.on_date as scored_on,
  outreach.explain(k.config, s.factors) as score_explanation
from outreach.leads l join outreach.lead_scores s on s.workspace_id = l.workspace_id and s.lead_id = l.id
left join lateral (select r.config, r.config_version, r.on_date from outreach.scorings r where r.workspace_id = l.workspace_id order by r.number desc limit 1) k on s.factors is not null;

grant select on outreach.lead_counts, outreach.lead_scores, outreach.lead_orders, outreach.scored_leads to lanewright_app, lanewright_desk, lanewright_auditor;
