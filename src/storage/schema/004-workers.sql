-- Which workers of the dispatcher are alive. The library frees the jobs of a worker that vanished after four hours;
-- with a heartbeat its peers know after seconds. Not evented: heartbeats.

set local role lanewright_dispatch;

create table dispatch.workers (
  worker_id text primary key,
  beat_at timestamptz not null
);

-- Tells that these workers are alive, and frees what dead ones had locked: a lock older than `silence_ms` whose holder
-- has not been heard of for that long.
create function dispatch.beat(mine text[], silence_ms integer) returns void
language plpgsql
as $$
declare
  dead text[];
begin
  insert into dispatch.workers select w, clock_timestamp() from unnest(mine) w
  on conflict (worker_id) do update set beat_at = excluded.beat_at;
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
revoke all on function dispatch.beat(text[], integer) from public;

reset role;
