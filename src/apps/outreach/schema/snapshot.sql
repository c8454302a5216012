-- What a campaign's decisions rest on beyond the kernel's state: one lead at a time, chosen by the task in progress, and
-- never more rows for 1,000,000 leads than for ten.
with task as materialized (
  select t.task_id, t.description, t.metadata ->> 'work' as work, t.metadata -> 'artifacts' as artifacts, t.updated_at as begun_at from kernel.tasks t
  where t.workspace_id = $1 and t.status = 'in_progress' order by t.updated_at, t.task_id limit 1
), flows as materialized (
  -- Whatever the task in progress is called, everything that can be done for a lead is done: nobody waits for the others.
  select t.task_id from task t where t.work in ('draft', 'connect', 'wait', 'follow_up')
), send as materialized (
  select s.message_id, s.lead_id from flows cross join lateral (
    select s.message_id, s.lead_id from outreach.to_send s where s.workspace_id = $1 order by s.step, s.approved_at, s.message_id limit 1) s
), draft as materialized (
  -- Sending may have to wait for a person or for tomorrow, drafting does not; but where enough drafts wait for a person, what
  -- they approved goes out first.
  select d.lead_id from flows cross join lateral (
    (select d.lead_id from outreach.to_draft($1, 1) d)
    union all
    (select f.lead_id from outreach.to_follow_up f where f.workspace_id = $1 order by f.due_at, f.lead_id limit 1)) d
  where not (exists (select 1 from send) and (select count(*) from (select 1 from outreach.open_drafts o where o.workspace_id = $1 limit 20) o) = 20) limit 1
), look as materialized (
  select s.lead_id from flows cross join lateral (
    select s.lead_id from outreach.open_progress s where s.workspace_id = $1 order by s.due_at, s.lead_id limit 1) s
  where not exists (select 1 from send) and not exists (select 1 from draft)
), chosen as materialized (
  select 'draft' as act, lead_id from draft union all select 'send', lead_id from send where not exists (select 1 from draft) union all select 'look', lead_id from look
), item as materialized (
  select i.content ->> 'approval_id' as approval_id from kernel.inbox i where i.workspace_id = $1 and i.processed_at is null order by i.received_at, i.item_id limit 1
), asked as materialized (
  select a.subject_id from (select a.subject_id from kernel.approvals a where a.workspace_id = $1 and a.status in ('pending', 'granted')
      order by a.status, a.requested_at, a.approval_id limit 20) a where a.subject_id is not null
  union
  select a.subject_id from item i join kernel.approvals a on a.workspace_id = $1 and a.approval_id::text = i.approval_id where a.subject_id is not null
)
select jsonb_build_object(
  'act', (select c.act from chosen c),
  'discover', (select outreach.discovery($1) from task t where t.work = 'leads'),
  'lead', (select outreach.work_lead($1, coalesce((select c.lead_id from chosen c), (select n.lead_id from outreach.next_leads($1, 1) n)))),
  'message', (select outreach.work_message($1, s.message_id) from send s join chosen c on c.act = 'send'),
  'asked', (select coalesce(jsonb_object_agg(a.subject_id, outreach.work_lead($1, a.subject_id)), '{}') from asked a),
  'counts', (select jsonb_build_object('total', coalesce(max(c.total), 0), 'pending', coalesce(max(c.pending), 0), 'contacted', coalesce(max(c.contacted + c.accepted), 0),
    'responded', coalesce(max(c.responded), 0)) from outreach.lead_counts c where c.workspace_id = $1),
  -- Consecutive leads that were set aside because of what the agent did, not because of what is known of them.
  'misses', (select count(*) from outreach.set_asides s where s.workspace_id = $1 and s.released_at is null and s.code like 'agent.%'
    and s.set_aside_at > coalesce((select max(a.requested_at) from kernel.approvals a where a.workspace_id = $1 and a.action = 'generate_message'), '-infinity')),
  'set_aside', jsonb_build_object('total', (select count(*) from outreach.waiting_set_asides s where s.workspace_id = $1),
    'leads', (select coalesce(jsonb_agg(jsonb_build_object('id', s.lead_id, 'full_name', s.full_name, 'stage', s.stage, 'reason', s.reason) order by s.set_aside_at, s.lead_id), '[]')
      from (select s.*, l.full_name from outreach.waiting_set_asides s join outreach.leads l on l.workspace_id = $1 and l.id = s.lead_id
        where s.workspace_id = $1 order by s.set_aside_at, s.lead_id limit 20) s)),
  'open_drafts', (select count(*) from outreach.open_drafts d where d.workspace_id = $1),
  'scoring', (select jsonb_build_object('number', k.number, 'config_version', k.config_version) from outreach.scorings k where k.workspace_id = $1 order by k.number desc limit 1),
  'scoring_config', (select jsonb_build_object('version', a.version, 'hash', a.hash, 'content', convert_from(kernel.checked(b.hash, b.bytes), 'UTF8')::jsonb)
    from kernel.artifacts a join kernel.blobs b on b.workspace_id = a.workspace_id and b.hash = a.hash
    where a.workspace_id = $1 and a.artifact_type = 'lead_scoring_config' and a.artifact_key = 'scoring' and b.bytes is not null and a.byte_size <= 65536
    order by a.version desc limit 1),
  'analysis', (select jsonb_build_object('by', n.by, 'result', n.result) from outreach.analyses n where n.workspace_id = $1 order by n.made_at desc, n.analysis_id limit 1),
  'page', (select r.result from task t join kernel.intents i on i.workspace_id = $1 and i.task_id = t.task_id and i.tool in ('browser_navigate', 'browser_click', 'browser_type') and i.status = 'verified'
    join kernel.receipts r on r.workspace_id = $1 and r.intent_id = i.intent_id and r.outcome = 'done' order by i.created_at desc, i.intent_id limit 1),
  'named', (select coalesce(jsonb_object_agg(a.artifact_type || '/' || a.artifact_key, convert_from(kernel.checked(b.hash, b.bytes), 'UTF8')), '{}') from (
      select distinct on (a.artifact_type, a.artifact_key) a.* from task t join kernel.artifacts a on a.workspace_id = $1 and a.status = 'approved' and a.byte_size <= 16384
        and (t.artifacts ? (a.artifact_type || '/' || a.artifact_key) or strpos(t.description, a.artifact_type || '/' || a.artifact_key) > 0)
      order by a.artifact_type, a.artifact_key, a.version desc limit 3) a join kernel.blobs b on b.workspace_id = $1 and b.hash = a.hash and b.bytes is not null
    where a.content_type = 'application/json'),
  'scripts', (select coalesce(jsonb_object_agg(a.artifact_key, jsonb_build_object('version', a.version, 'hash', a.hash)), '{}') from (
      select distinct on (a.artifact_key) a.* from kernel.artifacts a where a.workspace_id = $1 and a.artifact_type = 'python_script' and a.status = 'approved'
      order by a.artifact_key, a.version desc limit 50) a),
  'figures', (select outreach.metrics($1) from task t where t.work = 'report'),
  -- Since the task was begun: whoever reopens it wants another one. What was erased is no object any more.
  'report_rejected', (select exists (select 1 from task t join kernel.approvals a on a.workspace_id = $1 and a.task_id = t.task_id and a.action = 'persist_artifact'
      and a.status = 'rejected' and a.decided_at >= t.begun_at
    where t.work = 'report' and case when left(a.content, 1) = '{' then a.content::jsonb #>> '{action,artifact,artifact_key}' = 'campaign_report' end))
)
