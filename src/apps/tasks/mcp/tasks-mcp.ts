import { randomBytes, randomUUID } from 'node:crypto'
import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Connection } from '#host/mcp/connection.ts'
import { inProgress } from '#host/mcp/in-progress.ts'
import { logLine } from '#host/mcp/log-line.ts'
import { type Checked, inputSchema, outputSchema, sharedValidator } from '#host/mcp/schemas.ts'
import { isTimeZone } from '#host/time-zone.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { TOOL_NAMES, type ToolName } from '../contracts.ts'
import * as says from '../domain/decide/templates.ts'
import type { Around, TasksService } from '../services/service.ts'
import { checkInput } from './check-input.ts'
import { type Deleting, deleteTask, type PendingQuestion } from './confirm.ts'
import { answered, refused } from './results.ts'
import { TOOLS } from './tools.ts'

/** What a client may know of a tool before it calls it; derived from the lanes, never written by hand here. */
export type ToolHints = Record<
  ToolName,
  { title: string; readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
>

/** The part of the service that a tool can reach. */
export type ToolService = Pick<TasksService, 'call' | 'answer'>

export interface TasksMcpOptions extends Pick<Connection, 'caller'>, Partial<Omit<Connection, 'caller'>> {
  service: ToolService
  annotations: ToolHints
  version: string
  /** Of the person, where the client names none. */
  timeZone?: string
}

/** Where a client may name the zone of the person, per call. */
const TIME_ZONE_META = 'lanewright/time-zone'
/** Longer than a confirmation lives: that one has run out is the service's to say, in its own words. */
const STATE_TTL_SECONDS = 600
/** All of a task's members and labels, twice over. */
const ARGUMENT_ELEMENTS_MAX = 100

/** One caller's server: five tools over the service, for one connection, one session or one request. */
export function createTasksMcp(options: TasksMcpOptions): McpServer {
  const { service, caller, annotations, version, log = () => {}, era = 'legacy' } = options
  const { stateKey = randomBytes(32), inProgress: running = inProgress() } = options
  const states = createRequestStateCodec<PendingQuestion>({
    key: stateKey,
    ttlSeconds: STATE_TTL_SECONDS,
    bind: () => `delete_task\0${caller.user_id}`,
  })
  const server = new McpServer(
    { name: 'lanewright-tasks', title: 'Lanewright tasks', version },
    {
      capabilities: { tools: { listChanged: false } },
      instructions: 'The to-do list of one person. List first to learn the task ids; deleting asks the person.',
      requestState: { verify: states.verify },
      jsonSchemaValidator: sharedValidator,
      maxToolInputElements: ARGUMENT_ELEMENTS_MAX,
    },
  )
  server.server.onerror = (error) => log(logLine('protocol', error))
  const conversation_id = options.conversationId ?? randomUUID()

  for (const tool of TOOL_NAMES) {
    const { description, input, output } = TOOLS[tool]
    const hints = annotations[tool]
    const schemas = { inputSchema: inputSchema(input, checkInput), outputSchema: outputSchema(output) }
    server.registerTool(tool, { title: hints.title, description, ...schemas, annotations: hints }, (checked, ctx) =>
      running.track(perform(tool, checked, ctx)),
    )
  }
  return server

  async function perform(tool: ToolName, checked: Checked, ctx: ServerContext) {
    if (!checked.fits) return refused('VALIDATION_ERROR', checked.error)
    const time_zone = ctx.mcpReq._meta?.[TIME_ZONE_META] ?? options.timeZone
    if (time_zone !== undefined && !isTimeZone(time_zone))
      return refused('VALIDATION_ERROR', `The time zone in ${TIME_ZONE_META} is not known. Give one like Europe/Paris.`)
    const around: Around = { conversation_id, ...(time_zone !== undefined && { time_zone }) }
    try {
      if (tool === 'delete_task') return await deleteTask(deletingWith(around), checked.parameters, ctx)
      return answered(await service.call(caller, tool, checked.parameters, around))
    } catch (error) {
      if (error instanceof Failure && error.code === 'access.denied') return refused('ACCESS_DENIED', error.message)
      // What broke is for the log; a client learns only that it broke.
      log(logLine(tool, error))
      return refused('DATABASE_ERROR', says.wasNotAble(tool))
    }
  }

  function deletingWith(around: Around): Deleting {
    return { service, caller, around, era, states, capabilities }
  }

  /** The current revision says them with each request, the ones before at the handshake. */
  function capabilities({ mcpReq }: ServerContext): ClientCapabilities | undefined {
    if (era === 'legacy') return server.server.getClientCapabilities()
    return (mcpReq.envelope as Record<string, ClientCapabilities> | undefined)?.[CLIENT_CAPABILITIES_META_KEY]
  }
}
