-- Cases: one workspace is one case. Its file, the people named in it, what was said, and what was made of it. Bytes are in the
-- store of the case (003), text in kernel.blobs by its hash; rows hold hashes. What is personal in a case is filed under the
-- case's own key, so erasing a case erases all of it.

create schema if not exists casework;
revoke all on schema casework from public;
grant usage on schema casework to lanewright_app, lanewright_desk, lanewright_auditor;

create table casework.cases (
  workspace_id uuid not null,
  case_id uuid not null,
  status text not null default 'intake' check (status in ('intake', 'needs_more', 'accepted', 'rejected', 'closed')),
  -- the names and elements of causes of action, pinned by version and content
  coa_version text not null check (length(coa_version) between 1 and 100),
  coa_hash text not null check (coa_hash ~ '^[0-9a-f]{64}$'),
  taxonomy_unlocked boolean not null default false,
  -- the answer of the last conflict check
  conflict text not null default 'unknown' check (conflict in ('unknown', 'no', 'possible', 'yes')),
  -- counters, so that nothing has to be counted to know what is due
  documents integer not null default 0 check (documents >= 0),
  facts integer not null default 0 check (facts >= 0),
  mapped_facts integer not null default 0 check (mapped_facts >= 0),
  map_round integer not null default 0 check (map_round >= 0),
  requested_map_round integer not null default 0 check (requested_map_round >= 0),
  intake_round integer not null default 0 check (intake_round >= 0),
  requested_intake_round integer not null default 1 check (requested_intake_round >= 0),
  decided_by text check (length(decided_by) between 1 and 200),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 2000),
  closed_by text check (length(closed_by) between 1 and 200),
  updated_at timestamptz not null,
  primary key (workspace_id, case_id),
  check (case_id = workspace_id)
);

-- ---------------------------------------------------------------------------------------------
-- Conflicts. Each answer of the conflict check with the names of this case that it was about, and the written consent with which
-- a conflict was waived.

create table casework.conflict_checks (
  workspace_id uuid not null,
  number integer not null check (number > 0),
  answer text not null check (answer in ('no', 'possible', 'yes')),
  -- [{name, side, answer}]
  flagged jsonb not null default '[]',
  checked_at timestamptz not null,
  primary key (workspace_id, number)
);

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

-- A case is accepted by an attorney, after the conflict check has answered. A waiver names every party that the check found. The
-- last answer of the check counts, whatever the row of the case says.
create function casework.guard_case() returns trigger
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
create trigger guard before insert or update on casework.cases for each row execute function casework.guard_case();

-- ---------------------------------------------------------------------------------------------
-- Documents: what somebody put into the file. The bytes are known by their hash and never change.

create table casework.documents (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null check (number > 0),
  artifact_id uuid not null,
  artifact_kind text not null check (artifact_kind in ('document', 'image', 'audio', 'transcript', 'client_intake_form', 'client_session', 'promotion_ticket', 'candidate_insight',
    'export_request', 'redaction_profile')),
  name text not null check (length(name) between 1 and 300),
  content_type text not null check (length(content_type) between 1 and 255),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  byte_size bigint not null check (byte_size >= 0),
  -- received: not read yet. read: its text is known. mapped: its facts are taken. unreadable: `problem` says why.
  -- kept: it contains nothing to map
  stage text not null check (stage in ('received', 'read', 'mapped', 'unreadable', 'kept')),
  problem text check (length(problem) <= 300),
  text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
  pages integer check (pages >= 0),
  mapped_pages integer not null default 0 check (mapped_pages >= 0),
  -- how much of the next page was mapped, if it is too long to be shown at once: in characters, as the database counts, and in
  -- UTF-16 units, as pinpoints do
  mapped_characters integer not null default 0 check (mapped_characters >= 0),
  mapped_units integer not null default 0 check (mapped_units >= mapped_characters),
  -- what the file says about itself: from, to, date
  about jsonb not null default '{}',
  privileged boolean not null default false,
  privilege_basis text check (length(privilege_basis) <= 300),
  privilege_by text check (length(privilege_by) between 1 and 200),
  uploaded_by text not null check (length(uploaded_by) between 1 and 200),
  uploaded_at timestamptz not null,
  run_id uuid not null,
  primary key (workspace_id, document_id),
  check ((stage = 'unreadable') = (problem is not null)),
  check (stage not in ('read', 'mapped') or text_hash is not null),
  check (not privileged or privilege_basis is not null)
);
create unique index documents_in_order on casework.documents (workspace_id, number);
create unique index documents_once on casework.documents (workspace_id, hash, artifact_kind);
create index documents_to_do on casework.documents (workspace_id, number) where stage in ('received', 'read');
create index documents_unreadable on casework.documents (workspace_id, number) where stage = 'unreadable';
create index documents_of_kind on casework.documents (workspace_id, artifact_kind, number);

