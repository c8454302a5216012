import { isIP } from 'node:net'
import { Failure } from '#kernel/contracts/refusal.ts'
import { plainAddress } from './fields.ts'

export interface MailServer {
  host: string
  port: number
  /** `none` only on this very machine. */
  security: 'tls' | 'starttls' | 'none'
  /** PEM of an authority that the system does not know; the certificate is checked all the same. */
  ca?: string
  /** The name in the certificate where it is not the host. */
  servername?: string
}

/** Secrets are asked for when they are needed, and kept by whoever gives them. */
export type MailLogin =
  | { user: string; password: () => Promise<string> }
  /** `renew`: the last one was refused. */
  | { user: string; accessToken: (renew: boolean) => Promise<string> }

export interface MailAccount {
  name: string
  address: string
  smtp: MailServer
  imap: MailServer
  login: MailLogin
  /** Each mail also goes to our own address, as evidence; for servers that keep no copy of what was sent by SMTP. */
  bccSelf: boolean
  /** Names under which our server writes Authentication-Results; none are believed without. */
  trustedServers: readonly string[]
  /** Of one call. */
  timeoutMs?: number
  /** How often to look where the server does not tell of new mail (no IDLE). */
  pollMs?: number
}

export const TIMEOUT_MS = 60_000
export const POLL_MS = 60_000

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** A password or a mail in the clear never leaves this machine. */
export function checkAccount({ address, smtp, imap }: MailAccount): void {
  if (plainAddress(address) !== address)
    throw new Failure('mail.bad_address', 'The account has no usable address', 'Write it as name@example.org.')
  for (const { host, port, security } of [smtp, imap]) {
    if (security === 'none' && !isLoopback(host))
      throw new Failure('mail.insecure', `${host} would be spoken to in the clear`, 'Choose tls or starttls.')
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Failure('mail.bad_port', `${port} is no port`, 'Common are 465 or 587 for sending, 993 for reading.')
  }
}

/** What both libraries are given for TLS. */
export const tlsOptions = ({ ca, servername }: MailServer) => ({
  minVersion: 'TLSv1.2' as const,
  rejectUnauthorized: true,
  ...(ca === undefined ? {} : { ca }),
  ...(servername === undefined ? {} : { servername }),
})
