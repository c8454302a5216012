-- Meetings: one workspace is one meeting. What is requested, who is asked, every mail of it, and what a person has to decide.

create schema scheduling;
revoke all on schema scheduling from public;
grant usage on schema scheduling to lanewright_app, lanewright_desk, lanewright_auditor;

-- ---------------------------------------------------------------------------------------------
-- The meeting. A person chooses the time; `slot` counts the choices, and an answer is an answer to one of them.

create table scheduling.meetings (
  workspace_id uuid not null,
  meeting_id uuid not null,
  status text not null default 'choosing' check (status in ('choosing', 'asking', 'agreed', 'cancelled', 'over')),
  slot integer not null default 0 check (slot >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  chosen_by text check (length(chosen_by) between 1 and 200),
  chosen_at timestamptz,
  -- who decided that this slot overrules the calendar
  overruled_by text check (length(overruled_by) between 1 and 200),
  -- its state in the organizer's calendar, as it was read back, and for which slot
  calendar_state text not null default 'nothing' check (calendar_state in ('nothing', 'held', 'confirmed', 'refused')),
  calendar_slot integer not null default 0,
  -- the round of searching for times that was requested, and the last that was done
  requested_search_round integer not null default 0,
  completed_search_round integer not null default 0,
  search_window jsonb,
  ended_by text check (length(ended_by) between 1 and 200),
  ended_reason text check (length(ended_reason) <= 2000),
  updated_at timestamptz not null,
  primary key (workspace_id, meeting_id),
  check ((starts_at is null) = (slot = 0)),
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (chosen_by is null)),
  check (ends_at > starts_at)
);
create unique index meetings_one on scheduling.meetings (workspace_id);

-- ---------------------------------------------------------------------------------------------
-- Attendees: who is asked, their state, and what comes next with them.

