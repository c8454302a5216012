import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMono } from '#integrations/speech/samples.ts'
import { LONGEST_MS, readWavHeader } from '#integrations/speech/wav-header.ts'
import { chunk, tone, type WavOptions, wavOf } from './wav-files.ts'

const A_SECOND = tone(440, 1)
let largestRead = 0

async function read(file: Uint8Array, longestMs?: number) {
  const readAt = async (offset: number, length: number) => {
    largestRead = Math.max(largestRead, length)
    return file.subarray(offset, offset + length)
  }
  return readWavHeader(readAt, file.length, longestMs)
}
const codeOf = async (file: Uint8Array, longestMs?: number) => {
  const header = await read(file, longestMs)
  return header.ok ? 'ok' : header.refusal.code
}

test.for<WavOptions>([
  { bits: 8 },
  { bits: 16 },
  { bits: 24 },
  { bits: 32 },
  { coding: 'float', bits: 32 },
  { coding: 'float', bits: 64 },
  { bits: 16, channels: 2, rateHz: 44_100 },
  { bits: 24, channels: 6, rateHz: 48_000, extensible: true },
  { coding: 'float', bits: 32, extensible: true, rateHz: 8_000 },
])('a WAV is read sample by sample, however it is written: %o [C-speech.3]', async (options) => {
  const file = wavOf(A_SECOND, options)
  const header = await read(file)
  if (!header.ok) throw new Error(header.refusal.message)
  const { rateHz = 16_000, channels = 1, bits } = options
  expect(header.wav).toMatchObject({ rateHz, channels, bits, frames: A_SECOND.length })
  expect(header.wav.durationMs).toBe(Math.round((A_SECOND.length / rateHz) * 1000))
  const mono = toMono(file.subarray(header.wav.dataStart), header.wav)
  expect(mono).toHaveLength(A_SECOND.length)
  const furthest = mono.reduce((most, value, i) => Math.max(most, Math.abs(value - A_SECOND[i]!)), 0)
  expect(furthest).toBeLessThan(bits === 8 ? 0.02 : 0.001)
})

test('channels are mixed, and what is no number is no sound [C-speech.3]', async () => {
  const file = wavOf([0, 0, 0, 0], { coding: 'float', bits: 32, channels: 2 })
  const header = await read(file)
  if (!header.ok) throw new Error(header.refusal.message)
  const data = file.subarray(header.wav.dataStart)
  const values = [0.5, -0.25, Number.NaN, 0.5, Number.POSITIVE_INFINITY, 1, -1e30, -1]
  for (const [i, value] of values.entries()) data.writeFloatLE(value, i * 4)
  expect([...toMono(data, header.wav)]).toEqual([0.125, 0.25, 1, -1])
})

test('what else a recorder writes is stepped over [C-speech.3]', async () => {
  const before = [
    chunk('LIST', Buffer.from('INFOodd')),
    chunk('bext', Buffer.alloc(602)),
    chunk('data'.toUpperCase(), Buffer.alloc(3)),
  ]
  expect(await codeOf(wavOf(A_SECOND, { before }))).toBe('ok')
})

test('a writer that could not know the size is read to the end, and a long one by its long size [C-speech.3]', async () => {
  const unknown = { dataBytes: 0xffff_ffff, riffBytes: 0xffff_ffff }
  expect(await read(wavOf(A_SECOND, { claims: unknown }))).toMatchObject({ ok: true, wav: { frames: A_SECOND.length } })
  const sizes = Buffer.alloc(28)
  sizes.writeBigUInt64LE(1000n, 8)
  const long = wavOf(A_SECOND, { riff: 'RF64', claims: unknown, before: [chunk('ds64', sizes)] })
  expect(await read(long)).toMatchObject({ ok: true, wav: { frames: 500 } })
  sizes.writeBigUInt64LE(2n ** 63n, 8)
  const lying = wavOf(A_SECOND, { riff: 'RF64', claims: unknown, before: [chunk('ds64', sizes)] })
  expect(await codeOf(lying)).toBe('audio.broken')
})

