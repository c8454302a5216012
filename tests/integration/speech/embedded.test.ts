import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type EmbeddedOptions, openEmbeddedTranscriber } from '#integrations/speech/embedded.ts'
import type { Transcription } from '#kernel/ports/transcriber.ts'
import { tone, wavOf } from './wav-files.ts'
import { errorRate, SAMPLE, SAMPLE_MS, SAMPLE_TEXT } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'lanewright-speech-'))
const never = new AbortController().signal
const engine = openEmbeddedTranscriber()
const opened: Array<{ close(): Promise<void> }> = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(options: EmbeddedOptions) {
  const transcriber = openEmbeddedTranscriber(options)
  opened.push(transcriber)
  return transcriber
}

function fileOf(name: string, bytes: Uint8Array): { path: string; name: string } {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return { path, name }
}

function spokenIn(answer: Transcription) {
  if (!answer.ok) throw new Error(`${answer.refusal.code}: ${answer.refusal.message}`)
  return answer.spoken
}
const textIn = (answer: Transcription) =>
  spokenIn(answer)
    .segments.map(({ text }) => text)
    .join(' ')

test('the sample interview is transcribed with fewer than 5 % of its words wrong, sentence by sentence [C-speech.1]', async () => {
  const answer = await engine.transcribe({ path: SAMPLE, name: 'interview.wav' }, never)
  const spoken = spokenIn(answer)
  expect(spoken).toMatchObject({ language: 'en', durationMs: SAMPLE_MS })
  expect(errorRate(textIn(answer), SAMPLE_TEXT), textIn(answer)).toBeLessThan(0.05)
  expect(textIn(answer)).toContain('Northgate Cold Storage')
  let endMs = 0
  for (const segment of spoken.segments) {
    expect(segment.startMs).toBeGreaterThanOrEqual(endMs)
    expect(segment.endMs).toBeGreaterThan(segment.startMs)
    endMs = segment.endMs
  }
  expect(spoken.segments).toHaveLength(5)
  expect(endMs).toBeLessThanOrEqual(spoken.durationMs)

  const manifest = new URL('../../../node_modules/@moonshine-ai/moonshine-js/package.json', import.meta.url)
  expect(spoken.engine).toEqual({
    name: 'moonshine-tiny-en-quantized',
    version: JSON.parse(readFileSync(manifest, 'utf8')).version,
  })
  expect(engine.name).toBe(spoken.engine.name)
})

test('a stereo recording at 44,100 samples a second says the same, with fewer than 10 % wrong [C-speech.3]', async () => {
  const pcm = readFileSync(SAMPLE).subarray(44)
  // Held and drawn straight between two samples: a poor recorder, with noise above what the engine can hear.
  const samples = Float32Array.from({ length: Math.floor((SAMPLE_MS / 1000) * 44_100) }, (_, i) => {
    const place = (i * 16_000) / 44_100
    const at = (k: number) => (2 * k + 1 < pcm.length ? pcm.readInt16LE(2 * k) / 2 ** 15 : 0)
    return at(Math.floor(place)) + (place % 1) * (at(Math.floor(place) + 1) - at(Math.floor(place)))
  })
  const file = fileOf('stereo.wav', wavOf(samples, { rateHz: 44_100, channels: 2 }))
  expect(errorRate(textIn(await engine.transcribe(file, never)), SAMPLE_TEXT)).toBeLessThan(0.1)
})

test.for([
  ['silence', wavOf(new Float32Array(160_000)), 'audio.silent'],
  ['a tone', wavOf(tone(440, 5)), 'audio.silent'],
  ['a single sample', wavOf([0.5]), 'audio.silent'],
  ['no bytes', Buffer.alloc(0), 'audio.empty'],
  ['no samples', wavOf([]), 'audio.empty'],
  ['a recording that was cut off', readFileSync(SAMPLE).subarray(0, 300_000), 'audio.broken'],
  [
    'a header that promises four gigabytes',
    wavOf(tone(440, 1), { claims: { dataBytes: 0xf000_0000 } }),
    'audio.broken',
  ],
  ['an MP3', Buffer.from('ID3\x04\0\0\0\0\0\0'), 'audio.unsupported'],
] as const)('%s gets its refusal, without the model [C-speech.4]', async ([, bytes, code]) => {
  // No weights: had the model been asked for, the answer would be another one.
  const transcriber = open({ weightsFolder: folder })
  const answer = await transcriber.transcribe(fileOf('refused.wav', bytes), never)
  expect(answer).toMatchObject({ ok: false, refusal: { code, next: expect.stringMatching(/\w/) } })
})

test('what is not there, or no file, or too long, is refused [C-speech.4]', async () => {
  mkdirSync(join(folder, 'folder.wav'), { recursive: true })
  for (const name of ['nowhere.wav', 'folder.wav'])
    expect(await engine.transcribe({ path: join(folder, name), name }, never)).toMatchObject({
      refusal: { code: 'audio.missing' },
    })
  const short = open({ longestMs: 20_000 })
  expect(await short.transcribe({ path: SAMPLE, name: 'x' }, never)).toMatchObject({
    refusal: { code: 'audio.too_long' },
  })
})

test('where there are no weights, or others than ours, there is no engine, and the other way is named [C-speech.5]', async () => {
  const empty = mkdtempSync(join(folder, 'weights-'))
  const without = open({ weightsFolder: empty })
  const none = { refusal: { code: 'speech.no_engine', next: expect.stringContaining('LANEWRIGHT_SPEECH_URL') } }
  expect(await without.transcribe({ path: SAMPLE, name: 'x' }, never)).toMatchObject(none)
  const model = new URL('../../../node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized/', import.meta.url)
  for (const name of ['encoder_model.onnx', 'decoder_model_merged.onnx'])
    copyFileSync(new URL(name, model), join(empty, name))
  const bytes = readFileSync(join(empty, 'encoder_model.onnx'))
  bytes[bytes.length - 1]! ^= 1
  writeFileSync(join(empty, 'encoder_model.onnx'), bytes)
  expect(await without.transcribe({ path: SAMPLE, name: 'x' }, never)).toMatchObject(none)
})

test('whatever stands in a file there is an answer [C-speech.4]', async () => {
  const whole = wavOf(tone(300, 0.4), { rateHz: 8_000, channels: 2 })
  const noise = fc.tuple(
    fc.uint8Array({ minLength: 1, maxLength: 4_000 }),
    fc.array(fc.tuple(fc.nat(47), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(noise, async ([sound, changes]) => {
      const bytes = Buffer.concat([whole.subarray(0, 44), sound, whole.subarray(44 + sound.length)])
      for (const [place, byte] of changes) bytes[place] = byte
      const answer = await engine.transcribe(fileOf('hostile.wav', bytes), never)
      if (answer.ok) expect(answer.spoken.segments.length).toBeGreaterThan(0)
      else expect(answer.refusal.code).toMatch(/^audio\.(silent|empty|broken|unsupported|too_long)$/)
    }),
    { numRuns: 40 },
  )
})
