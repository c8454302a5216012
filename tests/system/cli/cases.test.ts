import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { cli, folderForTest, type Json, root, startCli } from './harness.ts'

const SOON = { timeout: 120_000, interval: 500 }
const SAMPLE = join(root, 'src/apps/casework/demo/sample')

test('a case is opened, filled, decided and looked at from the command line, with its facts corrected, mapped and rejected; what is wrong is told with a next step [C-cli.2, H-fact.4, H-privilege.2]', async () => {
  const folder = folderForTest()
  const data = ['--data', join(folder, 'data')]
  const server = await startCli(data)
  onTestFinished(() => void server.end())
  const at = (...words: string[]) => cli(['cases', ...words, ...data, '--json'])
  const opened = await at('open', 'Ortega v. Northwind')
  expect(opened).toMatchObject({ code: 0, json: { ok: true } })
  const id = opened.json.workspace
  const form = join(folder, 'form.json')
  writeFileSync(form, JSON.stringify(sampleForm()))
  expect(await at('file', id, 'client_intake_form', form)).toMatchObject({ code: 0, json: { outcome: 'done' } })
  const standing = async () => (await at('show', id)).json.case
  await expect.poll(standing, SOON).toMatchObject({ status: 'intake', intake_round: 1 })
  // An assistant keeps the file and decides nothing.
  expect(await at('decide', id, 'accept', '--reason', 'Good', '--as', 'ASSISTANT')).toMatchObject({
    ...{ code: 1, json: { ok: false, error: { code: expect.stringMatching(/^(lane|role)\./) } } },
  })
  expect(await at('decide', id, 'accept', '--reason', 'Good')).toMatchObject({ code: 0 })
  const kept = await at('upload', id, join(SAMPLE, 'hr-complaint.eml'), join(SAMPLE, 'offer-letter.pdf'))
  expect(kept).toMatchObject({ code: 0, json: { files: [{ ok: true }, { ok: true }] } })
  const stages = async () => (await at('documents', id)).json.documents.map(({ name, stage }: Json) => [name, stage])
  await expect.poll(stages, SOON).toEqual([
    ['form.json', 'kept'],
    ['hr-complaint.eml', 'mapped'],
    ['offer-letter.pdf', 'mapped'],
  ])
  await expect.poll(standing, SOON).toMatchObject({ map_round: 1 })
  const facts = async () => (await at('facts', id)).json.facts
  const [fact] = await facts()
  expect((await at('matrix', id)).json.rows.length).toBeGreaterThan(0)
  expect((await at('show', id)).json.waiting).toEqual({ approvals: [], questions: [], tasks: [] })

  // A mail whose attachment nobody opened needs a decision before anything leaves.
  const request = join(folder, 'request.json')
  const bates = { prefix: 'ORT', start: 1, digits: 6 }
  writeFileSync(request, JSON.stringify({ bundle_kind: 'discovery_production', export_reason: 'First', bates }))
  expect(await at('file', id, 'export_request', request)).toMatchObject({
    ...{ code: 1, json: { error: { code: 'export.undecided' } } },
  })
  const undecided = async () => (await at('documents', id, '--undecided')).json.documents
  const [mail] = await undecided()
  expect(mail).toMatchObject({ name: 'hr-complaint.eml', decision: null, signs: [{ kind: 'not_read' }] })
  const basis = ['--basis', 'Sent to the employer']
  expect(await at('mark', id, mail.document_id, 'include', ...basis)).toMatchObject({ code: 0 })
  expect(await undecided()).toEqual([])
  const why = ['--reason', 'Read again']
  const corrected = ['--statement', 'It reads so now.', '--date', '2026-03-02', ...why]
  expect(await at('correct-fact', id, fact.fact_id, ...corrected)).toMatchObject({ code: 0, json: { outcome: 'done' } })
  const element = 'retaliation.adverse_action'
  expect(await at('map-fact', id, fact.fact_id, element, ...why)).toMatchObject({ code: 0, json: { outcome: 'done' } })
  expect((await facts())[0]).toMatchObject({
    ...{ statement: 'It reads so now.', original: fact.statement, corrected: { reason: 'Read again' } },
    elements: expect.arrayContaining([expect.objectContaining({ element_id: 'adverse_action', relation: 'supports' })]),
  })
  expect(await at('reject-fact', id, fact.fact_id, ...why)).toMatchObject({ code: 0, json: { outcome: 'done' } })
  expect((await facts())[0]).toMatchObject({ rejected: { reason: 'Read again' }, elements: [] })
  const [, letter] = (await at('documents', id)).json.documents
  expect(await at('add-fact', id, letter.document_id, '--quote', 'Words of nobody.', ...why)).toMatchObject({
    ...{ code: 1, json: { error: { code: 'fact.quote_not_found', next: expect.any(String) } } },
  })

  const program = join(folder, 'invoice.pdf')
  writeFileSync(program, Buffer.from('\x7fELF\x02\x01\x01\0\0\0'))
  expect(await at('upload', id, program)).toMatchObject({
    ...{ code: 2, json: { error: { code: 'document.executable', next: expect.any(String) } } },
  })
  writeFileSync(form, '{"form_version":')
  expect(await at('file', id, 'client_intake_form', form)).toMatchObject({ code: 1, json: { ok: false } })
  const other = '0198c0de-0000-7000-8000-000000000001'
  expect(await at('show', other)).toMatchObject({ code: 2, json: { error: { code: 'case.unknown' } } })
  expect(await at('package', id, other, '--out', join(folder, 'x.zip'))).toMatchObject({
    ...{ code: 2, json: { error: { code: 'bundle.unknown' } } },
  })
  expect(await at('upload', id, join(SAMPLE, 'offer-letter.pdf'))).toMatchObject({
    ...{ code: 1, json: { files: [{ ok: false, error: { code: 'document.already_there' } }] } },
  })
  expect(await server.end('SIGTERM')).toBe(0)
})

