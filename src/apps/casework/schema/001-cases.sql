-- One workspace is one case: its file, who is named in it, what was said, and what was made of it. Bytes lie in the store of
-- the case, text in blobs by its hash; rows hold hashes. What is personal in a case is filed under the case's own key.

create schema if not exists casework;
revoke all on schema casework from public;
grant usage on schema casework to lanewright_app, lanewright_desk, lanewright_auditor;

create table casework.cases (
  workspace_id uuid not null,
  case_id uuid not null,
  status text not null default 'intake' check (status in ('intake', 'needs_more', 'accepted', 'rejected', 'closed')),
  -- what causes of action are called and made of, pinned by name and by content
  coa_version text not null check (length(coa_version) between 1 and 100),
  coa_hash text not null check (coa_hash ~ '^[0-9a-f]{64}$'),
  taxonomy_unlocked boolean not null default false,
  -- the answer of the last conflict check
  conflict text not null default 'unknown' check (conflict in ('unknown', 'no', 'possible', 'yes')),
  -- counted, so that nothing has to be counted to know what is due
  documents integer not null default 0 check (documents >= 0),
  facts integer not null default 0 check (facts >= 0),
  mapped_facts integer not null default 0 check (mapped_facts >= 0),
  map_round integer not null default 0 check (map_round >= 0),
  map_wanted integer not null default 0 check (map_wanted >= 0),
  intake_round integer not null default 0 check (intake_round >= 0),
  intake_wanted integer not null default 1 check (intake_wanted >= 0),
  decided_by text check (length(decided_by) between 1 and 200),
  decided_at timestamptz,
  decided_why text check (length(decided_why) <= 2000),
  closed_by text check (length(closed_by) between 1 and 200),
  updated_at timestamptz not null,
  primary key (workspace_id, case_id),
  check (case_id = workspace_id)
);

