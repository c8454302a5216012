import type { Command } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { type Filter, filterLines } from '#host/cli/filter-lines.ts'

/** The pure functions of the contract: no database, no model, one line of JSON for each line that is read. */
const FILTERS: Record<string, { description: string; load: () => Promise<Filter> }> = {
  sanitise: {
    description: 'tell what of a case is left in a text; a line is JSON with text, sources and entities',
    load: async () => (await import('../domain/filters.ts')).sanitizeLine,
  },
  authorise: {
    description:
      'ask the lanes whether a role may do something; a line is JSON with role, lane, action, target and scope',
    load: async () => (await import('../domain/filters.ts')).authorizeLine,
  },
}

export function addCasework(program: Command, run: Runner): void {
  const group = program
    .command('casework')
    .description('legal cases through governed runs')
    .addHelpText(
      'after',
      `
Examples:
  lanewright casework sanitise < candidates.jsonl > findings.jsonl
  lanewright casework authorise < requests.jsonl > decisions.jsonl`,
    )
  for (const [name, { description, load }] of Object.entries(FILTERS)) {
    group
      .command(name)
      .description(`${description} (reads stdin, opens no database)`)
      .action(run(async ({ io }, _options: object) => filterLines(io, await load())))
  }
}
