-- The simulated app's one table, for runs on a real database.
create schema errands;
revoke all on schema errands from public;
grant usage on schema errands to lanewright_app, lanewright_desk, lanewright_auditor;

create table errands.notes (
  workspace_id uuid not null,
  note_id uuid not null,
  note_key text not null check (note_key ~ '^[a-z0-9-]{1,40}$'),
  person_id uuid,
  body text not null,
  details jsonb,
  written_at timestamptz not null,
  primary key (workspace_id, note_id),
  unique (workspace_id, note_key)
);

-- Unfenced: people edit notes at any time.
select kernel.register_table('errands.notes', 'person_id', '{body,details}', fenced => false, deletable => true);
