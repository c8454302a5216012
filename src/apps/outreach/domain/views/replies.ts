import type { App } from '#kernel/ports/app.ts'
import { LEAD, LIMIT } from './parts.ts'

/** What the person had been sent when the answer was seen. */
const BEFORE = `(select coalesce(jsonb_agg(jsonb_build_object('message_id', m.message_id, 'step', m.step, 'type', m.type, 'text', m.content, 'sent_at', kernel.stamp(m.sent_at)) order by m.step), '[]')
  from outreach.messages m where m.workspace_id = $1 and m.lead_id = r.lead_id and m.status = 'sent' and m.step <= r.step)`

const FIRST = `(r.read_at is null and coalesce($2 ->> 'unread_first' = 'true', false))`

export const replyViews: Record<string, string> = {
  /**
   * {unread_first?, unread?, limit?, after?: {first, seen_at, id}}: newest first. Who was erased has said nothing any more.
   * `first` tells which half of the list a reply stands in, so that a page can follow it.
   */
  inbox: `select jsonb_build_object('replies', coalesce(jsonb_agg(jsonb_build_object('reply_id', r.reply_id, 'number', r.number, 'text', r.text, 'opts_out', r.opts_out,
      'step', r.step, 'seen_at', kernel.stamp(r.seen_at), 'read_at', kernel.stamp(r.read_at), 'read_by', r.read_by, 'first', r.first, 'lead', r.lead, 'before', ${BEFORE})
      order by r.first desc, r.seen_at desc, r.reply_id desc), '[]'))
    from (select r.*, ${FIRST} as first, ${LEAD} as lead from outreach.replies r
      join outreach.leads l on l.workspace_id = $1 and l.id = r.lead_id and l.full_name <> '[erased]'
      where r.workspace_id = $1 and ($2 ->> 'unread' is distinct from 'true' or r.read_at is null)
        and (${FIRST}, r.seen_at, r.reply_id) < (coalesce(($2 #>> '{after,first}')::boolean, true), coalesce(($2 #>> '{after,seen_at}')::timestamptz, 'infinity'),
          coalesce(($2 #>> '{after,id}')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by ${FIRST} desc, r.seen_at desc, r.reply_id desc ${LIMIT}) r`,
  inbox_counts: `select jsonb_build_object('total', count(*), 'unread', count(*) filter (where r.read_at is null), 'people', count(distinct r.lead_id),
      'opted_out', count(distinct r.lead_id) filter (where r.opts_out))
    from outreach.replies r join outreach.leads l on l.workspace_id = $1 and l.id = r.lead_id and l.full_name <> '[erased]' where r.workspace_id = $1`,
} satisfies App['views']
