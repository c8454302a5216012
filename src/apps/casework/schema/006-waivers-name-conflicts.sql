-- A waiver names every party that the conflict check found, and no change of the case's own row makes it unnecessary.
create or replace function casework.guard_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  answer text;
  flagged jsonb;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'intake' or new.documents <> 0 or new.facts <> 0 or new.taxonomy_unlocked then
      perform kernel.refuse('case.initial', 'a case begins with its intake', 'Insert it so.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.status in ('rejected', 'closed') and new.status <> old.status then
    perform kernel.refuse('case.ended', format('a case that is %s stays so', old.status), 'Open another case.');
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('intake', 'needs_more'), ('intake', 'accepted'), ('intake', 'rejected'),
      ('needs_more', 'intake'), ('needs_more', 'accepted'), ('needs_more', 'rejected'), ('accepted', 'closed')) then
    perform kernel.refuse('case.transition', format('a case that is %s does not become %s', old.status, new.status), 'See how a case goes on.');
  end if;
  if new.status in ('accepted', 'rejected') and new.status <> old.status and (new.decided_by is null or new.decided_at is null) then
    perform kernel.refuse('case.decided_by_whom', 'only an attorney accepts or rejects a case', 'Let an attorney decide.');
  end if;
  if new.status = 'accepted' and old.status <> 'accepted' then
    if new.conflict = 'unknown' then
      perform kernel.refuse('conflict.unchecked', 'the conflict check has not answered', 'Wait for the conflict check, then accept the case.');
    end if;
    -- What the check answered last counts, whatever the row of the case has come to say.
    select k.answer, k.flagged into answer, flagged from casework.conflict_checks k where k.workspace_id = new.workspace_id order by k.number desc limit 1;
    if (new.conflict <> 'no' or answer <> 'no') and not exists (select 1 from casework.conflict_waivers w
        where w.workspace_id = new.workspace_id and w.recorded_at = new.decided_at and jsonb_typeof(w.names) = 'array' and w.names <> '[]'
          and length(w.words) >= 40 and (jsonb_typeof(flagged) is distinct from 'array' or w.names @> jsonb_path_query_array(flagged, '$[*].name'))) then
      perform kernel.refuse('conflict.not_waived', 'the conflict check found a conflict and no waiver names it', 'Record the written waiver with the acceptance.');
    end if;
  end if;
  if new.status = 'closed' and new.closed_by is null then
    perform kernel.refuse('case.closed_by_whom', 'only a person closes a case', 'Let a person close it.');
  end if;
  if (new.coa_version, new.coa_hash) is distinct from (old.coa_version, old.coa_hash) and not old.taxonomy_unlocked then
    perform kernel.refuse('case.taxonomy_pinned', 'the taxonomy of a case is pinned', 'Unlock it in writing first (SYSTEM_OVERRIDE).');
  end if;
  if new.documents < old.documents or new.facts < old.facts or new.map_round < old.map_round or new.intake_round < old.intake_round then
    perform kernel.refuse('case.goes_forward', 'what is in a case is not taken out again', 'Go on from here.');
  end if;
  return new;
end $$;
