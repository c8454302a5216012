import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { osUser } from '../settings.ts'
import { requireTokenId } from '../tasks/ids.ts'
import { withAccess } from '../tasks/opening.ts'
import { columns, oneLine } from '../terminal.ts'

export function addTasksUsers(group: Command, run: Runner): void {
  const users = group
    .command('users')
    .description('accounts besides your own: each has its own tasks, and tokens for its programs')
    .addHelpText(
      'after',
      `
A token opens the tasks of its account over HTTP and MCP, and nothing else. It is shown once.

Examples:
  lanewright tasks users add anna
  lanewright tasks users token anna
  lanewright tasks users revoke anna`,
    )
  users
    .command('list')
    .description('list the accounts and their tokens')
    .action(run((context, _options: object) => list(context)))
  users
    .command('add')
    .argument('<name>', 'what the account is called; given once, for good')
    .description('add an account')
    .action(run((context, name: string, _options: object) => add(context, name)))
  users
    .command('revoke')
    .argument('<name>', 'name of the account')
    .description('revoke an account and all its tokens, for good; its tasks stay')
    .action(run((context, name: string, _options: object) => revoke(context, name)))
  users
    .command('token')
    .argument('<name>', 'name of the account')
    .description('make a token for a program of this account')
    .option('--revoke <id>', 'revoke this one instead')
    .action(run(token))
}

async function list({ settings, out }: Context): Promise<number> {
  const accounts = await withAccess(settings, (access) => access.accounts())
  out.answer({ ok: true, accounts })
  const rows = accounts.map((a) => [a.user_id, a.status, a.created_at, a.created_by, String(a.tokens.length)])
  out.say(rows.length > 0 ? columns([['NAME', 'STATUS', 'ADDED', 'BY', 'TOKENS'], ...rows]) : 'No accounts yet.')
  for (const { user_id, tokens } of accounts)
    for (const { token_id, created_at } of tokens) out.say(`  token of ${oneLine(user_id)}: ${token_id}, ${created_at}`)
  return 0
}

async function add({ settings, out }: Context, name: string): Promise<number> {
  await withAccess(settings, (access) => access.add(name, osUser()))
  out.answer({ ok: true, user_id: name })
  out.say(`Added. Make a token for a program of theirs with: lanewright tasks users token ${oneLine(name)}`)
  return 0
}

async function revoke({ settings, out }: Context, name: string): Promise<number> {
  await withAccess(settings, (access) => access.revoke(name))
  out.answer({ ok: true, user_id: name })
  out.say('Revoked, and with it all its tokens.')
  return 0
}

async function token({ settings, out }: Context, name: string, options: { revoke?: string }): Promise<number> {
  if (options.revoke !== undefined) {
    const id = requireTokenId(options.revoke)
    await withAccess(settings, (access) => access.revokeToken(id))
    out.answer({ ok: true, token_id: id })
    out.say('Revoked.')
    return 0
  }
  const made = await withAccess(settings, (access) => access.token(name))
  out.answer({ ok: true, user_id: name, ...made })
  out.say(made.token)
  out.note('Keep it: it is shown only now. A program sends it as `Authorization: Bearer TOKEN`.')
  return 0
}
