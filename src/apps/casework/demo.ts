import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lanewright, openLanewright } from '#apps/compose.ts'
import { Failure } from '#contracts/refusal.ts'
import { caseworkPack } from '#packs/casework/pack.ts'
import type { Row, State } from '#ports/store.ts'
import { FILES, INSIGHTS, PERSON, REQUEST, saidTo } from './demo-script.ts'
import { type OpenOffice, openOffice } from './office.ts'

export interface CaseShown {
  workspace: string
  status: string
  cycles: number
  effects: { verified: number; not_done: number; uncertain: number }
  documents: number
  facts: number
  bundle: string
  ledger: { entries: number; verified: boolean }
}

const MOST_TURNS = 300

/** A made-up employment case, from the client's form to a package that anyone can check. */
export async function demonstrateCase(
  folder: string,
  { again }: { again?: true },
  tell: (line: string) => void,
): Promise<CaseShown> {
  if (again) for (const gone of [folder, `${folder}.journal`]) await rm(gone, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const finished = join(folder, 'finished.json')
  if (existsSync(finished)) {
    tell(`The case in ${folder} is closed; --again begins a new one.`)
    return JSON.parse(await readFile(finished, 'utf8')) as CaseShown
  }
  // What was cut short begins anew: everybody in it is made up, and it takes a minute.
  if (existsSync(join(folder, 'case')))
    for (const gone of [folder, `${folder}.journal`]) await rm(gone, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const office = openOffice({ dataDir: folder })
  const lw = await openLanewright({ dataDir: folder, packs: [caseworkPack(office)], attached: [office] })
  try {
    const shown = await play(new Stage(lw, office, folder, tell))
    await writeFile(finished, JSON.stringify(shown))
    return shown
  } finally {
    await lw.close()
  }
}

/** One person plays everybody of the firm; each act names the role that it is done in. */
class Stage {
  readonly lw: Lanewright
  readonly office: OpenOffice
  readonly folder: string
  readonly tell: (line: string) => void
  id = ''

  constructor(lw: Lanewright, office: OpenOffice, folder: string, tell: (line: string) => void) {
    this.lw = lw
    this.office = office
    this.folder = folder
    this.tell = tell
  }

  async work(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS; turn++) if ((await this.lw.drive(this.id)).ended === 'idle') return
    throw new Failure('demo.too_long', 'the case does not come to rest', 'Report this with the lines above.')
  }

  async act(kind: string, content: Row): Promise<void> {
    const sent = await this.lw.send(this.id, PERSON, kind, content)
    if (!sent.ok) throw new Failure(sent.refusal.code, sent.refusal.message, sent.refusal.next)
    await this.work()
    const [heard] = await this.rows<{ outcome: string }>('select outcome from kernel.inbox where item_id = $1', [
      sent.itemId,
    ])
    if (heard?.outcome !== 'done')
      throw new Failure('demo.refused', `${kind}: ${heard?.outcome}`, 'Report this with the lines above.')
  }

  async approve(role: string): Promise<number> {
    const { approvals } = await this.state()
    const pending = approvals.filter(({ status }) => status === 'pending')
    for (const { approval_id, action_hash } of pending)
      await this.lw.send(this.id, PERSON, 'approval.decide', { approval_id, action_hash, role, decision: 'grant' })
    await this.work()
    return pending.length
  }

  file(artifact_kind: string, name: string, value: unknown, more: Row = {}): Promise<void> {
    return this.act('case.file', { role: 'ATTORNEY', artifact_kind, name, text: JSON.stringify(value), ...more })
  }

  async state(): Promise<State> {
    return (await this.lw.store.load(this.id)) as State
  }

  async rows<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return (await this.lw.database.pool('auditor').query(sql, values)).rows
  }
}

async function play(stage: Stage): Promise<CaseShown> {
  const { lw, folder, tell } = stage
  const goal = { matter: 'Delgado-Reyes v. Northgate Cold Storage', matter_type: 'employment' }
  stage.id = await lw.create({ pack: 'casework', name: goal.matter, goal })
  await writeFile(join(folder, 'case'), stage.id)
  tell(goal.matter)
  await stage.act('case.open', { role: 'ATTORNEY' })
  await intake(stage)
  await documents(stage)
  await interview(stage)
  await mapped(stage)
  await promotions(stage)
  const bundle = await exported(stage)
  await stage.act('case.close', { role: 'ATTORNEY' })
  return conclude(stage, bundle)
}

async function intake(stage: Stage): Promise<void> {
  const form = await readFile(new URL('./sample/client-intake-form.json', import.meta.url), 'utf8')
  await stage.file('client_intake_form', 'client-intake-form.json', JSON.parse(form))
  const [own] = await stage.rows<{ conflict: string }>('select conflict from casework.cases')
  stage.tell(`  intake: summed up for an attorney; conflict check: ${own?.conflict}`)
  await stage.act('case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A sample case' })
  stage.tell('  an attorney takes the case')
}

async function documents(stage: Stage): Promise<void> {
  const store = await stage.office.files()
  for (const { name, type, kind } of FILES) {
    const bytes = await readFile(new URL(`./sample/${name}`, import.meta.url))
    const { sha256, sizeBytes } = await store.put(stage.id, one(bytes))
    const content = { artifact_kind: kind, name, content_type: type, sha256, size_bytes: sizeBytes }
    await stage.act('case.upload', { role: 'ASSISTANT', ...content })
    stage.tell(`  in the file: ${name}, SHA-256 ${sha256.slice(0, 12)}`)
  }
  const [memo] = await stage.rows<{ document_id: string }>(
    `select document_id from casework.documents where workspace_id = $1 and name = 'memo-to-counsel.txt'`,
    [stage.id],
  )
  const basis = 'Attorney-client communication'
  await stage.act('case.mark', { role: 'ATTORNEY', document_id: memo?.document_id, privileged: true, basis })
}

