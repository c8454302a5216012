import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyBundle } from '#integrations/bagit/verify-bag.ts'
import { openCaseFixture } from '../../support/case.ts'
import { readEntries } from '../bagit/zip-entries.ts'
import { accepted, letter, packageOf, requestExport } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

const FLIPS = 200

/** The same places in each run. */
function* places(length: number): Generator<{ at: number; xor: number }> {
  let seed = 20_260_301
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  for (let n = 0; n < FLIPS; n++) yield { at: Math.floor(next() * length), xor: 1 + Math.floor(next() * 255) }
}

test('one changed byte anywhere in a package that came out of a real case is found, with the file and the place [C-export.18]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await letter(fixture, id, 'The second letter says that the doors were mended on 4 May 2026.', 'second.txt')
  const memo = await letter(fixture, id, 'Memo to counsel: keep this here.', 'memo.txt')
  const mark = { role: 'ATTORNEY', document_id: memo, decision: 'withhold', basis: 'attorney-client' }
  expect(await fixture.act(id, 'case.mark', mark)).toBe('done')
  await fixture.work(id)
  await requestExport(fixture, id)
  expect(await fixture.grant(id)).toBe(1)
  const bytes = await packageOf(fixture, id)
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-flipped-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'bundle.zip')
  const verify = (content: Uint8Array) => {
    writeFileSync(path, content)
    return verifyBundle(path)
  }
  expect(await verify(bytes)).toMatchObject({ ok: true, problems: [] })

  const files = spans(bytes)
  let inFiles = 0
  for (const { at, xor } of places(bytes.length)) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] as number) ^ xor
    const { ok, problems } = await verify(changed)
    expect(ok, `byte ${at}`).toBe(false)
    expect(
      problems.map(({ offset }) => offset),
      `byte ${at}`,
    ).toContain(at)
    const file = files.find(({ start, end }) => at >= start && at < end)
    if (!file) continue
    inFiles += 1
    const named = problems.map((problem) => problem.path)
    expect(
      named.some((one) => file.name.endsWith(one)),
      `${file.name}: ${JSON.stringify(problems)}`,
    ).toBe(true)
  }
  expect(inFiles).toBeGreaterThan(50)
})

/** Where the content of each file lies in the zip. */
function spans(bytes: Buffer): Array<{ name: string; start: number; end: number }> {
  let at = 0
  return readEntries(bytes).map(([name, content]) => {
    const start = at + 30 + Buffer.byteLength(name)
    at = start + content.length
    return { name, start, end: at }
  })
}
