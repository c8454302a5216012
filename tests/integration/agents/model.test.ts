import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type ModelAgentOptions, modelAgent } from '#integrations/models/model.ts'
import { ProposalByAction } from '#kernel/contracts/proposals.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { validateProposal } from '#kernel/validate.ts'
import { callWith, NO_OP, textOf } from './calls.ts'
import { answers, closedUrl, completion, type Request, says, serveModel } from './model-server.ts'

const KEY = 'canary-5f2c9d7e1b-key'
// Never asked.
const NOWHERE = 'http://127.0.0.1:1/v1'

function agentAt(baseUrl: string, parts: Partial<ModelAgentOptions> = {}) {
  const usual = { provider: 'openai-compatible', model: 'local-model', apiKey: () => KEY, schemas: ProposalByAction }
  return modelAgent({ ...usual, baseUrl, ...parts } as ModelAgentOptions)
}

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => expect.fail('it answered'),
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(Failure)
  expect(error.next).not.toBe('')
  return error
}

test('a good answer comes back byte for byte, with model, tokens, cost and prompt hash', async () => {
  const said = `  {"reason":"awaiting_user_input",\n"action_type":"no_op","details":"Grüße"}`
  const { url, requests } = await serveModel(says(said))
  const prices = { inputMicrosPerMillion: 150_000, outputMicrosPerMillion: 600_000 }
  const reply = await agentAt(url, { prices }).propose(callWith())
  expect(textOf(reply)).toBe(said)
  expect(reply).toMatchObject({ model: 'local-model-2026', tokensIn: 1200, tokensOut: 34 })
  // 1200 * 0.15 + 34 * 0.6 = 200.4, rounded up.
  expect(reply.costMicros).toBe(201)
  expect(reply.promptHash).toMatch(/^[0-9a-f]{64}$/)
  expect(requests).toHaveLength(1)
  expect(requests[0]!.headers.authorization).toBe(`Bearer ${KEY}`)
})

test('the same call has the same prompt hash; another snapshot, rule or refusal has another', async () => {
  const { url } = await serveModel(says(JSON.stringify(NO_OP)))
  const refusal = {
    code: 'task.unknown',
    path: '/task_id',
    message: 'No such task.',
    expected: 'a task',
    next: 'Look.',
  }
  const calls = [{}, {}, { snapshot: { other: 1 } }, { rules: 'Other rules.' }, { errors: [refusal] }]
  const agent = agentAt(url)
  const hashes = await Promise.all(calls.map(async (parts) => (await agent.propose(callWith(parts))).promptHash))
  expect(hashes[1]).toBe(hashes[0])
  expect(new Set(hashes).size).toBe(4)
})

test('[S001-6.1] a model is given the snapshot, the rules, the vocabulary and the reason of the last refusal', async () => {
  const { url, requests } = await serveModel(says('{}'))
  const message = 'The property "reason" is missing.'
  const errors = [{ code: 'schema.required', path: '/reason', message, expected: 'reason', next: 'Add "reason".' }]
  await agentAt(url).propose(callWith({ errors }))
  const [system, user] = requests[0]!.body.messages
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Never write to a lead twice') })
  for (const action of Object.keys(ProposalByAction)) expect(system.content).toContain(`## ${action}\n`)
  expect(user.role).toBe('user')
  expect(user.content).toContain('660e8400-e29b-41d4-a716-446655440001')
  expect(user.content).toContain('⟦Jane Doe⟧')
  expect(user.content).toContain('is missing.')
  expect(requests[0]!.body).toMatchObject({ temperature: 0, max_tokens: 4096 })
})

type Body = Request['body']

const GEMINI = { candidates: [{ content: { parts: [{ text: '{"a":1}' }] }, finishReason: 'STOP' }] }
const MESSAGE = {
  type: 'message',
  id: 'msg_1',
  model: 'claude-x',
  role: 'assistant',
  content: [{ type: 'tool_use', id: 't1', name: 'json', input: { a: 1 } }],
  stop_reason: 'tool_use',
  usage: { input_tokens: 5, output_tokens: 6 },
}
const RESPONSE = {
  id: 'resp_1',
  created_at: 1_767_000_000,
  model: 'gpt-x',
  output: [
    {
      type: 'message',
      role: 'assistant',
      id: 'm1',
      content: [{ type: 'output_text', text: '{"a":1}', annotations: [] }],
    },
  ],
  usage: { input_tokens: 5, output_tokens: 6 },
}

test.for([
  ['openai', RESPONSE, '/v1/responses', (body: Body) => body.text.format.schema],
  ['anthropic', MESSAGE, '/v1/messages', (body: Body) => body.tools[0].input_schema],
  ['google', GEMINI, '/v1/models/m-1:generateContent', (body: Body) => body.generationConfig.responseJsonSchema],
  [
    'openai-compatible',
    completion('{"a":1}'),
    '/v1/chat/completions',
    (body: Body) => body.response_format.json_schema.schema,
  ],
] as const)(
  '[K-agent.3] %s is asked for the schema, and its answer is not read',
  async ([provider, body, path, schemaIn]) => {
    const { url, requests } = await serveModel(answers(body))
    const reply = await agentAt(url, { provider, model: 'm-1' }).propose(callWith())
    expect(textOf(reply)).toBe('{"a":1}')
    expect(requests[0]!.path).toBe(path)
    const schema = schemaIn(requests[0]!.body)
    expect(schema.properties.action_type.enum).toEqual(Object.keys(ProposalByAction))
    expect(schema.properties.tool_name.enum).toContain('send_message')
    expect(JSON.stringify(requests[0]!.headers)).toContain(KEY)
  },
)

