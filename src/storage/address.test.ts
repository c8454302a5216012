import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

test('one server, several, IPv6, a socket, and hosts as parameters are read as PostgreSQL reads them [SC-hosts.address]', () => {
  expect(readAddress('postgres://u:p%40@db/x')).toEqual({ urls: ['postgres://u:p%40@db:5432/x'], names: ['db:5432'] })
  expect(readAddress('postgresql://u:p@h1:1,h2:2,h3/x?target_session_attrs=read-write&sslmode=require')).toEqual({
    urls: ['h1:1', 'h2:2', 'h3:5432'].map((at) => `postgres://u:p@${at}/x?sslmode=require`),
    names: ['h1:1', 'h2:2', 'h3:5432'],
  })
  expect(readAddress('postgres://u@[::1]:6000,[fe80::1]/x').names).toEqual(['[::1]:6000', '[fe80::1]:5432'])
  expect(readAddress('postgres:///x?host=h1,h2&port=1,2').names).toEqual(['h1:1', 'h2:2'])
  expect(readAddress('postgres:///x?host=h1,h2&port=7').names).toEqual(['h1:7', 'h2:7'])
  expect(readAddress('postgres://u@/x?host=/run/postgresql')).toEqual({
    urls: ['postgres://u@localhost:5432/x?host=%2Frun%2Fpostgresql'],
    names: ['/run/postgresql:5432'],
  })
  expect(readAddress('postgres://u@%2Frun%2Fpg/x').names).toEqual(['/run/pg:5432'])
})

test.for([
  ['what is this', 'no address'],
  ['mysql://u:secret@h/db', 'not postgres'],
  ['postgres:///db', 'names no host'],
  ['postgres://u:secret@h1,,h2/db', 'names no host'],
  ['postgres://u:secret@h', 'names no database'],
  ['postgres://u:secret@h:port/db', 'no number'],
  ['postgres://u:secret@h1,h2,h3/db?port=1,2', '3 hosts and 2 ports'],
  [`postgres://u:secret@${Array(17).fill('h').join(',')}/db`, 'more than 16 hosts'],
  ['postgres://u:secret@h/db?target_session_attrs=standby', 'takes no writes'],
  ['postgres://u:secret@h/db?target_session_attrs=any', 'takes no writes'],
  ['postgres://u:secret@h/db?target_session_attrs=fastest', 'does not know'],
] as const)('%s is refused: %s [SC-hosts.address]', ([text, why]) => {
  const refusal = { code: 'database.bad_url', message: expect.stringContaining(why), next: expect.stringMatching(/./) }
  expect(() => readAddress(text)).toThrow(expect.objectContaining(refusal))
  expect(() => readAddress(text)).not.toThrow(/secret/)
})
