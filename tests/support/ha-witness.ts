import { openSync, writeSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded before the program: writes down, outside and unbuffered, every head that the database acknowledged to this
 * process. What stands there must be found again, whatever was killed afterwards.
 */
const file = openSync(process.env.LANEWRIGHT_HA_WITNESS ?? '', 'a')

interface Answer {
  rows?: Array<{ head?: { seq?: number; hash?: string } }>
}
type ProcessedItem = (error: Error | undefined, answer?: Answer) => void

function note(answer: Answer | undefined): void {
  const head = answer?.rows?.[0]?.head
  if (head?.hash) writeSync(file, `${Date.now()} ${head.hash}\n`)
}

const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
const query = prototype.query
prototype.query = function (...given: unknown[]) {
  const result = given.at(-1)
  if (typeof result !== 'function') {
    const answer = query.apply(this, given)
    if (answer instanceof Promise) void answer.then(note, () => {})
    return answer
  }
  const heard: ProcessedItem = (error, answer) => {
    note(answer)
    ;(result as ProcessedItem)(error, answer)
  }
  return query.apply(this, [...given.slice(0, -1), heard])
}
