import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Answered } from '#host/answers.ts'
import { personOf } from '#host/server/who.ts'
import { closed, nullable, oneOf, Sha256Hex, text } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { CAMPAIGN_AGENTS } from '../contracts.ts'
import type { AgentChooser, CampaignAgents } from '../services/agent-service.ts'

/** More than any proposal may have: that it is too large is for the gate of proposals to say. */
const PROPOSAL_MAX = 200_000

const ById = closed({ id: text(100, 1) })
const Nothing = closed({})
const Proposal = closed({
  snapshot_hash: Sha256Hex,
  /** The bytes as the agent gave them. */
  proposal: text(PROPOSAL_MAX),
  person: Type.Optional(text(200, 1)),
  client: Type.Optional(text(128, 1)),
})

const Chosen = closed({ before: nullable(oneOf(CAMPAIGN_AGENTS)), agent: oneOf(CAMPAIGN_AGENTS) })
const Choice = closed({ agent: oneOf(CAMPAIGN_AGENTS), person: Type.Optional(text(200, 1)) })

/** Agents that come by themselves to a campaign: they look, and they propose. */
export function addAgentRoutes(app: FastifyInstance, agents: CampaignAgents & AgentChooser, operator: string): void {
  app.post<{ Params: Static<typeof ById> }>(
    '/api/campaigns/:id/turn',
    { schema: { operationId: 'campaignTurn', tags: ['campaigns'], params: ById, body: Nothing } },
    async ({ params }) => given(await agents.snapshot(params.id)),
  )
  app.post<{ Params: Static<typeof ById>; Body: Static<typeof Proposal> }>(
    '/api/campaigns/:id/proposals',
    { schema: { operationId: 'campaignProposal', tags: ['campaigns'], params: ById, body: Proposal } },
    async (request) => {
      const { person, ...submitted } = request.body
      return given(
        await agents.propose(request.params.id, { person: personOf(request, person, operator), ...submitted }),
      )
    },
  )
  app.post<{ Params: Static<typeof ById>; Body: Static<typeof Choice> }>(
    '/api/campaigns/:id/agent',
    {
      schema: {
        operationId: 'chooseCampaignAgent',
        tags: ['campaigns'],
        params: ById,
        body: Choice,
        response: { 200: Chosen },
      },
    },
    async (request) => {
      const { person, agent } = request.body
      return given(await agents.choose(request.params.id, personOf(request, person, operator), agent))
    },
  )
}

/** A proposal that was turned away is answered with where the campaign stands; what was not even looked at is refused. */
function given<T extends object>(answer: Answered<T>): T {
  if (!('refused' in answer) || answer.refused === null || 'campaign_id' in answer) return answer as T
  const { code, message, next } = answer.refused as { code: string; message: string; next: string }
  throw new Failure(code, message, next)
}
