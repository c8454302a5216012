import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Limits, StoredArtifacts } from '#storage/artifacts/stored.ts'
import { content, cutOff, gather, hashOf, sent, wholeOf } from '../artifacts/content.ts'

export interface OpenedArtifacts {
  files: StoredArtifacts
  newCase(): Promise<string>
  /** The same store, as the process after this one opens it. */
  again(limits?: Partial<Limits>): Promise<StoredArtifacts>
}

const MB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000
const NOWHERE = hashOf([Buffer.from('kept by nobody')])
const code = async (answer: Promise<{ ok: true } | { ok: false; refusal: { code: string } }>) => {
  const result = await answer
  return result.ok ? 'ok' : result.refusal.code
}
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error('it went well'),
    (reason) => reason,
  )
  return { code: error.code, message: error.message, next: error.next }
}

/** Names of files that mean something to somebody, and nothing to us. */
const NAMES = [
  ...[
    '../../../../etc/passwd',
    '..',
    '.',
    '/',
    '\\\\server\\share',
    'C:\\x',
    'CON',
    '-rf',
    ' ',
    'a\nb\r\nc',
    '%00',
    '~',
  ],
  ...['$(touch x)', '`id`', `'; drop table casework.file_chunks; --`, '{"name":"x","kept_bytes":9}', '=HYPERLINK("x")'],
  ...[
    '<img src=x onerror="x">',
    '{{7*7}}',
    'abc\u202egnp.exe',
    '\u0007\u001b[31m',
    '🏳️‍🌈 田中さん ﷽',
    'é',
    'e\u0301',
    '\ufeff',
    '\ufffe',
  ],
  'x'.repeat(1000),
]

