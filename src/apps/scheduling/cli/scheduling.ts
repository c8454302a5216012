import type { Command } from 'commander'
import type { Runner } from '#host/cli/context.ts'
import { type Filter, filterLines } from '#host/cli/filter-lines.ts'

/** The pure functions of the contract: no database, no model, one line of JSON for each line that is read. */
const FILTERS: Record<string, { description: string; load: () => Promise<Filter> }> = {
  compose: {
    description: 'write the mail for each context; a line is JSON with next_action, attendee and scheduling_operation',
    load: async () => (await import('../domain/compose/filters.ts')).composeLine,
  },
  decide: {
    description:
      'decide what comes next for one attendee; a line is JSON with operation, attendee, conv_history and now',
    load: async () => (await import('../domain/engine/filter.ts')).decideLine,
  },
}

export function addScheduling(program: Command, run: Runner): void {
  const group = program
    .command('scheduling')
    .description('meetings coordinated by e-mail')
    .addHelpText(
      'after',
      `
Examples:
  lanewright scheduling compose < contexts.jsonl > mails.jsonl
  lanewright scheduling decide < inputs.jsonl > decisions.jsonl`,
    )
  for (const [name, { description, load }] of Object.entries(FILTERS)) {
    group
      .command(name)
      .description(`${description} (reads stdin, opens no database)`)
      .action(run(async ({ io }, _options: object) => filterLines(io, await load())))
  }
}
