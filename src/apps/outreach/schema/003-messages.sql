-- What goes out, what comes back, and where a lead stands on the network.

-- ---------------------------------------------------------------------------------------------
-- Messages: the exact words that a person approved, for one lead and one step of the sequence. What nobody has approved
-- waits in kernel.approvals and is no message yet.

create table outreach.messages (
  workspace_id uuid not null,
  message_id uuid not null,
  lead_id uuid not null,
  step integer not null check (step between 1 and 10),
  type text not null check (type in ('connection_request', 'follow_up', 'direct_message')),
  content text not null check (length(content) between 1 and 8000),
  author text not null check (author in ('agent', 'human')),
  -- which of several drafts was the pattern, for comparing them
  variant text check (length(variant) between 1 and 40),
  approval_id uuid not null,
  status text not null default 'approved' check (status in ('approved', 'sent', 'failed', 'uncertain', 'returned')),
  -- how often it was tried and not sent
  failures integer not null default 0 check (failures >= 0),
  approved_at timestamptz not null,
  sent_at timestamptz,
  primary key (workspace_id, message_id),
  foreign key (workspace_id, lead_id) references outreach.leads (workspace_id, id),
  check ((sent_at is not null) = (status = 'sent'))
);
-- One message a step: a second one would be a person hearing the same thing twice.
create unique index messages_of_lead on outreach.messages (workspace_id, lead_id, step) where status <> 'returned';
create index messages_to_send on outreach.messages (workspace_id, step, approved_at, message_id) where status in ('approved', 'failed');
create index messages_uncertain on outreach.messages (workspace_id, step) where status = 'uncertain';

