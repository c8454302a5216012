-- The tasks of one person: a workspace is a person. What a chat did and what it was about to do is stored here too, so that
-- nothing depends on a client's memory.

create schema tasks;
revoke all on schema tasks from public;
grant usage on schema tasks to lanewright_app, lanewright_desk, lanewright_auditor;

-- Whose workspace it is. The name is stored here only, so that it is erased with everything else.
create table tasks.people (
  workspace_id uuid not null,
  person_id uuid not null,
  user_id text not null check (length(user_id) between 1 and 200),
  primary key (workspace_id, person_id)
);

-- ---------------------------------------------------------------------------------------------
-- Tasks. `number` counts up within the workspace: newest first is number descending.

create table tasks.tasks (
  workspace_id uuid not null,
  task_id uuid not null,
  person_id uuid not null,
  number bigint not null check (number > 0),
  description text not null check (length(description) between 1 and 1000),
  -- the description in the form that references are compared with; made by decide/match-text.ts
  match text not null,
  status text not null check (status in ('pending', 'completed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  due_on date,
  due_at timestamptz,
  priority integer check (priority between 1 and 4),
  labels jsonb not null default '[]',
  recurrence text check (length(recurrence) <= 200),
  remind_at timestamptz,
  reminded_at timestamptz,
  list text check (length(list) between 1 and 100),
  time_zone text,
  version integer not null check (version > 0),
  primary key (workspace_id, task_id),
  check ((status = 'completed') = (completed_at is not null)),
  check (due_at is null or due_on is not null)
);
create unique index tasks_newest on tasks.tasks (workspace_id, number desc);
create index tasks_newest_of_status on tasks.tasks (workspace_id, status, number desc);
create index tasks_by_due on tasks.tasks (workspace_id, due_on, number) where due_on is not null;
create index tasks_to_remind on tasks.tasks (workspace_id, remind_at) where status = 'pending' and remind_at is not null and reminded_at is null;

-- An index of descriptions: the rest of a description from each word on. A search text that begins at a word is the beginning of
-- one of these, and a btree finds that among 100,000 tasks as fast as among ten.
create table tasks.words (
  workspace_id uuid not null,
  status text not null,
  suffix text collate "C" not null,
  task_id uuid not null,
  primary key (workspace_id, status, suffix, task_id)
);
create index words_of_task on tasks.words (workspace_id, task_id);

create table tasks.counts (
  workspace_id uuid primary key,
  pending bigint not null default 0,
  completed bigint not null default 0,
  last_number bigint not null default 0
) with (fillfactor = 50);

create function tasks.keep_index() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    delete from tasks.words w using old_rows o where w.workspace_id = o.workspace_id and w.task_id = o.task_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into tasks.words (workspace_id, status, suffix, task_id)
    select t.workspace_id, t.status, left(array_to_string(s.words[n:], ' '), 100), t.task_id
    from new_rows t cross join lateral (select string_to_array(t.match, ' ') as words) s
    cross join lateral generate_series(1, least(cardinality(s.words), 100)) n
    on conflict do nothing;
  end if;
  return null;
end $$;

create function tasks.keep_counts() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into tasks.counts as c (workspace_id, pending, completed, last_number)
    select n.workspace_id, count(*) filter (where n.status = 'pending'), count(*) filter (where n.status = 'completed'), max(n.number)
    from new_rows n group by 1
    on conflict (workspace_id) do update set pending = c.pending + excluded.pending, completed = c.completed + excluded.completed,
      last_number = greatest(c.last_number, excluded.last_number);
  elsif tg_op = 'DELETE' then
    update tasks.counts c set pending = c.pending - o.pending, completed = c.completed - o.completed
    from (select workspace_id, count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'completed') as completed
      from old_rows group by 1) o where o.workspace_id = c.workspace_id;
  else
    update tasks.counts c set pending = c.pending + d.pending, completed = c.completed + d.completed
    from (select workspace_id, sum(n) filter (where status = 'pending') as pending, sum(n) filter (where status = 'completed') as completed
      from (select workspace_id, status, 1 as n from new_rows union all select workspace_id, status, -1 from old_rows) r group by 1) raw
    cross join lateral (select coalesce(raw.pending, 0) as pending, coalesce(raw.completed, 0) as completed) d
    where raw.workspace_id = c.workspace_id and (d.pending <> 0 or d.completed <> 0);
  end if;
  return null;
end $$;

-- ---------------------------------------------------------------------------------------------
-- Conversations: what was last shown, what was last asked, and which task was last mentioned.

create table tasks.conversations (
  workspace_id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null,
  started_at timestamptz not null,
  shown uuid[] not null default '{}' check (cardinality(shown) <= 200),
  -- {intent_type, task_reference?, new_description?}: the question that a bare "2" or a few words answer
  asked jsonb,
  focus uuid,
  updated_at timestamptz not null,
  primary key (workspace_id, conversation_id)
);

create table tasks.turns (
  workspace_id uuid not null,
  turn_id uuid not null,
  person_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('message', 'tool', 'answer')),
  message text,
  -- tool: {tool_name, parameters}; answer: {confirmation_id, yes}
  call jsonb,
  time_zone text not null,
  phase integer not null default 1 check (phase in (1, 2)),
  -- phase 2: what is looked for, as words, as a place in what was shown (-1 is the last), or as a task's ID
  intent jsonb,
  match text,
  place integer,
  task_id uuid,
  -- which page of the tasks is looked at
  page_size integer not null default 50 check (page_size between 1 and 200),
  page_before bigint,
  page_status text,
  status text not null default 'waiting' check (status in ('waiting', 'answered')),
  decision jsonb,
  reply text,
  result jsonb,
  received_at timestamptz not null,
  -- After this time the person was told that nothing was changed, so nothing is; then timed_out is true.
  answer_by timestamptz,
  answered_at timestamptz,
  timed_out boolean,
  primary key (workspace_id, turn_id),
  check ((status = 'answered') = (answered_at is not null))
);
create index turns_waiting on tasks.turns (workspace_id, received_at, turn_id) where status = 'waiting';
create index turns_of_conversation on tasks.turns (workspace_id, conversation_id, received_at desc, turn_id desc);

