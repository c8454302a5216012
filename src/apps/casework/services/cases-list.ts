import type pg from 'pg'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { ask } from '#storage/ask.ts'
import type { CaseLine, Playbook } from './cases-shapes.ts'

const LIST_LIMIT = 500

/** Over several workspaces, so read by the auditor, who sees all of them and changes none. Newest first. */
export function listCases(auditor: pg.Pool): Promise<CaseLine[]> {
  return ask<CaseLine>(
    auditor,
    `select w.workspace_id as id, w.name, w.status, w.status_reason, w.goal ->> 'matter' as matter, w.goal ->> 'matter_type' as matter_type,
       kernel.stamp(w.created_at) as created_at,
       exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = w.workspace_id)) as stopped,
       c.status as case, c.conflict, coalesce(c.documents, 0) as documents, coalesce(c.facts, 0) as facts,
       (select count(*)::integer from casework.documents d where d.workspace_id = w.workspace_id and d.stage = 'unreadable') as unreadable,
       jsonb_build_object(
         'approvals', (select count(*) from kernel.approvals a where a.workspace_id = w.workspace_id and a.status = 'pending'),
         'uncertain', (select count(*) from kernel.intents i where i.workspace_id = w.workspace_id and i.status = 'uncertain')) as waiting
     from kernel.workspaces w left join casework.cases c on c.workspace_id = w.workspace_id
     where w.app = 'casework' order by w.created_at desc, w.workspace_id limit ${LIST_LIMIT}`,
  )
}

/** What all cases share; which case an entry came from is not told. Newest first. */
export async function readPlaybook(auditor: pg.Pool): Promise<Playbook> {
  const common = `promotion_ticket_id, signed_off_by, kernel.stamp(promoted_at) as promoted_at`
  const [entries, heuristics] = await Promise.all([
    ask<Playbook['entries'][number]>(
      auditor,
      `select playbook_id, title, body, tags, ${common} from casework.shared_playbooks p where p.workspace_id = $1 order by p.promoted_at desc, playbook_id limit ${LIST_LIMIT}`,
      [SYSTEM_WORKSPACE],
    ),
    ask<Playbook['heuristics'][number]>(
      auditor,
      `select heuristic_id, condition as "when", advice, ${common} from casework.shared_heuristics h where h.workspace_id = $1 order by h.promoted_at desc, heuristic_id limit ${LIST_LIMIT}`,
      [SYSTEM_WORKSPACE],
    ),
  ])
  return { entries, heuristics }
}
