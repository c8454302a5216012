import { ImapFlow } from 'imapflow'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type MailAccount, TIMEOUT_MS, tlsOptions } from './account.ts'

/** One connection to the server, made when it is needed, and again after it broke; one thing at a time on it. */
export interface ImapLink {
  /** Only for what may be done twice: where an old connection turns out to be dead, it is tried on a new one. */
  use<T>(signal: AbortSignal, work: (client: ImapFlow) => Promise<T>): Promise<T>
  /** Of the folder that is open. */
  onArrival(listener: () => void): void
  onLost(listener: () => void): void
  close(): Promise<void>
}

const CONNECT_MS = 20_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
/** Servers drop who idles for half an hour. */
const IDLE_MS = 9 * 60_000
const MOST_LITERAL = 32 * 1024 * 1024

interface ImapError {
  authenticationFailed?: boolean
  code?: string
  name?: string
}

export function createImapLink(account: MailAccount): ImapLink {
  const { timeoutMs = TIMEOUT_MS } = account
  let client: ImapFlow | null = null
  let closed = false
  let failures = 0
  let notBefore = 0
  let queue: Promise<unknown> = Promise.resolve()
  let [arrived, lost] = [() => {}, () => {}]

  async function connect(signal: AbortSignal): Promise<ImapFlow> {
    if (closed) throw new Failure('mail.closed', 'The mailbox is closed', 'Open it again.')
    await pause(notBefore - Date.now(), signal)
    let met: ImapFlow
    try {
      met = await meet(signal, false).catch((error) => {
        // The token may have ended before its time; a password does not change by trying.
        const again = 'accessToken' in account.login && (error as ImapError).authenticationFailed === true
        return again ? meet(signal, true) : Promise.reject(error)
      })
    } catch (error) {
      failures++
      notBefore = Date.now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10))
      throw named(error, signal)
    }
    failures = 0
    client = met
    return met
  }

  async function meet(signal: AbortSignal, renew: boolean): Promise<ImapFlow> {
    const fresh = new ImapFlow(await optionsOf(account, renew))
    fresh.on('error', () => {})
    fresh.on('exists', () => arrived())
    fresh.on('close', () => {
      if (client === fresh) client = null
      lost()
    })
    await during(signal, fresh, () => fresh.connect()).catch((error) => {
      fresh.close()
      throw error
    })
    return fresh
  }

  async function attempt<T>(signal: AbortSignal, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const old = client?.usable ? client : null
    const current = old ?? (await connect(signal))
    try {
      return await during(signal, current, () => work(current))
    } catch (error) {
      if (current.usable || signal.aborted || error instanceof Failure) throw named(error, signal)
      client = null
      if (!old) throw named(error, signal)
      const again = await connect(signal)
      return await during(signal, again, () => work(again)).catch((second) => Promise.reject(named(second, signal)))
    }
  }

  return {
    use(signal, work) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const turn = queue.then(() => attempt(limit, work))
      queue = turn.catch(() => {})
      return turn
    },
    onArrival: (listener) => {
      arrived = listener
    },
    onLost: (listener) => {
      lost = listener
    },
    async close() {
      closed = true
      const last = client
      client = null
      if (!last?.usable) return last?.close()
      const timer = setTimeout(() => last.close(), 2_000)
      await last.logout().catch(() => last.close())
      clearTimeout(timer)
    },
  }
}

async function optionsOf({ imap, login }: MailAccount, renew: boolean) {
  const { user } = login
  const asked = 'password' in login ? login.password() : login.accessToken(renew)
  const secret = await asked.catch((error: unknown) => {
    if (error instanceof Failure) throw error
    throw new Failure('mail.no_secret', 'The secret of the account cannot be had', 'Connect the account again.')
  })
  return {
    ...{ host: imap.host, port: imap.port, secure: imap.security === 'tls', tls: tlsOptions(imap) },
    ...(imap.security === 'tls' ? {} : { doSTARTTLS: imap.security === 'starttls' }),
    ...(imap.servername === undefined ? {} : { servername: imap.servername }),
    ...{
      auth: { user, ...('password' in login ? { pass: secret } : { accessToken: secret }) },
      logger: false as const,
      disableAutoIdle: true,
      maxIdleTime: IDLE_MS,
    },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, clientInfo: { name: 'mail' } },
    ...{ maxLiteralSize: MOST_LITERAL, maxResponseSize: 2 * MOST_LITERAL, maxLineLength: MOST_LITERAL / 2 },
  }
}

/** A command on the way cannot be called back; the connection is given up with it. */
function during<T>(signal: AbortSignal, client: ImapFlow, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason)
      client.close()
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}

function named(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof Failure) return error
  const { authenticationFailed, code, name } = error as ImapError
  if (signal.aborted) {
    const isTime = (signal.reason as Error | undefined)?.name === 'TimeoutError'
    return isTime
      ? new Failure('mail.timeout', 'The mail server took too long', 'Try again later.')
      : new Failure('mail.aborted', 'Reading was ended', 'Start it again when it is wanted.')
  }
  if (authenticationFailed)
    return new Failure('mail.auth_failed', 'The mail server does not let us in', 'Check the account and its password.')
  const why = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : (name ?? 'unknown')
  return new Failure('mail.unreachable', `The mail server cannot be read (${why})`, 'Try again later.')
}
