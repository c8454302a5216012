import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { type CaseServer, openCaseServer } from './case-server.ts'

vi.setConfig({ testTimeout: 300_000 })

const CHUNK = 'application/offset+octet-stream'
const LETTER = readFileSync(new URL('../../../src/apps/casework/demo/sample/offer-letter.pdf', import.meta.url))
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Sends bytes in two goes, and makes a document of them. */
async function upload(server: CaseServer, id: string, name: string, bytes: Buffer): Promise<void> {
  const { upload_id } = await server.post(`/cases/${id}/uploads`, { name, size_bytes: bytes.length })
  const at = `/cases/${id}/uploads/${upload_id}`
  const half = Math.floor(bytes.length / 2)
  const send = (offset: number, part: Buffer) =>
    server.told('PATCH', at, part, { 'content-type': CHUNK, 'upload-offset': String(offset) })
  expect(await send(0, bytes.subarray(0, half))).toBe('200')
  // From anywhere else than where it stands nothing is taken.
  expect(await send(0, bytes)).toMatchObject({ code: 'upload.offset' })
  expect(await server.get(at)).toEqual({ offset: half, size_bytes: bytes.length })
  expect(await send(half, bytes.subarray(half))).toBe('200')
  expect(await server.post(`${at}/finish`, {})).toEqual({ sha256: shaOf(bytes), size_bytes: bytes.length })
  const document = { role: 'ASSISTANT', artifact_kind: 'document', name, content_type: 'application/pdf' }
  await server.post(`/cases/${id}/documents`, { ...document, sha256: shaOf(bytes), size_bytes: bytes.length })
  await server.work(id)
}

/** A case that was accepted, with a letter, facts and a finished package. */
async function wholeCase(server: CaseServer, matter: string, bytes: Buffer): Promise<string> {
  const wanted = { matter, matter_type: 'employment', role: 'ATTORNEY' }
  const { id } = await server.post('/cases', wanted)
  await server.work(id)
  const form = { artifact_kind: 'client_intake_form', name: 'form.json', text: JSON.stringify(sampleForm()) }
  expect(await server.act(id, 'case.file', { role: 'ASSISTANT', ...form })).toBe('done')
  await server.work(id)
  expect(await server.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'Good' })).toBe('done')
  await upload(server, id, 'offer letter.pdf', bytes)
  const session = { role: 'ASSISTANT', artifact_kind: 'client_session', name: 's.json', text: '{"about":"First talk"}' }
  expect(await server.act(id, 'case.file', session)).toBe('done')
  const asked = {
    bundle_kind: 'discovery_production',
    export_reason: 'First production',
    bates: { prefix: 'ABC', start: 1, digits: 6 },
  }
  const request = { artifact_kind: 'export_request', name: 'request.json', text: JSON.stringify(asked) }
  expect(await server.act(id, 'case.file', { role: 'ASSISTANT', ...request })).toBe('done')
  await server.work(id)
  while ((await server.grant(id)) > 0);
  return id
}

test('a case over HTTP: made, uploaded to in pieces, looked at from every side, its package taken and checked [C-http.1]', async () => {
  const server = await openCaseServer()
  const id = await wholeCase(server, 'Ortega v. Northwind', LETTER)
  expect(await server.get('/cases')).toMatchObject({
    cases: [{ id, name: 'Ortega v. Northwind', case: 'accepted', documents: 4, unreadable: 0 }],
  })
  const board = await server.get(`/cases/${id}`)
  expect(board).toMatchObject({ case: { status: 'accepted', decided_by: 'olga' }, unread: 0 })
  expect(board.notes.map((note: { kind: string }) => note.kind)).toContain('intake_summary')

  const { documents } = await server.get(`/cases/${id}/documents?limit=500`)
  const letter = documents.find(({ name }: { name: string }) => name === 'offer letter.pdf')
  expect(letter).toMatchObject({ hash: shaOf(LETTER), stage: 'mapped', uploaded_by: 'olga' })
  const kept = await server.bytes(`/cases/${id}/documents/${letter.document_id}/file`)
  expect(shaOf(kept.bytes)).toBe(shaOf(LETTER))
  expect(kept.disposition).toBe("attachment; filename*=UTF-8''offer%20letter.pdf")

  // A fact stands where it says.
  const { facts } = await server.get(`/cases/${id}/facts?document_id=${letter.document_id}`)
  expect(facts.length).toBeGreaterThan(0)
  for (const { page, start, end, statement } of facts) {
    const { text } = await server.get(`/cases/${id}/documents/${letter.document_id}?page=${page}`)
    expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(statement)
  }
  expect((await server.get(`/cases/${id}/matrix`)).rows.length).toBeGreaterThan(0)
  expect(await server.get(`/cases/${id}/transcripts`)).toEqual({ transcripts: [] })
  expect((await server.get('/cases/reference')).taxonomies[0].causes.length).toBeGreaterThan(0)
  expect(await server.get('/cases/playbook')).toEqual({ entries: [], heuristics: [] })

  const [bundle] = board.bundles
  expect(bundle).toMatchObject({ status: 'finalized', kind: 'discovery_production' })
  const zip = await server.bytes(`/cases/${id}/bundles/${bundle.bundle_id}/package`)
  expect(shaOf(zip.bytes)).toBe(bundle.package_hash)
  expect(await server.get(`/cases/${id}/bundles/${bundle.bundle_id}/check`)).toMatchObject({ ok: true, problems: [] })
})