-- The words are those of the grant that the same transaction spends; afterwards only what became of them changes.
create function outreach.guard_message() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  granted kernel.approvals;
  lead outreach.leads;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'approved' or new.failures <> 0 then
      perform kernel.refuse('message.initial_status', 'a message begins as approved', 'Insert it so; sending moves it on.');
    end if;
    select * into granted from kernel.approvals a where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id;
    select * into lead from outreach.leads l where l.workspace_id = new.workspace_id and l.id = new.lead_id;
    if granted.status is distinct from 'granted' or granted.action <> 'generate_message' or granted.subject_id is distinct from new.lead_id
      or granted.author <> new.author or granted.recipient is distinct from lead.profile_url
      or granted.content::jsonb #>> '{action,message,content}' is distinct from new.content
      or granted.content::jsonb #>> '{action,message,type}' is distinct from new.type then
      perform kernel.refuse('message.not_approved', 'nobody approved exactly these words for this person', 'Let a person approve the draft first.');
    end if;
    if outreach.is_suppressed(new.workspace_id, lead.profile_url, lead.details ->> 'company_key') then
      perform kernel.refuse('lead.suppressed', 'the person or the company is on the suppression list', 'Choose another lead.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if to_jsonb(new) - '{status,failures,sent_at}'::text[] <> to_jsonb(old) - '{status,failures,sent_at}'::text[] then
    perform kernel.refuse('message.is_fixed', 'the words of an approved message do not change', 'Draft another one.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('approved', 'sent'), ('approved', 'failed'), ('approved', 'uncertain'),
      ('failed', 'sent'), ('failed', 'uncertain'), ('uncertain', 'sent'), ('uncertain', 'failed'), ('approved', 'returned'), ('failed', 'returned')) then
    perform kernel.refuse('message.transition', format('%s does not become %s', old.status, new.status), 'What was sent stays sent.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.messages for each row execute function outreach.guard_message();

-- ---------------------------------------------------------------------------------------------
-- Standings: how a lead who was written to was last seen on the network, and when to look again.

create table outreach.standings (
  workspace_id uuid not null,
  lead_id uuid not null,
  relation text not null check (relation in ('none', 'pending', 'connected')),
  -- the step whose message went out last, and when
  step integer not null check (step between 1 and 10),
  sent_at timestamptz not null,
  accepted_at timestamptz,
  replies integer not null default 0 check (replies >= 0),
  replied_at timestamptz,
  looked_at timestamptz,
  -- when to look again
  due_at timestamptz not null,
  -- the step that may be written now: its time has come, and no answer was there when it had
  ready_step integer check (ready_step > step),
  -- nothing more is written to this person in this campaign, and why
  closed_at timestamptz,
  closed_why text check (closed_why in ('replied', 'opted_out', 'not_accepted', 'no_answer', 'withdrawn')),
  primary key (workspace_id, lead_id),
  foreign key (workspace_id, lead_id) references outreach.leads (workspace_id, id),
  check ((closed_at is null) = (closed_why is null))
);
create index standings_to_look_at on outreach.standings (workspace_id, due_at, lead_id) where closed_at is null;

create function outreach.guard_standing() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from outreach.messages m where m.workspace_id = new.workspace_id and m.lead_id = new.lead_id and m.step = new.step and m.status = 'sent') then
      perform kernel.refuse('standing.nothing_sent', 'only who was written to stands anywhere', 'Send the message first.');
    end if;
  elsif new.step < old.step or new.replies < old.replies or (old.closed_at is not null and new.closed_at is distinct from old.closed_at) then
    perform kernel.refuse('standing.goes_forward', 'what was seen is not unseen, and what is closed stays closed', 'Look again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.standings for each row execute function outreach.guard_standing();

-- ---------------------------------------------------------------------------------------------
-- Replies, in the order in which they stand in the conversation.

create table outreach.replies (
  workspace_id uuid not null,
  reply_id uuid not null,
  lead_id uuid not null,
  number integer not null check (number > 0),
  text text not null check (length(text) <= 8000),
  opts_out boolean not null,
  -- the step after which it was seen
  step integer not null,
  seen_at timestamptz not null,
  read_at timestamptz,
  read_by text check (length(read_by) between 1 and 200),
  primary key (workspace_id, reply_id),
  foreign key (workspace_id, lead_id) references outreach.leads (workspace_id, id),
  check ((read_at is null) = (read_by is null))
);
create unique index replies_in_order on outreach.replies (workspace_id, lead_id, number);
create index replies_unread on outreach.replies (workspace_id, seen_at, reply_id) where read_at is null;

create function outreach.guard_reply() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.number <> 1 + (select count(*) from outreach.replies r where r.workspace_id = new.workspace_id and r.lead_id = new.lead_id) then
      perform kernel.refuse('reply.number', 'replies are counted one by one', 'Take the number after the last.');
    end if;
  elsif not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new))
    and (old.read_at is not null or to_jsonb(new) - '{read_at,read_by}'::text[] <> to_jsonb(old) - '{read_at,read_by}'::text[]) then
    perform kernel.refuse('reply.is_fixed', 'a reply is read once and does not change otherwise', 'Leave it as it came.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.replies for each row execute function outreach.guard_reply();

-- ---------------------------------------------------------------------------------------------
-- Analyses: how the leads divide, counted inside the database when it is asked for. PL/pgSQL reserves the word by, so
-- that the column is found under its quoted name alone.

create table outreach.analyses (
  workspace_id uuid not null,
  analysis_id uuid not null,
  by text not null check (by in ('status', 'seniority', 'company_size', 'location')),
  result jsonb not null default '[]',
  made_at timestamptz not null,
  primary key (workspace_id, analysis_id)
);
create index analyses_latest on outreach.analyses (workspace_id, made_at desc, analysis_id);

create function outreach.make_analysis() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    perform kernel.refuse('analysis.is_fixed', 'an analysis does not change', 'Analyse again.');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('group', g.name, 'leads', g.n) order by g.n desc, g.name), '[]') into new.result from (
    select left(coalesce(case new."by" when 'status' then outreach.shown_status(l.status, l.full_name) when 'seniority' then l.seniority when 'location' then l.details ->> 'location'
        else case when coalesce(l.company_size_high, l.company_size_low) is null then null when coalesce(l.company_size_high, l.company_size_low) <= 10 then '1-10'
          when coalesce(l.company_size_high, l.company_size_low) <= 50 then '11-50' when coalesce(l.company_size_high, l.company_size_low) <= 500 then '51-500'
          when coalesce(l.company_size_high, l.company_size_low) <= 5000 then '501-5000' else '5001+' end end, 'unknown'), 100) as name, count(*) as n
    from outreach.leads l where l.workspace_id = new.workspace_id and l.full_name <> '[erased]' group by 1 order by 2 desc, 1 limit 20) g;
  return new;
end $$;
create trigger guard before insert or update on outreach.analyses for each row execute function outreach.make_analysis();

-- ---------------------------------------------------------------------------------------------
-- What is left to do. Nothing here looks at a clock: when something is due is written down when it is known.

-- Who may still be written to: neither rejected nor erased nor on a list.
create function outreach.is_open(workspace uuid, lead uuid) returns boolean
language sql stable
as $$
  select l.status <> 'rejected' and l.full_name <> '[erased]' and not outreach.is_suppressed(workspace, l.profile_url, l.details ->> 'company_key')
  from outreach.leads l where l.workspace_id = workspace and l.id = lead
