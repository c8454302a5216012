import type { Command } from 'commander'
import { systemClock } from '#adapters/system/clock.ts'
import { decodeStrict } from '#kernel/parse.ts'
import type { Filter } from '#packs/tasks/decide/filters.ts'
import type { Runner } from '../context.ts'
import { boundedLines, type Line } from '../tasks/lines.ts'
import { safeJson } from '../terminal.ts'

const LINE_BYTES = 32 * 1024 * 1024

const FILTERS = {
  classify: 'say what each message asks for; a line is text, or JSON with message and history',
  decide: 'make the decision on each context; a line is JSON with context, tasks and now',
  resolve: 'find the task that each reference means; a line is JSON with reference and tasks',
} as const

/** The engine alone: no database, no model, one line of JSON for each line that is read. */
export function addTasksFilters(group: Command, run: Runner): void {
  for (const [name, description] of Object.entries(FILTERS)) {
    group
      .command(name)
      .description(`${description} (reads stdin, opens no database)`)
      .action(run((_context, _options: object) => filterWith(name as keyof typeof FILTERS)))
  }
}

async function filterWith(name: keyof typeof FILTERS): Promise<number> {
  const { classifyLine, decideLine, resolveLine } = await import('#packs/tasks/decide/filters.ts')
  const filter = { classify: classifyLine, decide: decideLine, resolve: resolveLine }[name]
  let code = 0
  for await (const line of boundedLines(process.stdin, LINE_BYTES)) {
    const answer = answerTo(line, filter)
    if (!answer.ok) code = 1
    await write(answer.line)
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

async function write(answer: string): Promise<void> {
  const text = process.stdout.isTTY ? safeJson(JSON.parse(answer)) : answer
  if (!process.stdout.write(`${text}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}
