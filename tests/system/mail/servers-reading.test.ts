import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openMailbox } from '#integrations/mail/mailbox.ts'
import { createAccessTokens } from '#integrations/mail/tokens.ts'
import type { Mailbox, OutgoingMail } from '#kernel/ports/mailer.ts'
import { type MailServers, needMailServers, startMailServers } from '../../support/mail-servers.ts'

const never = new AbortController().signal
const ZOE = 'zoe@practice.test'
const LONG_AGO = { since: '2000-01-01T00:00:00Z', limit: 100 }
const clock = { nowMs: Date.now, after: async () => {} }
let servers: MailServers

needMailServers(async () => {
  servers = await startMailServers()
})
afterAll(() => servers?.stop())

const plainMail = (more = '') => `From: a@x.test\r\nMessage-ID: <${randomUUID()}@x.test>\r\n${more}\r\nHello\r\n`

/** Stands between us and the server, and can cut the line, or change what the server says. */
async function cuttable(port: number, change = (said: string) => said) {
  const sockets = new Set<Socket>()
  let open = true
  const proxy = createServer((socket) => {
    if (!open) return socket.destroy()
    const there = connect(port, '127.0.0.1')
    for (const one of [socket, there]) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => [socket, there].map((other) => other.destroy()))
    }
    socket.pipe(there)
    there.on('data', (data) => socket.write(change(data.toString('latin1')), 'latin1'))
  }).listen(0, '127.0.0.1')
  await expect.poll(() => proxy.listening).toBe(true)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  onTestFinished(() => {
    cut()
    proxy.close()
  })
  return {
    port: (proxy.address() as { port: number }).port,
    cut,
    allow: (yes: boolean) => {
      open = yes
    },
  }
}

test('a line that was cut is taken up again, and nothing is missed', async () => {
  const line = await cuttable(servers.imap.port)
  const box = openMailbox(servers.account('bob@practice.test', { imap: { ...servers.imap, port: line.port } }))
  const before = await box.fetch(null, LONG_AGO, never)
  line.cut()
  await servers.deliver('bob@practice.test', plainMail())
  const after = await box.fetch(before.cursor, LONG_AGO, never)
  expect(after.mails).toHaveLength(1)

  const waiting = box.wait(never)
  line.cut()
  await waiting
  line.allow(false)
  await expect(box.fetch(after.cursor, LONG_AGO, never)).rejects.toMatchObject({ code: 'mail.unreachable' })
  await box.wait(never)
  line.allow(true)
  await servers.deliver('bob@practice.test', plainMail())
  expect((await box.fetch(after.cursor, LONG_AGO, never)).mails).toHaveLength(1)
  await box.close()
})

test('a server that does not tell of new mail is looked at now and then', async () => {
  const line = await cuttable(servers.imap.port, (said) => said.replaceAll(' IDLE', ' XDLE'))
  const imap = { host: '127.0.0.1', port: line.port, security: 'none' as const }
  const box = openMailbox(servers.account('bob@practice.test', { imap, pollMs: 200 }))
  const { cursor } = await box.fetch(null, LONG_AGO, never)
  await servers.deliver('bob@practice.test', plainMail())
  await box.wait(never)
  expect((await box.fetch(cursor, LONG_AGO, never)).mails).toHaveLength(1)
  await box.close()
})

test('a call that is ended lets go at once, and the next one works', async () => {
  const box = openMailbox(servers.account('bob@practice.test'))
  const stop = new AbortController()
  const reading = box.fetch(null, LONG_AGO, stop.signal)
  stop.abort()
  await expect(reading).rejects.toMatchObject({ code: 'mail.aborted' })
  await box.fetch(null, LONG_AGO, never)
  await box.close()
  await expect(box.fetch(null, LONG_AGO, never)).rejects.toMatchObject({ code: 'mail.closed' })
})

