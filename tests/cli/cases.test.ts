import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sampleForm } from '#packs/casework/intake/sample-form.ts'
import { cli, folderForTest, type Json, root, startCli } from './harness.ts'

const SOON = { timeout: 120_000, interval: 500 }
const SAMPLE = join(root, 'src/apps/casework/sample')

test('a case is opened, filled, decided and looked at from the command line; what is wrong is told with a next step [C-cli.2]', async () => {
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
  expect((await at('facts', id)).json.facts.length).toBeGreaterThan(0)
  expect((await at('matrix', id)).json.rows.length).toBeGreaterThan(0)

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

test('without a server the same commands work on the folder themselves [C-cli.2]', async () => {
  const folder = folderForTest()
  const at = (...words: string[]) => cli(['cases', ...words, '--data', join(folder, 'data'), '--json'])
  const id = (await at('open', 'Ortega v. Northwind')).json.workspace
  const kept = await at('upload', id, join(SAMPLE, 'offer-letter.pdf'))
  expect(kept).toMatchObject({ code: 0, json: { files: [{ ok: true, outcome: 'done' }] } })
  expect(await at('list')).toMatchObject({ json: { cases: [{ id, case: 'intake', documents: 1 }] } })
})
