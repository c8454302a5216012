import type { Command } from 'commander'
import { requireId } from '#apps/tasks/cli/ids.ts'
import { withAccess } from '#apps/tasks/cli/opening.ts'
import type { AccountLine } from '../../server/access-repository.ts'
import { joinLink, requireOrigin } from '../../server/shared/origin.ts'
import type { Context, Runner } from '../context.ts'
import { osUser } from '../settings.ts'
import { columns, oneLine } from '../terminal.ts'

export function addAccounts(program: Command, run: Runner): void {
  const accounts = program
    .command('accounts')
    .description('people besides you: their accounts, roles, passkeys, sessions and tokens')
    .addHelpText(
      'after',
      `
In shared mode people come in with a passkey, which they register with an invitation: a link that works once, for a
day. A token is for a program: it opens the tasks of its account over HTTP and MCP, and nothing else.
Roles are those of people in the apps, OPERATOR (administers accounts) and AUDITOR (reads everything, alone).

Examples:
  lanewright accounts add anna --role OWNER --role OPERATOR
  lanewright accounts invite anna --origin https://desk.example.org
  lanewright accounts token anna
  lanewright accounts revoke anna`,
    )
  const named = (verb: string, does: string) =>
    accounts.command(verb).argument('<name>', 'name of the account').description(does)
  accounts
    .command('list')
    .description('list the accounts, and what is in force of each')
    .action(run((context, _options: object) => list(context)))
  accounts
    .command('add')
    .argument('<name>', 'what the account is called; given once, for good')
    .description('add an account')
    .option('--role <role>', 'a role that it holds; repeatable', (role, all: string[] = []) => [...all, role])
    .action(run(add))
  named('revoke', 'revoke an account and every way in that it has, for good; its tasks stay').action(
    run((context, name: string, _options: object) =>
      ended(context, { user_id: name }, (access) => access.revoke(name)),
    ),
  )
  named('role', 'give an account a role')
    .argument('<role>', 'the role')
    .option('--take', 'take it instead')
    .action(run(role))
  named('invite', 'make a link with which its owner registers a passkey, once')
    .option('--origin <url>', 'where the shared server is reached (default: LANEWRIGHT_ORIGIN)')
    .option('--revoke <id>', 'revoke this one instead')
    .action(run(invite))
  named('token', 'make a token for a program of this account')
    .option('--revoke <id>', 'revoke this one instead')
    .action(run(token))
  accounts
    .command('end-session')
    .argument('<id>', 'the session')
    .description('end a session')
    .action(
      run((context, given: string, _options: object) => {
        const session_id = requireId(given, 'session', LIST)
        return ended(context, { session_id }, (access) => access.endSession(session_id))
      }),
    )
  accounts
    .command('revoke-passkey')
    .argument('<id>', 'the passkey')
    .description('revoke a passkey, and every session that began with it')
    .action(
      run((context, credential_id: string, _options: object) =>
        ended(context, { credential_id }, (access) => access.revokePasskey(credential_id)),
      ),
    )
}

const LIST = 'lanewright accounts list'
type Access = Parameters<Parameters<typeof withAccess>[1]>[0]

async function ended({ settings, out }: Context, what: object, end: (access: Access) => Promise<void>) {
  await withAccess(settings, end)
  out.answer({ ok: true, ...what })
  out.say('Revoked.')
  return 0
}

async function list({ settings, out }: Context): Promise<number> {
  const accounts = await withAccess(settings, (access) => access.accounts())
  out.answer({ ok: true, accounts })
  const rows = accounts.map((a) => [a.user_id, a.status, a.roles.join(' ') || '-', a.created_at, a.created_by])
  out.say(rows.length > 0 ? columns([['NAME', 'STATUS', 'ROLES', 'ADDED', 'BY'], ...rows]) : 'No accounts yet.')
  for (const account of accounts) for (const line of inForce(account)) out.say(`  ${oneLine(line)}`)
  return 0
}

function inForce({ user_id, tokens, passkeys, invitations, sessions }: AccountLine): string[] {
  return [
    ...passkeys.map((p) => `passkey of ${user_id}: ${p.credential_id}, ${p.label}, ${p.created_at}`),
    ...invitations.map((i) => `invitation of ${user_id}: ${i.invitation_id}, until ${i.expires_at}`),
    ...sessions.map((s) => `session of ${user_id}: ${s.session_id}, seen ${s.seen_at}`),
    ...tokens.map((t) => `token of ${user_id}: ${t.token_id}, ${t.created_at}`),
  ]
}

async function add({ settings, out }: Context, name: string, options: { role?: string[] }): Promise<number> {
  const roles = options.role ?? []
  await withAccess(settings, async (access) => {
    await access.add(name, osUser())
    for (const role of roles) await access.giveRole(name, role, osUser())
  })
  out.answer({ ok: true, user_id: name, roles })
  out.say(
    `Added. Let them in with: lanewright accounts invite ${oneLine(name)}, or a program of theirs with: lanewright accounts token ${oneLine(name)}`,
  )
  return 0
}

async function role(
  { settings, out }: Context,
  name: string,
  given: string,
  options: { take?: boolean },
): Promise<number> {
  await withAccess(settings, (access) =>
    options.take ? access.takeRole(name, given) : access.giveRole(name, given, osUser()),
  )
  out.answer({ ok: true, user_id: name, role: given, held: !options.take })
  out.say(options.take ? 'Taken.' : 'Given.')
  return 0
}

async function invite(context: Context, name: string, options: { origin?: string; revoke?: string }): Promise<number> {
  const { settings, out } = context
  if (options.revoke !== undefined) {
    const invitation_id = requireId(options.revoke, 'invitation', LIST)
    return ended(context, { invitation_id }, (access) => access.revokeInvitation(invitation_id))
  }
  const origin = requireOrigin(options.origin ?? settings.origin)
  const { invitation_id, token: secret, expires_at } = await withAccess(settings, (a) => a.invite(name, osUser()))
  const link = joinLink(origin, secret)
  out.answer({ ok: true, user_id: name, invitation_id, link, expires_at })
  out.say(link)
  out.note(
    `Send it to them by a way you trust: whoever opens it first has the account. It works once, until ${expires_at}.`,
  )
  return 0
}

async function token(context: Context, name: string, options: { revoke?: string }): Promise<number> {
  const { settings, out } = context
  if (options.revoke !== undefined) {
    const token_id = requireId(options.revoke, 'token', LIST)
    return ended(context, { token_id }, (access) => access.revokeToken(token_id))
  }
  const made = await withAccess(settings, (access) => access.token(name))
  out.answer({ ok: true, user_id: name, ...made })
  out.say(made.token)
  out.note('Keep it: it is shown only now. A program sends it as `Authorization: Bearer TOKEN`.')
  return 0
}