test('of a mail that is too big the headers and the texts are read, wherever they stand in it', async () => {
  const big = Buffer.alloc(9 * 1024 * 1024, 7)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n')
  const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`
  const id = `<${randomUUID()}@x.test>`
  const raw = [
    `From: =?utf-8?Q?Zo=C3=AB?= <zoe@x.test>\r\nSubject: =?utf-8?Q?gro=C3=9F?=\r\nMessage-ID: ${id}\r\nIn-Reply-To: <ours@practice.test>\r\n`,
    'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
    part('Content-Type: application/pdf; name=plan.pdf\r\nContent-Transfer-Encoding: base64', big),
    part(
      'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable',
      'Passt, gr=FC=DFe',
    ),
    '--b--\r\n',
  ].join('')
  const box = openMailbox(servers.account(ZOE))
  const before = await box.fetch(null, LONG_AGO, never)
  await servers.deliver(ZOE, raw)
  const { mails } = await box.fetch(before.cursor, LONG_AGO, never)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    ...{ messageId: id, from: 'zoe@x.test', fromName: 'Zoë', subject: 'groß', text: 'Passt, grüße' },
    ...{ inReplyTo: '<ours@practice.test>', kind: 'person', notices: ['mail.too_big'] },
    attachments: [{ name: 'plan.pdf', contentType: 'application/pdf', sizeBytes: expect.any(Number) }],
  })
  await box.close()
})

test('what is read stays unread for the person whose account it is', async () => {
  const box = openMailbox(servers.account('bob@practice.test'))
  await servers.deliver('bob@practice.test', plainMail())
  await box.fetch(null, LONG_AGO, never)
  await box.close()
  const { ImapFlow } = await import('imapflow')
  const { imap, accounts } = servers
  const pass = accounts.find(({ address }) => address === 'bob@practice.test')!.password
  const client = new ImapFlow({
    ...imap,
    secure: false,
    tls: { ca: imap.ca! },
    auth: { user: 'bob@practice.test', pass },
    logger: false,
  })
  await client.connect()
  await client.mailboxOpen('INBOX', { readOnly: true })
  expect(await client.search({ seen: true })).toEqual([])
  await client.logout()
})

const message = (): OutgoingMail => ({
  messageId: `<${randomUUID()}@practice.test>`,
  from: { name: 'Zoë', address: ZOE },
  to: { name: 'Bob', address: 'bob@practice.test' },
  ...{ subject: 'x', text: 'y', inReplyTo: null, references: [] },
})

function withTokens(refreshToken: string): Mailbox {
  const source = { endpoint: servers.tokens.endpoint, clientId: 'id', refreshToken: async () => refreshToken }
  return openMailbox(servers.account(ZOE, { login: { user: ZOE, accessToken: createAccessTokens(source, clock) } }))
}

test('an account with access tokens sends and reads, and asks for a new one when the old one ends', async () => {
  const box = withTokens(servers.tokens.refreshToken(ZOE))
  const first = message()
  expect(await box.send(first, never)).toMatchObject({ outcome: 'done' })
  expect(await box.find(first.messageId, never)).not.toBeNull()
  const asked = servers.tokens.asked()
  servers.tokens.revoke()
  const second = message()
  expect(await box.send(second, never)).toMatchObject({ outcome: 'done' })
  expect(servers.tokens.asked()).toBe(asked + 1)
  expect(await box.find(second.messageId, never)).not.toBeNull()
  await box.close()
})

test('a token that ended early is renewed to read, too', async () => {
  const source = {
    endpoint: servers.tokens.endpoint,
    clientId: 'id',
    refreshToken: async () => servers.tokens.refreshToken(ZOE),
  }
  const login = { user: ZOE, accessToken: createAccessTokens(source, clock) }
  await login.accessToken(false)
  servers.tokens.revoke()
  const box = openMailbox(servers.account(ZOE, { login }))
  expect((await box.fetch(null, LONG_AGO, never)).mails).toBeInstanceOf(Array)
  await box.close()
})

test('a secret that cannot be had is told by name, and what its keeper says is not repeated', async () => {
  const login = { user: ZOE, password: () => Promise.reject(new Error('canary in the keeper')) }
  const box = openMailbox(servers.account(ZOE, { login }))
  const sent = await box.send(message(), never)
  expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.no_secret' } })
  const error = await box.fetch(null, LONG_AGO, never).catch((one) => one)
  expect(error).toMatchObject({ code: 'mail.no_secret' })
  expect(JSON.stringify([sent, error.message, String(error.cause)])).not.toContain('canary')
  await box.close()
})

test('an account whose access was taken away sends nothing and says why', async () => {
  const box = withTokens('canary-refresh')
  const sent = await box.send(message(), never)
  expect(sent).toMatchObject({
    outcome: 'not_done',
    error: { code: 'mail.no_secret', message: expect.stringContaining('invalid_grant') },
  })
  const error = await box.fetch(null, LONG_AGO, never).catch((one) => one)
  expect(error).toMatchObject({ code: 'mail.token_refused' })
  expect(JSON.stringify([sent, error.message, error.cause])).not.toContain('canary')
  await box.close()
})
