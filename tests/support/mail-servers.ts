import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeAll, beforeEach } from 'vitest'
import type { MailAccount, MailServer } from '#integrations/mail/account.ts'
import { type DovecotAccount, lackOfDovecot, startDovecot } from './dovecot.ts'
import { type Fault, handOver, startSmtpFront } from './smtp-front.ts'

export interface TokenOffice {
  /** The token endpoint for a refresh token. */
  endpoint: string
  /** The refresh token of an account. */
  refreshToken(address: string): string
  /** Access tokens given so far no longer count. */
  revoke(): void
  asked(): number
}

export interface MailServers {
  smtp: MailServer
  imap: MailServer
  /** With TLS from the first byte. */
  imaps: MailServer
  accounts: DovecotAccount[]
  /** An account as the adapter takes it. */
  account(address: string, more?: Partial<MailAccount>): MailAccount
  tokens: TokenOffice
  faults: { set(fault: Fault): void; taken(): number; met(): number }
  /** Puts bytes into a mailbox as they are, as a stranger's mail would come. */
  deliver(address: string, raw: Uint8Array | string, from?: string): Promise<void>
  stop(): Promise<void>
}

export const AUTHSERV = 'mx.practice.test'

/** Real servers on loopback: Dovecot for the mailboxes, and a sending side that can be told to misbehave. */
export async function startMailServers({
  names = ['anna', 'bob', 'zoe'],
  savesSent = false,
}: {
  names?: string[]
  savesSent?: boolean
} = {}): Promise<MailServers> {
  const accounts = names.map((name) => ({ address: `${name}@practice.test`, password: `password-of-${name}` }))
  const office = await openTokenOffice()
  const dovecot = await startDovecot(accounts, office.introspection)
  const front = await startSmtpFront(dovecot, accounts, { savesSent, authserv: AUTHSERV, isToken: office.isToken })
  const server = (port: number, security: MailServer['security']): MailServer => ({
    ...{ host: '127.0.0.1', port, security, ca: dovecot.cert, servername: 'localhost' },
  })
  const smtp = server(front.port, 'starttls')
  const imap = server(dovecot.imapPort, 'starttls')
  return {
    smtp,
    imap,
    imaps: server(dovecot.imapsPort, 'tls'),
    accounts,
    account(address, more = {}) {
      const known = accounts.find((one) => one.address === address)
      const login = { user: address, password: async () => known?.password ?? '' }
      const base = { name: `account of ${address}`, address, smtp, imap, login, bccSelf: true }
      return { ...base, trustedServers: [AUTHSERV], ...more }
    },
    tokens: office,
    faults: front,
    async deliver(address, raw, from = 'stranger@elsewhere.test') {
      const failed = await handOver(dovecot.lmtpPort, from, [address], Buffer.from(raw as Uint8Array))
      if (failed) throw failed
    },
    async stop() {
      await front.stop()
      await dovecot.stop()
      await office.stop()
    },
  }
}

/** Gives access tokens for refresh tokens, and tells servers whose a token is. */
async function openTokenOffice() {
  let [asked, generation] = [0, 1]
  const refreshToken = (address: string) => `refresh-${address}`
  const ownerOf = (token: string) => new RegExp(`^access-${generation}-\\d+-(.+)$`).exec(token)?.[1] ?? null
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const say = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const url = new URL(request.url ?? '/', 'http://office')
      if (url.pathname === '/introspect') {
        const owner = ownerOf(url.searchParams.get('token') ?? '')
        return say(200, owner === null ? { active: 'false' } : { active: 'true', username: owner })
      }
      asked++
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const address = /^refresh-(.+)$/.exec(form.get('refresh_token') ?? '')?.[1]
      if (form.get('grant_type') !== 'refresh_token' || !address) return say(400, { error: 'invalid_grant' })
      say(200, { access_token: `access-${generation}-${asked}-${address}`, expires_in: 3600, token_type: 'Bearer' })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    endpoint: `${base}/token`,
    introspection: `${base}/introspect?token=`,
    refreshToken,
    revoke: () => {
      generation++
    },
    asked: () => asked,
    isToken: (user: string, token: string) => ownerOf(token) === user,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

const lacking = lackOfDovecot()

/** Where there is no Dovecot, what needs one is skipped, and the reason is said. */
export function needMailServers(prepare: () => Promise<void>): void {
  beforeAll(async () => {
    if (lacking === null) await prepare()
  })
  beforeEach((context) => {
    if (lacking !== null) context.skip(lacking)
  })
}
