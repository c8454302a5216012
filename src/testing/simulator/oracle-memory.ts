import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Change, Committed, Row, StepCommit } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { SampleTask } from './app.ts'
import type { Database } from './memory/database.ts'
import { tablesOf } from './memory/tables-of.ts'
import { lenient } from './oracle.ts'
import { PAUSING, policyNow, rowsOf, statusNow, wrongWith } from './oracle-effects.ts'
import { checkLedger, unproven } from './oracle-ledger.ts'
import { TOOL_EFFECTS } from './outside.ts'
import { PERMITS } from './permits.ts'
import type { Environment, Machine, Oracle, Variants } from './types.ts'

/** Refusals that speak of the moment: somebody took over, stopped, paused, or changed something meanwhile. */
export const OF_THE_MOMENT = [
  'lease.stale',
  'snapshot.stale',
  'workspace.stopped',
  'workspace.not_active',
  'pins.mismatch',
]
/** What only the database knows when an agent or a person asks for it. */
const OF_THE_ASKED = ['task.precondition_unknown', 'database.constraint', 'grant.expired']

interface Memory {
  /** Bytes that an agent answered and that no commit has recorded yet. */
  proposal: string | null
  /** Versions of the rows that the last look showed, and the fence that was in force then. */
  shown: Map<string, number>
  fence: number
  /** What stood in the way when the cycle began. */
  wasStatus: string | null
  /** What had changed of it when a commit arrived. */
  stale: string | null
  /** What stood in the way when the last answer came in. */
  standing: string | null
  /** Two drives of one machine on one workspace: nobody can tell whose answer is whose. */
  mixed: boolean
}

