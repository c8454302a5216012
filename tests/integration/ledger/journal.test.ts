import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import { isSigned, publicKeyOf } from '#kernel/ledger/journal.ts'
import { openJournalFile, writeThrough } from '#storage/journal/file.ts'
import { requireOutside } from '#storage/journal/folder.ts'
import { newKey, storeKey } from '#storage/journal/keys.ts'
import { readJournal } from '#storage/journal/reader.ts'
import { fakeLog, journalFolder, linesOf, now, ONE, openedJournal, sealerOn, TWO } from './journal-harness.ts'

test('a line is canonical JSON, holds the hash of the line before, and is signed by the key that it names [K-seal.3]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  await sealer.seal(log.grow(ONE, 5))
  const texts = readFileSync(layout.lines, 'utf8').split('\n').slice(0, -1)
  const lines = texts.map((text) => JSON.parse(text))
  expect(lines.map((l) => [l.n, l.kind])).toEqual([
    [1, 'opened'],
    [2, 'catalog'],
    [3, 'seal'],
  ])
  const key = publicKeyOf(lines[0].body.public_key)
  for (const [i, line] of lines.entries()) {
    expect(canonicalText(line)).toBe(texts[i])
    expect(line.previous).toBe(i === 0 ? '0'.repeat(64) : sha256Hex(texts[i - 1] as string))
    expect(line.key).toBe(sha256Hex(Buffer.from(lines[0].body.public_key, 'base64')))
    expect(isSigned(line, key)).toBe(true)
    expect(isSigned({ ...line, at: '2026-03-02T09:00:00.001Z' }, key)).toBe(false)
  }
})

test('folder, journal and key are closed to other users, and the key is in no line [K-seal.4]', async () => {
  const layout = await journalFolder()
  await openedJournal(layout)
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect([mode(layout.folder), mode(layout.lines), mode(layout.key)]).toEqual(['700', '600', '600'])
  const secret = readFileSync(layout.key, 'utf8').split('\n')[1] as string
  expect(readFileSync(layout.lines, 'utf8')).not.toContain(secret)
})

test('a journal in the data folder is refused, by whatever name it is called [K-seal.4]', async () => {
  const { folder } = await journalFolder()
  for (const inside of [folder, join(folder, 'journal'), join(folder, 'a', '..', 'b')])
    await expect(requireOutside(inside, folder)).rejects.toMatchObject({ code: 'journal.inside_data' })
  await requireOutside(`${folder}.journal`, folder)
  await requireOutside(join(folder, '..', 'elsewhere'), folder)
})

test('seals that wait share one line and one fsync; each workspace goes on from its last seal [K-seal.5]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  let writes = 0
  const { sealer } = await sealerOn(layout, log, {
    write: (handle, bytes, at) => {
      writes += 1
      return writeThrough(handle, bytes, at)
    },
  })
  writes = 0
  await Promise.all([log.grow(ONE, 3), log.grow(TWO, 2), log.grow(ONE, 4)].map((head) => sealer.seal(head)))
  expect(writes).toBe(1)
  expect(linesOf(layout).at(-1).body.heads).toMatchObject([
    { workspace: ONE, seq: '7' },
    { workspace: TWO, seq: '2' },
  ])
  log.asked = []
  await sealer.seal(log.grow(ONE, 1))
  expect(log.asked).toEqual([{ workspace: ONE, after: 7n, upto: 8n }])
  await sealer.seal({ workspaceId: ONE, seq: 5n, hash: 'covered' })
  expect(writes).toBe(2)
})

test('a line that is wanted alone names no other workspace, also where one with others covers it already [K-seal.5, C-seal.1]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  const one = log.grow(ONE, 3)
  log.grow(TWO, 2)
  await sealer.sealMoved()
  expect(linesOf(layout).at(-1).body.heads).toHaveLength(2)
  await sealer.sealAlone(one)
  expect(linesOf(layout).at(-1).body.heads).toMatchObject([{ workspace: ONE, seq: '3' }])
  const [more, other] = [log.grow(ONE, 2), log.grow(TWO, 4)]
  const [before, alone, after] = [sealer.seal(other), sealer.sealAlone(more), sealer.seal(log.grow(TWO, 1))]
  await Promise.all([before, alone, after])
  const last = linesOf(layout).slice(-3)
  expect(last.map(({ body }) => body.heads.map((head: { workspace: string }) => head.workspace))).toEqual([
    [TWO],
    [ONE],
    [TWO],
  ])
  // What was sealed further meanwhile is sealed as far again, and a rewritten log not at all.
  await sealer.sealAlone(one)
  expect(linesOf(layout).at(-1).body.heads).toMatchObject([{ workspace: ONE, seq: '5' }])
  await expect(sealer.sealAlone({ ...more, hash: '0'.repeat(64) })).rejects.toMatchObject({
    code: 'journal.not_the_same_log',
  })
  expect(await readJournal(layout, false)).toMatchObject({ bad: null, tornBytes: 0 })
})

