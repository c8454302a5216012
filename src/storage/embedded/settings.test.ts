import { expect, test } from 'vitest'
import { configuration, hostRules, socketFolder } from './settings.ts'

test('a socket goes only where its whole path fits and PostgreSQL reads the path as one', () => {
  expect(socketFolder('/data/run')).toBe('/data/run')
  const longest = `/${'d'.repeat(103 - '/.s.PGSQL.65535'.length - 1)}`
  expect(socketFolder(longest)).toBe(longest)
  expect(socketFolder(`${longest}d`)).toBe('')
  // Two bytes a letter: the limit counts bytes.
  expect(socketFolder(`/${'é'.repeat(50)}`)).toBe('')
  for (const odd of ['/a,b/run', '/a"b/run', '/a\\b/run', '/a\nb/run']) expect(socketFolder(odd)).toBe('')
})

test('a quote in a path cannot end its setting', () => {
  expect(configuration("/it's")).toContain("unix_socket_directories = '/it''s'\n")
})

test('no rule lets anybody in without a password', () => {
  const rules = hostRules.split('\n').filter((line) => line && !line.startsWith('#'))
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) expect(rule).toMatch(/ scram-sha-256$/)
})

test('the server takes a sixteenth of the memory for its pages, never little and never much', () => {
  const taken = (gib: number) => /shared_buffers = '(\d+MB)'/.exec(configuration('/run', gib * 1024 ** 3))?.[1]
  expect([0.5, 1, 4, 64].map(taken)).toEqual(['128MB', '128MB', '256MB', '512MB'])
})

test('a commit is on the disk before it is answered', () => {
  const written = configuration('/run')
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) expect(written).toContain(`${name} = 'on'\n`)
})
