import type { CallToolResult } from '@modelcontextprotocol/client'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { Secrets } from '#kernel/ports/secrets.ts'
import type { Effect, Tool, ToolResult } from '#kernel/ports/tool.ts'
import { answerOf, MountedAnswer } from './answer.ts'
import { type MountsConfig, mountedName, type ServerConfig, type ToolConfig, timeoutOf } from './config.ts'
import { type Connection, createConnection } from './connection.ts'
import { type Checks, checksOf, type Definition } from './definition.ts'
import { readBack } from './read-back.ts'
import { findPinned, type MountState, stateOf } from './state.ts'

export interface MountOptions {
  /** Null where none are needed. */
  secrets: Pick<Secrets, 'get'> | null
  /** Where commands are started. */
  folder: string
  log(line: string): void
}

export interface Mounts {
  tools: Tool[]
  states: MountState[]
  close(): Promise<void>
}

/** Connects to every server and mounts what is listed, offered, and still as it was pinned. */
export async function openMounts(config: MountsConfig, options: MountOptions): Promise<Mounts> {
  const opened = await Promise.all(config.servers.map((server) => openServer(server, options)))
  return {
    tools: opened.flatMap((one) => one.tools),
    states: opened.flatMap((one) => one.states),
    close: async () => {
      await Promise.all(opened.map((one) => one.connection.close()))
    },
  }
}

/** What a server offers under a name, for a person to look at before the pin is written down. */
export async function lookAtTool(server: ServerConfig, tool: string, options: MountOptions) {
  const connection = createConnection(server, { ...options, onListChanged: () => {} })
  try {
    const { tools: offered } = await connection.ask(new AbortController().signal)
    const found = offered.filter(({ name }) => name === tool)
    const offers = offered.map(({ name }) => name)
    return { definition: found.length === 1 ? (found[0] as Definition) : null, offers }
  } finally {
    await connection.close()
  }
}

async function openServer(server: ServerConfig, options: MountOptions) {
  const result = new Map<string, string>()
  const connection = createConnection(server, { ...options, onListChanged: () => void lookAgain() })

  function report(state: MountState): void {
    if (result.get(state.name) === state.state) return
    result.set(state.name, state.state)
    if (state.refusal) options.log(`${state.refusal.code}: ${state.refusal.message}. ${state.refusal.next}`)
  }

  let looking = false
  /** The pin is checked before every call; this only tells a person as soon as it can be known. */
  async function lookAgain(): Promise<void> {
    if (looking) return
    looking = true
    const offered = await offers(connection)
    looking = false
    if (Array.isArray(offered)) for (const tool of server.tools) report(stateOf(server, tool, offered))
  }

  const offered = await offers(connection)
  const states = server.tools.map((tool) => stateOf(server, tool, offered))
  for (const state of states) report(state)
  const tools = server.tools.flatMap((tool, index) => {
    const { state, definition } = states[index] as MountState
    return state === 'mounted' && definition ? [mountedTool(server, tool, definition, connection)] : []
  })
  return { tools, states, connection }
}

async function offers(connection: Connection): Promise<Definition[] | Failure> {
  const asked = connection.ask(new AbortController().signal)
  return asked.then(
    ({ tools }) => tools,
    (error: Failure) => error,
  )
}

function mountedTool(server: ServerConfig, tool: ToolConfig, definition: Definition, connection: Connection): Tool {
  const name = mountedName(server.name, tool.name)
  const timeoutMs = timeoutOf(tool)
  const checks = checksOf(definition)
  return {
    name,
    effect: tool.effect,
    timeoutMs,
    input: checks.input as Tool['input'],
    output: MountedAnswer,
    // The server has no names for its effects that we could know: the same words are the same effect.
    key: (input) => hashCanonical(input),
    // Bound into the grant: what was granted of a tool is not granted of what its server makes of it later.
    recipient: () => `MCP server ${server.name}, tool pinned ${tool.pin.slice(0, 12)}`,
    async run(input, { signal }) {
      const offer = await connection.ask(signal).catch((error: Failure) => error)
      // The list may have changed since it was mounted: nothing is sent to a tool that nobody has looked at.
      const { refusal } = findPinned(server, tool, offer instanceof Failure ? offer : offer.tools)
      if (offer instanceof Failure || refusal) return { outcome: 'not_done', error: refusal as Refusal }
      const called = await offer.call(definition, input, timeoutMs, signal)
      if (called.kind === 'refused') {
        const message = `${server.name} refused the call: ${JSON.stringify(called.message)}`
        return { outcome: 'not_done', error: refusalOf('mount.refused', message, 'Call it as its schema says.') }
      }
      return resultOf(name, tool.effect, checks, called.result, connection)
    },
    verify: readBack(server, tool, connection),
  }
}

function resultOf(
  name: string,
  effect: Effect,
  checks: Checks,
  result: CallToolResult,
  { redact }: Connection,
): ToolResult {
  const answer = answerOf(result.content, result.structuredContent, redact)
  if (result.isError) {
    const message = `${name} answered an error: ${JSON.stringify(answer.text.slice(0, 200))}`
    const refusal = refusalOf('mount.tool_error', message, 'Propose something else.')
    if (effect === 'read') return { outcome: 'not_done', error: refusal }
    // It may have failed at the last of several steps.
    throw new Failure(refusal.code, message, 'Look there yourself.')
  }
  // Too large a structure was left out, and is not worth a look.
  const left = answer.structured === undefined && result.structuredContent !== undefined
  const misfit = left ? null : checks.output?.(result.structuredContent)
  if (misfit) throw new Failure('mount.output', `${name} broke its own schema at ${misfit.path || 'the root'}`, LOOK)
  return { outcome: 'done', output: answer }
}

const LOOK = 'Look at the server; its answer was not taken.'

function refusalOf(code: string, message: string, next: string): Refusal {
  return { code, message, next }
}
