import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Lead } from '#apps/outreach/domain/leads/lead-row.ts'
import { leadViews } from '#apps/outreach/domain/leads/views.ts'
import { campaignViews } from '#apps/outreach/domain/views.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Json } from '#kernel/ports/store.ts'
import { createView } from '#storage/views.ts'
import { type Campaign, openCampaign } from './leads-campaign.ts'

const PIN = 'a'.repeat(64)
const FAR = '2999-01-01T00:00:00Z'

export interface Draft {
  lead: string
  text: string
  type?: 'connection_request' | 'follow_up' | 'direct_message'
  at: string
  author?: 'agent' | 'human'
  replaces?: string
}

export interface Message extends Draft {
  approvedAt: string
  step?: number
  variant?: string | null
}

/** A campaign whose rows the test writes itself, each at its own time and in the order that the guards ask for. */
export interface WrittenCampaign {
  campaign: Campaign
  id: string
  add(...leads: Partial<Lead>[]): Promise<string[]>
  view<T>(name: string, parameters?: object, workspace?: string): Promise<T>
  /** One transaction of the application at this moment. */
  at(now: string, statements: Array<[sql: string, values?: unknown[]]>, workspace?: string): Promise<pg.QueryResult[]>
  /** Asks for a yes; the approval's id. */
  ask(draft: Draft): Promise<string>
  decide(approval: string, at: string, status: 'granted' | 'rejected', reason?: string): Promise<void>
  edit(approval: string, draft: Draft): Promise<string>
  /** Asked for, granted and kept; the message's id. */
  approve(message: Message): Promise<string>
  keep(approval: string, message: Message): Promise<string>
  send(message: string, at: string): Promise<void>
  accept(lead: string, at: string): Promise<void>
  reply(lead: string, at: string, text: string, optsOut?: boolean): Promise<string>
  erase(lead: string): Promise<void>
}

export async function openWrittenCampaign(goal: object): Promise<WrittenCampaign> {
  const campaign = await openCampaign()
  const { id, pools } = campaign
  const views = createView(pools.pool('app'), {
    name: 'outreach',
    views: { ...leadViews, ...campaignViews },
  } as unknown as App)
  const at: WrittenCampaign['at'] = async (now, statements, workspace = id) => {
    const app = await pools.pool('app').connect()
    try {
      await app.query('begin')
      await app.query('select kernel.enter($1, 0, $2, null)', [workspace, now])
      const results: pg.QueryResult[] = []
      for (const [sql, values] of statements) results.push(await app.query(sql, values))
      await app.query('commit')
      return results
    } catch (error) {
      await app.query('rollback')
      throw error
    } finally {
      app.release()
    }
  }
  await at('2026-03-01T08:00:00Z', [['update kernel.workspaces set goal = $1', [JSON.stringify(goal)]]])
  const base = {
    campaign,
    id,
    at,
    view: <T>(name: string, parameters = {}, workspace = id) => views(workspace, name, parameters) as Promise<Json & T>,
  }
  return { ...base, ...approvals(base), ...sending(base) }
}

type Base = Pick<WrittenCampaign, 'campaign' | 'id' | 'at'>

