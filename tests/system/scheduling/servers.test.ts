import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { eventText } from '#apps/scheduling/domain/calendar/calendar-object.ts'
import type { MeetingBoard } from '#apps/scheduling/services/meetings-service.ts'
import { openCalDav } from '#integrations/calendar/caldav.ts'
import { openMailbox } from '#integrations/mail/mailbox.ts'
import type { Mailbox, ReceivedMail } from '#kernel/ports/mailer.ts'
import { caseworkServicesAt, type Office } from '../../integration/scheduling/office-process.ts'
import { type CalendarServer, needRadicale, startRadicale } from '../../support/calendar-server.ts'
import { type MailServers, needMailServers, startMailServers } from '../../support/mail-servers.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })
needMailServers(async () => {})
needRadicale(async () => {})

const OFFICE = 'office@practice.test'
const signal = AbortSignal.timeout(600_000)

/** Somebody with a real mailbox, who reads it and answers from it. */
function personOf(servers: MailServers, address: string) {
  const box: Mailbox = openMailbox(servers.account(address, { bccSelf: false }))
  const inbox = async (): Promise<ReceivedMail[]> =>
    (await box.fetch(null, { since: '2020-01-01T00:00:00Z', limit: 100 }, signal)).mails
  let answers = 0
  return {
    inbox,
    close: () => box.close(),
    async says(text: string) {
      const mail = (await inbox()).at(-1)
      if (!mail) throw new Error(`${address} has no mail`)
      const sent = await box.send(
        {
          messageId: `<answer-${++answers}-${address}>`,
          from: { name: '', address },
          to: { name: '', address: OFFICE },
          subject: `Re: ${mail.subject}`,
          text,
          inReplyTo: mail.messageId,
          references: [...mail.references, mail.messageId],
        },
        signal,
      )
      expect(sent.outcome).toBe('done')
    },
  }
}

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lw-office-'))
  const mail = await startMailServers({ names: ['office', 'anna', 'bob', 'zoe'] })
  const radicale = await startRadicale()
  const [calendar] = radicale.accounts
  writeFileSync(join(dataDir, 'ca.pem'), mail.smtp.ca as string)
  const server = ({ host, port, security }: MailServers['smtp']) => ({
    ...{ host: 'localhost', port, security, ca_file: join(dataDir, 'ca.pem') },
    ...(host ? {} : {}),
  })
  writeFileSync(
    join(dataDir, 'mail.yaml'),
    stringify({
      accounts: {
        office: {
          ...{ name: 'Office of Dr. Weiss', address: OFFICE, user: OFFICE, password: 'OFFICE_MAIL' },
          ...{
            smtp: server(mail.smtp),
            imap: server(mail.imap),
            evidence: 'bcc',
            trusted_servers: ['mx.practice.test'],
          },
        },
      },
      calendars: {
        partner: { kind: 'caldav', url: calendar.calendarUrl, user: calendar.user, password: 'PARTNER_CALENDAR' },
      },
    }),
  )
  const password = mail.accounts.find(({ address }) => address === OFFICE)?.password as string
  const secrets = { OFFICE_MAIL: password, PARTNER_CALENDAR: calendar.password }
  const office = caseworkServicesAt({ dataDir, secrets, begins: '2026-03-02T09:00:00Z' })
  onTestFinished(async () => {
    await office.kill().catch(() => {})
    await mail.stop()
    await radicale.stop()
    for (const gone of [dataDir, `${dataDir}.journal`]) await rm(gone, { recursive: true, force: true })
  })
  await office.start()
  return { office, mail, radicale }
}

const MEETING = {
  title: 'Hearing preparation',
  duration: 60,
  location: 'Conference room B',
  time_zone: 'Europe/Berlin',
  account: 'office',
  calendars: ['partner'],
  window: { from: '2026-03-09T08:00:00Z', to: '2026-03-20T17:00:00Z' },
  attendees: [
    {
      full_name: 'Anna Berg',
      email: 'anna@practice.test',
      required: true,
      default_language: 'fr',
      time_zone: 'Europe/Paris',
    },
    { full_name: 'Bob Stone', email: 'bob@practice.test', required: true, time_zone: 'Europe/London' },
    { full_name: 'Zoe Frei', email: 'zoe@practice.test', required: false, default_language: 'de' },
  ],
}

