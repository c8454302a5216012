-- What several processes on one database know of each other: which lanes a worker takes, that a workspace waits for one
-- of them, and who is at the desk. Not evented: nothing is decided by it, and it is gone when its process is.

set local role lanewright_dispatch;

-- Null: every lane.
alter table dispatch.workers add column lanes text[];

-- As before, and says which lanes these workers take.
drop function dispatch.beat(text[], integer);
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
revoke all on function dispatch.beat(text[], integer, text[]) from public;

-- The next step of this workspace is for a worker that takes this lane. The queue is the workspace's as for any other
-- job, so it stays strictly serial; a key of its own, so that whoever wakes the workspace meanwhile does not undo it.
create function dispatch.hand_over(workspace uuid, lane text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job('drive:' || lane, json_build_object('workspace', workspace), queue_name => workspace::text,
    max_attempts => 32000, job_key => 'lane:' || workspace);
end $$;
revoke all on function dispatch.hand_over(uuid, text) from public;
grant execute on function dispatch.hand_over(uuid, text) to lanewright_app;

-- Who is at the desk of which workspace, and until when unless they act again. The desk and the worker may be two processes.
create table dispatch.presence (
  workspace_id uuid primary key,
  person text not null,
  until timestamptz not null
);
grant usage on schema dispatch to lanewright_app;
grant select, insert, update, delete on dispatch.presence to lanewright_app;

reset role;
