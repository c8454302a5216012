-- Nothing privileged leaves and no conflict is passed over without a decision by a person.

-- What in a document says that it may be privileged, found when its text was read. A document without a row was not read,
-- and nobody knows.
create table casework.privilege_signs (
  workspace_id uuid not null,
  document_id uuid not null,
  -- [{kind, quote, page}]
  signs jsonb not null check (jsonb_typeof(signs) <> 'array' or jsonb_array_length(signs) <= 20),
  found_at timestamptz not null,
  primary key (workspace_id, document_id),
  foreign key (workspace_id, document_id) references casework.documents (workspace_id, document_id)
);

-- What people decided about a document; the last decision counts. Who and on what basis is in the row of the document.
create table casework.privilege_decisions (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null check (number > 0),
  decision text not null check (decision in ('include', 'withhold', 'redact')),
  -- of a redaction: the words that stay here
  passages jsonb not null default '[]',
  decided_by text not null check (length(decided_by) between 1 and 200),
  run_id uuid not null,
  decided_at timestamptz not null,
  primary key (workspace_id, document_id, number),
  foreign key (workspace_id, document_id) references casework.documents (workspace_id, document_id)
);

create view casework.privilege with (security_invoker = true) as
select d.workspace_id, d.document_id, p.decision, coalesce(p.passages, '[]') as passages, coalesce(s.signs, '[]') as signs,
  -- no decision while there is a sign or no reading; a sign that was found after a release asks again
  (p.decision is null and (s.signs is null or s.signs <> '[]')) or (p.decision = 'include' and s.signs <> '[]' and s.found_at > p.decided_at) as is_undecided
from casework.documents d
left join casework.privilege_signs s on s.workspace_id = d.workspace_id and s.document_id = d.document_id
left join lateral (select * from casework.privilege_decisions p where p.workspace_id = d.workspace_id and p.document_id = d.document_id order by p.number desc limit 1) p on true
where d.artifact_kind in ('document', 'image', 'audio');

-- Each answer of the conflict check, with the names of this case that it was about.
create table casework.conflict_checks (
  workspace_id uuid not null,
  number integer not null check (number > 0),
  answer text not null check (answer in ('no', 'possible', 'yes')),
  -- [{name, side, answer}]
  flagged jsonb not null default '[]',
  checked_at timestamptz not null,
  primary key (workspace_id, number)
);

-- The written consent that a conflict was passed over with.
create table casework.conflict_waivers (
  workspace_id uuid not null,
  waiver_id uuid not null,
  answer text not null check (answer in ('possible', 'yes')),
  -- the names that the consent is about
  names jsonb not null,
  given_by text not null check (length(given_by) between 1 and 200),
  words text not null check (length(words) between 1 and 4000),
  recorded_by text not null check (length(recorded_by) between 1 and 200),
  run_id uuid not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, waiver_id)
);
create index waivers_in_order on casework.conflict_waivers (workspace_id, recorded_at);

create or replace function casework.guard_case() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
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
    if new.conflict <> 'no' and not exists (select 1 from casework.conflict_waivers w where w.workspace_id = new.workspace_id and w.recorded_at = new.decided_at) then
      perform kernel.refuse('conflict.not_waived', 'the conflict check found a conflict and nobody waived it', 'Record the written waiver with the acceptance.');
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

select kernel.register_table('casework.privilege_signs', personal_columns => '{signs}');
select kernel.register_table('casework.privilege_decisions', personal_columns => '{passages}');
select kernel.register_table('casework.conflict_checks', personal_columns => '{flagged}');
select kernel.register_table('casework.conflict_waivers', personal_columns => '{names,given_by,words}');
grant select on casework.privilege to lanewright_app, lanewright_desk, lanewright_auditor;
