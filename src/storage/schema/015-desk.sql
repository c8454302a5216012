-- What the desk's first page asks of all workspaces at once: what was done last, and what cannot go on.
create index intents_done_last on kernel.intents (ended_at desc) where status = 'verified' and effect = 'irreversible';
create index tasks_done_last on kernel.tasks (updated_at desc) where status = 'done';
create index tasks_blocked on kernel.tasks (updated_at desc) where status = 'blocked';
