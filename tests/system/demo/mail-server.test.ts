import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDemoMailServer } from '#demo/mailbox/mail-server.ts'
import { MAIL_SERVER } from '#demo/mailbox/messages.ts'
import { createMailCodec } from '#integrations/mail/codec.ts'
import { mailTextHash } from '#kernel/mail-text.ts'
import type { OutgoingMail } from '#kernel/ports/mailer.ts'
import { manualClock } from '../../support/clock.ts'

const never = new AbortController().signal
const codec = createMailCodec({ trustedServers: [MAIL_SERVER] })
const WRITER = join(import.meta.dirname, 'mail-writer.ts')
const ANNA = { name: 'Anna Assistant', address: 'anna@practice.test' }
const SINCE = { since: '2000-01-01T00:00:00Z', limit: 100 }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lanewright-post-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const open = (dataDir = folder(), clock = manualClock()) => openDemoMailServer({ dataDir, codec, clock })

const invitation = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  ...{ messageId: '<one@practice.test>', from: ANNA, to: { name: 'Zoë', address: 'zoe@firm.test' } },
  ...{
    subject: 'Meeting',
    text: 'Hi Zoë,\n\nTuesday at 10:00?\n\nBest, Anna',
    inReplyTo: null,
    references: [],
    ...more,
  },
})

/** Somebody who sends mails in a process of their own. */
function writer(dataDir: string, name: string, most = 10_000, before = '') {
  const run = [process.execPath, '--conditions=lanewright-source', WRITER, dataDir, name, String(most)]
  const child = spawn('bash', ['-c', `${before} exec "$@"`, 'bash', ...run], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  child.stdout.on('data', (data: Buffer) => said.push(...data.toString().trimEnd().split('\n')))
  const ended = once(child, 'close')
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said, ended }
}

const everybody = async (dataDir: string) => {
  const box = open(dataDir).mailbox({ name: '', address: 'everybody@practice.test' })
  const ids: string[] = []
  for (let cursor = null, more = true; more; ) {
    const got = await box.fetch(cursor, SINCE, never)
    ids.push(...got.mails.map(({ messageId }) => messageId))
    ;({ cursor, more } = got as never)
  }
  return ids
}

test('a newcomer plays both sides: asked, answered in the thread, and what was quoted is not taken for the answer', async () => {
  const mail = open()
  const anna = mail.mailbox(ANNA)
  expect(await anna.send(invitation(), never)).toMatchObject({ outcome: 'done' })
  const zoe = mail.mailboxOf('zoe@firm.test', 'Zoë Example')
  expect(zoe.list()).toMatchObject([{ uid: 1, folder: 'inbox', with: ANNA.address }])
  expect(await zoe.read(1)).toMatchObject({ subject: 'Meeting', fromName: 'Anna Assistant' })
  const { messageId } = await zoe.reply(1, { text: 'Yes, gladly.' })
  const { mails, cursor } = await anna.fetch(null, SINCE, never)
  expect(mails).toMatchObject([
    {
      ...{ messageId, from: 'zoe@firm.test', fromName: 'Zoë Example', subject: 'Re: Meeting', text: 'Yes, gladly.' },
      ...{ inReplyTo: '<one@practice.test>', references: ['<one@practice.test>'], kind: 'person' },
      checks: { dmarc: 'pass' },
    },
  ])
  expect(mails[0]!.fullText).toContain('> Tuesday at 10:00?')
  const second = invitation({
    messageId: '<two@practice.test>',
    inReplyTo: messageId,
    references: ['<one@practice.test>', messageId],
  })
  await anna.send(second, never)
  await zoe.reply(zoe.list().at(-1)!.uid, { text: 'Never mind.', quote: false })
  const [last] = (await anna.fetch(cursor, SINCE, never)).mails
  expect(last).toMatchObject({
    inReplyTo: '<two@practice.test>',
    references: [...second.references, '<two@practice.test>'],
  })
  expect(mail.addresses()).toEqual(['anna@practice.test', 'zoe@firm.test'])
  await expect(mail.mailboxOf('eve@evil.test').read(1)).rejects.toMatchObject({ code: 'demo.no_such_letter' })
})

