import { expect, test } from 'vitest'
import { fakeTool, openBench, pick, task, use } from '../../support/bench.ts'

const LANES = `
PACK_LETTERS:
  callers: [CLERK]
  actions: [plan_pack, seal_pack]
  scope: [workspace_id, run_id, approval]
  approval: exact_bytes
  approval_on: [plan_pack]
  approvers: [SENDER]
  risk: high
`
const inApp = (text: string) => text.slice(0, text.indexOf('\nTRY_TOOLS')) + LANES

test('with approval_on the first action waits for the grant, and the later ones name it in their scope and wait for none [C-on.1]', async () => {
  const plan = { ...fakeTool('plan_pack', 'idempotent'), key: () => 'plan' }
  let approval = ''
  const seal = { ...fakeTool('seal_pack', 'idempotent'), key: () => 'seal', scope: () => ({ approval }) }
  const bench = await openBench({
    ...{ tasks: [task()], tools: [plan, seal], lanes: inApp },
    says: [
      pick,
      use('seal_pack'),
      use('plan_pack'),
      { action_type: 'no_op', reason: 'awaiting_user_input' },
      use('seal_pack'),
    ],
  })
  // Without the approval in its scope the later step is denied, and no approval is asked for.
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'refused.scope.missing',
    'approval.asked',
    'wait.awaiting_user_input',
  ])
  expect([plan.runs, seal.runs]).toEqual([[], []])
  const approvals = await bench.table('kernel.approvals')
  expect(approvals).toMatchObject([{ action: 'plan_pack', status: 'pending' }])
  approval = String(approvals[0]?.approval_id)
  await bench.grantAll(bench.workspace)
  expect((await bench.steps()).slice(0, 3)).toEqual(['inbox.approval.decide', 'effect.verified', 'effect.verified'])
  expect([plan.runs.length, seal.runs.length]).toEqual([1, 1])
  expect(await bench.table('kernel.approvals')).toMatchObject([{ status: 'used' }])
})
