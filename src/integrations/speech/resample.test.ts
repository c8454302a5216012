import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResampler, ENGINE_HZ } from './resample.ts'

function tone(hz: number, rateHz: number, seconds = 1): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rateHz) },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rateHz),
  )
}

function resample(samples: Float32Array, rateHz: number, sizes: readonly number[] = [4096]): Float32Array {
  const resampler = createResampler(rateHz)
  const out: number[] = []
  for (let from = 0, turn = 0; from < samples.length; turn++) {
    const to = from + sizes[turn % sizes.length]!
    out.push(...resampler.push(samples.subarray(from, to)))
    from = to
  }
  return Float32Array.from([...out, ...resampler.end()])
}

/** Without the first and last twentieth of a second, where the filter looks beyond the sound. */
const inner = (samples: Float32Array) => samples.subarray(ENGINE_HZ / 20, -ENGINE_HZ / 20)
const furthest = (a: Float32Array, b: Float32Array) =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)
const loudest = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

test.for([8_000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000, 44_101])(
  'a voice recorded at %i a second is the same voice at the rate of the engine [C-speech.3]',
  (rateHz) => {
    for (const hz of [100, 440, 3_000]) {
      const heard = resample(tone(hz, rateHz), rateHz)
      expect(heard.length).toBe(ENGINE_HZ)
      expect(furthest(inner(heard), inner(tone(hz, ENGINE_HZ)))).toBeLessThan(0.002)
    }
  },
)

test.for([
  [9_000, 44_100],
  [12_000, 48_000],
  [20_000, 48_000],
  [40_000, 96_000],
] as const)('a whistle of %i Hz recorded at %i does not come back as another tone [C-speech.3]', ([hz, rateHz]) => {
  expect(loudest(inner(resample(tone(hz, rateHz), rateHz)))).toBeLessThan(0.0005)
})

test("the engine's own rate is left as it is [C-speech.3]", () => {
  const samples = tone(440, ENGINE_HZ)
  expect(resample(samples, ENGINE_HZ)).toEqual(samples)
})

test('it does not matter in which blocks the sound comes [C-speech.3]', () => {
  const sound = tone(700, 44_100, 0.1)
  const whole = resample(sound, 44_100, [sound.length])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 }), (sizes) => {
      const parts = resample(sound, 44_100, sizes)
      expect(parts.length).toBe(whole.length)
      expect(furthest(parts, whole)).toBeLessThan(1e-6)
    }),
    { numRuns: 50 },
  )
})
