import { expect, test } from 'vitest'
import { createLeases } from '#kernel/controller/leases.ts'
import type { Store } from '#kernel/ports/store.ts'
import { manualClock } from '../../support/clock.ts'

const TTL = 30_000

/** A store that knows leases alone, and says what it was asked. */
function shelf() {
  const clock = manualClock()
  const asked: string[] = []
  let fence = 0n
  const store = {
    free: true,
    kept: (workspaces: string[]): string[] => workspaces,
    away: false,
    async takeLease(workspace: string, holder: string, ttlMs: number) {
      asked.push(`take ${workspace} ${holder} ${ttlMs}`)
      return store.free ? ++fence : null
    },
    async renewLeases(leases: Array<{ workspace: string; fence: bigint }>, ttlMs: number) {
      asked.push(`renew ${leases.map((l) => `${l.workspace}/${l.fence}`).join(' ')} ${ttlMs}`)
      if (store.away) throw new Error('the database is away')
      return store.kept(leases.map((l) => l.workspace))
    },
    async releaseLease(workspace: string, of: bigint) {
      asked.push(`release ${workspace} ${of}`)
      if (store.away) throw new Error('the database is away')
    },
  }
  const leases = createLeases(store as unknown as Store, clock, 'node-1', TTL)
  /** Lets everything happen that waits for nothing but its turn. */
  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  const beat = async () => {
    clock.advance(TTL / 3)
    await settle()
  }
  return { clock, asked, store, leases, beat, settle }
}

test('a lease is taken under a name of its own, and given back by its fence', async () => {
  const { leases, asked } = shelf()
  const one = await leases.take('w1')
  expect(one).toMatchObject({ workspace: 'w1', fence: 1n })
  expect(one?.lost.aborted).toBe(false)
  expect(leases).toMatchObject({ ttlMs: TTL, held: 1, lost: 0, draining: false })
  await leases.take('w2')
  await leases.release(one!)
  expect(leases.held).toBe(1)
  expect(asked).toEqual(['take w1 node-1/1 30000', 'take w2 node-1/2 30000', 'release w1 1'])
  leases.stop()
})

test('what somebody else holds is not taken', async () => {
  const { leases, store } = shelf()
  store.free = false
  expect(await leases.take('w1')).toBeNull()
  expect(leases.held).toBe(0)
})

test('one heartbeat renews all that is held, three times in the life of a lease, and ends with the last', async () => {
  const { leases, asked, beat, clock, settle } = shelf()
  const one = await leases.take('w1')
  const two = await leases.take('w2')
  clock.advance(TTL / 3 - 1)
  await settle()
  expect(asked.filter((a) => a.startsWith('renew'))).toEqual([])
  clock.advance(1)
  await settle()
  expect(asked.filter((a) => a.startsWith('renew'))).toEqual(['renew w1/1 w2/2 30000'])
  await beat()
  expect(asked.filter((a) => a.startsWith('renew'))).toHaveLength(2)
  await leases.release(one!)
  await leases.release(two!)
  await beat()
  await beat()
  expect(asked.filter((a) => a.startsWith('renew')).length).toBeLessThanOrEqual(3)
  const before = asked.length
  await beat()
  expect(asked).toHaveLength(before)
  // And begins again with the next.
  await leases.take('w3')
  await beat()
  expect(asked.at(-1)).toBe('renew w3/3 30000')
  leases.stop()
})

test('a lease that was lost ends its work at once, and is not given back', async () => {
  const { leases, store, beat, asked } = shelf()
  const one = await leases.take('w1')
  const two = await leases.take('w2')
  store.kept = (all) => all.filter((w) => w !== 'w1')
  await beat()
  expect(one?.lost.aborted).toBe(true)
  expect(two?.lost.aborted).toBe(false)
  expect(leases).toMatchObject({ held: 1, lost: 1 })
  await leases.release(one!)
  expect(asked.filter((a) => a.startsWith('release'))).toEqual([])
  leases.stop()
})

test('a database that is away for a beat loses nothing', async () => {
  const { leases, store, beat } = shelf()
  const one = await leases.take('w1')
  store.away = true
  await beat()
  expect(one?.lost.aborted).toBe(false)
  expect(leases).toMatchObject({ held: 1, lost: 0 })
  leases.stop()
})

test('given back and taken again while the beat is under way is not lost', async () => {
  const { leases, store, clock, settle } = shelf()
  const one = await leases.take('w1')
  const answer = Promise.withResolvers<string[]>()
  store.renewLeases = () => answer.promise
  clock.advance(TTL / 3)
  await settle()
  await leases.release(one!)
  const again = await leases.take('w1')
  answer.resolve([])
  await settle()
  expect(again?.lost.aborted).toBe(false)
  expect(one?.lost.aborted).toBe(false)
  expect(leases).toMatchObject({ held: 1, lost: 0 })
  leases.stop()
})

test('given back while the beat is under way is not lost, and the heart beats on', async () => {
  const { leases, store, clock, settle, beat, asked } = shelf()
  const one = await leases.take('w1')
  await leases.take('w2')
  const { renewLeases } = store
  const answer = Promise.withResolvers<string[]>()
  store.renewLeases = () => answer.promise
  clock.advance(TTL / 3)
  await settle()
  await leases.release(one!)
  answer.resolve(['w2'])
  store.renewLeases = renewLeases
  await settle()
  expect(leases).toMatchObject({ held: 1, lost: 0 })
  await beat()
  expect(asked.at(-1)).toBe('renew w2/2 30000')
  leases.stop()
})

test('one that could not be given back is given back before it is taken again', async () => {
  const { leases, store, asked } = shelf()
  const one = await leases.take('w1')
  store.away = true
  await leases.release(one!)
  expect(leases.held).toBe(0)
  store.away = false
  await leases.take('w2')
  await leases.take('w1')
  await leases.take('w1')
  expect(asked).toEqual([
    'take w1 node-1/1 30000',
    'release w1 1',
    'take w2 node-1/2 30000',
    'release w1 1',
    'take w1 node-1/3 30000',
    'take w1 node-1/4 30000',
  ])
  leases.stop()
})

test('while the database is away it stays owed', async () => {
  const { leases, store, asked } = shelf()
  const one = await leases.take('w1')
  store.away = true
  await leases.release(one!)
  await expect(leases.take('w1')).rejects.toThrow('the database is away')
  store.away = false
  await leases.take('w1')
  expect(asked.filter((a) => a === 'release w1 1')).toHaveLength(3)
  leases.stop()
})

test('what drains says so; what was stopped beats no more', async () => {
  const { leases, beat, asked } = shelf()
  await leases.take('w1')
  leases.drain()
  expect(leases.draining).toBe(true)
  leases.stop()
  await beat()
  const before = asked.length
  await beat()
  expect(asked).toHaveLength(before)
})
