-- How far telling the webhook of an approval has come, so that a restart neither forgets nor repeats it. That an approval
-- waits is said by its own row; one that waits no longer is told no more. Not evented: nothing is decided by it.

set local role lanewright_dispatch;

create table dispatch.tellings (
  workspace_id uuid not null,
  approval_id uuid not null,
  tries integer not null check (tries > 0),
  -- the next try, while it is not told
  next_at timestamptz not null,
  told_at timestamptz,
  primary key (workspace_id, approval_id)
);

-- The dispatcher sees no approvals: what is due is found by who sees everything.
grant usage on schema dispatch to lanewright_auditor;
grant select on dispatch.tellings to lanewright_auditor;

reset role;
