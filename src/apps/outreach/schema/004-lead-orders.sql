-- The leads in the orders that people read them in: by name, by company, by when they came. Kept beside the leads like
-- the scores (docs/decisions/021), because row-level security lets no index on an expression be used: only comparisons of
-- plain columns are leakproof. Apart from the scores, so that a rescoring of all leads touches none of these indexes.

create table outreach.lead_orders (
  workspace_id uuid not null,
  lead_id uuid not null,
  status text not null,
  name_key text collate "C" not null,
  -- who has no company stands last
  company_key text collate "C" not null,
  added_at timestamptz not null,
  -- what a search looks in
  words text collate "C" not null,
  primary key (workspace_id, lead_id)
);
create index lead_orders_by_name on outreach.lead_orders (workspace_id, status, name_key, lead_id);
create index lead_orders_by_company on outreach.lead_orders (workspace_id, status, company_key, lead_id);
create index lead_orders_by_added on outreach.lead_orders (workspace_id, status, added_at, lead_id);

-- Letters without their case and their marks, so that Ångström stands with Andersson and is found as angstrom.
create function outreach.folded(words text) returns text
language sql immutable parallel safe
as $$ select lower(case when octet_length(words) = length(words) then words
  else regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g') end) $$;

create function outreach.keep_orders() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into outreach.lead_orders as o (workspace_id, lead_id, status, name_key, company_key, added_at, words)
  select n.workspace_id, n.id, outreach.shown_status(n.status, n.full_name), left(outreach.folded(n.full_name), 60),
    coalesce(nullif(left(outreach.folded(n.company), 60), ''), U&'\FFFF'), n.created_at,
    outreach.folded(concat_ws(E'\n', n.full_name, n.company, n.job_title))
  from new_rows n
  on conflict (workspace_id, lead_id) do update set status = excluded.status, name_key = excluded.name_key, company_key = excluded.company_key, words = excluded.words
  where (o.status, o.name_key, o.company_key, o.words) is distinct from (excluded.status, excluded.name_key, excluded.company_key, excluded.words);
  return null;
end $$;

create trigger orders_insert after insert on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_orders();
create trigger orders_update after update on outreach.leads referencing new table as new_rows for each statement execute function outreach.keep_orders();
alter table outreach.leads enable always trigger orders_insert, enable always trigger orders_update;

-- What was there already takes its place, before the guards close.
alter table outreach.leads no force row level security;
insert into outreach.lead_orders (workspace_id, lead_id, status, name_key, company_key, added_at, words)
select l.workspace_id, l.id, outreach.shown_status(l.status, l.full_name), left(outreach.folded(l.full_name), 60),
  coalesce(nullif(left(outreach.folded(l.company), 60), ''), U&'\FFFF'), l.created_at, outreach.folded(concat_ws(E'\n', l.full_name, l.company, l.job_title))
from outreach.leads l;
alter table outreach.leads force row level security;

-- Kept by the triggers above and by nobody else.
create trigger guard before insert or update on outreach.lead_orders for each row when (pg_trigger_depth() = 0) execute function kernel.guard_counts();
create trigger no_removal before delete or truncate on outreach.lead_orders for each statement execute function kernel.guard_counts();
alter table outreach.lead_orders enable always trigger guard, enable always trigger no_removal;

select kernel.exempt_table('outreach.lead_orders', 'an index of the leads in the orders that people read them in');
select kernel.protect_rows('outreach.lead_orders');
grant select on outreach.lead_orders to lanewright_app, lanewright_desk, lanewright_auditor;
