import { expect, test } from 'vitest'
import { isServerNotice } from './notices.ts'

test.each([
  'This e-mail and any attachments are confidential and may be privileged.',
  'CONFIDENTIALITY NOTICE: the contents',
  'Diese E-Mail ist vertraulich.',
  'Ce message et ses pièces jointes sont strictement confidentiels.',
  'Este mensaje y sus anexos son confidenciales.',
  'Questo messaggio contiene informazioni riservate.',
  'Deze e-mail is vertrouwelijk.',
  'Niniejsza wiadomość jest poufna.',
  'Цей лист може містити конфіденційну інформацію.',
  'Please consider the environment before printing.',
])('%s is added by a server [M-dec.4]', (line) => {
  expect(isServerNotice(line)).toBe(true)
})

test.each(['This time works for me.', 'If you are free on Monday, so am I.', 'Diese Woche passt mir nicht.', ''])(
  '%s is written by a person [M-dec.4]',
  (line) => {
    expect(isServerNotice(line)).toBe(false)
  },
)
