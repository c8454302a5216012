import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memorySource } from '#integrations/bagit/source.ts'
import { verifyBundleSource } from '#integrations/bagit/verify-bag.ts'
import { app, documentOf, requestOf } from './make-bundle.ts'

const verify = (bytes: Buffer) => verifyBundleSource(memorySource(bytes))

const documents = [
  documentOf('letter', {
    pages: [
      { page: 1, text: 'Dear John\nSmith' },
      { page: 2, text: 'Yours' },
    ],
  }),
  documentOf('advice', { privilege: 'attorney_client' }),
  documentOf('empty', { bytes: Buffer.alloc(0), pages: [{ page: 1, text: '' }] }),
]
const request = requestOf({ redaction: { profile: 'names', terms: ['john smith'] } })

describe('one changed byte', () => {
  test('at every place of a bundle is found, and named by its offset [C-export.2]', async () => {
    const { bytes } = await app({ documents }, { request })
    expect(await verify(bytes)).toMatchObject({ ok: true, problems: [] })
    const lost: unknown[] = []
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      // Another change at each place, the same in each run.
      changed[at] = (changed[at] as number) ^ (1 + ((at * 7919) % 255))
      const { ok, problems } = await verify(changed)
      if (ok || !problems.some(({ offset }) => offset === at)) lost.push({ at, problems })
    }
    expect(lost).toEqual([])
  })

  test('by any amount, in any bundle, is found and named [C-export.2]', async () => {
    const sizes = fc.array(fc.nat({ max: 3000 }), { minLength: 1, maxLength: 5 })
    const flips = fc.array(
      fc.tuple(fc.double({ min: 0, max: 0.999999, noNaN: true }), fc.integer({ min: 1, max: 255 })),
      {
        minLength: 30,
        maxLength: 30,
      },
    )
    await fc.assert(
      fc.asyncProperty(sizes, flips, async (lengths, places) => {
        const made = lengths.map((length, i) => documentOf(`d${i}`, { bytes: Buffer.alloc(length, `${length}`) }))
        const { bytes } = await app({ documents: made })
        for (const [share, xor] of places) {
          const at = Math.floor(share * bytes.length)
          const changed = Buffer.from(bytes)
          changed[at] = (changed[at] as number) ^ xor
          const { ok, problems } = await verify(changed)
          expect(ok).toBe(false)
          expect(problems.map(({ offset }) => offset)).toContain(at)
        }
      }),
      { numRuns: 15 },
    )
  })
})

test('several changed bytes, a cut, an insertion and a stretch moved elsewhere are found [C-export.3]', async () => {
  const { bytes } = await app({ documents }, { request })
  const place = fc.nat({ max: bytes.length - 1 })
  const hurt = fc.oneof(
    fc.array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), { minLength: 2, maxLength: 6 }).map((changes) => {
      const copy = Buffer.from(bytes)
      for (const [at, value] of changes) copy[at] = value
      return copy
    }),
    place.map((at) => bytes.subarray(0, at)),
    fc
      .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 100 }))
      .map(([at, more]) => Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])),
    fc
      .tuple(place, fc.integer({ min: 1, max: 200 }))
      .map(([at, length]) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])),
    fc.tuple(place, place, fc.integer({ min: 1, max: 200 })).map(([from, to, length]) => {
      const rest = Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)])
      return Buffer.concat([rest.subarray(0, to), bytes.subarray(from, from + length), rest.subarray(to)])
    }),
  )
  await fc.assert(
    fc.asyncProperty(hurt, async (changed) => {
      expect((await verify(changed)).ok).toBe(changed.equals(bytes))
    }),
    { numRuns: 400 },
  )
})
