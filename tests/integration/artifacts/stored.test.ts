import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { dropCaseFolder } from '#storage/artifacts/disk-drop-case.ts'
import { content, gather, hashOf, sent, wholeOf } from './content.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function folderForTest(): string {
  const home = mkdtempSync(join(tmpdir(), 'lw-artifacts-kept-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return join(home, 'cases')
}

test('what went in comes out under its hash, whole and any part of it, an empty file too [C-bytes.1]', async () => {
  const files = await openDiskArtifacts({ folder: folderForTest() })
  const caseId = randomUUID()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1, 17, 70_000, 1_048_577),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (sizeBytes, seed, a, b) => {
        const whole = wholeOf(seed, sizeBytes)
        const stored = await files.put(caseId, sent(content(seed, sizeBytes)))
        expect(stored).toEqual({ sha256: hashOf([whole]), sizeBytes })
        expect((await gather(files.read(caseId, stored.sha256))).equals(whole)).toBe(true)
        const [start, endExclusive] = [a, b].map((part) => Math.floor(part * sizeBytes)).sort((x, y) => x - y)
        const range = { start: start!, endExclusive: endExclusive! }
        if (range.start < range.endExclusive)
          expect(
            (await gather(files.read(caseId, stored.sha256, range))).equals(whole.subarray(start, endExclusive)),
          ).toBe(true)
      },
    ),
    { numRuns: 30 },
  )
})

test('what is dropped is gone, what nobody touches for a week is swept, and what is whole stays; a case goes as a whole [C-bytes.8]', async () => {
  const folder = folderForTest()
  const files = await openDiskArtifacts({ folder })
  const [caseId, other] = [randomUUID(), randomUUID()]
  const [first, second] = [
    await files.put(caseId, sent(content(1, 5000))),
    await files.put(caseId, sent(content(2, 5000))),
  ]
  const same = await files.put(other, sent(content(2, 5000)))
  expect(await files.drop(caseId, first.sha256)).toBe(true)
  expect(await files.has(caseId, first.sha256)).toBe(false)
  const uploadId = randomUUID()
  await files.begin({ uploadId, caseId, name: 'a.pdf', sizeBytes: 100 })
  expect(await files.sweep(Date.now() + WEEK_MS - 60_000)).toBe(0)
  expect(await files.sweep(Date.now() + WEEK_MS + 60_000)).toBe(1)
  expect(await files.look(caseId, uploadId)).toMatchObject({ ok: false, refusal: { code: 'upload.unknown' } })
  expect(await files.has(caseId, second.sha256)).toBe(true)
  await files.begin({ uploadId: randomUUID(), caseId, name: 'b.pdf', sizeBytes: 100 })
  expect(await dropCaseFolder(folder, caseId.toUpperCase())).toBe(1)
  expect(existsSync(join(folder, caseId))).toBe(false)
  expect(await files.has(other, same.sha256)).toBe(true)
  for (const none of [caseId, '..', '../..', '', 'tmp']) expect(await dropCaseFolder(folder, none)).toBe(0)
  expect(await files.has(other, same.sha256)).toBe(true)
})
