import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryOf } from '#apps/tasks/cli/memory.ts'
import { folderForTest } from './harness.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'

test('a conversation is remembered for each person, in files that nobody else can read', async () => {
  const data = join(folderForTest(), 'data')
  const [anna, otto] = [memoryOf(data, 'anna'), memoryOf(data, '../../otto')]
  expect(await anna.conversation()).toBeUndefined()
  await anna.rememberConversation(ID)
  expect(await memoryOf(data, 'anna').conversation()).toBe(ID)
  expect(await otto.conversation()).toBeUndefined()
  await otto.rememberConversation(ID)
  expect(readdirSync(data)).toEqual(['chat'])
  for (const file of readdirSync(join(data, 'chat')))
    expect(statSync(join(data, 'chat', file)).mode & 0o777, file).toBe(0o600)
  expect(statSync(join(data, 'chat')).mode & 0o777).toBe(0o700)
})

test('of what was typed the last five hundred lines are kept, each cut to what a message may hold', async () => {
  const data = join(folderForTest(), 'data')
  const memory = memoryOf(data, 'anna')
  await memory.rememberTyped(['x'.repeat(10_000), ...Array.from({ length: 600 }, (_, i) => `line ${i}`)])
  const typed = await memory.typed()
  expect(typed).toHaveLength(500)
  expect(typed[0]).toHaveLength(4000)
  expect(typed[499]).toBe('line 498')
})

test('what is broken is forgotten, not followed', async () => {
  const data = join(folderForTest(), 'data')
  const memory = memoryOf(data, 'anna')
  await memory.rememberConversation(ID)
  const [file] = readdirSync(join(data, 'chat'))
  writeFileSync(join(data, 'chat', file!), 'no id')
  expect(await memory.conversation()).toBeUndefined()
  const other = join(folderForTest(), 'data')
  mkdirSync(other, { mode: 0o700 })
  expect(await memoryOf(other, 'anna').typed()).toEqual([])
})
