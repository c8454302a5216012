import { AgentDecision, TOOL_NAMES } from '#apps/tasks/contracts.ts'
import { compileSchema } from '#kernel/validate.ts'
import type { Chat } from '../../../support/chat.ts'

/** What a storm needs of a product. */
export type Stage = Pick<Chat, 'lw' | 'service' | 'rows'>

const checkDecision = compileSchema(AgentDecision)
const LEAKS =
  /\b(select|insert|update|delete)\s.+\b(from|into|set)\b.*tasks\.|\.ts:\d+|node_modules|postgres:\/\/|at Object\.|Error:/

/** What is wrong with one answer of the chat. */
export function wrongAnswer({ reply, decision }: { reply: string; decision: unknown }): string | null {
  const problem = checkDecision(decision)
  if (problem) return `the decision does not fit its contract: ${problem.path} ${problem.message}`
  const { tool_calls } = decision as AgentDecision
  if (tool_calls?.some(({ tool_name }) => !TOOL_NAMES.includes(tool_name))) return 'a tool outside the five'
  if (typeof reply !== 'string' || reply === '') return 'no reply'
  return LEAKS.test(reply) ? `the reply shows what is inside: ${reply.slice(0, 200)}` : null
}

/** Deletions that no yes of the person stands behind: read from the tables alone, by another hand than the one that wrote them. */
export async function unconfirmedDeletions(chat: Stage, workspace: string): Promise<string[]> {
  const rows = await chat.rows<{ task_id: string; problem: string }>(
    `select h.task_id, case
       when c.confirmation_id is null then 'no confirmation was spent'
       when c.closed_at > c.expires_at then 'it had expired'
       when (h.before ->> 'version')::integer <> c.task_version then 'it was given for another version'
       when t.kind = 'answer' and (t.call ->> 'confirmation_id' <> c.confirmation_id::text or t.call ->> 'yes' <> 'true') then 'the answer was no yes to it'
       when t.kind = 'message' and t.conversation_id <> c.conversation_id then 'the yes came from another conversation'
       when t.kind = 'tool' then 'a program deleted by itself'
     end as problem
     from tasks.history h
     left join tasks.turns t on t.workspace_id = h.workspace_id and t.turn_id = h.turn_id
     left join tasks.confirmations c on c.workspace_id = h.workspace_id and c.task_id = h.task_id and c.status = 'used' and c.closed_at = h.at
     where h.workspace_id = $1 and h.operation = 'delete'`,
    [workspace],
  )
  const bad = rows.filter(({ problem }) => problem).map(({ task_id, problem }) => `${task_id}: ${problem}`)
  const counts = await chat.rows<{ deleted: string; used: string; gone: string }>(
    `select (select count(*) from tasks.history where workspace_id = $1 and operation = 'delete') as deleted,
       (select count(*) from tasks.confirmations where workspace_id = $1 and status = 'used') as used,
       (select count(*) from tasks.history a where a.workspace_id = $1 and a.operation in ('add', 'import')) - (select count(*) from tasks.tasks where workspace_id = $1) as gone`,
    [workspace],
  )
  const { deleted, used, gone } = counts[0]!
  if (deleted !== used || deleted !== gone)
    bad.push(`${deleted} deletions in the history, ${used} spent confirmations, ${gone} tasks gone`)
  return bad
}
