import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDocuments } from '#integrations/documents/documents.ts'
import { openPlace, refusalIn, textOf } from '../../integration/documents/place.ts'

const program = new URL('../../integration/documents/misbehaving-child.ts', import.meta.url)
const limits = { stepMs: 20_000, heapMb: 120 }
const place = openPlace({ children: 1, program, limits })
/** For those that say nothing; long enough for one that does, on a busy machine. */
const hasty = openPlace({ children: 1, program, limits: { ...limits, stepMs: 5_000 } })
const { extract, read } = place
const number = async (at = place) => (await at.read('says its number')).pages[0]!.text

test('one child reads many files', async () => {
  const first = await number()
  for (let i = 0; i < 50; i++) expect(await number()).toBe(first)
})

test('after so many files another child takes its place [C-doc.9]', async () => {
  const few = openPlace({ children: 1, program, limits: { ...limits, filesPerChild: 3 } })
  const numbers: string[] = []
  for (let i = 0; i < 7; i++) numbers.push((await few.read('says its number')).pages[0]!.text)
  expect(numbers.map((one) => numbers.indexOf(one))).toEqual([0, 0, 0, 3, 3, 3, 6])
})

test.for([
  ['hangs', 'document.too_slow'],
  ['waits', 'document.too_slow'],
  ['ends', 'document.broken'],
  ['crashes', 'document.broken'],
  ['says nonsense', 'document.broken'],
  ['says too much', 'document.broken'],
  ['gives without end', 'document.broken'],
  ['speaks of another', 'document.broken'],
  ['skips a page', 'document.broken'],
  ['adds a field', 'document.broken'],
] as const)('a child that %s is replaced, and the file refused [C-doc.9]', async ([act, code]) => {
  const at = code === 'document.too_slow' ? hasty : place
  const before = await number(at)
  expect(refusalIn(await at.extract(act))).toBe(code)
  const after = await number(at)
  expect(after).not.toBe(before)
  expect(await number(at)).toBe(after)
})

test('a file that fails after others is read again in a child of its own, so that none pays for another', async () => {
  const before = await number()
  const { pages } = await read('ends unless it is the first')
  expect(Number(pages[0]!.text)).toBeGreaterThan(0)
  expect(pages[0]!.text).not.toBe(before)
})

test('a child that eats memory ends, and the file is refused as too large [C-doc.9]', async () => {
  const patient = openPlace({ program, limits: { ...limits, stepMs: 60_000 } })
  expect(refusalIn(await patient.extract('eats memory'))).toBe('document.too_large')
  expect(Number((await patient.read('says its number')).pages[0]!.text)).toBeGreaterThan(0)
})

test('a child that keeps too much for the next file is replaced [C-doc.9]', async () => {
  const before = await number()
  expect(await extract('keeps much')).toMatchObject({ ok: false, refusal: { code: 'a.b' } })
  expect(await number()).not.toBe(before)
})

test('nothing that is said after the end of one file is taken for the next', async () => {
  expect((await read('speaks afterwards')).pages.map((page) => page.text)).toEqual(['mine'])
  expect((await read('speaks afterwards')).pages.map((page) => page.text)).toEqual(['mine'])
})

test('a child has of our environment the path alone [C-doc.9]', async () => {
  process.env.LANEWRIGHT_SECRET_CANARY = 'canary'
  const fresh = openPlace({ program, limits })
  expect((await fresh.read('says its environment')).pages[0]?.text).toBe('PATH')
  delete process.env.LANEWRIGHT_SECRET_CANARY
})

test.for(['reaches out', 'reaches out from a thread'])('a child that %s finds no network [C-doc.9]', async (act) => {
  expect((await read(act)).pages[0]?.text).toContain('There is no network in here.')
})

test('a child writes no file [C-doc.9]', async () => {
  expect((await read('writes a file')).pages[0]?.text).toBe('ERR_ACCESS_DENIED')
})

test('a file is given up when its signal comes, and the next is read [C-doc.10]', async () => {
  const patient = openPlace({ children: 1, program, limits: { ...limits, stepMs: 60_000 } })
  await patient.read('says its number')
  const soon = AbortSignal.timeout(300)
  const [hung, queued] = [patient.extract('hangs', soon), patient.extract('hangs', soon)]
  expect(refusalIn(await queued)).toBe('document.stopped')
  expect(refusalIn(await hung)).toBe('document.stopped')
  expect(refusalIn(await patient.extract('says its number', soon))).toBe('document.stopped')
  expect(Number((await patient.read('says its number')).pages[0]!.text)).toBeGreaterThan(0)
})

test('a slow file does not hold up another one', async () => {
  const two = openPlace({ children: 2, program, limits: { ...limits, stepMs: 20_000 } })
  const stop = new AbortController()
  const slow = two.extract('waits', stop.signal)
  expect(Number((await two.read('says its number')).pages[0]!.text)).toBeGreaterThan(0)
  stop.abort()
  expect(refusalIn(await slow)).toBe('document.stopped')
})

test('closing ends what is read and every child; afterwards nothing is begun [C-doc.10]', async () => {
  const documents = openDocuments({ program, limits })
  const file = (act: string) => ({ path: place.put(act), name: 'a', contentType: '' })
  const child = Number(
    textOf(await documents.extract(file('says its number'), new AbortController().signal)).pages[0]!.text,
  )
  const reading = documents.extract(file('waits'), new AbortController().signal)
  await documents.close()
  expect(refusalIn(await reading)).toBe('document.stopped')
  expect(isThere(child)).toBe(false)
  await expect(documents.extract(file('says its number'), new AbortController().signal)).rejects.toMatchObject({
    code: 'document.closed',
  })
})

test('an idle child ends by itself', async () => {
  const soon = openPlace({ children: 1, program, limits: { ...limits, idleMs: 1 } })
  const child = Number((await soon.read('says its number')).pages[0]!.text)
  await expect.poll(() => isThere(child), { timeout: 20_000 }).toBe(false)
})

test('a program that is not there is said to be so', async () => {
  const none = openDocuments({ program: new URL('../../integration/documents/nowhere.ts', import.meta.url), limits })
  await expect(
    none.extract({ path: place.put('x'), name: 'a', contentType: '' }, new AbortController().signal),
  ).rejects.toMatchObject({ code: 'document.not_started' })
  await none.close()
})

test('a child that is lost in a file ends when its parent is killed [C-doc.9]', async ({ skip }) => {
  if (process.platform !== 'linux') skip('children are found by /proc')
  // Enough work for minutes, and no moment in it at which a message would be heard.
  const path = place.put(`a${'\u0301\u0327'.repeat(9_000_000)}`)
  const main = new URL('../../../src/integrations/documents/documents.ts', import.meta.url).href
  const script = `const { openDocuments } = await import(${JSON.stringify(main)})
    await openDocuments({ limits: { stepMs: 600_000 } }).extract({ path: ${JSON.stringify(path)}, name: 'a', contentType: '' }, new AbortController().signal)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  await expect.poll(() => childrenOf(parent.pid!).filter(isBusy), { timeout: 60_000 }).toHaveLength(1)
  const [child] = childrenOf(parent.pid!)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await expect.poll(() => isThere(child!), { timeout: 20_000 }).toBe(false)
})

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/** It has used a second of a processor: it has long begun. */
function isBusy(pid: number): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[11]) > 100
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
