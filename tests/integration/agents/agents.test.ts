import { expect, test } from 'vitest'
import { hostileAgent } from '#integrations/models/hostile.ts'
import { modelAgent } from '#integrations/models/model.ts'
import { type AgentRecord, recordAgent, replayAgent } from '#integrations/models/recorded.ts'
import { scriptedAgent } from '#integrations/models/scripted.ts'
import { tracedAgent } from '#integrations/models/telemetry.ts'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { validateProposal } from '#kernel/validate.ts'
import { callWith, NO_OP, textOf } from './calls.ts'
import { says, serveModel } from './model-server.ts'

test('[K-agent.1] every agent is asked alike and gives bytes that one validator judges', async () => {
  const { url } = await serveModel(says(JSON.stringify(NO_OP)))
  const schemas = ProposalByAction
  const scripted = scriptedAgent('scripted', [])
  const agents: Agent[] = [
    scripted,
    recordAgent(scripted, () => {}),
    replayAgent([{ snapshotHash: callWith().snapshotHash, reply: await scripted.propose(callWith()) }]),
    tracedAgent(scripted),
    hostileAgent({ seed: 1, vocabulary: schemas }),
    modelAgent({ provider: 'openai-compatible', model: 'm', baseUrl: url, apiKey: () => '', schemas }),
  ]
  for (const agent of agents) {
    const { bytes } = await agent.propose(callWith())
    expect(bytes).toBeInstanceOf(Uint8Array)
    const { verdict } = validateProposal(bytes)
    if (agent.name !== 'hostile') expect(verdict).toMatchObject({ ok: true, action_type: 'no_op' })
  }
})

test('a scripted agent plays its answers in order, then waits for a person', async () => {
  const bytes = Uint8Array.of(0xff, 0x00)
  const agent = scriptedAgent('played', [{ a: 1 }, 'prose', bytes, (call: { rules: string }) => call.rules, undefined])
  const call = callWith({ rules: 'R' })
  const result = []
  for (let turn = 0; turn < 7; turn++) result.push(Buffer.from((await agent.propose(call)).bytes).toString('latin1'))
  const wait = JSON.stringify(NO_OP)
  expect(result).toEqual(['{"a":1}', 'prose', '\xff\x00', 'R', '', wait, wait])
  expect(validateProposal(wait).verdict.ok).toBe(true)
})

test('a scripted agent can crash, go on, and end with another answer', async () => {
  const crash = () => {
    throw new Error('gone')
  }
  const agent = scriptedAgent('crashing', [crash, '1'], 'the end')
  await expect(agent.propose(callWith())).rejects.toThrow('gone')
  expect(textOf(await agent.propose(callWith()))).toBe('1')
  expect(textOf(await agent.propose(callWith()))).toBe('the end')
})

test('[K-agent.5] a replay proposes the recorded bytes again, whatever the order of the snapshots', async () => {
  const records: AgentRecord[] = []
  const live = recordAgent(scriptedAgent('live', ['first', Uint8Array.of(0xff), 'third']), (r) => void records.push(r))
  const a = callWith({ snapshot: { a: 1 } })
  const b = callWith({ snapshot: { b: 1 } })
  for (const call of [a, b, a]) await live.propose(call)

  const replay = replayAgent(records)
  expect((await replay.propose(b)).bytes).toEqual(Uint8Array.of(0xff))
  expect(textOf(await replay.propose(a))).toBe('first')
  expect(textOf(await replay.propose(a))).toBe('third')
})

test('a snapshot that was never shown, or not so often, is not answered in a replay', async () => {
  const replay = replayAgent([{ snapshotHash: callWith().snapshotHash, reply: { bytes: Uint8Array.of(1) } }])
  const unknown = callWith({ snapshot: { never: 'seen' } })
  await expect(replay.propose(unknown)).rejects.toMatchObject({ name: 'Failure', code: 'agent.not_recorded' })
  await replay.propose(callWith())
  await expect(replay.propose(callWith())).rejects.toMatchObject({ code: 'agent.not_recorded' })
})

test('an outage is recorded and replayed as one; what an unknown error says is not kept', async () => {
  const records: AgentRecord[] = []
  const outages = [new Failure('agent.timeout', 'Too late.', 'Wait.'), new Error('secret-canary')]
  const failing = outages.map((error) => () => {
    throw error
  })
  const live = recordAgent(scriptedAgent('live', failing), (record) => void records.push(record))
  for (const error of outages) await expect(live.propose(callWith())).rejects.toBe(error)
  expect(JSON.stringify(records)).not.toContain('canary')

  const replay = replayAgent(records)
  await expect(replay.propose(callWith())).rejects.toMatchObject({ code: 'agent.timeout', next: 'Wait.' })
  await expect(replay.propose(callWith())).rejects.toMatchObject({ code: 'agent.unavailable' })
})

test('an answer that could not be recorded is not given', async () => {
  const full = () => Promise.reject(new Error('disk full'))
  await expect(recordAgent(scriptedAgent('live', ['1']), full).propose(callWith())).rejects.toThrow('disk full')
})
