-- What is made of a case: facts and the elements that they support, insights promoted to other cases, and export packages.

-- ---------------------------------------------------------------------------------------------
-- Facts. A fact without a pinpoint is unsupported, and an unsupported fact supports nothing. A fact stays as it was taken; what
-- people decide about it is beside it, in order, and everything that shows or counts facts reads both.

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
  -- the elements that it bears on, according to the agent that took it; the evidence map decides
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

-- A sentence that a reply quotes is the fact of the mail in which it was written. The key is the hash of its words.
create table casework.fact_keys (
  workspace_id uuid not null,
  fact_id uuid not null,
  number integer not null check (number > 0),
  quoted boolean not null,
  statement_key text not null check (statement_key ~ '^[0-9a-f]{64}$' or statement_key = '[erased]'),
  primary key (workspace_id, fact_id),
  foreign key (workspace_id, fact_id) references casework.facts (workspace_id, fact_id)
);
create index facts_by_key on casework.fact_keys (workspace_id, statement_key, quoted, number);

create table casework.fact_decisions (
  workspace_id uuid not null,
  decision_id uuid not null,
  number integer not null check (number > 0),
  fact_id uuid not null,
  kind text not null check (kind in ('reject', 'restore', 'correct', 'map', 'add')),
  reason text not null check (length(reason) between 1 and 2000),
  -- of a correction: how the fact reads now
  statement text check (length(statement) between 1 and 1000),
  happened jsonb,
  entities jsonb,
  -- of a mapping; relation none takes the fact away from the element
  coa_id text check (length(coa_id) between 1 and 100),
  element_id text check (length(element_id) between 1 and 100),
  relation text check (relation in ('supports', 'weighs_against', 'none')),
  decided_by text not null check (length(decided_by) between 1 and 300),
  decided_role text not null check (length(decided_role) between 1 and 100),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, decision_id),
  foreign key (workspace_id, fact_id) references casework.facts (workspace_id, fact_id),
  check ((kind = 'correct') = (statement is not null)),
  check ((kind = 'map') = (coa_id is not null and element_id is not null and relation is not null))
);
create index fact_decisions_of_fact on casework.fact_decisions (workspace_id, fact_id, number);
create unique index fact_decisions_by_number on casework.fact_decisions (workspace_id, number);
create index fact_decisions_rejected on casework.fact_decisions (workspace_id, number) where kind in ('reject', 'restore');

create function casework.guard_fact_decision() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    perform kernel.refuse('fact_decision.is_fixed', 'a decision about a fact cannot be changed', 'Record another decision.');
  end if;
  return new;
end $$;
create trigger guard before update on casework.fact_decisions for each row execute function casework.guard_fact_decision();
create trigger guard before update on casework.fact_keys for each row execute function casework.guard_fact_decision();

-- ---------------------------------------------------------------------------------------------
-- The evidence map: which fact supports which element of a cause of action. The map of a round rests on a number of decisions.

create table casework.evidence_map (
  workspace_id uuid not null,
  evidence_id uuid not null,
  fact_id uuid not null,
  coa_id text not null check (length(coa_id) between 1 and 100),
  element_id text not null check (length(element_id) between 1 and 100),
  relation text not null check (relation in ('supports', 'weighs_against', 'to_review')),
  weight integer not null check (weight between 0 and 100),
  run_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, evidence_id),
  foreign key (workspace_id, fact_id) references casework.facts (workspace_id, fact_id)
);
create unique index evidence_once on casework.evidence_map (workspace_id, fact_id, coa_id, element_id);
create index evidence_of_element on casework.evidence_map (workspace_id, coa_id, element_id, weight desc, evidence_id);

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

create table casework.map_rounds (
  workspace_id uuid not null,
  round integer not null check (round > 0),
  decisions integer not null check (decisions >= 0),
  primary key (workspace_id, round)
);
create trigger guard before update on casework.map_rounds for each row execute function casework.guard_fact_decision();

