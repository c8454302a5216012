import type { Command } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { filterLines } from '#host/cli/filter-lines.ts'
import type { Io } from '#host/cli/io.ts'

const FILTERS = {
  validate:
    'judge each proposal; a line is JSON with snapshot and proposal, the proposal as the text that an agent said',
  score: 'score each lead; a line is JSON with config and lead, and on_date where activity counts',
} as const

/** The rules of a campaign alone: no database, no browser, one line of JSON for each line that is read. */
export function addOutreach(program: Command, run: Runner): void {
  const group = program.command('outreach').description('outreach: its pure functions, as filters of JSON lines')
  for (const [name, description] of Object.entries(FILTERS)) {
    group
      .command(name)
      .description(`${description} (reads stdin, opens no database)`)
      .action(run(({ io }, _options: object) => filterWith(io, name as keyof typeof FILTERS)))
  }
}

async function filterWith(io: Io, name: keyof typeof FILTERS): Promise<number> {
  const { scoreLine, validateLine } = await import('../domain/decide/filters.ts')
  return filterLines(io, { validate: validateLine, score: scoreLine }[name])
}