create function casework.guard_case() returns trigger
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
-- The file. A document is what somebody put there: its bytes are known by their hash and never change.

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
  -- received: nobody has read it. read: its text is known. mapped: its facts are taken. unreadable: why stands beside it.
  -- kept: there is nothing to read in it for a map
  stage text not null check (stage in ('received', 'read', 'mapped', 'unreadable', 'kept')),
  problem text check (length(problem) <= 300),
  text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
  pages integer check (pages >= 0),
  mapped_pages integer not null default 0 check (mapped_pages >= 0),
  -- of the next page, where it is too long to be shown at once: in characters, as the database counts, and in units, as pinpoints do
  mapped_letters integer not null default 0 check (mapped_letters >= 0),
  mapped_units integer not null default 0 check (mapped_units >= mapped_letters),
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
    if new.stage not in ('received', 'kept') or new.mapped_pages <> 0 or new.mapped_letters <> 0 then
      perform kernel.refuse('document.initial', 'a document comes in unread', 'Insert it so.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if to_jsonb(new) - '{stage,problem,text_hash,pages,mapped_pages,mapped_letters,mapped_units,about,privileged,privilege_basis,privilege_by}'::text[]
    <> to_jsonb(old) - '{stage,problem,text_hash,pages,mapped_pages,mapped_letters,mapped_units,about,privileged,privilege_basis,privilege_by}'::text[] then
    perform kernel.refuse('document.is_fixed', 'what was put into the file stays as it came', 'Put another document beside it.');
  end if;
  if new.stage <> old.stage and (old.stage, new.stage) not in (('received', 'read'), ('received', 'unreadable'), ('received', 'kept'), ('read', 'mapped'),
      ('unreadable', 'received'), ('mapped', 'read')) then
    perform kernel.refuse('document.stage', format('a document that is %s does not become %s', old.stage, new.stage), 'Read it first.');
  end if;
  if old.text_hash is not null and new.text_hash is distinct from old.text_hash and old.stage <> 'unreadable' then
    perform kernel.refuse('document.text_is_fixed', 'pinpoints stand in this text', 'Put another document beside it.');
  end if;
  -- What is privileged becomes producible again by a person only, who says why.
  if old.privileged and not new.privileged and new.privilege_by is null then
    perform kernel.refuse('document.privilege', 'only a person lifts a privilege', 'Let an attorney mark it.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on casework.documents for each row execute function casework.guard_document();

-- ---------------------------------------------------------------------------------------------
-- Sessions in which a client is heard. No question without consent.

create table casework.sessions (
  workspace_id uuid not null,
  client_session_id uuid not null,
  number integer not null check (number > 0),
  document_id uuid not null,
  status text not null default 'open' check (status in ('open', 'heard', 'closed')),
  prompt_pack text not null check (length(prompt_pack) between 1 and 100),
  consent_by text check (length(consent_by) between 1 and 200),
  consent_words text check (length(consent_words) between 1 and 2000),
  consent_recording boolean,
  consent_at timestamptz,
  -- set while somebody dictates: where the sound comes in
  dictation_id uuid,
  dictation_wanted boolean not null default false,
  dictation_ended boolean not null default false,
  opened_by text not null check (length(opened_by) between 1 and 200),
  opened_at timestamptz not null,
  primary key (workspace_id, client_session_id),
  check ((consent_at is null) = (consent_by is null) and (consent_at is null) = (consent_words is null))
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
    if old.consent_at is not null and (new.consent_at, new.consent_by, new.consent_words) is distinct from (old.consent_at, old.consent_by, old.consent_words) then
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
  -- sound that waits to be written down
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

-- ---------------------------------------------------------------------------------------------
-- Transcripts and notes: versions that stand beside one another. The text is an artifact; here stands which.

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
  -- notes of the house are work product: nothing of them is produced or promoted
  privileged boolean not null default true,
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, note_id)
);
create unique index notes_in_order on casework.interview_notes (workspace_id, kind, round);

create table casework.entities (
  workspace_id uuid not null,
  entity_id uuid not null,
  kind text not null check (kind in ('person', 'organisation')),
  side text not null check (side in ('client', 'opposing', 'related', 'unknown')),
  name text not null check (length(name) between 1 and 300),
  folded text not null check (length(folded) between 1 and 300),
  -- {aliases, emails, phones, addresses, identifiers}
  details jsonb not null default '{}',
  -- by which a conflict check of another case may come upon the name; only who reads everything looks across cases, and the
  -- check tells yes, no or possible
  keys jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (workspace_id, entity_id)
);
create unique index entities_once on casework.entities (workspace_id, kind, folded) where name <> '[erased]';
create index entities_by_key on casework.entities using gin (keys);

-- ---------------------------------------------------------------------------------------------
-- What is taken out of the sources. No pinpoint means unsupported, and what is unsupported supports nothing.

create table casework.facts (
  workspace_id uuid not null,
  fact_id uuid not null,
  number integer not null check (number > 0),
  statement text not null check (length(statement) between 1 and 1000),
  status text not null check (status in ('supported', 'unsupported')),
  document_id uuid,
  page integer check (page > 0),
  start_at integer check (start_at >= 0),
  end_at integer check (end_at > start_at),
  quote_hash text check (quote_hash ~ '^[0-9a-f]{64}$'),
  happened jsonb,
  entities jsonb not null default '[]',
  -- what it bears on, as whoever took it said; the evidence map is what counts
  supports jsonb not null default '[]',
  coa_version text not null,
  weighed boolean not null default false,
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, fact_id),
  foreign key (workspace_id, document_id) references casework.documents (workspace_id, document_id),
  check ((status = 'supported') = (document_id is not null and page is not null and start_at is not null and end_at is not null and quote_hash is not null))
);
create unique index facts_in_order on casework.facts (workspace_id, number);
create index facts_to_weigh on casework.facts (workspace_id, number) where not weighed;
create index facts_of_document on casework.facts (workspace_id, document_id, number);

