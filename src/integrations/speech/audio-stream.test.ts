import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut } from './audio-stream.ts'

async function* blocksOf(sound: Float32Array, sizes: readonly number[]): AsyncGenerator<Float32Array> {
  for (let from = 0, turn = 0; from < sound.length; turn++) {
    const to = from + sizes[turn % sizes.length]!
    yield sound.subarray(from, to)
    from = to
  }
}

test('each chunk gets its own samples, in whatever blocks they come; past the end there is silence [C-speech.2]', async () => {
  const gaps = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 60 })), { maxLength: 10 })
  const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(gaps, sizes, fc.nat(3), async (parts, blockSizes, missing) => {
      let place = 0
      const chunks = parts.map(([gap, length]) => {
        const start = place + gap
        place = start + length
        return { start, end: place }
      })
      // A last level is a whole one, the last samples need not be.
      const last = chunks.at(-1)
      const sound = Float32Array.from({ length: Math.max(last ? last.start + 1 : 0, place - missing) }, (_, i) => i + 1)
      const got = []
      for await (const one of cut(blocksOf(sound, blockSizes), chunks)) got.push(one)
      expect(got.map(({ chunk }) => chunk)).toEqual(chunks)
      for (const { chunk, samples } of got)
        expect([...samples]).toEqual(
          Array.from({ length: chunk.end - chunk.start }, (_, i) => sound[chunk.start + i] ?? 0),
        )
    }),
    { numRuns: 300 },
  )
})
