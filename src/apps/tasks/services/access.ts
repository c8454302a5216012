import { v7 } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { isRevoked } from '#host/server/access.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { recordDenied } from '#kernel/controller/access.ts'
import type { AuditRecord, ToolResult } from '../contracts.ts'
import { processMessage } from '../domain/decide/engine.ts'
import * as says from '../domain/decide/templates.ts'
import { storableMessage } from './message.ts'
import type { Around, Called, Caller, Said, TasksService } from './service.ts'

/** The service for those who may use it. Without a user, or with one that was revoked, nothing is looked at or done. */
export function forAccounts(lw: Lanewright, service: TasksService): TasksService {
  const mayPass = async ({ user_id }: Caller) => user_id.trim() !== '' && !(await isRevoked(lw, user_id))
  const require = async (caller: Caller) => {
    if (!(await mayPass(caller)))
      throw new Failure('access.denied', says.AUTH_MISSING, 'Log in with an account that is in force.')
  }
  const called = async (caller: Caller, what: string, around: Around, work: () => Promise<Called>): Promise<Called> => {
    if (await mayPass(caller)) return work()
    const { conversation_id, turn_id, reply } = await denied(lw, what, around)
    const result: ToolResult = { success: false, data: null, error: reply, error_code: 'ACCESS_DENIED' }
    return { conversation_id, turn_id, reply, result, pending_confirmation: null }
  }
  return {
    ...service,
    say: async (caller, message, around = {}) =>
      (await mayPass(caller)) ? service.say(caller, message, around) : denied(lw, message, around),
    call: (caller, tool, parameters, around = {}) =>
      called(caller, tool, around, () => service.call(caller, tool, parameters, around)),
    answer: (caller, id, yes, around = {}) =>
      called(caller, 'answer', around, () => service.answer(caller, id, yes, around)),
    conversation: (caller, query) => require(caller).then(() => service.conversation(caller, query)),
    list: (caller, query) => require(caller).then(() => service.list(caller, query)),
    history: (caller, query) => require(caller).then(() => service.history(caller, query)),
    undo: (caller) => require(caller).then(() => service.undo(caller)),
    restore: (caller, id) => require(caller).then(() => service.restore(caller, id)),
    import: (caller, ...rest) => require(caller).then(() => service.import(caller, ...rest)),
    async *export(caller, format) {
      await require(caller)
      yield* service.export(caller, format)
    },
    notices: (caller) => require(caller).then(() => service.notices(caller)),
    audit: (caller, limit) => require(caller).then(() => service.audit(caller, limit)),
  }
}

/** The engine's own answer to somebody who is nobody; the record of it stands in the house's ledger. */
async function denied(lw: Lanewright, message: string, around: Around): Promise<Said> {
  const { conversation_id = v7(), turn_id = v7() } = around
  const context = { user_id: null, message, conversation_id, message_history: [], pending_confirmation: null }
  const timestamp = new Date(lw.deps.clock.nowMs()).toISOString()
  const { intent, decision } = processMessage({
    context,
    now: timestamp,
    time_zone: 'UTC',
    asked: null,
    resolution: null,
  })
  const { intent_type: classified_intent } = intent
  const reply = decision.response_text ?? says.AUTH_MISSING
  const record: AuditRecord = {
    timestamp,
    conversation_id,
    user_id: '',
    input_message: storableMessage(message),
    classified_intent,
    decision_type: decision.decision_type,
    tool_calls: null,
    response_preview: reply,
  }
  await recordDenied(lw.deps, lw.leases, decision.decision_type, { ...record })
  return { conversation_id, turn_id, classified_intent, decision, reply, result: null, pending_confirmation: null }
}
