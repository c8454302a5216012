-- One lead that cannot be gone on with is set aside with the reason, and the others go on. A person corrects it and lets
-- it be tried again, or drops it.

create table outreach.set_asides (
  workspace_id uuid not null,
  set_aside_id uuid not null,
  lead_id uuid not null,
  -- what could not be done for this lead
  stage text not null check (stage in ('draft', 'send', 'look')),
  code text not null check (length(code) between 1 and 200),
  reason text not null check (length(reason) between 1 and 2000),
  set_aside_at timestamptz not null,
  -- a person lets it be tried again
  released_at timestamptz,
  released_by text check (length(released_by) between 1 and 200),
  primary key (workspace_id, set_aside_id),
  foreign key (workspace_id, lead_id) references outreach.leads (workspace_id, id),
  check ((released_at is null) = (released_by is null))
);
create index set_asides_open on outreach.set_asides (workspace_id, lead_id) where released_at is null;

create function outreach.guard_set_aside() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.released_at is not null then
      perform kernel.refuse('set_aside.initial', 'a lead that is set aside has not been released yet', 'Insert it without an end; a person may release it later.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.released_at is not null or to_jsonb(new) - '{released_at,released_by}'::text[] <> to_jsonb(old) - '{released_at,released_by}'::text[] then
    perform kernel.refuse('set_aside.is_fixed', 'the reason why a lead was set aside does not change', 'Release it once; what fails again is set aside again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.set_asides for each row execute function outreach.guard_set_aside();
select kernel.register_table('outreach.set_asides', 'lead_id', '{reason}');

create function outreach.is_set_aside(workspace uuid, lead uuid) returns boolean
language sql stable
as $$ select exists (select 1 from outreach.set_asides s where s.workspace_id = workspace and s.lead_id = lead and s.released_at is null) $$;

-- Why nobody writes to a lead now; null where somebody may.
create function outreach.closed_why(workspace uuid, lead uuid) returns text
language sql stable
as $$
  select case when l.full_name = '[erased]' then 'erased' when l.status = 'rejected' then 'rejected'
    when outreach.is_suppressed(workspace, l.profile_url, l.details ->> 'company_key') then 'suppressed'
    when outreach.is_set_aside(workspace, lead) then 'set_aside' end
  from outreach.leads l where l.workspace_id = workspace and l.id = lead
$$;

create or replace function outreach.is_open(workspace uuid, lead uuid) returns boolean
language sql stable
as $$ select outreach.closed_why(workspace, lead) is null $$;

-- Who waits for a person: one line for each lead, with the newest reason. Who was rejected, suppressed or erased meanwhile waits no more.
create view outreach.waiting_set_asides with (security_invoker = true) as
select distinct on (s.workspace_id, s.lead_id) s.* from outreach.set_asides s
where s.released_at is null and outreach.closed_why(s.workspace_id, s.lead_id) = 'set_aside'
order by s.workspace_id, s.lead_id, s.set_aside_at desc, s.set_aside_id desc;
grant select on outreach.waiting_set_asides to lanewright_app, lanewright_desk, lanewright_auditor;

-- As 003 has it, without those who are set aside.
create or replace function outreach.to_draft(workspace uuid, size integer) returns table (lead_id uuid, points integer)
language plpgsql stable
as $$
declare
  goal constant jsonb := (select w.goal from kernel.workspaces w where w.workspace_id = workspace);
  busy constant uuid[] := array(select d.lead_id from outreach.open_drafts d where d.workspace_id = workspace
    union select m.lead_id from outreach.messages m where m.workspace_id = workspace and m.step = 1 and m.status <> 'returned');
  places constant bigint := coalesce((goal ->> 'contacts')::bigint, 0) - cardinality(busy);
  companies constant text[] := case when goal ->> 'one_per_company' = 'false' then '{}' else
    array(select distinct l.details ->> 'company_key' from outreach.leads l where l.workspace_id = workspace and l.id = any (busy) and l.details ? 'company_key') end;
begin
  return query select s.lead_id, s.points from outreach.lead_scores s
    cross join lateral (select x.* from outreach.leads x where x.workspace_id = s.workspace_id and x.id = s.lead_id offset 0) l
    where s.workspace_id = workspace and s.status = 'pending' and not s.lead_id = any (busy)
      and not coalesce(l.details ->> 'company_key' = any (companies), false)
      and not outreach.is_suppressed(workspace, l.profile_url, l.details ->> 'company_key')
      and not outreach.is_set_aside(workspace, s.lead_id)
      and outreach.turned_down(workspace, s.lead_id, null) < outreach.patterns(goal, 1)
    order by s.points desc, s.lead_id desc limit least(size, greatest(places, 0));
end $$;

-- What has been reached. As 005 has it; what a person must decide about a lead keeps its task open, and a draft that waits
-- keeps the task open that it was asked for in. Tasks name what is left to do; none of them holds up what can be done.
create or replace view outreach.reached with (security_invoker = true) as
select c.workspace_id, 'leads' as name from outreach.lead_counts c where c.total > 0 and outreach.discovery(c.workspace_id) ->> 'act' is null
union all
select distinct k.workspace_id, 'scored' from outreach.scorings k where k.number = 1
union all
select w.workspace_id, 'drafted' from kernel.workspaces w where w.pack = 'outreach' and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id and a.stage = 'draft')
union all
select w.workspace_id, 'connected' from kernel.workspaces w where w.pack = 'outreach' and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.to_send s where s.workspace_id = w.workspace_id and s.step = 1)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.step = 1 and m.status = 'uncertain')
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id and a.stage in ('draft', 'send'))
union all
select w.workspace_id, 'waited' from kernel.workspaces w where w.pack = 'outreach'
  and not exists (select 1 from outreach.open_drafts d where d.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.open_standings s where s.workspace_id = w.workspace_id and s.looked_at is null)
