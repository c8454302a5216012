import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Row, StepCommit } from '#kernel/ports/store.ts'
import type { Effect } from '#kernel/ports/tool.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import { lenient } from '#testing/simulator/oracle.ts'
import { wrongWith } from '#testing/simulator/oracle-effects.ts'
import { type AuditedEvents, checkLedger, type Tables } from '#testing/simulator/oracle-ledger.ts'
import { byPerson, inserted, OF_THE_MOMENT } from '#testing/simulator/oracle-memory.ts'
import type { Permit } from '#testing/simulator/permits.ts'
import type { Act, Environment, Machine, Oracle } from '#testing/simulator/types.ts'
import type { Stage } from './stage.ts'

/** What the judge knows of a pack beforehand, written down a second time. */
export interface Rules {
  tools: Record<string, { effect: Effect; permit: Permit }>
  /** Refusals that only the database can give when somebody asks for it. */
  asked: RegExp
  /** Something is on its way out: may it? */
  arrives?(machine: Machine, act: Act, breach: Oracle['breach']): Promise<void>
  /** At the end of the world: the outside and the tables of the pack must tell one story. */
  final(breach: Oracle['breach']): Promise<void>
}

interface Mind {
  proposal: string | null
  /** What stood in the way when the tool was last allowed to run. */
  standing: string | null
  mixed: boolean
}