/** What every implementation of the port must do. */
export function artifactsSuite(name: string, open: () => Promise<OpenedArtifacts>): void {
  const begun = async (files: StoredArtifacts, caseId: string, sizeBytes: number, more: object = {}) => {
    const uploadId = randomUUID()
    const answer = await files.begin({ uploadId, caseId, name: 'contract.pdf', sizeBytes, ...more })
    expect(answer).toEqual({
      ok: true,
      upload: { uploadId, caseId, name: 'contract.pdf', sizeBytes, receivedBytes: 0 },
    })
    return uploadId
  }
  /** All at once, in one sending. */
  const uploaded = async (files: StoredArtifacts, caseId: string, seed: number, sizeBytes: number) => {
    const uploadId = await begun(files, caseId, sizeBytes)
    expect(await code(files.append(caseId, uploadId, 0, sent(content(seed, sizeBytes))))).toBe('ok')
    const finished = await files.finish(caseId, uploadId)
    const sha256 = hashOf(content(seed, sizeBytes))
    expect(finished).toEqual({ ok: true, stored: { sha256, sizeBytes } })
    return { uploadId, sha256 }
  }
  const expectedAt = async (files: StoredArtifacts, caseId: string, uploadId: string) => {
    const result = await files.look(caseId, uploadId)
    return result.ok ? result.upload.receivedBytes : result.refusal.code
  }

  describe(name, () => {
    test('what went in comes out, hashed, in this process and in the next [C-bytes.1]', async () => {
      const { files, newCase, again } = await open()
      const caseId = await newCase()
      for (const [seed, size] of [1, 1000, MB - 1, MB, MB + 1, 3 * MB + 17].entries()) {
        const { sha256 } = await uploaded(files, caseId, seed, size)
        expect(await files.has(caseId, sha256)).toBe(true)
        expect(await files.check(caseId, sha256)).toBe(true)
        expect((await gather((await again()).read(caseId, sha256))).equals(wholeOf(seed, size))).toBe(true)
      }
    })

    test('an empty file is a file [C-bytes.1]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const uploadId = await begun(files, caseId, 0)
      const finished = await files.finish(caseId, uploadId)
      const sha256 = hashOf([])
      expect(finished).toEqual({ ok: true, stored: { sha256, sizeBytes: 0 } })
      expect(await files.has(caseId, sha256)).toBe(true)
      expect(await files.check(caseId, sha256)).toBe(true)
      expect(await gather(files.read(caseId, sha256))).toHaveLength(0)
      expect(await files.withFile(caseId, sha256, async (path) => statSync(path).size)).toBe(0)
      expect(await files.put(await newCase(), sent([]))).toEqual({ sha256, sizeBytes: 0 })
    })

    test('any range of a file is that part of it, and what is none is refused [C-bytes.1]', async () => {
      const { files, newCase } = await open()
      const [caseId, size] = [await newCase(), 2 * MB + 100]
      const { sha256 } = await uploaded(files, caseId, 1, size)
      const whole = wholeOf(1, size)
      const part = async (start: number, endExclusive: number) =>
        gather(files.read(caseId, sha256, { start, endExclusive }))
      const place = fc.oneof(fc.nat(size), fc.constantFrom(0, MB - 1, MB, MB + 1, 2 * MB, size))
      await fc.assert(
        fc.asyncProperty(place, place, async (a, b) => {
          const [start, end] = [Math.min(a, b), Math.max(a, b)]
          expect((await part(start, end)).equals(whole.subarray(start, end))).toBe(true)
        }),
        { numRuns: 40 },
      )
      // "Up to": who asks beyond the end has all that there is.
      expect(await part(size - 1, size + 1000)).toEqual(whole.subarray(size - 1))
      for (const [start, end] of [
        ...[
          [5, 4],
          [-1, 4],
          [0.5, 4],
        ],
        [size + 1, size + 2],
        [0, Number.NaN],
      ] as Array<[number, number]>)
        expect((await failure(part(start, end))).code).toBe('artifact.range')
    })

    test('an upload that is cut anywhere, however often, goes on where it stands and ends as the same file [C-bytes.3]', async () => {
      const { files, newCase, again } = await open()
      const caseId = await newCase()
      const size = fc.oneof(fc.nat(5000), fc.nat(2 * MB + 5000), fc.constantFrom(MB, 2 * MB))
      const sending = fc.record({
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        piece: fc.integer({ min: 1, max: 200_000 }),
        restart: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(fc.nat(1000), size, fc.array(sending, { maxLength: 5 }), async (seed, sizeBytes, cuts) => {
          const uploadId = await begun(files, caseId, sizeBytes)
          let [stands, store] = [0, files]
          for (const { part, piece: chunk, restart } of cuts) {
            const end = stands + Math.floor((sizeBytes - stands) * part)
            const chunks = content(seed, end, stands, Math.max(chunk, Math.ceil(sizeBytes / 50)))
            const result = await store.append(caseId, uploadId, stands, cutOff(chunks))
            expect(result).toMatchObject({ ok: false, refusal: { code: 'upload.cut' } })
            stands = end
            if (restart) store = await again()
            expect(await expectedAt(store, caseId, uploadId)).toBe(stands)
          }
          expect(await code(store.append(caseId, uploadId, stands, sent(content(seed, sizeBytes, stands))))).toBe('ok')
          const sha256 = hashOf(content(seed, sizeBytes))
          expect(await store.finish(caseId, uploadId, sha256)).toEqual({ ok: true, stored: { sha256, sizeBytes } })
          expect(await store.check(caseId, sha256)).toBe(true)
        }),
        { numRuns: 25 },
      )
    })

    test('another offset than where it stands is refused, and says where that is [C-bytes.3]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const uploadId = await begun(files, caseId, 5000)
      await files.append(caseId, uploadId, 0, sent(content(1, 2000)))
      for (const offset of [0, 1999, 2001, 5000, -1, 2000.5, Number.NaN])
        expect(await files.append(caseId, uploadId, offset, sent(content(1, 5000, 2000)))).toEqual({
          ok: false,
          refusal: { code: 'upload.offset', message: 'the upload stands at byte 2000', next: 'Go on at byte 2000.' },
        })
      expect(await expectedAt(files, caseId, uploadId)).toBe(2000)
      expect(await code(files.append(caseId, uploadId, 2000, sent(content(1, 5000, 2000))))).toBe('ok')
      expect(await files.finish(caseId, uploadId)).toMatchObject({ stored: { sha256: hashOf(content(1, 5000)) } })
    })

    test('a sending with more than was declared leaves nothing behind, large or small [C-bytes.4]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      for (const [stood, size] of [
        [700, 1000],
        [MB + 300, 3 * MB + 5],
        [MB, 20 * MB],
      ] as Array<[number, number]>) {
        const uploadId = await begun(files, caseId, size)
        await files.append(caseId, uploadId, 0, sent(content(1, stood)))
        const result = await files.append(caseId, uploadId, stood, sent(content(1, size + 1, stood)))
        expect(result).toMatchObject({ ok: false, refusal: { code: 'upload.too_long' } })
        expect(await expectedAt(files, caseId, uploadId)).toBe(stood)
        expect(await code(files.append(caseId, uploadId, stood, sent(content(1, size, stood))))).toBe('ok')
        expect(await files.finish(caseId, uploadId)).toMatchObject({ stored: { sha256: hashOf(content(1, size)) } })
      }
    })

    test('what makes no sense is not begun [C-bytes.4]', async () => {
      const { newCase, again } = await open()
      const files = await again({ maxBytes: 10_000, maxUploads: 3 })
      const good = { uploadId: randomUUID(), caseId: await newCase(), name: 'a', sizeBytes: 10_000 }
      const wrong: Array<[object, string]> = [
        [{ sizeBytes: 10_001 }, 'upload.too_large'],
        [{ sizeBytes: -1 }, 'upload.size'],
        [{ sizeBytes: 1.5 }, 'upload.size'],
        [{ sizeBytes: Number.POSITIVE_INFINITY }, 'upload.size'],
        [{ name: '' }, 'upload.name'],
        [{ name: 'x'.repeat(1001) }, 'upload.name'],
        [{ name: 'nul\u0000byte' }, 'upload.name'],
        [{ name: 'half\ud800 of it' }, 'upload.name'],
        [{ sha256: 'A'.repeat(64) }, 'upload.hash'],
        [{ uploadId: '../../etc/passwd' }, 'upload.id'],
        [{ caseId: `${good.caseId}/..` }, 'upload.id'],
      ]
      for (const [part, result] of wrong) expect(await code(files.begin({ ...good, ...part })), result).toBe(result)
      expect(await code(files.begin(good))).toBe('ok')
      expect(await code(files.begin(good))).toBe('upload.exists')
      for (const more of ['ok', 'ok', 'upload.too_many'])
        expect(await code(files.begin({ ...good, uploadId: randomUUID() }))).toBe(more)
      // Only of this case, and only what is under way.
      expect(await code(files.begin({ ...good, caseId: await newCase() }))).toBe('ok')
      await files.append(good.caseId, good.uploadId, 0, sent(content(1, 10_000)))
      await files.finish(good.caseId, good.uploadId)
      expect(await code(files.begin({ ...good, uploadId: randomUUID() }))).toBe('ok')
    })

    test('no file is finished before all of it has come [C-bytes.4]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const uploadId = await begun(files, caseId, 3000)
      await files.append(caseId, uploadId, 0, sent(content(1, 2999)))
      expect(await code(files.finish(caseId, uploadId))).toBe('upload.incomplete')
      await files.append(caseId, uploadId, 2999, sent(content(1, 3000, 2999)))
      expect(await code(files.finish(caseId, uploadId))).toBe('ok')
    })

    test('bytes without the promised hash are not kept, whenever it was promised [C-bytes.4]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const sha256 = hashOf(content(1, 3000))
      for (const [atBegin, atEnd] of [
        [NOWHERE, undefined],
        [undefined, NOWHERE],
        [sha256, NOWHERE],
      ]) {
        const uploadId = await begun(files, caseId, 3000, atBegin ? { sha256: atBegin } : {})
        await files.append(caseId, uploadId, 0, sent(content(1, 3000)))
        expect(await code(files.finish(caseId, uploadId, 'no hash'))).toBe('upload.hash')
        expect(await code(files.finish(caseId, uploadId, atEnd))).toBe('upload.hash_differs')
        expect(await expectedAt(files, caseId, uploadId)).toBe('upload.unknown')
        expect(await files.has(caseId, sha256)).toBe(false)
      }
      const kept = await begun(files, caseId, 3000, { sha256 })
      await files.append(caseId, kept, 0, sent(content(1, 3000)))
      expect(await code(files.finish(caseId, kept, sha256))).toBe('ok')
    })

    test('finished twice is finished once, and the answer is the same; more is not taken [C-bytes.4]', async () => {
      const { files, newCase, again } = await open()
      const caseId = await newCase()
      const { uploadId, sha256 } = await uploaded(files, caseId, 1, MB + 1)
      const answer = { ok: true, stored: { sha256, sizeBytes: MB + 1 } }
      expect(await (await again()).finish(caseId, uploadId)).toEqual(answer)
      expect(await files.finish(caseId, uploadId, sha256)).toEqual(answer)
      expect(await code(files.finish(caseId, uploadId, NOWHERE))).toBe('upload.hash_differs')
      expect(await files.has(caseId, sha256)).toBe(true)
      expect(await code(files.append(caseId, uploadId, MB + 1, sent([])))).toBe('upload.finished')
      expect(await expectedAt(files, caseId, uploadId)).toBe('upload.finished')
      // Its file dropped, nothing is left to speak of.
      await files.drop(caseId, sha256)
      expect(await code(files.finish(caseId, uploadId))).toBe('upload.unknown')
    })

    test('who comes while another is at work on the upload is told so, and spoils nothing [C-bytes.4]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const uploadId = await begun(files, caseId, 3000)
      const { promise: halfway, resolve: atHalf } = Promise.withResolvers<void>()
      const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
      const slow = async function* () {
        yield* content(1, 1500)
        atHalf()
        await rest
        yield* content(1, 3000, 1500)
      }
      const first = files.append(caseId, uploadId, 0, slow())
      await halfway
      expect(await code(files.append(caseId, uploadId, 0, sent(content(2, 3000))))).toBe('upload.busy')
      expect(await code(files.finish(caseId, uploadId))).toBe('upload.busy')
      expect((await failure(files.abandon(caseId, uploadId))).code).toBe('upload.busy')
      goOn()
      expect(await code(first)).toBe('ok')
      const both = await Promise.all([code(files.finish(caseId, uploadId)), code(files.finish(caseId, uploadId))])
      expect(both.sort()).toEqual(['ok', 'upload.busy'])
      expect(await files.check(caseId, hashOf(content(1, 3000)))).toBe(true)
    })

    test('many uploads at once, in two cases, do not touch each other [C-bytes.2]', async () => {
      const { files, newCase } = await open()
      const cases = [await newCase(), await newCase()]
      const one = async (seed: number) => {
        const caseId = cases[seed % 2] as string
        const size = 200_000 + seed * 77_777
        const uploadId = await begun(files, caseId, size)
        for (let stands = 0; stands < size; stands += 150_000) {
          const end = Math.min(size, stands + 150_000)
          expect(await code(files.append(caseId, uploadId, stands, sent(content(seed, end, stands, 7001))))).toBe('ok')
        }
        const sha256 = hashOf(content(seed, size))
        expect(await files.finish(caseId, uploadId, sha256)).toEqual({ ok: true, stored: { sha256, sizeBytes: size } })
        expect(await files.has(cases[1 - (seed % 2)] as string, sha256)).toBe(false)
      }
      await Promise.all(Array.from({ length: 10 }, (_, seed) => one(seed)))
    })

    test('a hash of another case is answered exactly as one that nobody holds [C-bytes.2]', async () => {
      const { files, newCase } = await open()
      const [mine, other] = [await newCase(), await newCase()]
      const { sha256, uploadId } = await uploaded(files, other, 1, 3000)
      const answers = async (hash: string) => ({
        has: await files.has(mine, hash),
        check: await files.check(mine, hash),
        drop: await files.drop(mine, hash),
        read: await failure(gather(files.read(mine, hash))),
        range: await failure(gather(files.read(mine, hash, { start: 5000, endExclusive: 1 }))),
        file: await failure(files.withFile(mine, hash, async () => 'used')),
      })
      const foreign = await answers(sha256)
      expect(foreign).toEqual(await answers(NOWHERE))
      expect(foreign).toEqual(await answers('../../../etc/passwd'))
      expect(foreign).toMatchObject({ has: false, drop: false, read: { code: 'artifact.unknown' } })
      const open2 = await begun(files, other, 10)
      for (const upload of [uploadId, open2, randomUUID(), '../x']) {
        expect(await code(files.look(mine, upload))).toBe('upload.unknown')
        expect(await code(files.append(mine, upload, 0, sent(content(1, 10))))).toBe('upload.unknown')
        expect(await code(files.finish(mine, upload))).toBe('upload.unknown')
        await files.abandon(mine, upload)
      }
      expect(await expectedAt(files, other, open2)).toBe(0)
      expect(await files.check(other, sha256)).toBe(true)
    })

    test('the same file in two cases is two files: dropping one leaves the other [C-bytes.2, C-bytes.8]', async () => {
      const { files, newCase } = await open()
      const [a, b] = [await newCase(), await newCase()]
      const { sha256 } = await uploaded(files, a, 1, MB + 5)
      await uploaded(files, b, 1, MB + 5)
      expect(await files.drop(a, sha256)).toBe(true)
      expect(await files.drop(a, sha256)).toBe(false)
      expect(await files.has(a, sha256)).toBe(false)
      expect((await failure(gather(files.read(a, sha256)))).code).toBe('artifact.unknown')
      expect(await files.check(b, sha256)).toBe(true)
      // What was dropped may come again.
      await uploaded(files, a, 1, MB + 5)
      expect(await files.check(a, sha256)).toBe(true)
    })

    test('an id is the same however it is written [C-bytes.7]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const { sha256 } = await uploaded(files, caseId, 1, 100)
      expect(await files.has(caseId.toUpperCase(), sha256)).toBe(true)
      expect(await gather(files.read(caseId.toUpperCase(), sha256))).toEqual(wholeOf(1, 100))
      expect(await files.has(caseId, sha256.toUpperCase())).toBe(false)
    })

    test('a name is data: whatever it says, it comes back as it was, and nothing follows it [C-bytes.7]', async () => {
      const { files, newCase, again } = await open()
      const caseId = await newCase()
      const kept = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }))
      await fc.assert(
        fc.asyncProperty(
          kept.filter((n) => !n.includes('\0') && n.isWellFormed()),
          async (given) => {
            const uploadId = randomUUID()
            await files.begin({ uploadId, caseId, name: given, sizeBytes: 3 })
            const result = await (await again()).look(caseId, uploadId)
            expect(result).toMatchObject({ ok: true, upload: { name: given } })
            await files.abandon(caseId, uploadId)
          },
        ),
        { numRuns: 60, examples: NAMES.map((n) => [n]) },
      )
    })

    test('an abandoned upload is gone, at once or after a week; one that moves is not [C-bytes.8]', async () => {
      const { files, newCase } = await open()
      await files.sweep(Date.now() + 8 * DAY_MS)
      const caseId = await newCase()
      const [left, gone] = [await begun(files, caseId, 3000), await begun(files, caseId, 3000)]
      await files.append(caseId, left, 0, sent(content(1, 1000)))
      await files.append(caseId, gone, 0, sent(content(1, 1000)))
      await files.abandon(caseId, gone)
      await files.abandon(caseId, gone)
      expect(await expectedAt(files, caseId, gone)).toBe('upload.unknown')
      const other = await newCase()
      const { sha256, uploadId } = await uploaded(files, other, 1, 10)
      expect(await files.sweep(Date.now() + 6 * DAY_MS)).toBe(0)
      expect(await expectedAt(files, caseId, left)).toBe(1000)
      expect(await files.sweep(Date.now() + 8 * DAY_MS)).toBe(1)
      expect(await expectedAt(files, caseId, left)).toBe('upload.unknown')
      expect(await code(files.finish(other, uploadId))).toBe('upload.unknown')
      expect(await files.has(other, sha256)).toBe(true)
    })

    test('what is whole is never swept [C-bytes.8]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const { sha256 } = await uploaded(files, caseId, 1, MB + 1)
      await files.sweep(Date.now() + 400 * DAY_MS)
      expect(await files.check(caseId, sha256)).toBe(true)
    })

    test('bytes that the house makes are kept alike, and a making that fails leaves nothing [C-bytes.1]', async () => {
      const { files, newCase, again } = await open()
      await files.sweep(Date.now() + 8 * DAY_MS)
      const caseId = await newCase()
      const sha256 = hashOf(content(7, 2 * MB + 9))
      const made = await files.put(caseId, sent(content(7, 2 * MB + 9, 0, 333_333)))
      expect(made).toEqual({ sha256, sizeBytes: 2 * MB + 9 })
      expect(await files.put(caseId, sent(content(7, 2 * MB + 9)))).toEqual(made)
      expect(await files.check(caseId, sha256)).toBe(true)
      await expect(files.put(caseId, cutOff(content(8, 2 * MB)))).rejects.toThrow('aborted')
      expect(await files.has(caseId, hashOf(content(8, 2 * MB)))).toBe(false)
      const small = await again({ maxBytes: 1000 })
      expect((await failure(small.put(caseId, sent(content(9, 1001))))).code).toBe('artifact.too_large')
      expect((await failure(files.put('nowhere', sent(content(9, 10))))).code).toBe('upload.id')
      expect(await files.sweep(Date.now() + 8 * DAY_MS)).toBe(0)
    })

    test('a program is given a file of its own with exactly these bytes, and it goes with the work [C-bytes.9]', async () => {
      const { files, newCase } = await open()
      const caseId = await newCase()
      const { sha256 } = await uploaded(files, caseId, 1, MB + 5)
      let seen = ''
      const size = await files.withFile(caseId, sha256, async (path) => {
        seen = path
        expect(readFileSync(path).equals(wholeOf(1, MB + 5))).toBe(true)
        expect(statSync(path).mode & 0o077).toBe(0)
        // Whatever a program does to it, ours stays.
        writeFileSync(path, 'spoiled')
        return statSync(path).size
      })
      expect(size).toBe(7)
      expect(existsSync(seen)).toBe(false)
      await expect(
        files.withFile(caseId, sha256, async (path) => {
          seen = path
          throw new Error('the program broke')
        }),
      ).rejects.toThrow('the program broke')
      expect(existsSync(seen)).toBe(false)
      expect(await files.check(caseId, sha256)).toBe(true)
    })
  })
}