union all
select w.workspace_id, 'followed_up' from kernel.workspaces w where w.pack = 'outreach'
  and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.to_send s where s.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.open_standings s where s.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.status = 'uncertain')
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id);

-- As 003 has it, and why the lead is closed.
create or replace function outreach.work_lead(workspace uuid, lead uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object('id', l.id, 'full_name', l.full_name, 'profile_url', l.profile_url, 'job_title', l.job_title, 'company', l.company,
    'location', l.details ->> 'location', 'headline', l.details ->> 'headline', 'about', left(l.details ->> 'about', 1000),
    'weight_score', (select round(nullif(s.points, -1) / 100.0, 2) from outreach.lead_scores s where s.workspace_id = workspace and s.lead_id = l.id),
    'status', l.status, 'row_version', l.xmin::text, 'closed_why', outreach.closed_why(workspace, l.id),
    'next_step', 1 + coalesce((select max(m.step) from outreach.messages m where m.workspace_id = workspace and m.lead_id = l.id and m.status <> 'returned'), 0),
    'standing', (select jsonb_build_object('relation', s.relation, 'step', s.step, 'sent_at', kernel.stamp(s.sent_at), 'accepted_at', kernel.stamp(s.accepted_at),
        'replies', s.replies, 'due_at', kernel.stamp(s.due_at), 'ready_step', s.ready_step, 'closed_why', s.closed_why)
      from outreach.standings s where s.workspace_id = workspace and s.lead_id = l.id),
    'turned_down', (select coalesce(jsonb_agg(jsonb_build_object('content', left(a.content::jsonb #>> '{action,message,content}', 500), 'reason', left(a.reason, 500)) order by a.decided_at), '[]')
      from (select * from kernel.approvals a where a.workspace_id = workspace and a.subject_id = l.id and a.action = 'generate_message' and a.status = 'rejected'
        and left(a.content, 1) = '{' order by a.decided_at desc limit 5) a))
  from outreach.leads l where l.workspace_id = workspace and l.id = lead
$$;
