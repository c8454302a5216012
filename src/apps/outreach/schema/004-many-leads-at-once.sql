-- An import is many leads in one statement: what can be asked once is not asked of every row.

-- ---------------------------------------------------------------------------------------------
-- The guard is called for what it may refuse: a lead that begins as anything but pending, and every change.

drop trigger guard on outreach.leads;
create trigger guard before update on outreach.leads for each row execute function outreach.guard_lead();
create trigger guard_insert before insert on outreach.leads for each row when (new.status <> 'pending') execute function outreach.guard_lead();
alter table outreach.leads enable always trigger guard, enable always trigger guard_insert;
select kernel.record_triggers('outreach.leads');

-- ---------------------------------------------------------------------------------------------
-- Scores. As 002 has it; where no scoring is in force there is nothing to join.

create or replace function outreach.keep_scores() returns trigger
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

-- ---------------------------------------------------------------------------------------------
-- Adding. As 002 has it; hashes are made where there is a suppression to compare them with, and a batch is sorted in memory.

create or replace function outreach.add_leads(workspace uuid, rows jsonb) returns jsonb
language plpgsql set work_mem = '64MB'
as $$
declare
  answer jsonb;
begin
  with keys as materialized (
    select s.kind, s.key_hash from outreach.suppressions s
    where (s.workspace_id in (workspace, kernel.house()) or s.reason in ('opt_out', 'erased', 'complaint')) and s.lifted_at is null
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
