-- People reject, correct, map and add facts. A fact stays as it was taken; what people decide about it is beside it, in order,
-- and everything that shows or counts facts reads both.

alter table casework.evidence_map drop constraint evidence_map_relation_check;
alter table casework.evidence_map add constraint evidence_map_relation_check check (relation in ('supports', 'weighs_against', 'to_review'));

-- A sentence that a reply quotes is the fact of the mail that it was written in. The key is the hash of its words.
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

-- How many decisions about facts a map rests on.
create table casework.map_rounds (
  workspace_id uuid not null,
  round integer not null check (round > 0),
  decisions integer not null check (decisions >= 0),
  primary key (workspace_id, round)
);

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
create trigger guard before update on casework.map_rounds for each row execute function casework.guard_fact_decision();

select kernel.register_table('casework.fact_keys', personal_columns => '{statement_key}');
select kernel.register_table('casework.map_rounds');
select kernel.register_table('casework.fact_decisions', personal_columns => '{reason,statement,happened,entities}');

-- Facts as they read now. `repeats`: the fact that a quoted sentence repeats.
create view casework.current_facts with (security_invoker = true) as
select f.workspace_id, f.fact_id, f.number, coalesce(c.statement, f.statement) as statement, f.statement as original, f.status, f.document_id, f.page, f.start_at, f.end_at, f.quote_hash,
  case when c.decision_id is null then f.happened else c.happened end as happened, coalesce(c.entities, f.entities) as entities, f.supports, f.coa_version, f.weighed, k.quoted,
  k.statement_key, f.run_id, f.created_at,
  coalesce(r.kind = 'reject', false) as rejected, r.decided_by as rejected_by, r.reason as rejected_why, c.decided_by as corrected_by, c.reason as corrected_why, a.decided_by as added_by,
  case when k.quoted and k.statement_key <> '[erased]' then (select o.number from casework.fact_keys o where o.workspace_id = f.workspace_id and o.statement_key = k.statement_key
    and (o.quoted, o.number) < (k.quoted, k.number) order by o.quoted, o.number limit 1) end as repeats
from casework.facts f
left join casework.fact_keys k on k.workspace_id = f.workspace_id and k.fact_id = f.fact_id
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind in ('reject', 'restore') order by d.number desc limit 1) r on true
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind = 'correct' order by d.number desc limit 1) c on true
left join lateral (select d.* from casework.fact_decisions d where d.workspace_id = f.workspace_id and d.fact_id = f.fact_id and d.kind = 'add' order by d.number desc limit 1) a on true;

-- Which fact bears on which element now: what a person mapped comes before what an agent found, and neither counts for a fact
-- that was rejected or that repeats another.
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

grant select on casework.current_facts, casework.current_evidence to lanewright_app, lanewright_desk, lanewright_auditor;