test('a restart goes on from the file, and a log that was rewritten meanwhile is not sealed over [K-seal.6]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const first = await sealerOn(layout, log)
  await first.sealer.seal(log.grow(ONE, 5))
  await first.sealer.close()
  const second = await sealerOn(layout, log)
  log.asked = []
  await second.sealer.seal(log.grow(ONE, 2))
  expect(log.asked).toEqual([{ workspace: ONE, after: 5n, upto: 7n }])
  log.logs.get(ONE)?.splice(2, 1, Buffer.alloc(32))
  const rewritten = log.grow(ONE, 1)
  await expect(second.sealer.seal(rewritten)).rejects.toMatchObject({ code: 'journal.not_the_same_log' })
  await second.sealer.seal(log.grow(TWO, 1))
  expect(second.file.walk.heads.get(ONE)?.seq).toBe('7')
  expect(await readJournal(layout, false)).toMatchObject({ bad: null, tornBytes: 0 })
})

test('whatever a crash leaves of the last line is cut off with a note, and the journal goes on [K-seal.7]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const made = await sealerOn(layout, log)
  await made.sealer.seal(log.grow(ONE, 3))
  const whole = readFileSync(layout.lines)
  await made.sealer.seal(log.grow(ONE, 3))
  const longer = readFileSync(layout.lines)
  await made.sealer.close()
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: whole.length + 1, max: longer.length - 1 }), async (cut) => {
      writeFileSync(layout.lines, longer.subarray(0, cut))
      expect(await readJournal(layout, false)).toMatchObject({ bad: null, tornBytes: cut - whole.length })
      const notes: string[] = []
      const file = await openedJournal(layout, { log: (line) => notes.push(line) })
      expect(readFileSync(layout.lines).equals(whole)).toBe(true)
      expect(notes).toHaveLength(1)
      await file.append(() => [{ kind: 'verified', body: { line: 1, heads: 0, entries: 0 } }])
      await file.close()
      expect(await readJournal(layout, false)).toMatchObject({ bad: null, tornBytes: 0 })
    }),
    { numRuns: 20 },
  )
})

test('a full disk fails the seal, leaves no half line, and the next attempt stands [K-seal.8]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  let full = true
  const { sealer } = await sealerOn(layout, log, {
    async write(handle, bytes, at) {
      if (!full || at === 0) return writeThrough(handle, bytes, at)
      const half = new Proxy(handle, {
        get: (target, name) =>
          name === 'write'
            ? async (b: Buffer, from: number, _length: number, to: number) => {
                if (from > 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
                return target.write(b, from, 40, to)
              }
            : Reflect.get(target, name).bind(target),
      })
      return writeThrough(half, bytes, at)
    },
  })
  const before = readFileSync(layout.lines)
  const head = log.grow(ONE, 3)
  await expect(sealer.seal(head)).rejects.toMatchObject({ code: 'journal.disk_full' })
  expect(readFileSync(layout.lines).equals(before)).toBe(true)
  full = false
  await sealer.seal(head)
  expect(await readJournal(layout, false)).toMatchObject({ bad: null, walk: { n: 3 } })
})

test('two processes on one journal write one chain [K-seal.9]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const [a, b] = [await sealerOn(layout, log), await sealerOn(layout, log)]
  for (let round = 0; round < 10; round++) {
    const heads = [log.grow(ONE, 1), log.grow(TWO, 2)]
    await Promise.all([a, b].flatMap(({ sealer }) => heads.map((head) => sealer.seal(head))))
  }
  const read = await readJournal(layout, false)
  expect(read).toMatchObject({ bad: null, tornBytes: 0 })
  expect(read?.walk.heads.get(ONE)?.seq).toBe('10')
  expect(read?.walk.heads.get(TWO)?.seq).toBe('20')
})

