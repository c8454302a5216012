import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import type { MeetingLine } from './meetings-service.ts'

const LIST_LIMIT = 500

/** Over several workspaces, so read by the auditor, who sees all of them and changes none. Newest first. */
export function listMeetings(auditor: pg.Pool): Promise<MeetingLine[]> {
  return ask<MeetingLine>(
    auditor,
    `select w.workspace_id as id, w.name, w.status, w.status_reason, w.goal ->> 'account' as account, w.goal ->> 'time_zone' as time_zone,
       kernel.stamp(w.created_at) as created_at,
       exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = w.workspace_id)) as stopped,
       m.status as meeting, kernel.stamp(m.starts_at) as starts_at,
       (select min(a.score) from scheduling.attendees a where a.workspace_id = w.workspace_id and a.required and a.closed_reason is null) as score,
       (select count(*)::integer from scheduling.attendees a where a.workspace_id = w.workspace_id and a.closed_reason is null) as attendees,
       (select count(*)::integer from scheduling.attendees a where a.workspace_id = w.workspace_id and a.closed_reason is null and a.yes_to = m.slot) as yes,
       jsonb_build_object(
         'approvals', (select count(*) from kernel.approvals a where a.workspace_id = w.workspace_id and a.status = 'pending'),
         'questions', (select count(*) from scheduling.questions q where q.workspace_id = w.workspace_id and q.status = 'open'),
         'uncertain', (select count(*) from kernel.intents i where i.workspace_id = w.workspace_id and i.status = 'uncertain')) as waiting
     from kernel.workspaces w left join scheduling.meetings m on m.workspace_id = w.workspace_id
     where w.app = 'scheduling' order by w.created_at desc, w.workspace_id limit ${LIST_LIMIT}`,
  )
}