/** The judge of a world on PostgreSQL: it reads the tables as the auditor, at every moment that matters. */
export function checkPostgres(environment: Environment, { rows, auditor }: Stage, rules: Rules): Oracle {
  const base = lenient(environment.trace)
  const { breach } = base
  const minds = new Map<Machine, Map<string, Mind>>()
  const journal = new Map<string, number>()
  const intents = new Map<string, number>()
  const times = new Map<string, number>()
  const received = new Map<string, string[]>()

  function mind(machine: Machine, workspace: string): Mind {
    const its = minds.get(machine) ?? new Map<string, Mind>()
    minds.set(machine, its)
    const known = its.get(workspace) ?? { proposal: null, standing: null, mixed: false }
    its.set(workspace, known)
    return known
  }

  return {
    ...base,
    loads(machine, workspace) {
      const m = mind(machine, workspace)
      m.mixed = (machine.drives.get(workspace) ?? 0) > 1
      if (m.proposal && machine.mortal && !m.mixed)
        breach('proposal', `${machine.name} goes on without recording what the agent said`)
      m.proposal = null
    },
    async committed(machine, step, committed) {
      const m = mind(machine, step.workspace)
      const [head] = await rows<{ fence: string; holder: string | null }>(
        'select fence, holder from kernel.heads where workspace_id = $1',
        [step.workspace],
      )
      const stale = BigInt(head?.fence ?? -1) !== step.fence
      if (!committed.ok) {
        if (stale) m.proposal = null
        else checkRefusal(step, committed.refusal, rules.asked, breach)
        return
      }
      const calls = inserted(step, 'kernel.agent_calls')
      if (calls.some((c) => c.output_hash === m.proposal || c.output_hash === null)) m.proposal = null
      checkStep(machine, step, stale, head?.holder ?? null, breach)
      for (const row of inserted(step, 'kernel.intents')) {
        intents.set(row.run_id as string, Number(committed.head.seq))
        const status = await statusNow(step.workspace)
        if (status && status !== PAUSING) breach('stop', `${row.tool} is intended although ${status}`)
      }
    },
    received(workspace, item, answer) {
      if (answer.ok) received.set(workspace, [...(received.get(workspace) ?? []), item])
    },
    journalled(workspace, seq) {
      journal.set(workspace, Math.max(seq, journal.get(workspace) ?? 0))
    },
    async answered(machine, { workspace, what }) {
      if (!workspace || workspace === SYSTEM_WORKSPACE) return
      const m = mind(machine, workspace)
      if ((machine.drives.get(workspace) ?? 0) > 1) m.mixed = true
      if (what === 'mayRun') m.standing = await statusNow(workspace)
    },
    failed(machine) {
      for (const m of minds.get(machine)?.values() ?? []) m.proposal = null
    },
    proposed(machine, workspace, bytes) {
      mind(machine, workspace).proposal = sha256Hex(bytes)
    },
    async called(machine, act) {
      const m = mind(machine, act.workspace)
      const before = times.get(act.run) ?? 0
      times.set(act.run, before + 1)
      const known = rules.tools[act.tool]
      const tables = await rowsOf(act.workspace, ['kernel.intents', 'kernel.approvals', 'kernel.grants'])
      const wrong = wrongWith(act, {
        rows: (table) => tables.get(table) ?? [],
        ...{ effect: known?.effect, permit: known?.permit ?? null, recipient: act.to ?? null },
        ...{ standing: m.mixed ? null : m.standing, times: before },
        ...{ journalledSeq: journal.get(act.workspace) ?? 0, intentSeq: intents.get(act.run) },
      })
      if (wrong) breach(wrong[0], `${act.tool} ${act.key}: ${wrong[1]}`)
      await rules.arrives?.(machine, act, breach)
    },
    threw(error) {
      const code = (error as { code?: unknown })?.code
      if (typeof code !== 'string' || !/^(database\.|house\.busy$)/.test(code))
        breach('error', `a drive threw ${error instanceof Error ? error.stack : error}`)
    },
    async final() {
      for (const workspace of environment.workspaces) {
        const tables = await tablesOf(workspace)
        const heard = new Set(tables.rows('kernel.inbox').map((row) => row.item_id))
        const lost = (received.get(workspace) ?? []).find((item) => !heard.has(item))
        if (lost) breach('lost', `item ${lost} was acknowledged and is gone`)
        checkLedger(tables, environment.outside, workspace, breach)
        const verified = await verifyLedger(auditor, workspace)
        if (!verified.ok) breach('verify', JSON.stringify(verified.first_bad))
        const replayed = await replayWorkspace(auditor, workspace)
        if (!replayed.ok) breach('replay', JSON.stringify(replayed.first))
      }
      await rules.final(breach)
    },
  }

  async function statusNow(workspace: string): Promise<string | null> {
    const [now] = await rows<{ standing: string | null }>(STANDING, [workspace, SYSTEM_WORKSPACE])
    return now?.standing ?? null
  }

  async function rowsOf(workspace: string, tables: string[]): Promise<Map<string, Row[]>> {
    const all = await Promise.all(
      tables.map((table) =>
        rows<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where workspace_id = $1`, [workspace]),
      ),
    )
    return new Map(tables.map((table, i) => [table, (all[i] ?? []).map(({ row }) => row)]))
  }

  async function tablesOf(workspace: string): Promise<Tables> {
    const tables = await rowsOf(workspace, LEDGER_TABLES)
    const audit = new Map<string, AuditedEvents[]>()
    const recorded = await rows<{ about: string; payload: string }>(
      'select action_type as about, payload from kernel.audit_log where workspace_id = $1 order by seq',
      [workspace],
    )
    for (const { about, payload } of recorded) {
      const event = { ...JSON.parse(payload), action_type: about } as AuditedEvents & { run_id: string }
      audit.set(event.run_id, [...(audit.get(event.run_id) ?? []), event])
    }
    const items = await rows<{ id: string; n: number }>(
      `select entity_id as id, count(*)::int as n from kernel.event_log
       where workspace_id = $1 and entity_type = 'kernel.inbox' group by 1`,
      [workspace],
    )
    return {
      rows: (table) => tables.get(table) ?? [],
      audit,
      itemsRecorded: new Map(items.map(({ id, n }) => [id, n])),
      callsCounted: Number(tables.get('kernel.usage')?.[0]?.agent_calls ?? 0),
    }
  }
}

const LEDGER_TABLES = ['runs', 'evidence', 'intents', 'inbox', 'grants', 'agent_calls', 'usage'].map(
  (table) => `kernel.${table}`,
)

const PAUSING = 'a pause waits to be heard'
const STANDING = `select case
  when exists (select 1 from kernel.stops where workspace_id in ($1, $2) and lifted_at is null) then 'a stop stands'
  when w.status <> 'active' then 'the workspace is ' || w.status
  when exists (select 1 from kernel.inbox i where i.workspace_id = $1 and kind = 'workspace.pause' and consumed_at is null)
    then '${PAUSING}' end as standing
  from kernel.workspaces w where w.workspace_id = $1`

/** The guards of the database never have to step in, but for what only the database can know. */
function checkRefusal(
  step: StepCommit,
  { code, message }: { code: string; message: string },
  asked: RegExp,
  breach: Oracle['breach'],
): void {
  if (OF_THE_MOMENT.includes(code) || step.changes.some((c) => c.table === 'kernel.inbox')) return
  // Creating what is there already is how a lost answer is found out.
  if (inserted(step, 'kernel.workspaces').length > 0) return
  if (code === 'grant.expired' || (inserted(step, 'kernel.agent_calls').length > 0 && asked.test(code))) return
  breach('guard', `the database had to refuse a commit: ${code}: ${message}`)
}

/** Tables that nobody but the holder of the lease writes to. */
const FENCED = /^kernel\.(tasks|runs|intents|approvals|grants|verifications|evidence|receipts|agent_calls)$/

function checkStep(
  machine: Machine,
  step: StepCommit,
  stale: boolean,
  holder: string | null,
  breach: Oracle['breach'],
): void {
  const { changes, audit } = step
  if (changes.length > 0 && audit.length === 0) breach('audit', 'rows changed and the same commit tells nothing')
  const creates = inserted(step, 'kernel.workspaces').length > 0
  if (changes.some((c) => FENCED.test(c.table)) && !creates) {
    if (stale) breach('fence', `${machine.name} wrote with a fence that is past`)
    if (!holder?.startsWith(`${machine.name}/`)) breach('fence', `${machine.name} wrote; the lease is ${holder}'s`)
  }
  for (const call of inserted(step, 'kernel.agent_calls')) {
    const recorded = audit.some((a) => a.payload.outcome === 'deny' || a.payload.outcome === 'failure')
    if (!(call.verdict as { ok: boolean }).ok && !recorded) breach('rejection', 'a refusal is not told in its commit')
  }
  if (changes.some(byPerson) && !changes.some((c) => c.op === 'update' && c.table === 'kernel.inbox'))
    breach('inbox', 'what a person said is done, and not heard in the same commit')
}