async function interview(stage: Stage): Promise<void> {
  await stage.file('client_session', 'session.json', { about: 'First talk with the client' })
  const [session] = await stage.rows<{ client_session_id: string }>(
    'select client_session_id from casework.sessions where workspace_id = $1',
    [stage.id],
  )
  const consent = { consent_by: 'Maria Delgado-Reyes', words: 'Yes, you may write this down.', recording: false }
  await stage.act('case.consent', { role: 'ASSISTANT', client_session_id: session?.client_session_id, ...consent })
  let answered = 0
  for (let turn = 0; turn < 100; turn++) {
    const [open] = await stage.rows<{ turn_id: string; number: number }>(
      'select turn_id, number from casework.turns where workspace_id = $1 and answered_at is null',
      [stage.id],
    )
    if (!open) break
    const said = saidTo(open.number)
    if (said !== null) answered += 1
    const content = said === null ? { skip: true } : { text: said }
    await stage.act('case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, ...content })
  }
  stage.tell(`  interview: consent first, ${answered} answers, a transcript and notes`)
}

async function mapped(stage: Stage): Promise<void> {
  const [counts] = await stage.rows<{ facts: number; supported: number; gaps: number }>(
    `select (select count(*)::integer from casework.facts where workspace_id = $1) as facts,
      (select count(*)::integer from casework.coa_map m join casework.cases c using (workspace_id) where m.workspace_id = $1 and m.round = c.map_round and m.status = 'supported') as supported,
      (select count(*)::integer from casework.coa_map m join casework.cases c using (workspace_id) where m.workspace_id = $1 and m.round = c.map_round and m.status = 'gap') as gaps`,
    [stage.id],
  )
  stage.tell(
    `  mapped: ${counts?.facts} facts, each with its pinpoint; ${counts?.supported} elements supported, ${counts?.gaps} gaps`,
  )
}

async function promotions(stage: Stage): Promise<void> {
  for (const [n, insight] of INSIGHTS.entries()) {
    const name = `insight-${n + 1}.json`
    await stage.file('candidate_insight', name, insight)
    const [document] = await stage.rows<{ document_id: string; artifact_id: string }>(
      'select document_id, artifact_id from casework.documents where workspace_id = $1 and name = $2',
      [stage.id, name],
    )
    const ticket = {
      ...{
        ticket_id: `T-${n + 1}`,
        scope: 'both',
        title: insight.title,
        reason: 'It may help in other cases',
        signed_off_by: PERSON,
      },
      signed_off_at: new Date(stage.lw.deps.clock.nowMs()).toISOString(),
      candidate_artifact_ids: [document?.artifact_id],
    }
    const candidate = { candidate_document_id: document?.document_id }
    await stage.file('promotion_ticket', `ticket-${n + 1}.json`, ticket, candidate)
    while ((await stage.approve('ATTORNEY')) > 0);
  }
  const found = await stage.rows<{ status: string; n: number }>(
    'select status, jsonb_array_length(findings) as n from casework.promotions where workspace_id = $1 order by updated_at',
    [stage.id],
  )
  for (const { status, n } of found)
    stage.tell(`  an insight for the playbook: ${status}${n > 0 ? `, ${n} findings` : ''}`)
}

/** The package as anybody would receive it, beside the data. */
async function exported(stage: Stage): Promise<string> {
  await stage.file('export_request', 'request.json', REQUEST)
  while ((await stage.approve('ATTORNEY_ADMIN')) > 0);
  const [bundle] = await stage.rows<{
    bundle_id: string
    package_hash: string
    status: string
    problem: string | null
    counts: Row
  }>('select bundle_id, package_hash, status, problem, counts from casework.export_requests where workspace_id = $1', [
    stage.id,
  ])
  if (bundle?.status !== 'finalized')
    throw new Failure('demo.not_exported', `the package is ${bundle?.status}: ${bundle?.problem}`, 'Report this.')
  const path = join(stage.folder, `${bundle.bundle_id}.zip`)
  const parts: Uint8Array[] = []
  const store = await stage.office.files()
  for await (const part of store.read(stage.id, bundle.package_hash)) parts.push(part)
  await writeFile(path, Buffer.concat(parts), { mode: 0o600 })
  const { produced, withheld } = bundle.counts
  stage.tell(`  exported: ${produced} documents produced, ${withheld} withheld and logged; signed and read back whole`)
  stage.tell(`  check it with: lanewright verify ${path}`)
  return path
}

async function conclude(stage: Stage, bundle: string): Promise<CaseShown> {
  const { lw, id } = stage
  const [verified, replayed, state] = [await lw.verify(), await lw.replay(id), await stage.state()]
  const effects = await stage.rows<{ status: string; n: number }>(
    'select status, count(*)::integer as n from kernel.intents where workspace_id = $1 group by 1',
    [id],
  )
  const [own] = await stage.rows<{ documents: number; facts: number }>(
    'select documents, facts from casework.cases where workspace_id = $1',
    [id],
  )
  const sound = verified.ok && replayed.ok && replayed.differences === 0
  stage.tell('')
  stage.tell(
    `${verified.entries} ledger entries ${sound ? 'verified, every table rebuilt without a difference' : 'NOT verified'}.`,
  )
  return {
    workspace: id,
    status: state.workspace.status,
    cycles: Number(state.usage.agent_calls),
    effects: {
      verified: 0,
      not_done: 0,
      uncertain: 0,
      ...Object.fromEntries(effects.map(({ status, n }) => [status, n])),
    },
    ...{ documents: own?.documents ?? 0, facts: own?.facts ?? 0, bundle },
    ledger: { entries: verified.entries ?? 0, verified: sound },
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
