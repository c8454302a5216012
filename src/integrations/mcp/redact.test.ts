import { expect, test } from 'vitest'
import { redactor, redactValue } from './redact.ts'

const value = 'p"ss word/1'
const redact = redactor([{ name: 'TOKEN', value }])

test('a secret is taken out as it is, in JSON, in an address and in base64', () => {
  for (const form of [value, JSON.stringify({ a: value }), encodeURIComponent(value), btoa(value)]) {
    expect(redact(`before ${form} after`)).toMatch(/^before .*\[secret TOKEN\].* after$/)
    expect(redact(form)).not.toContain('ss word')
  }
})

test('a secret of several lines is taken out line by line', () => {
  const pem = redactor([{ name: 'KEY', value: '-----BEGIN KEY-----\nabcdefgh12345678\n-----END KEY-----' }])
  expect(pem('loading abcdefgh12345678')).toBe('loading [secret KEY]')
})

test('a secret inside another does not spoil the longer one', () => {
  const both = redactor([
    { name: 'SHORT', value: 'abcd' },
    { name: 'LONG', value: 'abcdefgh' },
  ])
  expect(both('abcdefgh abcd')).toBe('[secret LONG] [secret SHORT]')
})

test('keys and values of a structure are redacted, and nothing else changes', () => {
  expect(redactValue({ [value]: [value, 1, null, { ok: true }] }, redact)).toEqual({
    '[secret TOKEN]': ['[secret TOKEN]', 1, null, { ok: true }],
  })
})
