import type { FileHandle } from 'node:fs/promises'
import type { Chunk } from './chunks.ts'
import { createResampler } from './resample.ts'
import { toMono } from './samples.ts'
import type { Wav } from './wav-header.ts'

const BLOCK_BYTES = 256 * 1024

/** The whole recording as the engine hears it, block by block. A file that shrinks meanwhile just ends. */
export async function* hear(file: FileHandle, wav: Wav): AsyncGenerator<Float32Array> {
  const resampler = createResampler(wav.rateHz)
  const block = Buffer.alloc(Math.floor(BLOCK_BYTES / wav.frameBytes) * wav.frameBytes)
  const end = wav.dataStart + wav.frames * wav.frameBytes
  for (let place = wav.dataStart; place < end; ) {
    const { bytesRead } = await file.read(block, 0, Math.min(block.length, end - place), place)
    const whole = bytesRead - (bytesRead % wav.frameBytes)
    if (whole === 0) break
    yield resampler.push(toMono(block.subarray(0, whole), wav))
    place += whole
  }
  yield resampler.end()
}

/** The samples of each chunk, one chunk at a time. `chunks` are in order and do not overlap. */
export async function* cut(
  blocks: AsyncIterable<Float32Array>,
  chunks: Chunk[],
): AsyncGenerator<{ chunk: Chunk; samples: Float32Array }> {
  let next = 0
  let samples: Float32Array | null = null
  let from = 0
  for await (const block of blocks) {
    const to = from + block.length
    for (let chunk = chunks[next]; chunk && chunk.start < to; chunk = chunks[next]) {
      samples ??= new Float32Array(chunk.end - chunk.start)
      const begin = Math.max(from, chunk.start)
      const end = Math.min(to, chunk.end)
      samples.set(block.subarray(begin - from, end - from), begin - chunk.start)
      if (chunk.end > to) break
      yield { chunk, samples }
      samples = null
      next++
    }
    from = to
  }
  // The last level is a whole one, the last samples need not be.
  const last = chunks[next]
  if (last && samples) yield { chunk: last, samples }
}
