import { expect, test } from 'vitest'
import type { MakeContext } from '#kernel/ports/decision.ts'
import type { InboxRow, State } from '#kernel/ports/store.ts'
import { receive } from './receive.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'
const CONTEXT: MakeContext = {
  now: '2026-03-02T09:00:00.000Z',
  uuid: () => ID,
  runId: ID,
  author: 'human',
  approvalId: null,
}

function handle(kind: string, content: Record<string, unknown>, person: string | null = 'anna') {
  const item: InboxRow = { item_id: ID, kind, person, subject_id: null, content, received_at: CONTEXT.now }
  const decision = receive({} as State, item)
  if (decision.kind === 'refuse') return decision.error.code
  return decision.kind === 'write' ? decision.make(CONTEXT) : decision.kind
}

test('a reply is marked as read by the person who read it, once', () => {
  expect(handle('outreach.read_reply', { reply_id: ID })).toEqual([
    {
      table: 'outreach.replies',
      op: 'update',
      where: { reply_id: ID, read_at: null },
      row: { read_at: CONTEXT.now, read_by: 'anna' },
    },
  ])
})

test('a person rejects a lead and says why', () => {
  expect(handle('outreach.reject_lead', { lead_id: ID, reason: 'a competitor' })).toEqual([
    { table: 'outreach.leads', op: 'update', where: { id: ID }, row: { status: 'rejected', updated_at: CONTEXT.now } },
  ])
})

test('what is not understood, not whole or nobody’s is refused', () => {
  expect(handle('outreach.read_reply', { reply_id: 'the first' })).toMatch(/^schema\./)
  expect(handle('outreach.read_reply', { reply_id: ID, read_by: 'somebody else' })).toMatch(/^schema\./)
  expect(handle('outreach.reject_lead', { lead_id: ID })).toMatch(/^schema\./)
  expect(handle('outreach.reject_lead', { lead_id: ID, reason: '' })).toMatch(/^schema\./)
  expect(handle('outreach.delete_lead', { lead_id: ID })).toBe('inbox.unknown_kind')
  expect(handle('constructor', {})).toBe('inbox.unknown_kind')
  expect(handle('outreach.read_reply', { reply_id: ID }, null)).toBe('person.unknown')
  expect(handle('outreach.read_reply', { reply_id: ID }, 'x'.repeat(201))).toBe('person.unknown')
})