create table casework.evidence_map (
  workspace_id uuid not null,
  evidence_id uuid not null,
  fact_id uuid not null,
  coa_id text not null check (length(coa_id) between 1 and 100),
  element_id text not null check (length(element_id) between 1 and 100),
  relation text not null check (relation in ('supports', 'weighs_against')),
  weight integer not null check (weight between 0 and 100),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, evidence_id),
  foreign key (workspace_id, fact_id) references casework.facts (workspace_id, fact_id)
);
create unique index evidence_once on casework.evidence_map (workspace_id, fact_id, coa_id, element_id);
create index evidence_of_element on casework.evidence_map (workspace_id, coa_id, element_id, weight desc, evidence_id);

create function casework.guard_fact() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) and to_jsonb(new) - 'weighed' <> to_jsonb(old) - 'weighed' then
    perform kernel.refuse('fact.is_fixed', 'a fact stays as it was taken', 'Write another one.');
  end if;
  return new;
end $$;
create trigger guard before update on casework.facts for each row execute function casework.guard_fact();

create function casework.guard_evidence() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select 1 from casework.facts f where f.workspace_id = new.workspace_id and f.fact_id = new.fact_id and f.status = 'supported') then
    perform kernel.refuse('evidence.unsupported', 'what has no pinpoint supports nothing', 'Give the fact its pinpoint first.');
  end if;
  return new;
end $$;
create trigger guard before insert on casework.evidence_map for each row execute function casework.guard_evidence();

create table casework.coa_map (
  workspace_id uuid not null,
  row_id uuid not null,
  round integer not null check (round > 0),
  coa_id text not null check (length(coa_id) between 1 and 100),
  element_id text not null check (length(element_id) between 1 and 100),
  status text not null check (status in ('supported', 'thin', 'gap')),
  fact_ids uuid[] not null default '{}' check (cardinality(fact_ids) <= 10),
  missing text not null check (length(missing) <= 800),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, row_id),
  check ((status = 'gap') = (cardinality(fact_ids) = 0))
);
create unique index coa_map_once on casework.coa_map (workspace_id, round, coa_id, element_id);

-- ---------------------------------------------------------------------------------------------
-- What leaves a case: insight without a trace of it, and packages that an attorney approved.

create table casework.promotions (
  workspace_id uuid not null,
  promotion_ticket_id uuid not null,
  ticket_document_id uuid not null,
  candidate_document_id uuid not null,
  signed_off_by text not null check (length(signed_off_by) between 1 and 200),
  signed_off_role text not null check (signed_off_role in ('ATTORNEY', 'ATTORNEY_ADMIN')),
  status text not null default 'open' check (status in ('open', 'denied', 'promoted')),
  -- kinds, spans and sources of what was found; never the words
  findings jsonb not null default '[]' check (jsonb_array_length(findings) <= 200),
  checked_hash text check (checked_hash ~ '^[0-9a-f]{64}$'),
  playbook_id uuid,
  heuristics integer not null default 0,
  receipt_id uuid,
  updated_at timestamptz not null,
  primary key (workspace_id, promotion_ticket_id),
  check (status <> 'denied' or jsonb_array_length(findings) > 0),
  check (status <> 'promoted' or jsonb_array_length(findings) = 0)
);
create index promotions_open on casework.promotions (workspace_id, promotion_ticket_id) where status = 'open';

