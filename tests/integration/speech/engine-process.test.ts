import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openEmbeddedTranscriber } from '#integrations/speech/embedded.ts'
import type { EngineLimits } from '#integrations/speech/engine-process.ts'
import { tone, wavOf } from './wav-files.ts'
import { SAMPLE } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'lanewright-engine-'))
const stuck = new URL('./stuck-child.mjs', import.meta.url)
const never = new AbortController().signal
const opened: Array<{ close(): Promise<void> }> = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(limits: Partial<EngineLimits> = {}, program: URL | undefined = stuck) {
  const transcriber = openEmbeddedTranscriber({ limits, program })
  opened.push(transcriber)
  return transcriber
}
function recording(how: string) {
  const path = join(folder, `${how}.wav`)
  writeFileSync(path, wavOf(tone(440, 1)))
  return { path, name: 'x' }
}
async function pidOf(transcriber: ReturnType<typeof open>): Promise<number> {
  const answer = await transcriber.transcribe(recording('works'), never)
  return Number(/\d+/.exec(answer.ok ? answer.spoken.segments[0]!.text : answer.refusal.message)![0])
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// The limits also count while a new engine starts, on a busy machine, and one that works is to keep them.
test.for([
  ['hangs', { stallMs: 5_000 }, 'speech.took_too_long'],
  ['hangs', { totalMs: 5_000, timesLength: 0 }, 'speech.took_too_long'],
  ['tells', {}, 'speech.out_of_memory'],
  ['throws', {}, 'speech.engine_failed'],
  ['ends', {}, 'speech.engine_failed'],
] as const)(
  'an engine that %s (%o) is ended, its recording refused, and the next one has another [C-speech.6]',
  async ([how, limits, code]) => {
    const transcriber = open(limits)
    const before = await pidOf(transcriber)
    expect(await transcriber.transcribe(recording(how), never)).toMatchObject({ ok: false, refusal: { code } })
    expect(isAlive(before)).toBe(false)
    expect(await pidOf(transcriber)).not.toBe(before)
  },
)

test('an engine that grows while it works is ended before it has taken the machine [C-speech.6]', async (ctx) => {
  if (process.platform !== 'linux') ctx.skip('only Linux tells the size of another process')
  const transcriber = open({ rssBytes: 300 * 2 ** 20, stallMs: 60_000 })
  expect(await transcriber.transcribe(recording('eats'), never)).toMatchObject({
    refusal: { code: 'speech.out_of_memory' },
  })
})

test('one engine hears one recording after the other, and gives its memory back when nobody asks [C-speech.6]', async () => {
  const transcriber = open({ idleMs: 100 })
  const pids = await Promise.all([pidOf(transcriber), pidOf(transcriber), pidOf(transcriber)])
  expect(new Set(pids).size).toBe(1)
  await expect.poll(() => isAlive(pids[0]!), { timeout: 20_000 }).toBe(false)
  expect(await pidOf(transcriber)).not.toBe(pids[0])
})

test('whoever gives up is let go at once, in the middle or in the queue; the others are heard [C-speech.6]', async () => {
  const transcriber = open()
  const before = await pidOf(transcriber)
  const [first, second] = [new AbortController(), new AbortController()]
  const inTheMiddle = transcriber.transcribe(recording('hangs'), first.signal)
  const inTheQueue = transcriber.transcribe(recording('works'), second.signal)
  const behind = pidOf(transcriber)
  second.abort(new Error('not wanted any more'))
  await expect(inTheQueue).rejects.toThrow('not wanted any more')
  expect(isAlive(before)).toBe(true)
  first.abort(new Error('enough'))
  await expect(inTheMiddle).rejects.toThrow('enough')
  expect(await behind).not.toBe(before)
  expect(isAlive(before)).toBe(false)
  await expect(transcriber.transcribe(recording('works'), AbortSignal.abort(new Error('before')))).rejects.toThrow(
    'before',
  )
})

test('the real engine is given up in the middle, then hears the next recording while the program goes on [C-speech.6]', async () => {
  const transcriber = openEmbeddedTranscriber()
  opened.push(transcriber)
  const stop = new AbortController()
  const given = transcriber.transcribe({ path: SAMPLE, name: 'x' }, stop.signal)
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(given).rejects.toThrow('enough')
  const before = performance.eventLoopUtilization()
  expect(await transcriber.transcribe({ path: SAMPLE, name: 'x' }, never)).toMatchObject({ ok: true })
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('closing ends the engine, and none is started after that [C-speech.6]', async () => {
  const transcriber = open()
  const pid = await pidOf(transcriber)
  const left = transcriber.transcribe(recording('hangs'), never)
  const waiting = transcriber.transcribe(recording('works'), never)
  await transcriber.close()
  expect(isAlive(pid)).toBe(false)
  for (const answer of [left, waiting])
    expect(await answer).toMatchObject({ refusal: { code: 'speech.engine_failed' } })
})
