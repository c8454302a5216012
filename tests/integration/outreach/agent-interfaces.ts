import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { expect, onTestFinished } from 'vitest'
import { playbook } from '#apps/outreach/agent/playbook.ts'
import { createCampaignsMcp } from '#apps/outreach/mcp/campaigns-mcp.ts'
import type { AgentTurn, ProposalAnswer } from '#apps/outreach/services/agent-service.ts'
import { campaignAgentsOf } from '#apps/outreach/services/agent-turn.ts'
import type { CreateServer } from '#host/mcp/connection.ts'
import { httpEndpoint } from '#host/mcp/http.ts'
import { stdioEndpoint } from '#host/mcp/stdio.ts'
import { buildPrompt } from '#integrations/models/model/prompt.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { AgentCall } from '#kernel/ports/agent.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'

/** Somebody else's agent with an official client. */
export interface External {
  client: Client
  look(campaign?: string): Promise<AgentTurn & { refused: Refusal | null }>
  propose(snapshotHash: string, proposal: unknown, campaign?: string): Promise<ProposalAnswer>
  /** Looks, and proposes what the book says; false where it is not its turn. */
  turn(): Promise<boolean>
}

export type Way = 'HTTP' | 'stdio'

/** Anna's agent, over one way in, to the campaigns of a world. */
export async function connectAgent(fixture: CampaignFixture, way: Way = 'HTTP'): Promise<External> {
  const agents = campaignAgentsOf(fixture.lw)
  const create: CreateServer = (connection) =>
    createCampaignsMcp({ ...connection, agents, buildPrompt, version: '1.2.3' })
  const client = new Client({ name: 'their-agent', version: '4.5' }, { versionNegotiation: { mode: 'legacy' } })
  await client.connect(way === 'HTTP' ? await overHttp(create) : overStdio(create))
  onTestFinished(() => client.close())
  const call = async <T>(name: string, given: Record<string, unknown>) => {
    const { structuredContent } = await client.callTool({ name, arguments: given })
    return structuredContent as T
  }
  const self: External = {
    client,
    look: (campaign_id = fixture.campaign) => call('campaign_snapshot', { campaign_id }),
    propose: (snapshot_hash, proposal, campaign_id = fixture.campaign) =>
      call('campaign_propose', { campaign_id, snapshot_hash, proposal }),
    async turn() {
      const snapshot = await self.look()
      if (!snapshot.your_turn) return false
      const answer = await self.propose(snapshot.snapshot_hash as string, await answerScripted(snapshot.snapshot))
      expect(answer.verdict, JSON.stringify(answer)).toMatchObject({ ok: true })
      return true
    },
  }
  return self
}

export async function answerScripted(snapshot: unknown): Promise<Record<string, unknown>> {
  const { bytes } = await playbook.propose({ snapshot } as AgentCall)
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function overHttp(create: CreateServer): Promise<Transport> {
  const endpoint = httpEndpoint(create, { log: () => {} })
  const server = createServer((request, response) => void endpoint.handle(request, response, { user_id: 'anna' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await endpoint.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp/campaigns`))
}

function overStdio(create: CreateServer): Transport {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const serving = stdioEndpoint(create, { caller: { user_id: 'anna' }, log: () => {}, stdin, stdout })
  onTestFinished(() => serving.close())
  return new StdioServerTransport(stdout, stdin)
}

/** Drives, decides, lets time pass and lets the external agent come, until the campaign is completed or stands still. */
export async function runCampaign(fixture: CampaignFixture, comes: () => Promise<boolean>, each = async () => {}) {
  for (let turn = 0; turn < 300; turn++) {
    await each()
    const last = (await fixture.lw.drive(fixture.campaign)).steps.at(-1)
    if (last?.did === 'waits.for_agent' && (await comes())) continue
    if ((await fixture.grantAll()) > 0) continue
    const { status } = (await fixture.state()).workspace
    if (status !== 'active') return status
    if (last?.wakeAtMs === undefined) return `stands still: ${last?.did}`
    fixture.clock.advance(Math.max(1000, last.wakeAtMs - fixture.clock.nowMs()))
  }
  return 'never ends'
}
