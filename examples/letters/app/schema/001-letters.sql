create schema letters;
revoke all on schema letters from public;
grant usage on schema letters to lanewright_app, lanewright_desk, lanewright_auditor;

create table letters.letters (
  workspace_id uuid not null,
  letter_id uuid not null,
  letter_key text not null check (letter_key ~ '^[a-z0-9-]{1,40}$'),
  recipient text not null,
  body text not null,
  drafted_at timestamptz not null,
  primary key (workspace_id, letter_id),
  unique (workspace_id, letter_key)
);

select kernel.register_table('letters.letters', 'letter_id', '{recipient,body}');
