import type { App } from '#kernel/ports/app.ts'
import { LIMIT } from './parts.ts'

/** What is said, asked, kept and seen in a campaign. */

const ARTIFACTS = 500
const VERSIONS = 200
/** As much of a content as a page can show. */
const CONTENT_BYTES = 262_144

const ARTIFACT = `'artifact_type', a.artifact_type, 'artifact_key', a.artifact_key, 'version', a.version, 'source', a.source, 'status', a.status,
  'content_type', a.content_type, 'byte_size', a.byte_size, 'hash', a.hash, 'created_at', kernel.stamp(a.created_at)`

/** Tools whose receipt shows a page. */
const LOOKS = `'browser_navigate', 'browser_click', 'browser_type'`

/** Neither erased nor cut: the longest results are kept without their end. */
const WHOLE = `left(r.result, 1) = '{' and right(r.result, 1) = '}' and length(r.result) < 262144`

export const campaignPageViews: Record<string, string> = {
  /** {limit?, before?: {said_at, id}}: what was said, newest first. */
  chat: `select jsonb_build_object('chat', coalesce(jsonb_agg(jsonb_build_object('id', c.message_id, 'author', c.author, 'text', c.text, 'said_at', kernel.stamp(c.said_at))
      order by c.said_at desc, c.message_id desc), '[]'))
    from (select * from kernel.chat c where c.workspace_id = $1
      and (c.said_at, c.message_id) < (coalesce(($2 #>> '{before,said_at}')::timestamptz, 'infinity'), coalesce(($2 #>> '{before,id}')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by c.said_at desc, c.message_id desc ${LIMIT}) c`,
  /** What an agent asks of a person: the open ones, and below them the last that were answered. */
  questions: `select jsonb_build_object('questions', coalesce(jsonb_agg(jsonb_build_object('id', q.question_id, 'question', q.question, 'options', q.options, 'context', q.context,
      'status', q.status, 'answer', q.answer, 'answered_by', q.answered_by, 'asked_at', kernel.stamp(q.asked_at), 'answered_at', kernel.stamp(q.answered_at))
      order by q.status desc, q.asked_at desc, q.question_id), '[]'))
    from ((select * from kernel.questions q where q.workspace_id = $1 and q.status = 'open' order by q.asked_at desc limit 100)
      union all (select * from kernel.questions q where q.workspace_id = $1 and q.status = 'answered' order by q.answered_at desc limit 20)) q`,
  /** The newest version of everything that is kept. */
  artifacts: `select jsonb_build_object('artifacts', coalesce(jsonb_agg(jsonb_build_object(${ARTIFACT}) order by a.artifact_type, a.artifact_key), '[]'))
    from (select distinct on (a.artifact_type, a.artifact_key) a.* from kernel.artifacts a where a.workspace_id = $1
      order by a.artifact_type, a.artifact_key, a.version desc limit ${ARTIFACTS}) a`,
  /** {type, key}: all versions of one, the newest first. */
  artifact_versions: `select jsonb_build_object('versions', coalesce(jsonb_agg(jsonb_build_object(${ARTIFACT}) order by a.version desc), '[]'))
    from (select * from kernel.artifacts a where a.workspace_id = $1 and a.artifact_type = $2 ->> 'type' and a.artifact_key = $2 ->> 'key'
      order by a.version desc limit ${VERSIONS}) a`,
  /** {type, key, version}: one version with its content; null where it is no text, too large for a page, or erased. */
  artifact: `select jsonb_build_object(${ARTIFACT}, 'content', case when a.hash_source <> 'bytes' and a.byte_size <= ${CONTENT_BYTES} then convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') end)
    from kernel.artifacts a join kernel.blobs b on b.workspace_id = $1 and b.hash = a.hash
    where a.workspace_id = $1 and a.artifact_type = $2 ->> 'type' and a.artifact_key = $2 ->> 'key' and a.version = ($2 ->> 'version')::integer`,
  /** The page that the browser last showed, as its tool has told it; null where there was none. Written by strangers. */
  last_page: `select jsonb_build_object('tool', p.tool, 'task', p.description, 'seen_at', kernel.stamp(p.received_at), 'page', p.result::jsonb -> 'observation')
    from (select i.tool, t.description, r.received_at, r.result
      from (select t.task_id, t.description from kernel.tasks t where t.workspace_id = $1 order by t.updated_at desc, t.task_id limit 50) t
      cross join lateral (select i.intent_id, i.tool from kernel.intents i where i.workspace_id = $1 and i.task_id = t.task_id order by i.created_at desc limit 50) i
      join kernel.receipts r on r.workspace_id = $1 and r.intent_id = i.intent_id and r.outcome = 'done'
      where i.tool in (${LOOKS}) and case when ${WHOLE} then r.result::jsonb ? 'observation' end order by r.received_at desc, r.receipt_id desc limit 1) p`,
} satisfies App['views']
