import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPolicy } from '#host/server/policy-text.ts'
import { laneHints } from './lane-hints.ts'

const read = (name: string) => readFileSync(new URL(`../policy/${name}.yaml`, import.meta.url), 'utf8')
const hints = (lanes: string) => laneHints(readPolicy({ app: 'tasks', lanes, roles: read('roles') })!)

test('what a client is told of a tool is read off its lane; another lane tells otherwise [T-mcp.3]', () => {
  const lanes = read('lanes')
  expect(hints(lanes)).toMatchObject({
    list_tasks: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    add_task: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    update_task: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    complete_task: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    delete_task: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  })
  expect(hints(lanes.replace('effect: change', 'effect: remove')).update_task.destructiveHint).toBe(true)
  expect(hints(lanes.replace('  effect: read\n', '')).list_tasks).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
  })
})

test('a tool that no lane allows is offered to nobody', () => {
  const without = read('lanes').replace('actions: [update_task, complete_task]', 'actions: [update_task]')
  expect(() => hints(without)).toThrow('no lane allows complete_task')
})
