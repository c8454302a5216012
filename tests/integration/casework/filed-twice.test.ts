import { expect, test, vi } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import { openCaseFixture } from '../../support/case.ts'

vi.setConfig({ testTimeout: 300_000 })

test('the same request again is another package, and the same form again is in the file already [C-file.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  const file = (artifact_kind: string, value: object) =>
    fixture.act(id, 'case.file', { role: 'ATTORNEY', artifact_kind, name: 'x.json', text: JSON.stringify(value) })
  expect(await file('client_intake_form', sampleForm())).toContain('document.already_there')
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  await fixture.upload(id, 'letter.txt', Buffer.from('On 10 March 2026 I was given a written warning.\n'), 'text/plain')
  await fixture.work(id)
  const request = {
    bundle_kind: 'internal_review',
    export_reason: 'To look at',
    bates: { prefix: 'ABC', start: 1, digits: 6 },
  }
  for (let i = 0; i < 2; i++) {
    expect(await file('export_request', request)).toBe('done')
    await fixture.work(id)
    while ((await fixture.grant(id)) > 0);
  }
  expect(await fixture.rows('select status, problem from casework.export_requests')).toEqual([
    { status: 'finalized', problem: null },
    { status: 'finalized', problem: null },
  ])
  // What was asked for stands in the file once.
  expect(await fixture.rows(`select 1 from casework.documents where artifact_kind = 'export_request'`)).toHaveLength(1)
})
