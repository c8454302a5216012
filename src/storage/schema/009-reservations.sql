-- Several shares at once, or none: a cap per day, a cap per week and a pace stand for one and the same act.
-- p: now, entropy, for_workspace, asks [{reservation_id, resource, amount, cap, since, expires_at}].
-- Answers with the first resource that has no room, or with null when all were taken.
drop function kernel.reserve(jsonb);
create function kernel.reserve(p jsonb) returns text
language plpgsql
as $$
declare
  ask jsonb;
  taken bigint;
begin
  perform kernel.enter(kernel.house(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_house();
  for ask in select a from jsonb_array_elements(p -> 'asks') a loop
    select coalesce(sum(r.amount), 0) into taken from kernel.reservations r
    where r.workspace_id = kernel.house() and r.resource = ask ->> 'resource' and r.reserved_at >= (ask ->> 'since')::timestamptz
      and (r.status = 'used' or (r.status = 'held' and r.expires_at > kernel.now()));
    if taken + (ask ->> 'amount')::integer > (ask ->> 'cap')::integer then
      return ask ->> 'resource';
    end if;
  end loop;
  insert into kernel.reservations (workspace_id, reservation_id, resource, for_workspace, amount, status, reserved_at, expires_at)
  select kernel.house(), (a ->> 'reservation_id')::uuid, a ->> 'resource', (p ->> 'for_workspace')::uuid, (a ->> 'amount')::integer, 'held',
    kernel.now(), (a ->> 'expires_at')::timestamptz
  from jsonb_array_elements(p -> 'asks') a;
  return null;
end $$;
revoke all on function kernel.reserve(jsonb) from public;
grant execute on function kernel.reserve(jsonb) to lanewright_app;
