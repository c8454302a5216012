import {
  type CallToolResult,
  Client,
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
} from '@modelcontextprotocol/client'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Secrets } from '#kernel/ports/secrets.ts'
import { childTransport } from './child.ts'
import { SECRET, type ServerConfig } from './config.ts'
import { type Definition, definitionOf } from './definition.ts'
import { type Redact, redactor } from './redact.ts'
import { webTransport } from './web.ts'

export interface ConnectionOptions {
  secrets: Pick<Secrets, 'get'> | null
  /** Where a command is started. */
  folder: string
  log(line: string): void
  /** The server says that its tools are others now. */
  onListChanged(): void
}

/** What became of a call that reached the server, as far as its answer tells. */
export type Called = { kind: 'answered'; result: CallToolResult } | { kind: 'refused'; message: string }

export interface Offer {
  tools: Definition[]
  /** In the same conversation as the list. A throw means that nobody knows what the server did. */
  call(definition: Definition, input: unknown, timeoutMs: number, signal: AbortSignal): Promise<Called>
}

/** One server, connected when it is first needed and again after it has gone. */
export interface Connection {
  readonly redact: Redact
  /** What it offers now; a Failure means that it could not be asked. */
  ask(signal: AbortSignal): Promise<Offer>
  close(): Promise<void>
}

const CONNECT_MS = 10_000
/** A server that knows only the handshake of old may say nothing at all to a question of today. */
const PROBE_MS = 5000
const LIST_MS = 10_000
const ALIVE_MS = 5000
const PAGES_MAX = 20
const TOOLS_MAX = 1000
const LINES_MAX = 100
const LINE_CHARS = 300

export function createConnection(server: ServerConfig, options: ConnectionOptions): Connection {
  const { name, transport: way } = server
  let redact: Redact = (text) => text
  let live: Promise<Client> | null = null
  let ending: Promise<void> = Promise.resolve()
  let closed = false

  const say = (text: string) => options.log(`mount ${name}: ${oneLine(redact(text))}`)

  function client(): Promise<Client> {
    if (closed) throw unreachable(name, 'it was closed')
    if (live) return live
    const opening = connect()
    live = opening
    opening.then(
      (opened) => {
        opened.onclose = () => forget(opening)
      },
      () => forget(opening),
    )
    return opening
  }

  function forget(gone: Promise<Client>): void {
    if (live === gone) live = null
  }

  async function connect(): Promise<Client> {
    const values = await resolveSecrets(server, options.secrets)
    redact = redactor(values.secrets)
    const first = await tryConnect(values.given, 'auto')
    if (first instanceof Client) return first
    // Some servers of old end when they are asked before they were greeted.
    const second = way.command !== undefined && !isNotStarted(first) ? await tryConnect(values.given, 'legacy') : first
    if (second instanceof Client) return second
    throw unreachable(name, oneLine(redact(messageOf(second))))
  }

  async function tryConnect(given: Record<string, string>, mode: 'auto' | 'legacy'): Promise<Client | Error> {
    const transport =
      way.command === undefined
        ? webTransport(way.url as string, given)
        : childTransport({
            command: way.command,
            args: way.args ?? [],
            env: { ...surroundings(), ...given },
            folder: options.folder,
            onLine: bounded(say),
          })
    const opened = new Client(
      { name: 'lanewright', version: '1' },
      {
        versionNegotiation: { mode, probe: { timeoutMs: PROBE_MS } },
        // It has nobody to ask: no person, no model and no folder is lent to a server.
        capabilities: {},
        inputRequired: { autoFulfill: false },
        listChanged: { tools: { autoRefresh: false, onChanged: () => options.onListChanged() } },
      },
    )
    let failed: Error | undefined
    opened.onerror = (error) => {
      failed ??= error
    }
    try {
      await opened.connect(transport, { timeout: CONNECT_MS })
      return opened
    } catch (error) {
      await transport.close().catch(() => {})
      return failed !== undefined && isNotStarted(failed) ? failed : (error as Error)
    }
  }

  async function list(asked: Client, signal: AbortSignal | undefined, timeoutMs: number): Promise<Definition[]> {
    if (!asked.getServerCapabilities()?.tools) return []
    const tools: Definition[] = []
    let cursor: string | undefined
    for (let page = 0; page < PAGES_MAX && tools.length < TOOLS_MAX; page++) {
      const params = cursor === undefined ? {} : { cursor }
      const answer = await asked.request(
        { method: 'tools/list', params },
        { timeout: timeoutMs, ...(signal && { signal }) },
      )
      tools.push(...(answer.tools as Definition[]).map(definitionOf))
      cursor = answer.nextCursor
      if (cursor === undefined) break
    }
    return tools
  }

  /** Slow is not dead: a server that does not even answer what it offers is ended, and started anew when needed. */
  async function endIfHanging(asked: Client): Promise<void> {
    const same = live
    const alive = await list(asked, undefined, ALIVE_MS).then(
      () => true,
      () => false,
    )
    if (alive || closed || !same || same !== live || (await same.catch(() => null)) !== asked) return
    forget(same)
    ending = Promise.all([ending, asked.close().catch(() => {})]).then(() => {})
    say('it answers nothing any more and was ended')
  }

  async function call(
    asked: Client,
    ...[definition, input, timeoutMs, signal]: Parameters<Offer['call']>
  ): Promise<Called> {
    try {
      const result = await asked.callTool(
        { name: definition.name, arguments: input as Record<string, unknown> },
        // Without its output schema: what the answer must look like is our own check.
        { signal, timeout: timeoutMs, toolDefinition: { ...definition, outputSchema: undefined } as ListedTool },
      )
      return { kind: 'answered', result }
    } catch (error) {
      const message = oneLine(redact(messageOf(error)))
      if (isRefusedBefore(error, definition)) return { kind: 'refused', message }
      if (signal.aborted || isSdkError(error, 'REQUEST_TIMEOUT')) void endIfHanging(asked)
      throw new Failure('mount.no_answer', `${name} did not say what it did: ${message}`, 'Look there yourself.')
    }
  }

  return {
    redact: (text) => redact(text),
    async ask(signal) {
      try {
        const asked = await client()
        const tools = await list(asked, signal, LIST_MS)
        return { tools, call: (...of) => call(asked, ...of) }
      } catch (error) {
        throw error instanceof Failure ? error : unreachable(name, oneLine(redact(messageOf(error))))
      }
    },
    async close() {
      closed = true
      await (await live?.catch(() => null))?.close().catch(() => {})
      await ending
    },
  }
}

