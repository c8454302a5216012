-- The campaign tables of the seed under their own names. What the kernel generalises to a workspace is shown here as a
-- campaign: views over the kernel's tables, read-only, under the reader's own rights.

create schema outreach;
revoke all on schema outreach from public;
grant usage on schema outreach to lanewright_app, lanewright_desk, lanewright_auditor;

create table outreach.leads (
  workspace_id uuid not null references kernel.workspaces,
  id uuid not null,
  campaign_id uuid not null generated always as (workspace_id) stored,
  full_name text not null check (length(full_name) between 1 and 300),
  profile_url text not null check (length(profile_url) between 1 and 2048),
  job_title text check (length(job_title) <= 300),
  company text check (length(company) <= 300),
  weight_score numeric(5, 2) check (weight_score between 0 and 100),
  status text not null default 'pending' check (status in ('pending', 'contacted', 'accepted', 'responded', 'rejected')),
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
-- One profile is one lead; two people who were erased have the same words in its place.
create unique index leads_by_profile on outreach.leads (workspace_id, profile_url) where profile_url <> '[erased]';

-- A lead is a person: name, address and work are personal, filed under the lead's own key.
select kernel.register_table('outreach.leads', 'id', '{full_name,profile_url,job_title,company}');

create view outreach.campaigns with (security_invoker = true) as
select workspace_id as id, name, status, created_at from kernel.workspaces where pack = 'outreach';

create view outreach.tasks with (security_invoker = true) as
select t.task_id as id, t.workspace_id as campaign_id, t.description, t.status, t.preconditions, t.required_effects as required_side_effects, t.metadata
from kernel.tasks t join kernel.workspaces w on w.workspace_id = t.workspace_id and w.pack = 'outreach';

create view outreach.artifacts with (security_invoker = true) as
select a.artifact_id as id, a.workspace_id as campaign_id, a.artifact_type, a.artifact_key, a.version, a.source,
  convert_from(b.bytes, 'UTF8') as content, a.created_at
from kernel.artifacts a join kernel.workspaces w on w.workspace_id = a.workspace_id and w.pack = 'outreach'
join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash;

create view outreach.audit_log with (security_invoker = true) as
select l.id, l.workspace_id as campaign_id, l."timestamp", l.action_type, l.payload::jsonb as payload
from kernel.audit_log l join kernel.workspaces w on w.workspace_id = l.workspace_id and w.pack = 'outreach';

create view outreach.event_log with (security_invoker = true) as
select l.seq as id, l.workspace_id as campaign_id, l."timestamp", l.entity_type, l.entity_id, l.change_payload::jsonb as change_payload
from kernel.event_log l join kernel.workspaces w on w.workspace_id = l.workspace_id and w.pack = 'outreach';

grant select on outreach.campaigns, outreach.tasks, outreach.artifacts, outreach.audit_log, outreach.event_log
  to lanewright_app, lanewright_desk, lanewright_auditor;
