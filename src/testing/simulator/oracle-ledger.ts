import { auditLacks } from '#kernel/ledger/audit.ts'
import type { Row, RunRow } from '#kernel/ports/store.ts'
import type { Database } from './memory/database.ts'
import { effectOf, rowsOf } from './oracle-effects.ts'
import type { Oracle, Outside } from './types.ts'

/** What is left of one workspace, wherever it lies. */
export interface Tables {
  rows(table: string): Row[]
  /** The audit log by run. */
  audit: Map<string, AuditedEvents[]>
  /** How often the event log speaks of each item of the inbox. */
  itemsRecorded: Map<string, number>
  callsCounted: number | undefined
}

/** After the last event: the ledger, the tables and the outside world must tell one story. */
export function checkLedger(tables: Tables, outside: Outside, workspace: string, breach: Oracle['breach']): void {
  const events = tables.audit
  for (const run of tables.rows('kernel.runs')) {
    const lacks = auditLacks(run as unknown as RunRow, events.get(run.run_id as string) ?? [])
    if (lacks.length > 0) breach('audit', `run ${run.run_id} (${run.run_kind}) lacks ${lacks.join(', ')}`)
  }
  checkEffects(tables, outside, workspace, breach)
  checkInbox(tables, breach)
  checkGrants(tables, breach)
  const calls = tables.rows('kernel.agent_calls')
  const refused = calls.filter((c) => !(c.verdict as { ok: boolean }).ok).length
  const result = [...events.values()].flat().filter(recordsRefusal).length
  if (result < refused) breach('rejection', `${refused} calls were refused, ${result} refusals are told`)
  if (tables.callsCounted !== calls.length) breach('proposal', 'not every call was counted')
}

export interface AuditedEvents {
  action_type: string
  outcome?: string
  target?: { target_type: string; operation: string }
}

/** A refused proposal, an agent that could not be reached, or a run that ended with its policy. */
function recordsRefusal({ outcome, target }: AuditedEvents): boolean {
  if (outcome !== 'deny' && outcome !== 'failure') return false
  return target?.target_type === 'proposal' || target?.target_type === 'agent' || target?.operation === 'authorise'
}

function checkEffects(tables: Tables, outside: Outside, workspace: string, breach: Oracle['breach']): void {
  const times = new Map<string, number>()
  for (const act of outside.acts) {
    if (act.workspace === workspace) times.set(act.key, (times.get(act.key) ?? 0) + 1)
  }
  for (const [key, n] of times) if (n > 1) breach('twice', `${key} happened ${n} times`)
  const evidence = tables.rows('kernel.evidence')
  for (const intent of tables.rows('kernel.intents')) {
    if (intent.effect === 'read') continue
    const key = effectOf(intent)
    const happened = outside.acts.some(
      (act) => act.workspace === workspace && act.key === key && act.run === intent.run_id,
    )
    const what = `${key} is ${intent.status}`
    if (intent.status === 'open') breach('open', `${what} to the end`)
    if (intent.status === 'not_done' && happened) breach('evidence', `${what} and happened`)
    if (intent.status === 'verified' && !outside.has(workspace, key)) breach('evidence', `${what} and never happened`)
    const seen = evidence.some((e) => e.intent_id === intent.intent_id && e.found === true)
    if (intent.status === 'verified' && !seen && intent.decided_by === null)
      breach('evidence', `${what} without evidence`)
  }
}

/** Every item is said once and heard once. */
function checkInbox(tables: Tables, breach: Oracle['breach']): void {
  for (const item of tables.rows('kernel.inbox')) {
    const n = tables.itemsRecorded.get(item.item_id as string)
    if (item.consumed_at !== null && n !== 2) breach('inbox', `${item.kind} was told ${n} times`)
  }
}

/** Behind each grant stands a person's word on exactly these bytes. */
function checkGrants(tables: Tables, breach: Oracle['breach']): void {
  const said = tables.rows('kernel.inbox').filter((i) => i.kind === 'approval.decide')
  for (const grant of tables.rows('kernel.grants')) {
    const { approval_id, action_hash, role } = grant
    const stands = said.some(({ person, content }) => {
      const c = content as Row
      const same = c.approval_id === approval_id && c.action_hash === action_hash && c.role === role
      return person === grant.person && c.decision === 'grant' && same
    })
    if (!stands) breach('grant', `${grant.person} never granted these bytes of ${approval_id}`)
  }
}

/** Rows that a commit made terminal without what must stand behind it. */
export function unproven(db: Database, outside: Outside, workspace: string, task: Row, tx: number): string | null {
  const verified = [...db.rowsOf('kernel.verifications', workspace).values()].some(
    ({ row, tx: by }) => by === tx && row.task_id === task.task_id && row.to_status === task.status,
  )
  if (!verified) return 'no verification of the same commit'
  if (task.status !== 'done') return null
  for (const wanted of task.required_effects as Array<{
    kind: string
    tool: string
    key: string
    table: string
    where: Row
  }>) {
    if (wanted.kind === 'effect_verified' && !outside.has(workspace, `${wanted.tool}:${wanted.key}`)) {
      return `${wanted.tool} ${wanted.key} did not happen outside`
    }
    if (wanted.kind !== 'rows_exist') continue
    const rows = rowsOf(db, wanted.table, workspace)
    if (!rows.some((row) => Object.entries(wanted.where).every(([k, v]) => row[k] === v)))
      return `no row in ${wanted.table}`
  }
  return null
}
