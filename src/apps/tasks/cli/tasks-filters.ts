import type { Command } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { filterLines } from '#host/cli/filter-lines.ts'
import type { Io } from '#host/cli/io.ts'

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
      .action(run(({ io }, _options: object) => filterWith(io, name as keyof typeof FILTERS)))
  }
}

async function filterWith(io: Io, name: keyof typeof FILTERS): Promise<number> {
  const { classifyLine, decideLine, resolveLine } = await import('../domain/decide/filters.ts')
  return filterLines(io, { classify: classifyLine, decide: decideLine, resolve: resolveLine }[name])
}