test('OpenAI is told to keep nothing', async () => {
  const { url, requests } = await serveModel(answers(RESPONSE))
  await agentAt(url, { provider: 'openai', model: 'm-1' }).propose(callWith())
  expect(requests[0]!.body.store).toBe(false)
})

test.for([
  ['prose around JSON', `Sure!\n\`\`\`json\n${JSON.stringify(NO_OP)}\n\`\`\``, 'json.syntax'],
  ['another schema', '{"action_type":"no_op","why":"because"}', 'schema.required'],
  ['two proposals', `${JSON.stringify(NO_OP)}${JSON.stringify(NO_OP)}`, 'json.syntax'],
  ['half an answer', '{"action_type":"no_op","rea', 'json.syntax'],
  ['nothing', '', 'json.syntax'],
  ['half a character', '{"action_type":"no_op","reason":"\ud83d"}', 'json.invalid_utf8'],
] as const)('%s is handed on unrepaired, and the validator refuses it', async ([, said, code]) => {
  const { url, requests } = await serveModel(says(said))
  const reply = await agentAt(url).propose(callWith())
  if (said.isWellFormed()) expect(textOf(reply)).toBe(said)
  expect(validateProposal(reply.bytes).verdict.error?.code).toBe(code)
  expect(requests).toHaveLength(1)
})

test.for([
  ['no JSON', Buffer.from('<html>Welcome to the hotel network</html>'), 'json.syntax'],
  ['JSON of another protocol', Buffer.from('{"result":"ok"}'), 'action.missing'],
  ['a body cut short', Buffer.from(JSON.stringify(completion('{}')).slice(0, 90)), 'json.syntax'],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'json.invalid_utf8'],
  [
    'an answer with a byte that is no text',
    Buffer.from(JSON.stringify(completion('{"a":"\xff"}')), 'latin1'),
    'json.invalid_utf8',
  ],
  ['nothing at all', Buffer.alloc(0), 'json.syntax'],
] as const)('a server that answers with %s gives bytes for the validator to refuse', async ([, body, code]) => {
  const { url, requests } = await serveModel(answers(body))
  const reply = await agentAt(url).propose(callWith())
  expect(Buffer.from(reply.bytes)).toEqual(body)
  expect(validateProposal(reply.bytes).verdict.error?.code).toBe(code)
  expect(requests).toHaveLength(1)
})

test('an answer past the size limit is handed on one byte past it', async () => {
  const { url } = await serveModel(says(JSON.stringify({ ...NO_OP, details: 'x'.repeat(70_000) })))
  const { bytes } = await agentAt(url).propose(callWith())
  expect(bytes).toHaveLength(64 * 1024 + 1)
  expect(validateProposal(bytes).verdict.error?.code).toBe('json.too_large')
})

test('of a hundred megabytes only the first are read, and the connection is given up', async () => {
  const written = Promise.withResolvers<number>()
  const { url } = await serveModel(async (response) => written.resolve(await pour(response, 100 * 1024 * 1024)))
  const { bytes } = await agentAt(url).propose(callWith())
  expect(bytes).toHaveLength(64 * 1024 + 1)
  // What the sockets of both sides hold comes on top of what was read.
  expect(await written.promise).toBeLessThan(16 * 1024 * 1024)
})

test('a compressed bomb is cut where its content passes the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, 'a'))
  const { url } = await serveModel((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(bomb)
  })
  const { bytes } = await agentAt(url).propose(callWith())
  expect(bytes).toHaveLength(64 * 1024 + 1)
})

/** Writes as fast as the reader reads, and says how much went out before the reader left. */
async function pour(response: ServerResponse, total: number): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const closed = once(response, 'close')
  response.writeHead(200, { 'content-type': 'application/json' })
  let size = 0
  while (size < total && !response.destroyed) {
    size += chunk.length
    if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed])
  }
  response.end()
  return size
}

test('a server that never answers is left when the time is over', async () => {
  const { url } = await serveModel(() => {})
  const failure = await failureOf(agentAt(url).propose(callWith({ signal: AbortSignal.timeout(50) })))
  expect(failure.code).toBe('agent.timeout')
})

test('a server that answers drop by drop is left when the time is over', async () => {
  const { url } = await serveModel((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(drip))
  })
  const failure = await failureOf(agentAt(url, { timeoutMs: 80 }).propose(callWith()))
  expect(failure.code).toBe('agent.timeout')
})

