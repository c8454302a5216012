-- A new workspace begins in the open segment: as 005 has it, and behind the lock that opening holds. What a transaction wrote
-- is visible a moment before other sessions are told to look at the catalog again, so a row of kernel.segments could be seen
-- whose partition the session did not know yet, and the workspace's first entry was refused. Locks are let go after both.
create or replace function kernel.begin_in_open_segment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(7236142005);
  select s.segment into strict new.segment from kernel.segments s where s.closed_at is null order by s.segment desc limit 1;
  return new;
end $$;
