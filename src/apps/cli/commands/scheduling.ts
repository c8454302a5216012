import type { Command } from 'commander'
import type { Runner } from '../context.ts'
import { filterLines } from '../filter-lines.ts'

export function addScheduling(program: Command, run: Runner): void {
  const group = program.command('scheduling').description('meetings coordinated by e-mail')
  group
    .command('decide')
    .description(
      'decide what comes next for one attendee; a line is JSON with operation, attendee, conv_history and now (reads stdin, opens no database)',
    )
    .action(
      run(async (_context, _options: object) => {
        const { decideLine } = await import('#packs/scheduling/engine/filter.ts')
        return filterLines(decideLine)
      }),
    )
}
