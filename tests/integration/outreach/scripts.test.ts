import { beforeEach, expect, test } from 'vitest'
import { pythonSandbox } from '#integrations/python/sandbox.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { use, withMadeTask } from './made-task.ts'

const sandbox = pythonSandbox()
beforeEach(async (context) => {
  const ready = await sandbox.ready()
  if (!ready.ok) context.skip(ready.refusal.message)
})

const CODE =
  'import json, sys\ngiven = json.load(sys.stdin)\nprint(sum(lead["computed_score"] for lead in given["leads"]), given["input"]["unit"])\n'

const run = (parameters: Row) => use('python_execute', parameters)

/** A campaign with the real sandbox, and a task that a person gave. */
async function withTask(...says: Row[]): Promise<CampaignFixture> {
  let lw: CampaignFixture['lw'] | undefined
  const outreach = {
    sandbox,
    readBlob: (workspace: string, hash: string) => (lw as CampaignFixture['lw']).store.readBlob(workspace, hash),
    leadFacts: async () => [{ computed_score: 40 }, { computed_score: 2 }],
  }
  const before = async (fixture: CampaignFixture) => {
    lw = fixture.lw
  }
  return withMadeTask('Add up the scores of the best leads', says, { site: outreach, before, leads: [] })
}

const receipts = (fixture: CampaignFixture) =>
  fixture.rows<{ result: string | null; error: { code: string } | null }>(
    `select r.result, r.error from kernel.receipts r join kernel.intents i on i.intent_id = r.intent_id where i.tool = 'python_execute' order by r.received_at`,
  )

test('code in a proposal is data: it waits for a person and nothing runs; what was approved runs, and what it printed is kept [S001-20.4.1] [S001-20.4.2] [O-py.1]', async () => {
  const fixture = await withTask(
    run({ code: CODE, artifact_key: 'add-up' }),
    run({ artifact_key: 'add-up', input: { unit: 'points' }, leads: 2 }),
  )
  const [asked] = (await fixture.state()).approvals
  expect(asked).toMatchObject({ action: 'keep_script', status: 'pending' })
  expect(JSON.parse(asked?.content ?? '').action.parameters.code).toBe(CODE)
  expect(await receipts(fixture)).toEqual([])
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  const [ran] = await receipts(fixture)
  expect(JSON.parse(ran?.result ?? '')).toMatchObject({ end: 'finished', exit_code: 0, stdout: '42 points\n' })
  expect(
    await fixture.rows(`select source, status from kernel.artifacts where artifact_type = 'python_script'`),
  ).toEqual([{ source: 'agent', status: 'approved' }])
})

test('a script that nobody approved does not run, nor one that was edited after the yes [O-py.2] [O-py.9]', async () => {
  const fixture = await withTask(
    run({ artifact_key: 'add-up' }),
    run({ code: CODE, artifact_key: 'add-up' }),
    run({ code: `${CODE}\nprint("more")`, artifact_key: 'add-up' }),
    run({ artifact_key: 'add-up' }),
  )
  expect(
    (
      await fixture.rows<{ code: string }>(
        `select verdict #>> '{error,code}' as code from kernel.agent_calls where verdict ->> 'ok' = 'false'`,
      )
    ).map((c) => c.code),
  ).toEqual(['script.not_approved'])
  // The first code is granted, the edited one is not: what runs is the first.
  const pending = () => fixture.state().then((s) => s.approvals.filter((a) => a.status === 'pending'))
  const decide = async (decision: 'grant' | 'reject') => {
    const [a] = await pending()
    await fixture.send('approval.decide', {
      approval_id: a?.approval_id,
      action_hash: a?.action_hash,
      decision,
      role: 'OWNER',
    })
    await fixture.lw.drive(fixture.campaign)
  }
  await decide('grant')
  await decide('reject')
  const scripts = await fixture.rows<{ hash: string }>(
    `select hash from kernel.artifacts where artifact_type = 'python_script'`,
  )
  expect(scripts).toHaveLength(1)
  // Its input is missing, so it fails; and a script that fails blocks its task.
  const [ran] = await receipts(fixture)
  expect(ran?.error?.code).toBe('script.failed')
  const blocked = await fixture.rows<{ blocked_reason: string }>(
    `select blocked_reason from kernel.tasks where description like 'Add up%'`,
  )
  expect(blocked[0]?.blocked_reason).toMatch(/^script\.failed: .*unit/)
})

test('bytes that are not those of the approved script are not run [O-py.3]', async () => {
  const fixture = await withTask(
    run({ code: CODE, artifact_key: 'add-up' }),
    run({ artifact_key: 'add-up', input: { unit: 'x' } }),
  )
  const real = fixture.lw.store.readBlob
  fixture.lw.store.readBlob = async () => Buffer.from(JSON.stringify({ code: 'print("something else")' }))
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  fixture.lw.store.readBlob = real
  expect((await receipts(fixture)).map((r) => r.error?.code)).toEqual(['script.edited'])
})
