import { type FileHandle, open } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { cut, hear } from './audio-stream.ts'
import type { FromChild, Job } from './child-talk.ts'
import { createLevels, planChunks } from './chunks.ts'
import type { Moonshine } from './moonshine.ts'
import { ENGINE_HZ } from './resample.ts'
import { readWeights } from './weights.ts'

/**
 * The program of the engine's own process: hears recordings that strangers made, one at a time. It can be ended at any
 * moment from outside, and holds nothing that would be lost.
 */
const ALIVE_MS = 1_000
const say = (message: FromChild) => process.send?.(message)
const alive = (id: number) => say({ kind: 'alive', id, rssBytes: process.memoryUsage.rss() })
const msOf = (samples: number) => Math.round((samples / ENGINE_HZ) * 1000)
let model: Moonshine | null = null

try {
  // Whoever waits for a page comes before whoever waits for a transcript.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // Not everywhere; it is a courtesy.
}
process.once('disconnect', () => process.exit(0))
process.on('message', async (job: Job) => {
  let file: FileHandle | null = null
  try {
    file = await open(job.path)
    await work(job, file)
  } catch {
    say({ kind: 'refused', id: job.id, code: 'speech.engine_failed' })
  } finally {
    await file?.close()
  }
})

async function work({ id, wav, weightsFolder }: Job, file: FileHandle): Promise<void> {
  const blocks = () => aliveDuring(id, hear(file, wav))
  const levels = createLevels()
  for await (const block of blocks()) levels.push(block)
  const chunks = planChunks(levels.end())
  if (chunks.length === 0) return void say({ kind: 'refused', id, code: 'audio.silent' })

  model ??= await load(weightsFolder)
  if (!model) return void say({ kind: 'refused', id, code: 'speech.no_engine' })
  for await (const { chunk, samples } of cut(blocks(), chunks)) {
    const text = await model.transcribe(samples)
    const endMs = Math.min(msOf(chunk.end), wav.durationMs)
    if (text !== '') say({ kind: 'segment', id, segment: { startMs: msOf(chunk.start), endMs, text } })
    alive(id)
  }
  say({ kind: 'done', id })
}

/** Only when something is said: silence is told at once. */
async function load(folder: string | null): Promise<Moonshine | null> {
  const weights = await readWeights(folder === null ? undefined : [pathToFileURL(`${folder}/`)])
  if (!weights) return null
  const engine = await import('./moonshine.ts').catch(() => null)
  return engine ? engine.loadMoonshine(weights) : null
}

/** A long file is read for seconds before the first word is heard. */
async function* aliveDuring(id: number, blocks: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array> {
  let result = 0
  for await (const block of blocks) {
    yield block
    if (performance.now() - result < ALIVE_MS) continue
    result = performance.now()
    alive(id)
  }
}