-- Facts as they read now. `repeats`: the fact that a quoted sentence repeats.
create view casework.current_facts with (security_invoker = true) as
select f.workspace_id, f.fact_id, f.number, coalesce(c.statement, f.statement) as statement, f.statement as original, f.status, f.document_id, f.page, f.start_at, f.end_at, f.quote_hash,
  case when c.decision_id is null then f.happened else c.happened end as happened, coalesce(c.entities, f.entities) as entities, f.supports, f.coa_version, f.weighed, k.quoted,
  k.statement_key, f.run_id, f.created_at,
  coalesce(r.kind = 'reject', false) as rejected, r.decided_by as rejected_by, r.reason as rejection_reason, c.decided_by as corrected_by, c.reason as correction_reason, a.decided_by as added_by,
  case when k.quoted and k.statement_key <> '[erased]' then (select o.number from casework.fact_keys o where o.workspace_id = f.workspace_id and o.statement_key = k.statement_key
    and (o.quoted, o.number) < (k.quoted, k.number) order by o.quoted, o.number limit 1) end as repeats
from casework.facts f
left join casework.fact_keys k on k.workspace_id = f.workspace_id and k.fact_id = f.fact_id
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind in ('reject', 'restore') order by d.number desc limit 1) r on true
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind = 'correct' order by d.number desc limit 1) c on true
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind = 'add' order by d.number desc limit 1) a on true;

-- Which fact bears on which element now. A person's mapping takes precedence over an agent's, and neither counts for a fact that
-- was rejected or that repeats another.
create view casework.current_evidence with (security_invoker = true) as
select v.workspace_id, v.evidence_id, v.fact_id, v.coa_id, v.element_id, v.relation, v.weight, null::text as mapped_by
from casework.evidence_map v join casework.current_facts f on f.workspace_id = v.workspace_id and f.fact_id = v.fact_id
where not f.rejected and f.repeats is null and not exists (select 1 from casework.fact_decisions d
  where d.workspace_id = v.workspace_id and d.fact_id = v.fact_id and d.kind = 'map' and d.coa_id = v.coa_id and d.element_id = v.element_id)
union all
select d.workspace_id, d.decision_id, d.fact_id, d.coa_id, d.element_id, d.relation, 90, d.decided_by
from casework.fact_decisions d join casework.current_facts f on f.workspace_id = d.workspace_id and f.fact_id = d.fact_id
where d.kind = 'map' and d.relation <> 'none' and not f.rejected and f.repeats is null and not exists (select 1 from casework.fact_decisions l
  where l.workspace_id = d.workspace_id and l.fact_id = d.fact_id and l.kind = 'map' and l.coa_id = d.coa_id and l.element_id = d.element_id and l.number > d.number);

-- ---------------------------------------------------------------------------------------------
-- Promotions: an insight that leaves the case without a trace of it.

