import { boundedLines, type Line } from '#apps/tasks/cli/lines.ts'
import { decodeStrict } from '#kernel/parse.ts'
import { systemClock } from '#system/clock.ts'
import { type Io, write } from './io.ts'
import { safeJson } from './terminal.ts'

/** One line in, one line out; `now` is for those whose answer depends on the day. */
export type Filter = (line: string, now: string) => { ok: boolean; line: string }

const LINE_BYTES = 32 * 1024 * 1024

/** Standard input through a filter, line by line; 1 when one of the answers is not good. */
export async function filterLines({ stdin, stdout }: Io, filter: Filter): Promise<number> {
  let code = 0
  for await (const line of boundedLines(stdin, LINE_BYTES)) {
    const answer = answerTo(line, filter)
    if (!answer.ok) code = 1
    await write(stdout, `${stdout.isTTY ? safeJson(JSON.parse(answer.line)) : answer.line}\n`)
  }
  return code
}

function answerTo(line: Line, filter: Filter): ReturnType<Filter> {
  if (!('bytes' in line))
    return errorLine('line.too_long', `the line has more than ${LINE_BYTES} bytes`, 'Send shorter lines.')
  const decoded = decodeStrict(line.bytes, LINE_BYTES)
  if (!decoded.ok) return errorLine(decoded.error.code, decoded.error.message, decoded.error.next)
  return filter(decoded.text, new Date(systemClock.nowMs()).toISOString())
}

function errorLine(code: string, message: string, next: string): ReturnType<Filter> {
  return { ok: false, line: JSON.stringify({ error: { code, message, next } }) }
}