/** The judge of a world on the store in memory: it looks into the tables itself, at every moment that matters. */
export function checkMemory(environment: Environment, db: Database, variants: Variants): Oracle {
  const base = lenient(environment.trace)
  const { breach } = base
  const minds = new Map<Machine, Map<string, Memory>>()
  const journal = new Map<string, number>()
  const intents = new Map<string, number>()
  const times = new Map<string, number>()
  const received = new Set<string>()

  function mind(machine: Machine, workspace: string): Memory {
    const its = minds.get(machine) ?? new Map<string, Memory>()
    minds.set(machine, its)
    const known = its.get(workspace) ?? {
      ...{ proposal: null, shown: new Map(), fence: -1, wasStatus: null, stale: null, standing: null, mixed: false },
    }
    its.set(workspace, known)
    return known
  }

  function forget(machine: Machine): void {
    for (const m of minds.get(machine)?.values() ?? []) m.proposal = null
  }

  return {
    ...base,
    loads(machine, workspace) {
      const m = mind(machine, workspace)
      m.mixed = (machine.drives.get(workspace) ?? 0) > 1
      if (m.proposal && machine.mortal && !m.mixed)
        breach('proposal', `${machine.name} goes on without recording what the agent said`)
      m.proposal = null
      m.shown = versions(db, workspace)
      m.fence = db.heads.get(workspace)?.fence ?? -1
      m.wasStatus = statusNow(db, workspace)
    },
    before(machine, step) {
      const m = mind(machine, step.workspace)
      m.stale = changedSince(db, m, step)
    },
    committed(machine, step, committed) {
      const m = mind(machine, step.workspace)
      if (!committed.ok) return checkRefusal(db, m, step, committed, breach)
      const calls = inserted(step, 'kernel.agent_calls')
      if (calls.some((c) => c.output_hash === m.proposal || c.output_hash === null)) m.proposal = null
      if (m.stale && !m.mixed) breach('stale', `a proposal is accepted although ${m.stale} changed since it was shown`)
      const fenced = step.changes.some((c) => db.tables.get(c.table)?.fenced)
      if (fenced && machine.mortal && !m.mixed && db.heads.get(step.workspace)?.fence !== m.fence) {
        breach('fence', `${machine.name} wrote what it read before somebody else took over`)
      }
      checkCommit(environment, db, machine, step, breach)
      for (const row of inserted(step, 'kernel.intents')) {
        intents.set(row.run_id as string, Number(committed.head.seq))
        const active = policyNow(db)
        const run = db.rowsOf('kernel.runs', step.workspace).get(row.run_id as string)?.row
        if (run?.lanes_pin !== active?.lanes_pin)
          breach('policy', `${row.tool} is intended under a policy that is not in force`)
        const status = statusNow(db, step.workspace)
        if (status && status !== PAUSING) breach('stop', `${row.tool} is intended although ${status}`)
      }
    },
    received(workspace, item, answer) {
      if (answer.ok) received.add(`${workspace} ${item}`)
    },
    journalled(workspace, seq) {
      journal.set(workspace, Math.max(seq, journal.get(workspace) ?? 0))
    },
    answered(machine, { workspace }) {
      if (!workspace || workspace === SYSTEM_WORKSPACE) return
      const m = mind(machine, workspace)
      if ((machine.drives.get(workspace) ?? 0) > 1) m.mixed = true
      const { lanes_pin } = policyNow(db) ?? {}
      m.standing = statusNow(db, workspace) ?? `policy ${lanes_pin}`
    },
    failed: forget,
    proposed(machine, workspace, bytes) {
      const m = mind(machine, workspace)
      m.proposal = sha256Hex(bytes)
      const stood = m.wasStatus && m.wasStatus !== PAUSING && !m.mixed
      if (stood) breach('stop', `an agent is asked although ${m.wasStatus}`)
    },
    called(machine, act) {
      const m = mind(machine, act.workspace)
      const run = db.rowsOf('kernel.runs', act.workspace).get(act.run)?.row
      const inForce = m.standing === `policy ${run?.lanes_pin}`
      const status =
        inForce || m.mixed ? null : m.standing?.startsWith('policy ') ? 'another policy is in force' : m.standing
      const before = times.get(act.run) ?? 0
      times.set(act.run, before + 1)
      const input = act.input as SampleTask
      const policy = run && variants.named({ lanes: run.lanes_pin as string, roles: run.roles_pin as string })
      // Its lane prohibits strangers.
      const astray = act.tool === 'send_parcel' && input.to !== 'house'
      const wrong = wrongWith(act, {
        rows: (table) => rowsOf(db, table, act.workspace),
        ...{ effect: TOOL_EFFECTS[act.tool], recipient: input.to, standing: status, times: before },
        permit: (policy && !astray && PERMITS[policy][act.tool]) || null,
        ...{ journalledSeq: journal.get(act.workspace) ?? 0, intentSeq: intents.get(act.run) },
      })
      if (wrong) breach(wrong[0], `${act.tool} ${act.key}: ${wrong[1]}`)
    },
    happened(act) {
      const again = environment.outside.acts.filter((a) => a.workspace === act.workspace && a.key === act.key)
      if (again.length > 1) breach('twice', `${act.key} happened ${again.length} times`)
    },
    threw(error) {
      const code = (error as { code?: unknown })?.code
      if (typeof code !== 'string' || !/^(database\.|house\.busy$)/.test(code))
        breach('error', `a drive threw ${error}`)
    },
    final() {
      for (const id of received) {
        const [workspace = '', item = ''] = id.split(' ')
        if (!db.rowsOf('kernel.inbox', workspace).has(item)) breach('lost', `item ${item} was acknowledged and is gone`)
      }
      for (const workspace of environment.workspaces)
        checkLedger(tablesOf(db, workspace), environment.outside, workspace, breach)
    },
  }
}

/** Changes that only a person's word brings about. */
export function byPerson(change: Change): boolean {
  const rows = change.op === 'insert' ? change.rows : change.op === 'update' ? [change.row] : []
  return change.table === 'kernel.grants' && change.op === 'insert'
    ? true
    : rows.some((row) => row.decided_by || row.answered_by || (change.table === 'kernel.verifications' && row.person))
}

export function inserted(step: StepCommit, table: string): Row[] {
  return step.changes.flatMap((c) => (c.op === 'insert' && c.table === table ? c.rows : []))
}

const SHOWN = ['kernel.workspaces', 'kernel.tasks', 'errands.notes']

