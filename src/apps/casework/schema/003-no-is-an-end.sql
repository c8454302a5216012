-- An attorney's no ends what it was said to, as an ended case ends what was still to be done: neither waits for ever.

alter table casework.promotions drop constraint promotions_status_check;
alter table casework.promotions add constraint promotions_status_check check (status in ('open', 'denied', 'refused', 'promoted'));

-- What an agent was still to hear, read or map is not due once the case has ended, and is as good as reached: a task that
-- nobody will do keeps no case open. What an attorney asked for goes on to its end.
create or replace view casework.reached with (security_invoker = true) as
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
-- A no from the time when it did not end what it was said to.
select t.workspace_id, t.metadata ->> 'key' from kernel.approvals a join kernel.tasks t on t.workspace_id = a.workspace_id and t.task_id = a.task_id
where a.status = 'rejected' and t.metadata ? 'key'
union all
select t.workspace_id, t.metadata ->> 'key' from casework.cases c join kernel.tasks t on t.workspace_id = c.workspace_id
where c.status in ('rejected', 'closed') and t.status = 'in_progress' and t.metadata ->> 'work' in ('intake', 'interview', 'coa_map');

create or replace view casework.mapped_up_to with (security_invoker = true) as
select d.workspace_id, d.number from casework.documents d
where (not exists (select 1 from casework.documents e where e.workspace_id = d.workspace_id and e.number <= d.number and e.stage in ('received', 'read'))
    and not exists (select 1 from casework.facts f where f.workspace_id = d.workspace_id and not f.weighed))
  or exists (select 1 from casework.cases c where c.workspace_id = d.workspace_id and c.status in ('rejected', 'closed'));
