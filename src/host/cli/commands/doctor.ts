import type { Command } from 'commander'
import type { Check } from '../checks/check.ts'
import type { Context, Runner } from '../context.ts'
import { oneLine } from '../terminal.ts'

export function addDoctor(program: Command, run: Runner): void {
  program
    .command('doctor')
    .description('look at everything the product stands on, and say what is missing and what to do')
    .addHelpText(
      'after',
      '\nChanges nothing. Ends with 1 when something is bad.\n\nExample:\n  lanewright doctor --json',
    )
    .action(run((context, _options: object) => doctor(context)))
}

async function doctor({ settings, out }: Context): Promise<number> {
  const [{ checkMachine }, { checkModels }, { checkFolder }, { checkJournal }, { checkPolicies }, { checkDatabase }] =
    await Promise.all([
      import('../checks/machine.ts'),
      import('../checks/models.ts'),
      import('../checks/folder.ts'),
      import('../checks/journal.ts'),
      import('../checks/policies.ts'),
      import('../checks/database.ts'),
    ])
  const checks: Check[] = []
  const looks = [checkMachine, checkModels, checkFolder, checkJournal, checkPolicies, checkDatabase]
  for (const look of looks) checks.push(...(await look(settings)))
  const ok = !checks.some((check) => check.state === 'bad')
  out.answer({ ok, checks })
  const colours = { ok: 'green', warn: 'yellow', bad: 'red' } as const
  for (const { state, name, says, next } of checks) {
    out.say(`${out.paint(state.padEnd(4), colours[state])}  ${oneLine(name)}: ${oneLine(says)}`)
    if (next) out.say(`      ${oneLine(next)}`)
  }
  return ok ? 0 : 1
}
