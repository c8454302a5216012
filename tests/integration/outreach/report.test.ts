import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderReport } from '#apps/outreach/domain/report/render-report.ts'
import { gatherReport, writeReport } from '#apps/outreach/services/report.ts'
import { openKnownFixture, viewsOf } from './known-fixture.ts'

const MADE = '2026-04-04T08:00:00.000Z'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lanewright-report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the report of a known world says its numbers, in a new file for its owner alone', async () => {
  const fixture = await openKnownFixture()
  const file = join(await newFolder(), 'report.html')
  await writeReport(viewsOf(fixture), { campaign: fixture.id, file, madeAt: MADE })
  const page = await readFile(file, 'utf8')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  for (const said of [
    '27 March 2026 to 3 April 2026',
    '60.0% of those written to',
    '40.0% of those written to',
    '2 (100.0%)<small>34.2% to 100.0%</small>',
    '11 min',
    'message.detail',
    'too long',
    'Please stop writing to me.',
    'Asked not to be written to',
    '4 April 2026 at 10:00',
  ])
    expect(page, said).toContain(said)
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  await expect(writeReport(viewsOf(fixture), { campaign: fixture.id, file, madeAt: MADE })).rejects.toMatchObject({
    code: 'export.file_exists',
  })
  expect(await readFile(file, 'utf8')).toBe(page)
})

test('who was erased is nowhere in the report, and is still counted', async () => {
  const fixture = await openKnownFixture()
  const before = await gatherReport(viewsOf(fixture), fixture.id, MADE)
  await fixture.erase(fixture.leads.Ben)
  const after = await gatherReport(viewsOf(fixture), fixture.id, MADE)
  expect(after.funnel.reached).toEqual(before.funnel.reached)
  expect(after.per_day).toEqual(before.per_day)
  expect(after.inbox_counts).toEqual({ total: 1, unread: 1, people: 1, opted_out: 0 })
  const page = renderReport(after)
  for (const word of ['Ben', 'Who are you', 'Please stop', '[erased]']) expect(page, word).not.toContain(word)
  expect(page).toContain('Ada Example')
})

test('a campaign that is not there has no report', async () => {
  const fixture = await openKnownFixture()
  const stranger = '0198c0de-0000-7000-8000-00000000dead'
  const file = join(await newFolder(), 'report.html')
  await expect(writeReport(viewsOf(fixture), { campaign: stranger, file, madeAt: MADE })).rejects.toMatchObject({
    code: 'campaign.unknown',
  })
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' })
})
