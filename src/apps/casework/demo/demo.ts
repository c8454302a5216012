import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openLanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import { caseworkApp } from '../app.ts'
import { type CaseworkOptions, openCaseworkServices } from '../services/casework-services.ts'
import { interviewClient } from './demo-interview.ts'
import { FILES, INSIGHTS, MATTER, PERSON, REQUEST } from './demo-script.ts'
import { Stage } from './demo-stage.ts'

export interface CaseDemoResult {
  workspace: string
  status: string
  cycles: number
  effects: { verified: number; not_done: number; uncertain: number }
  documents: number
  facts: number
  bundle: string
  ledger: { entries: number; verified: boolean }
}

/** A made-up employment case, from the client's form to a package that anyone can check. What was cut short goes on. */
export async function demonstrateCase(
  folder: string,
  { again, ...casework }: { again?: true } & Pick<CaseworkOptions, 'transcriber'>,
  log: (line: string) => void,
): Promise<CaseDemoResult> {
  if (again) for (const gone of [folder, `${folder}.journal`]) await rm(gone, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const finished = join(folder, 'finished.json')
  if (existsSync(finished)) {
    log(`The case in ${folder} is closed; --again begins a new one.`)
    return JSON.parse(await readFile(finished, 'utf8')) as CaseDemoResult
  }
  const opened = openCaseworkServices({ dataDir: folder, ...casework })
  const lw = await openLanewright({ dataDir: folder, apps: [caseworkApp(opened)], attached: [opened] })
  try {
    const shown = await runScenario(new Stage(lw, opened, folder, log))
    await writeFile(`${finished}.new`, JSON.stringify(shown))
    await rename(`${finished}.new`, finished)
    return shown
  } finally {
    await lw.close()
  }
}

async function runScenario(stage: Stage): Promise<CaseDemoResult> {
  await begin(stage)
  await intake(stage)
  await documents(stage)
  await interviewClient(stage)
  await mapped(stage)
  await promotions(stage)
  const bundle = await exported(stage)
  if ((await statusOf(stage)) !== 'closed') await stage.act('case.close', { role: 'ATTORNEY' })
  return conclude(stage, bundle)
}

/** The one case of this folder: what a kill left behind is heard first. */
async function begin(stage: Stage): Promise<void> {
  const { lw, log } = stage
  const { rows } = await lw.database
    .pool('auditor')
    .query(
      `select workspace_id from kernel.workspaces where pack = 'casework' and status in ('active', 'completed') order by created_at limit 1`,
    )
  if (rows[0]) {
    stage.id = rows[0].workspace_id
    log(`${MATTER}, going on where it was`)
    await stage.work()
  } else {
    const goal = { matter: MATTER, matter_type: 'employment' }
    stage.id = await lw.create({ pack: 'casework', name: MATTER, goal })
    log(MATTER)
  }
  if ((await statusOf(stage)) === undefined) await stage.act('case.open', { role: 'ATTORNEY' })
}

async function statusOf(stage: Stage): Promise<string | undefined> {
  return (await stage.row<{ status: string }>('select status from casework.cases where workspace_id = $1'))?.status
}

async function intake(stage: Stage): Promise<void> {
  const form = await readFile(new URL('./sample/client-intake-form.json', import.meta.url), 'utf8')
  await stage.file('client_intake_form', 'client-intake-form.json', JSON.parse(form))
  const own = await stage.row<{ conflict: string }>('select conflict from casework.cases where workspace_id = $1')
  stage.log(`  intake: summed up for an attorney; conflict check: ${own?.conflict}`)
  if ((await statusOf(stage)) === 'intake')
    await stage.act('case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A sample case' })
  stage.log('  an attorney takes the case')
}

const DECIDED = 'select 1 from casework.privilege_decisions where workspace_id = $1 and document_id = $2'

async function documents(stage: Stage): Promise<void> {
  for (const { name, type, kind, decided } of FILES) {
    const { document_id } = await stage.upload(name, type, kind)
    if (!decided || (await stage.row(DECIDED, document_id))) continue
    await stage.act('case.mark', { role: 'ATTORNEY', document_id, ...decided })
  }
}