test('what is another case’s is not there, by whatever name and at whatever address it is asked for, and the asking is told [C-http.2]', async () => {
  const server = await openCaseServer()
  const [a, b] = [await wholeCase(server, 'A', LETTER), await wholeCase(server, 'B', Buffer.from(`${LETTER}\n`))]
  const ofB = async (sql: string) => Object.values((await server.rows<Record<string, string>>(sql, [b]))[0] ?? {})[0]
  const theirs = {
    document: await ofB(
      'select document_id from casework.documents where workspace_id = $1 order by number desc limit 1',
    ),
    bundle: await ofB('select bundle_id from casework.export_requests where workspace_id = $1'),
    run: await ofB('select run_id from kernel.runs where workspace_id = $1 order by created_at limit 1'),
    hash: await ofB(`select hash from casework.documents where workspace_id = $1 and artifact_kind = 'document'`),
    size: await ofB(`select byte_size from casework.documents where workspace_id = $1 and artifact_kind = 'document'`),
  }
  const { upload_id } = await server.post(`/cases/${b}/uploads`, { name: 'x', size_bytes: 3 })
  const nobody = randomUUID()
  const document = { role: 'ASSISTANT', artifact_kind: 'document', name: 'x', content_type: 'application/pdf' }
  const ways: Array<[string, string, object?]> = [
    ['GET', `/cases/${a}/documents/${theirs.document}`],
    ['GET', `/cases/${a}/documents/${theirs.document}/file`],
    ['GET', `/cases/${a}/bundles/${theirs.bundle}/package`],
    ['GET', `/cases/${a}/bundles/${theirs.bundle}/check`],
    ['GET', `/workspaces/${a}/runs/${theirs.run}`],
    ['POST', `/cases/${a}/documents`, { ...document, sha256: theirs.hash, size_bytes: Number(theirs.size) }],
  ]
  const denials = () =>
    server.rows<{ reason: string }>(
      `select payload::jsonb ->> 'outcome_reason' as reason from kernel.audit_log
       where payload::jsonb #>> '{target,operation}' = 'cross_case_lookup' order by seq`,
    )
  for (const [n, [method, path, body]] of ways.entries()) {
    const result = await server.told(method, path, body)
    const named = Object.values(theirs).find((one) => path.endsWith(String(one)) || path.includes(`${one}/`))
    const other = named ? path.replace(String(named), nobody) : path
    const elsewhere = body ? { ...body, sha256: 'f'.repeat(64) } : undefined
    const absent = JSON.stringify(await server.told(method, other, elsewhere)).replaceAll(nobody, String(named))
    expect(JSON.stringify(result), path).toBe(absent)
    expect(result.code, path).toMatch(/\.(unknown|no_bytes)$/)
    expect(await denials(), path).toHaveLength(n + 1)
  }
  // Neither case is told what the other holds: the house is.
  expect((await denials()).every(({ reason }) => reason.startsWith(`in case ${a} `) && !reason.includes(b))).toBe(true)
  expect(await server.get(`/cases/${a}/facts?document_id=${theirs.document}`)).toMatchObject({ facts: [] })
  for (const [method, path] of [
    ['GET', `/cases/${a}/uploads/${upload_id}`],
    ['POST', `/cases/${a}/uploads/${upload_id}/finish`],
  ] as const)
    expect(await server.told(method, path, method === 'POST' ? {} : undefined), path).toMatchObject({
      code: 'upload.unknown',
    })
  const chunk = { 'content-type': CHUNK, 'upload-offset': '0' }
  expect(await server.told('PATCH', `/cases/${a}/uploads/${upload_id}`, Buffer.from('abc'), chunk)).toMatchObject({
    code: 'upload.unknown',
  })
  expect(await server.told('DELETE', `/cases/${a}/uploads/${upload_id}`)).toBe('200')
  expect(await server.get(`/cases/${b}/uploads/${upload_id}`)).toEqual({ offset: 0, size_bytes: 3 })

  // What is no case is none in the same words, whatever else it is.
  const installation = '00000000-0000-0000-0000-000000000000'
  for (const id of [nobody, installation])
    expect(await server.told('GET', `/cases/${id}`), id).toMatchObject({ code: 'case.unknown' })
})
