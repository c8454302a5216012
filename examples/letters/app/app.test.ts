import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Lanewright, openLanewright, type State } from 'lanewright'
import { expect, onTestFinished, test } from 'vitest'
import { lettersApp } from './app.ts'
import { decideDraft, decideSend } from './domain/letters.ts'

const goal = { letters: [{ key: 'one', to: 'The mayor', about: 'the new benches' }] }
const state = (letters: object[]) => ({ workspace: { goal }, app: { letters } }) as unknown as State

async function openInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'lanewright-letters-'))
  const dataDir = join(folder, 'data')
  const postOffice = join(dataDir, 'post-office')
  const lanewright = await openLanewright({ dataDir, apps: [lettersApp({ postOffice })] })
  onTestFinished(async () => {
    await lanewright.close()
    await rm(folder, { recursive: true, force: true })
  })
  const workspace = await lanewright.create({ pack: 'letters', name: 'Benches', goal })
  return { lanewright, workspace, book: join(postOffice, 'book.txt') }
}

async function grantWhatWaits(lanewright: Lanewright, workspace: string): Promise<number> {
  const pending = (await lanewright.store.load(workspace))!.approvals.filter(({ status }) => status === 'pending')
  for (const { approval_id, action_hash } of pending) {
    const decision = { approval_id, action_hash, decision: 'grant', role: 'SENDER' }
    expect(await lanewright.send(workspace, 'mia', 'approval.decide', decision)).toMatchObject({ ok: true })
  }
  return pending.length
}

test('a draft goes to whom the goal names, and only what the goal wants is drafted', () => {
  const body = 'Dear reader, twenty characters at least.'
  const drafted = decideDraft(state([]), { letter_key: 'one', body })
  const rows = drafted.kind === 'write' ? drafted.make({ now: '2025-01-01T00:00:00Z', uuid: () => 'id' } as never) : []
  expect(rows).toMatchObject([{ op: 'insert', rows: [{ letter_key: 'one', recipient: 'The mayor' }] }])
  expect(decideDraft(state([]), { letter_key: 'two', body })).toMatchObject({ kind: 'refuse' })
  expect(decideSend(state([]), { letter_key: 'one' })).toMatchObject({ kind: 'refuse' })
})

test('nothing is posted before a person agrees; then it is posted once, proven and on the record', async () => {
  const { lanewright, workspace, book } = await openInstallation()
  await lanewright.drive(workspace)
  await expect(readFile(book, 'utf8')).rejects.toThrow('ENOENT')
  expect(await grantWhatWaits(lanewright, workspace)).toBe(1)
  await lanewright.drive(workspace)
  expect(await readFile(book, 'utf8')).toBe('one\n')
  expect((await lanewright.store.load(workspace))?.workspace.status).toBe('completed')
  expect(await lanewright.verify()).toMatchObject({ ok: true })
  expect(await lanewright.replay(workspace)).toMatchObject({ ok: true, differences: 0 })
})
