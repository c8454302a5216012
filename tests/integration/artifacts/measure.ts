import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { content, sent } from './content.ts'
import { openStored } from './open-stored.ts'

/** Takes a large file through everything that can be done with one, and says what each step took. */
const [where = '', caseId = '', megabytes] = process.argv.slice(2)
const sizeBytes = Number(megabytes) * 1_000_000
const { files, close } = await openStored(where)
const uploadId = randomUUID()

/** The most that was resident while the work ran, above what was before it. */
async function watched(name: string, work: () => Promise<unknown>) {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  let over = false
  const watching = (async () => {
    while (!over) {
      most = Math.max(most, process.memoryUsage.rss())
      await pause(20)
    }
  })()
  const start = performance.now()
  const answer = await work()
  const seconds = (performance.now() - start) / 1000
  over = true
  await watching
  steps.push({
    name,
    growthBytes: most - first,
    megabytesPerSecond: Math.round(sizeBytes / 1_000_000 / seconds),
    answer,
  })
}

/** Always the same buffer with other bytes: what the sender takes is not what is measured. */
async function* large(seed: number): AsyncGenerator<Uint8Array> {
  const chunk = Buffer.concat([...content(seed, 64_000)])
  for (let at = 0; at < sizeBytes; at += chunk.length) {
    chunk.writeUInt32BE(at / chunk.length)
    yield chunk.subarray(0, Math.min(chunk.length, sizeBytes - at))
  }
}

const steps: Array<{ name: string; growthBytes: number; megabytesPerSecond: number; answer: unknown }> = []
const hashOf = async (bytes: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}
// Everything once with a small file, so that what is loaded and compiled does not count.
const small = await files.put(caseId, sent(content(2, 3_000_000)))
await files.withFile(caseId, small.sha256, async () => {})
await hashOf(large(0))
globalThis.gc?.()
const first = process.memoryUsage.rss()

await files.begin({ uploadId, caseId, name: 'large', sizeBytes })
await watched('append', () => files.append(caseId, uploadId, 0, large(1)))
await watched('finish', () => files.finish(caseId, uploadId))
const sha256 = await hashOf(large(1))
await watched('read', () => hashOf(files.read(caseId, sha256)))
await watched('withFile', () => files.withFile(caseId, sha256, async () => 'used'))
await watched('put', () => files.put(caseId, large(3)))
await watched('drop', () => files.drop(caseId, sha256))
await close()
process.send?.({ sha256, steps })
process.disconnect?.()
