import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { secretsAt } from '../../installation.ts'
import type { Context, Runner } from '../context.ts'
import { oneLine } from '../terminal.ts'

export function addSecrets(program: Command, run: Runner): void {
  const group = program
    .command('secrets')
    .description('keys and passwords, encrypted in the data folder; only their names are ever shown')
    .addHelpText(
      'after',
      `
A value is typed without being shown, or read as one line from standard input; it stands on no command line.
LANEWRIGHT_IDENTITY_FILE names a mounted key, for machines without a keychain.

Examples:
  lanewright secrets set MODEL_KEY
  lanewright secrets set MODEL_KEY < key.txt
  LANEWRIGHT_MODEL=openai/MODEL LANEWRIGHT_MODEL_APPS=tasks LANEWRIGHT_MODEL_KEY_SECRET=MODEL_KEY lanewright start`,
    )
  group
    .command('set')
    .argument('<name>', 'capital letters, digits and underscores')
    .argument('[nothing...]', 'no value: it is typed, or comes on standard input')
    // Whoever gives the value here all the same must not find it in an error as well.
    .allowUnknownOption()
    .description('set a secret, or replace it')
    .action(run((context, name: string, more: string[], _options: object) => set(context, name, more)))
  group
    .command('list')
    .description('the names, and where the values are kept')
    .action(run((context, _options: object) => list(context)))
  group
    .command('remove')
    .argument('<name>', 'name of the secret')
    .description('remove a secret; 1 when there was none')
    .action(run((context, name: string, _options: object) => remove(context, name)))
}

async function set({ settings, out, io }: Context, name: string, more: string[]): Promise<number> {
  if (more.length > 0)
    throw new Failure(
      'secret.on_command_line',
      'a value on a command line can be seen by others',
      'Run it without the value, and give another one: this one may be known.',
    )
  const [{ checkName }, { readSecret }] = await Promise.all([
    import('#integrations/secrets/rules.ts'),
    import('../read-secret.ts'),
  ])
  // Before anybody types a value for it.
  checkName(name)
  const secrets = await secretsAt(settings)
  await secrets.set(name, await readSecret(io, `Value of ${name}: `))
  out.answer({ ok: true, name, place: secrets.place })
  out.say(`Set. It is kept in ${oneLine(secrets.place)}.`)
  return 0
}

async function list({ settings, out }: Context): Promise<number> {
  const secrets = await secretsAt(settings)
  const names = await secrets.names()
  out.answer({ ok: true, names, place: secrets.place })
  for (const name of names) out.say(name)
  out.note(names.length === 0 ? 'No secrets yet.' : `Kept in ${secrets.place}.`)
  return 0
}

async function remove({ settings, out }: Context, name: string): Promise<number> {
  const removed = await (await secretsAt(settings)).remove(name)
  out.answer({ ok: removed, name })
  out.say(removed ? 'Removed.' : 'There was no secret of this name.')
  return removed ? 0 : 1
}
