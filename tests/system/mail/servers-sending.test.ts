import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MailAccount } from '#integrations/mail/account.ts'
import { openMailbox } from '#integrations/mail/mailbox.ts'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { Mailbox, OutgoingMail } from '#kernel/ports/mailer.ts'
import { type MailServers, needMailServers, startMailServers } from '../../support/mail-servers.ts'
import type { Fault } from '../../support/smtp-front.ts'

const never = new AbortController().signal
const [ANNA, BOB] = ['anna@practice.test', 'bob@practice.test']
let servers: MailServers
let bob: Mailbox

needMailServers(async () => {
  servers = await startMailServers()
  bob = openMailbox(servers.account(BOB))
})
afterAll(async () => {
  await bob?.close()
  await servers?.stop()
})
beforeEach(() => servers?.faults.set({ kind: 'none' }))

const message = (): OutgoingMail => ({
  messageId: `<${randomUUID()}@practice.test>`,
  from: { name: 'Anna', address: ANNA },
  to: { name: 'Bob', address: BOB },
  ...{ subject: 'A meeting', text: 'Tuesday?\n', inReplyTo: null, references: [] },
})

async function inboxHas(box: Mailbox, id: string): Promise<boolean> {
  const { mails } = await box.fetch(null, { since: '2000-01-01T00:00:00Z', limit: 100 }, never)
  return mails.some(({ messageId }) => messageId === id)
}

async function withAnna<T>(more: Partial<MailAccount>, work: (anna: Mailbox) => Promise<T>): Promise<T> {
  const anna = openMailbox(servers.account(ANNA, more))
  return work(anna).finally(() => anna.close())
}

test.for<[Fault, string]>([
  [{ kind: 'says_no', stage: 'auth', code: 535 }, 'mail.auth_failed'],
  [{ kind: 'says_no', stage: 'auth', code: 454 }, 'mail.auth_failed'],
  [{ kind: 'says_no', stage: 'mail', code: 550 }, 'mail.refused'],
  [{ kind: 'says_no', stage: 'mail', code: 451 }, 'mail.deferred'],
  [{ kind: 'says_no', stage: 'rcpt', code: 550 }, 'mail.refused'],
  [{ kind: 'says_no', stage: 'rcpt', code: 450 }, 'mail.deferred'],
  [{ kind: 'says_no', stage: 'data', code: 554 }, 'mail.refused'],
  [{ kind: 'says_no', stage: 'data', code: 452 }, 'mail.deferred'],
  [{ kind: 'hangs_up', stage: 'auth' }, 'mail.unreachable'],
  [{ kind: 'hangs_up', stage: 'mail' }, 'mail.unreachable'],
  [{ kind: 'hangs_up', stage: 'rcpt' }, 'mail.unreachable'],
])('%o: it was not sent, and that is known', async ([error, code]) => {
  await withAnna({}, async (anna) => {
    servers.faults.set(error)
    const mail = message()
    const sent = await anna.send(mail, never)
    expect(sent).toEqual({
      outcome: 'not_done',
      error: { code, message: expect.any(String), next: expect.any(String) },
    })
    expect(await anna.find(mail.messageId, never)).toBeNull()
    expect(await inboxHas(bob, mail.messageId)).toBe(false)
  })
})

test.for([true, false])(
  'a connection that ends after the whole mail is nobody to know, whether it was delivered (%o) or not; it is sent once',
  async (delivers) => {
    await withAnna({}, async (anna) => {
      const mail = message()
      const [taken, met] = [servers.faults.taken(), servers.faults.met()]
      servers.faults.set({ kind: 'hangs_up_after_data', delivers })
      await expect(anna.send(mail, never)).rejects.toMatchObject({ code: 'mail.unknown_end', next: expect.any(String) })
      expect([servers.faults.taken() - taken, servers.faults.met() - met]).toEqual([1, 1])
      const found = await anna.find(mail.messageId, never)
      expect(found?.textHash ?? null).toBe(delivers ? mailTextHash(mail.text) : null)
    })
  },
)

test('a server that says yes and loses the mail gives a receipt, and no evidence', async () => {
  await withAnna({}, async (anna) => {
    servers.faults.set({ kind: 'loses' })
    const mail = message()
    expect(await anna.send(mail, never)).toMatchObject({ outcome: 'done' })
    expect(await anna.find(mail.messageId, never)).toBeNull()
  })
})

