import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { SendResult } from '#kernel/ports/mailer.ts'
import { type MailAccount, type MailLogin, TIMEOUT_MS, tlsOptions } from './account.ts'
import { type SmtpError, unknownEnd, withoutMessage, withReply } from './smtp-outcome.ts'

const CONNECT_MS = 20_000
/** A server that does not answer to QUIT is not waited for. */
const GOODBYE_MS = 2_000

/** One transaction, never a second. `to` comes first; the other is our own address where a copy is wanted. */
export async function sendOnce(
  account: MailAccount,
  raw: Uint8Array,
  to: string,
  signal: AbortSignal,
): Promise<SendResult> {
  const { smtp, address, login, timeoutMs = TIMEOUT_MS } = account
  const recipients = [...new Set([to, ...(account.bccSelf ? [address] : [])])]
  const connection = new SMTPConnection({
    ...{ host: smtp.host, port: smtp.port, secure: smtp.security === 'tls', tls: tlsOptions(smtp) },
    ...{ requireTLS: smtp.security === 'starttls', ignoreTLS: smtp.security === 'none', logger: false },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: timeoutMs },
    // The machine's own name is nobody's business.
    name: '[127.0.0.1]',
  })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const message = { begun: false, refused: null as SmtpError | null }
  try {
    const sent = await ended(connection, limit, async () => {
      await call((done) => connection.connect(done))
      await call((done) => void authFor(login).then((auth) => connection.login(auth, done), done))
      const envelope = { from: address, to: recipients, size: raw.byteLength }
      const stream = streamOf(raw, () => {
        message.refused = refusalOf(connection, to)
        if (message.refused) throw message.refused
        message.begun = true
      })
      return call<SMTPConnection.SentMessageInfo>((done) => connection.send(envelope, stream, done))
    })
    connection.quit()
    setTimeout(() => connection.close(), GOODBYE_MS).unref()
    return withReply(sent, address)
  } catch (error) {
    connection.close()
    const known = message.refused ?? (error as SmtpError)
    if (!message.begun) return withoutMessage(known, signal)
    // A definite no to the whole message is a no, however late.
    if (known.code === 'EMESSAGE' && (known.responseCode ?? 0) >= 400) return withoutMessage(known, signal)
    throw unknownEnd(known)
  }
}

/** The connection tells of its end in several ways; the first counts. */
function ended<T>(connection: SMTPConnection, limit: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(Object.assign(new Error('It was ended'), { code: 'EABORTED' }))
      connection.close()
    }
    if (limit.aborted) return stop()
    limit.addEventListener('abort', stop, { once: true })
    connection.on('error', reject)
    connection.once('end', () => reject(Object.assign(new Error('The connection ended'), { code: 'ECONNECTION' })))
    work()
      .then(resolve, reject)
      .finally(() => limit.removeEventListener('abort', stop))
  })
}

function call<T = unknown>(start: (done: (error?: Error | null, value?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value as T)))
  })
}

/** The first read comes when the server has said 354: whatever fails before, it has nothing of the message. */
function streamOf(raw: Uint8Array, first: () => void): Readable {
  let begun = false
  return new Readable({
    read() {
      if (begun) return
      begun = true
      try {
        first()
        this.push(raw)
        this.push(null)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
  })
}

/**
 * With a copy to ourselves the library would go on where only that copy is accepted: we alone would get the mail, and it
 * would look like evidence. Who was accepted stands in a field that it does not publish; where that is gone, none was.
 */
function refusalOf(connection: SMTPConnection, to: string): SmtpError | null {
  interface Inner {
    _envelope?: { accepted?: string[]; rejectedErrors?: Array<SmtpError & { recipient?: string }> }
  }
  const { accepted = [], rejectedErrors = [] } = (connection as unknown as Inner)._envelope ?? {}
  if (accepted.includes(to)) return null
  const said = rejectedErrors.find(({ recipient }) => recipient === to)
  return said ?? Object.assign(new Error('The recipient was not accepted'), { code: 'EENVELOPE' })
}

async function authFor(login: MailLogin): Promise<SMTPConnection.AuthenticationType> {
  const { user } = login
  const secret = (get: Promise<string>) =>
    get.catch((cause: Failure) => {
      const why = cause instanceof Failure ? cause.message : 'it cannot be had'
      throw Object.assign(new Error(why), { code: 'ESECRET' })
    })
  if ('password' in login) return { user, credentials: { user, pass: await secret(login.password()) } } as never
  await secret(login.accessToken(false))
  const oauth2 = new XOAuth2({
    user,
    provisionCallback: (_user, renew, done) => {
      login.accessToken(renew).then(
        (token) => done(null, token),
        () => done(new Error('No access token')),
      )
    },
  })
  return { type: 'OAuth2', method: 'XOAUTH2', user, oauth2 } as never
}