create table casework.promotions (
  workspace_id uuid not null,
  promotion_ticket_id uuid not null,
  ticket_document_id uuid not null,
  candidate_document_id uuid not null,
  signed_off_by text not null check (length(signed_off_by) between 1 and 200),
  signed_off_role text not null check (signed_off_role in ('ATTORNEY', 'ATTORNEY_ADMIN')),
  -- denied: something of the case was found in it. refused: an attorney rejected it.
  status text not null default 'open' check (status in ('open', 'denied', 'refused', 'promoted')),
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

-- What all cases share, in the system workspace. It names the case that it came from, and contains no word of it.

create table casework.shared_playbooks (
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
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
  workspace_id uuid not null check (workspace_id = kernel.system_workspace()),
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
-- Exports: packages that an attorney approved.

create table casework.export_requests (
  workspace_id uuid not null,
  bundle_id uuid not null,
  request_document_id uuid not null,
  bundle_kind text not null check (bundle_kind in ('discovery_production', 'internal_review', 'attorney_client_delivery', 'court_filing_support', 'expert_review', 'backup_archive', 'other')),
  export_reason text not null check (length(export_reason) between 1 and 2000),
  -- wanted: not approved yet
  status text not null default 'requested' check (status in ('requested', 'created', 'validated', 'signed', 'finalized', 'failed')),
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
    if new.status <> 'requested' then
      perform kernel.refuse('bundle.initial', 'a package begins as requested', 'Insert it so; an attorney approves it.');
    end if;
    return new;
  end if;
  if kernel.is_erasure(tg_relid, to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (('requested', 'created'), ('created', 'validated'), ('validated', 'signed'), ('signed', 'finalized'),
      ('requested', 'failed'), ('created', 'failed'), ('validated', 'failed'), ('signed', 'failed')) then
    perform kernel.refuse('bundle.order', format('a package that is %s does not become %s', old.status, new.status), 'Create, validate, sign and finalize it in this order.');
  end if;
  -- Nothing is packed without an attorney's approval from this case.
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

-- What was delivered, recorded once: the package, the manifest in it, and the receipt.
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
-- What a case has reached, asked of the tables: a task is done when its row is here. Work of an agent that is not due any more
-- once the case has ended counts as reached, so that it keeps no case open. What an attorney requested goes on to its end.
create view casework.reached with (security_invoker = true) as
select c.workspace_id, 'intake:' || r as name from casework.cases c cross join lateral generate_series(1, c.intake_round) r
union all
select c.workspace_id, 'ended' from casework.cases c where c.status in ('rejected', 'closed')
union all
select c.workspace_id, 'map:' || r from casework.cases c cross join lateral generate_series(greatest(1, c.map_round - 20), c.map_round) r
union all
select s.workspace_id, 'interview:' || s.client_session_id from casework.sessions s where s.status = 'closed'
union all
select p.workspace_id, 'promotion:' || p.promotion_ticket_id from casework.promotions p where p.status <> 'open'
union all
select b.workspace_id, 'bundle:' || b.bundle_id from casework.export_bundles b
union all
select r.workspace_id, 'bundle:' || r.bundle_id from casework.export_requests r where r.status = 'failed'
union all
select t.workspace_id, t.metadata ->> 'key' from casework.cases c join kernel.tasks t on t.workspace_id = c.workspace_id
where c.status in ('rejected', 'closed') and t.status = 'in_progress' and t.metadata ->> 'work' in ('intake', 'interview', 'coa_map');

-- Up to which document everything was read, and its facts taken and weighed.
create view casework.mapped_up_to with (security_invoker = true) as
select d.workspace_id, d.number from casework.documents d
where (not exists (select 1 from casework.documents e where e.workspace_id = d.workspace_id and e.number <= d.number and e.stage in ('received', 'read'))
    and not exists (select 1 from casework.facts f where f.workspace_id = d.workspace_id and not f.weighed))
  or exists (select 1 from casework.cases c where c.workspace_id = d.workspace_id and c.status in ('rejected', 'closed'));

-- ---------------------------------------------------------------------------------------------
-- Registration.

select kernel.register_table('casework.facts', personal_columns => '{statement,happened,entities,supports}');
select kernel.register_table('casework.fact_keys', personal_columns => '{statement_key}');
select kernel.register_table('casework.fact_decisions', personal_columns => '{reason,statement,happened,entities}');
select kernel.register_table('casework.evidence_map');
select kernel.register_table('casework.coa_map', personal_columns => '{missing}');
select kernel.register_table('casework.map_rounds');
select kernel.register_table('casework.promotions');
select kernel.register_table('casework.shared_playbooks');
select kernel.register_table('casework.shared_heuristics');
select kernel.register_table('casework.export_requests', personal_columns => '{export_reason}');
select kernel.register_table('casework.export_bundles');
select kernel.register_table('casework.overrides', personal_columns => '{reason}');
grant select on casework.current_facts, casework.current_evidence, casework.reached, casework.mapped_up_to to lanewright_app, lanewright_desk, lanewright_auditor;
