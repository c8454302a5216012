import { isDeepStrictEqual } from 'node:util'
import type { Row } from '#kernel/ports/store.ts'
import type { Effect } from '#kernel/ports/tool.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { Database } from './memory/database.ts'
import type { Permit } from './permits.ts'
import type { Act } from './types.ts'

/** What the judge knows of the case when a tool is run. */
export interface Case {
  /** Rows of the workspace that it is run in. */
  rows(table: string): Row[]
  effect: Effect | undefined
  /** What the policy of the run allows, by a table of the judge's own. */
  permit: Permit | null
  /** Who is really addressed. */
  recipient: string | null
  /** Highest sequence number of the workspace that the journal holds. */
  journalledSeq: number
  /** Sequence number of the entry that committed the intent of this run. */
  intentSeq: number | undefined
  /** How often this run was executed before. */
  times: number
  /** What stood in the way when the last answer came in, before the tool was run. */
  standing: string | null
}

export const rowsOf = (db: Database, table: string, workspace: string): Row[] =>
  [...db.rowsOf(table, workspace).values()].map(({ row }) => row)

/** The same effect, whichever try it is. */
export const effectOf = (intent: Row) => (intent.idempotency_key as string).replace(/^([^:#]+)#\d+:/, '$1:')

/** Why this must not be run now; null when it may. */
export function wrongWith(act: Act, known: Case): [rule: string, what: string] | null {
  const { effect, permit } = known
  const intents = known.rows('kernel.intents')
  const intent = intents.find((i) => i.run_id === act.run)
  if (!intent) return ['intent', 'it runs without a committed intent']
  if (intent.tool !== act.tool || (effect !== 'read' && effectOf(intent) !== act.key))
    return ['intent', 'its intent is another']
  if (!isDeepStrictEqual(JSON.parse(intent.request as string).parameters, act.input))
    return ['bytes', 'it runs with other input']
  if (effect === 'irreversible' && !(known.journalledSeq >= (known.intentSeq ?? Number.POSITIVE_INFINITY))) {
    return ['journal', 'its intent is not in the journal']
  }
  if (known.times > 0 && effect === 'irreversible') return ['once', 'it is run again under one intent']
  if (effect === 'irreversible') {
    const others = intents.filter((i) => i !== intent && effectOf(i) === act.key)
    if (others.some((i) => i.status !== 'not_done'))
      return ['in doubt', 'it is tried again and nobody knows that it was not done']
  }
  if (known.standing) return ['stop', `it runs although ${known.standing}`]
  if (!permit) return ['lane', 'no lane of its policy allows it']
  if (intent.lane_id !== permit.lane) return ['lane', `it runs in lane ${intent.lane_id}`]
  return permit.people > 0 ? wrongWithGrant(act, known, intent, permit) : null
}

function wrongWithGrant(act: Act, known: Case, intent: Row, { people, role }: Permit): [string, string] | null {
  const approval = known.rows('kernel.approvals').find((a) => a.approval_id === intent.approval_id)
  if (!approval) return ['grant', 'nobody was asked']
  if (approval.status !== 'used') return ['grant', `its approval is ${approval.status}`]
  if (approval.action_hash !== intent.action_hash) return ['bytes', 'its approval is for other bytes']
  const snapshot = JSON.parse(approval.content as string) as { input?: { parameters?: unknown }; recipient?: unknown }
  if (!isDeepStrictEqual(snapshot.input?.parameters, act.input)) return ['bytes', 'what was shown is not what runs']
  if (snapshot.recipient !== known.recipient || approval.recipient !== known.recipient)
    return ['bytes', 'another recipient was shown']
  const others = known.rows('kernel.intents').filter((i) => i.approval_id === intent.approval_id)
  if (others.length !== 1) return ['grant', 'its approval is used more than once']
  const good = known
    .rows('kernel.grants')
    .filter(
      (g) =>
        g.approval_id === approval.approval_id &&
        g.role === role &&
        g.action_hash === intent.action_hash &&
        g.used_by === act.run &&
        g.returned_at === null &&
        Date.parse(g.expires_at as string) > Date.parse(intent.created_at as string),
    )
  const persons = new Set(good.map((g) => g.person))
  return persons.size >= people ? null : ['grant', `${persons.size} good grants stand behind it, not ${people}`]
}

export const PAUSING = 'a pause waits to be heard'

/** What would have to keep a tool from running, as the tables stand now. */
export function statusNow(db: Database, workspace: string): string | null {
  for (const house of [workspace, SYSTEM_WORKSPACE]) {
    for (const { row } of db.rowsOf('kernel.stops', house).values()) if (row.lifted_at === null) return 'a stop stands'
  }
  const status = db.rowsOf('kernel.workspaces', workspace).get(workspace)?.row.status
  if (status !== 'active') return `the workspace is ${status}`
  for (const { row } of db.rowsOf('kernel.inbox', workspace).values()) {
    if (row.kind === 'workspace.pause' && row.consumed_at === null) return PAUSING
  }
  return null
}

/** The policy that is in force now. */
export function policyNow(db: Database): Row | undefined {
  return db.rowsOf('kernel.active_policies', SYSTEM_WORKSPACE).get('errands')?.row
}
