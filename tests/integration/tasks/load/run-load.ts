import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { workspaceOf } from '#apps/tasks/services/local.ts'
import type { Said } from '#apps/tasks/services/service.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { type Stage, unconfirmedDeletions, wrongAnswer } from './oracle.ts'
import { randomCall, randomMessage } from './words.ts'

export interface Stormed {
  door: string
  messages: number
  deletions: number
  breaches: string[]
}

export const INTERFACES = ['chat', 'http', 'mcp'] as const
export type InterfaceName = (typeof INTERFACES)[number]

/** Random messages through one door for one person; every breach with the message that led to it. */
export async function runLoad(chat: Stage, via: InterfaceName, messages: number, seed: string): Promise<Stormed> {
  const user = `storm-${via}`
  const breaches: string[] = []
  const opened = await open(chat, via, user)
  const random = seedRandom(`${seed}/${via}`)
  try {
    for (let n = 0; n < messages; n++) {
      const wrong = await opened
        .step(random)
        .catch((error) => `it threw: ${error instanceof Error ? error.stack : error}`)
      if (wrong) breaches.push(`message ${n}: ${wrong}`)
      if (breaches.length > 20) break
    }
  } finally {
    await opened.close()
  }
  const workspace = workspaceOf(user)
  breaches.push(...(await unconfirmedDeletions(chat, workspace)))
  const deleted = await chat.rows(`select 1 from tasks.history where workspace_id = $1 and operation = 'delete'`, [
    workspace,
  ])
  return { door: via, messages, deletions: deleted.length, breaches }
}

interface OpenInterface {
  step(random: ReturnType<typeof seedRandom>): Promise<string | null>
  close(): Promise<void>
}

async function open(chat: Stage, via: InterfaceName, user: string): Promise<OpenInterface> {
  if (via === 'chat') return overChat(chat, user)
  const token = 'o'.repeat(43)
  const services = await createServices(chat.lw, '0.0.0', () => {})
  const server = await serve({ ...services, token, version: '0.0.0', person: user, log: () => {} }, 0)
  const close = async () => {
    await services.mcp.close()
    await server.close()
  }
  return via === 'http' ? overHttp(server.port, token, close) : overMcp(chat, user, server.port, token, close)
}

/** Two conversations of one person, so that a yes can go astray. */
function overChat({ service }: Stage, user: string): OpenInterface {
  const conversations = [randomUUID(), randomUUID()]
  return {
    async step(random) {
      const message = randomMessage(random)
      const said = await service.say({ user_id: user }, message, { conversation_id: random.pick(conversations) })
      return wrongAnswer(said)
    },
    close: async () => {},
  }
}

function overHttp(port: number, token: string, close: () => Promise<void>): OpenInterface {
  const conversations = [randomUUID(), randomUUID()]
  let pending: string | undefined
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://localhost:${port}/api/tasks/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, json: (await response.json()) as Said & { code?: string } }
  }
  return {
    async step(random) {
      const conversation_id = random.pick(conversations)
      const kind = random.below(10)
      if (kind === 0) {
        const id = pending && random.chance(0.7) ? pending : random.uuid()
        const { status } = await post(`confirmations/${id}`, { yes: random.chance(0.5), conversation_id })
        return status === 200 ? null : `an answer was met with ${status}`
      }
      if (kind < 3) {
        const { tool, parameters } = randomCall(random, [])
        const { status, json } = await post(`tools/${tool}`, { parameters, conversation_id })
        pending = json.pending_confirmation?.confirmation_id ?? pending
        return status === 200 || (status === 400 && json.code) ? null : `a call was met with ${status}: ${json.code}`
      }
      const message = randomMessage(random)
      const { status, json } = await post('messages', { message: message.toWellFormed(), conversation_id })
      if (status !== 200) return `${JSON.stringify(message.slice(0, 100))} was met with ${status}: ${json.code}`
      pending = json.pending_confirmation?.confirmation_id ?? pending
      return wrongAnswer(json)
    },
    close,
  }
}

/** A client that answers questions by chance. What it may claim in its arguments changes nothing. */
async function overMcp(
  chat: Stage,
  user: string,
  port: number,
  token: string,
  close: () => Promise<void>,
): Promise<OpenInterface> {
  let answer: { action: 'accept' | 'decline' | 'cancel'; content?: { confirm: boolean } } = { action: 'cancel' }
  const client = new Client(
    { name: 'storm', version: '1' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  client.setRequestHandler('elicitation/create', async () => answer)
  const transport = new StreamableHTTPClientTransport(new URL(`http://localhost:${port}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport)
  return {
    async step(random) {
      const ids = (await chat.service.list({ user_id: user }, { limit: 50 })).tasks.map(({ task_id }) => task_id)
      const { tool, parameters } = randomCall(random, ids)
      answer = random.pick([
        { action: 'accept', content: { confirm: true } },
        { action: 'accept', content: { confirm: false } },
        { action: 'decline' },
        { action: 'cancel' },
      ])
      const yes = answer.content?.confirm === true
      const called = await client.callTool({ name: tool, arguments: parameters }).catch((error: Error) => error)
      if (called instanceof Error) return tool === 'drop_table' ? null : `${tool} failed: ${called.message}`
      const after = (await chat.service.list({ user_id: user }, { limit: 50 })).tasks.map(({ task_id }) => task_id)
      const gone = ids.filter((id) => !after.includes(id) && ids.length < 50)
      if (gone.length > 0 && !(yes && tool === 'delete_task' && gone.length === 1 && gone[0] === parameters.task_id))
        return `${tool} ${JSON.stringify(parameters)} deleted ${gone.length} with the answer ${JSON.stringify(answer)}`
      return null
    },
    async close() {
      await client.close()
      await close()
    },
  }
}
