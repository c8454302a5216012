import { expect, test } from 'vitest'
import { lackOf } from '../../support/debian.ts'
import { haRun } from '../../support/ha-run.ts'

const lack = lackOf('PostgreSQL 15', 'etcd', 'Patroni')
/** Only ends what hangs; the long form is `npm run harness -- ha`. */
const LIMIT_MS = 400_000

test(
  'three workers on a Patroni cluster: kill -9 of workers and of the primary in the middle of work, automatic failover, nothing acknowledged lost, no effect twice, work resumes by itself [SC-ha.failover, SC-ha.durable, SC-hosts.failover]',
  async ({ skip }) => {
    if (lack) skip(lack)
    const report = await haRun({ workspaces: 9, letters: 3, primaryKills: 1, workerEveryMs: 8000, seed: 'short' })
    expect(report.breaches).toEqual([])
    expect(report).toMatchObject({ posted: 27, letters: 27, effects: { verified: 27 }, journals: 4 })
    expect(report.failovers).toHaveLength(1)
    expect(report.workerKills).toBeGreaterThan(0)
    expect(report.heads).toBeGreaterThan(100)
  },
  LIMIT_MS,
)