test('without a server the same commands work on the folder themselves; verify, doctor and backup name altered bytes [C-cli.2, H-evidence.2]', async () => {
  const folder = folderForTest()
  const at = (...words: string[]) => cli(['cases', ...words, '--data', join(folder, 'data'), '--json'])
  const id = (await at('open', 'Ortega v. Northwind')).json.workspace
  const kept = await at('upload', id, join(SAMPLE, 'offer-letter.pdf'))
  expect(kept).toMatchObject({ code: 0, json: { files: [{ ok: true, outcome: 'done' }] } })
  expect(await at('list')).toMatchObject({ json: { cases: [{ id, case: 'intake', documents: 1 }] } })

  const letter = readFileSync(join(SAMPLE, 'offer-letter.pdf'))
  const hash = createHash('sha256').update(letter).digest('hex')
  const path = join(folder, 'data', 'cases', id, hash.slice(0, 2), hash)
  letter[letter.length >> 1]! ^= 1
  writeFileSync(path, letter)
  const words = (command: string) => [command, '--data', join(folder, 'data'), '--json']
  expect(await cli(words('verify'))).toMatchObject({
    code: 1,
    json: {
      ok: false,
      first_bad: { workspace: id, log: 'file', problem: expect.stringContaining('"offer-letter.pdf"') },
    },
  })
  const { code, json } = await cli(words('doctor'))
  expect(code).toBe(1)
  expect(json.checks).toContainEqual(
    expect.objectContaining({
      name: 'stored files',
      state: 'bad',
      says: expect.stringContaining('"offer-letter.pdf"'),
    }),
  )
  const saved = await cli(['backup', join(folder, 'backup.tar'), '--data', join(folder, 'data'), '--json'])
  expect(saved).toMatchObject({ code: 1, json: { ok: false, damaged_files: 1 } })
  expect(saved.err).toContain(hash)
})
