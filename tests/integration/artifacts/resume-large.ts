import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { content, hashOf, sent } from './content.ts'
import { openStored } from './open-stored.ts'

export interface Resumed {
  /** What was kept of the half that had been sent when the process was killed. */
  storedBytes: number
  sentBytes: number
  whole: boolean
  grownBytes: number
  seconds: number
}

/** A large file whose sender is killed in the middle: another process asks where it stands, and goes on there. */
export async function resumeLarge(where: string, caseId: string, sizeBytes: number): Promise<Resumed> {
  const began = performance.now()
  const uploadId = randomUUID()
  const words = [where, caseId, uploadId, String(sizeBytes)]
  const execArgv = ['--conditions=lanewright-source']
  const child = fork(join(import.meta.dirname, 'large-sender.ts'), words, { execArgv })
  let sentBytes = 0
  child.on('message', (at) => {
    sentBytes = Number(at)
    if (sentBytes >= sizeBytes / 2) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  const { files, close } = await openStored(where)
  try {
    const found = await files.look(caseId, uploadId)
    if (!found.ok) throw new Error(found.refusal.code)
    const storedBytes = found.upload.receivedBytes
    const before = process.memoryUsage.rss()
    const rest = await files.append(caseId, uploadId, storedBytes, sent(content(1, sizeBytes, storedBytes)))
    const finished = await files.finish(caseId, uploadId)
    const grownBytes = process.memoryUsage.rss() - before
    const whole = rest.ok && finished.ok && finished.stored.sha256 === hashOf(content(1, sizeBytes))
    return { storedBytes, sentBytes, whole, grownBytes, seconds: (performance.now() - began) / 1000 }
  } finally {
    await close()
  }
}

// By hand: node --conditions=lanewright-source tests/integration/artifacts/resume-large.ts FOLDER MEGABYTES
if (process.argv[1] === import.meta.filename) {
  const [folder = '', megabytes] = process.argv.slice(2)
  console.log(await resumeLarge(folder, randomUUID(), Number(megabytes) * 1_000_000))
}
