import { expect, test } from 'vitest'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { openBench } from '../../support/bench.ts'

test('what workspaces share is reserved in the house, up to a cap and until it expires [K-cycle.19]', async () => {
  const bench = await openBench()
  const at = (ms: number) => new Date(bench.clock.nowMs() + ms).toISOString()
  const day = at(-1000)
  const reserve = (amount = 1, resource = 'account-7/invitations') =>
    bench.lw.store.reserve({
      forWorkspace: bench.workspace,
      now: at(0),
      reservations: [
        { reservationId: crypto.randomUUID(), resource, amount, cap: 3, since: day, expiresAt: at(60_000) },
      ],
    })
  expect(await reserve(2)).toBeNull()
  expect(await reserve(2)).toBe('account-7/invitations')
  expect(await reserve(1)).toBeNull()
  expect(await reserve(1)).toBe('account-7/invitations')
  expect(await reserve(1, 'account-8/invitations')).toBeNull()
  bench.clock.advance(60_000)
  expect(await reserve(3)).toBeNull()

  // The rows are the house's, told in the house's ledger; the workspace's own was not touched.
  const rows = await bench.rows('select workspace_id, for_workspace from kernel.reservations')
  expect(rows).toHaveLength(4)
  for (const row of rows) expect(row).toEqual({ workspace_id: SYSTEM_WORKSPACE, for_workspace: bench.workspace })
  const events = await bench.rows(
    `select distinct workspace_id from kernel.event_log where entity_type = 'kernel.reservations'`,
  )
  expect(events).toEqual([{ workspace_id: SYSTEM_WORKSPACE }])
})

test('many at once never exceed the cap [K-cycle.19]', async () => {
  const bench = await openBench()
  const now = new Date(bench.clock.nowMs()).toISOString()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      bench.lw.store.reserve({
        forWorkspace: bench.workspace,
        now,
        reservations: ['day', 'week'].map((span) => ({
          reservationId: crypto.randomUUID(),
          resource: `account-7/invitations/${span}`,
          amount: 1,
          cap: span === 'day' ? 10 : 30,
          since: now,
          expiresAt: new Date(bench.clock.nowMs() + 60_000).toISOString(),
        })),
      }),
    ),
  )
  expect(answers.filter((full) => full === null)).toHaveLength(10)
  // All shares or none: the week holds no more than the day let through.
  const held = await bench.rows(
    'select resource, sum(amount)::int as held from kernel.reservations group by 1 order by 1',
  )
  expect(held).toEqual([
    { resource: 'account-7/invitations/day', held: 10 },
    { resource: 'account-7/invitations/week', held: 10 },
  ])
})

test('a transaction that names one workspace cannot write to another [K-cycle.19]', async () => {
  const bench = await openBench()
  const other = await bench.letters(['two'])
  await expect(
    bench.meddle(`update kernel.workspaces set name = 'mine now' where workspace_id = $1`, [other]),
  ).rejects.toThrow('workspace.mismatch')
  await expect(
    bench.meddle(
      `insert into kernel.chat (workspace_id, message_id, author, text, said_at) values ($1, gen_random_uuid(), 'user', 'hello', now())`,
      [SYSTEM_WORKSPACE],
    ),
  ).rejects.toThrow('workspace.mismatch')
})
