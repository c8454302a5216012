import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Credentials, parseCredentials, roles, roleUsers } from './credentials.ts'

const good = Object.fromEntries(
  roles.map((role, i) => [role, { user: roleUsers[role], password: String(i).repeat(43) }]),
) as Credentials

test('what was written is read back', () => {
  expect(parseCredentials(JSON.stringify(good), 'file')).toEqual(good)
})

test('a missing role, another user or a password that could break a URL is refused', () => {
  const { app: _, ...four } = good
  const spoilt = [
    four,
    { ...good, app: { ...good.app, user: 'postgres' } },
    { ...good, app: { ...good.app, password: 'short' } },
    { ...good, app: { ...good.app, password: `${'a'.repeat(42)}@` } },
  ]
  for (const value of spoilt) {
    expect(() => parseCredentials(JSON.stringify(value), 'file')).toThrow('missing, damaged')
  }
})

test('no other content is taken for passwords', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseCredentials(text, 'file')).toThrow('missing, damaged')
    }),
  )
})