create function tasks.guard_turn() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- The commit may have waited for a lock since its time was taken. A seeded run has no time but its own.
  waited constant interval := case when nullif(current_setting('lanewright.entropy', true), '') is null
    then clock_timestamp() - statement_timestamp() else interval '0' end;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' or new.phase <> 1 then
      perform kernel.refuse('turn.initial', 'a turn begins unanswered', 'Insert it as waiting, in its first phase.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status = 'answered' then
    perform kernel.refuse('turn.is_fixed', 'what was answered does not change', 'Say something new.');
  end if;
  if (new.conversation_id, new.kind, new.message, new.call, new.received_at, new.answer_by)
    is distinct from (old.conversation_id, old.kind, old.message, old.call, old.received_at, old.answer_by) then
    perform kernel.refuse('turn.is_fixed', 'what was said does not change', 'Say something new.');
  end if;
  -- The row of the turn is written after those of its tasks: a refusal here undoes them.
  if new.status = 'answered' and coalesce(new.timed_out, false) <> coalesce(old.answer_by <= kernel.now() + waited, false) then
    if new.timed_out then
      perform kernel.refuse('turn.early', 'the person still waits', 'Decide on what was said.');
    end if;
    perform kernel.refuse('turn.late', 'the person no longer waits', 'Say that it took too long.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on tasks.turns for each row execute function tasks.guard_turn();

-- ---------------------------------------------------------------------------------------------
-- Confirmations: bound to one task as it was shown, for five minutes, one per conversation, used once.

create table tasks.confirmations (
  workspace_id uuid not null,
  confirmation_id uuid not null,
  person_id uuid not null,
  conversation_id uuid not null,
  task_id uuid not null,
  task_version integer not null,
  task_description text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'used', 'cancelled', 'expired')),
  closed_at timestamptz,
  primary key (workspace_id, confirmation_id),
  check ((status = 'open') = (closed_at is null)),
  check (expires_at > created_at and expires_at <= created_at + interval '5 minutes')
);
create unique index one_open_confirmation on tasks.confirmations (workspace_id, conversation_id) where status = 'open';

