import { validate } from 'uuid'
import { parse } from 'yaml'
import { answered } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { CampaignGoal } from '../contracts.ts'
import { exampleGoal } from '../demo/example-goal.ts'
import { goalError } from '../domain/decide/goal.ts'
import { type Caps, capsAt, GOVERNED_ACTS, type GovernedAct } from '../domain/decide/governor.ts'
import { renderReport } from '../domain/report/render-report.ts'
import { type Accounts, governorOf } from './accounts.ts'
import { requireCampaign, requireLeadId } from './campaign.ts'
import { listCampaigns } from './campaigns-list.ts'
import type { AccountLimits, CampaignDetail, CampaignsService } from './campaigns-service.ts'
import { gatherReport, overviewOf } from './report.ts'
import { summaryOf } from './summary.ts'

/** The campaigns of a product in this process. `accounts` is what its governor goes by. */
export function campaignsOf(lw: Lanewright, accounts: Accounts): CampaignsService {
  /** One view of one campaign, whatever the id that came in. */
  function seen<T>(campaign: string, name: string, parameters: object = {}) {
    return answered(async () => (await look(campaign, name, parameters)) as T)
  }
  async function look(campaign: string, name: string, parameters: object): Promise<unknown> {
    return lw.view(await requireCampaign(lw, campaign), 'outreach', name, parameters)
  }
  return {
    list: () => listCampaigns(lw.database.pool('auditor')),
    show: (campaign) => answered(async () => detailOf(lw, accounts, await requireCampaign(lw, campaign))),
    messages: (campaign, { lead, ...query } = {}) =>
      answered(async () => {
        const named = lead === undefined ? {} : { lead_id: requireLeadId(lead) }
        return (await look(campaign, 'messages', { ...query, ...named })) as never
      }),
    message: (campaign, id) =>
      answered(async () => {
        const next = 'Copy its id from the list of messages.'
        if (!validate(id)) throw new Failure('message.bad_id', 'this is no id of a message', next)
        const message = await look(campaign, 'message', { id })
        if (!message) throw new Failure('message.unknown', `the campaign has no message ${id}`, next)
        return message as never
      }),
    replies: (campaign, { unread = false, after, ...query } = {}) =>
      answered(async () => {
        // Newest first: no half of unread ones stands in front.
        const place = after ? { after: { ...after, first: false } } : {}
        const inbox = (await look(campaign, 'inbox', { ...query, ...place, unread: String(unread) })) as object
        return { ...inbox, counts: await look(campaign, 'inbox_counts', {}) } as never
      }),
    figures: (campaign) =>
      answered(async () => {
        const names = ['funnel', 'per_day', 'per_variant', 'approval_latency', 'rejections'] as const
        const found = await Promise.all(names.map(async (name) => [name, await look(campaign, name, {})] as const))
        return Object.fromEntries(found) as never
      }),
    chat: (campaign, query = {}) => seen(campaign, 'chat', query),
    questions: (campaign) => seen(campaign, 'questions'),
    artifacts: (campaign) => seen(campaign, 'artifacts'),
    versions: (campaign, type, key) => seen(campaign, 'artifact_versions', { type, key }),
    artifact: (campaign, type, key, version) =>
      answered(async () => {
        const artifact = await look(campaign, 'artifact', { type, key, version })
        if (artifact) return artifact as never
        const message = `the campaign keeps no version ${version} of ${type} ${key}`
        throw new Failure('artifact.unknown', message, 'Look at the list of its versions.')
      }),
    lastPage: (campaign) => answered(async () => ({ seen: (await look(campaign, 'last_page', {})) as never })),
    report: (campaign) =>
      answered(async () => {
        const id = await requireCampaign(lw, campaign)
        return { html: renderReport(await gatherReport(lw, id, new Date(lw.deps.clock.nowMs()).toISOString())) }
      }),
    example: async () => {
      const text = await exampleGoal()
      return { goal: parse(text) as CampaignGoal, text }
    },
    check: (goal) => ({ error: goalError(goal as Row) }),
  }
}

async function detailOf(lw: Lanewright, accounts: Accounts, id: string): Promise<CampaignDetail> {
  const [{ goal: _shown, ...campaign }, state] = await Promise.all([overviewOf(lw, id), lw.store.load(id)])
  const { workspace, usage } = state as State
  const goal = workspace.goal as Partial<CampaignGoal>
  return {
    campaign,
    goal,
    budget: workspace.budget,
    usage: { agent_calls: usage.agent_calls, tokens: usage.tokens, cost_micros: usage.cost_micros },
    limits: goal.account === undefined ? null : await limitsOf(lw, accounts, goal.account, goal.channel === 'demo'),
    uncertain: summaryOf(state as State).uncertain,
  }
}

async function limitsOf(lw: Lanewright, accounts: Accounts, account: string, isDemo: boolean): Promise<AccountLimits> {
  const governor = governorOf(accounts, account, isDemo)
  const nowMs = lw.deps.clock.nowMs()
  const { time_zone } = governor
  const { caps, opens } = capsAt(governor, nowMs)
  const parameters = { account, time_zone, at: new Date(nowMs).toISOString() }
  const used = (await lw.view(SYSTEM_WORKSPACE, 'outreach', 'caps_used', parameters)) as unknown as Record<
    GovernedAct,
    Caps
  >
  const acts = GOVERNED_ACTS.map((act) => [act, { used: used[act], caps: caps[act] }])
  return { account, time_zone, opens, acts: Object.fromEntries(acts) }
}
