import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { acceptSample, addFiles, openCaseInstallation, tab } from './case-installation.ts'
import { openBrowser, SOON } from './harness.ts'

vi.setConfig({ testTimeout: 900_000 })
openBrowser()

const BYTES = 12_000_000

const CHUNK_MS = 700

/** A line so slow that something can happen while a file is on its way. */
async function slowly(page: Page): Promise<void> {
  await page.route('**/uploads/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_MS))
    // Whoever went away meanwhile waits for nothing any more.
    await route.continue().catch(() => {})
  })
}

const offsetOf = (request: Request) => Number(request.headers()['upload-offset'])
const isChunk = (request: Request) => request.method() === 'PATCH' && request.url().includes('/uploads/')

test('an upload goes on where it stood after the network was lost, and after a reload once the same file is chosen again; what arrives has the hash of what was chosen [D-case.4]', async () => {
  const { desk, rows, dataDir } = await openCaseInstallation()
  const page = await desk.open('/cases')
  await acceptSample(page)
  await tab(page, /Documents/).click()
  const chunks: Request[] = []
  page.on('request', (request) => isChunk(request) && chunks.push(request))
  const begun: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && /\/uploads$/.test(request.url()) && begun.push(request.url()),
  )
  const file = join(dataDir, 'scans.bin')
  writeFileSync(file, randomBytes(BYTES))
  const bar = page.getByRole('progressbar', { name: 'Upload of scans.bin' })
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'))

  await slowly(page)
  await page.getByLabel('Files for the case').setInputFiles(file)
  await expect.poll(sent, SOON).toBeGreaterThan(3_000_000)
  await page.context().setOffline(true)
  await page.getByText('The connection was lost; it goes on by itself.', { exact: false }).waitFor()
  await page.context().setOffline(false)
  const before = chunks.length
  await expect.poll(() => chunks.length, SOON).toBeGreaterThan(before)
  expect(offsetOf(chunks[before] as Request)).toBeGreaterThan(1_000_000)

  // The page is loaded anew in the middle of it: a browser gives no file back by itself.
  await expect.poll(sent, SOON).toBeGreaterThan(5_000_000)
  await page.reload()
  await page.getByText('was not finished. Choose the same file again', { exact: false }).waitFor()
  const again = chunks.length
  await page.getByLabel('Files for the case').setInputFiles(file)
  await expect.poll(() => chunks.length, SOON).toBeGreaterThan(again)
  expect(offsetOf(chunks[again] as Request)).toBeGreaterThan(4_000_000)
  const hash = sha256Hex(readFileSync(file))
  await page.getByRole('list', { name: 'Uploads' }).getByText(hash).waitFor()
  expect(begun).toHaveLength(1)
  expect(
    await rows(`select hash, byte_size::integer as size from casework.documents where name = 'scans.bin'`),
  ).toEqual([{ hash, size: BYTES }])
})

test('a file whose bytes are there already, one that is damaged and an empty one are told in plain words [D-case.4]', async () => {
  const { desk } = await openCaseInstallation()
  const page = await desk.open('/today')
  await acceptSample(page)
  await tab(page, /Documents/).click()
  const letter = {
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('On March 12, 2026 I was warned.\n'),
  }
  await addFiles(page, letter, 1)
  await page.getByLabel('Files for the case').setInputFiles({ ...letter, name: 'copy.txt' })
  await page.getByText('exactly these bytes are in the file already', { exact: false }).waitFor()
  const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no more than this') }
  await page.getByLabel('Files for the case').setInputFiles(broken)
  await page.getByText('The file is damaged, and its text cannot be read.').waitFor()
  await page.getByText('not readable', { exact: true }).waitFor()
  await page
    .getByLabel('Files for the case')
    .setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'empty.txt' })
    .getByText(/empty|no text|nothing/i)
    .first()
    .waitFor()
})
