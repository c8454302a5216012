import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { sealCase } from '#host/casework/parts.ts'
import { openCaseFixture } from '../../support/case.ts'

vi.setConfig({ testTimeout: 300_000 })

test('two cases that are busy at once are each exported under a line of the journal that names no other case [C-seal.1]', async () => {
  const fixture = await openCaseFixture()
  const cases = [await fixture.open('One'), await fixture.open('Two')]
  for (const id of cases) {
    await fixture.work(id)
    await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
    await fixture.upload(id, 'letter.txt', Buffer.from(`On 10 March 2026 I was warned. ${id}\n`), 'text/plain')
    await fixture.work(id)
  }
  // Both moved, and one line seals both: that line is not for the eyes of others.
  await fixture.lw.journal.sealMoved()
  for (const id of cases) {
    const { sealed } = await sealCase(fixture.lw, id)
    const heads = JSON.parse(sealed?.seal ?? '{}').body.heads as Array<{ workspace: string }>
    expect(heads.map(({ workspace }) => workspace)).toEqual([id])
  }

  const request = { bundle_kind: 'discovery_production', export_reason: 'First production' }
  const bates = { prefix: 'ABC', start: 1, digits: 6 }
  const filed = { role: 'ASSISTANT', artifact_kind: 'export_request', name: 'request.json' }
  for (const id of cases) {
    await fixture.act(id, 'case.file', { ...filed, text: JSON.stringify({ ...request, bates }) })
    await fixture.work(id)
  }
  let busy = true
  const sealing = (async () => {
    while (busy) await fixture.lw.journal.sealMoved()
  })()
  await Promise.all(cases.map((id) => fixture.grant(id)))
  busy = false
  await sealing
  const made = await fixture.rows('select status, problem from casework.export_requests')
  expect(made).toEqual([
    { status: 'finalized', problem: null },
    { status: 'finalized', problem: null },
  ])
  const lines = (await text(createReadStream(fixture.lw.journal.layout.lines))).split('\n')
  expect(lines.some((line) => cases.every((id) => line.includes(id)))).toBe(true)
})
