import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { releasingOnce } from './dispatch.ts'

test('a client that is released twice goes back to the pool once', () => {
  const release = vi.fn()
  const client = {}
  const pool = { connect: (connected: (...got: unknown[]) => void) => connected(undefined, client, release) }
  releasingOnce(pool as unknown as pg.Pool).connect((_error, _client, done) => {
    done(true)
    done()
  })
  expect(release.mock.calls).toEqual([[true]])
})

test('everything else is asked of the pool itself', async () => {
  const pool = {
    total: 3,
    connect: async () => 'client',
    query() {
      return this.total
    },
  }
  const wrapped = releasingOnce(pool as unknown as pg.Pool)
  expect(await wrapped.connect()).toBe('client')
  expect(wrapped.query('select 1')).toBe(3)
})
