import { randomUUID } from 'node:crypto'
import type { Json } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from './leads-campaign.ts'
import { hashOf, openWrittenCampaign, runOf, type WrittenCampaign } from './written-campaign.ts'

export const GOAL = {
  audience: 'Heads of engineering in Berlin',
  offer: 'a review of their test suite',
  sender: 'Mia',
  channel: 'demo',
  account: 'Mia Example',
  time_zone: 'Europe/Berlin',
  contacts: 8,
  steps: [
    {
      type: 'connection_request',
      drafts: [
        { variant: 'A', text: 'Hello {first_name}, plain words about {company}.' },
        { variant: 'B', text: 'Dear {first_name}, other words about {company}.' },
      ],
    },
    { type: 'follow_up', wait_days: 3, drafts: [{ variant: 'F', text: 'Hello again {first_name}, about {company}.' }] },
  ],
}

export const HOSTILE = '<img src=x onerror=alert(1)>"\'&</td># Heading\n[link](javascript:alert(2))'

export const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'] as const
export type Name = (typeof NAMES)[number]

export interface KnownFixture extends WrittenCampaign {
  leads: Record<Name, string>
  messages: Record<'Ada' | 'Ben' | 'BenAgain' | 'Cem' | 'Dee' | 'Eve' | 'Hal', string>
  replies: { ada: string; ben: string; benAgain: string }
  intent: string
}

/**
 * Eight people and two weeks around the night in which the clocks in Berlin go forward, small enough to be counted by
 * hand. Days are Berlin's: what happens at 22:30 or 23:30 UTC belongs to the next day or not, by the season.
 */
export async function openKnownFixture(): Promise<KnownFixture> {
  const fixture = await openWrittenCampaign(GOAL)
  const ids = await fixture.add(
    ...NAMES.map((name) => ({
      full_name: `${name} Example`,
      profile_url: `https://x.example/${name.toLowerCase()}`,
      job_title: name === 'Ada' ? HOSTILE : 'Head of Engineering',
      company: `${name} GmbH`,
    })),
  )
  const leads = Object.fromEntries(NAMES.map((name, i) => [name, ids[i]])) as Record<Name, string>
  const messages = await write(fixture, leads)
  const replies = await answer(fixture, leads, messages)
  await waitAndRefuse(fixture, leads)
  const intent = await failOnce(fixture, messages.Hal, leads.Hal)
  await reserve(fixture)
  return { ...fixture, leads, messages: { ...messages, BenAgain: replies.again }, replies, intent }
}

type First = Record<'Ada' | 'Ben' | 'Cem' | 'Dee' | 'Eve' | 'Hal', string>

/** Six first messages are approved after 60, 120, 30, 600, 10 and 20 seconds; five are sent. */
async function write(fixture: WrittenCampaign, leads: Record<Name, string>): Promise<First> {
  const first = (name: Name, variant: string, second: number) =>
    fixture.approve({
      lead: leads[name],
      text: `Hello ${name}, ${variant} words.`,
      variant,
      at: '2026-03-27T10:00:00Z',
      approvedAt: new Date(Date.parse('2026-03-27T10:00:00Z') + second * 1000).toISOString(),
    })
  const messages = {
    Ada: await first('Ada', 'A', 60),
    Ben: await first('Ben', 'A', 120),
    Cem: await first('Cem', 'B', 30),
    Dee: await first('Dee', 'B', 600),
    Eve: await editedForEve(fixture, leads.Eve),
    Hal: await first('Hal', 'A', 20),
  }
  await fixture.send(messages.Ada, '2026-03-27T22:30:00Z')
  await fixture.send(messages.Ben, '2026-03-27T23:30:00Z')
  await fixture.send(messages.Cem, '2026-03-28T09:00:00Z')
  await fixture.send(messages.Dee, '2026-03-28T09:05:00Z')
  await fixture.send(messages.Eve, '2026-03-28T10:00:00Z')
  return messages
}

async function editedForEve(fixture: WrittenCampaign, lead: string): Promise<string> {
  const asked = await fixture.ask({ lead, text: 'Hello Eve, A words.', at: '2026-03-27T10:00:00Z' })
  const edited = { lead, text: 'Hello Eve, my own words.', at: '2026-03-27T10:01:00Z', author: 'human' as const }
  const approval = await fixture.edit(asked, edited)
  await fixture.decide(approval, '2026-03-27T10:01:10Z', 'granted')
  return fixture.keep(approval, { ...edited, approvedAt: '2026-03-27T10:01:10Z' })
}

/** Ada, Ben and Dee accept; Ada answers the first message, Ben the second one, twice; Dee is rejected by a person. */
async function answer(fixture: WrittenCampaign, leads: Record<Name, string>, messages: First) {
  await fixture.accept(leads.Ada, '2026-03-28T23:30:00Z')
  await fixture.accept(leads.Ben, '2026-03-29T22:30:00Z')
  await fixture.accept(leads.Dee, '2026-03-30T08:00:00Z')
  const ada = await fixture.reply(leads.Ada, '2026-03-30T10:00:00Z', `Yes, please. ${HOSTILE}`)
  await fixture.at('2026-03-31T08:00:00Z', [
    [`update outreach.leads set status = 'rejected' where id = $1`, [leads.Dee]],
  ])
  const again = await fixture.approve({
    lead: leads.Ben,
    text: 'Hello again Ben.',
    type: 'follow_up',
    step: 2,
    variant: 'F',
    at: '2026-04-02T07:00:00Z',
    approvedAt: '2026-04-02T07:04:00Z',
  })
  await fixture.send(again, '2026-04-02T08:00:00Z')
  const ben = await fixture.reply(leads.Ben, '2026-04-03T10:00:00Z', 'Who are you?')
  const benAgain = await fixture.reply(leads.Ben, '2026-04-03T11:00:00Z', 'Please stop writing to me.', true)
  return { ada, ben, benAgain, again, first: messages }
}

