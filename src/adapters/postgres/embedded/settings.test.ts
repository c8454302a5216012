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