/**
 * Errors that a server gives before a tool runs. `InvalidParams` is one only where the tool promises no structured
 * output: servers in use give the same code for an output that does not fit, after the tool has run.
 */
function isRefusedBefore(error: unknown, { outputSchema }: Definition): boolean {
  // The conversation had ended: nothing was sent.
  if (isSdkError(error, 'NOT_CONNECTED')) return true
  if (!(error instanceof ProtocolError)) return false
  if (error.code === ProtocolErrorCode.MethodNotFound) return true
  return error.code === ProtocolErrorCode.InvalidParams && outputSchema === undefined
}

interface Resolved {
  given: Record<string, string>
  secrets: Array<{ name: string; value: string }>
}

async function resolveSecrets({ name, transport }: ServerConfig, secrets: ConnectionOptions['secrets']) {
  const resolved: Resolved = { given: {}, secrets: [] }
  for (const [key, value] of Object.entries(transport.env ?? transport.headers ?? {})) {
    const secret = SECRET.exec(value)?.[1]
    const found = secret === undefined ? value : await secrets?.get(secret)
    if (found === null || found === undefined) {
      const message = `${name} needs the secret ${secret}, which is not set`
      throw new Failure('mount.secret_missing', message, 'Set it, or take the line out of mounts.yaml.')
    }
    resolved.given[key] = found
    if (secret !== undefined) resolved.secrets.push({ name: secret, value: found })
  }
  return resolved
}

/** What a program needs to be found and started at all, and nothing that says whose machine this is. */
function surroundings(): Record<string, string> {
  const names = process.platform === 'win32' ? ['PATH', 'PATHEXT', 'SYSTEMROOT'] : ['PATH']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name] as string]] : [])))
}

function bounded(say: (line: string) => void): (line: string) => void {
  let lines = 0
  return (line) => {
    lines += 1
    if (lines <= LINES_MAX) say(line)
    else if (lines === LINES_MAX + 1) say('it writes on; the rest is not shown')
  }
}

function unreachable(name: string, why: string): Failure {
  return new Failure('mount.unreachable', `${name} cannot be reached: ${why}`, 'See to the server, then try again.')
}

function isSdkError(error: unknown, code: string): boolean {
  return error instanceof SdkError && error.code === code
}

function isNotStarted(error: Error): boolean {
  return ['ENOENT', 'EACCES', 'ENOTDIR', 'E2BIG'].includes((error as NodeJS.ErrnoException).code ?? '')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function oneLine(text: string): string {
  return text
    .slice(0, LINE_CHARS)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
}