test('a connection, or a store of keys, that does not listen to the signal cannot hold the caller', async () => {
  const signal = AbortSignal.timeout(20)
  const never = new Promise<never>(() => {})
  const deaf = agentAt(NOWHERE, { fetch: () => never })
  expect((await failureOf(deaf.propose(callWith({ signal })))).code).toBe('agent.timeout')
  const locked = agentAt(NOWHERE, { apiKey: () => never })
  expect((await failureOf(locked.propose(callWith({ signal })))).code).toBe('agent.timeout')
})

test('a connection that is cut in the middle is an agent that cannot be reached', async () => {
  const { url } = await serveModel((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"id":"chatcmpl-1","choices":[', () => response.destroy())
  })
  expect((await failureOf(agentAt(url).propose(callWith()))).code).toBe('agent.unavailable')
})

test('a port where nobody listens is named', async () => {
  const url = await closedUrl()
  const failure = await failureOf(agentAt(url).propose(callWith()))
  expect(failure).toMatchObject({ code: 'agent.unavailable', message: expect.stringContaining(new URL(url).host) })
  expect(failure.message).toContain('ECONNREFUSED')
})

test.for([
  [500, 'agent.unavailable', 'Try again later.'],
  [503, 'agent.unavailable', 'Try again later.'],
  [429, 'agent.unavailable', 'Wait'],
  [404, 'agent.unavailable', 'name of the model'],
  [400, 'agent.unavailable', 'name of the model'],
  [401, 'agent.refused_key', 'Store a key'],
  [403, 'agent.refused_key', 'Store a key'],
] as const)('status %i is %s, asked once', async ([status, code, next]) => {
  const error = { message: `You said: Jane Doe. Your key is ${KEY}.`, code: 'some_code' }
  const { url, requests } = await serveModel(answers({ error }, status))
  const failure = await failureOf(agentAt(url).propose(callWith()))
  expect(failure).toMatchObject({ code, next: expect.stringContaining(next) })
  expect(failure.message).toContain(`(${status} some_code)`)
  expect(failure.message).not.toContain('Jane')
  expect(requests).toHaveLength(1)
})

test('a redirect is not followed: it would carry key and prompt to another server', async () => {
  const thief = await serveModel(says(JSON.stringify(NO_OP)))
  const { url } = await serveModel((response) => response.writeHead(307, { location: thief.url }).end())
  const failure = await failureOf(agentAt(url, { provider: 'anthropic' }).propose(callWith()))
  expect(failure.code).toBe('agent.unavailable')
  expect(thief.requests).toEqual([])
})

test('the server counts no tokens backwards, and its name for the model is no place for text', async () => {
  const usage = { prompt_tokens: -5000, completion_tokens: 1.5, total_tokens: 0 }
  const { url } = await serveModel(says('{}', { usage, model: 'Jane Doe said\u001b[31m hello' }))
  const prices = { inputMicrosPerMillion: 1e6, outputMicrosPerMillion: 1e6 }
  const reply = await agentAt(url, { prices }).propose(callWith())
  expect(reply).toMatchObject({
    model: 'local-model',
    tokensIn: undefined,
    tokensOut: undefined,
    costMicros: undefined,
  })
})

test('a key with a line break is refused before it can stand in an error about headers', async () => {
  const failure = await failureOf(agentAt(NOWHERE, { apiKey: () => `${KEY}\nx` }).propose(callWith()))
  expect(failure.code).toBe('agent.refused_key')
  expect(everythingIn(failure)).not.toContain('canary')
})

test('a store of keys that fails says nothing of what it holds', async () => {
  const apiKey = () => {
    throw new Error(`cannot unwrap ${KEY}`)
  }
  const failure = await failureOf(agentAt(NOWHERE, { apiKey }).propose(callWith()))
  expect(failure.code).toBe('agent.refused_key')
  expect(everythingIn(failure)).not.toContain('canary')
})

test.for(['not a url', 'ftp://example.org/v1', 'https://me:secret@example.org/v1', undefined])(
  'the base URL %s is refused at the start',
  (baseUrl) => {
    expect(() => agentAt(baseUrl as string)).toThrow(expect.objectContaining({ code: 'agent.bad_url' }))
    expect(() => agentAt(baseUrl as string)).not.toThrow(/secret/)
  },
)

test('the key is in no answer and in no error, whatever the server sends back', async () => {
  const echoes = [
    says(`The key is ${KEY}`),
    answers(`not JSON, but ${KEY}`),
    answers({ error: { code: KEY, message: KEY } }, 401),
    answers({ error: { type: KEY } }, 500),
  ]
  for (const echo of echoes) {
    const { url } = await serveModel(echo)
    const outcome = await agentAt(url).propose(callWith()).then(textOf, everythingIn)
    expect(outcome).not.toContain('canary')
  }
  const unreachable = await failureOf(agentAt(await closedUrl()).propose(callWith()))
  expect(everythingIn(unreachable)).not.toContain('canary')
})

/** All that a careless log would write of an error, causes included. */
function everythingIn(error: Error): string {
  const cause = error.cause instanceof Error ? everythingIn(error.cause) : String(error.cause)
  return [error.stack, error.message, JSON.stringify(error), cause].join('\n')
}
