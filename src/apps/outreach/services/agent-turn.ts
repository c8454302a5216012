import { answered } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { lastErrors } from '#kernel/controller/agent-call.ts'
import type { Lease, Step } from '#kernel/controller/deps.ts'
import { driveToTurn, proposeFrom, type Reached } from '#kernel/controller/propose-from.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { State } from '#kernel/ports/store.ts'
import { systemClock } from '#system/clock.ts'
import type { AgentChooser, AgentStatus, AgentTurn, CampaignAgents } from './agent-service.ts'
import { requireCampaign } from './campaign.ts'
import { chooseAgent } from './choose-agent.ts'

/** External agents of the campaigns of a product in this process. */
export function campaignAgentsOf(lw: Lanewright): CampaignAgents & AgentChooser {
  return {
    choose: (campaign, person, agent) => answered(() => chooseAgent(lw, campaign, person, agent)),
    snapshot: (campaign) =>
      answered(() => held(lw, campaign, async (lease) => show(lw, lease, await driveToTurn(lw.deps, lease)))),
    propose: (campaign, { snapshot_hash, proposal, person, client }) =>
      answered(() =>
        held(lw, campaign, async (lease) => {
          const processed = await proposeFrom(lw.deps, lease, {
            snapshotHash: snapshot_hash,
            bytes: new TextEncoder().encode(proposal),
            name: actorName(person),
            ...(client === undefined ? {} : { model: client }),
          })
          const verdict = 'verdict' in processed ? processed.verdict : null
          const refused = 'refused' in processed ? processed.refused : null
          return {
            ...(await progress(lw, lease, processed)),
            verdict,
            refused,
            followed: processed.steps.map((s) => s.did),
          }
        }),
      ),
  }
}

async function show(lw: Lanewright, lease: Lease, reached: Reached): Promise<AgentTurn> {
  const { turn } = reached
  const app = lw.deps.apps.get('outreach')
  return {
    ...(await progress(lw, lease, reached)),
    snapshot: turn?.snapshot.value ?? null,
    refusals: turn ? lastErrors(turn.state) : [],
    rules: app?.app.rules ?? '',
    actions: JSON.parse(JSON.stringify(app?.actions ?? {})),
  }
}

async function progress(lw: Lanewright, lease: Lease, { steps, turn }: Reached): Promise<AgentStatus> {
  const state = turn?.state ?? ((await lw.store.load(lease.workspace)) as State)
  const last = steps.at(-1)
  await wakeLater(lw, lease, last, turn !== null)
  return {
    campaign_id: lease.workspace,
    status: state.workspace.status,
    your_turn: turn !== null,
    did: last?.did ?? 'waits.for_agent',
    ask_again_at: last?.wakeAtMs === undefined ? null : new Date(last.wakeAtMs).toISOString(),
    waiting: {
      approvals: state.approvals.filter((a) => a.status === 'pending').length,
      questions: state.questions.filter((q) => q.status === 'open').length,
      uncertain: state.uncertain.length,
    },
    snapshot_hash: turn?.snapshot.hash ?? null,
  }
}

/** As after any drive: who works the campaign in the background is told when there is more to do. */
async function wakeLater(lw: Lanewright, lease: Lease, last: Step | undefined, isTurn: boolean): Promise<void> {
  const { workspace } = lease
  if (last?.elsewhere !== undefined) {
    // Given back first: whoever takes over would find it held.
    await lw.leases.release(lease)
    await lw.dispatch.handOver(workspace, last.elsewhere)
  } else if (last && !last.idle && !isTurn) await lw.dispatch.wake(workspace)
  else if (last?.wakeAtMs !== undefined) await lw.dispatch.wake(workspace, last.wakeAtMs)
}

const WAIT_MS = 30_000
const LOOK_EVERY_MS = 50

/** Works an external agent's campaign under its lease; one that is being worked is waited for. */
async function held<T>(lw: Lanewright, given: string, work: (lease: Lease) => Promise<T>): Promise<T> {
  const campaign = await requireCampaign(lw, given)
  const state = (await lw.store.load(campaign)) as State
  if (!lw.deps.agentFor(state).isPush) {
    const next = 'A person chooses the external agent for it: `"agent": "external"` in the goal of the campaign.'
    throw new Failure('agent.not_external', 'this campaign has an agent of its own', next)
  }
  const lease = await takeLease(lw, campaign)
  try {
    return await work(lease)
  } finally {
    await lw.leases.release(lease)
  }
}

async function takeLease(lw: Lanewright, campaign: string): Promise<Lease> {
  for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
    const lease = await lw.leases.take(campaign)
    if (lease) return lease
    if (waitedMs >= WAIT_MS)
      throw new Failure('campaign.busy', 'the campaign is being worked right now', 'Try again when its step has ended.')
    await systemClock.after(LOOK_EVERY_MS)
  }
}

/** An actor has an id; a name that is none is told by its hash. */
function actorName(person: string): string {
  return `external/${/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/.test(person) ? person : sha256Hex(person).slice(0, 16)}`
}