test('an invitation is answered as one, and a machine answers as a machine', async () => {
  const mail = open()
  await mail.mailbox(ANNA).send(invitation(), never)
  const zoe = mail.mailboxOf('zoe@firm.test')
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nEND:VCALENDAR\r\n'
  await zoe.reply(1, { text: 'Accepted', calendar: { method: 'REPLY', ics } })
  await zoe.reply(1, { text: 'I am out of office.', autoSubmitted: 'auto-replied' })
  const { mails } = await mail.mailbox(ANNA).fetch(null, SINCE, never)
  expect(mails.map(({ kind, calendar }) => [kind, calendar?.method])).toEqual([
    ['person', 'REPLY'],
    ['out_of_office', undefined],
  ])
})

test('the time of the world is the clock’s', async () => {
  const clock = manualClock('2031-05-05T08:00:00.000Z')
  const mail = open(folder(), clock)
  await mail.mailbox(ANNA).send(invitation(), never)
  clock.advance(86_400_000)
  await mail.mailboxOf('zoe@firm.test').reply(1, { text: 'Yes' })
  expect(
    mail
      .mailboxOf('zoe@firm.test')
      .list()
      .map(({ at }) => at),
  ).toEqual(['2031-05-05T08:00:00.000Z', '2031-05-06T08:00:00.000Z'])
  const late = await mail.mailbox(ANNA).fetch(null, { since: '2031-05-06T09:00:00Z', limit: 9 }, never)
  expect(late.mails).toEqual([])
})

test('killed at any moment, whatever was acknowledged is there, once, and at most one more', async () => {
  const dataDir = folder()
  for (let round = 0; round < 3; round++) {
    const one = writer(dataDir, `round${round}`)
    await expect.poll(() => one.said.length, { timeout: 60_000 }).toBeGreaterThan(3 + round * 5)
    one.child.kill('SIGKILL')
    await one.ended
    const kept = (await everybody(dataDir)).filter((id) => id.includes(`round${round}@`))
    expect(kept.slice(0, one.said.length)).toEqual(one.said)
    expect(kept.length - one.said.length).toBeOneOf([0, 1])
    const box = open(dataDir).mailbox({ name: '', address: `round${round}@practice.test` })
    for (const [i, id] of kept.entries())
      expect((await box.find(id, never))?.textHash).toBe(mailTextHash(`${i} of round${round}`))
  }
})

test('several processes write to one folder, and nothing is lost, doubled or out of order', async () => {
  const dataDir = folder()
  const writers = ['a', 'b', 'c'].map((name) => ({ name, ...writer(dataDir, name, 25) }))
  await Promise.all(writers.map(({ ended }) => ended))
  const kept = await everybody(dataDir)
  expect(kept).toHaveLength(75)
  for (const { name, said } of writers) expect(kept.filter((id) => id.includes(`.${name}@`))).toEqual(said)
})

test('where nothing more can be written nothing is sent, and that is known', async () => {
  const dataDir = folder()
  open(dataDir)
  const full = writer(dataDir, 'full', 3, "trap '' XFSZ; ulimit -f 0;")
  await full.ended
  expect(full.said).toEqual(['mail.not_stored', 'mail.not_stored', 'mail.not_stored'])
  expect(readdirSync(join(dataDir, 'letters'))).toEqual([])
  expect(readdirSync(join(dataDir, 'drafts'))).toEqual([])
})

test('only their owner may read the files, and what a dead process left is nobody’s mail', async () => {
  const dataDir = folder()
  open(dataDir)
  writeFileSync(join(dataDir, 'drafts', 'half'), 'Return-Path: <a@b>\r\nDelivered-To: anna@practice.test\r\n')
  const mail = open(dataDir)
  await mail.mailbox(ANNA).send(invitation(), never)
  expect(mail.mailboxOf(ANNA.address).list()).toMatchObject([{ folder: 'sent' }])
  const modes = ['letters', 'drafts', 'letters/000000000001.eml'].map(
    (name) => statSync(join(dataDir, name)).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o700, 0o600])
})

test('an address cannot write into the headers of the server', () => {
  const mail = open()
  for (const [from, to] of [
    ['a@b.test>\r\nX: y', 'c@d.test'],
    ['a@b.test', 'c@d.test\nX: y'],
  ])
    expect(() => mail.deliver(from!, to!, Buffer.from('x'))).toThrow(
      expect.objectContaining({ code: 'mail.header_injection' }),
    )
  expect(mail.addresses()).toEqual([])
})
