import { readFile } from 'node:fs/promises'
import { type DemoMailServer, openDemoMailServer } from '#demo/mailbox/mail-server.ts'
import { MAIL_SERVER } from '#demo/mailbox/messages.ts'
import type { MailAccount } from '#integrations/mail/account.ts'
import { createMailCodec } from '#integrations/mail/codec.ts'
import { openMailbox } from '#integrations/mail/mailbox.ts'
import { createAccessTokens } from '#integrations/mail/tokens.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { Mailbox } from '#kernel/ports/mailer.ts'
import type { MailAccountSettings, OAuthSettings } from './mail-file.ts'

type Tokens = (renew: boolean) => Promise<string>

/** The world of the built-in post, in a folder of its own. */
export function builtInMail(dataDir: string, clock: Clock): DemoMailServer {
  return openDemoMailServer({ dataDir, codec: createMailCodec({ trustedServers: [MAIL_SERVER] }), clock })
}

/** Tokens of an account that signs in by OAuth 2; the two secrets are asked for when they are needed. */
export function accessTokens(oauth: OAuthSettings, secretOf: (name: string) => Promise<string>, clock: Clock): Tokens {
  const { client_secret, refresh_token, scope } = oauth
  return createAccessTokens(
    {
      endpoint: oauth.token_url,
      clientId: oauth.client_id,
      refreshToken: () => secretOf(refresh_token),
      ...(client_secret ? { clientSecret: () => secretOf(client_secret) } : {}),
      ...(scope ? { scope } : {}),
    },
    clock,
  )
}

/** An account of mail.yaml. */
export async function accountMailbox(
  name: string,
  known: MailAccountSettings,
  secretOf: (name: string) => Promise<string>,
  tokens: (oauth: OAuthSettings) => Tokens,
  clock: Clock,
): Promise<Mailbox> {
  return openMailbox(await mailAccount(name, known, secretOf, tokens), clock.nowMs)
}

async function mailAccount(
  name: string,
  known: MailAccountSettings,
  secretOf: (name: string) => Promise<string>,
  tokens: (oauth: OAuthSettings) => (renew: boolean) => Promise<string>,
): Promise<MailAccount> {
  const server = async ({ ca_file, ...rest }: MailAccountSettings['smtp']) => ({
    ...rest,
    ...(ca_file ? { ca: await readFile(ca_file, 'utf8') } : {}),
  })
  const { user, password, oauth } = known
  return {
    name,
    address: known.address,
    smtp: await server(known.smtp),
    imap: await server(known.imap),
    login: oauth ? { user, accessToken: tokens(oauth) } : { user, password: () => secretOf(password as string) },
    bccSelf: (known.evidence ?? 'bcc') === 'bcc',
    trustedServers: known.trusted_servers ?? [],
  }
}
