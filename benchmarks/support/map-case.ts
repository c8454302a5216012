import { caseworkApp } from '#apps/casework/app.ts'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import type { State } from '#kernel/ports/store.ts'
import { madeDocument } from './case-documents.ts'
import { processorMs } from './processor-time.ts'

/**
 * One case of so many documents in a process of its own, so that its memory is its own: uploaded, mapped by the real
 * controller with the agents by the book, and exported twice with a yes of an attorney. What it took comes on standard
 * output, phase by phase; `--steps` adds what the controller did in each.
 */

export interface Phase {
  ms: number
  /** Processor time of this process and of its server. */
  processorMs: number
  /** The most while it went on, and what was there when it began. */
  residentBytes: number
  beforeBytes: number
  cycles: number
  steps?: Record<string, number>
}
export type PhaseName = 'upload' | 'map' | 'mark' | 'discovery' | 'review'

const WAITING_MOST = 50
const TURNS_MOST = 100_000

const [dataDir, words = '', flag] = process.argv.slice(2) as [string, string, string?]
const count = Number(words)
const phases = {} as Record<PhaseName, Phase>

const casework = openCaseworkServices({ dataDir })
const lw = await openLanewright({ dataDir, apps: [caseworkApp(casework)], attached: [casework] })
try {
  console.log(JSON.stringify({ phases, ...(await wholeCase(lw)) }))
} finally {
  await lw.close()
}

async function wholeCase(lw: Lanewright) {
  const goal = { matter: 'A large case', matter_type: 'employment' }
  const id = await lw.create({ pack: 'casework', name: goal.matter, goal })
  const form = JSON.stringify(sampleForm())
  await lw.send(id, 'olga', 'case.open', { role: 'ATTORNEY' })
  await lw.send(id, 'olga', 'case.file', fileOf('client_intake_form', form))
  await work(id)

  await measured('upload', (steps) => upload(id, steps))
  await measured('map', async (steps) => {
    await lw.send(id, 'olga', 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'Measured' })
    await work(id, steps)
  })
  await measured('mark', (steps) => mark(id, steps))
  await measured('discovery', (steps) => exported(id, 'discovery_production', steps))
  await measured('review', (steps) => exported(id, 'internal_review', steps))
  return result(id)
}

/** As a desk does it: the bytes into the store of the case, then a word to its inbox, some ahead of the controller. */
async function upload(id: string, steps: string[]): Promise<void> {
  const store = await casework.files()
  for (let number = 1; number <= count; number++) {
    const { name, contentType, bytes } = madeDocument(number)
    const { sha256, sizeBytes } = await store.put(id, once(bytes))
    const content = { artifact_kind: 'document', name, content_type: contentType, sha256, size_bytes: sizeBytes }
    await send(id, 'case.upload', { role: 'ASSISTANT', ...content })
    if (number % WAITING_MOST === 0) await work(id, steps)
  }
  await work(id, steps)
}

async function mark(id: string, steps: string[]): Promise<void> {
  const basis = 'Attorney-client communication'
  let waiting = 0
  for (let number = 1; number <= count; number++) {
    const { name, privileged } = madeDocument(number)
    if (!privileged) continue
    const [document] = await rows<{ document_id: string }>(
      // The form of the client is the first document of the file.
      'select document_id from casework.documents where workspace_id = $1 and number = $2 and name = $3',
      [id, number + 1, name],
    )
    const content = { document_id: document?.document_id, decision: 'withhold', basis }
    await send(id, 'case.mark', { role: 'ATTORNEY', ...content })
    waiting += 1
    if (waiting % WAITING_MOST === 0) await work(id, steps)
  }
  await work(id, steps)
}

async function exported(id: string, bundle_kind: string, steps: string[]): Promise<void> {
  const request = { bundle_kind, export_reason: 'Measured', bates: { prefix: 'M', start: 1, digits: 8 } }
  await send(id, 'case.file', fileOf('export_request', JSON.stringify(request), `${bundle_kind}.json`))
  await work(id, steps)
  const { approvals } = (await lw.store.load(id)) as State
  for (const { approval_id, action_hash } of approvals.filter(({ status }) => status === 'pending'))
    await send(id, 'approval.decide', { approval_id, action_hash, role: 'ATTORNEY_ADMIN', decision: 'grant' })
  await work(id, steps)
  const [bundle] = await rows<{ status: string; problem: string | null }>(
    'select status, problem from casework.export_requests where workspace_id = $1 and bundle_kind = $2',
    [id, bundle_kind],
  )
  if (bundle?.status !== 'finalized') throw new Error(`the package is ${bundle?.status}: ${bundle?.problem}`)
}

/** What came out, and that nothing was refused on the way. */
async function result(id: string) {
  const [counts] = await rows<Record<string, number>>(
    `select (select count(*)::integer from casework.documents d where d.workspace_id = $1 and d.stage = 'mapped') as mapped,
      (select count(*)::integer from casework.facts f where f.workspace_id = $1) as facts,
      (select count(*)::integer from casework.evidence_map e where e.workspace_id = $1) as evidence,
      (select count(*)::integer from kernel.audit_log a where a.workspace_id = $1) as events,
      (select count(*)::integer from kernel.inbox i where i.workspace_id = $1 and i.outcome like 'refused%') as refused,
      (select (counts ->> 'withheld')::integer from casework.export_requests r where r.workspace_id = $1 and r.bundle_kind = 'discovery_production') as withheld`,
    [id],
  )
  if (counts?.mapped !== count || counts.refused !== 0 || counts.facts === 0 || counts.withheld === 0)
    throw new Error(`not every document was taken: ${JSON.stringify(counts)}`)
  return { counts }
}

async function measured(name: PhaseName, run: (steps: string[]) => Promise<void>): Promise<void> {
  const steps: string[] = []
  const beforeBytes = process.memoryUsage.rss()
  let residentBytes = beforeBytes
  const look = () => {
    residentBytes = Math.max(residentBytes, process.memoryUsage.rss())
  }
  const timer = setInterval(look, 20)
  const [started, taken] = [performance.now(), processorMs(lw.server?.pid)]
  try {
    await run(steps)
  } finally {
    clearInterval(timer)
  }
  const ms = Math.round(performance.now() - started)
  look()
  phases[name] = {
    ...{ ms, processorMs: Math.round(processorMs(lw.server?.pid) - taken), residentBytes, beforeBytes },
    cycles: steps.length,
    ...(flag === '--steps' ? { steps: tallied(steps) } : {}),
  }
}

function tallied(steps: string[]): Record<string, number> {
  const tally: Record<string, number> = {}
  for (const step of steps) tally[step] = (tally[step] ?? 0) + 1
  return tally
}

async function work(id: string, steps: string[] = []): Promise<void> {
  for (let turn = 0; turn < TURNS_MOST; turn++) {
    const driven = await lw.drive(id)
    for (const { did } of driven.steps) steps.push(did)
    if (driven.ended === 'idle') return
  }
  throw new Error('it does not come to rest')
}

async function send(id: string, kind: string, content: Record<string, unknown>): Promise<void> {
  const sent = await lw.send(id, 'olga', kind, content)
  if (!sent.ok) throw new Error(`${kind}: ${sent.refusal.code}: ${sent.refusal.message}`)
}

async function rows<T>(sql: string, values: unknown[]): Promise<T[]> {
  return (await lw.database.pool('auditor').query(sql, values)).rows
}

function fileOf(artifact_kind: string, text: string, name = `${artifact_kind}.json`) {
  return { role: 'ATTORNEY', artifact_kind, name, text }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