create table casework.export_requests (
  workspace_id uuid not null,
  bundle_id uuid not null,
  request_document_id uuid not null,
  bundle_kind text not null check (bundle_kind in ('discovery_production', 'internal_review', 'attorney_client_delivery', 'court_filing_support', 'expert_review', 'backup_archive', 'other')),
  export_reason text not null check (length(export_reason) between 1 and 2000),
  -- wanted: nobody approved it yet
  status text not null default 'wanted' check (status in ('wanted', 'created', 'validated', 'signed', 'finalized', 'failed')),
  contents_hash text check (contents_hash ~ '^[0-9a-f]{64}$'),
  -- of everything that goes into the package, under which path and number
  plan_hash text check (plan_hash ~ '^[0-9a-f]{64}$'),
  approval_id uuid,
  manifest_hash text check (manifest_hash ~ '^[0-9a-f]{64}$'),
  package_hash text check (package_hash ~ '^[0-9a-f]{64}$'),
  package_bytes bigint,
  signature jsonb,
  counts jsonb not null default '{}',
  problem text check (length(problem) <= 500),
  requested_by text not null check (length(requested_by) between 1 and 200),
  updated_at timestamptz not null,
  primary key (workspace_id, bundle_id)
);
create index requests_open on casework.export_requests (workspace_id, updated_at, bundle_id) where status <> 'failed';

create function casework.guard_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'wanted' then
      perform kernel.refuse('bundle.initial', 'a package begins as a wish', 'Insert it so; an attorney approves it.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('wanted', 'created'), ('created', 'validated'), ('validated', 'signed'), ('signed', 'finalized'),
      ('wanted', 'failed'), ('created', 'failed'), ('validated', 'failed'), ('signed', 'failed')) then
    perform kernel.refuse('bundle.order', format('a package that is %s does not become %s', old.status, new.status), 'Create, validate, sign and finalize it in this order.');
  end if;
  -- Nothing is packed that an attorney has not approved, and the approval is of this case and used.
  if new.status in ('created', 'validated', 'signed', 'finalized') and not exists (select 1 from kernel.approvals a
      where a.workspace_id = new.workspace_id and a.approval_id = new.approval_id and a.status in ('granted', 'used')) then
    perform kernel.refuse('bundle.not_approved', 'no attorney approved this package', 'Ask for the approval first.');
  end if;
  if (old.package_hash is not null and new.package_hash is distinct from old.package_hash) or (old.plan_hash is not null and new.plan_hash is distinct from old.plan_hash) then
    perform kernel.refuse('bundle.is_fixed', 'a package stays as it was approved', 'Make another one.');
  end if;
  if new.status = 'finalized' and (new.package_hash is null or new.manifest_hash is null or new.signature is null) then
    perform kernel.refuse('bundle.unsigned', 'a package leaves signed or not at all', 'Sign it first.');
  end if;
  return new;
end $$;
create trigger guard before insert or update on casework.export_requests for each row execute function casework.guard_request();

-- What left the house, written down once: the package, the manifest inside it, and the receipt for whoever asks.
create table casework.export_bundles (
  workspace_id uuid not null,
  bundle_id uuid not null,
  bundle_kind text not null,
  package_id uuid not null,
  manifest_id uuid not null,
  receipt_id uuid not null,
  package_hash text not null check (package_hash ~ '^[0-9a-f]{64}$'),
  manifest_hash text not null check (manifest_hash ~ '^[0-9a-f]{64}$'),
  approval_id uuid not null,
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, bundle_id),
  foreign key (workspace_id, bundle_id) references casework.export_requests (workspace_id, bundle_id)
);

create table casework.overrides (
  workspace_id uuid not null,
  override_id uuid not null,
  override_ticket_id text not null check (length(override_ticket_id) between 1 and 200),
  action text not null check (action in ('override.enable', 'override.disable', 'rerun.force', 'taxonomy.unlock')),
  reason text not null check (length(reason) between 1 and 2000),
  person text not null check (length(person) between 1 and 200),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, override_id)
);

-- ---------------------------------------------------------------------------------------------
-- What all cases share, in the house. Of a case stands there which it came from, and not a word of it.

create table casework.shared_playbooks (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  playbook_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) between 1 and 8000),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  promotion_ticket_id uuid not null,
  source_case_id uuid not null,
  signed_off_by text not null check (length(signed_off_by) between 1 and 200),
  promoted_at timestamptz not null,
  primary key (workspace_id, playbook_id)
);
create unique index playbooks_once on casework.shared_playbooks (workspace_id, promotion_ticket_id);

