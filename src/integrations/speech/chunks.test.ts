import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLevels, LEVEL_SAMPLES, planChunks } from './chunks.ts'

const PER_SECOND = 50
const part = (seconds: number, level: number) => Array.from({ length: Math.round(seconds * PER_SECOND) }, () => level)
/** Speech goes up and down. */
const speech = (seconds: number, loud = 0.2) =>
  part(seconds, loud).map((level, i) => (i % 9 === 8 ? level / 50 : level))
const plan = (...parts: number[][]) => planChunks(Float32Array.from(parts.flat()))
const inSeconds = (chunks: ReturnType<typeof planChunks>) =>
  chunks.map(({ start, end }) => [start, end].map((place) => place / LEVEL_SAMPLES / PER_SECOND))

test('two sentences with a pause between are two chunks, with a margin for their soft ends [C-speech.2]', () => {
  const chunks = inSeconds(plan(part(1, 0), speech(3), part(1, 0), speech(5), part(1, 0)))
  expect(chunks).toEqual([
    [0.74, 4.26],
    [4.74, 10.26],
  ])
})

test('a breath within a sentence does not end it, and the pause after a single word neither [C-speech.2]', () => {
  expect(plan(speech(3), part(0.3, 0), speech(3))).toHaveLength(1)
  expect(plan(speech(0.5), part(0.9, 0), speech(3))).toHaveLength(1)
})

test.for([
  ['silence', part(30, 0)],
  ['the noise of a recorder', part(30, 0.0003)],
  ['a fan', part(30, 0.05)],
  ['a click', [...part(5, 0), 0.9, 0.9, ...part(5, 0)]],
  ['nothing', []],
] as const)('%s is no speech [C-speech.4]', ([, levels]) => {
  expect(planChunks(Float32Array.from(levels))).toEqual([])
})

test('speech over a fan is found, loud or soft [C-speech.2]', () => {
  expect(plan(part(5, 0.01), speech(3, 0.05), part(5, 0.01))).toHaveLength(1)
  expect(plan(part(5, 0.0001), speech(3, 0.002), part(5, 0.0001))).toHaveLength(1)
})

test('who never pauses is cut at the quietest place, and nothing is lost or heard twice [C-speech.2]', () => {
  const levels = [...part(0.1, 0), ...speech(65), ...part(1, 0)]
  levels[16 * PER_SECOND] = 0
  const chunks = plan(levels)
  expect(chunks.length).toBeGreaterThanOrEqual(4)
  expect(Math.abs(chunks[0]!.end / LEVEL_SAMPLES - 16 * PER_SECOND)).toBeLessThanOrEqual(1)
  for (const [i, chunk] of chunks.slice(1).entries()) expect(chunk.start).toBe(chunks[i]!.end)
})

const anyLevels = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 1_500 }), fc.constantFrom(0, 0.0004, 0.01, 0.05, 0.2, 1)), {
    maxLength: 12,
  })
  .map((parts) =>
    Float32Array.from(
      parts.flatMap(([count, level]) => Array.from({ length: count }, (_, i) => (i % 7 === 6 ? level / 20 : level))),
    ),
  )

test('chunks are in order, never overlap, never leave the recording and never pass 20 seconds [C-speech.2]', () => {
  fc.assert(
    fc.property(anyLevels, (levels) => {
      let end = 0
      for (const chunk of planChunks(levels)) {
        expect(chunk.start).toBeGreaterThanOrEqual(end)
        expect(chunk.end).toBeGreaterThan(chunk.start)
        expect(chunk.end - chunk.start).toBeLessThanOrEqual(20 * 16_000)
        end = chunk.end
      }
      expect(end).toBeLessThanOrEqual(levels.length * LEVEL_SAMPLES)
    }),
    { numRuns: 300 },
  )
})

test('levels are the same in whatever blocks the sound comes; a constant is no sound [C-speech.2]', () => {
  const sound = Float32Array.from({ length: 5_000 }, (_, i) => 0.3 + 0.1 * Math.sin(i / 3))
  const whole = createLevels()
  whole.push(sound)
  const parts = createLevels()
  for (let i = 0; i < sound.length; i += 7) parts.push(sound.subarray(i, i + 7))
  const levels = whole.end()
  expect(parts.end()).toEqual(levels)
  expect(levels).toHaveLength(16)
  expect(levels[3]).toBeCloseTo(0.1 / Math.SQRT2, 2)
})
