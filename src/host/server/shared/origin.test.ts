import { expect, test } from 'vitest'
import { requireListen, requireOrigin } from './origin.ts'

test('an origin is https, a host and perhaps a port [T-gate.15]', () => {
  for (const good of ['https://desk.example.org', 'https://desk.example.org:8443', 'https://localhost:4380'])
    expect(requireOrigin(good)).toBe(good)
  expect(requireOrigin('https://desk.example.org/')).toBe('https://desk.example.org')
})

test.each([
  undefined,
  '',
  'desk.example.org',
  'http://desk.example.org',
  'https://desk.example.org/path',
  'https://desk.example.org?x',
  'https://user@desk.example.org',
  'https://DESK.example.org:443/x',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
  'javascript:alert(1)',
])('%s is none [T-gate.15]', (text) => {
  expect(() => requireOrigin(text)).toThrow(expect.objectContaining({ code: 'server.bad_origin' }))
})

test('only loopback is listened to in the clear', () => {
  expect(requireListen('127.0.0.1', false)).toBe('127.0.0.1')
  expect(requireListen('0.0.0.0', true)).toBe('0.0.0.0')
  expect(() => requireListen('0.0.0.0', false)).toThrow(expect.objectContaining({ code: 'server.plain_outside' }))
  expect(() => requireListen('desk.example.org', true)).toThrow(expect.objectContaining({ code: 'server.bad_listen' }))
})