test.for([
  ['nothing', Buffer.alloc(0), 'audio.empty'],
  ['no samples', wavOf([]), 'audio.empty'],
  ['half a frame', wavOf([0], { claims: { dataBytes: 1 } }), 'audio.empty'],
  ['samples that are cut off', wavOf(A_SECOND).subarray(0, 20_000), 'audio.broken'],
  ['a header that is cut off', wavOf(A_SECOND).subarray(0, 30), 'audio.broken'],
  ['the first word only', Buffer.from('RIFF....WAVE'), 'audio.broken'],
  ['four gigabytes in a kilobyte', wavOf([0, 0, 0], { claims: { dataBytes: 0xffff_fffe } }), 'audio.broken'],
  [
    'an unknown size in a header that knows its own',
    wavOf([0], { claims: { dataBytes: 0xffff_ffff } }),
    'audio.broken',
  ],
  ['frames of another size than the samples', wavOf(A_SECOND, { claims: { frameBytes: 7 } }), 'audio.broken'],
  ['frames of no size', wavOf(A_SECOND, { claims: { frameBytes: 0 } }), 'audio.broken'],
  ['no rate', wavOf(A_SECOND, { rateHz: 0 }), 'audio.broken'],
  ['no channels', wavOf([], { channels: 0 }), 'audio.broken'],
  ['one sample a second', wavOf(A_SECOND, { rateHz: 1 }), 'audio.unsupported'],
  ['a thousand channels', wavOf([0], { channels: 1000 }), 'audio.unsupported'],
  [
    'the samples before their description',
    Buffer.concat([Buffer.from('RIFF....WAVE'), chunk('data', Buffer.alloc(8))]),
    'audio.broken',
  ],
  ['chunks without end', Buffer.concat([Buffer.from('RIFF....WAVE'), Buffer.alloc(80_000)]), 'audio.broken'],
  ['an MP3 with a title', Buffer.from('ID3\x04 and so on'), 'audio.unsupported'],
  ['an MP3 frame', Buffer.from([0xff, 0xfb, 0x90, 0x44, 0, 0]), 'audio.unsupported'],
  ['an M4A', Buffer.from('\0\0\0 ftypM4A '), 'audio.unsupported'],
  ['an OGG', Buffer.from('OggS\0\x02'), 'audio.unsupported'],
  ['a letter', Buffer.from('Dear Ms Delgado-Reyes, we regret'), 'audio.unsupported'],
] as const)('%s gets its refusal [C-speech.4]', async ([, file, code]) => {
  const header = await read(file)
  expect(header).toMatchObject({ ok: false, refusal: { code } })
})

test('the coding of a telephone is named, with what to do [C-speech.4]', async () => {
  const file = wavOf(A_SECOND)
  file.writeUInt16LE(7, 20)
  expect(await read(file)).toMatchObject({
    refusal: {
      code: 'audio.unsupported',
      message: expect.stringContaining('coding 7'),
      next: expect.stringContaining('WAV'),
    },
  })
})

test('what is longer than allowed is refused by its header alone, four hours unless said [C-speech.4]', async () => {
  expect(await codeOf(wavOf(A_SECOND), 999)).toBe('audio.too_long')
  expect(await codeOf(wavOf(A_SECOND), 1_000)).toBe('ok')
  const frames = (LONGEST_MS / 1000) * 4_000
  const hours = wavOf([], { rateHz: 4_000, bits: 8, claims: { dataBytes: frames + 4_000 } })
  const readAt = async (offset: number, length: number) => hours.subarray(offset, offset + length)
  expect(await readWavHeader(readAt, hours.length + frames + 4_000)).toMatchObject({
    refusal: { code: 'audio.too_long' },
  })
})

const anyHeader = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((rest) => Buffer.concat([Buffer.from('RIFF....WAVEfmt '), rest])),
  fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 }).map((changes) => {
    const file = wavOf(A_SECOND.subarray(0, 200))
    for (const [place, byte] of changes) file[place] = byte
    return file
  }),
)

test('whatever the bytes are there is an answer, and no size that they claim is read or kept [C-speech.4]', async () => {
  largestRead = 0
  await fc.assert(
    fc.asyncProperty(anyHeader, async (bytes) => {
      const header = await read(bytes)
      if (!header.ok) {
        expect(header.refusal.code).toMatch(/^audio\.(empty|broken|unsupported|too_long)$/)
        expect(header.refusal.next).not.toBe('')
        return
      }
      const { dataStart, frames, frameBytes, wav } = { ...header.wav, wav: header.wav }
      expect(dataStart + frames * frameBytes).toBeLessThanOrEqual(bytes.length)
      const mono = toMono(bytes.subarray(dataStart, dataStart + frames * frameBytes), wav)
      expect(mono.every((value) => value >= -1 && value <= 1)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
  expect(largestRead).toBeLessThanOrEqual(64)
})
