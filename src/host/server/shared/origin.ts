import { isIP } from 'node:net'
import { Failure } from '#kernel/contracts/refusal.ts'

/** The origin as it must be written, or a refusal that says what is wrong with it. */
export function requireOrigin(text: string | undefined): string {
  const next = 'Give the address that people open, as in --origin https://desk.example.org.'
  const refuse = (message: string) => new Failure('server.bad_origin', message, next)
  if (!text) throw refuse('a shared server needs the origin under which people reach it')
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw refuse('the origin is no address')
  }
  if (url.protocol !== 'https:') throw refuse('the origin of a shared server begins with https://')
  // A passkey belongs to a name.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw refuse('the origin names a number, not a host')
  if (url.origin !== text.replace(/\/$/, '')) throw refuse('the origin has more than a scheme, a host and a port')
  return url.origin
}

/** Behind `#`: no server, no proxy and no log sees the secret. */
export function joinLink(origin: string, token: string): string {
  return `${origin}/join#${token}`
}

export const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1']

/** What goes in the clear stays on this machine, where a proxy ends TLS. */
export function requireListen(address: string, hasTls: boolean): string {
  if (isIP(address) === 0)
    throw new Failure('server.bad_listen', `${address} is no address of a machine`, 'Give a number, as in 127.0.0.1.')
  if (!hasTls && !LOOPBACK_ADDRESSES.includes(address))
    throw new Failure(
      'server.plain_outside',
      'without a certificate only this machine is listened to',
      'Let a proxy on this machine end TLS, or give --tls-cert and --tls-key.',
    )
  return address
}