create table casework.shared_heuristics (
  workspace_id uuid not null check (workspace_id = kernel.house()),
  heuristic_id uuid not null,
  condition text not null check (length(condition) between 1 and 1000),
  advice text not null check (length(advice) between 1 and 1000),
  promotion_ticket_id uuid not null,
  source_case_id uuid not null,
  signed_off_by text not null check (length(signed_off_by) between 1 and 200),
  promoted_at timestamptz not null,
  primary key (workspace_id, heuristic_id)
);
create index heuristics_of_ticket on casework.shared_heuristics (workspace_id, promotion_ticket_id);

create function casework.guard_shared() returns trigger
language plpgsql
as $$
begin
  perform kernel.refuse('shared.is_fixed', 'what is shared stays as it was promoted', 'Promote another entry.');
  return null;
end $$;
create trigger guard before update on casework.shared_playbooks for each row execute function casework.guard_shared();
create trigger guard before update on casework.shared_heuristics for each row execute function casework.guard_shared();

-- ---------------------------------------------------------------------------------------------
-- What was reached, asked of the tables: a task of a case is done when its row is here.

create view casework.reached with (security_invoker = true) as
select c.workspace_id, 'intake:' || r as name from casework.cases c cross join lateral generate_series(1, c.intake_round) r
union all
select c.workspace_id, 'ended' from casework.cases c where c.status in ('rejected', 'closed')
union all
select c.workspace_id, 'map:' || r from casework.cases c cross join lateral generate_series(greatest(1, c.map_round - 20), c.map_round) r
union all
select s.workspace_id, 'heard:' || s.client_session_id from casework.sessions s where s.status = 'closed'
union all
select p.workspace_id, 'promotion:' || p.promotion_ticket_id from casework.promotions p where p.status <> 'open'
union all
select b.workspace_id, 'bundle:' || b.bundle_id from casework.export_bundles b
union all
select r.workspace_id, 'bundle:' || r.bundle_id from casework.export_requests r where r.status = 'failed'
union all
-- A person said no: what was to be shared or packed stays here, and nobody is asked twice.
select t.workspace_id, t.metadata ->> 'key' from kernel.approvals a join kernel.tasks t on t.workspace_id = a.workspace_id and t.task_id = a.task_id
where a.status = 'rejected' and t.metadata ? 'key';

-- Up to which document everything was read, its facts taken and weighed.
create view casework.mapped_up_to with (security_invoker = true) as
select d.workspace_id, d.number from casework.documents d
where not exists (select 1 from casework.documents e where e.workspace_id = d.workspace_id and e.number <= d.number and e.stage in ('received', 'read'))
  and not exists (select 1 from casework.facts f where f.workspace_id = d.workspace_id and not f.weighed);

select kernel.register_table('casework.cases', personal_columns => '{decided_why}');
select kernel.register_table('casework.documents', personal_columns => '{name,about,privilege_basis}');
select kernel.register_table('casework.sessions', personal_columns => '{consent_by,consent_words}');
select kernel.register_table('casework.turns', personal_columns => '{answer}');
select kernel.register_table('casework.transcripts');
select kernel.register_table('casework.interview_notes');
select kernel.register_table('casework.entities', personal_columns => '{name,folded,details,keys}');
select kernel.register_table('casework.facts', personal_columns => '{statement,happened,entities,supports}');
select kernel.register_table('casework.evidence_map');
select kernel.register_table('casework.coa_map', personal_columns => '{missing}');
select kernel.register_table('casework.promotions');
select kernel.register_table('casework.export_requests', personal_columns => '{export_reason}');
select kernel.register_table('casework.export_bundles');
select kernel.register_table('casework.overrides', personal_columns => '{reason}');
select kernel.register_table('casework.shared_playbooks');
select kernel.register_table('casework.shared_heuristics');
grant select on casework.reached, casework.mapped_up_to to lanewright_app, lanewright_desk, lanewright_auditor;