test('where the recipient is refused and our own copy is not, nobody gets anything', async () => {
  await withAnna({}, async (anna) => {
    servers.faults.set({ kind: 'says_no', stage: 'rcpt', code: 550, recipient: BOB })
    const [mail, taken] = [message(), servers.faults.taken()]
    expect(await anna.send(mail, never)).toMatchObject({ outcome: 'not_done', error: { code: 'mail.refused' } })
    expect(servers.faults.taken()).toBe(taken)
    expect(await anna.find(mail.messageId, never)).toBeNull()
  })
})

test('where only our own copy is refused the mail is sent, and the receipt says so', async () => {
  await withAnna({}, async (anna) => {
    servers.faults.set({ kind: 'says_no', stage: 'rcpt', code: 550, recipient: ANNA })
    const mail = message()
    const sent = await anna.send(mail, never)
    expect(sent).toMatchObject({ outcome: 'done', receipt: expect.stringContaining('no copy for ourselves') })
    expect(await inboxHas(bob, mail.messageId)).toBe(true)
  })
})

test('a server that answers too late is nobody to know, by our limit or by whoever ends the call', async () => {
  servers.faults.set({ kind: 'slow', ms: 60_000 })
  const unknown = { code: 'mail.unknown_end' }
  await withAnna({ timeoutMs: 5_000 }, (anna) => expect(anna.send(message(), never)).rejects.toMatchObject(unknown))
  await withAnna({}, async (anna) => {
    const stop = new AbortController()
    const taken = servers.faults.taken()
    const sending = anna.send(message(), stop.signal)
    await expect.poll(() => servers.faults.taken()).toBe(taken + 1)
    stop.abort()
    await expect(sending).rejects.toMatchObject(unknown)
  })
})

test('a wrong password is told by name, to send and to read, and stands in no error', async () => {
  const login = { user: ANNA, password: async () => 'canary-7c1f' }
  await withAnna({ login }, async (anna) => {
    const sent = await anna.send(message(), never)
    expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.auth_failed' } })
    const error = await anna.fetch(null, { since: '2000-01-01T00:00:00Z', limit: 1 }, never).catch((one) => one)
    expect(error).toMatchObject({ code: 'mail.auth_failed' })
    const shown = inspect([sent, error], { depth: 20, showHidden: true })
    for (const form of ['canary-7c1f', Buffer.from('canary-7c1f').toString('base64').slice(0, 12)])
      expect(shown).not.toContain(form)
  })
})

test('a certificate that nobody vouches for, or of another name, gets neither password nor mail', async () => {
  for (const wrong of [{ ca: undefined }, { servername: 'other.example' }]) {
    const asked: string[] = []
    const login = { user: ANNA, password: async () => asked.push('x').toString() }
    const more = { login, smtp: { ...servers.smtp, ...wrong }, imap: { ...servers.imaps, ...wrong } }
    await withAnna(more, async (anna) => {
      expect(await anna.send(message(), never)).toMatchObject({ outcome: 'not_done', error: { code: 'mail.no_tls' } })
      expect(asked).toEqual([])
      const reading = anna.fetch(null, { since: '2000-01-01T00:00:00Z', limit: 1 }, never)
      await expect(reading).rejects.toMatchObject({ code: 'mail.unreachable' })
    })
  }
})

test('a server without STARTTLS gets neither password nor mail', async () => {
  const heard: string[] = []
  const plain = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 plain\r\n')
    socket.on('data', (data) => {
      heard.push(data.toString())
      socket.write(/^EHLO/i.test(data.toString()) ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 no\r\n')
    })
  }).listen(0, '127.0.0.1')
  await expect.poll(() => plain.listening).toBe(true)
  const { port } = plain.address() as { port: number }
  await withAnna({ smtp: { host: '127.0.0.1', port, security: 'starttls' } }, async (anna) => {
    expect(await anna.send(message(), never)).toMatchObject({ outcome: 'not_done' })
  })
  expect(heard.join('')).not.toMatch(/AUTH|MAIL/)
  plain.close()
})

test('nothing is said in the clear to another machine', () => {
  for (const side of ['smtp', 'imap'] as const) {
    const account = servers.account(ANNA, { [side]: { host: 'mail.example.com', port: 25, security: 'none' } })
    expect(() => openMailbox(account)).toThrow(expect.objectContaining({ code: 'mail.insecure' }))
  }
})

test('a port where nobody listens is told within the time', async () => {
  const nobody = { host: '127.0.0.1', port: 1, security: 'none' as const }
  await withAnna({ smtp: nobody, imap: nobody }, async (anna) => {
    expect(await anna.send(message(), never)).toMatchObject({ error: { code: 'mail.unreachable' } })
    await expect(anna.find('<a@b>', never)).rejects.toMatchObject({ code: 'mail.unreachable' })
  })
})