async function mapped(stage: Stage): Promise<void> {
  const counts = await stage.row<{ facts: number; pinned: number; supported: number; gaps: number }>(
    `select (select count(*)::integer from casework.facts where workspace_id = $1) as facts,
      (select count(*)::integer from casework.facts where workspace_id = $1 and status = 'supported') as pinned,
      (select count(*)::integer from casework.coa_map m join casework.cases c using (workspace_id) where m.workspace_id = $1 and m.round = c.map_round and m.status = 'supported') as supported,
      (select count(*)::integer from casework.coa_map m join casework.cases c using (workspace_id) where m.workspace_id = $1 and m.round = c.map_round and m.status = 'gap') as gaps`,
  )
  const { facts = 0, pinned, supported, gaps } = counts ?? {}
  const places = pinned === facts ? 'each with the place' : `${pinned} of them with the place`
  stage.log(`  mapped: ${facts} facts, ${places} where it stands; ${supported} elements supported, ${gaps} gaps`)
}

async function promotions(stage: Stage): Promise<void> {
  for (const [n, insight] of INSIGHTS.entries()) {
    const { document_id, artifact_id } = await stage.file('candidate_insight', `insight-${n + 1}.json`, insight)
    const ticket = {
      ...{ ticket_id: `T-${n + 1}`, scope: 'both', title: insight.title, reason: 'It may help in other cases' },
      ...{ signed_off_by: PERSON, signed_off_at: new Date(stage.lw.deps.clock.nowMs()).toISOString() },
      candidate_artifact_ids: [artifact_id],
    }
    await stage.file('promotion_ticket', `ticket-${n + 1}.json`, ticket, { candidate_document_id: document_id })
    await stage.approve()
  }
  const found = await stage.rows<{ status: string; n: number; kinds: string }>(
    `select p.status, jsonb_array_length(p.findings) as n, (select string_agg(distinct f ->> 'kind', ', ') from jsonb_array_elements(p.findings) f) as kinds
      from casework.promotions p join casework.documents d on d.workspace_id = p.workspace_id and d.document_id = p.ticket_document_id where p.workspace_id = $1 order by d.number`,
  )
  for (const { status, n, kinds } of found)
    stage.log(`  an insight for the shared playbook: ${status}${n > 0 ? `, ${n} findings (${kinds})` : ''}`)
}

/** The package as anybody would receive it, beside the data. */
async function exported(stage: Stage): Promise<string> {
  await stage.file('export_request', 'request.json', REQUEST)
  await stage.approve()
  const bundle = await stage.row<{
    bundle_id: string
    package_hash: string
    status: string
    problem: string | null
    counts: Row
  }>('select bundle_id, package_hash, status, problem, counts from casework.export_requests where workspace_id = $1')
  if (bundle?.status !== 'finalized')
    throw new Failure('demo.not_exported', `the package is ${bundle?.status}: ${bundle?.problem}`, 'Report this.')
  const path = join(stage.folder, `${bundle.bundle_id}.zip`)
  const store = await stage.casework.files()
  await writeFile(path, store.read(stage.id, bundle.package_hash), { mode: 0o600 })
  const { produced, withheld } = bundle.counts
  stage.log(`  exported: ${produced} documents produced, ${withheld} withheld and logged; signed and read back whole`)
  stage.log(`  check it with: lanewright verify ${path}`)
  return path
}

async function conclude(stage: Stage, bundle: string): Promise<CaseDemoResult> {
  const { lw, id } = stage
  const [verified, replayed, state] = [await lw.verify(), await lw.replay(id), await stage.state()]
  const effects = await stage.rows<{ status: string; n: number }>(
    'select status, count(*)::integer as n from kernel.intents where workspace_id = $1 group by 1',
  )
  const own = await stage.row<{ documents: number; facts: number }>(
    'select documents, facts from casework.cases where workspace_id = $1',
  )
  const sound = verified.ok && replayed.ok && replayed.differences === 0
  stage.log('')
  stage.log(
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
