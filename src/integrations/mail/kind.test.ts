import { expect, test } from 'vitest'
import type { ReportParts } from './bounce.ts'
import { readHeaders } from './headers.ts'
import { kindOf } from './kind.ts'

const NO_REPORT: ReportParts = { deliveryStatus: null, original: null }

function kind(head: string, { text = 'Yes.', report = NO_REPORT, from = 'zoe@firm.test' } = {}) {
  const headers = readHeaders(Buffer.from(`${head}\r\n\r\n`))
  const contentType = (headers.first('content-type') ?? '').toLowerCase()
  return kindOf({ headers, contentType, from, subject: headers.first('subject') ?? '', fullText: text, report })
}

test.for([
  'Subject: Re: Meeting',
  'Subject: Re: Meeting\r\nAuto-Submitted: no',
  'Subject: Re: Out of office',
  'Subject: RE: Automatic reply: Meeting',
  'Subject: Re: Meeting\r\nX-Auto-Response-Suppress: DR, RN, NRN',
  'Subject: Re: Meeting\r\nPrecedence: normal',
  'Subject: Re: Meeting\r\nIn-Reply-To: <a@b>\r\nList-Unsubscribe: <mailto:x@crm.test>',
  'Subject: My office is out of paper',
])('a person: %j', (head) => {
  expect(kind(head)).toEqual({ kind: 'person', bounced: null })
})

test.for([
  ['Subject: x\r\nAuto-Submitted: auto-replied', 'auto_reply'],
  ['Subject: x\r\nAuto-Submitted: auto-generated (by a machine)', 'auto_reply'],
  ['Subject: x\r\nAUTO-SUBMITTED:   Auto-Replied; owner-email="x"', 'auto_reply'],
  ['Subject: x\r\nAuto-Submitted: no\r\nAuto-Submitted: auto-replied', 'auto_reply'],
  ['Subject: x\r\nX-Auto-Response-Suppress: All', 'auto_reply'],
  ['Subject: x\r\nPrecedence: auto_reply', 'auto_reply'],
  ['Subject: x\r\nX-Autorespond: yes', 'auto_reply'],
  ['Subject: Automatic reply: Meeting\r\nAuto-Submitted: auto-generated', 'auto_reply'],
  ['Subject: Out of Office: x\r\nAuto-Submitted: auto-replied', 'out_of_office'],
  ['Subject: x\r\nX-Autoreply: yes', 'out_of_office'],
  ['Subject: x\r\nList-Id: <l.x.test>', 'list'],
  ['Subject: x\r\nPrecedence: bulk', 'list'],
  ['Subject: x\r\nList-Unsubscribe: <mailto:x@y.test>', 'list'],
])('%j is %s', ([head, expected]) => {
  expect(kind(head!).kind).toBe(expected)
})

test.for([
  ...['Out of office', 'Fuera de la oficina', 'Absence du bureau', 'Abwesenheitsnotiz: Termin', 'Fuori sede'],
  ...['Fora do escritório', 'Afwezig', 'Nieobecność w biurze', 'Поза офісом', 'Відсутня до понеділка'],
])('without any header, the subject %j is the last resort', (subject) => {
  expect(kind(`Subject: ${subject}`).kind).toBe('out_of_office')
})

test.for([
  ...['Automatic reply: x', 'Respuesta automática: x', 'Réponse automatique : x', 'Automatische Antwort: x'],
  ...['Risposta automatica: x', 'Resposta automática: x', 'Automatisch antwoord: x', 'Odpowiedź automatyczna: x'],
  ...['Автоматична відповідь: x'],
])('so is %j', (subject) => {
  expect(kind(`Subject: ${subject}`).kind).toBe('auto_reply')
  expect(kind(`Subject: ${subject}`, { text: 'Ich bin im Urlaub.' }).kind).toBe('out_of_office')
})

const REPORT = 'Subject: x\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b'
const status = (action: string, code: string) =>
  `Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; z@x.test\r\nAction: ${action}\r\nStatus: ${code}\r\nDiagnostic-Code: smtp; 5xx\r\n folded\r\n`

test.for<[string, string, string, boolean | null]>([
  ['failed', '5.1.1', 'bounce', true],
  ['failed', '4.4.7', 'bounce', false],
  ['delayed', '4.4.1', 'bounce', false],
  ['delivered', '2.0.0', 'delivery_note', null],
  ['relayed', '2.0.0', 'delivery_note', null],
])('a report that says %s %s is a %s', ([action, code, expected, permanent]) => {
  const report = { deliveryStatus: status(action, code), original: 'Received: x\r\nMessage-ID: <ours@firm.test>\r\n' }
  const { kind: found, bounced } = kind(REPORT, { report })
  expect(found).toBe(expected)
  expect(bounced).toEqual(
    permanent === null ? null : { messageId: '<ours@firm.test>', permanent, diagnostic: 'smtp; 5xx folded' },
  )
})

test('a report about several recipients tells of the one that failed', () => {
  const two = `${status('delivered', '2.0.0')}\r\n${status('failed', '5.2.2').split('\r\n\r\n')[1]}`
  expect(kind(REPORT, { report: { deliveryStatus: two, original: null } })).toMatchObject({
    ...{ kind: 'bounce', bounced: { permanent: true, messageId: null } },
  })
})

test('a read receipt is a note', () => {
  expect(kind('Subject: Read\r\nContent-Type: multipart/report; report-type=disposition-notification').kind).toBe(
    'delivery_note',
  )
})

test.for<[string, string, boolean]>([
  ['Subject: failure notice', '<z@x.test>:\n550 no mailbox\n\nMessage-ID: <ours@firm.test>\n', true],
  [
    'Subject: Mail delivery failed: returning message to sender',
    'SMTP error: 452 4.2.2 mailbox full\n  Message-Id: <ours@firm.test>',
    false,
  ],
  ['Subject: Warning: message delayed', 'We will keep trying.\n> Message-ID: <ours@firm.test>', false],
  [
    'Subject: Undeliverable: Meeting\r\nX-Failed-Recipients: z@x.test',
    'Address not found. Message-ID is below\nMessage-ID: <ours@firm.test>',
    true,
  ],
])('prose of a mail daemon is a bounce: %j', ([head, text, permanent]) => {
  expect(kind(head, { text, from: 'MAILER-DAEMON@mx.test' })).toMatchObject({
    ...{ kind: 'bounce', bounced: { messageId: '<ours@firm.test>', permanent } },
  })
})
