import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, folderForTest } from './harness.ts'

test('a meeting is planned, looked at, moved and cancelled from the command line; what is wrong is told with a next step [M-cli.2]', async () => {
  const folder = folderForTest()
  const at = (...words: string[]) => cli([...words, '--data', join(folder, 'data'), '--json'])
  const file = join(folder, 'meeting.yaml')
  const { json: example } = await at('meetings', 'example')
  writeFileSync(file, (example as { meeting: string }).meeting)
  const made = await at('meetings', 'create', file)
  expect(made).toMatchObject({ code: 0, json: { ok: true, workspace: expect.any(String) } })
  const id = (made.json as { workspace: string }).workspace

  expect(await at('meetings', 'choose', id, '2027-01-14T14:00:00+01:00')).toMatchObject({ code: 0 })
  expect(await at('meetings', 'list')).toMatchObject({
    json: { meetings: [{ id, name: 'Q3 Integration Roadmap', meeting: 'asking', attendees: 2, yes: 0 }] },
  })
  const shown = await at('meetings', 'show', id)
  expect(shown).toMatchObject({ code: 0, json: { meeting: { starts_at: '2027-01-14T13:00:00.000000Z', slot: 1 } } })
  const { attendees } = shown.json as { attendees: Array<{ attendee_id: string }> }
  // Nothing was approved, so nobody has a letter to answer.
  const answered = await at('meetings', 'answer', id, attendees[0]?.attendee_id as string, 'Yes.')
  expect(answered).toMatchObject({ code: 2, json: { error: { code: 'demo.no_letter' } } })

  expect(await at('meetings', 'cancel', id, '--reason', 'no longer needed')).toMatchObject({ code: 0 })
  expect(await at('meetings', 'show', id)).toMatchObject({ json: { meeting: { status: 'cancelled' } } })

  writeFileSync(file, 'title: [')
  expect(await at('meetings', 'create', file)).toMatchObject({ code: 2, json: { error: { code: 'meeting.bad_yaml' } } })
  writeFileSync(file, 'title: x\naccount: nobody\nattendees: [{full_name: A, email: a@b.example, required: true}]')
  expect(await at('meetings', 'create', file)).toMatchObject({ code: 2, json: { error: { next: expect.any(String) } } })
  expect(await at('meetings', 'show', '0198c0de-0000-7000-8000-000000000001')).toMatchObject({
    ...{ code: 2, json: { error: { code: 'meeting.unknown' } } },
  })
})
