-- Conversations: finding leads on the network, what goes out, what comes back, and what is left to do.

-- ---------------------------------------------------------------------------------------------
-- Discovery: the pages of the campaign's own search, read one after the other, and whom they showed. A find that becomes a
-- lead has the lead's ID, so that both are under one key and one erasure blanks both.

create table outreach.searches (
  workspace_id uuid not null,
  search_id uuid not null,
  page integer not null check (page between 1 and 100),
  -- profiles on the page
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

create table outreach.finds (
  workspace_id uuid not null,
  find_id uuid not null,
  page integer not null check (page between 1 and 100),
  place integer not null check (place between 1 and 100),
  -- null for somebody who was left out without a look: only the hash is stored of them
  profile_url text check (length(profile_url) between 1 and 2048),
  -- the hash of outreach.suppressions; it outlives an erasure, so that nobody is found a second time
  key_hash text not null check (key_hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'found' check (status in ('found', 'added', 'left_out')),
  reason text check (length(reason) between 1 and 100),
  -- attempts to read the profile that failed
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

-- Somebody who is a lead already, or is suppressed, is not even looked at. Both are checked here, because the writer of the row
-- cannot know.
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
  -- The lead was inserted just before. If it is missing, the guard of the leads left it out.
  if new.status = 'added' and not exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.id = new.find_id) then
    new.status := 'left_out';
    new.reason := case when exists (select 1 from outreach.leads l where l.workspace_id = new.workspace_id and l.profile_url = new.profile_url) then 'already_there'
      else 'suppressed' end;
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.finds for each row execute function outreach.guard_find();

-- A discovered lead was found by a search. Somebody who became a lead meanwhile, or whose company is suppressed, is left out.
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
-- Messages: the exact words that a person approved, for one lead and one step of the sequence. A draft that nobody has
-- approved waits in kernel.approvals and is no message yet.

create table outreach.messages (
  workspace_id uuid not null,
  message_id uuid not null,
  lead_id uuid not null,
  step integer not null check (step between 1 and 10),
  type text not null check (type in ('connection_request', 'follow_up', 'direct_message')),
  content text not null check (length(content) between 1 and 8000),
  author text not null check (author in ('agent', 'human')),
  -- which of several drafts was the pattern, for comparison
  variant text check (length(variant) between 1 and 40),
  approval_id uuid not null,
  status text not null default 'approved' check (status in ('approved', 'sent', 'failed', 'uncertain', 'returned')),
  -- how many attempts to send it failed
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

-- The words are those of the grant that the same transaction spends. Afterwards only the outcome changes.
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
-- Progress: how a lead who was written to was last seen on the network, and when to look again.

create table outreach.lead_progress (
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
  -- the step that may be written now: it is due, and there was no reply when it became due
  ready_step integer check (ready_step > step),
  -- nothing more is written to this person in this campaign, and why
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('replied', 'opted_out', 'not_accepted', 'no_answer', 'withdrawn')),
  primary key (workspace_id, lead_id),
  foreign key (workspace_id, lead_id) references outreach.leads (workspace_id, id),
  check ((closed_at is null) = (closed_reason is null))
);
create index lead_progress_to_look_at on outreach.lead_progress (workspace_id, due_at, lead_id) where closed_at is null;

create function outreach.guard_lead_progress() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from outreach.messages m where m.workspace_id = new.workspace_id and m.lead_id = new.lead_id and m.step = new.step and m.status = 'sent') then
      perform kernel.refuse('lead_progress.nothing_sent', 'progress begins with a message that was sent', 'Send the message first.');
    end if;
  elsif new.step < old.step or new.replies < old.replies or (old.closed_at is not null and new.closed_at is distinct from old.closed_at) then
    perform kernel.refuse('lead_progress.goes_forward', 'what was seen is not unseen, and what is closed stays closed', 'Look again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on outreach.lead_progress for each row execute function outreach.guard_lead_progress();

-- ---------------------------------------------------------------------------------------------
-- Replies, in the order of the conversation.

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
-- Set asides: a lead that cannot be continued with is set aside with the reason, and the others go on. A person corrects it
-- and releases it, or drops the lead.

create table outreach.set_asides (
  workspace_id uuid not null,
  set_aside_id uuid not null,
  lead_id uuid not null,
  -- what could not be done for this lead
  stage text not null check (stage in ('draft', 'send', 'look')),
  code text not null check (length(code) between 1 and 200),
  reason text not null check (length(reason) between 1 and 2000),
  set_aside_at timestamptz not null,
  -- a person allowed another attempt
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

select kernel.register_table('outreach.messages', 'lead_id', '{content}');
select kernel.register_table('outreach.lead_progress', 'lead_id');
select kernel.register_table('outreach.replies', 'lead_id', '{text}');
select kernel.register_table('outreach.set_asides', 'lead_id', '{reason}');

-- ---------------------------------------------------------------------------------------------
-- Who may be written to.

create function outreach.is_set_aside(workspace uuid, lead uuid) returns boolean
language sql stable
as $$ select exists (select 1 from outreach.set_asides s where s.workspace_id = workspace and s.lead_id = lead and s.released_at is null) $$;

-- Why nobody writes to a lead now; null if somebody may.
create function outreach.closed_reason(workspace uuid, lead uuid) returns text
language sql stable
as $$
  select case when l.full_name = '[erased]' then 'erased' when l.status = 'rejected' then 'rejected'
    when outreach.is_suppressed(workspace, l.profile_url, l.details ->> 'company_key') then 'suppressed'
    when outreach.is_set_aside(workspace, lead) then 'set_aside' end
  from outreach.leads l where l.workspace_id = workspace and l.id = lead
$$;

create function outreach.is_open(workspace uuid, lead uuid) returns boolean
language sql stable
as $$ select outreach.closed_reason(workspace, lead) is null $$;

-- ---------------------------------------------------------------------------------------------
-- What is left to do. Nothing here reads a clock: when something becomes due is stored when it is known.

-- Leads that wait for a person: one row each, with the newest reason. Leads rejected, suppressed or erased meanwhile wait no more.
create view outreach.waiting_set_asides with (security_invoker = true) as
select distinct on (s.workspace_id, s.lead_id) s.* from outreach.set_asides s
where s.released_at is null and outreach.closed_reason(s.workspace_id, s.lead_id) = 'set_aside'
order by s.workspace_id, s.lead_id, s.set_aside_at desc, s.set_aside_id desc;

create view outreach.to_visit with (security_invoker = true) as
select f.* from outreach.finds f where f.status = 'found' and f.profile_url <> '[erased]'
  and not exists (select 1 from outreach.leads l where l.workspace_id = f.workspace_id and l.profile_url = f.profile_url)
  and not outreach.is_suppressed(f.workspace_id, f.profile_url, null);

-- The next act of a campaign that looks for its people itself; null for any other. Somebody who was found is looked at before the
-- next page is read. `act` is null if enough were added or the search is exhausted, `ask` if it is exhausted and there is
-- nobody to write to.
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

create view outreach.open_drafts with (security_invoker = true) as
select a.workspace_id, a.approval_id, a.subject_id as lead_id from kernel.approvals a
where a.action = 'generate_message' and a.status in ('pending', 'granted') and a.subject_id is not null;

-- A draft that a person rejected is drafted again with another pattern, as often as there are patterns; then the lead is left alone.
create function outreach.rejected_drafts(workspace uuid, lead uuid, since timestamptz) returns bigint
language sql stable
as $$
  select count(*) from kernel.approvals a where a.workspace_id = workspace and a.subject_id = lead and a.action = 'generate_message'
    and a.status = 'rejected' and a.decided_at >= coalesce(since, '-infinity')
$$;

create function outreach.patterns(goal jsonb, step integer) returns bigint
language sql immutable
as $$ select greatest(1, coalesce(jsonb_array_length(goal #> array['steps', (step - 1)::text, 'drafts']), 0)) $$;

-- Leads to draft a first message for, best first: as many as the goal asks for, one per company if it says so.
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
      and not outreach.is_set_aside(workspace, s.lead_id)
      and outreach.rejected_drafts(workspace, s.lead_id, null) < outreach.patterns(goal, 1)
    order by s.points desc, s.lead_id desc limit least(size, greatest(places, 0));
end $$;

-- Approved and not sent yet, to somebody who may be written to. After three failures a message is not sent any more.
create view outreach.to_send with (security_invoker = true) as
select m.workspace_id, m.message_id, m.lead_id, m.step, m.approved_at from outreach.messages m
cross join lateral (select x.status from outreach.leads x where x.workspace_id = m.workspace_id and x.id = m.lead_id offset 0) l
where m.status in ('approved', 'failed') and m.failures < 3 and outreach.is_open(m.workspace_id, m.lead_id)
  and case when m.step = 1 then l.status = 'pending' else l.status = 'accepted'
    and exists (select 1 from outreach.lead_progress s where s.workspace_id = m.workspace_id and s.lead_id = m.lead_id and s.closed_at is null) end;

create view outreach.open_progress with (security_invoker = true) as
select s.* from outreach.lead_progress s where s.closed_at is null and outreach.is_open(s.workspace_id, s.lead_id);

-- Leads to draft a further message for.
create view outreach.to_follow_up with (security_invoker = true) as
select s.workspace_id, s.lead_id, s.ready_step as step, s.due_at from outreach.open_progress s join kernel.workspaces w on w.workspace_id = s.workspace_id
where s.ready_step is not null
  and not exists (select 1 from outreach.messages m where m.workspace_id = s.workspace_id and m.lead_id = s.lead_id and m.step = s.ready_step and m.status <> 'returned')
  and not exists (select 1 from outreach.open_drafts d where d.workspace_id = s.workspace_id and d.lead_id = s.lead_id)
  and outreach.rejected_drafts(s.workspace_id, s.lead_id, s.sent_at) < outreach.patterns(w.goal, s.ready_step);

create function outreach.all_drafted(workspace uuid) returns boolean
language sql stable
as $$ select not exists (select 1 from outreach.open_drafts d where d.workspace_id = workspace) and not exists (select 1 from outreach.to_draft(workspace, 1)) $$;

-- What a campaign has reached, asked of the tables each time: a standard task is done when its row is here. A lead that waits for
-- a person's decision keeps its task open, and so does an open draft the task it was requested in. One part per name, so that
-- asking for one asks nothing of the others.
create view outreach.reached with (security_invoker = true) as
select c.workspace_id, 'leads' as name from outreach.lead_counts c where c.total > 0 and outreach.discovery(c.workspace_id) ->> 'act' is null
union all
select distinct k.workspace_id, 'scored' from outreach.scorings k where k.number = 1
union all
select w.workspace_id, 'drafted' from kernel.workspaces w where w.app = 'outreach' and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id and a.stage = 'draft')
union all
select w.workspace_id, 'connected' from kernel.workspaces w where w.app = 'outreach' and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.to_send s where s.workspace_id = w.workspace_id and s.step = 1)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.step = 1 and m.status = 'uncertain')
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id and a.stage in ('draft', 'send'))
union all
select w.workspace_id, 'waited' from kernel.workspaces w where w.app = 'outreach'
  and not exists (select 1 from outreach.open_drafts d where d.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.open_progress s where s.workspace_id = w.workspace_id and s.looked_at is null)
union all
select w.workspace_id, 'followed_up' from kernel.workspaces w where w.app = 'outreach'
  and outreach.all_drafted(w.workspace_id)
  and not exists (select 1 from outreach.to_send s where s.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.open_progress s where s.workspace_id = w.workspace_id)
  and not exists (select 1 from outreach.messages m where m.workspace_id = w.workspace_id and m.status = 'uncertain')
  and not exists (select 1 from outreach.waiting_set_asides a where a.workspace_id = w.workspace_id);

-- ---------------------------------------------------------------------------------------------
-- A lead with all that a decision about it needs; null if there is none. Erased content of an approval is no JSON any more.

create function outreach.work_lead(workspace uuid, lead uuid) returns jsonb
language sql stable
as $$
  select jsonb_build_object('id', l.id, 'full_name', l.full_name, 'profile_url', l.profile_url, 'job_title', l.job_title, 'company', l.company,
    'location', l.details ->> 'location', 'headline', l.details ->> 'headline', 'about', left(l.details ->> 'about', 1000),
    'weight_score', (select round(nullif(s.points, -1) / 100.0, 2) from outreach.lead_scores s where s.workspace_id = workspace and s.lead_id = l.id),
    'status', l.status, 'row_version', l.xmin::text, 'closed_reason', outreach.closed_reason(workspace, l.id),
    'next_step', 1 + coalesce((select max(m.step) from outreach.messages m where m.workspace_id = workspace and m.lead_id = l.id and m.status <> 'returned'), 0),
    'progress', (select jsonb_build_object('relation', s.relation, 'step', s.step, 'sent_at', kernel.stamp(s.sent_at), 'accepted_at', kernel.stamp(s.accepted_at),
        'replies', s.replies, 'due_at', kernel.stamp(s.due_at), 'ready_step', s.ready_step, 'closed_reason', s.closed_reason)
      from outreach.lead_progress s where s.workspace_id = workspace and s.lead_id = l.id),
    'rejected', (select coalesce(jsonb_agg(jsonb_build_object('content', left(a.content::jsonb #>> '{action,message,content}', 500), 'reason', left(a.reason, 500)) order by a.decided_at), '[]')
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
-- The campaign in numbers. An analysis counts how the leads divide when it is inserted. PL/pgSQL reserves the word "by", so the
-- column is quoted there.

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

select kernel.register_table('outreach.analyses');

-- The numbers of a report. An agent may state no others.
create function outreach.metrics(workspace uuid) returns jsonb
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
    'drafts', (select jsonb_build_object('approved', count(*) filter (where a.status = 'used'), 'rejected', count(*) filter (where a.status = 'rejected'),
      'edited', count(*) filter (where a.status = 'superseded' and a.reason = 'edited')) from kernel.approvals a where a.workspace_id = workspace and a.action = 'generate_message'))
$$;

grant select on outreach.to_visit, outreach.waiting_set_asides, outreach.open_drafts, outreach.to_send, outreach.open_progress, outreach.to_follow_up, outreach.reached
  to lanewright_app, lanewright_desk, lanewright_auditor;
