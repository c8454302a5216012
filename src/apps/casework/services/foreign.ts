import { validate } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { inSystemWorkspace } from '#kernel/controller/system-workspace.ts'
import { ask } from '#storage/ask.ts'

/** More ids than any request of ours names. */
const MOST_NAMED = 50
const HASH = /^[0-9a-f]{64}$/

/** What is answered where something is nowhere, or in another case. */
export const NOT_HERE = /\.(unknown|no_bytes)$/

/**
 * Somebody in one case named something of another. They heard what they would have heard of anything that does not exist;
 * here it is told, in the house, since neither case may learn of the other.
 */
export async function recordForeign(
  lw: Lanewright,
  caseId: string,
  named: readonly string[],
  person: string,
): Promise<void> {
  if (!validate(caseId)) return
  const some = named.slice(0, MOST_NAMED)
  const [ids, hashes] = [some.filter((one) => validate(one)), some.filter((one) => HASH.test(one))]
  const [found] = await ask<{ what: string }>(lw.database.pool('auditor'), FOREIGN, [caseId, ids, hashes])
  const pins = found && (await lw.deps.store.activePins('casework'))
  if (!found || !pins) return
  await inSystemWorkspace(lw.deps, lw.leases, { name: 'case isolation', rule: 'case.isolated', pins }, async () => ({
    changes: [],
    recorded: {
      action: 'authz_decision',
      outcome: 'deny',
      reason: `in case ${caseId} somebody asked for a ${found.what} of another case`,
      target: { target_type: 'case', name: found.what, operation: 'cross_case_lookup' },
      authz: { decision: 'deny', rule_id: 'case.isolated' },
    },
    text: { person },
  }))
}

const PLACES: Record<string, string> = {
  document: 'casework.documents.document_id',
  session: 'casework.sessions.client_session_id',
  question: 'casework.turns.turn_id',
  transcript: 'casework.transcripts.transcript_id',
  note: 'casework.interview_notes.note_id',
  name: 'casework.entities.entity_id',
  fact: 'casework.facts.fact_id',
  promotion: 'casework.promotions.promotion_ticket_id',
  bundle: 'casework.export_requests.bundle_id',
  run: 'kernel.runs.run_id',
  artifact: 'kernel.artifacts.artifact_id',
  approval: 'kernel.approvals.approval_id',
}

/** Case by case, so that each look enters an index. */
const FOREIGN = `select f.what from kernel.workspaces w cross join lateral (${Object.entries(PLACES)
  .map(([what, place]) => lookAt(what, place))
  .concat(
    `select 'document' as what from casework.documents x where x.workspace_id = w.workspace_id and x.hash = any ($3)`,
  )
  .join(' union all ')}) f where w.pack = 'casework' and w.workspace_id <> $1 limit 1`

function lookAt(what: string, place: string): string {
  const [, table, column] = /^(.+)\.(.+)$/.exec(place) as unknown as [string, string, string]
  return `select '${what}' as what from ${table} x where x.workspace_id = w.workspace_id and x.${column} = any ($2::uuid[])`
}
