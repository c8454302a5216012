import { readFile } from 'node:fs/promises'
import type { OpenCaseworkServices } from '#apps/casework/services/casework-services.ts'
import type { Lanewright } from '#host/open.ts'
import type { Row, State } from '#kernel/ports/store.ts'

const sample = (name: string) => readFile(new URL(`../../../src/apps/casework/demo/sample/${name}`, import.meta.url))

const LETTER = `On March 4, 2026 I complained in writing to Grant Hollis about unpaid overtime.

On March 12, 2026 I was given a written warning. On April 2, 2026 Northgate Cold Storage terminated my employment.
`

/** A case with something on each of its pages: read, mapped, heard, one insight denied, one package made and one asked for. */
export async function fillCase(
  lw: Lanewright,
  casework: OpenCaseworkServices,
): Promise<{ case: string; document: string; intake: string }> {
  const goal = { matter: 'Delgado-Reyes v. Northgate', matter_type: 'employment' }
  const id = await lw.create({ app: 'casework', name: goal.matter, goal })
  const rows = async <T>(sql: string): Promise<T[]> => (await lw.database.pool('auditor').query(sql, [id])).rows
  const work = async () => {
    for (let i = 0; i < 200; i++) if ((await lw.drive(id)).ended === 'idle') return
    throw new Error('the case does not come to rest')
  }
  const act = async (kind: string, content: Row) => {
    const sent = await lw.send(id, 'olga', kind, { role: 'ATTORNEY', ...content })
    if (!sent.ok) throw new Error(sent.refusal.message)
    await work()
    const [heard] = (
      await lw.database.pool('auditor').query('select outcome from kernel.inbox where item_id = $1', [sent.itemId])
    ).rows
    if (heard?.outcome !== 'done') throw new Error(`${kind}: ${heard?.outcome}`)
  }
  const file = (artifact_kind: string, name: string, value: unknown, more: Row = {}) =>
    act('case.file', { artifact_kind, name, text: JSON.stringify(value), ...more })
  const upload = async (name: string, content_type: string, bytes: Uint8Array) => {
    const { sha256, sizeBytes } = await (await casework.files()).put(id, one(bytes))
    await act('case.upload', { artifact_kind: 'document', name, content_type, sha256, size_bytes: sizeBytes })
  }
  const grant = async () => {
    const { approvals } = (await lw.store.load(id)) as State
    for (const { approval_id, action_hash, status } of approvals)
      if (status === 'pending')
        await lw.send(id, 'olga', 'approval.decide', {
          approval_id,
          action_hash,
          role: 'ATTORNEY_ADMIN',
          decision: 'grant',
        })
    await work()
  }

  await act('case.open', {})
  const form = JSON.parse((await sample('client-intake-form.json')).toString('utf8'))
  await file('client_intake_form', 'client-intake-form.json', { ...form, narrative: 'I was warned.', wanted: '' })
  await act('case.decide', { decision: 'accept', reason: 'The dates are close together' })
  await upload('letter.txt', 'text/plain', Buffer.from(LETTER))
  await upload('offer-letter.pdf', 'application/pdf', await sample('offer-letter.pdf'))
  await upload('memo-to-counsel.txt', 'text/plain', await sample('memo-to-counsel.txt'))
  await upload('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7 this is no PDF at all'))
  const documents = await rows<{ document_id: string; name: string }>(
    'select document_id, name from casework.documents where workspace_id = $1',
  )
  const idOf = (name: string) => documents.find((one) => one.name === name)?.document_id as string
  const basis = 'Attorney-client communication'
  await act('case.mark', { document_id: idOf('memo-to-counsel.txt'), decision: 'withhold', basis })
  await act('case.mark', { document_id: idOf('broken.pdf'), decision: 'include', basis: 'Looked at on paper' })

  /** So many questions are answered; then the client leaves out the rest, or thinks about the next. */
  const hear = async (about: string, answers: number, isEnded: boolean) => {
    await file('client_session', 'session.json', { about })
    const [session] = await rows<{ client_session_id: string }>(
      `select client_session_id from casework.sessions where workspace_id = $1 and status <> 'closed'`,
    )
    const consent = { consent_by: 'Maria Delgado-Reyes', words: 'Yes, you may.', recording: true }
    await act('case.consent', { ...session, ...consent })
    for (let asked = 0; asked < 60; asked++) {
      const [turn] = await rows<{ turn_id: string }>(
        'select turn_id from casework.turns where workspace_id = $1 and answered_at is null',
      )
      if (!turn || (asked >= answers && !isEnded)) return
      const said = { text: 'On March 4, 2026 I complained in writing to Grant Hollis about unpaid overtime.' }
      await act('case.answer', { ...turn, ...(asked < answers ? said : { skip: true }) })
    }
  }
  await hear('First talk', 1, true)

  const insight = (title: string, body: string) => ({ title, body, heuristics: [], tags: ['retaliation'] })
  const result = 'Maria Delgado-Reyes was given a written warning soon after she complained, so look for the same.'
  await file('candidate_insight', 'Warnings.json', insight('Warnings after complaints', result))
  await file('candidate_insight', 'Timing.json', insight('Timing', 'Ask who decided, and what they knew by then.'))
  const [candidate] = await rows<{ document_id: string; artifact_id: string }>(
    `select document_id, artifact_id from casework.documents where workspace_id = $1 and name = 'Warnings.json'`,
  )
  const ticket = {
    ...{ ticket_id: 'T-1', scope: 'both', title: 'Share it', reason: 'It helps others', signed_off_by: 'olga' },
    ...{ signed_off_at: new Date(lw.deps.clock.nowMs()).toISOString() },
    candidate_artifact_ids: [candidate?.artifact_id],
  }
  await file('promotion_ticket', 'ticket.json', ticket, { candidate_document_id: candidate?.document_id })
  const request = (prefix: string) => ({
    ...{ bundle_kind: 'discovery_production', export_reason: 'First request for production' },
    bates: { prefix, start: 1, digits: 6 },
  })
  await file('export_request', 'request.json', request('DELG'))
  await grant()
  // While a client is heard everything else waits: so this is the last.
  await hear('Second talk', 1, false)
  await file('export_request', 'request.json', request('NEXT'))
  return { case: id, document: idOf('letter.txt'), intake: await waitingCase(lw, form) }
}

/** Another client against the first one's: an attorney is to decide, and is told of the conflict. */
async function waitingCase(lw: Lanewright, form: Row): Promise<string> {
  const goal = { matter: 'Hollis', matter_type: 'employment' }
  const id = await lw.create({ app: 'casework', name: goal.matter, goal })
  const text = JSON.stringify({
    ...form,
    client: { full_name: 'Grant Hollis', aliases: [] },
    opposing_parties: [{ name: 'Maria Delgado-Reyes', kind: 'person' }],
  })
  await lw.send(id, 'olga', 'case.open', { role: 'ATTORNEY' })
  const file = { role: 'ATTORNEY', artifact_kind: 'client_intake_form', name: 'form.json', text }
  await lw.send(id, 'olga', 'case.file', file)
  for (let i = 0; i < 50; i++) if ((await lw.drive(id)).ended === 'idle') return id
  throw new Error('the case does not come to rest')
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
