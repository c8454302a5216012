import { outreachApp } from '#apps/outreach/app.ts'
import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import type { Governor } from '#apps/outreach/domain/decide/governor.ts'
import { leadRow } from '#apps/outreach/domain/leads/lead-row.ts'
import { browserTools } from '#apps/outreach/tools/browser-tools.ts'
import { pythonExecute } from '#apps/outreach/tools/python-execute.ts'
import { sendMessage } from '#apps/outreach/tools/send-message.ts'
import type { OutreachServices } from '#apps/outreach/tools/services.ts'
import type { Row } from '#kernel/ports/store.ts'
import { allCompleted, openWorkspace } from '#testing/simulator/run-scenario.ts'
import type { Environment, Insist } from '#testing/simulator/types.ts'
import type { Line } from './line.ts'
import { createNetwork, HOST, type Someone } from './outreach-network.ts'
import { checkOutreach, OUTREACH_TOOLS } from './outreach-oracle.ts'
import { type AppScenario, passHours } from './simulate.ts'
import type { Stage } from './stage.ts'

/** A campaign of some days among five people, on an account with small caps, with somebody at the desk most of the time. */
export const outreachScenario: AppScenario = {
  shapes: outreachApp(siteOf(null)),
  begin(environment, stage) {
    const { random, chaos } = environment
    const account = `Robin ${environment.seed}`
    const governor: Governor = {
      time_zone: 'Europe/Berlin',
      caps: {
        connect: { day: 1 + random.below(3), week: 5 },
        message: { day: 1 + random.below(3), week: 5 },
        view: { day: 15, week: 80 },
      },
      warm_up: null,
      hours: random.chance(0.3) ? { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '18:00' } : null,
      pace: { least_seconds: 0, most_seconds: random.pick([0, 40]), seed: String(environment.seed) },
    }
    const network = createNetwork(environment, account)
    const oracle = checkOutreach(environment, stage, { network, governor })
    let awaySinceMs: number | null = null
    return {
      tools(line) {
        const outreach = siteOf({ line, network, governor, stage, looked: oracle.looked })
        return [...browserTools(outreach), sendMessage(outreach), pythonExecute(outreach)]
      },
      rules: {
        tools: OUTREACH_TOOLS,
        asked: /^(row\.absent|lead\.|message\.|artifact\.|task\.precondition_unknown|database\.constraint)/,
        arrives: oracle.arrives,
        final: oracle.final,
      },
      scene: {
        limits: { agentTimeoutMs: 5000, ...(random.chance(0.5) ? { approvalTtlMs: 30_000 } : {}) },
        present: () => awaySinceMs === null,
        approver: () => 'OWNER',
        reworded,
        async open(insist) {
          const workspaceId = environment.ids.uuid()
          await openWorkspace(environment, insist, {
            pack: 'outreach',
            name: 'Spring',
            goal: goalOf(account),
            workspaceId,
          })
          await addLeads(environment, stage, insist, workspaceId, network.people)
        },
        async visit(state, say) {
          awaySinceMs = !chaos.ended && random.chance(0.15) ? environment.schedule.nowMs() : null
          oracle.away(awaySinceMs)
          passHours(environment, state, 12)
          if (awaySinceMs === null) for (const ws of environment.workspaces) environment.dispatch.wake(ws)
          const { set_aside } = state.app as { set_aside?: { leads: Array<{ id: string }> } }
          const [aside] = set_aside?.leads ?? []
          const dropped = { lead_id: aside?.id ?? '', reason: 'Cannot be written to.' }
          if (aside) await say('anna', 'outreach.reject_lead', dropped, aside.id)
          if (aside || chaos.ended || !random.chance(0.05)) return
          const { lead } = state.app as { lead?: { id: string } | null }
          if (lead) await say('anna', 'outreach.reject_lead', { lead_id: lead.id, reason: 'We know them.' }, lead.id)
        },
        completed: () => allCompleted(environment),
      },
    }
  },
}

interface Reach {
  line: Line
  network: ReturnType<typeof createNetwork>
  governor: Governor
  stage: Stage
  looked(run: string, url: string, replies: number): void
}

function siteOf(reach: Reach | null): OutreachServices {
  const at = () => reach as Reach
  return {
    channel: async () => at().network.channelOn(at().line, at().looked),
    browser: async () => at().network.browserOn(at().line),
    hostsOf: () => [HOST],
    governorOf: () => at().governor,
    sandbox: {
      ready: () => at().line.look('sandbox', () => ({ ok: true as const, isolation: 'none' })),
      run: () =>
        at().line.look('script', () => ({
          ...{ end: 'finished' as const, exitCode: 0, stdout: 'ok', stderr: '', wallMs: 5 },
        })) as never,
    },
    readBlob: (workspace, hash) =>
      at().line.look('script text', async () => {
        const [row] = await at().stage.rows<{ bytes: Uint8Array }>(
          'select bytes from kernel.blobs where workspace_id = $1 and hash = $2',
          [workspace, hash],
        )
        return row?.bytes ?? null
      }),
    leadFacts: async () => [],
  }
}

function goalOf(account: string): CampaignGoal & Row {
  return {
    audience: 'People who lead engineering teams',
    offer: 'a short talk about boring software',
    sender: 'Robin',
    channel: 'demo',
    account,
    time_zone: 'Europe/Berlin',
    contacts: 3,
    steps: [
      {
        type: 'connection_request',
        drafts: [{ variant: 'a', text: 'Hello {first_name}, your work as {job_title} made me curious.' }],
      },
      {
        type: 'follow_up',
        wait_days: 1,
        drafts: [{ variant: 'a', text: 'Thank you, {first_name}. Would {offer} be of use to {company}?' }],
      },
    ],
    give_up_days: 2,
    close_days: 1,
    scoring: { criteria: { profile_completeness: { weight: 1 } } },
  }
}

function reworded(content: string): string {
  const { action } = JSON.parse(content) as { action: Row & { message?: { content: string } } }
  if (!action.message) return JSON.stringify(action)
  return JSON.stringify({ ...action, message: { ...action.message, content: `${action.message.content} Yours.` } })
}

/** As an import does it: under the lease, in one transaction. */
async function addLeads(environment: Environment, stage: Stage, insist: Insist, workspace: string, people: Someone[]) {
  const lines = people.map(({ url, name, title, company }, i) =>
    leadRow(
      {
        ...{ full_name: name, profile_url: url, job_title: title, company, company_domain: null },
        ...{ company_size_low: null, company_size_high: null, seniority: null, location: 'Berlin' },
        ...{ headline: `${title} at ${company}`, about: null, active_on: null },
      },
      environment.ids.uuid(),
      'import',
      i + 2,
    ),
  )
  await insist(async () => {
    const { desk } = environment
    const lease = await desk.leases.take(workspace)
    if (!lease) throw Object.assign(new Error('somebody holds the campaign'), { code: 'database.held' })
    const now = new Date(desk.deps.clock.nowMs()).toISOString()
    await desk.call({ call: 'look', what: 'import' }, () =>
      stage.write(
        workspace,
        { fence: lease.fence, now, entropy: `leads ${environment.seed}` },
        'select outreach.add_leads($1, $2)',
        [workspace, JSON.stringify(lines)],
      ),
    )
    await desk.leases.release(lease)
  })
}
