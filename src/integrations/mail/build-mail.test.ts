import { expect, test } from 'vitest'
import type { OutgoingMail } from '#kernel/ports/mailer.ts'
import { boundedReferences, buildMail } from './build-mail.ts'
import { plainAddress } from './fields.ts'

const mail: OutgoingMail = {
  messageId: '<one@firm.test>',
  from: { name: 'Anna', address: 'anna@firm.test' },
  to: { name: 'Zoë, "the partner"', address: 'zoe@bücher.example' },
  ...{ subject: 'Réunion', text: 'Bonjour Zoë,\n', inReplyTo: '<a@b.test>', references: ['<a@b.test>'] },
}
const at = new Date('2026-03-03T08:15:00Z')
const build = async (more: Partial<OutgoingMail> = {}) =>
  Buffer.from(await buildMail({ ...mail, ...more }, at)).toString()
const headOf = (raw: string) => raw.split('\r\n\r\n')[0]!

test('the same mail at the same time has the same bytes, an invitation too', async () => {
  const calendar = { method: 'REQUEST' as const, ics: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' }
  expect(await build()).toBe(await build())
  expect(await build({ calendar })).toBe(await build({ calendar }))
})

test('its headers are those that are needed, and no others', async () => {
  const names = headOf(await build())
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0])
  expect(names.toSorted()).toEqual([
    ...['Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'In-Reply-To', 'MIME-Version'],
    ...['Message-ID', 'References', 'Subject', 'To'],
  ])
})

test('every line ends as the standard says, is ASCII, and is short enough', async () => {
  const raw = await build({ text: `${'ü'.repeat(5_000)}\nx\r\ny\rz`, subject: 'ü'.repeat(400) })
  expect(/[\r\n\x80-\uffff]/.exec(raw.replaceAll('\r\n', ''))).toBeNull()
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
})

test('where nobody looked at it the mail says so, and only then', async () => {
  expect(headOf(await build())).not.toMatch(/auto-submitted/i)
  expect(headOf(await build({ autoSubmitted: 'auto-generated' }))).toMatch(/^Auto-Submitted: auto-generated$/m)
})

test('an invitation has its method in its type, beside the text and as a file', async () => {
  const ics = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n'
  const raw = await build({ calendar: { method: 'CANCEL', ics } })
  expect(raw).toMatch(
    /Content-Type: multipart\/alternative;[\s\S]*text\/plain[\s\S]*text\/calendar; charset=utf-8; method=CANCEL/i,
  )
  expect(raw).toMatch(/Content-Disposition: attachment; filename=invite\.ics/)
})

test('a long thread keeps its first and its newest', () => {
  const all = Array.from({ length: 100 }, (_, i) => `<${i}@x.test>`)
  const kept = boundedReferences([...all, ...all])
  expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([21, '<0@x.test>', '<80@x.test>', '<99@x.test>'])
})

test.for<[Partial<OutgoingMail>, string]>([
  [{ text: 'x\0y' }, 'mail.control_character'],
  [{ text: 'x'.repeat(100_001) }, 'mail.too_long'],
  [{ text: 'half \ud800' }, 'mail.too_long'],
  [{ subject: 'x'.repeat(901) }, 'mail.too_long'],
  [{ subject: 'two\u2028lines' }, 'mail.header_injection'],
  [{ messageId: 'one@firm.test' }, 'mail.bad_id'],
  [{ messageId: '<one>' }, 'mail.bad_id'],
  [{ references: ['a b'] }, 'mail.bad_id'],
  [{ calendar: { method: 'REQUEST', ics: 'METHOD:REQUEST' } }, 'mail.bad_calendar'],
])('%j is refused by name', async ([more, code]) => {
  await expect(build(more)).rejects.toMatchObject({ code, next: expect.any(String) })
})

test.for([
  ['Zoe@Firm.TEST', 'Zoe@firm.test'],
  ['a.b+c@bücher.example', 'a.b+c@xn--bcher-kva.example'],
  ['a@[127.0.0.1]', null],
  ['a@b@c.test', null],
  ['zoë@firm.test', null],
  [`${'x'.repeat(65)}@firm.test`, null],
  ['a@firm.test ', null],
])('%j is %j for the envelope', ([address, plain]) => {
  expect(plainAddress(address!)).toBe(plain)
})
