import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identify } from './identify.ts'

const kind = (head: string | Uint8Array) => {
  const identified = identify(typeof head === 'string' ? Buffer.from(head) : head)
  return 'contentType' in identified ? identified.contentType : identified.refusal.code
}
const raw = (text: string) => Buffer.from(text, 'latin1')

test.for([
  ['a letter that begins like a Windows program', 'MZ Consulting Ltd.\n\nDear Ms. Delgado-Reyes,\n', 'text/plain'],
  [
    'a memo with From, To and Date',
    'FROM: Grant Hollis\nTO: File\nDATE: March 12, 2026\nRE: Doors\n\nText',
    'text/plain',
  ],
  ['a memo with an address and no date of a mail', 'From: g@x.test\nDate: March 12, 2026\n\nText', 'text/plain'],
  [
    'a mail of which only the sender and the date are left',
    'From: g@x.test\nDate: 12 Mar 2026 17:42 -0500\n\nText',
    'message/rfc822',
  ],
  [
    'a mail out of a mailbox file',
    'From g@x.test Thu Mar 12\nReceived: by x\nFrom: g@x.test\n\nText',
    'message/rfc822',
  ],
  ['a page that says so after a comment', '<!-- saved from x -->\n<!DOCTYPE HTML><p>', 'text/html'],
  ['text that speaks of a tag', 'He wrote <html> in his letter', 'text/plain'],
  ['text that speaks of PDF', 'The file begins with %PDF-1.7 and', 'text/plain'],
  ['a list with semicolons', 'a;b;c\n1;"2;2";3\n4;5;6\n7', 'text/csv'],
  ['prose with commas', 'Dear Maria, Tomas, and all,\nyes, no, maybe\nnever\nend', 'text/plain'],
  ['a list of values', '[{ "a": 1 }]', 'application/json'],
  ['a recording', raw('RIFF\x00\x00\x00\x00WAVEfmt '), 'audio/wav'],
  ['half a character at the end of the beginning', Buffer.from('Müller weiß').subarray(0, -1), 'text/plain'],
  ['zeros', Buffer.alloc(100), 'document.unknown_type'],
  ['a book', raw(`PK\x03\x04${'\0'.repeat(22)}\x08\0\0\0mimetypeapplication/epub`), 'document.unknown_type'],
  ['nothing', '', 'document.empty'],
  ['a script behind a byte order mark', '\uFEFF#!/bin/sh', 'document.executable'],
] as const)('%s', ([, head, expected]) => {
  expect(kind(head)).toBe(expected)
})

test('any beginning of a text is told to be a text', () => {
  const words = 'Grüße — “unsafe” doors, 11½ hours; €1.284,50 — naïve façade.'
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      expect(kind(Buffer.from(words.repeat(9)).subarray(0, length + 1))).toBe('text/plain')
    }),
  )
})

test('whatever the bytes, there is an answer, and a refusal says what to do next [C-doc.6]', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const identified = identify(bytes)
      if ('refusal' in identified) expect(identified.refusal.next).toMatch(/^[A-Z].+\.$/)
      else expect(identified.contentType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
    }),
    { numRuns: 2_000 },
  )
})