/** Fay's draft waits, Gus's was turned down twice, one ran out; an artifact was approved; the agent was refused thrice. */
async function waitAndRefuse(fixture: WrittenCampaign, leads: Record<Name, string>): Promise<void> {
  await fixture.ask({ lead: leads.Fay, text: 'Hello Fay, B words.', at: '2026-04-01T07:00:00Z' })
  const long = await fixture.ask({ lead: leads.Gus, text: 'Hello Gus, A words.', at: '2026-04-01T08:00:00Z' })
  await fixture.decide(long, '2026-04-01T08:05:00Z', 'rejected', 'too long')
  const still = await fixture.ask({ lead: leads.Gus, text: 'Hello Gus, B words.', at: '2026-04-01T09:00:00Z' })
  await fixture.decide(still, '2026-04-01T09:15:00Z', 'rejected', 'too long')
  const late = await fixture.ask({ lead: leads.Gus, text: 'Hello Gus, late words.', at: '2026-04-01T10:00:00Z' })
  await fixture.at('2026-04-02T10:00:00Z', [
    [
      `update kernel.approvals set status = 'expired', decided_at = $2 where approval_id = $1`,
      [late, '2026-04-02T10:00:00Z'],
    ],
  ])
  const call = (code: string | null, at: string): [string, unknown[]] => [
    `insert into kernel.agent_calls (workspace_id, call_id, agent, snapshot_hash, output_bytes, verdict, called_at) values ($1, $2, 'playbook', $3, 10, $4, $5)`,
    [
      fixture.id,
      randomUUID(),
      hashOf('s'),
      { ok: code === null, action_type: null, error: code && { code }, warnings: [] },
      at,
    ],
  ]
  await fixture.at('2026-04-02T11:00:00Z', [
    call('message.detail', '2026-04-02T11:00:00Z'),
    call('message.detail', '2026-04-02T11:01:00Z'),
    call('lane.denied', '2026-04-02T11:02:00Z'),
    call(null, '2026-04-02T11:03:00Z'),
  ])
}

/** Hal's message was tried once and surely not sent. */
async function failOnce(fixture: WrittenCampaign, message: string, lead: string): Promise<string> {
  const intent = randomUUID()
  await fixture.at('2026-03-28T11:00:00Z', [
    runOf(intent, fixture.id, '2026-03-28T11:00:00Z', hashOf('send')),
    [
      `insert into kernel.intents (workspace_id, intent_id, run_id, subject_id, tool, lane_id, idempotency_key, action_hash, request, effect, created_at)
       values ($1, $2, $2, $3, 'send_message', 'SEND_MESSAGES', $4, $5, '{}', 'irreversible', '2026-03-28T11:00:00Z')`,
      [fixture.id, intent, lead, `send_message:${message}`, hashOf('send')],
    ],
    [
      `insert into kernel.receipts (workspace_id, receipt_id, intent_id, attempt, outcome, error, received_at)
       values ($1, $2, $3, 1, 'not_done', '{"code":"channel.offline"}', '2026-03-28T11:00:05Z')`,
      [fixture.id, randomUUID(), intent],
    ],
    [
      `insert into kernel.evidence (workspace_id, evidence_id, intent_id, kind, found, detail, read_at)
       values ($1, $2, $3, 'effect', false, 'it stands there not yet', '2026-03-28T11:00:06Z')`,
      [fixture.id, randomUUID(), intent],
    ],
    [`update kernel.intents set status = 'not_done', ended_at = '2026-03-28T11:00:07Z' where intent_id = $1`, [intent]],
    [`update outreach.messages set status = 'failed', failures = 1 where message_id = $1`, [message]],
  ])
  return intent
}

/** What the account took of its limits: one connect on Friday night, two on Saturday, one message for another campaign. */
async function reserve(fixture: WrittenCampaign): Promise<void> {
  const take = (at: string, act: string, amount: number) => {
    const asks = ['day', 'week'].map((span) => ({
      reservation_id: randomUUID(),
      resource: `outreach/Mia Example/${act}/${span}`,
      amount,
      cap: 50,
      since: '2026-03-01T00:00:00Z',
      expires_at: '2999-01-01T00:00:00Z',
    }))
    const request = { now: at, for_workspace: fixture.id, asks }
    return fixture.at(at, [['select kernel.reserve($1)', [JSON.stringify(request)]]], SYSTEM_WORKSPACE)
  }
  await take('2026-03-27T22:30:00Z', 'connect', 1)
  await take('2026-03-28T09:00:00Z', 'connect', 2)
  await take('2026-03-28T09:30:00Z', 'message', 1)
}

/** As compose's view, for what only looks. */
export function viewsOf(fixture: WrittenCampaign): {
  view: (workspace: string, app: string, name: string, parameters?: object) => Promise<Json>
} {
  return { view: (workspace, _app, name, parameters = {}) => fixture.view<Json>(name, parameters, workspace) }
}