function approvals({ campaign, id, at }: Base) {
  const urlOf = async (lead: string) =>
    (await campaign.rows<{ profile_url: string }>('select profile_url from outreach.leads where id = $1', [lead]))[0]
      ?.profile_url
  const ask = async ({ lead, text, type = 'connection_request', at: now, author = 'agent', replaces }: Draft) => {
    const approval = randomUUID()
    const content = JSON.stringify({ action: { action_type: 'generate_message', message: { content: text, type } } })
    await at(now, [
      runOf(approval, id, now, hashOf(content)),
      [
        `insert into kernel.approvals (workspace_id, approval_id, run_id, subject_id, lane_id, action, action_hash, content, recipient, lanes_pin, roles_pin, author, replaces, status, requested_at, expires_at)
         values ($1, $2, $2, $3, 'DRAFT_MESSAGES', 'generate_message', $4, $5, $6, $7, $7, $8, $9, 'pending', $10, $11)`,
        [id, approval, lead, hashOf(content), content, await urlOf(lead), PIN, author, replaces ?? null, now, FAR],
      ],
    ])
    return approval
  }
  const decide: WrittenCampaign['decide'] = async (approval, now, status, reason) => {
    const grant: [string, unknown[]] = [
      `insert into kernel.grants (workspace_id, grant_id, approval_id, person, role, action_hash, lanes_pin, roles_pin, granted_at, expires_at)
       select workspace_id, $2, approval_id, 'anna', 'OWNER', action_hash, lanes_pin, roles_pin, $3, expires_at from kernel.approvals where approval_id = $1`,
      [approval, randomUUID(), now],
    ]
    await at(now, [
      ...(status === 'granted' ? [grant] : []),
      [
        `update kernel.approvals set status = $2, decided_by = 'anna', decided_at = $3, reason = $4 where approval_id = $1`,
        [approval, status, now, reason ?? null],
      ],
    ])
  }
  const keep = async (
    approval: string,
    { lead, text, type = 'connection_request', approvedAt, step = 1, variant = null, author = 'agent' }: Message,
  ) => {
    const message = randomUUID()
    await at(approvedAt, [
      [
        `insert into outreach.messages (workspace_id, message_id, lead_id, step, type, content, author, variant, approval_id, approved_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, message, lead, step, type, text, author, variant, approval, approvedAt],
      ],
      [`update kernel.grants set used_at = $2, used_by = $1 where approval_id = $1`, [approval, approvedAt]],
      [`update kernel.approvals set status = 'used' where approval_id = $1`, [approval]],
    ])
    return message
  }
  return {
    ask,
    decide,
    keep,
    async edit(approval: string, draft: Draft) {
      await at(draft.at, [
        [
          `update kernel.approvals set status = 'superseded', reason = 'edited', decided_at = $2 where approval_id = $1`,
          [approval, draft.at],
        ],
      ])
      return ask({ ...draft, author: 'human', replaces: approval })
    },
    async approve(message: Message) {
      const approval = await ask(message)
      await decide(approval, message.approvedAt, 'granted')
      return keep(approval, message)
    },
  }
}

function sending({ campaign, id, at }: Base) {
  const status = (lead: string, to: string): [string, unknown[]] => [
    'update outreach.leads set status = $2 where id = $1',
    [lead, to],
  ]
  return {
    add: async (...leads: Partial<Lead>[]) => (await campaign.add(...leads)).ids,
    async send(message: string, now: string) {
      const [row] = await campaign.rows<{ lead_id: string; step: number }>(
        'select lead_id, step from outreach.messages where message_id = $1',
        [message],
      )
      const { lead_id, step } = row as { lead_id: string; step: number }
      const begin: Array<[string, unknown[]]> = [
        status(lead_id, 'contacted'),
        [
          `insert into outreach.lead_progress (workspace_id, lead_id, relation, step, sent_at, due_at) values ($1, $2, 'pending', 1, $3, $3)`,
          [id, lead_id, now],
        ],
      ]
      const again: Array<[string, unknown[]]> = [
        ['update outreach.lead_progress set step = $2, sent_at = $3 where lead_id = $1', [lead_id, step, now]],
      ]
      await at(now, [
        [`update outreach.messages set status = 'sent', sent_at = $2 where message_id = $1`, [message, now]],
        ...(step === 1 ? begin : again),
      ])
    },
    accept: async (lead: string, now: string) => {
      await at(now, [
        [`update outreach.lead_progress set relation = 'connected', accepted_at = $2 where lead_id = $1`, [lead, now]],
        status(lead, 'accepted'),
      ])
    },
    async reply(lead: string, now: string, text: string, optsOut = false) {
      const reply = randomUUID()
      const [standing] = await campaign.rows<{ replies: number; step: number }>(
        'select replies, step from outreach.lead_progress where lead_id = $1',
        [lead],
      )
      const { replies, step } = standing as { replies: number; step: number }
      await at(now, [
        [
          `insert into outreach.replies (workspace_id, reply_id, lead_id, number, text, opts_out, step, seen_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [id, reply, lead, replies + 1, text, optsOut, step, now],
        ],
        ['update outreach.lead_progress set replies = replies + 1, replied_at = $2 where lead_id = $1', [lead, now]],
        ...(replies === 0 ? [status(lead, 'responded')] : []),
      ])
      return reply
    },
    async erase(lead: string) {
      const owner = await campaign.database.client('owner')
      const request = { workspace: id, person: lead, by: 'anna', reason: 'asked for it', now: new Date().toISOString() }
      await owner.query('select kernel.erase_person($1)', [JSON.stringify(request)])
      await owner.end()
    },
  }
}

export function runOf(run: string, workspace: string, now: string, parameters: string): [string, unknown[]] {
  return [
    `insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, actor_type, actor_id, lanes_pin, roles_pin, status, created_at, parameters_hash)
     values ($1, $2, $2, 'db_write', 'agent', 'playbook', $3, $3, 'created', $4, $5)`,
    [workspace, run, PIN, now, parameters],
  ]
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
