import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { caseDatabase } from '../../integration/artifacts/case-database.ts'
import { openStored } from '../../integration/artifacts/open-stored.ts'
import { killedAtStep } from '../../integration/artifacts/still.ts'
import { expectNothingLost, type Result, upload } from '../../integration/artifacts/uploading.ts'

const cases = caseDatabase()
const CASE = '11111111-1111-4111-8111-111111111111'

/** Lets another process upload, and kills it a moment after it has said so many things. */
async function killedAfter(where: string, caseId: string, first: number, messages: number, laterMs: number) {
  const child = fork(
    join(import.meta.dirname, '..', '..', 'integration', 'artifacts', 'uploader.ts'),
    [where, caseId, String(first)],
    {
      execArgv: ['--conditions=lanewright-source'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const recorded: Result[] = []
  child.on('message', (said) => {
    recorded.push(said as Result)
    if (recorded.length === messages) setTimeout(() => child.kill('SIGKILL'), laterMs)
  })
  await once(child, 'exit')
  expect(child.signalCode, 'it was killed, and did not end by itself').toBe('SIGKILL')
  return recorded
}

async function killedAgainAndAgain(where: string, caseId: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (let round = 0; round < 5; round++) {
    const first = round * 1000
    const result = await killedAfter(where, caseId, first, 6 + round * 4, [0, 1, 3, 7, 13][round]!)
    const { files, close } = await openStored(where)
    const last = Math.max(...result.map(({ number }) => number))
    // The one after the last that was told of may have been begun without a word.
    for (let number = first; number <= last + 1; number++)
      found.add(await expectNothingLost(files, caseId, number, result))
    await close()
  }
  return found
}

test('killed again and again, the disk has whole files and uploads that go on [C-bytes.5]', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lw-artifacts-kill-')), 'cases')
  expect(await killedAgainAndAgain(folder, CASE)).toContain('upload.finished')
})

test('killed again and again, the database has whole files and uploads that go on [C-bytes.5]', async () => {
  expect(await killedAgainAndAgain(cases.made().url('app'), await cases.newCase())).toContain('upload.finished')
})

test('killed before any one of its steps, an upload to the disk is whole or goes on [C-bytes.5]', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lw-artifacts-step-')), 'cases')
  await openDiskArtifacts({ folder })
  for (const base of [1_000_000, 1_000_001, 1_000_002]) {
    const found: string[] = []
    for (let step = 0; ; step++) {
      expect(step).toBeLessThan(3000)
      const [number, result] = [base + step * 6, [] as Result[]]
      const files = await openDiskArtifacts({ folder })
      const end = await killedAtStep(step, () => upload(files, CASE, number, (said) => result.push(said)))
      found.push(await expectNothingLost(await openDiskArtifacts({ folder }), CASE, number, result))
      if (end === 'ended') break
    }
    expect(found.length).toBeGreaterThan(25)
    expect(new Set(found)).toEqual(new Set(['upload.unknown', 'open', 'upload.finished']))
  }
  // Beginnings and drafts of the dead are nobody's, and go after a week.
  await (await openDiskArtifacts({ folder })).sweep(Date.now() + 8 * 24 * 60 * 60 * 1000)
  expect(readdirSync(join(folder, CASE, 'uploads'))).toEqual([])
})