test('a meeting of three over real servers, from the first mail to the accepted invitation, with the process killed twice in the middle of a mail: nothing twice [M-real.1] [M-show.6]', async () => {
  const { office, mail, radicale } = await open()
  const [anna, bob, zoe] = ['anna', 'bob', 'zoe'].map((name) => personOf(mail, `${name}@practice.test`)) as [
    ReturnType<typeof personOf>,
    ReturnType<typeof personOf>,
    ReturnType<typeof personOf>,
  ]
  onTestFinished(async () => void (await Promise.all([anna, bob, zoe].map((one) => one.close()))))
  const { id } = await office.ask({ do: 'create', meeting: MEETING })
  const work = (): Promise<MeetingBoard> => office.ask({ do: 'work', id })
  const settle = async (): Promise<MeetingBoard> => {
    for (let turn = 0; turn < 10; turn++) {
      const board = await work()
      if ((await office.ask({ do: 'grant', id })) === 0) return board
    }
    throw new Error('it asks for ever')
  }

  // Times come out of the real calendar; a person chooses one, and it is held there.
  const { slots } = await work()
  expect(slots.length).toBeGreaterThan(3)
  await office.ask({ do: 'tell', id, kind: 'meeting.choose', content: { start: slots[0]?.starts_at } })
  await work()
  expect(await office.ask({ do: 'grant', id })).toBe(3)

  // Killed while the server has the first mail and has not answered yet.
  await killedWhileSending(office, mail, id)
  const board = await settle()
  expect(board.attendees.map(({ mails_out, uncertain }) => [mails_out, uncertain])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ])
  for (const one of [anna, bob, zoe]) expect(await one.inbox()).toHaveLength(1)
  expect((await anna.inbox())[0]?.text).toMatch(/Bonjour/)

  // Anna says yes in French, Bob proposes another time, Zoe is silent.
  await anna.says('Bonjour,\n\noui, cela me convient parfaitement.\n\nAnna')
  await bob.says('I am sorry, that does not work. Could we do Friday, March 13 at 2 pm GMT instead?')
  const asked = await settle()
  const question = asked.questions.find(({ status }) => status === 'open')
  expect(question).toMatchObject({ kind: 'alternatives_proposed' })
  expect(question?.alternatives.map(({ start }) => Date.parse(start))).toEqual([Date.parse('2026-03-13T14:00:00Z')])
  await office.ask({
    ...{ do: 'tell', id, kind: 'meeting.decide' },
    content: { question_id: question?.question_id, choice: 'take_their_time' },
  })
  await office.ask({ do: 'pass', hours: 0.1 })

  // Killed once more, in the next mail.
  await killedWhileSending(office, mail, id)
  await settle()
  await anna.says('Oui, la nouvelle date me convient aussi. Merci !')
  await bob.says('Yes, that works for me. Thank you.')
  const agreed = await settle()
  expect(agreed.meeting).toMatchObject({ status: 'agreed', kept: 'confirmed' })
  for (const one of [anna, bob]) expect((await one.inbox()).at(-1)?.calendar?.method).toBe('REQUEST')
  expect((await anna.inbox()).at(-1)?.text).toMatch(/vendredi 13 mars/)

  // The invitation is accepted by a calendar program.
  await accept(mail, 'anna@practice.test', (await anna.inbox()).at(-1) as ReceivedMail)
  expect((await settle()).attendees[0]).toMatchObject({ invited: true, partstat: 'accepted' })

  // Zoe never answered and blocks nothing; nobody got anything twice.
  await office.ask({ do: 'pass', hours: 12 * 24 })
  const over = await settle()
  expect(over.meeting?.status).toBe('over')
  expect(over.status).toBe('completed')
  for (const one of [anna, bob, zoe]) {
    const ids = (await one.inbox()).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
  }
  await expectInCalendar(radicale, id)
  expect(await office.ask({ do: 'verify', id })).toMatchObject({
    verified: true,
    replayed: { ok: true, differences: 0 },
  })
  await office.stop()
})

/** The server takes the mail and answers late; in between the process dies. What was sent is found, not sent again. */
async function killedWhileSending(office: Office, mail: MailServers, id: string): Promise<void> {
  const before = mail.faults.taken()
  mail.faults.set({ kind: 'slow', ms: 20_000 })
  const working = office.ask({ do: 'work', id }).catch(() => null)
  await expect.poll(() => mail.faults.taken(), { timeout: 60_000 }).toBeGreaterThan(before)
  await office.kill()
  await working
  mail.faults.set({ kind: 'none' })
  await office.start()
}

async function accept(mail: MailServers, address: string, invitation: ReceivedMail): Promise<void> {
  const uid = /^UID:(.*)$/m.exec(invitation.calendar?.ics ?? '')?.[1]?.trim()
  const ics = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'METHOD:REPLY', 'BEGIN:VEVENT'],
    ...[`UID:${uid}`, 'DTSTAMP:20260303T100000Z', 'DTSTART:20260313T140000Z', 'SEQUENCE:2'],
    ...[
      `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${address}`,
      `ORGANIZER:mailto:${OFFICE}`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  ].join('\r\n')
  const box = openMailbox(mail.account(address, { bccSelf: false }))
  await box.send(
    {
      ...{ messageId: `<accept-${address}>`, from: { name: '', address }, to: { name: '', address: OFFICE } },
      ...{
        subject: 'Accepted: Hearing preparation',
        text: 'Accepted',
        inReplyTo: invitation.messageId,
        references: [],
      },
      calendar: { method: 'REPLY', ics },
    },
    signal,
  )
  await box.close()
}

async function expectInCalendar(radicale: CalendarServer, id: string): Promise<void> {
  const [{ user, password, calendarUrl }] = radicale.accounts
  const calendar = openCalDav({
    ...{ name: 'partner', url: calendarUrl, text: eventText, reader: { timeZone: 'UTC', addresses: [] } },
    auth: { kind: 'basic', user, password: async () => password },
    clock: { nowMs: () => 0 },
  })
  expect(await calendar.get(`${id}@meetings.lanewright`, signal)).toMatchObject({
    ...{ status: 'confirmed', start: '2026-03-13T14:00:00.000Z' },
  })
  await calendar.close()
}
