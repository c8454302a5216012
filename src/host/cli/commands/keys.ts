import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import type { Context, Runner } from '../context.ts'
import { osUser } from '../settings.ts'

export function addKeys(program: Command, run: Runner): void {
  const group = program
    .command('keys')
    .description('the key that signs the journal: which it is, a new one, or that it is lost')
    .addHelpText(
      'after',
      `
The private key lies beside the journal and nowhere else. Note its id where others can find it: who checks an export
compares it. What is done here works while the product runs.

Examples:
  lanewright keys
  lanewright keys rotate
  lanewright keys lost --reason "disk of the old machine died"`,
    )
  group
    .command('show', { isDefault: true })
    .description('id of the key in force, and whether it is at hand')
    .action(run((context, _options: object) => show(context)))
  group
    .command('rotate')
    .description('a new key, signed in by the old one')
    .action(run((context, _options: object) => rotate(context)))
  group
    .command('lost')
    .description('state that the key is lost and begin a new one; every later verification shows it')
    .requiredOption('--reason <text>', 'what happened')
    .option('--person <name>', 'who states it (default: your user name)')
    .action(run(lost))
}

async function show({ settings, out }: Context): Promise<number> {
  const { showKeys } = await import('#storage/journal/key-acts.ts')
  const state = await showKeys(journalLayout(settings.journalDir))
  out.answer({ ok: state.atHand, ...state })
  out.say(`key ${state.key}, ${state.keys.length === 1 ? 'the first' : `number ${state.keys.length}`} of this journal`)
  out.say(state.atHand ? 'It is at hand.' : 'It is not at hand: put it back, or state its loss with `keys lost`.')
  return state.atHand ? 0 : 1
}

async function rotate({ settings, out }: Context): Promise<number> {
  const { rotateKey } = await import('#storage/journal/key-acts.ts')
  const { line, key } = await rotateKey(journalLayout(settings.journalDir))
  out.answer({ ok: true, line, key })
  out.say(`Line ${line} of the journal signs in key ${key}.`)
  return 0
}

async function lost({ settings, out }: Context, { reason, person = osUser() }: { reason: string; person?: string }) {
  requireReason(reason)
  const { stateLoss } = await import('#storage/journal/key-acts.ts')
  const { line, key } = await stateLoss(journalLayout(settings.journalDir), reason, person)
  out.answer({ ok: true, line, key })
  out.say(`Line ${line} of the journal states the loss. The new key is ${key}: tell whoever knows the old one.`)
  return 0
}

export function requireReason(reason: string | undefined): asserts reason is string {
  if (reason !== undefined && reason.length >= 1 && reason.length <= 2000) return
  throw new Failure('journal.no_reason', 'this needs a reason of 1 to 2000 characters', 'Say why with --reason.')
}