$$;

create view outreach.open_drafts with (security_invoker = true) as
select a.workspace_id, a.approval_id, a.subject_id as lead_id from kernel.approvals a
where a.action = 'generate_message' and a.status in ('pending', 'granted') and a.subject_id is not null;

-- A draft that a person turned down is drafted otherwise, as often as there are patterns; then the lead is left alone.
create function outreach.turned_down(workspace uuid, lead uuid, since timestamptz) returns bigint
language sql stable
as $$
  select count(*) from kernel.approvals a where a.workspace_id = workspace and a.subject_id = lead and a.action = 'generate_message'
    and a.status = 'rejected' and a.decided_at >= coalesce(since, '-infinity')
$$;

create function outreach.patterns(goal jsonb, step integer) returns bigint
language sql immutable
as $$ select greatest(1, coalesce(jsonb_array_length(goal #> array['steps', (step - 1)::text, 'drafts']), 0)) $$;

-- Whom a first message is to be drafted for, best first: as many as the goal asks for, one in a company where it says so.
create function outreach.to_draft(workspace uuid, size integer) returns table (lead_id uuid, points integer)
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
      and outreach.turned_down(workspace, s.lead_id, null) < outreach.patterns(goal, 1)
    order by s.points desc, s.lead_id desc limit least(size, greatest(places, 0));
end $$;

-- Approved and not sent yet, to somebody who may be written to. After three failures a message is left alone.
create view outreach.to_send with (security_invoker = true) as
select m.workspace_id, m.message_id, m.lead_id, m.step, m.approved_at from outreach.messages m
cross join lateral (select x.status from outreach.leads x where x.workspace_id = m.workspace_id and x.id = m.lead_id offset 0) l
where m.status in ('approved', 'failed') and m.failures < 3 and outreach.is_open(m.workspace_id, m.lead_id)
  and case when m.step = 1 then l.status = 'pending' else l.status = 'accepted'
    and exists (select 1 from outreach.standings s where s.workspace_id = m.workspace_id and s.lead_id = m.lead_id and s.closed_at is null) end;

create view outreach.open_standings with (security_invoker = true) as
select s.* from outreach.standings s where s.closed_at is null and outreach.is_open(s.workspace_id, s.lead_id);

-- Whom a further message is to be drafted for.
create view outreach.to_follow_up with (security_invoker = true) as
select s.workspace_id, s.lead_id, s.ready_step as step, s.due_at from outreach.open_standings s join kernel.workspaces w on w.workspace_id = s.workspace_id
where s.ready_step is not null
  and not exists (select 1 from outreach.messages m where m.workspace_id = s.workspace_id and m.lead_id = s.lead_id and m.step = s.ready_step and m.status <> 'returned')
  and not exists (select 1 from outreach.open_drafts d where d.workspace_id = s.workspace_id and d.lead_id = s.lead_id)
  and outreach.turned_down(s.workspace_id, s.lead_id, s.sent_at) < outreach.patterns(w.goal, s.ready_step);

create function outreach.all_drafted(workspace uuid) returns boolean
language sql stable
as $$ select not exists (select 1 from outreach.open_drafts d where d.workspace_id = workspace) and not exists (select 1 from outreach.to_draft(workspace, 1)) $$;

-- What a campaign has reached, asked of the tables each time: the standard tasks are done when their row is here.
-- One part for each name, so that asking for one asks nothing of the others.
create view outreach.reached with (security_invoker = true) as
select c.workspace_id, 'leads' as name from outreach.lead_counts c where c.total > 0
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

-- ---------------------------------------------------------------------------------------------
-- A lead with all that a decision about it rests on; null where there is none. What was erased from an approval is no
-- object any more.

create function outreach.work_lead(workspace uuid, lead uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object('id', l.id, 'full_name', l.full_name, 'profile_url', l.profile_url, 'job_title', l.job_title, 'company', l.company,
    'location', l.details ->> 'location', 'headline', l.details ->> 'headline', 'about', left(l.details ->> 'about', 1000),
    'weight_score', (select round(nullif(s.points, -1) / 100.0, 2) from outreach.lead_scores s where s.workspace_id = workspace and s.lead_id = l.id),
    'status', l.status, 'row_version', l.xmin::text, 'open', outreach.is_open(workspace, l.id),
    'next_step', 1 + coalesce((select max(m.step) from outreach.messages m where m.workspace_id = workspace and m.lead_id = l.id and m.status <> 'returned'), 0),
    'standing', (select jsonb_build_object('relation', s.relation, 'step', s.step, 'sent_at', kernel.stamp(s.sent_at), 'accepted_at', kernel.stamp(s.accepted_at),
        'replies', s.replies, 'due_at', kernel.stamp(s.due_at), 'ready_step', s.ready_step, 'closed_why', s.closed_why)
      from outreach.standings s where s.workspace_id = workspace and s.lead_id = l.id),
    'turned_down', (select coalesce(jsonb_agg(jsonb_build_object('content', left(a.content::jsonb #>> '{action,message,content}', 500), 'reason', left(a.reason, 500)) order by a.decided_at), '[]')
      from (select * from kernel.approvals a where a.workspace_id = workspace and a.subject_id = l.id and a.action = 'generate_message' and a.status = 'rejected'
        and left(a.content, 1) = '{' order by a.decided_at desc limit 5) a))
  from outreach.leads l where l.workspace_id = workspace and l.id = lead
$$;

create function outreach.work_message(workspace uuid, message uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object('message_id', m.message_id, 'lead_id', m.lead_id, 'step', m.step, 'type', m.type, 'content', m.content, 'author', m.author, 'status', m.status,
    'failures', m.failures, 'row_version', m.xmin::text, 'pins', (select jsonb_build_object('lanes', a.lanes_pin, 'roles', a.roles_pin) from kernel.approvals a
      where a.workspace_id = workspace and a.approval_id = m.approval_id),
    'sent_before', (select count(*) from outreach.messages e where e.workspace_id = workspace and e.lead_id = m.lead_id and e.status in ('sent', 'uncertain')
      and e.content = m.content and e.message_id <> m.message_id))
  from outreach.messages m where m.workspace_id = workspace and m.message_id = message
$$;

-- ---------------------------------------------------------------------------------------------
-- The campaign in numbers: what a report says, and what nobody may say otherwise.

create function outreach.figures(workspace uuid) returns jsonb
language sql stable
as $$
  with sent as materialized (
    select m.step, m.type, coalesce(m.variant, '') as variant, m.lead_id, l.status,
      exists (select 1 from outreach.replies r where r.workspace_id = workspace and r.lead_id = m.lead_id and r.step = m.step) as replied
    from outreach.messages m join outreach.leads l on l.workspace_id = m.workspace_id and l.id = m.lead_id
    where m.workspace_id = workspace and m.status = 'sent')
  select jsonb_build_object(
    'leads', (select jsonb_build_object('total', coalesce(max(c.total), 0), 'pending', coalesce(max(c.pending), 0), 'contacted', coalesce(max(c.contacted), 0),
      'accepted', coalesce(max(c.accepted), 0), 'responded', coalesce(max(c.responded), 0), 'rejected', coalesce(max(c.rejected), 0))
      from outreach.lead_counts c where c.workspace_id = workspace),
    'messages', (select coalesce(jsonb_object_agg(m.status, m.n), '{}') from (select status, count(*) as n from outreach.messages where workspace_id = workspace group by 1) m),
    'steps', (select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'type', s.type, 'variant', s.variant, 'sent', s.sent, 'accepted', s.accepted, 'replied', s.replied)
      order by s.step, s.variant, s.type), '[]') from (select step, type, variant, count(*) as sent, count(*) filter (where status in ('accepted', 'responded')) as accepted,
        count(*) filter (where replied) as replied from sent group by 1, 2, 3) s),
    'replies', (select jsonb_build_object('total', count(*), 'people', count(distinct r.lead_id), 'opted_out', count(distinct r.lead_id) filter (where r.opts_out))
      from outreach.replies r where r.workspace_id = workspace),
    'drafts', (select jsonb_build_object('approved', count(*) filter (where a.status = 'used'), 'turned_down', count(*) filter (where a.status = 'rejected'),
      'edited', count(*) filter (where a.status = 'superseded' and a.reason = 'edited')) from kernel.approvals a where a.workspace_id = workspace and a.action = 'generate_message'))
$$;

select kernel.register_table('outreach.messages', 'lead_id', '{content}');
select kernel.register_table('outreach.standings', 'lead_id');
select kernel.register_table('outreach.replies', 'lead_id', '{text}');
select kernel.register_table('outreach.analyses');
grant select on outreach.open_drafts, outreach.to_send, outreach.open_standings, outreach.to_follow_up, outreach.reached
  to lanewright_app, lanewright_desk, lanewright_auditor;
