import { createHmac } from 'node:crypto'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPrivate } from '#integrations/browser/addresses.ts'
import { createAdmit, type Resolve } from '#integrations/browser/hosts.ts'

export interface WebhookAddress {
  /** An https address. */
  url: string
  /** Private addresses that it may lead to, each with its port. */
  allow: readonly string[]
}

export type Delivery = { ok: true } | { ok: false; why: string }
export type SendWebhook = (body: string, secret: string, nowMs: number, signal: AbortSignal) => Promise<Delivery>

/** Shorter than the pause before the next try. */
const TIMEOUT_MS = 10_000

/** Sends one message, signed, to the very address that was checked. No redirect is followed, no answer is read. */
export function createWebhookSender({ url: address, allow }: WebhookAddress, resolve?: Resolve): SendWebhook {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOpen = isIP(host) === 0 || !isPrivate(host)
  const port = url.port === '' ? 443 : Number(url.port)
  const admit = createAdmit({ hosts: isOpen ? [`${url.hostname}:${port}`, ...allow] : [...allow] }, resolve)
  return async (body, secret, nowMs, signal) => {
    const admission = await admit.url(url.href)
    if (!admission.ok) return { ok: false, why: 'its address cannot be found, or is a private one that is not allowed' }
    const timestamp = String(Math.floor(nowMs / 1000))
    const options = {
      host: admission.address,
      port: admission.port,
      path: url.pathname + url.search,
      method: 'POST',
      headers: {
        host: url.host,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'lanewright',
        'lanewright-timestamp': timestamp,
        'lanewright-signature': `sha256=${signatureOf(secret, timestamp, body)}`,
      },
      // The certificate is that of the name, whatever number was connected to.
      ...(isIP(host) === 0 ? { servername: host } : {}),
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }
    return new Promise<Delivery>((done) => {
      const sent = request(options, (answer) => {
        const status = answer.statusCode ?? 0
        answer.destroy()
        done(status >= 200 && status < 300 ? { ok: true } : { ok: false, why: `it answered ${status}` })
      })
      sent.on('error', (error: NodeJS.ErrnoException) => done({ ok: false, why: whyOf(error) }))
      sent.end(body)
    })
  }
}

/** HMAC-SHA256 over the time and the body: what was sent once is of no use later or for another message. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

function whyOf({ name, code }: NodeJS.ErrnoException): string {
  return name === 'AbortError' || name === 'TimeoutError' ? 'it did not answer in time' : `no answer (${code ?? name})`
}
