import { expect, test } from 'vitest'
import type { ExecuteToolProposal } from '#kernel/contracts/proposals.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Campaign, WorkLead, WorkMessage } from './campaign.ts'
import { decideTool } from './tools.ts'

const MESSAGE = '0198c0de-0000-7000-8000-000000000001'
const LEAD = '0198c0de-0000-7000-8000-000000000002'
const lead = { id: LEAD, profile_url: 'https://network.example/in/jane', standing: null } as unknown as WorkLead
const message = {
  message_id: MESSAGE,
  lead_id: LEAD,
  type: 'connection_request',
  content: 'Hello Jane, how is life at TechCorp?',
  step: 1,
  failures: 0,
  sent_before: 0,
  pins: { lanes: 'l1', roles: 'r1' },
} as unknown as WorkMessage

const page = JSON.stringify({
  observation: {
    elements: [
      { role: 'link', name: 'Next' },
      { role: 'button', name: 'Connect', nth: 0 },
      { role: 'button', name: 'Connect', nth: 1 },
    ],
  },
})

function use(tool_name: string, parameters: object, app: Partial<Campaign> = {}) {
  const state = {
    workspace: { goal: { account: 'Robin', channel: 'demo', steps: [{}] } },
    pins: { lanes: 'l1', roles: 'r1' },
    artifacts: [],
    app: { lead, message, page, scripts: {}, ...app },
  } as unknown as State
  return decideTool(state, { action_type: 'execute_tool', tool_name, parameters } as ExecuteToolProposal, null)
}
const code = (decision: ReturnType<typeof use>) => (decision.kind === 'refuse' ? decision.error.code : decision.kind)

test('send_message takes the id of the approved message that stands in the snapshot, and nothing else [S000-3.2]', () => {
  expect(use('send_message', { message_id: MESSAGE })).toMatchObject({
    kind: 'tool',
    tool: 'send_message',
    input: { message_id: MESSAGE, profile_url: lead.profile_url, text: message.content, account: 'Robin' },
  })
  for (const more of [{ text: 'Other words' }, { recipient: 'everybody' }, { profile_url: 'https://x.example/eve' }])
    expect(code(use('send_message', { message_id: MESSAGE, ...more })), JSON.stringify(more)).toMatch(/^schema\./)
  expect(code(use('send_message', { content: 'Hello', recipient: 'Jane' }))).toMatch(/^schema\./)
  expect(code(use('send_message', { message_id: LEAD }))).toBe('message.not_next')
  expect(code(use('send_message', { message_id: MESSAGE }, { message: null }))).toBe('message.not_next')
})

test('a message that was approved under another policy goes back instead of out [O-msg.4]', () => {
  const old = { ...message, pins: { lanes: 'l0', roles: 'r1' } }
  expect(use('send_message', { message_id: MESSAGE }, { message: old })).toMatchObject({
    kind: 'write',
    action: 'return_draft',
  })
})

test.for(['browser_click', 'browser_type'])(
  '%s uses only what stood on the page when it was last shown [O-10.3]',
  (tool) => {
    const more = tool === 'browser_type' ? { text: 'x' } : {}
    const target = (role: string, name: string, nth?: number) => ({
      role,
      name,
      ...(nth === undefined ? {} : { nth }),
      ...more,
    })
    expect(code(use(tool, target('link', 'Next')))).toBe('tool')
    expect(code(use(tool, target('button', 'Connect', 1)))).toBe('tool')
    expect(code(use(tool, target('button', 'Connect', 2)))).toBe('page.not_seen')
    expect(code(use(tool, target('button', 'Next')))).toBe('page.not_seen')
    expect(code(use(tool, target('link', 'next')))).toBe('page.not_seen')
    for (const nothing of [null, '', '{"observation":{"elem', '{}'])
      expect(code(use(tool, target('link', 'Next'), { page: nothing })), String(nothing)).toBe('page.not_seen')
    expect(code(use(tool, { selector: 'a', ...more }))).toMatch(/^schema\./)
  },
)

test('somebody who was written to is looked after on their own profile, however its address is written', () => {
  const progress = { step: 1, relation: 'pending', sent_at: 'then', accepted_at: null, replies: 0, closed_why: null }
  const known = { lead: { ...lead, standing: progress } as unknown as WorkLead }
  const watched = (url: string) => {
    const decision = use('browser_navigate', { url }, known)
    return decision.kind === 'tool'
      ? (decision.input as { watched: { lead_id: string } | null }).watched
      : decision.kind
  }
  expect(watched('https://network.example/in/jane/?x=1')).toMatchObject({ lead_id: LEAD, next_step: null })
  expect(watched('https://network.example/in/eve')).toBeNull()
})

test('code is kept for a person and not run; a key runs what was approved under it [S001-20.4.1, S001-20.4.2]', () => {
  expect(use('python_execute', { code: 'print(1)' })).toMatchObject({ kind: 'write', action: 'keep_script' })
  expect(code(use('python_execute', { artifact_key: 'sum' }))).toBe('script.not_approved')
  expect(code(use('python_execute', { artifact_key: 'constructor' }))).toBe('script.not_approved')
  const scripts = { sum: { version: 2, hash: 'a'.repeat(64) } }
  expect(use('python_execute', { artifact_key: 'sum' }, { scripts })).toMatchObject({
    kind: 'tool',
    input: { artifact_key: 'sum', version: 2, hash: 'a'.repeat(64), input: {}, leads: 0 },
  })
})
