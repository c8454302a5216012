-- A plain logged table: the quickest way to a long ledger whose every entry is chained as in real life.
create schema marks;
revoke all on schema marks from public;
grant usage on schema marks to lanewright_app, lanewright_desk, lanewright_auditor;

create table marks.marks (
  workspace_id uuid not null,
  mark_id bigint not null,
  primary key (workspace_id, mark_id)
);

select kernel.register_table('marks.marks', fenced => false);