test('the lock of a writer that was killed is removed; the lock of one that lives is waited for', async () => {
  const layout = await journalFolder()
  const file = await openedJournal(layout)
  await writeFile(join(layout.folder, 'lock'), '999999999 12345\n')
  await file.append(() => [{ kind: 'verified', body: { line: 1, heads: 0, entries: 0 } }])
  const lock = join(layout.folder, 'lock')
  const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
  await writeFile(lock, `${process.pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}\n`)
  let done = false
  const waiting = file
    .append(() => [{ kind: 'verified', body: { line: 1, heads: 0, entries: 0 } }])
    .then(() => {
      done = true
    })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(done).toBe(false)
  await rm(lock)
  await waiting
})

test('what killed writers left is swept away; the file that a living one has just made is not', async () => {
  const layout = await journalFolder()
  await openedJournal(layout)
  const left = (name: string) => join(layout.folder, name)
  writeFileSync(left(`writer-${process.pid}-new`), '')
  writeFileSync(left('writer-999999999-new'), '')
  writeFileSync(left('writer-999999999-old'), '999999999 12345\n')
  await openedJournal(layout)
  const names = readdirSync(layout.folder).filter((name) => /^writer-.*-(new|old)$/.test(name))
  expect(names).toEqual([`writer-${process.pid}-new`])
})

test('a journal that is moved away or cut under a running process is told, not written past', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  await sealer.seal(log.grow(ONE, 1))
  const text = readFileSync(layout.lines)
  truncateSync(layout.lines, text.length - 10)
  await expect(sealer.seal(log.grow(ONE, 1))).rejects.toMatchObject({ code: 'journal.replaced' })
  await rename(layout.lines, `${layout.lines}.old`)
  await writeFile(layout.lines, text)
  await expect(sealer.seal(log.grow(ONE, 1))).rejects.toMatchObject({ code: 'journal.replaced' })
})

test('a statement that could not stand is refused before it is written', async () => {
  const layout = await journalFolder()
  const { sealer } = await sealerOn(layout, fakeLog())
  const before = readFileSync(layout.lines)
  const wrong = { workspace: ONE, seq: '3', hash: sha256Hex('h'), root: sha256Hex('r'), peaks: [sha256Hex('p')] }
  const checkpoint = { ...wrong, segment: 1, rows: '1', rows_hash: sha256Hex('rows') }
  await expect(sealer.state({ kind: 'checkpoint', body: checkpoint })).rejects.toMatchObject({
    code: 'journal.bad_line',
  })
  await expect(sealer.state({ kind: 'verified', body: { line: 99, heads: 0, entries: 0 } })).rejects.toMatchObject({
    code: 'journal.bad_line',
  })
  expect(readFileSync(layout.lines).equals(before)).toBe(true)
})

test('a damaged line keeps the journal from being opened, and is named', async () => {
  const layout = await journalFolder()
  await (await openedJournal(layout)).close()
  appendFileSync(layout.lines, '{"n":3}\n')
  await expect(openJournalFile(layout, { now, log: () => {} })).rejects.toMatchObject({
    code: 'journal.damaged',
    message: expect.stringContaining('line 3'),
  })
})

test('without its key a journal is read, and not written [K-seal.10]', async () => {
  const layout = await journalFolder()
  const log = fakeLog()
  const { sealer } = await sealerOn(layout, log)
  await sealer.close()
  await storeKey(layout.key, newKey())
  const again = await sealerOn(layout, log)
  await expect(again.sealer.seal(log.grow(ONE, 1))).rejects.toMatchObject({ code: 'journal.key_missing' })
  await rm(layout.key)
  await expect(again.sealer.seal(log.grow(ONE, 1))).rejects.toMatchObject({ code: 'journal.key_missing' })
  expect(await readJournal(layout, false)).toMatchObject({ bad: null })
  await (await open(layout.key, 'w', 0o600)).close()
  await expect(again.sealer.seal(log.grow(ONE, 1))).rejects.toMatchObject({ code: 'journal.bad_key' })
})
