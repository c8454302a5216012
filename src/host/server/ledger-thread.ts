import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import {
  type ApprovalLine,
  approvalsOf,
  type CallRow,
  callOf,
  type EvidenceLine,
  evidenceOf,
  type GrantLine,
  grantsOf,
  type IntentLine,
  intentOf,
  type ProcessedRow,
  processedOf,
  type ReceiptLine,
  receiptsOf,
} from './ledger-pipeline-rows.ts'
import { pathOfRun } from './ledger-runs.ts'
import type { RunLine } from './ledger-schemas.ts'
import { type StepLine, type StepOfEntries, stepAround } from './ledger-steps.ts'

/** What hangs together with one entry: from the proposal to the rows that it changed. */

export interface Thread {
  asked: StepLine
  /** In order of their entries. */
  steps: StepOfEntries[]
  call: CallRow | null
  processed: ProcessedRow | null
  /** The one that counted last; those that it replaced come before it. */
  approvals: ApprovalLine[]
  grants: GrantLine[]
  intent: IntentLine | null
  receipts: ReceiptLine[]
  evidence: EvidenceLine[]
  run: RunLine | null
  cut: boolean
}

interface Refs {
  approval: string | null
  intent: string | null
  run: string | null
}

const STEPS_MAX = 12
const ROUNDS = 4

export async function followEntry(auditor: pg.Pool, workspace: string, seq: string): Promise<Thread | null> {
  const first = await stepAround(auditor, workspace, seq)
  const asked = first?.lines.find((line) => line.seq === seq)
  if (!first || !asked) return null
  const at = await whereProcessed(auditor, workspace, first, asked)
  const refs = await complete(auditor, workspace, await pick(auditor, workspace, asked, at))
  const approvals = refs.approval ? await approvalsOf(auditor, workspace, refs.approval) : []
  const ids = [...approvals.map((a) => a.id), refs.intent, refs.run].filter((id) => id !== null)
  const steps = await stepsOf(auditor, workspace, [first, at], await seqsOf(auditor, workspace, ids))
  const intent = refs.intent ? await intentOf(auditor, workspace, refs.intent) : null
  const read = intent ? null : first.lines.filter((l) => l.about === 'kernel.evidence').map((l) => l.id)
  const began = steps.found.find((s) => s.lines.some((l) => l.op === 'insert' && ids.includes(l.id))) ?? at
  return {
    asked,
    steps: steps.found,
    call: await callOf(auditor, workspace, began),
    processed: await processedOf(auditor, workspace, began),
    approvals,
    grants: await grantsOf(
      auditor,
      workspace,
      approvals.map((a) => a.id),
    ),
    intent,
    receipts: intent ? await receiptsOf(auditor, workspace, intent.id) : [],
    evidence: await evidenceOf(auditor, workspace, intent?.id ?? null, read ?? []),
    run: refs.run ? ((await pathOfRun(auditor, workspace, refs.run)).at(-1) ?? null) : null,
    cut: steps.cut,
  }
}

/** The first entry of a row, or its last. Null where nothing is written of it. */
export async function entryOfRow(
  auditor: pg.Pool,
  workspace: string,
  table: string,
  id: string,
  which: 'first' | 'last',
): Promise<string | null> {
  const seqs = (await seqsOf(auditor, workspace, [id])).filter((s) => s.about === table).map((s) => s.seq)
  return (which === 'first' ? seqs[0] : seqs.at(-1)) ?? null
}

/** What somebody sent is taken up in a later step: that is where something came of it. */
async function whereProcessed(auditor: pg.Pool, workspace: string, step: StepOfEntries, asked: StepLine) {
  if (asked.about !== 'kernel.inbox' || asked.op !== 'insert') return step
  const taken = await entryOfRow(auditor, workspace, 'kernel.inbox', asked.id, 'last')
  return (taken && (await stepAround(auditor, workspace, taken))) || step
}

/** Runs that do one thing. An agent's run and the orchestrator's hold many. */
const DOING = new Set(['tool_gateway', 'db_write', 'db_read', 'promotion', 'export', 'override', 'system'])

async function pick(auditor: pg.Pool, workspace: string, asked: StepLine, step: StepOfEntries): Promise<Refs> {
  const none: Refs = { approval: null, intent: null, run: null }
  switch (asked.about) {
    case 'kernel.approvals':
      return { ...none, approval: asked.id }
    case 'kernel.grants':
      return { ...none, approval: asked.approval }
    case 'kernel.intents':
      return { ...none, intent: asked.id }
    case 'kernel.receipts':
    case 'kernel.evidence':
      if (asked.intent) return { ...none, intent: asked.intent }
  }
  const run = asked.log === 'audit' ? asked.run : asked.about === 'kernel.runs' ? asked.id : null
  const line = run ? (await pathOfRun(auditor, workspace, run)).at(-1) : undefined
  if (line && DOING.has(line.kind)) return { ...none, run: line.run }
  return mainOf(step.lines)
}

