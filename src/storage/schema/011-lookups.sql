-- What was asked for about one person: how often a draft for them was turned down, for example.
create index approvals_of_person on kernel.approvals (workspace_id, subject_id) where subject_id is not null;
-- What was last looked at for one task.
create index intents_of_task on kernel.intents (workspace_id, task_id, created_at desc) where task_id is not null;
