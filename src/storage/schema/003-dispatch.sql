-- Dispatch: waking workspaces, and what several processes on one database know of each other. Jobs are graphile-worker's, in
-- its own schema. All of this belongs to the dispatcher's role, which has no right on anything of the kernel.
--
-- Nothing here is logged: no decision rests on it.

create schema dispatch authorization lanewright_dispatch;
set local role lanewright_dispatch;

-- Waking a workspace adds a job to the workspace's own queue, so its steps are strictly serial. Two job keys: a timer must not
-- push back a wake-up that is due now, nor the other way round.
create function dispatch.wake(workspace uuid, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('drive', json_build_object('workspace', workspace), queue_name => workspace::text, run_at => at,
      max_attempts => 32000, job_key => case when at is null then 'drive:' else 'timer:' end || workspace);
  end if;
end $$;

-- The next step of this workspace is for a worker that takes this lane. It has a key of its own, so that somebody who wakes
-- the workspace meanwhile does not replace it.
create function dispatch.hand_over(workspace uuid, lane text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job('drive:' || lane, json_build_object('workspace', workspace), queue_name => workspace::text,
    max_attempts => 32000, job_key => 'lane:' || workspace);
end $$;

-- Which workers are alive. graphile-worker frees the jobs of a vanished worker after four hours; with a heartbeat its peers
-- do it after seconds.
create table dispatch.workers (
  worker_id text primary key,
  beat_at timestamptz not null,
  -- null: every lane
  lanes text[]
);

-- Records that these workers are alive, and unlocks what dead ones had locked: locks older than `silence_ms` whose holder
-- has not been heard of for that long.
create function dispatch.beat(mine text[], silence_ms integer, takes text[] default null) returns void
language plpgsql
as $$
declare
  dead text[];
begin
  insert into dispatch.workers select w, clock_timestamp(), takes from unnest(mine) w
  on conflict (worker_id) do update set beat_at = excluded.beat_at, lanes = excluded.lanes;
  delete from dispatch.workers where beat_at < clock_timestamp() - make_interval(secs => silence_ms / 1000.0);
  select array_agg(distinct l.locked_by) into dead from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) l
  where l.locked_at <= clock_timestamp() - make_interval(secs => silence_ms / 1000.0)
    and not exists (select 1 from dispatch.workers w where w.worker_id = l.locked_by);
  if dead is not null then
    perform graphile_worker.force_unlock_workers(dead);
  end if;
end $$;

-- How far the webhook of an approval was delivered, so that a restart neither forgets nor repeats it. Whether the approval
-- still waits is in its own row.
create table dispatch.webhook_deliveries (
  workspace_id uuid not null,
  approval_id uuid not null,
  attempts integer not null check (attempts > 0),
  -- the next attempt, while it is not delivered
  next_attempt_at timestamptz not null,
  delivered_at timestamptz,
  primary key (workspace_id, approval_id)
);

-- Who is at the desk of which workspace, and until when unless they act again. The desk and the worker may be two processes.
create table dispatch.presence (
  workspace_id uuid primary key,
  person text not null,
  until timestamptz not null
);

revoke all on all functions in schema dispatch from public;
grant usage on schema dispatch to lanewright_app, lanewright_auditor;
grant execute on function dispatch.wake(uuid, timestamptz), dispatch.hand_over(uuid, text) to lanewright_app;
grant select, insert, update, delete on dispatch.presence to lanewright_app;
-- The dispatcher sees no approvals: which deliveries are due is found by the auditor's role.
grant select on dispatch.webhook_deliveries to lanewright_auditor;
-- kernel.wake_stopped runs with the rights of the kernel's owner, who is migrating now.
grant usage on schema dispatch to session_user;
grant execute on function dispatch.wake(uuid, timestamptz) to session_user;

reset role;
