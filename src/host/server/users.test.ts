import { expect, test } from 'vitest'
import { createUsers, type KnownUsers } from './users.ts'

const knows = (...hashes: string[]): KnownUsers => ({
  active: new Set(['anna']),
  owners: new Map(hashes.map((hash) => [hash, 'anna'])),
})

test('what was read is known; nothing is known before', async () => {
  const users = createUsers(
    async () => knows('h1'),
    () => 0,
  )
  expect(users.ownerOf('h1')).toBeUndefined()
  await users.reload()
  expect(users.ownerOf('h1')).toBe('anna')
  expect([users.isActive('anna'), users.isActive('otto')]).toEqual([true, false])
})

test('however often somebody knocks, it is read again once in three seconds', async () => {
  let [now, reads] = [0, 0]
  const users = createUsers(
    async () => {
      reads += 1
      return knows()
    },
    () => now,
  )
  await users.reload()
  for (let i = 0; i < 100; i++) expect(await users.freshen()).toBe(false)
  now = 3000
  const many = await Promise.all(Array.from({ length: 100 }, () => users.freshen()))
  expect(many.filter(Boolean)).toHaveLength(100)
  expect(reads).toBe(2)
})

test('a change that was made here is seen at once, whatever was being read meanwhile', async () => {
  const waiting: Array<(known: KnownUsers) => void> = []
  const users = createUsers(
    () => new Promise((resolve) => waiting.push(resolve)),
    () => 0,
  )
  for (const first of [0, 1]) {
    const both = [users.reload(), users.reload()]
    const [early, late] = waiting.splice(0)
    const resolve = [() => early?.(knows('old')), () => late?.(knows('new'))]
    resolve[first]?.()
    await both[first]
    resolve[1 - first]?.()
    await both[1 - first]
    expect([users.ownerOf('new'), users.ownerOf('old')]).toEqual(['anna', undefined])
  }
})

test('what cannot be read leaves what is known', async () => {
  let broken = false
  const users = createUsers(
    async () => {
      if (broken) throw new Error('away')
      return knows('h1')
    },
    () => 0,
  )
  await users.reload()
  broken = true
  await expect(users.reload()).rejects.toThrow('away')
  expect(users.ownerOf('h1')).toBe('anna')
})
