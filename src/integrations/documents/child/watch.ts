import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** What the parent looks for in the last words of a child. */
export const OVER_MEMORY = 'the child holds more memory than it may'

const EVERY_MS = 50
const { memoryBytes, parent } = (workerData ?? {}) as { memoryBytes: number; parent: number }

/**
 * A thread beside the one that reads: it still runs when that one is lost in a library. It ends the whole child when
 * it holds too much, or when nobody is left who would end it.
 */
function look(): void {
  const isOver = process.memoryUsage.rss() > memoryBytes
  if (isOver) writeSync(2, `${OVER_MEMORY}\n`)
  if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}

if (workerData) setInterval(look, EVERY_MS)