create function casework.guard_document() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.stage not in ('received', 'kept') or new.mapped_pages <> 0 or new.mapped_characters <> 0 then
      perform kernel.refuse('document.initial', 'a document comes in unread', 'Insert it so.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if to_jsonb(new) - '{stage,problem,text_hash,pages,mapped_pages,mapped_characters,mapped_units,about,privileged,privilege_basis,privilege_by}'::text[]
    <> to_jsonb(old) - '{stage,problem,text_hash,pages,mapped_pages,mapped_characters,mapped_units,about,privileged,privilege_basis,privilege_by}'::text[] then
    perform kernel.refuse('document.is_fixed', 'what was put into the file stays as it came', 'Put another document beside it.');
  end if;
  if new.stage <> old.stage and (old.stage, new.stage) not in (('received', 'read'), ('received', 'unreadable'), ('received', 'kept'), ('read', 'mapped'),
      ('unreadable', 'received'), ('mapped', 'read')) then
    perform kernel.refuse('document.stage', format('a document that is %s does not become %s', old.stage, new.stage), 'Read it first.');
  end if;
  if old.text_hash is not null and new.text_hash is distinct from old.text_hash and old.stage <> 'unreadable' then
    perform kernel.refuse('document.text_is_fixed', 'pinpoints stand in this text', 'Put another document beside it.');
  end if;
  -- Only a person lifts a privilege, and says why.
  if old.privileged and not new.privileged and new.privilege_by is null then
    perform kernel.refuse('document.privilege', 'only a person lifts a privilege', 'Let an attorney mark it.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on casework.documents for each row execute function casework.guard_document();

-- ---------------------------------------------------------------------------------------------
-- Privilege. Nothing privileged leaves without a decision by a person.

-- What in a document indicates that it may be privileged, found when its text was read. A document without a row has not been
-- read, and its privilege is unknown.
create table casework.privilege_signs (
  workspace_id uuid not null,
  document_id uuid not null,
  -- [{kind, quote, page}]
  signs jsonb not null check (jsonb_typeof(signs) <> 'array' or jsonb_array_length(signs) <= 20),
  found_at timestamptz not null,
  primary key (workspace_id, document_id),
  foreign key (workspace_id, document_id) references casework.documents (workspace_id, document_id)
);

-- What people decided about a document; the last decision counts. Who decided, and on what basis, is in the row of the document.
create table casework.privilege_decisions (
  workspace_id uuid not null,
  document_id uuid not null,
  number integer not null check (number > 0),
  decision text not null check (decision in ('include', 'withhold', 'redact')),
  -- of a redaction: the words that are withheld
  passages jsonb not null default '[]',
  decided_by text not null check (length(decided_by) between 1 and 200),
  run_id uuid not null,
  decided_at timestamptz not null,
  primary key (workspace_id, document_id, number),
  foreign key (workspace_id, document_id) references casework.documents (workspace_id, document_id)
);

create view casework.privilege with (security_invoker = true) as
select d.workspace_id, d.document_id, p.decision, coalesce(p.passages, '[]') as passages, coalesce(s.signs, '[]') as signs,
  -- undecided while there is a sign or the document was not read; a sign found after a release requires a new decision
  (p.decision is null and (s.signs is null or s.signs <> '[]')) or (p.decision = 'include' and s.signs <> '[]' and s.found_at > p.decided_at) as is_undecided
from casework.documents d
left join casework.privilege_signs s on s.workspace_id = d.workspace_id and s.document_id = d.document_id
left join lateral (select * from casework.privilege_decisions p where p.workspace_id = d.workspace_id and p.document_id = d.document_id order by p.number desc limit 1) p on true
where d.artifact_kind in ('document', 'image', 'audio');

-- ---------------------------------------------------------------------------------------------
-- Interviews. No question is asked before the client's consent is recorded.

create table casework.sessions (
  workspace_id uuid not null,
  client_session_id uuid not null,
  number integer not null check (number > 0),
  document_id uuid not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  prompt_pack text not null check (length(prompt_pack) between 1 and 100),
  consent_by text check (length(consent_by) between 1 and 200),
  consent_text text check (length(consent_text) between 1 and 2000),
  consent_recording boolean,
  consent_at timestamptz,
  -- set while somebody dictates: the upload that receives the audio
  dictation_id uuid,
  dictation_requested boolean not null default false,
  dictation_ended boolean not null default false,
  opened_by text not null check (length(opened_by) between 1 and 200),
  opened_at timestamptz not null,
  primary key (workspace_id, client_session_id),
  check ((consent_at is null) = (consent_by is null) and (consent_at is null) = (consent_text is null))
);
create unique index sessions_in_order on casework.sessions (workspace_id, number);
create unique index sessions_open on casework.sessions (workspace_id) where status <> 'closed';

create function casework.guard_session() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    if old.status = 'closed' then
      perform kernel.refuse('session.closed', 'a session that is closed stays so', 'Open another one.');
    end if;
    if old.consent_at is not null and (new.consent_at, new.consent_by, new.consent_text) is distinct from (old.consent_at, old.consent_by, old.consent_text) then
      perform kernel.refuse('session.consent_is_fixed', 'a consent is recorded once', 'Open another session.');
    end if;
    if new.dictation_id is not null and old.dictation_id is null and not coalesce(new.consent_recording, false) then
      perform kernel.refuse('session.no_recording', 'the client has not consented to a recording', 'Record the consent first, or type the answer.');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on casework.sessions for each row execute function casework.guard_session();

create table casework.turns (
  workspace_id uuid not null,
  turn_id uuid not null,
  client_session_id uuid not null,
  number integer not null check (number > 0),
  question_id text not null check (length(question_id) between 1 and 100),
  question text not null check (length(question) between 1 and 1000),
  source text check (source in ('typed', 'dictated')),
  -- audio that waits to be transcribed
  audio_id uuid,
  answer text check (length(answer) <= 20000),
  skipped boolean not null default false,
  problem text check (length(problem) <= 300),
  asked_at timestamptz not null,
  answered_at timestamptz,
  primary key (workspace_id, turn_id),
  foreign key (workspace_id, client_session_id) references casework.sessions (workspace_id, client_session_id)
);
create unique index turns_in_order on casework.turns (workspace_id, client_session_id, number);

create function casework.guard_turn() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from casework.sessions s where s.workspace_id = new.workspace_id and s.client_session_id = new.client_session_id
        and s.consent_at is not null and s.status = 'open') then
      perform kernel.refuse('session.no_consent', 'nobody is asked before their consent is recorded', 'Record the consent first.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if old.answered_at is not null or (new.question_id, new.question, new.number, new.client_session_id) is distinct from (old.question_id, old.question, old.number, old.client_session_id) then
    perform kernel.refuse('turn.is_fixed', 'what was asked and answered stays', 'Correct the transcript: that is a new version of it.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on casework.turns for each row execute function casework.guard_turn();

-- Transcripts and notes are versions that exist beside one another. The text is an artifact.

create table casework.transcripts (
  workspace_id uuid not null,
  transcript_id uuid not null,
  client_session_id uuid not null,
  version integer not null check (version > 0),
  artifact_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  corrected_from uuid,
  corrected_by text check (length(corrected_by) between 1 and 200),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, transcript_id),
  check ((version = 1) = (corrected_from is null)),
  check ((corrected_from is null) = (corrected_by is null))
);
create unique index transcripts_in_order on casework.transcripts (workspace_id, client_session_id, version);

create table casework.interview_notes (
  workspace_id uuid not null,
  note_id uuid not null,
  kind text not null check (kind in ('intake_summary', 'intake_checklist', 'interview_notes')),
  round integer not null check (round > 0),
  client_session_id uuid,
  artifact_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- notes are work product: nothing of them is produced or promoted
  privileged boolean not null default true,
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, note_id)
);
create unique index notes_in_order on casework.interview_notes (workspace_id, kind, round);

-- ---------------------------------------------------------------------------------------------
-- The people and organisations named in a case.

create table casework.entities (
  workspace_id uuid not null,
  entity_id uuid not null,
  kind text not null check (kind in ('person', 'organisation')),
  side text not null check (side in ('client', 'opposing', 'related', 'unknown')),
  name text not null check (length(name) between 1 and 300),
  folded text not null check (length(folded) between 1 and 300),
  -- {aliases, emails, phones, addresses, identifiers}
  details jsonb not null default '{}',
  -- by which a conflict check of another case finds the name. Only the auditor's role reads across cases, and the check
  -- answers yes, no or possible
  keys jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (workspace_id, entity_id)
);
create unique index entities_once on casework.entities (workspace_id, kind, folded) where name <> '[erased]';
create index entities_by_key on casework.entities using gin (keys);

-- ---------------------------------------------------------------------------------------------
-- Registration.

select kernel.register_table('casework.cases', personal_columns => '{decision_reason}');
select kernel.register_table('casework.conflict_checks', personal_columns => '{flagged}');
select kernel.register_table('casework.conflict_waivers', personal_columns => '{names,given_by,words}');
select kernel.register_table('casework.documents', personal_columns => '{name,about,privilege_basis}');
select kernel.register_table('casework.privilege_signs', personal_columns => '{signs}');
select kernel.register_table('casework.privilege_decisions', personal_columns => '{passages}');
select kernel.register_table('casework.sessions', personal_columns => '{consent_by,consent_text}');
select kernel.register_table('casework.turns', personal_columns => '{answer}');
select kernel.register_table('casework.transcripts');
select kernel.register_table('casework.interview_notes');
select kernel.register_table('casework.entities', personal_columns => '{name,folded,details,keys}');
grant select on casework.privilege to lanewright_app, lanewright_desk, lanewright_auditor;
