import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rotateKey, showKeys, stateLoss } from '#storage/journal/key-acts.ts'
import { newKey, storeKey } from '#storage/journal/keys.ts'
import { readJournal } from '#storage/journal/reader.ts'
import { fakeLog, journalFolder, linesOf, ONE, openedJournal, sealerOn } from './journal-harness.ts'

test('a new key is signed in by the old one; a running process goes on with the new one [K-seal.10]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  await sealer.seal(log.grow(ONE, 1))
  const before = await showKeys(layout)
  const { line, key } = await rotateKey(layout)
  await sealer.seal(log.grow(ONE, 1))
  expect(linesOf(layout).map((l) => [l.kind, l.key])).toEqual([
    ['opened', before.key],
    ['catalog', before.key],
    ['seal', before.key],
    ['rotation', before.key],
    ['seal', key],
  ])
  expect(line).toBe(4)
  expect(await showKeys(layout)).toMatchObject({ key, keys: [before.key, key], lines: 5, atHand: true })
  expect((statSync(layout.key).mode & 0o777).toString(8)).toBe('600')
  expect(existsSync(layout.nextKey)).toBe(false)
  expect(await readJournal(layout, false)).toMatchObject({ bad: null, walk: { notices: [] } })
})

test.for([
  ['before its line was written', (layout: Layout) => storeKey(layout.nextKey, newKey())],
  [
    'after its line was written, before the key was in its place',
    async (layout: Layout) => {
      copyFileSync(layout.key, `${layout.key}.old`)
      await rotateKey(layout)
      renameSync(layout.key, layout.nextKey)
      renameSync(`${layout.key}.old`, layout.key)
    },
  ],
] as const)('a rotation that was killed %s loses nothing [K-seal.10]', async ([, half]) => {
  const layout = await journalFolder()
  const log = fakeLog()
  await (await openedJournal(layout)).close()
  await half(layout)
  const { sealer } = await sealerOn(layout, log)
  await sealer.seal(log.grow(ONE, 3))
  expect(await readJournal(layout, false)).toMatchObject({ bad: null })
  await rotateKey(layout)
  await sealer.seal(log.grow(ONE, 3))
  expect(await readJournal(layout, false)).toMatchObject({ bad: null })
})
type Layout = Awaited<ReturnType<typeof journalFolder>>

test('the loss of the key is stated under a new one: what stood before verifies, and the line is shown [K-seal.10]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  await sealer.seal(log.grow(ONE, 1))
  await expect(stateLoss(layout, 'by mistake', 'anna')).rejects.toMatchObject({ code: 'journal.key_at_hand' })
  rmSync(layout.key)
  expect(await showKeys(layout)).toMatchObject({ atHand: false })
  const { line, key } = await stateLoss(layout, 'the disk died', 'anna')
  await sealer.seal(log.grow(ONE, 1))
  expect(linesOf(layout).at(-1)).toMatchObject({ kind: 'seal', key })
  expect(await readJournal(layout, false)).toMatchObject({
    bad: null,
    walk: { notices: [{ code: 'journal.key_lost', line, message: expect.stringContaining('the disk died') }] },
  })
})

test('a foreign key in its place is kept aside, not destroyed', async () => {
  const layout = await journalFolder()
  await (await openedJournal(layout)).close()
  const foreign = newKey()
  await storeKey(layout.key, foreign)
  await stateLoss(layout, 'overwritten', 'anna')
  expect(readFileSync(`${layout.key}.unknown`, 'utf8')).toBe(foreign.pem)
  expect(await showKeys(layout)).toMatchObject({ atHand: true })
})

test('there is no key to speak of where there is no journal', async () => {
  const layout = await journalFolder()
  await expect(rotateKey(layout)).rejects.toMatchObject({ code: 'journal.none' })
})
