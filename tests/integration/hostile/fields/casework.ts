import { caseworkAgent } from '#apps/casework/agent/casework.ts'
import { caseworkApp } from '#apps/casework/app.ts'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import type { Lanewright } from '#host/open.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { CASE_LANES, checkCases, emptyCaseRecords, note, sha256 } from '../../../attack/compliant/oracles/casework.ts'
import type { Field } from '../field.ts'
import { reopenOne, resumeIfPaused } from './system-workspace.ts'

const MOST_DOCUMENTS = 6

/** Cases with everything that people of a firm do, in no order. */
export function caseworkField(dataDir: string): Field {
  const casework = openCaseworkServices({ dataDir: `${dataDir}/data` })
  const records = emptyCaseRecords()
  let numbers = 0

  const file = async (lw: Lanewright, id: string, role: string, artifact_kind: string, content: object, more = {}) => {
    const text = JSON.stringify(content)
    note(records.files, id, sha256(text))
    const name = `${artifact_kind}-${++numbers}.json`
    await lw.send(id, 'olga', 'case.file', { role, artifact_kind, name, text, ...more })
  }
  const upload = async (lw: Lanewright, id: string, text: string) => {
    const bytes = Buffer.from(`${text}\n`)
    const { sha256: hash, sizeBytes } = await (await casework.files()).put(id, one(bytes))
    note(records.files, id, hash)
    const about = { artifact_kind: 'document', name: `letter-${++numbers}.txt`, content_type: 'text/plain' }
    await lw.send(id, 'olga', 'case.upload', { role: 'ASSISTANT', ...about, sha256: hash, size_bytes: sizeBytes })
  }

  async function act(lw: Lanewright, id: string, random: Random): Promise<void> {
    const rows = async <T>(sql: string) => (await lw.database.pool('auditor').query(sql, [id])).rows as T[]
    const [own] = await rows<{ status: string; summed: boolean; documents: number }>(
      'select status, intake_round >= intake_wanted as summed, documents from casework.cases where workspace_id = $1',
    )
    if (!own) return
    if (own.status === 'intake' && own.summed) {
      records.decided.add(id)
      await lw.send(id, 'olga', 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
    }
    if (own.status !== 'accepted') return
    if (own.documents < MOST_DOCUMENTS && random.chance(0.3))
      await upload(lw, id, `On ${1 + random.below(28)} March 2026 I complained in writing about matter ${++numbers}.`)
    if (random.chance(0.05)) await ask(lw, id, rows)
    const [turn] = await rows<{ turn_id: string }>(
      'select turn_id from casework.turns where workspace_id = $1 and answered_at is null',
    )
    if (turn) {
      const text = `I was told so on ${1 + random.below(28)} March 2026 (${++numbers}).`
      const said = random.chance(0.2) ? { text } : { skip: true }
      if ('text' in said) note(records.answers, id, text)
      await lw.send(id, 'olga', 'case.answer', { role: 'ASSISTANT', turn_id: turn.turn_id, ...said })
    }
    await decide(lw, id, random)
    if (own.documents >= MOST_DOCUMENTS && random.chance(0.03)) {
      records.closed.add(id)
      await lw.send(id, 'olga', 'case.close', { role: 'ATTORNEY' })
    }
  }

  /** A package, an insight or a session. */
  async function ask(lw: Lanewright, id: string, rows: <T>(sql: string) => Promise<T[]>): Promise<void> {
    const [open] = await rows<{ id: string; consented: boolean }>(
      `select client_session_id as id, consent_at is not null as consented from casework.sessions where workspace_id = $1 and status <> 'closed'`,
    )
    if (open && !open.consented) {
      records.consented.add(open.id)
      const consent = { client_session_id: open.id, consent_by: 'Maria', words: 'Yes, you may.', recording: false }
      await lw.send(id, 'olga', 'case.consent', { role: 'ASSISTANT', ...consent })
    } else if (!open && numbers % 3 === 0) {
      await file(lw, id, 'ASSISTANT', 'client_session', { about: `Talk ${++numbers}` })
    } else if (numbers % 3 === 1) {
      records.exports.set(id, (records.exports.get(id) ?? 0) + 1)
      const bates = { prefix: 'ABC', start: 1, digits: 6 }
      const request = { bundle_kind: 'discovery_production', export_reason: `Production ${++numbers}`, bates }
      await file(lw, id, 'ASSISTANT', 'export_request', request)
    } else await insight(lw, id, rows)
  }

  async function insight(lw: Lanewright, id: string, rows: <T>(sql: string) => Promise<T[]>): Promise<void> {
    const [filed] = await rows<{ document: string; artifact: string }>(
      `select document_id as document, artifact_id as artifact from casework.documents d where workspace_id = $1 and artifact_kind = 'candidate_insight'
        and not exists (select 1 from casework.promotions p where p.workspace_id = $1 and p.candidate_document_id = d.document_id)`,
    )
    if (!filed) {
      const body = `Where a warning follows closely, ask first who decided it (${++numbers}).`
      const advice = `Look at the dates first (${numbers}).`
      records.insights.add(body).add(advice)
      // biome-ignore lint/suspicious/noThenProperty: a word of the contract, not a promise
      const heuristics = [{ when: 'a complaint is recent', then: advice }]
      await file(lw, id, 'ATTORNEY', 'candidate_insight', { title: 'Timing', body, heuristics, tags: [] })
      return
    }
    const ticket = {
      ...{ ticket_id: `T-${++numbers}`, scope: 'both', title: 'Share it', reason: 'It helps others' },
      ...{ signed_off_by: 'olga', signed_off_at: '2026-11-01T10:00:00Z', candidate_artifact_ids: [filed.artifact] },
    }
    await file(lw, id, 'ATTORNEY', 'promotion_ticket', ticket, { candidate_document_id: filed.document })
  }

  return {
    app: caseworkApp(casework),
    options: { attached: [casework], limits: { maxAttempts: 100 } },
    names: ['ATTORNEY_ADMIN', 'EXPORT_CASE_DATA', 'SYSTEM_OVERRIDE', 'case.close', 'casework.facts', 'kernel.grants'],
    allowed: CASE_LANES,
    async begin(lw, n, enlist) {
      const goal = { matter: `Matter ${n}`, matter_type: 'employment' }
      const id = await lw.create({ pack: 'casework', name: `Matter ${n}`, goal })
      enlist(id)
      await lw.send(id, 'olga', 'case.open', { role: 'ATTORNEY' })
      await file(lw, id, 'ASSISTANT', 'client_intake_form', sampleForm())
      return id
    },
    sly: () => caseworkAgent,
    slyness: 0.05,
    async attend(lw, id, random) {
      await resumeIfPaused(lw, id, 'olga')
      await reopenOne(lw, id, 'olga')
      await act(lw, id, random)
      if (random.chance(0.1)) await cheat(lw, id, random)
    },
    oracle: ({ lw }) => checkCases(lw, records),
  }
}

async function decide(lw: Lanewright, id: string, random: Random): Promise<void> {
  const { approvals } = (await lw.store.load(id)) as State
  for (const { approval_id, action_hash, lane_id } of approvals.filter(({ status }) => status === 'pending')) {
    const role = lane_id === 'EXPORT_CASE_DATA' ? 'ATTORNEY_ADMIN' : 'ATTORNEY'
    const decision = random.chance(0.7) ? 'grant' : 'reject'
    await lw.send(id, 'ada', 'approval.decide', { approval_id, action_hash, role, decision })
  }
}

/** Somebody who has nothing to say here, or says it in another's role. */
async function cheat(lw: Lanewright, id: string, random: Random): Promise<void> {
  const other = random.uuid()
  const tricks: Array<[string, Row]> = [
    ['approval.decide', { approval_id: other, action_hash: 'a'.repeat(64), decision: 'grant', role: 'ATTORNEY_ADMIN' }],
    ['case.close', { role: 'ASSISTANT' }],
    ['case.decide', { role: 'MAPPING_AGENT', decision: 'reject', reason: 'No.' }],
    ['case.mark', { role: 'INTAKE_AGENT', document_id: other, decision: 'include', basis: 'none' }],
    ['case.answer', { role: 'ASSISTANT', turn_id: other, text: 'I said so.' }],
  ]
  const [kind, content] = random.pick(tricks)
  await lw.send(id, 'mallory', kind, content)
}

async function* one(bytes: Uint8Array) {
  yield bytes
}
