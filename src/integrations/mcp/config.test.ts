import { expect, test } from 'vitest'
import { namesOf, readMounts, secretsOf } from './config.ts'

const GOOD = `app: outreach
servers:
  - name: crm
    transport:
      command: node
      args: [crm.mjs]
      env: { TOKEN: secret:CRM_TOKEN, REGION: eu }
    tools:
      - { name: lookup, pin: ${'a'.repeat(64)}, effect: read, timeout_ms: 10000 }
      - { name: note.add, pin: ${'b'.repeat(64)}, effect: irreversible }
  - name: maps
    transport: { url: 'https://maps.example/mcp', headers: { Authorization: secret:MAPS_TOKEN } }
    tools: []
`

/** The places and codes of what is wrong after a change. */
function problems(from: string, to: string): string[] {
  expect(GOOD).toContain(from)
  const read = readMounts({ path: 'mounts.yaml', text: GOOD.replace(from, to) })
  return read.ok ? [] : read.problems.map((p) => `${p.file}:${p.line} ${p.code}`)
}

test('the file says which tools of which servers an app is given, and by which names', () => {
  const read = readMounts({ path: 'mounts.yaml', text: GOOD })
  expect(read.ok && namesOf(read.config)).toEqual(['crm.lookup', 'crm.note.add'])
  expect(read.ok && secretsOf(read.config)).toEqual(['CRM_TOKEN', 'MAPS_TOKEN'])
})

test('each mistake is told at its line', () => {
  expect(problems('effect: read,', 'effect: reed,')).toEqual(['mounts.yaml:9 mounts.schema'])
  expect(problems('a'.repeat(64), 'a'.repeat(63))).toEqual(['mounts.yaml:9 mounts.schema'])
  expect(problems('name: note.add', 'name: note/add')).toEqual(['mounts.yaml:10 mounts.schema'])
  expect(problems('name: note.add', 'name: lookup')).toEqual(['mounts.yaml:10 mounts.twice'])
  expect(problems('name: maps', 'name: crm')).toEqual(['mounts.yaml:11 mounts.twice'])
  expect(problems('name: maps', 'name: Maps')).toEqual(['mounts.yaml:11 mounts.schema'])
  expect(problems('timeout_ms: 10000', 'timeout: 10000')).toEqual(['mounts.yaml:9 mounts.schema'])
  expect(problems('app: outreach', 'app: &p outreach')).toEqual(['mounts.yaml:1 mounts.alias'])
})

test('a server is a command or an address, and an address is of the web and holds no password', () => {
  expect(problems('command: node', 'url: http://x.example/')).toEqual([
    'mounts.yaml:6 mounts.transport',
    'mounts.yaml:7 mounts.transport',
  ])
  expect(problems("url: 'https:", "command: node, url: 'https:")).toContain('mounts.yaml:12 mounts.transport')
  expect(problems('https://maps.example', 'file:///maps')).toEqual(['mounts.yaml:12 mounts.url'])
  expect(problems('https://maps', 'https://me:pw@maps')).toEqual(['mounts.yaml:12 mounts.url'])
})

test('a secret is named, and never stands in a command line', () => {
  expect(problems('args: [crm.mjs]', 'args: [crm.mjs, secret:CRM_TOKEN]')).toEqual([
    'mounts.yaml:6 mounts.secret_in_args',
  ])
  expect(problems('secret:CRM_TOKEN', 'secret:crm-token')).toEqual(['mounts.yaml:7 mounts.secret_name'])
})

test('what shows an effect is a listed tool of the same server that only looks', () => {
  const shownBy = (more: string) => problems('effect: irreversible', `effect: irreversible, shown_by: ${more}`)
  expect(shownBy('{ tool: lookup, arguments: { id: input.id }, text: input.note }')).toEqual([])
  expect(shownBy('{ tool: note.add, arguments: {}, text: input.note }')).toEqual(['mounts.yaml:10 mounts.shown_by'])
  expect(problems('effect: read,', 'effect: read, shown_by: { tool: lookup, arguments: {}, text: x },')).toEqual([
    'mounts.yaml:9 mounts.shown_by',
  ])
})