function versions(db: Database, workspace: string): Map<string, number> {
  const seen = new Map<string, number>()
  for (const table of SHOWN)
    for (const [id, { row, tx }] of db.rowsOf(table, workspace)) {
      if (table !== 'kernel.tasks' || row.status === 'in_progress' || row.open_preconditions === 0)
        seen.set(`${table} ${id}`, tx)
    }
  return seen
}

type Say = Oracle['breach']

/** An accepted proposal answers what stands there now: no row that was shown has changed. */
function changedSince(db: Database, { shown: snapshot }: Memory, step: StepCommit): string | null {
  if (!inserted(step, 'kernel.agent_calls').some((c) => (c.verdict as { ok: boolean }).ok)) return null
  const now = versions(db, step.workspace)
  for (const [id, tx] of snapshot) if (now.get(id) !== tx) return id
  return null
}

function checkRefusal(
  db: Database,
  m: Memory,
  step: StepCommit,
  committed: Extract<Committed, { ok: false }>,
  breach: Say,
): void {
  const { code, message } = committed.refusal
  // Whoever lost the lease is refused, by whichever guard it meets first.
  const stale = BigInt(db.heads.get(step.workspace)?.fence ?? -1) !== step.fence
  if (stale) m.proposal = null
  if (stale) return
  if (OF_THE_MOMENT.includes(code)) return
  const people = step.changes.some((c) => c.table === 'kernel.inbox')
  const asked = inserted(step, 'kernel.agent_calls').length > 0 || code === 'grant.expired'
  if (people || (asked && OF_THE_ASKED.includes(code))) return
  // Creating what is there already is how a lost answer is found out.
  if (inserted(step, 'kernel.workspaces').length > 0) return
  breach('guard', `the database had to refuse a commit: ${code}: ${message}`)
}

function checkCommit(environment: Environment, db: Database, machine: Machine, step: StepCommit, breach: Say): void {
  const { workspace, changes } = step
  if (changes.length > 0 && step.audit.length === 0) breach('audit', 'rows changed and the same commit tells nothing')
  const head = db.heads.get(workspace)
  const fenced = changes.filter((c) => db.tables.get(c.table)?.fenced)
  const creates = inserted(step, 'kernel.workspaces').length > 0
  if (fenced.length > 0 && !creates) {
    if (BigInt(head?.fence ?? -1) !== step.fence) breach('fence', `${machine.name} wrote with a fence that is past`)
    if (!head?.holder?.startsWith(`${machine.name}/`))
      breach('fence', `${machine.name} wrote; the lease is ${head?.holder}'s`)
  }
  for (const call of inserted(step, 'kernel.agent_calls')) {
    const ok = (call.verdict as { ok: boolean }).ok
    const recorded = step.audit.some((a) => a.payload.outcome === 'deny' || a.payload.outcome === 'failure')
    if (!ok && !recorded) breach('rejection', 'a refusal is not told in its commit')
  }
  if (changes.some(byPerson) && !changes.some((c) => c.op === 'update' && c.table === 'kernel.inbox')) {
    breach('inbox', 'what a person said is done, and not heard in the same commit')
  }
  const tx = db.transactions
  const completes = changes.some(
    (c) => c.op === 'update' && c.table === 'kernel.workspaces' && c.row.status === 'completed',
  )
  const left = rowsOf(db, 'kernel.tasks', workspace).filter((t) => t.status !== 'done').length
  if (completes && left > 0) breach('evidence', `the workspace is completed and ${left} tasks are not done`)
  for (const { row, tx: by } of db.rowsOf('kernel.tasks', workspace).values()) {
    if (
      by !== tx ||
      !changes.some((c) => c.op === 'update' && c.table === 'kernel.tasks' && c.row.status === row.status)
    )
      continue
    if (!changes.some((c) => c.op === 'update' && c.where.task_id === row.task_id)) continue
    const lack = unproven(db, environment.outside, workspace, row, tx)
    if (lack) breach('evidence', `task becomes ${row.status}: ${lack}`)
  }
}
