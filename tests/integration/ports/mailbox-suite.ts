import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTextHash, normalMailText } from '#kernel/mail-text.ts'
import type { Mailbox, MailCursor, OutgoingMail, ReceivedMail } from '#kernel/ports/mailer.ts'

/** A post with two accounts, and what a stranger can do to them. */
export interface MailFixture {
  anna: Mailbox
  bob: Mailbox
  /** The same account, as another process opens it. */
  again(): Mailbox
  /** Bytes into a mailbox, as they are. */
  deliver(to: string, raw: string | Uint8Array): Promise<void>
  stop(): Promise<void>
}

const never = new AbortController().signal
const LONG_AGO = '2000-01-01T00:00:00.000Z'

const TEXTS = [
  'One line.',
  'Hi Zoë,\n\nTuesday at 10:00, Kyiv time?\n\nBest regards,\nAnna\n',
  'Пані Олено, чи зручно Вам у вівторок? Żółć, ñandú, “quotes”, 👩‍👧',
  '.\n..\n.dot at the start\nFrom the start\n>From there',
  `a very long line ${'word '.repeat(400)}\n\tand a tab`,
  'trailing spaces   \nand = signs =20 =E4\n\n\nthree empty lines above',
]

/** Every mailbox does this. */
export function mailboxSuite(
  name: string,
  start: () => Promise<MailFixture>,
  prepare: (work: () => Promise<void>) => void = (work) => beforeAll(work),
): void {
  describe(`mailbox ${name}`, () => {
    let fixture: MailFixture
    prepare(async () => {
      fixture = await start()
    })
    afterAll(() => fixture?.stop())

    const message = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
      messageId: `<${randomUUID()}@practice.test>`,
      from: { name: 'Anna Assistant', address: fixture.anna.address },
      to: { name: 'Bob', address: fixture.bob.address },
      ...{ subject: 'A meeting', text: TEXTS[1]!, inReplyTo: null, references: [], ...more },
    })

    async function everything(box: Mailbox, cursor: MailCursor | null = null): Promise<ReceivedMail[]> {
      const mails: ReceivedMail[] = []
      for (let at = cursor, more = true; more; ) {
        const got = await box.fetch(at, { since: LONG_AGO, limit: 50 }, never)
        mails.push(...got.mails)
        at = got.cursor
        more = got.more
      }
      return mails
    }
    const arrived = async (id: string) => (await everything(fixture.bob)).filter(({ messageId }) => messageId === id)
    const cursorOf = async (box: Mailbox) => {
      let got = await box.fetch(null, { since: LONG_AGO, limit: 100 }, never)
      while (got.more) got = await box.fetch(got.cursor, { since: LONG_AGO, limit: 100 }, never)
      return got.cursor
    }
    const done = { outcome: 'done', receipt: expect.any(String) }

    test.for(TEXTS)('a text arrives letter by letter, and its copy has its hash: %j', async (text) => {
      const mail = message({ text, subject: 'Zoë — «meeting»' })
      expect(await fixture.anna.send(mail, never)).toMatchObject(done)
      const [got, ...others] = await arrived(mail.messageId)
      expect(others).toEqual([])
      expect(got).toMatchObject({ subject: mail.subject, from: fixture.anna.address, fromName: 'Anna Assistant' })
      expect(normalMailText(got!.fullText)).toBe(normalMailText(text))
      expect(got).toMatchObject({ kind: 'person', bounced: null, notices: [], calendar: null, attachments: [] })
      expect(await fixture.anna.find(mail.messageId, never)).toEqual({
        where: expect.stringMatching(/\w/),
        textHash: mailTextHash(text),
      })
    })

    test('what was never sent is not found, nor is another with almost the same id', async () => {
      const mail = message()
      await fixture.anna.send(mail, never)
      const left = mail.messageId.slice(1, -1)
      for (const id of [
        `<x${left}>`,
        `<${left.slice(1)}>`,
        `<${left}.example>`,
        `<${left.toUpperCase()}>`,
        '<>',
        '',
        left,
      ])
        expect(await fixture.anna.find(id, never)).toBeNull()
      expect(await fixture.bob.find(mail.messageId, never), 'a mail to us is no copy of ours').toBeNull()
    })

    test('a mail that a stranger sends us under an id of ours is no evidence', async () => {
      const id = `<${randomUUID()}@practice.test>`
      await fixture.deliver(
        fixture.anna.address,
        `From: x@elsewhere.test\r\nMessage-ID: ${id}\r\n\r\nsent, I swear\r\n`,
      )
      expect(await fixture.anna.find(id, never)).toBeNull()
    })

    test('an answer belongs to its thread', async () => {
      const first = message()
      await fixture.anna.send(first, never)
      const answer = {
        ...message({ text: 'Yes.', inReplyTo: first.messageId, references: ['<root@x.test>', first.messageId] }),
        from: { name: 'Bob', address: fixture.bob.address },
        to: { name: '', address: fixture.anna.address },
      }
      expect(await fixture.bob.send(answer, never)).toMatchObject(done)
      const got = (await everything(fixture.anna)).find(({ messageId }) => messageId === answer.messageId)
      expect(got).toMatchObject({
        inReplyTo: first.messageId,
        references: ['<root@x.test>', first.messageId],
        text: 'Yes.',
      })
    })

    test('a thread of three hundred mails is told by its first and its newest', async () => {
      const references = Array.from({ length: 300 }, (_, i) => `<${i}.${'long'.repeat(20)}@thread.test>`)
      const mail = message({ references, inReplyTo: references.at(-1)! })
      await fixture.anna.send(mail, never)
      const [got] = await arrived(mail.messageId)
      expect(got!.references.length).toBeLessThan(30)
      expect([got!.references[0], got!.references.at(-1)]).toEqual([references[0], references.at(-1)])
    })

    test('an invitation arrives as one', async () => {
      const ics = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
      const mail = message({ calendar: { method: 'REQUEST', ics } })
      expect(await fixture.anna.send(mail, never)).toMatchObject(done)
      const [got] = await arrived(mail.messageId)
      expect(got!.calendar).toEqual({ method: 'REQUEST', ics })
      expect(normalMailText(got!.fullText)).toBe(normalMailText(mail.text))
      expect(got!.attachments.map(({ name: file }) => file)).toContain('invite.ics')
      expect((await fixture.anna.find(mail.messageId, never))?.textHash).toBe(mailTextHash(mail.text))
    })

    test.for<[string, Partial<OutgoingMail>]>([
      ['subject', { subject: 'x\r\nBcc: all@victims.test' }],
      ['subject with a bare line feed', { subject: 'x\nX: y' }],
      ['name', { to: { name: 'Bob\r\nBcc: all@victims.test', address: 'bob@practice.test' } }],
      ['address', { to: { name: '', address: 'bob@practice.test>\r\nRCPT TO:<x@victims.test' } }],
      ['id that is answered', { inReplyTo: '<a@b>\r\nX: y' }],
      ['reference', { references: ['<a@b>\nX: y'] }],
      ['own id', { messageId: '<a@b>\r\nX: y' }],
      ['NUL', { subject: 'x\0y' }],
    ])('a line break in the %s is refused and nothing is sent', async ([, more]) => {
      const before = await cursorOf(fixture.bob)
      const refusal = { code: 'mail.header_injection', message: expect.any(String), next: expect.any(String) }
      expect(await fixture.anna.send(message(more), never)).toEqual({ outcome: 'not_done', error: refusal })
      expect(await everything(fixture.bob, before)).toEqual([])
    })

    test.for(['', 'bob', 'bob@', '@practice.test', 'bob@practice.test, eve@x.test', 'a b@practice.test', '"b"@x.test'])(
      '%j is no address, and nothing is sent',
      async (address) => {
        const sent = await fixture.anna.send(message({ to: { name: '', address } }), never)
        expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.bad_address' } })
      },
    )

    test('a calendar part that says something else than its mail is refused', async () => {
      const ics = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
      const sent = await fixture.anna.send(message({ calendar: { method: 'REQUEST', ics } }), never)
      expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.bad_calendar' } })
    })

    test('nobody sends under the name of another account', async () => {
      const sent = await fixture.anna.send(message({ from: { name: 'Bob', address: fixture.bob.address } }), never)
      expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.other_sender' } })
    })

    test('what was ended before it began was not sent', async () => {
      const mail = message()
      const sent = await fixture.anna.send(mail, AbortSignal.abort())
      expect(sent).toMatchObject({ outcome: 'not_done', error: { code: 'mail.aborted' } })
      expect(await arrived(mail.messageId)).toEqual([])
      expect(await fixture.anna.find(mail.messageId, never)).toBeNull()
    })

    test('new mails come once each, oldest first, as many as were asked for', async () => {
      const start = await cursorOf(fixture.bob)
      const sent: string[] = []
      for (let i = 0; i < 5; i++) {
        const mail = message({ subject: `number ${i}` })
        await fixture.anna.send(mail, never)
        sent.push(mail.messageId)
      }
      const first = await fixture.bob.fetch(start, { since: LONG_AGO, limit: 2 }, never)
      const second = await fixture.bob.fetch(first.cursor, { since: LONG_AGO, limit: 3 }, never)
      const third = await fixture.bob.fetch(second.cursor, { since: LONG_AGO, limit: 3 }, never)
      expect([first.more, second.more, third.more]).toEqual([true, false, false])
      expect([...first.mails, ...second.mails].map(({ messageId }) => messageId)).toEqual(sent)
      expect(third).toMatchObject({ mails: [], cursor: second.cursor })
      const twice = await fixture.bob.fetch(start, { since: LONG_AGO, limit: 2 }, never)
      expect(
        twice.mails.map(({ messageId }) => messageId),
        'reading changes nothing',
      ).toEqual(sent.slice(0, 2))
    })

    test('a cursor of another mailbox of this name is read from the given time on', async () => {
      const mail = message()
      await fixture.anna.send(mail, never)
      const cursor = { epoch: 'another', uid: 1_000_000 }
      const all = await fixture.bob.fetch(cursor, { since: LONG_AGO, limit: 100 }, never)
      expect(all.mails.length).toBeGreaterThan(0)
      expect(all.cursor.epoch).not.toBe('another')
      const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString()
      const later = await fixture.bob.fetch(cursor, { since: inTwoDays, limit: 100 }, never)
      expect(later.mails).toEqual([])
      expect(
        (await fixture.bob.fetch(null, { since: new Date(Date.now() + 5_000).toISOString(), limit: 9 }, never)).mails,
      ).toEqual([])
      expect(await everything(fixture.bob, later.cursor)).toEqual([])
    })

    test('waiting ends when a mail comes, and at once where one came before', async () => {
      const box = fixture.again()
      const { cursor } = await drain(box)
      const mail = { ...message(), from: { name: 'Bob', address: fixture.bob.address } }
      const coming = box.wait(never)
      await fixture.bob.send({ ...mail, to: { name: '', address: box.address } }, never)
      await coming
      const got = await box.fetch(cursor, { since: LONG_AGO, limit: 10 }, never)
      expect(got.mails.map(({ messageId }) => messageId)).toEqual([mail.messageId])
      await fixture.bob.send(
        { ...mail, messageId: `<${randomUUID()}@x.test>`, to: { name: '', address: box.address } },
        never,
      )
      await box.wait(never)
      await box.close()
    })

    async function drain(box: Mailbox) {
      let got = await box.fetch(null, { since: LONG_AGO, limit: 100 }, never)
      while (got.more) got = await box.fetch(got.cursor, { since: LONG_AGO, limit: 100 }, never)
      return got
    }

    test('waiting ends when it is told to', async () => {
      const box = fixture.again()
      await drain(box)
      const stop = new AbortController()
      const waiting = box.wait(stop.signal)
      stop.abort()
      await waiting
      await box.wait(AbortSignal.abort())
      await box.close()
    })

    test('what our own server says of a sender is believed, and what a mail says of itself is not', async () => {
      const before = await cursorOf(fixture.bob)
      await fixture.anna.send(message(), never)
      const forged =
        'Authentication-Results: elsewhere.test; dmarc=pass header.from=bank.test\r\nFrom: ceo@bank.test\r\n'
      await fixture.deliver(fixture.bob.address, `${forged}Message-ID: <${randomUUID()}@bank.test>\r\n\r\nPay.\r\n`)
      const [honest, liar] = await everything(fixture.bob, before)
      expect(honest!.checks).toMatchObject({ dmarc: 'pass', spf: 'pass' })
      expect(liar!.checks.dmarc).not.toBe('pass')
    })

    test('what cannot be read is told, and what comes after it too', async () => {
      const before = await cursorOf(fixture.bob)
      const garbage = Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * 73 + (i >> 3)) % 256 || 1))
      await fixture.deliver(fixture.bob.address, Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), garbage]))
      await fixture.deliver(
        fixture.bob.address,
        'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain',
      )
      const last = message()
      await fixture.anna.send(last, never)
      const got = await everything(fixture.bob, before)
      expect(got).toHaveLength(3)
      expect(got[0]!.notices).toEqual(expect.arrayContaining(['mail.no_sender', 'mail.no_message_id']))
      expect(got[2]!.messageId).toBe(last.messageId)
      expect((await everything(fixture.bob, before))[0]!.messageId, 'it keeps the id that it was given').toBe(
        got[0]!.messageId,
      )
    })

    test('mail that nobody wrote is known as that', async () => {
      const before = await cursorOf(fixture.bob)
      const sent = message()
      const put = (head: string, body: string) => fixture.deliver(fixture.bob.address, `${head}\r\n\r\n${body}\r\n`)
      await put('From: a@x.test\r\nSubject: Re: x\r\nAuto-Submitted: auto-replied', 'I am out of office until Monday.')
      await put('From: a@x.test\r\nSubject: x\r\nList-Id: <news.x.test>', 'News!')
      const status =
        'Final-Recipient: rfc822; z@x.test\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 no such user'
      const part = (type: string, text: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
      await put(
        'From: MAILER-DAEMON@x.test\r\nSubject: Undelivered\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b',
        `${part('text/plain', 'Sorry.')}${part('message/delivery-status', `Reporting-MTA: dns; x.test\r\n\r\n${status}`)}${part('message/rfc822', `Message-ID: ${sent.messageId}\r\nSubject: A meeting\r\n\r\nHi`)}--b--`,
      )
      const got = await everything(fixture.bob, before)
      expect(got.map(({ kind }) => kind)).toEqual(['out_of_office', 'list', 'bounce'])
      expect(got[2]!.bounced).toEqual({
        ...{ messageId: sent.messageId, permanent: true, diagnostic: 'smtp; 550 no such user' },
      })
    })
  })
}
