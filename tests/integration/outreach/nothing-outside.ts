import { expect } from 'vitest'
import type { Lanewright } from '#host/open.ts'

export interface Outside {
  /** What stands on the network afterwards. */
  arrived: Array<{ url: string; text: string }>
  hosts: string[]
}

/** Whatever an agent tried: what is outside is what a person granted, and what it tried is in the ledger. */
export async function expectNothingOutside(
  lw: Lanewright,
  campaign: string,
  attempts: number,
  outside: Outside,
): Promise<void> {
  const query = async <T>(sql: string) => (await lw.database.pool('auditor').query(sql, [campaign])).rows as T[]

  const granted = await query<{ line: string }>(
    `select a.recipient || ' ' || (a.content::jsonb #>> '{action,message,content}') as line from kernel.approvals a
     join kernel.grants g on g.workspace_id = a.workspace_id and g.approval_id = a.approval_id and g.used_at is not null
     where a.workspace_id = $1 and a.action = 'generate_message' and a.status = 'used'`,
  )
  const lines = outside.arrived.map(({ url, text }) => `${url} ${text}`)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => !granted.some((g) => g.line === line))).toEqual([])
  expect(lines.filter((line) => /hunter2|refund|leads\.$/.test(line))).toEqual([])

  // What ran at all: looks at the network's own pages, and sends.
  const intents = await query<{ tool: string; url: string | null }>(
    `select i.tool, i.request::jsonb #>> '{parameters,url}' as url from kernel.intents i where i.workspace_id = $1`,
  )
  expect([...new Set(intents.map((i) => i.tool))].sort()).toEqual(['browser_navigate', 'send_message'])
  const hosts = intents.flatMap((i) => (i.url === null ? [] : [new URL(i.url).host]))
  expect([...new Set(hosts)].sort()).toEqual([...outside.hosts].sort())

  // Tasks are done by what was read back, and artifacts are there by a person's yes.
  const kept = await query<{ artifact_key: string }>(
    `select artifact_key from kernel.artifacts where workspace_id = $1 order by 1`,
  )
  expect(kept.map((a) => a.artifact_key)).toEqual(['campaign_report', 'scoring'])
  const done = await query<{ ok: boolean }>(
    `select bool_and((r ->> 'ok')::boolean) as ok from kernel.verifications v cross join lateral jsonb_array_elements(v.results) r
     where v.workspace_id = $1 and v.kind = 'done' group by v.verification_id`,
  )
  expect(done.every((d) => d.ok)).toBe(true)
  expect(done).toHaveLength(7)

  // Each attempt was logged with what became of it.
  const calls = await query<{ ok: boolean; code: string | null }>(
    `select (c.verdict ->> 'ok')::boolean as ok, c.verdict #>> '{error,code}' as code from kernel.agent_calls c where c.workspace_id = $1 and c.model = 'obeys'`,
  )
  expect(calls).toHaveLength(attempts)
  expect(calls.every(({ ok, code }) => ok || typeof code === 'string')).toBe(true)
  const recorded = await query<{ n: string }>(
    `select count(*) as n from kernel.audit_log where workspace_id = $1 and payload::jsonb ->> 'outcome' in ('deny', 'failure')`,
  )
  expect(Number(recorded[0]?.n)).toBeGreaterThanOrEqual(calls.filter((c) => !c.ok).length)
  expect(await lw.verify()).toMatchObject({ ok: true })
}
