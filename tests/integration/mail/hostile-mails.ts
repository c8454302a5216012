/** Mails that were made to hurt whoever reads them, and what must still be known of them. */
export interface HostileMail {
  name: string
  raw: Buffer
  knows?: object
}

const HEAD = 'From: Zoë <zoe@firm.test>\r\nMessage-ID: <id@firm.test>\r\nSubject: Re: Meeting\r\n'
const KNOWN = { messageId: '<id@firm.test>', from: 'zoe@firm.test' }
const mail = (head: string, body: string | Buffer = 'Hello\r\n') =>
  Buffer.concat([Buffer.from(`${HEAD}${head}\r\n`), Buffer.from(body as Buffer)])
const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`
const mixed = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n'

/** A part in a part in a part. */
function nested(depth: number, ending = ''): string {
  let open = ''
  for (let i = 0; i < depth; i++) open += `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`
  return `${open}Content-Type: text/plain\r\n\r\ndeep\r\n${ending}`
}

/** A mail in a mail in a mail. */
const enclosed = (depth: number) => `${'Content-Type: message/rfc822\r\n\r\n'.repeat(depth)}Subject: x\r\n\r\ninner`

export const HOSTILE: HostileMail[] = [
  { name: 'nothing at all', raw: Buffer.alloc(0) },
  { name: 'one byte', raw: Buffer.from([0]) },
  { name: 'only line ends', raw: Buffer.from('\r\n'.repeat(50_000)) },
  { name: 'only zeros', raw: Buffer.alloc(1_000_000) },
  { name: 'a header that never ends', raw: Buffer.from(`X: ${'y'.repeat(3_000_000)}`) },
  { name: 'a header of a million folds', raw: Buffer.from(`${HEAD}X: y${'\r\n z'.repeat(300_000)}\r\n\r\nHello`) },
  { name: 'a hundred thousand headers', raw: mail('X: y\r\n'.repeat(100_000)), knows: KNOWN },
  {
    name: 'a subject of a megabyte',
    raw: Buffer.from(`From: a@b.test\r\nSubject: ${'=?utf-8?B?w6k=?= '.repeat(60_000)}\r\n\r\nx`),
  },
  {
    name: 'ten thousand recipients',
    raw: mail(`To: ${'"A, B" <a@b.test>, '.repeat(10_000)}c@d.test\r\n`),
    knows: { ...KNOWN, text: 'Hello' },
  },
  {
    name: 'ten thousand senders',
    raw: Buffer.from(`From: ${'a@b.test, '.repeat(10_000)}\r\n\r\nHello`),
    knows: { notices: ['mail.several_senders', 'mail.no_message_id'] },
  },
  { name: 'brackets in the sender', raw: Buffer.from(`From: ${'('.repeat(50_000)}${'<'.repeat(50_000)}\r\n\r\nx`) },
  { name: 'quotes in the sender', raw: Buffer.from(`From: ${'"\\'.repeat(50_000)} <a@b.test>\r\n\r\nx`) },
  { name: 'ten thousand references', raw: mail(`References: ${'<r@x.test> '.repeat(10_000)}\r\n`), knows: KNOWN },
  {
    name: 'two of each header',
    raw: mail('From: eve@evil.test\r\nMessage-ID: <other@evil.test>\r\nSubject: Other\r\n'),
    knows: { ...KNOWN, subject: 'Re: Meeting' },
  },
  { name: 'parts in parts, five thousand deep', raw: Buffer.from(`${HEAD}${nested(5_000)}`), knows: KNOWN },
  { name: 'parts in parts, fifty deep', raw: Buffer.from(`${HEAD}${nested(50)}`), knows: { ...KNOWN, text: 'deep' } },
  { name: 'mails in mails, five thousand deep', raw: Buffer.from(`${HEAD}${enclosed(5_000)}`), knows: KNOWN },
  {
    name: 'fifty thousand parts',
    raw: mail(mixed, part('Content-Type: text/plain', 'x').repeat(50_000)),
    knows: KNOWN,
  },
  {
    name: 'twenty thousand attachments',
    raw: mail(mixed, part('Content-Disposition: attachment; filename=a', 'x').repeat(20_000)),
    knows: KNOWN,
  },
  {
    name: 'a boundary of a hundred kilobytes',
    raw: mail(`Content-Type: multipart/mixed; boundary="${'x'.repeat(100_000)}"\r\n`),
    knows: KNOWN,
  },
  {
    name: 'an empty boundary',
    raw: mail('Content-Type: multipart/mixed; boundary=""\r\n', '--\r\n\r\nx\r\n----\r\n'),
    knows: KNOWN,
  },
  { name: 'a boundary that is missing', raw: mail('Content-Type: multipart/mixed\r\n', '--b\r\n\r\nx'), knows: KNOWN },
  {
    name: 'base64 that is none',
    raw: mail('Content-Transfer-Encoding: base64\r\n', '!!!! not base64 ==== @@@@\r\n'.repeat(2_000)),
    knows: KNOWN,
  },
  {
    name: 'quoted-printable that is none',
    raw: mail('Content-Transfer-Encoding: quoted-printable\r\n', '=ZZ=\r\n=4=G1=C3=28'.repeat(5_000)),
    knows: KNOWN,
  },
  {
    name: 'an unknown charset',
    raw: mail('Content-Type: text/plain; charset=klingon\r\n', 'Hello\r\n'),
    knows: { ...KNOWN, text: 'Hello' },
  },
  {
    name: 'a charset that lies',
    raw: mail('Content-Type: text/plain; charset=utf-8\r\n', Buffer.from([0x48, 0xff, 0xfe, 0xc3, 0x28])),
    knows: KNOWN,
  },
  {
    name: 'UTF-7, which hides what it says',
    raw: mail('Content-Type: text/plain; charset=utf-7\r\n', '+ADw-script+AD4-'),
    knows: KNOWN,
  },
  {
    name: 'UTF-16 with half a character',
    raw: mail('Content-Type: text/plain; charset=utf-16le\r\n', Buffer.from([0x3d, 0xd8, 0x41])),
    knows: KNOWN,
  },
  {
    name: 'a transfer encoding that nobody knows',
    raw: mail('Content-Transfer-Encoding: rot13\r\n', 'Uryyb'),
    knows: KNOWN,
  },
  {
    name: 'HTML that opens a hundred thousand times',
    raw: mail('Content-Type: text/html\r\n', '<div><table><tr><td>'.repeat(30_000)),
    knows: KNOWN,
  },
  {
    name: 'HTML with a million entities',
    raw: mail('Content-Type: text/html\r\n', '&amp;&#x41;&nope;'.repeat(60_000)),
    knows: KNOWN,
  },
  {
    name: 'HTML of one long tag',
    raw: mail('Content-Type: text/html\r\n', `<a ${'x="'.repeat(100_000)}`),
    knows: KNOWN,
  },
  {
    name: 'HTML with tables in tables',
    raw: mail('Content-Type: text/html\r\n', `${'<table><tr><td>'.repeat(2_000)}x`),
    knows: KNOWN,
  },
  { name: 'a text of nine megabytes', raw: mail('', 'word '.repeat(1_800_000)), knows: KNOWN },
  { name: 'one line of nine megabytes', raw: mail('', 'x'.repeat(9_000_000)), knows: KNOWN },
  { name: 'quotes in quotes', raw: mail('', `${'>'.repeat(500)} x\r\n`.repeat(5_000)), knows: { ...KNOWN, text: '' } },
  { name: 'the same header of a quote forever', raw: mail('', 'Op a b schreef c\r\n'.repeat(30_000)), knows: KNOWN },
  {
    name: 'flowed text',
    raw: mail('Content-Type: text/plain; format=flowed; delsp=yes\r\n', 'x \r\n'.repeat(200_000)),
    knows: KNOWN,
  },
  {
    name: 'a calendar of nine megabytes',
    raw: mail('Content-Type: text/calendar; method=REPLY\r\n', `BEGIN:VCALENDAR\r\n${'X:Y\r\n'.repeat(1_800_000)}`),
    knows: KNOWN,
  },
  {
    name: 'a parameter in ten thousand pieces',
    raw: mail(`Content-Type: text/plain${Array.from({ length: 2_000 }, (_, i) => `; name*${i}*=x`).join('')}\r\n`),
    knows: KNOWN,
  },
  {
    name: 'a date from nowhere',
    raw: mail('Date: Fri, 99 Foo 99999 99:99:99 +9999\r\n'),
    knows: { ...KNOWN, date: null },
  },
  {
    name: 'a date before there were any',
    raw: mail('Date: Mon, 1 Jan 0001 00:00:00 +0000\r\n'),
    knows: { ...KNOWN, date: null },
  },
  { name: 'NUL and half characters', raw: mail('', Buffer.from('a\0b \xed\xa0\x80 c', 'latin1')), knows: KNOWN },
  { name: 'terminal commands', raw: mail('', '\x1b]0;owned\x07\x1b[2Jhello'), knows: KNOWN },
  {
    name: 'an id with a line break in it',
    raw: Buffer.from('From: a@b.test\r\nMessage-ID: <a\r\n b@c.test>\r\n\r\nx'),
    knows: { notices: ['mail.no_message_id'] },
  },
  {
    name: 'an id of a megabyte',
    raw: Buffer.from(`From: a@b.test\r\nMessage-ID: <${'x'.repeat(1_000_000)}@c.test>\r\n\r\nx`),
  },
  {
    name: 'a report in a report in a report',
    raw: mail(
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n',
      part('Content-Type: message/delivery-status', 'Action: failed\r\n\r\n'.repeat(50_000)),
    ),
    knows: KNOWN,
  },
  {
    name: 'an attachment named like a path',
    raw: mail(mixed, part('Content-Disposition: attachment; filename="../../etc/passwd\\0.exe"', 'x')),
    knows: KNOWN,
  },
  {
    name: 'prototype games',
    raw: mail(
      '__proto__: x\r\nconstructor: y\r\nContent-Type: text/plain; __proto__=x; constructor=y\r\nList-__proto__: <x>\r\n',
    ),
    knows: KNOWN,
  },
  {
    name: 'yEnc, uuencode and other old friends',
    raw: mail('Content-Transfer-Encoding: x-uuencode\r\n', 'begin 644 x\r\n#0V%T\r\nend\r\n'),
    knows: KNOWN,
  },
]
