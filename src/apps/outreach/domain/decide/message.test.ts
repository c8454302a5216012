import { expect, test } from 'vitest'
import type { GenerateMessageProposal } from '#kernel/contracts/proposals.ts'
import type { MakeContext } from '#kernel/ports/decision.ts'
import type { ApprovalRow, State } from '#kernel/ports/store.ts'
import type { Campaign, WorkLead } from './campaign.ts'
import { decideMessage, refuseDraft } from './message.ts'

const LEAD = '0198c0de-0000-7000-8000-000000000002'
const jane = {
  id: LEAD,
  full_name: 'Jane Doe',
  profile_url: 'https://network.example/in/jane',
  job_title: 'CTO',
  company: 'TechCorp',
  status: 'pending',
  closed_why: null,
  next_step: 1,
  standing: null,
  turned_down: [],
} as unknown as WorkLead
const drafts = [{ variant: 'a', text: 'Hello {first_name}' }]
const steps = [
  { type: 'connection_request', drafts },
  { type: 'follow_up', drafts },
]
const CONTENT = 'Hello Jane, how is life at TechCorp?'
const context = { now: '2026-03-02T09:00:00Z', uuid: () => 'new', runId: 'r', approvalId: 'yes' }

function draft(
  lead: Partial<WorkLead> = {},
  app: Partial<Campaign> = {},
  content = CONTENT,
  about: string | null = LEAD,
) {
  const state = {
    workspace: { id: 'w', goal: { channel: 'demo', steps } },
    app: { act: 'draft', asked: {}, lead: { ...jane, ...lead }, ...app },
  } as unknown as State
  const type = (lead.next_step ?? 1) === 1 ? 'connection_request' : 'follow_up'
  const message = { type, content } as GenerateMessageProposal['message']
  return decideMessage(state, { action_type: 'generate_message', message }, about)
}
const code = (decision: ReturnType<typeof draft>) => (decision.kind === 'refuse' ? decision.error.code : decision.kind)

test('a draft is for the lead that was shown, at the address that the campaign knows [O-msg.5]', () => {
  const decision = draft()
  expect(decision).toMatchObject({ kind: 'write', recipient: jane.profile_url, scope: { lead_id: LEAD } })
  const rows = (author: MakeContext['author']) =>
    decision.kind === 'write' ? decision.make({ ...context, author }) : []
  expect(rows('agent')).toMatchObject([
    { rows: [{ lead_id: LEAD, content: CONTENT, approval_id: 'yes', variant: 'a' }] },
  ])
  expect(rows('human')).toMatchObject([{ rows: [{ author: 'human', variant: null }] }])
  expect(code(draft({}, {}, CONTENT, null))).toBe('lead.none')
  expect(code(draft({}, {}, CONTENT, '0198c0de-0000-7000-8000-00000000dead'))).toBe('lead.none')
})

test('who is rejected, erased, on the list or not due is not written to [O-lead.10]', () => {
  for (const closed_why of ['rejected', 'erased', 'suppressed', 'set_aside'] as const)
    expect(code(draft({ closed_why }))).toBe(`lead.${closed_why}`)
  expect(code(draft({ status: 'contacted' }))).toBe('message.not_due')
  expect(code(draft({ next_step: 3 }))).toBe('message.no_step')
  const progress = { ready_step: 2, closed_why: null } as unknown as WorkLead['standing']
  expect(code(draft({ next_step: 2, status: 'accepted', standing: progress }))).toBe('write')
  expect(code(draft({ next_step: 2, status: 'accepted', standing: { ...progress!, ready_step: null } }))).toBe(
    'message.not_due',
  )
  expect(code(draft({ next_step: 2, status: 'responded', standing: { ...progress!, closed_why: 'replied' } }))).toBe(
    'message.not_due',
  )
  expect(code(draft({}, { act: 'look' }))).toBe('message.not_now')
})

test('a draft for somebody who is on the list cannot be approved, and no other approval is touched [H-campaign.6]', () => {
  const approval = (action: string) => ({ action, subject_id: LEAD }) as ApprovalRow
  const state = (closed_why: WorkLead['closed_why']) =>
    ({ app: { lead: null, asked: { [LEAD]: { ...jane, closed_why } } } }) as unknown as State
  expect(refuseDraft(state('suppressed'), approval('generate_message'))).toMatchObject({ code: 'lead.suppressed' })
  expect(refuseDraft(state(null), approval('generate_message'))).toBeNull()
  expect(refuseDraft(state('suppressed'), approval('persist_artifact'))).toBeNull()
})

test('exactly what a person turned down is not proposed again [O-msg.2]', () => {
  const turned_down = [{ content: CONTENT, reason: 'too short' }]
  expect(code(draft({ turned_down }))).toBe('message.turned_down')
  expect(code(draft({ turned_down }, {}, `${CONTENT} Robin`))).toBe('write')
})

test('a draft without a detail of the profile, or too long for the channel, is shown to nobody [O-msg.7, S000-4.3]', () => {
  expect(code(draft({}, {}, 'Hello Jane, I would like to connect with you.'))).toBe('message.impersonal')
  expect(code(draft({}, {}, `TechCorp ${'x'.repeat(192)}`))).toBe('message.too_long')
  const progress = { ready_step: 2, closed_why: null } as unknown as WorkLead['standing']
  expect(code(draft({ next_step: 2, status: 'accepted', standing: progress }, {}, `TechCorp ${'x'.repeat(192)}`))).toBe(
    'write',
  )
})
