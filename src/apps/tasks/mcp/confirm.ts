import { randomUUID } from 'node:crypto'
import {
  type CallToolResult,
  type ClientCapabilities,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { CONFIRMATION_MS } from '../contracts.ts'
import type { Around, Called, Caller, TasksService } from '../services/service.ts'
import { answered, refused } from './results.ts'

/** Which question the client was given to put. Signed and bound to the caller; the answer counts for this one alone. */
export interface PendingQuestion {
  confirmation_id: string
  conversation_id: string
  task_id: string
}

export interface Deleting {
  service: Pick<TasksService, 'call' | 'answer'>
  caller: Caller
  around: Around
  era: 'legacy' | 'modern'
  states: RequestStateCodec<PendingQuestion>
  capabilities: (ctx: ServerContext) => ClientCapabilities | undefined
}

const KEY = 'confirm'

/** Deletes only on a yes that the person gave to the protocol's own question. An argument can never be that yes. */
export async function deleteTask(
  deleting: Deleting,
  parameters: Record<string, unknown>,
  ctx: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const asked = ctx.mcpReq.requestState<PendingQuestion>()
  if (asked !== undefined) {
    if (asked.task_id !== parameters.task_id)
      return refused('VALIDATION_ERROR', 'Nothing was deleted: the answer was given for another task. Ask again.')
    if (inputResponse(ctx.mcpReq.inputResponses, KEY).kind !== 'missing')
      return finish(deleting, asked, isYes(ctx.mcpReq.inputResponses))
  }
  return ask(deleting, parameters, asked?.conversation_id ?? randomUUID(), ctx)
}

/** A conversation holds one question; each has one of its own, so that two asked side by side can both be answered. */
async function ask(
  deleting: Deleting,
  parameters: Record<string, unknown>,
  conversation_id: string,
  ctx: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const { service, caller, around, states, era } = deleting
  const called = await service.call(caller, 'delete_task', parameters, { ...around, conversation_id })
  const pending = called.pending_confirmation
  if (pending === null) return answered(called)
  const asked = { confirmation_id: pending.confirmation_id, conversation_id, task_id: String(parameters.task_id) }
  if (!canAsk(deleting.capabilities(ctx))) {
    await finish(deleting, asked, false)
    return refused(
      'VALIDATION_ERROR',
      'Nothing was deleted: this client cannot ask the person to confirm. Delete it in the chat, where the person can be asked.',
    )
  }
  if (era === 'legacy') return finish(deleting, asked, await askNow(called, ctx))
  return inputRequired({
    inputRequests: { [KEY]: inputRequired.elicit(questionOf(called)) },
    requestState: await states.mint(asked, ctx),
  })
}

/** Before 2026-07-28 the question is a request of the server's. No answer in time, or nobody there, is a no. */
async function askNow(called: Called, ctx: ServerContext): Promise<boolean> {
  try {
    const response = await ctx.mcpReq.send(
      { method: 'elicitation/create', params: { ...questionOf(called) } },
      { timeout: CONFIRMATION_MS, signal: ctx.mcpReq.signal },
    )
    return isYes({ [KEY]: response })
  } catch {
    return false
  }
}

async function finish(deleting: Deleting, asked: PendingQuestion, yes: boolean): Promise<CallToolResult> {
  const { service, caller, around } = deleting
  const { confirmation_id, conversation_id } = asked
  return answered(await service.answer(caller, confirmation_id, yes, { ...around, conversation_id }))
}

function questionOf({ reply }: Called): ElicitRequestFormParams {
  return {
    mode: 'form',
    message: reply,
    requestedSchema: {
      type: 'object',
      properties: { confirm: { type: 'boolean', title: 'Delete this task', default: false } },
      required: ['confirm'],
    },
  }
}

function isYes(responses: Record<string, unknown> | undefined): boolean {
  const response = inputResponse(responses, KEY)
  return response.kind === 'elicit' && response.action === 'accept' && response.content?.confirm === true
}

/** A client that declares elicitation and no mode of it means forms. */
function canAsk(capabilities: ClientCapabilities | undefined): boolean {
  const elicitation = capabilities?.elicitation
  return elicitation !== undefined && (elicitation.form !== undefined || Object.keys(elicitation).length === 0)
}
