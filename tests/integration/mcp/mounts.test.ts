import { expect, test } from 'vitest'
import { mountFixture, until } from './mounted.ts'

const WRONG_PIN = 'a'.repeat(64)

test('a listed tool is mounted under the name of its server; one that is offered and not listed is not', async () => {
  const { tools, states } = await mountFixture({ tools: { lookup: 'read' } })
  expect(tools.map(({ name, effect }) => ({ name, effect }))).toEqual([{ name: 'crm.lookup', effect: 'read' }])
  expect(states).toMatchObject([{ name: 'crm.lookup', state: 'mounted', refusal: null }])
})

test('an answer is data: marked untrusted, with its text and its structure [K-tool.5]', async () => {
  const { call } = await mountFixture({ tools: { lookup: 'read', picture: 'read' } })
  expect(await call('lookup', { id: '7' })).toEqual({
    outcome: 'done',
    output: { untrusted: true, text: 'customer 7', structured: { name: 'Customer 7' }, cut: false },
  })
  expect(await call('picture')).toEqual({ outcome: 'done', output: { untrusted: true, text: 'a picture', cut: true } })
})

test('a server that knows only the handshake of old, and ends at any other question, is mounted as well', async () => {
  const { call } = await mountFixture({ tools: { lookup: 'read' }, env: { MANNERS: 'old' } })
  expect(await call('lookup', { id: '7' })).toMatchObject({ outcome: 'done', output: { text: 'customer 7' } })
})

test('a tool that is not what was pinned is not mounted, and the log says what to do [K-tool.4]', async () => {
  const { tools, states, lines } = await mountFixture({ tools: { lookup: 'read' }, pins: { lookup: WRONG_PIN } })
  expect(tools).toEqual([])
  expect(states).toMatchObject([{ state: 'changed', refusal: { code: 'mount.changed' } }])
  expect(lines).toEqual([expect.stringContaining('lanewright mounts pin crm lookup')])
})

test('a tool that changes while the product runs is told at once and never called again [K-tool.4]', async () => {
  const { call, lines } = await mountFixture({ tools: { lookup: 'read', turncoat: 'read' } })
  expect(await call('lookup', { id: '7' })).toMatchObject({ outcome: 'done' })
  await call('turncoat')
  await until(() => lines.some((line) => line.startsWith('mount.changed: crm.lookup')))
  expect(await call('lookup', { id: '7' })).toMatchObject({ outcome: 'not_done', error: { code: 'mount.changed' } })
})

test('a server that does not start, and a tool that is not offered, stop nothing else', async () => {
  const gone = { transport: { command: '/nowhere/at/all' }, pins: { lookup: WRONG_PIN } }
  const away = await mountFixture({ tools: { lookup: 'read' }, ...gone })
  expect(away.states).toMatchObject([{ state: 'unreachable', refusal: { code: 'mount.unreachable' } }])
  const { states, tools } = await mountFixture({ tools: { dream: 'read', lookup: 'read' }, pins: { dream: WRONG_PIN } })
  expect(states).toMatchObject([{ state: 'missing' }, { state: 'mounted' }])
  expect(tools).toHaveLength(1)
})

test('a schema that cannot be checked here is refused when it is mounted', async () => {
  const { states } = await mountFixture({ tools: { unreadable: 'read' } })
  expect(states).toMatchObject([{ state: 'unusable', refusal: { code: 'mount.schema' } }])
})

test('an answer that breaks the schema of its own server is not taken', async () => {
  const { call } = await mountFixture({ tools: { lookup: 'read' } })
  await expect(call('lookup', { id: 'odd' })).rejects.toMatchObject({ code: 'mount.output' })
})

test('an error of a tool that only looks is not done; of one that changes things nobody knows', async () => {
  const { call, notes } = await mountFixture({ tools: { failing: 'read', half_note: 'irreversible' } })
  expect(await call('failing')).toMatchObject({ outcome: 'not_done', error: { code: 'mount.tool_error' } })
  await expect(call('half_note')).rejects.toMatchObject({ code: 'mount.tool_error' })
  expect(notes()).toEqual(['half'])
})

test('what the server refuses before the tool runs is surely not done', async () => {
  const { call } = await mountFixture({ tools: { forbidden: 'irreversible' } })
  expect(await call('forbidden')).toMatchObject({ outcome: 'not_done', error: { code: 'mount.refused' } })
})

test('an effect at a server cannot be read back: a person has to look', async () => {
  const { tools } = await mountFixture({ tools: { write_note: 'irreversible' } })
  const evidence = await tools[0]?.verify({}, {} as never)
  expect(evidence).toEqual({ found: false, detail: expect.stringContaining('look there yourself') })
})

test('an effect that another tool of the server shows is found there, and only there', async () => {
  const { tools, call } = await mountFixture({
    tools: { write_note: 'irreversible', notes: 'read' },
    shownBy: { write_note: { tool: 'notes', arguments: {}, text: 'input.note' } },
  })
  const [writing] = tools
  const look = (note: string) => writing?.verify({ id: '7', note }, { signal: new AbortController().signal } as never)
  expect(await call('write_note', { id: '7', note: 'called back' })).toMatchObject({ outcome: 'done' })
  expect(await look('called back')).toMatchObject({ found: true, detail: 'notes shows it' })
  expect(await look('never written')).toMatchObject({ found: false, detail: 'notes does not show it' })
  expect(await look('  ')).toMatchObject({ found: false })
})

test('the same words are the same effect, in whatever order they were said', async () => {
  const { tools } = await mountFixture({ tools: { write_note: 'irreversible' } })
  const key = (input: object) => tools[0]?.key(input)
  expect(key({ id: '1', note: 'a' })).toBe(key({ note: 'a', id: '1' }))
  expect(key({ id: '1', note: 'a' })).not.toBe(key({ id: '1', note: 'b' }))
})
