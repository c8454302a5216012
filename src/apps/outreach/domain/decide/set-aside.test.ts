import { expect, test } from 'vitest'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Campaign, WorkLead } from './campaign.ts'
import { draftProblem, plainDraft } from './plain-draft.ts'
import { setAside } from './set-aside.ts'

const jane = {
  ...{ id: 'l', full_name: 'Jane Doe', job_title: 'CTO', company: 'TechCorp', location: null, headline: null },
  ...{ profile_url: 'https://network.example/in/jane', next_step: 1, turned_down: [] },
} as unknown as WorkLead
const goal = {
  ...{ channel: 'demo', sender: 'Robin', offer: 'a talk' },
  steps: [{ type: 'connection_request', drafts: [{ variant: 'a', text: 'Hello {first_name} of {company}, hi.' }] }],
}
const refused = { code: 'message.impersonal', message: 'nothing names this person' } as ValidationError
const context = { now: '2026-03-02T09:00:00.000Z', uuid: () => 'new' }

function aside(act: Campaign['act'], lead: Partial<WorkLead> | null, misses = 0) {
  const state = {
    workspace: { id: 'w', goal },
    app: { act, lead: lead && { ...jane, ...lead }, misses, discover: null },
  } as unknown as State
  const made = setAside(state, refused, context)
  const [change] = made?.changes ?? []
  return change?.op === 'insert' ? change.rows[0] : null
}

test.each([
  [{ full_name: '=CMD()' }, "the first name “=CMD()” can't be used in a message"],
  [{ full_name: ' ' }, 'the first name is missing'],
  [{ company: null, job_title: null }, 'the company is missing'],
  [{ company: '<b>x</b>', job_title: null }, "the company “<b>x</b>” can't be used in a message"],
] as Array<[Partial<WorkLead>, string]>)(
  'what is wrong with a lead is the reason, however often it happens: %j [H-campaign.1]',
  (lead, why) => {
    expect(aside('draft', lead, 99)).toMatchObject({
      ...{ lead_id: 'l', stage: 'draft', code: 'lead.incomplete', set_aside_at: context.now },
      reason: `Couldn't draft a message: ${why}.`,
    })
  },
)

test('nothing is wrong with the lead: it is set aside for the agent, and the third in a row blocks the task [H-campaign.3]', () => {
  expect(aside('draft', {}, 0)).toMatchObject({ code: 'agent.message.impersonal' })
  expect(aside('send', {}, 1)).toMatchObject({ stage: 'send', code: 'agent.message.impersonal' })
  expect(aside('look', {}, 2)).toBeNull()
  expect(aside(null, {}, 0)).toBeNull()
  expect(aside('draft', null, 0)).toBeNull()
})

test('the template where it fits, else the plainest words, else nothing', () => {
  const wanted = {
    ...{ type: 'connection_request' as const, pattern: 'Hello {first_name}, how is life in {location}?' },
    ...{ most_characters: 200, turned_down: [] as Array<{ content: string }> },
  }
  const terms = { channel: 'demo' as const, sender: 'Robin', offer: 'a talk' }
  expect(plainDraft(wanted, { ...jane, location: 'Bergen' }, terms)).toBe('Hello Jane, how is life in Bergen?')
  const plainest = plainDraft(wanted, jane, terms) as string
  expect(plainest).toContain('TechCorp')
  expect(plainDraft({ ...wanted, turned_down: [{ content: plainest }] }, jane, terms)).not.toBe(plainest)
  expect(plainDraft(wanted, { ...jane, company: null, job_title: null }, terms)).toBeNull()
  expect(draftProblem('{company}', { ...jane, company: 'Elm' })).toContain('nothing that is known')
})