create function tasks.guard_confirmation() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    -- Created at most a minute before the commit.
    if new.status <> 'open' or new.created_at not between kernel.now() - interval '1 minute' and kernel.now() then
      perform kernel.refuse('confirmation.initial', 'a confirmation begins open, now', 'Ask first; a yes comes later.');
    end if;
    if not exists (select 1 from tasks.tasks t where t.workspace_id = new.workspace_id and t.task_id = new.task_id and t.version = new.task_version) then
      perform kernel.refuse('confirmation.other_task', 'a confirmation is bound to a task as it is now', 'Look at the task again.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status <> 'open' or to_jsonb(new) - '{status,closed_at}'::text[] <> to_jsonb(old) - '{status,closed_at}'::text[] then
    perform kernel.refuse('confirmation.is_fixed', 'a confirmation is closed once and does not change otherwise', 'Ask again.');
  end if;
  if new.status = 'used' and old.expires_at <= kernel.now() then
    perform kernel.refuse('confirmation.expired', 'the yes came too late', 'Ask again.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on tasks.confirmations for each row execute function tasks.guard_confirmation();

-- ---------------------------------------------------------------------------------------------
-- History: what happened to a task, and what an undo brings back. `number` counts up within the workspace.

create table tasks.history (
  workspace_id uuid not null,
  history_id uuid not null,
  person_id uuid not null,
  number bigint not null check (number > 0),
  -- entries of one act share it: an import, a completed task and its next occurrence
  act uuid not null,
  task_id uuid not null,
  operation text not null check (operation in ('add', 'update', 'complete', 'delete', 'import', 'undo')),
  before jsonb,
  after jsonb,
  -- undo: the entry that it undoes
  undoes uuid,
  turn_id uuid,
  by text not null check (by in ('person', 'chat')),
  at timestamptz not null,
  primary key (workspace_id, history_id),
  check ((operation = 'undo') = (undoes is not null))
);
create unique index history_in_order on tasks.history (workspace_id, number desc);
create index history_of_task on tasks.history (workspace_id, task_id, number desc);
create index history_of_act on tasks.history (workspace_id, act);
create unique index undone_once on tasks.history (workspace_id, undoes) where undoes is not null;

create function tasks.guard_history() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
      return new;
    end if;
    perform kernel.refuse('history.is_fixed', 'what happened does not change', 'Undo it: that is a new entry.');
  end if;
  if new.undoes is not null and not exists (select 1 from tasks.history h
      where h.workspace_id = new.workspace_id and h.history_id = new.undoes and h.task_id = new.task_id and h.operation <> 'undo') then
    perform kernel.refuse('history.undoes', 'an undo takes back a change of the same task', 'Name the entry to take back.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on tasks.history for each row execute function tasks.guard_history();

-- A task is deleted only with a yes to exactly this task as it is, spent in the same transaction. Undoing an addition is the
-- person's own command and is in the history.
create function tasks.guard_task() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select 1 from tasks.confirmations c where c.workspace_id = old.workspace_id and c.task_id = old.task_id
        and c.task_version = old.version and c.status = 'used' and c.expires_at > kernel.now()
        and c.xmin = pg_current_xact_id()::xid)
      and not exists (select 1 from tasks.history u join tasks.history a on a.workspace_id = u.workspace_id and a.history_id = u.undoes
        where u.workspace_id = old.workspace_id and u.task_id = old.task_id and u.operation = 'undo' and u.by = 'person'
          and a.operation in ('add', 'import') and u.xmin = pg_current_xact_id()::xid) then
      perform kernel.refuse('task.unconfirmed', 'no task is deleted without a yes to exactly this task', 'Ask for confirmation, and spend it with the deletion.');
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
      return new;
    end if;
    if (new.number, new.created_at) is distinct from (old.number, old.created_at) then
      perform kernel.refuse('task.is_fixed', 'a task keeps its number and its birth', 'Add another task.');
    end if;
    if new.reminded_at is distinct from old.reminded_at and new.reminded_at is not null and new.remind_at > kernel.now() then
      perform kernel.refuse('reminder.early', 'the time of this reminder has not come', 'Wait for it.');
    end if;
    -- What a person sees of it has changed, so a confirmation of the old text must not apply any more.
    if to_jsonb(new) - '{reminded_at,version}'::text[] <> to_jsonb(old) - '{reminded_at,version}'::text[] and new.version <= old.version then
      perform kernel.refuse('task.version', 'a changed task has a higher version', 'Count the version up.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update or delete on tasks.tasks for each row execute function tasks.guard_task();
-- The names sort after log_: the change itself is logged first.
create trigger tally_insert after insert on tasks.tasks referencing new table as new_rows for each statement execute function tasks.keep_counts();
create trigger tally_update after update on tasks.tasks referencing old table as old_rows new table as new_rows for each statement execute function tasks.keep_counts();
create trigger tally_delete after delete on tasks.tasks referencing old table as old_rows for each statement execute function tasks.keep_counts();
create trigger words_insert after insert on tasks.tasks referencing new table as new_rows for each statement execute function tasks.keep_index();
create trigger words_update after update on tasks.tasks referencing old table as old_rows new table as new_rows for each statement execute function tasks.keep_index();
create trigger words_delete after delete on tasks.tasks referencing old table as old_rows for each statement execute function tasks.keep_index();

-- Nothing but these triggers writes to counts and words.
create trigger guard before insert or update or delete on tasks.counts for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
alter table tasks.counts enable always trigger guard;
create trigger guard before insert or update or delete on tasks.words for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
alter table tasks.words enable always trigger guard;

-- ---------------------------------------------------------------------------------------------
-- Reminders that fired.

create table tasks.notices (
  workspace_id uuid not null,
  notice_id uuid not null,
  person_id uuid not null,
  task_id uuid not null,
  text text not null,
  fired_at timestamptz not null,
  primary key (workspace_id, notice_id)
);
create index notices_newest on tasks.notices (workspace_id, fired_at desc, notice_id);

-- ---------------------------------------------------------------------------------------------
-- Reading.

-- What somebody sent as an ID; null if it is none.
create function tasks.as_uuid(given text) returns uuid
language sql immutable
as $$ select case when given ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then given::uuid end $$;

-- A task as contracts describe it, with the version of the row that was read.
create function tasks.shape(t tasks.tasks, row_version text) returns jsonb
language sql stable
as $$
  select jsonb_build_object('task_id', t.task_id, 'number', t.number, 'description', t.description, 'status', t.status,
    'created_at', kernel.stamp(t.created_at), 'updated_at', kernel.stamp(t.updated_at), 'completed_at', kernel.stamp(t.completed_at),
    'due_on', t.due_on, 'due_at', kernel.stamp(t.due_at), 'priority', t.priority, 'labels', t.labels, 'recurrence', t.recurrence,
    'remind_at', kernel.stamp(t.remind_at), 'list', t.list, 'time_zone', t.time_zone, 'version', t.version, 'row_version', row_version)
$$;

-- One task by its ID. Not a join: for a page of 50 the planner read all 100,000 tasks and hashed them (170 ms).
create function tasks.shown(workspace uuid, id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (select tasks.shape(t, t.xmin::text) from tasks.tasks t where t.workspace_id = workspace and t.task_id = id);
end $$;

select kernel.register_table('tasks.people', 'person_id', '{user_id}');
select kernel.register_table('tasks.tasks', 'person_id', '{description,match,labels,list}', deletable => true);
select kernel.register_table('tasks.conversations', 'person_id', '{asked}');
select kernel.register_table('tasks.turns', 'person_id', '{message,call,intent,match,decision,reply,result}');
select kernel.register_table('tasks.confirmations', 'person_id', '{task_description}');
select kernel.register_table('tasks.history', 'person_id', '{before,after}');
select kernel.register_table('tasks.notices', 'person_id', '{text}');
select kernel.exempt_table('tasks.counts', 'counters');
select kernel.exempt_table('tasks.words', 'an index of the tasks'' words');
select kernel.protect_rows('tasks.counts');
select kernel.protect_rows('tasks.words');
grant select on tasks.counts, tasks.words to lanewright_app, lanewright_desk, lanewright_auditor;