/** What a step is about: an effect, else what waits for a person, else a run that did something. */
function mainOf(lines: StepLine[]): Refs {
  const idOf = (about: string, test: (line: StepLine) => boolean = () => true) =>
    lines.find((line) => line.about === about && test(line))
  const inserted = (line: StepLine) => line.op === 'insert'
  const intent = idOf('kernel.intents')?.id ?? null
  if (intent) return { intent, approval: null, run: null }
  const approval =
    idOf('kernel.approvals', inserted)?.id ??
    idOf('kernel.grants', inserted)?.approval ??
    idOf('kernel.approvals')?.id ??
    null
  const run = idOf('kernel.runs', (line) => inserted(line) && DOING.has(line.kind ?? ''))?.id ?? null
  return approval && !run ? { approval, intent: null, run: null } : { run, approval: null, intent: null }
}

async function complete(auditor: pg.Pool, workspace: string, given: Refs): Promise<Refs> {
  let refs = given
  for (let round = 0; round < ROUNDS; round++) {
    const more = await learn(auditor, workspace, refs)
    if (more.approval === refs.approval && more.intent === refs.intent && more.run === refs.run) break
    refs = more
  }
  return refs
}

async function learn(auditor: pg.Pool, workspace: string, { approval, intent, run }: Refs): Promise<Refs> {
  if (intent && (!run || !approval)) {
    const row = await intentOf(auditor, workspace, intent)
    const granted = approval ?? row?.approval ?? (row && (await approvalOfRows(auditor, workspace, idsIn(row.request))))
    return { intent, run: row?.run ?? null, approval: granted ?? null }
  }
  if (run && !intent) {
    const began = await entryOfRow(auditor, workspace, 'kernel.runs', run, 'first')
    const lines = (began && (await stepAround(auditor, workspace, began))?.lines) || []
    const own = lines.find((line) => line.about === 'kernel.intents' && line.run === run)?.id ?? null
    const granted =
      approval ?? lines.find((line) => line.about === 'kernel.grants' && line.used_by === run)?.approval ?? null
    const later = own === null && granted !== null ? await effectOf(auditor, workspace, granted) : null
    return later ?? { run, intent: own, approval: granted }
  }
  if (approval && !run) {
    const [used] = await ask<{ run: string }>(
      auditor,
      'select used_by as run from kernel.grants where workspace_id = $1 and approval_id = $2 and used_by is not null limit 1',
      [workspace, approval],
    )
    return { approval, intent, run: used?.run ?? null }
  }
  return { approval, intent, run }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const IDS_MAX = 20

/** The rows that a request names. */
const idsIn = (request: string) => [...new Set(request.match(ID) ?? [])].slice(0, IDS_MAX)

/** A grant may be spent on a row, and the row be used later: it names the approval that it was written on. */
async function approvalOfRows(auditor: pg.Pool, workspace: string, ids: string[]): Promise<string | null> {
  const [found] = await ask<{ approval: string }>(
    auditor,
    `select l.approval from unnest($2::text[]) as k(id)
     cross join lateral (select change_payload::jsonb #>> '{row,approval_id}' as approval from kernel.event_log
       where workspace_id = $1 and entity_id = k.id and entity_type not like 'kernel.%' offset 0) l
     where l.approval is not null limit 1`,
    [workspace, ids],
  )
  return found?.approval ?? null
}

/** The last effect that used a row which was written on this approval; null where none has. */
async function effectOf(auditor: pg.Pool, workspace: string, approval: string): Promise<Refs | null> {
  const used = await entryOfRow(auditor, workspace, 'kernel.approvals', approval, 'last')
  const lines = (used && (await stepAround(auditor, workspace, used))?.lines) || []
  const rows = lines
    .filter((line) => line.approval === approval && !line.about.startsWith('kernel.'))
    .map(({ id }) => id)
  if (rows.length === 0) return null
  const [found] = await ask<{ intent: string; run: string }>(
    auditor,
    `select intent_id as intent, run_id as run from kernel.intents i
     where workspace_id = $1 and exists (select 1 from unnest($2::text[]) as k(id) where strpos(i.request, k.id) > 0)
     order by created_at desc, intent_id desc limit 1`,
    [workspace, rows],
  )
  return found ? { approval, ...found } : null
}

async function stepsOf(auditor: pg.Pool, workspace: string, known: StepOfEntries[], seqs: Array<{ seq: string }>) {
  const found = new Map(known.map((step) => [step.lines[0]?.seq, step]))
  let cut = false
  for (const { seq } of seqs) {
    if ([...found.values()].some(({ lines }) => lines.some((line) => line.seq === seq))) continue
    if (found.size >= STEPS_MAX) {
      cut = true
      break
    }
    const step = await stepAround(auditor, workspace, seq)
    if (step) found.set(step.lines[0]?.seq, step)
  }
  const order = (step: StepOfEntries) => Number(step.lines[0]?.seq ?? 0)
  const all = [...found.values()].sort((a, b) => order(a) - order(b))
  return { found: all, cut: cut || all.some((step) => step.cut) }
}

const SEQS_MAX = 100

/** Row by row: the index knows one id at a time. */
function seqsOf(auditor: pg.Pool, workspace: string, ids: string[]): Promise<Array<{ seq: string; about: string }>> {
  return ask(
    auditor,
    `select l.seq, l.entity_type as about from unnest($2::text[]) as k(id)
     cross join lateral (select seq, entity_type from kernel.event_log where workspace_id = $1 and entity_id = k.id offset 0) l
     order by l.seq limit ${SEQS_MAX}`,
    [workspace, ids],
  )
}
