import { expect, test } from 'vitest'
import { withMounts } from '#host/mounts/with-mounts.ts'
import { namesOf } from '#integrations/mcp/config.ts'
import { ExecuteToolProposal } from '#kernel/contracts/proposals.ts'
import { compiledPolicy } from '#kernel/controller/load-app.ts'
import type { App } from '#kernel/ports/app.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { openBench, pick, task, use } from '../../support/bench.ts'
import { type Mounted, mountFixture } from './mounted.ts'

const NOTE_LANE = `
WRITE_NOTES:
  purpose: Notes about customers, at the customers' own server.
  callers: [CLERK]
  actions: [crm.write_note]
  scope: [workspace_id, run_id, task_id]
  approval: exact_bytes
  approvers: [SENDER]
  risk: high
`
const LOOK_LANE = `
LOOK_UP:
  callers: [CLERK]
  actions: [crm.lookup]
  scope: [workspace_id, run_id, task_id]
  approval: none
  risk: low
`
const file = (text: string) => ({ path: 'lanes.letters.yaml', text })

const acting = (app: App): App => ({ ...app, actions: { ...app.actions, execute_tool: ExecuteToolProposal } })

function benchWith(mounted: Mounted, lanes: string | undefined, says: readonly unknown[]) {
  const names = namesOf(mounted.config)
  const change = (app: App) => withMounts(acting(app), { ...mounted, names }, lanes === undefined ? lanes : file(lanes))
  return openBench({ tasks: [task()], says, app: change })
}

const both = { lookup: 'read', write_note: 'irreversible' } as const
const note = { id: '7', note: 'called back' }

test('a mounted tool that stands in no lane is refused [K-tool.5]', async () => {
  const mounted = await mountFixture({ tools: both })
  const bench = await benchWith(mounted, LOOK_LANE, [pick, use('crm.write_note', note)])
  await bench.drive()
  const denied = (await bench.audit()).filter((entry) => entry.payload.outcome === 'deny')
  expect(JSON.stringify(denied)).toContain('lane.none')
  expect(await bench.table('kernel.intents')).toEqual([])
  expect(mounted.notes()).toEqual([])
})

test('one in a lane with exact_bytes waits for a person, is done once, and stays uncertain until a person looked', async () => {
  const mounted = await mountFixture({ tools: both })
  const bench = await benchWith(mounted, NOTE_LANE, [pick, use('crm.write_note', note)])
  await bench.drive()
  const [waiting] = (await bench.state()).approvals
  expect(waiting).toMatchObject({ action: 'crm.write_note', status: 'pending' })
  expect(waiting?.content).toContain('MCP server crm, tool pinned')
  expect(mounted.notes()).toEqual([])
  await bench.grantAll(bench.workspace)
  await bench.drive()
  expect(mounted.notes()).toEqual(['called back'])
  expect(await bench.table('kernel.intents')).toMatchObject([{ tool: 'crm.write_note', status: 'uncertain' }])
})

test('one that looks, in a lane without approval, answers; the input is checked by the schema of the server', async () => {
  const mounted = await mountFixture({ tools: both })
  const bench = await benchWith(mounted, LOOK_LANE, [
    pick,
    use('crm.lookup', { id: 7 }),
    use('crm.lookup', { id: '7', more: true }),
    use('crm.lookup', { id: '7' }),
  ])
  await bench.drive()
  const refusals = bench.asked.flatMap((call) => call.errors.map(({ code, path }) => `${code} ${path}`))
  expect(refusals).toEqual(['schema.type /parameters/id', 'schema.additional /parameters/more'])
  expect(await bench.table('kernel.intents')).toMatchObject([{ tool: 'crm.lookup', status: 'verified' }])
})

test('the agent is shown what it may call, as data, and only what stands in a lane', async () => {
  const mounted = await mountFixture({ tools: { lookup: 'read', poisoned: 'read' } })
  const bench = await benchWith(mounted, LOOK_LANE, [pick])
  await bench.drive()
  const shown = { tool_name: 'crm.lookup', description: 'Looks a customer up by id.', parameters: expect.anything() }
  expect(bench.asked[0]?.snapshot).toHaveProperty('mounted_tools', [shown])
  expect(bench.asked[0]?.rules).not.toContain('customer')
})

test('a lane keeps its place in the policy while its tool is not mounted: the pins are the same', async () => {
  const app = acting(lettersApp({ postOffice: '/nowhere' }))
  const mounted = await mountFixture({ tools: { lookup: 'read' } })
  const pinsWith = (tools: Mounted['tools']) => {
    const given = withMounts(app, { tools, states: mounted.states, names: ['crm.lookup'] }, file(LOOK_LANE))
    const compiled = compiledPolicy(given, ['letters'])
    return compiled.ok ? compiled.policy.pins : compiled.problems
  }
  expect(pinsWith([])).toEqual(pinsWith(mounted.tools))
  expect(pinsWith([])).toHaveProperty('lanes', expect.stringMatching(/^[0-9a-f]{64}$/))
})

test('every bad line of the lanes file is named at its own place', () => {
  const app = acting(lettersApp({ postOffice: '/nowhere' }))
  const mounts = { tools: [], states: [], names: ['crm.lookup', 'crm.write_note'] }
  const said = (text: string) => {
    try {
      withMounts(app, mounts, file(text))
      return 'nothing'
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(said(LOOK_LANE)).toBe('nothing')
  expect(said(LOOK_LANE.replace('[CLERK]', '[NOBODY]'))).toContain('lanes.letters.yaml:3:13 policy.role_unknown')
  expect(said(LOOK_LANE.replace('crm.lookup', 'post_letter'))).toContain('lanes.letters.yaml:4:13 mount.lane')
  expect(said(LOOK_LANE.replace('LOOK_UP', 'PLAN'))).toContain('lanes.letters.yaml:2:1 policy.duplicate_key')
  expect(said(`${LOOK_LANE}${LOOK_LANE.replace('LOOK_UP', 'TWICE')}`)).toContain(
    'lanes.letters.yaml:11:13 policy.lane_ambiguous',
  )
  expect(said(`---${LOOK_LANE}`)).toContain('lanes.letters.yaml:1:')
  expect(said('{ LOOK_UP: { actions: [crm.lookup] } }')).toContain('lanes.letters.yaml')
  // Below the last lane of the app it would be a line of that lane.
  expect(said('  presence: not_needed\n')).toContain('lanes.letters.yaml:1:1 mount.lane')
})

test('an app whose agent executes no tools is given none', () => {
  const mounts = { tools: [], states: [], names: ['crm.lookup'] }
  expect(() => withMounts(lettersApp({ postOffice: '/nowhere' }), mounts)).toThrow('executes no tools')
})
