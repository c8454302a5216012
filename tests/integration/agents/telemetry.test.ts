import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { expect, test } from 'vitest'
import { modelAgent } from '#integrations/models/model.ts'
import { scriptedAgent } from '#integrations/models/scripted.ts'
import { tracedAgent } from '#integrations/models/telemetry.ts'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import { callWith } from './calls.ts'
import { answers, says, serveModel } from './model-server.ts'

const KEY = 'canary-5f2c9d7e1b-key'

function collectSpans() {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  return { tracer: provider.getTracer('test'), spans: () => exporter.getFinishedSpans() }
}

function modelAt(baseUrl: string, provider: 'google' | 'openai-compatible' = 'openai-compatible') {
  return modelAgent({ provider, model: 'm-1', baseUrl, apiKey: () => KEY, schemas: ProposalByAction })
}

test('[K-agent.9] a call of a model is one span with the GenAI names', async () => {
  const { url } = await serveModel(says('{}'))
  const { tracer, spans } = collectSpans()
  const call = callWith()
  await tracedAgent(modelAt(url), tracer).propose(call)
  expect(spans()).toHaveLength(1)
  expect(spans()[0]).toMatchObject({ name: 'chat m-1', kind: SpanKind.CLIENT, status: { code: SpanStatusCode.UNSET } })
  expect(spans()[0]!.attributes).toEqual({
    'gen_ai.operation.name': 'chat',
    'gen_ai.agent.name': 'openai-compatible/m-1',
    'gen_ai.provider.name': 'openai-compatible',
    'gen_ai.system': 'openai-compatible',
    'gen_ai.request.model': 'm-1',
    'gen_ai.response.model': 'local-model-2026',
    'gen_ai.usage.input_tokens': 1200,
    'gen_ai.usage.output_tokens': 34,
    'lanewright.workspace.id': call.workspaceId,
    'lanewright.snapshot.hash': call.snapshotHash,
  })
})

test('a failed call ends its span with the code of the failure and no text', async () => {
  const { url } = await serveModel(answers({ error: { message: 'no' } }, 503))
  const { tracer, spans } = collectSpans()
  await expect(tracedAgent(modelAt(url, 'google'), tracer).propose(callWith())).rejects.toThrow()
  expect(spans()).toHaveLength(1)
  expect(spans()[0]).toMatchObject({ status: { code: SpanStatusCode.ERROR }, events: [] })
  expect(spans()[0]!.attributes).toMatchObject({ 'error.type': 'agent.unavailable', 'gen_ai.system': 'gcp.gemini' })
})

test('an agent without a model is an invocation, and an unknown error has no name', async () => {
  const { tracer, spans } = collectSpans()
  const crash = () => {
    throw new Error('canary')
  }
  await expect(tracedAgent(scriptedAgent('planner', [crash]), tracer).propose(callWith())).rejects.toThrow('canary')
  expect(spans()[0]).toMatchObject({ name: 'invoke_agent planner', kind: SpanKind.INTERNAL })
  expect(spans()[0]!.attributes).toMatchObject({ 'error.type': '_OTHER', 'gen_ai.agent.name': 'planner' })
})

test('no prompt, answer, error text or key is in a span', async () => {
  const servers = [
    await serveModel(says(`canary ${KEY}`, { model: 'canary in the model' })),
    await serveModel(answers({ error: { message: `canary ${KEY}`, code: KEY } }, 401)),
  ]
  const { tracer, spans } = collectSpans()
  const call = callWith({ snapshot: { note: 'canary in the snapshot' }, rules: 'canary in the rules' })
  for (const { url } of servers)
    await tracedAgent(modelAt(url), tracer)
      .propose(call)
      .catch(() => {})
  expect(spans()).toHaveLength(2)
  const seen = spans().map(({ name, attributes, events, status, links }) => ({
    name,
    attributes,
    events,
    status,
    links,
  }))
  expect(JSON.stringify(seen)).not.toContain('canary')
})
