-- A turn may have to be answered by a time. After it the person was told that nothing was changed, so nothing is.
alter table tasks.turns add column answer_by timestamptz, add column timed_out boolean;

create or replace function tasks.guard_turn() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- The commit may have waited for a lock since its time was taken. A seeded run has no time but its own.
  waited constant interval := case when nullif(current_setting('lanewright.entropy', true), '') is null
    then clock_timestamp() - statement_timestamp() else interval '0' end;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'waiting' or new.phase <> 1 then
      perform kernel.refuse('turn.initial', 'a turn begins unanswered', 'Insert it as waiting, in its first phase.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status = 'answered' then
    perform kernel.refuse('turn.is_fixed', 'what was answered does not change', 'Say something new.');
  end if;
  if (new.conversation_id, new.kind, new.message, new.call, new.received_at, new.answer_by)
    is distinct from (old.conversation_id, old.kind, old.message, old.call, old.received_at, old.answer_by) then
    perform kernel.refuse('turn.is_fixed', 'what was said does not change', 'Say something new.');
  end if;
  -- The row of the turn is written behind those of its tasks: a refusal here takes them back.
  if new.status = 'answered' and coalesce(new.timed_out, false) <> coalesce(old.answer_by <= kernel.now() + waited, false) then
    if new.timed_out then
      perform kernel.refuse('turn.early', 'the person still waits', 'Decide on what was said.');
    end if;
    perform kernel.refuse('turn.late', 'the person no longer waits', 'Say that it took too long.');
  end if;
  return new;
end $$;