create table scheduling.attendees (
  workspace_id uuid not null,
  attendee_id uuid not null,
  number integer not null check (number > 0),
  full_name text not null check (length(full_name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  required boolean not null,
  default_language text check (length(default_language) between 2 and 35),
  time_zone text check (length(time_zone) between 1 and 64),
  score integer not null default 50 check (score between 0 and 100),
  reason text not null default 'Not asked yet.' check (length(reason) between 1 and 500),
  engagement text not null default 'none' check (engagement in ('none', 'silent', 'responsive', 'promised', 'declined', 'confirmed')),
  -- the number of the action in force; of the last that was sent; the slot for which it was decided
  action integer not null default 0 check (action >= 0),
  sent_action integer not null default 0 check (sent_action between 0 and action),
  decided_slot integer not null default 0,
  -- mails received from them, and how many of those the last decision knew
  inbound integer not null default 0 check (inbound >= 0),
  read_inbound integer not null default 0 check (read_inbound between 0 and inbound),
  next_type text check (next_type in ('Initiate', 'Reply', 'Follow_up', 'Confirm', 'Wait', 'Escalate', 'Close')),
  next_subtype text check (length(next_subtype) <= 40),
  decided_at timestamptz,
  follow_up_at timestamptz,
  -- since when the present time is proposed: earlier answers concern another
  asked_since timestamptz not null,
  -- the slot that they said yes to
  yes_to integer check (yes_to > 0),
  -- the slot whose invitation they have
  invited_to integer check (invited_to > 0),
  partstat text check (partstat in ('accepted', 'declined', 'tentative')),
  -- how many of our mails were sent, and how often sending the present one failed
  mails_out integer not null default 0 check (mails_out >= 0),
  failures integer not null default 0 check (failures >= 0),
  closed_reason text check (closed_reason in ('declined', 'unresponsive', 'removed')),
  updated_at timestamptz not null,
  primary key (workspace_id, attendee_id)
);
create unique index attendees_in_order on scheduling.attendees (workspace_id, number);

-- Every required attendee who is not closed has said yes to this time, and at least one person has.
create function scheduling.all_said_yes(workspace uuid, slot integer) returns boolean
language sql stable
as $$
  select count(*) filter (where a.closed_reason is null and a.yes_to = slot) > 0 and count(*) filter (where a.required and a.closed_reason is null and a.yes_to is distinct from slot) = 0
  from scheduling.attendees a where a.workspace_id = workspace
$$;

create function scheduling.guard_meeting() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'choosing' or new.slot <> 0 or new.calendar_state <> 'nothing' then
      perform kernel.refuse('meeting.initial', 'a meeting begins without a time', 'Insert it so; a person chooses the time.');
    end if;
    return new;
  end if;
  if old.status in ('cancelled', 'over') and new.status <> old.status then
    perform kernel.refuse('meeting.ended', format('a meeting that is %s stays so', old.status), 'Begin another one.');
  end if;
  if (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at) and new.slot <> old.slot + 1 then
    perform kernel.refuse('meeting.time_is_chosen', 'the time of a meeting changes by a new choice only', 'Choose a time as a person.');
  end if;
  if new.slot <> old.slot and (new.slot <> old.slot + 1 or new.chosen_by is null or new.status not in ('asking')) then
    perform kernel.refuse('meeting.slot', 'choices are counted one by one, each with its person', 'Choose a time as a person.');
  end if;
  if new.slot <> old.slot and new.starts_at <= kernel.now() then
    perform kernel.refuse('meeting.time_past', 'that time is over', 'Choose a time that is still to come.');
  end if;
  if new.status = 'agreed' and old.status <> 'agreed' and (old.status <> 'asking' or not scheduling.all_said_yes(new.workspace_id, new.slot)) then
    perform kernel.refuse('meeting.not_agreed', 'somebody who is required has not said yes to this time', 'Wait for their answer.');
  end if;
  if new.status = 'cancelled' and old.status <> 'cancelled' and new.ended_by is null then
    perform kernel.refuse('meeting.cancelled_by_whom', 'only a person cancels a meeting', 'Let a person cancel it.');
  end if;
  if new.status = 'over' and old.status <> 'over' and kernel.now() < new.starts_at then
    perform kernel.refuse('meeting.not_over', 'the meeting has not begun', 'Wait until its time has come.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on scheduling.meetings for each row execute function scheduling.guard_meeting();

-- An attendee is closed by their own words, by silence after our mails, or by a person.
create function scheduling.guard_attendee() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ours record;
begin
  if tg_op = 'INSERT' then
    if new.yes_to is not null or new.mails_out <> 0 or new.action <> 0 or new.inbound <> 0 then
      perform kernel.refuse('attendee.initial', 'an attendee begins unasked', 'Insert them so.');
    end if;
    if (select count(*) from scheduling.attendees a where a.workspace_id = new.workspace_id) >= 50 then
      perform kernel.refuse('attendee.too_many', 'a meeting has at most 50 attendees', 'Ask fewer people.');
    end if;
    if exists (select 1 from scheduling.attendees a where a.workspace_id = new.workspace_id and lower(a.email) = lower(new.email) and a.closed_reason is null) then
      perform kernel.refuse('attendee.twice', 'somebody with this address is asked already', 'Ask each person once.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if (new.full_name, new.email, new.number) is distinct from (old.full_name, old.email, old.number) then
    perform kernel.refuse('attendee.is_fixed', 'to whom is written does not change', 'Remove them and add somebody else.');
  end if;
  if new.mails_out < old.mails_out or new.action < old.action or new.sent_action < old.sent_action or new.inbound < old.inbound or new.read_inbound < old.read_inbound then
    perform kernel.refuse('attendee.goes_forward', 'what was sent is not unsent', 'Go on from here.');
  end if;
  -- A yes is in the attendee's own mail, or a person decided to count it as one.
  if new.yes_to is distinct from old.yes_to and new.yes_to is not null
    and not exists (select 1 from scheduling.mails m where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'inbound' and m.kind = 'person' and m.trusted
      and m.at >= new.asked_since)
    and not exists (select 1 from scheduling.questions q where q.workspace_id = new.workspace_id and q.attendee_id = new.attendee_id and q.status = 'decided' and q.choice = 'count_as_yes') then
    perform kernel.refuse('attendee.yes_from_nowhere', 'they have not answered since this time was asked about', 'Wait for their answer.');
  end if;
  -- A refusal is in the attendee's own mail, or a person closed them.
  if new.closed_reason = 'declined' and old.closed_reason is null
    and not exists (select 1 from scheduling.mails m where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'inbound' and m.kind = 'person' and m.trusted
      and m.at >= new.asked_since)
    and not exists (select 1 from scheduling.questions q where q.workspace_id = new.workspace_id and q.attendee_id = new.attendee_id and q.status = 'decided') then
    perform kernel.refuse('attendee.declined_without_words', 'the attendee has not written since this time was asked about', 'Follow up, or wait.');
  end if;
  -- The same rules as in engine/silence.ts, applied to the mails that were really sent.
  if new.next_type = 'Close' and new.next_subtype = 'unresponsive' and new.action > old.action then
    select count(*) as mails, min(m.at) as first, max(m.at) as last into ours from scheduling.mails m
    where m.workspace_id = new.workspace_id and m.attendee_id = new.attendee_id and m.direction = 'outbound' and m.at >= new.asked_since
      and not exists (select 1 from scheduling.mails i where i.workspace_id = m.workspace_id and i.attendee_id = m.attendee_id and i.direction = 'inbound' and i.kind = 'person' and i.trusted and i.at >= m.at);
    if not (ours.mails >= 3 and new.updated_at - ours.first >= interval '7 days')
      and not (ours.mails >= 1 and new.updated_at - ours.last >= interval '24 hours'
        and exists (select 1 from scheduling.meetings m where m.workspace_id = new.workspace_id and m.starts_at - new.updated_at <= interval '48 hours')) then
      perform kernel.refuse('attendee.too_early_to_close', 'the attendee has not been silent long enough after our mails', 'Follow up, or wait.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on scheduling.attendees for each row execute function scheduling.guard_attendee();

-- ---------------------------------------------------------------------------------------------
-- Mails, as they were sent and received. Of a received one the text without quotes; the bytes are not stored.

create table scheduling.mails (
  workspace_id uuid not null,
  mail_id uuid not null,
  attendee_id uuid not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  -- person, or why nobody answers it
  kind text not null check (kind in ('person', 'auto_reply', 'out_of_office', 'bounce', 'list', 'delivery_note', 'invitation', 'cancellation')),
  message_id text not null check (length(message_id) between 3 and 998),
  refs text[] not null default '{}' check (cardinality(refs) <= 50),
  subject text not null check (length(subject) <= 998),
  body text not null check (length(body) <= 20000),
  -- outbound: the number of the action
  action integer,
  action_name text check (length(action_name) <= 40),
  language text check (length(language) <= 35),
  -- inbound: whether the sender is the attendee, as far as the mail server's checks tell
  trusted boolean not null default true,
  checks jsonb,
  at timestamptz not null,
  primary key (workspace_id, mail_id),
  foreign key (workspace_id, attendee_id) references scheduling.attendees (workspace_id, attendee_id)
);
create unique index mails_once on scheduling.mails (workspace_id, message_id);
create index mails_of_attendee on scheduling.mails (workspace_id, attendee_id, at desc, mail_id desc);
-- Which meeting a mail belongs to is asked by what it answers.
create index mails_by_id on scheduling.mails (message_id) where direction = 'outbound';

create function scheduling.guard_mail() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    perform kernel.refuse('mail.is_fixed', 'a mail stays as it went or came', 'Write another one.');
  end if;
  return new;
end $$;
create trigger guard before update on scheduling.mails for each row execute function scheduling.guard_mail();

-- ---------------------------------------------------------------------------------------------
-- Questions for a person, and times that were found in the calendars.

create table scheduling.questions (
  workspace_id uuid not null,
  question_id uuid not null,
  -- null: it is about the meeting
  attendee_id uuid,
  kind text not null check (kind in ('alternatives_proposed', 'unusual', 'internal')),
  -- a code of what happened, and one sentence about it
  what text not null check (length(what) between 1 and 60),
  why text not null check (length(why) between 1 and 1000),
  -- [{start, end, text}]
  alternatives jsonb not null default '[]',
  choices text[] not null check (cardinality(choices) between 1 and 12),
  status text not null default 'open' check (status in ('open', 'decided', 'withdrawn')),
  choice text,
  asked_at timestamptz not null,
  decided_by text check (length(decided_by) between 1 and 200),
  decided_at timestamptz,
  primary key (workspace_id, question_id),
  check ((status = 'decided') = (decided_by is not null and choice is not null))
);
create index questions_open on scheduling.questions (workspace_id, asked_at, question_id) where status = 'open';

create function scheduling.guard_question() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'open' then
      perform kernel.refuse('question.initial', 'a question begins open', 'Insert it so; a person decides.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status <> 'open' or to_jsonb(new) - '{status,choice,decided_by,decided_at}'::text[] <> to_jsonb(old) - '{status,choice,decided_by,decided_at}'::text[] then
    perform kernel.refuse('question.is_fixed', 'a question is decided once', 'Look at the open ones.');
  end if;
  if new.status = 'decided' and not new.choice = any (new.choices) then
    perform kernel.refuse('question.choice', 'that is none of its choices', 'Choose one that is offered.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on scheduling.questions for each row execute function scheduling.guard_question();

create table scheduling.slots (
  workspace_id uuid not null,
  slot_id uuid not null,
  round integer not null check (round > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  score integer not null check (score between 0 and 100),
  reasons jsonb not null default '[]',
  found_at timestamptz not null,
  primary key (workspace_id, slot_id)
);
create index slots_of_round on scheduling.slots (workspace_id, round, starts_at);

-- ---------------------------------------------------------------------------------------------
-- How far a mail account was read; in the system workspace, because one account serves many meetings. Not logged: no decision
-- rests on it, and a mail that is read again is known by its ID.

create table scheduling.mailboxes (
  workspace_id uuid not null,
  account text not null check (length(account) between 1 and 100),
  epoch text not null check (length(epoch) between 1 and 200),
  uid bigint not null check (uid >= 0),
  primary key (workspace_id, account)
);

create function scheduling.save_cursor(of_account text, new_epoch text, new_uid bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into scheduling.mailboxes as b (workspace_id, account, epoch, uid) values (kernel.system_workspace(), of_account, new_epoch, new_uid)
  on conflict (workspace_id, account) do update set epoch = excluded.epoch, uid = excluded.uid
$$;
revoke all on function scheduling.save_cursor(text, text, bigint) from public;
grant execute on function scheduling.save_cursor(text, text, bigint) to lanewright_app;

-- ---------------------------------------------------------------------------------------------
-- The stage of an attendee, always derived and never stored. closed: done with. person: a person has to decide. decide: the
-- decision side is asked. write: their action waits to be written and sent. wait: for them, or for a time.

create view scheduling.attendee_stages with (security_invoker = true) as
select a.*, a.xmin::text as row_version, case
    -- nobody writes to an erased person
    when a.closed_reason is not null or a.email = '[erased]' then 'closed'
    when exists (select 1 from scheduling.questions q where q.workspace_id = a.workspace_id and q.attendee_id = a.attendee_id and q.status = 'open') then 'person'
    when a.inbound > a.read_inbound or a.decided_slot < m.slot then 'decide'
    when a.next_type in ('Initiate', 'Reply', 'Follow_up', 'Confirm') and a.sent_action < a.action then 'write'
    else 'wait' end as stage
from scheduling.attendees a left join scheduling.meetings m on m.workspace_id = a.workspace_id;

-- What a meeting has reached, asked of the tables: a task is done when its row is here.
create view scheduling.reached with (security_invoker = true) as
select m.workspace_id, 'chosen' as name from scheduling.meetings m where m.slot > 0 or m.status = 'cancelled'
union all
select m.workspace_id, 'informed' from scheduling.meetings m where m.status in ('cancelled', 'over')
  or m.status = 'agreed' and not exists (select 1 from scheduling.attendees a where a.workspace_id = m.workspace_id and a.closed_reason is null and a.yes_to = m.slot and a.invited_to is distinct from m.slot and a.email <> '[erased]')
union all
select m.workspace_id, 'over' from scheduling.meetings m where m.status = 'over'
  or m.status = 'cancelled' and m.calendar_state = 'nothing' and not exists (select 1 from scheduling.attendees a where a.workspace_id = m.workspace_id and a.invited_to is not null and a.email <> '[erased]')
  -- an attendee who may have an invitation may need a cancellation
  and not exists (select 1 from kernel.intents i where i.workspace_id = m.workspace_id and i.tool in ('send_invitation', 'send_drafted_invitation') and i.status in ('open', 'uncertain'));

-- ---------------------------------------------------------------------------------------------
-- Registration. Titles and places are the workspace's; names, addresses, words and reasons are the attendee's.

select kernel.register_table('scheduling.meetings', personal_columns => '{ended_reason}');
select kernel.register_table('scheduling.attendees', 'attendee_id', '{full_name,email,reason}');
select kernel.register_table('scheduling.mails', 'attendee_id', '{subject,body}');
select kernel.register_table('scheduling.questions', 'attendee_id', '{why,alternatives}');
select kernel.register_table('scheduling.slots');
select kernel.exempt_table('scheduling.mailboxes', 'how far mail accounts were read');
select kernel.protect_rows('scheduling.mailboxes');
grant select on scheduling.reached, scheduling.attendee_stages, scheduling.mailboxes to lanewright_app, lanewright_desk, lanewright_auditor;
