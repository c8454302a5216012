import { once } from 'node:events'
import type { Socket } from 'node:net'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Dovecot, DovecotAccount } from './dovecot.ts'

export type Stage = 'auth' | 'mail' | 'rcpt' | 'data'

/** What goes wrong with the next mails, until `none` is said. */
export type Fault =
  /** It says no, at one stage; `recipient` where only to one. */
  | { kind: 'says_no'; stage: Stage; code: number; recipient?: string }
  /** It hangs up where an answer was due. */
  | { kind: 'hangs_up'; stage: Stage }
  /** It has the whole mail, delivers it or not, and hangs up instead of saying so. */
  | { kind: 'hangs_up_after_data'; delivers: boolean }
  /** It says yes and nobody ever gets it. */
  | { kind: 'loses' }
  /** It answers late to the whole mail, which it delivers at once. */
  | { kind: 'slow'; ms: number }
  | { kind: 'none' }

export interface SmtpFront {
  port: number
  /** How many whole mails it was given. */
  taken(): number
  /** How often somebody connected. */
  met(): number
  set(fault: Fault): void
  stop(): Promise<void>
}

export interface FrontOptions {
  /** Like the big providers: a copy among the sent ones of who sends. */
  savesSent: boolean
  /** The name that it writes into Authentication-Results. */
  authserv: string
  isToken(user: string, token: string): boolean
}

/** The sending side: AUTH, STARTTLS, and a hand-over to the mailboxes by LMTP. It can be told to misbehave. */
export async function startSmtpFront(
  dovecot: Dovecot,
  accounts: DovecotAccount[],
  options: FrontOptions,
): Promise<SmtpFront> {
  let fault: Fault = { kind: 'none' }
  let [taken, met] = [0, 0]
  const sockets = new Map<string, Socket>()

  /** Says no or hangs up, if that is what happens here; true where it did. */
  const troubled = (stage: Stage, session: SMTPServerSession, done: (error: Error) => void, who?: string): boolean => {
    if (fault.kind === 'hangs_up' && fault.stage === stage) {
      hangUp(session)
      return true
    }
    if (fault.kind !== 'says_no' || fault.stage !== stage) return false
    if (fault.recipient !== undefined && fault.recipient !== who) return false
    done(Object.assign(new Error('not today'), { responseCode: fault.code }))
    return true
  }
  const hangUp = (session: SMTPServerSession) => connectionOf(server, session)?.destroy()

  const server = new SMTPServer({
    key: dovecot.key,
    cert: dovecot.cert,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    size: 30 * 1024 * 1024,
    disableReverseLookup: true,
    closeTimeout: 500,
    logger: false,
    onConnect(_session, done) {
      met++
      done()
    },
    onAuth(auth, session, done) {
      if (troubled('auth', session, done)) return
      const known = accounts.find(({ address }) => address === auth.username)
      const right =
        auth.method === 'XOAUTH2'
          ? options.isToken(auth.username ?? '', auth.accessToken ?? '')
          : known !== undefined && known.password === auth.password
      if (right) return done(null, { user: auth.username })
      if (auth.method === 'XOAUTH2') return done(null, { data: { status: '401', schemes: 'bearer' } })
      done(Object.assign(new Error('Invalid username or password'), { responseCode: 535 }))
    },
    onMailFrom(_address, session, done) {
      if (!troubled('mail', session, done as (error: Error) => void)) done()
    },
    onRcptTo({ address }, session, done) {
      if (!troubled('rcpt', session, done as (error: Error) => void, address)) done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        taken++
        const now = fault
        if (troubled('data', session, done)) return
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        const copies = options.savesSent ? [from.replace('@', '+Sent@')] : []
        const head = `Authentication-Results: ${options.authserv}; spf=pass smtp.mailfrom=${from};\r\n dmarc=pass header.from=${from.split('@')[1]}\r\n`
        const raw = Buffer.concat([Buffer.from(head), ...chunks])
        const delivers = now.kind !== 'loses' && !(now.kind === 'hangs_up_after_data' && !now.delivers)
        const failed = delivers ? await handOver(dovecot.lmtpPort, from, [...to, ...copies], raw) : null
        if (now.kind === 'hangs_up_after_data') return hangUp(session)
        if (now.kind === 'slow') await new Promise((resume) => setTimeout(resume, now.ms))
        done(failed && Object.assign(failed, { responseCode: 451 }))
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const key = `${socket.remotePort}`
    sockets.set(key, socket)
    socket.once('close', () => sockets.delete(key))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  function connectionOf(_server: SMTPServer, session: SMTPServerSession): Socket | undefined {
    return sockets.get(`${session.remotePort}`)
  }
  return {
    port: (server.server.address() as { port: number }).port,
    taken: () => taken,
    met: () => met,
    set: (next) => {
      fault = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** By LMTP, as a mail server gives a mail to the mailboxes. Null where somebody got it. */
export function handOver(port: number, from: string, to: string[], raw: Buffer): Promise<Error | null> {
  const connection = new SMTPConnection({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true, logger: false })
  return new Promise((resolve) => {
    connection.once('error', resolve)
    connection.connect((error) => {
      if (error) return resolve(error)
      connection.send({ from, to }, raw, (failed, info) => {
        connection.quit()
        resolve(failed ?? (info.accepted.length > 0 ? null : new Error('nobody took it')))
      })
    })
  })
}
