import { expect, test } from 'vitest'
import { closed, text } from '#kernel/contracts/closed.ts'
import type { Quota } from '#kernel/ports/tool.ts'
import { done, fakeTool, notDone, openBench, pick, task, use } from '../../support/bench.ts'

const DAY_MS = 86_400_000
const startOfDay = (ms: number) => ms - (ms % DAY_MS)

/** At most two a day over all workspaces, and nothing before six in the morning. */
function limited() {
  return {
    ...fakeTool('probe', 'irreversible', () => done()),
    input: closed({ name: text(20) }),
    key: ({ name }: { name: string }) => name,
    quota(_input: unknown, nowMs: number): Quota {
      const day = startOfDay(nowMs)
      const opens = day + 6 * 3_600_000
      if (nowMs < opens) return { closedUntil: new Date(opens).toISOString(), why: 'it is too early' }
      const tomorrow = new Date(day + DAY_MS).toISOString()
      const since = new Date(day).toISOString()
      return {
        reservations: [{ resource: 'probe/day', amount: 1, cap: 2, since, expiresAt: tomorrow, freeAt: tomorrow }],
      }
    },
  }
}

test('the third of two a day is refused with the time it becomes possible, leaves no intent, and is tried again then [K-cycle.19]', async () => {
  const tool = limited()
  const says = [
    pick,
    use('probe', { name: 'a' }),
    use('probe', { name: 'b' }),
    use('probe', { name: 'c' }),
    use('probe', { name: 'c' }),
  ]
  const bench = await openBench({ tasks: [task()], tools: [tool], says })
  bench.clock.advance(startOfDay(bench.clock.nowMs()) + DAY_MS + 7 * 3_600_000 - bench.clock.nowMs())
  const midnight = startOfDay(bench.clock.nowMs()) + DAY_MS
  const first = await bench.drive()
  expect(first.steps.map((s) => s.did)).toEqual([
    'select_next_task',
    'effect.verified',
    'effect.verified',
    'refused.quota.exceeded',
  ])
  expect(first.steps.at(-1)).toMatchObject({ idle: true, wakeAtMs: midnight })
  expect((await bench.table('kernel.intents')).length).toBe(2)
  const last = (await bench.audit()).at(-1)?.payload
  expect(last).toMatchObject({ outcome: 'deny', authz: { decision: 'deny', rule_id: 'quota.exceeded' } })
  // Nothing is held against the task, and the next day begins as the first did.
  expect((await bench.state()).usage.failed_attempts).toBe(0)
  bench.clock.advance(midnight + 7 * 3_600_000 - bench.clock.nowMs())
  expect(await bench.steps()).toContain('effect.verified')
  expect(tool.runs.map((r) => (r.input as { name: string }).name)).toEqual(['a', 'b', 'c'])
})

test('what was not done gives its place back, and what nobody knows keeps it [H-campaign.4]', async () => {
  const ends = [() => notDone(), () => notDone(), () => Promise.reject(new Error('the line broke')), () => done()]
  const tool = {
    ...fakeTool(
      'probe',
      'irreversible',
      () => (ends.shift() ?? done)(),
      () => ({ found: false }),
    ),
    input: closed({ name: text(20) }),
    key: ({ name }: { name: string }) => name,
    quota(_input: unknown, nowMs: number): Quota {
      const day = startOfDay(nowMs)
      const [since, expiresAt] = [new Date(day).toISOString(), new Date(day + DAY_MS).toISOString()]
      const reservation = { amount: 1, since, expiresAt, freeAt: expiresAt }
      return {
        reservations: [
          { ...reservation, resource: 'probe/day', cap: 1, refundable: true },
          { ...reservation, resource: 'probe/tries', cap: 9 },
        ],
      }
    },
  }
  const says = [pick, ...['a', 'b', 'c', 'd'].map((name) => use('probe', { name }))]
  const bench = await openBench({ tasks: [task()], tools: [tool], says })
  const { steps } = await bench.drive()
  expect(steps.map((s) => s.did)).toEqual([
    ...['select_next_task', 'effect.not_done', 'effect.not_done', 'effect.uncertain', 'refused.quota.exceeded'],
  ])
  expect(
    await bench.rows(
      'select resource, status, count(*)::integer as n from kernel.reservations group by 1, 2 order by 1, 2',
    ),
  ).toEqual([
    { resource: 'probe/day', status: 'held', n: 1 },
    { resource: 'probe/day', status: 'released', n: 2 },
    { resource: 'probe/tries', status: 'held', n: 3 },
  ])
})

test('what is closed is refused with the time it opens, and takes nothing', async () => {
  const tool = limited()
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe', { name: 'a' })] })
  bench.clock.advance(startOfDay(bench.clock.nowMs()) + DAY_MS + 3_600_000 - bench.clock.nowMs())
  const { steps } = await bench.drive()
  const opens = startOfDay(bench.clock.nowMs()) + 6 * 3_600_000
  expect(steps.at(-1)).toEqual({ did: 'refused.quota.exceeded', idle: true, wakeAtMs: opens })
  expect(tool.runs).toEqual([])
  expect(await bench.rows('select 1 from kernel.reservations')).toEqual([])
})
