import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import type { CampaignLine } from './campaigns-service.ts'

const LIST_LIMIT = 500
const ZEROS = `'{"total":0,"pending":0,"contacted":0,"accepted":0,"responded":0,"rejected":0}'::jsonb`

/** Over several workspaces, so read by the auditor, who sees all of them and changes none. Newest first. */
export function listCampaigns(auditor: pg.Pool): Promise<CampaignLine[]> {
  return ask<CampaignLine>(
    auditor,
    `select w.workspace_id as id, w.name, w.status, w.status_reason, w.goal ->> 'channel' as channel, w.goal ->> 'account' as account,
       kernel.stamp(w.created_at) as created_at,
       exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = w.workspace_id)) as stopped,
       jsonb_build_object('done', c.done, 'total', c.total, 'blocked', c.blocked) as tasks,
       (select t.description from kernel.tasks t where t.workspace_id = w.workspace_id and t.status = 'in_progress' order by t.updated_at, t.task_id limit 1) as now,
       coalesce((select to_jsonb(l) - 'workspace_id' from outreach.lead_counts l where l.workspace_id = w.workspace_id), ${ZEROS}) as leads,
       (select jsonb_build_object('sent', count(*) filter (where m.status = 'sent'), 'waiting', (select count(*) from outreach.to_send s where s.workspace_id = w.workspace_id),
         'failed', count(*) filter (where m.status = 'failed' and not exists (select 1 from outreach.to_send s where s.workspace_id = m.workspace_id and s.message_id = m.message_id)), 'uncertain', count(*) filter (where m.status = 'uncertain')) from outreach.messages m where m.workspace_id = w.workspace_id) as messages,
       jsonb_build_object(
         'approvals', (select count(*) from kernel.approvals a where a.workspace_id = w.workspace_id and a.status = 'pending'),
         'questions', (select count(*) from kernel.questions q where q.workspace_id = w.workspace_id and q.status = 'open'),
         'uncertain', (select count(*) from kernel.intents i where i.workspace_id = w.workspace_id and i.status = 'uncertain'),
         'unread', (select count(*) from outreach.replies r where r.workspace_id = w.workspace_id and r.read_at is null),
         'set_aside', (select count(*) from outreach.waiting_set_asides s where s.workspace_id = w.workspace_id)) as waiting
     from kernel.workspaces w join kernel.task_counts c on c.workspace_id = w.workspace_id
     where w.app = 'outreach' order by w.created_at desc, w.workspace_id limit ${LIST_LIMIT}`,
  )
}
