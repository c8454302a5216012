import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from 'typebox'
import { closed, OpenObject, oneOf, Uuid } from '#kernel/contracts/closed.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Effect, Tool, ToolContext } from '#kernel/ports/tool.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'

/** What each tool may do here, written down a second time: the check reads this table, never the compiled policy. */
export const TOOLS: Record<string, { effect: Effect; lane: string | null; people: 0 | 1 | 2; reachable: boolean }> = {
  post_letter: { effect: 'irreversible', lane: 'POST_LETTERS', people: 1, reachable: true },
  look_up: { effect: 'read', lane: 'DESK', people: 0, reachable: true },
  make_note: { effect: 'idempotent', lane: 'DESK', people: 0, reachable: true },
  ring_bell: { effect: 'irreversible', lane: 'BELL', people: 0, reachable: true },
  send_parcel: { effect: 'irreversible', lane: 'PARCELS', people: 0, reachable: true },
  sign_paper: { effect: 'irreversible', lane: 'SIGN', people: 1, reachable: true },
  shred_paper: { effect: 'irreversible', lane: 'SHRED', people: 2, reachable: true },
  // Needs a person at the desk, and nobody is there.
  open_door: { effect: 'irreversible', lane: 'DOOR', people: 0, reachable: false },
  // The lane is another role's.
  pay_bill: { effect: 'irreversible', lane: 'BOOKS', people: 0, reachable: false },
  // In no lane.
  erase_all: { effect: 'irreversible', lane: null, people: 0, reachable: false },
}

const LANES = `
DESK:
  callers: [CLERK]
  actions: [look_up, make_note]
  scope: [workspace_id, run_id]
  approval: none
BELL:
  callers: [CLERK]
  actions: [ring_bell]
  scope: [workspace_id, run_id, task_id]
  approval: none
PARCELS:
  callers: [CLERK]
  actions: [send_parcel]
  scope: [workspace_id, run_id, task_id]
  prohibits: [foreign_recipient]
  approval: none
SIGN:
  callers: [CLERK]
  actions: [sign_paper]
  scope: [workspace_id, run_id, task_id]
  approval: exact_bytes
  approvers: [SENDER]
SHRED:
  callers: [CLERK]
  actions: [shred_paper]
  scope: [workspace_id, run_id, task_id]
  approval: two_people
  approvers: [SENDER]
DOOR:
  callers: [CLERK]
  actions: [open_door]
  scope: [workspace_id, run_id, task_id]
  approval: none
  presence: required
BOOKS:
  callers: [BOOKKEEPER]
  actions: [pay_bill]
  scope: [workspace_id, run_id, task_id]
  approval: none
`
const ROLES = `
BOOKKEEPER:
  kind: agent
  purpose: Pays bills; is not the agent of these workspaces.
`

interface SampleTask {
  number: number
  part: number
  to: 'house' | 'stranger'
}

const SampleTaskInput = closed({
  number: Type.Integer({ minimum: 0, maximum: 999 }),
  part: Type.Integer({ minimum: 0, maximum: 99 }),
  to: oneOf(['house', 'stranger']),
})

/** One line for everything that a tool was ever asked to do. */
export interface Done {
  ws: string
  tool: string
  run: string
  key: string
  atMs: number
  input: unknown
}

/** The world outside. Every run leaves one line before anything else happens; what was done leaves a file. */
export function openOutside(folder: string) {
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'book.jsonl')
  const twice = join(folder, 'twice.txt')
  const trace = (context: Pick<ToolContext, 'workspaceId' | 'idempotencyKey'>) =>
    join(folder, sha256Hex(`${context.workspaceId} ${context.idempotencyKey}`))
  return {
    write: (tool: string, input: unknown, c: ToolContext) => {
      const line: Done = { ws: c.workspaceId, tool, run: c.runId, key: c.idempotencyKey, atMs: c.nowMs, input }
      appendFileSync(log, `${JSON.stringify(line)}\n`)
    },
    put: (tool: string, c: ToolContext) => {
      if (existsSync(trace(c))) appendFileSync(twice, `${c.workspaceId} ${tool} ${c.idempotencyKey}\n`)
      writeFileSync(trace(c), '')
    },
    /** What happened outside although it had happened before. */
    repeated: () => (existsSync(twice) ? readFileSync(twice, 'utf8').split('\n').filter(Boolean) : []),
    find: (c: Pick<ToolContext, 'workspaceId' | 'idempotencyKey'>) => existsSync(trace(c)),
    read: (): Done[] =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Done)
        : [],
  }
}
export type Outside = ReturnType<typeof openOutside>

/** Tools are no better than agents: some fail, some lie, some answer nonsense. Which one is decided by the input. */
function sampleTask(name: string, effect: Effect, outside: Outside): Tool<SampleTask> {
  return {
    name,
    effect,
    input: SampleTaskInput,
    output: closed({ ok: Type.Literal(true) }),
    timeoutMs: 5000,
    key: ({ number, part }) => `${number}/${part}`,
    recipient: ({ to }) => to,
    traits: ({ to }) => (to === 'stranger' ? ['foreign_recipient'] : []),
    async run(input, context) {
      outside.write(name, input, context)
      switch (effect === 'read' ? 15 : (input.number + input.part) % 16) {
        case 0:
          throw new Error('the line went dead')
        case 1:
          return { outcome: 'not_done', error: { code: 'errand.closed', message: 'closed', next: 'Come back.' } }
        case 2: // It says so and did nothing.
          return { outcome: 'done', output: { ok: true } }
        case 3:
          outside.put(name, context)
          return { outcome: 'done', output: { ok: 'nonsense', extra: 1 } }
      }
      outside.put(name, context)
      return { outcome: 'done', output: { ok: true } }
    },
    verify: async (_input, context) => ({ found: outside.find(context) }),
  }
}

/** The letters pack, with a tool for every kind of lane and an action that can name any of them. */
export function hostileApp(outside: Outside): App {
  const letters = lettersApp({ postOffice: '' })
  const post: Tool = {
    ...(letters.tools[0] as Tool),
    async run(input, context) {
      outside.write('post_letter', input, context)
      outside.put('post_letter', context)
      return { outcome: 'done', output: { posted: input.letter_key } }
    },
    verify: async (_input, context) => ({ found: outside.find(context) }),
  }
  const names = Object.keys(TOOLS)
  return {
    ...letters,
    policy: {
      lanes: { ...letters.policy.lanes, text: `${letters.policy.lanes.text}${LANES}` },
      roles: { ...letters.policy.roles, text: `${letters.policy.roles.text}${ROLES}` },
    },
    actions: {
      ...letters.actions,
      execute_tool: closed({
        action_type: Type.Literal('execute_tool'),
        task_id: Type.Optional(Uuid),
        tool_name: oneOf(names),
        parameters: OpenObject,
      }),
    },
    tools: [
      post,
      ...names
        .filter((name) => name !== 'post_letter')
        .map((name) => sampleTask(name, TOOLS[name]?.effect as Effect, outside)),
    ],
  }
}
