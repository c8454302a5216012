-- Gives back what was reserved for an effect that did not happen. Only what is still held is released.
-- p: now, entropy, reservations [id].
create function kernel.release_reservations(p jsonb) returns void
language plpgsql
as $$
begin
  perform kernel.enter(kernel.house(), null, p ->> 'now', p ->> 'entropy');
  perform kernel.lock_house();
  update kernel.reservations r set status = 'released'
  where r.workspace_id = kernel.house() and r.status = 'held' and r.reservation_id in (select (i #>> '{}')::uuid from jsonb_array_elements(p -> 'reservations') i);
end $$;
revoke all on function kernel.release_reservations(jsonb) from public;
grant execute on function kernel.release_reservations(jsonb) to lanewright_app;
