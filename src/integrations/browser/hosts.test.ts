import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPrivate } from './addresses.ts'
import { createAdmit } from './hosts.ts'

const names: Record<string, string[]> = {
  'site.example': ['93.184.216.34'],
  'inside.example': ['10.1.2.3'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  localhost: ['127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
}
const resolve = async (name: string) => names[name] ?? []
const hosts = ['site.example', '127.0.0.1:4100', 'inside.example', 'both.example', 'mapped.example', 'localhost:4100']
const admit = createAdmit({ hosts: [...hosts, '10.0.0.9', '[::1]:4100', 'gone.example'], ownPorts: [4200] }, resolve)
const ok = async (url: string) => (await admit.url(url)).ok

test.for([
  'https://site.example/x',
  'http://site.example',
  'https://SITE.example:443/',
  'http://127.0.0.1:4100/in/anna',
  'http://[::1]:4100/',
  'http://2130706433:4100/',
  // The name leads to a private address that is itself listed with its port.
  'http://localhost:4100/',
])('%s may be opened', async (url) => {
  expect(await ok(url)).toBe(true)
})

test.for([
  'https://other.example/',
  'https://site.example:8443/',
  'https://site.example.evil.example/',
  'https://site.example./',
  'http://127.0.0.1/',
  'http://127.0.0.1:4101/',
  'http://127.0.0.2:4100/',
  // Listed without a port, a private address stays closed.
  'http://10.0.0.9/',
  // Public names that lead inside.
  'http://inside.example/',
  'https://both.example/',
  'https://mapped.example/',
  // Listed, and known to nobody.
  'https://gone.example/',
  'file:///etc/passwd',
  'data:text/html,x',
  'blob:https://site.example/1',
  'x',
  '',
])('%s may not', async (url) => {
  expect(await ok(url)).toBe(false)
})

test('our own port is closed on every address of this machine', async () => {
  const own = createAdmit(
    { hosts: ['127.0.0.1:4200', 'localhost:4200', 'site.example:4200'], ownPorts: [4200] },
    resolve,
  )
  expect((await own.url('http://127.0.0.1:4200/')).ok).toBe(false)
  expect((await own.url('http://localhost:4200/')).ok).toBe(false)
  expect((await own.url('http://site.example:4200/')).ok).toBe(true)
})

test('a tunnel is judged like an address', async () => {
  expect(await admit.authority('site.example:443')).toEqual({ ok: true, address: '93.184.216.34', port: 443 })
  for (const bad of ['127.0.0.1:22', 'site.example:22', 'user@site.example:443', 'site.example:443/x', ''])
    expect((await admit.authority(bad)).ok).toBe(false)
})

test.for([
  '127.0.0.1',
  '10.0.0.1',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '::1',
  '::',
])('%s is not public', (address) => expect(isPrivate(address)).toBe(true))

test.for(['fe80::1', 'fd00::1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'no address'])(
  '%s is not public either',
  (address) => expect(isPrivate(address)).toBe(true),
)

test.for(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPrivate(address)).toBe(false)
})

test('no text makes it throw, and what is not listed is never let through', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), async (text) => {
      expect(await admit.url(text)).toMatchObject({ ok: false })
      expect(await admit.authority(text)).toMatchObject({ ok: false })
    }),
  )
})
