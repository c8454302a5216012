import { type Attributes, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent, AgentReply } from '#kernel/ports/agent.ts'

/** What is known of the model before it is asked; an agent without a model has neither. */
export interface ModelIdentity {
  readonly provider?: string
  readonly model?: string
}

// Where the convention has another word for a provider than we have.
const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'gcp.gemini' }

/**
 * One span per call with the names of OpenTelemetry's GenAI convention. Attributes carry counts and names only:
 * whoever reads traces need not be allowed to read prompts, answers or error texts.
 */
export function tracedAgent(agent: Agent & ModelIdentity, tracer: Tracer = trace.getTracer('lanewright')): Agent {
  const operation = agent.model === undefined ? 'invoke_agent' : 'chat'
  const kind = agent.model === undefined ? SpanKind.INTERNAL : SpanKind.CLIENT
  const identity = identityOf(agent, operation)
  return {
    name: agent.name,
    propose: (call) =>
      tracer.startActiveSpan(
        `${operation} ${agent.model ?? agent.name}`,
        { kind, attributes: identity },
        async (span) => {
          span.setAttribute('lanewright.workspace.id', call.workspaceId)
          span.setAttribute('lanewright.snapshot.hash', call.snapshotHash)
          try {
            const reply = await agent.propose(call)
            span.setAttributes(outcomeOf(reply))
            return reply
          } catch (error) {
            span.setAttribute('error.type', error instanceof Failure ? error.code : '_OTHER')
            span.setStatus({ code: SpanStatusCode.ERROR })
            throw error
          } finally {
            span.end()
          }
        },
      ),
  }
}

function identityOf(agent: Agent & ModelIdentity, operation: string): Attributes {
  const provider = agent.provider && (PROVIDER_NAMES[agent.provider] ?? agent.provider)
  return known({
    'gen_ai.operation.name': operation,
    'gen_ai.agent.name': agent.name,
    'gen_ai.provider.name': provider,
    // The name of the same thing before version 1.37 of the convention; many backends still read it.
    'gen_ai.system': provider,
    'gen_ai.request.model': agent.model,
  })
}

function outcomeOf(reply: AgentReply): Attributes {
  return known({
    'gen_ai.response.model': reply.model,
    'gen_ai.usage.input_tokens': reply.tokensIn,
    'gen_ai.usage.output_tokens': reply.tokensOut,
  })
}

function known(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
}
