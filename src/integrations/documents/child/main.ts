import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import type { Request } from '../messages.ts'
import { Refused, refusalOf } from '../refusals.ts'
import { createOutlet } from './outlet.ts'
import { readSource } from './read-source.ts'
import { say } from './say.ts'

/** The program of a child: files in, one after another, by their paths; text out. See ../child-link.ts. */

const [memoryBytes] = process.argv.slice(2).map(Number)
const suffix = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const workerData = { memoryBytes, parent: process.ppid }
new Worker(new URL(`./watch.${suffix}`, import.meta.url), { workerData }).unref()

say({ kind: 'ready' })
for await (const line of createInterface({ input: process.stdin })) await answer(JSON.parse(line) as Request)
// The parent is gone, or done with this child. Whatever a library still holds open is of no use to anybody.
process.exit(0)

async function answer({ id, path, recognizeAllMs }: Request): Promise<void> {
  const outlet = createOutlet(id, performance.now() + recognizeAllMs)
  try {
    outlet.step()
    const { contentType, about, attachments } = await readSource(path, outlet)
    const notices = outlet.notices()
    say({ kind: 'done', id, heldBytes: process.memoryUsage.rss(), contentType, about, attachments, notices })
  } catch (error) {
    // What a library throws at a file is the file's fault.
    const refusal = error instanceof Refused ? error.refusal : refusalOf('broken')
    say({ kind: 'refused', id, heldBytes: process.memoryUsage.rss(), refusal })
  }
}
