import { inspect } from 'node:util'
import { v7 } from 'uuid'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { IntentType, ToolName } from '../contracts.ts'
import { respond } from '../domain/decide/decisions.ts'
import { classifyIntent } from '../domain/decide/language/classify.ts'
import * as says from '../domain/decide/templates.ts'
import type { Around, TasksService } from './service.ts'

const TOOL_OF: Partial<Record<IntentType, ToolName>> = {
  CREATE_TASK: 'add_task',
  UPDATE_TASK: 'update_task',
  COMPLETE_TASK: 'complete_task',
  DELETE_TASK: 'delete_task',
  CONFIRM_YES: 'delete_task',
}

/** What was said was received, and then the database broke: the seed's sentence. Earlier than that it is a plain failure. */
export class BrokenWork extends Failure {}

/** Whatever breaks, a person hears a sentence, a program a code, and neither hears what is inside. */
export function withSentences(service: TasksService, log: (line: string) => void): TasksService {
  const answered = async <T>(work: () => Promise<T>, instead: () => T): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BrokenWork)) throw quiet(error)
      log(`what a person said could not be done: ${inspect(error)}`)
      return instead()
    }
  }
  return {
    ...service,
    say: (caller, message, around = {}) =>
      answered(
        () => service.say(caller, message, around),
        () => {
          const { intent_type: classified_intent } = classifyIntent(message, [])
          const reply = says.wasNotAble(TOOL_OF[classified_intent] ?? 'list_tasks')
          const said = { decision: respond(reply), reply, result: null, pending_confirmation: null }
          return { ...idsOf(around), classified_intent, ...said }
        },
      ),
    call: (caller, tool, parameters, around = {}) =>
      answered(
        () => service.call(caller, tool, parameters, around),
        () => broken(says.wasNotAble(tool), around),
      ),
    answer: (caller, id, yes, around = {}) =>
      answered(
        () => service.answer(caller, id, yes, around),
        () => broken(says.wasNotAble('delete_task'), around),
      ),
  }
}

function idsOf({ conversation_id = v7(), turn_id = v7() }: Around) {
  return { conversation_id, turn_id }
}

function broken(error: string, around: Around) {
  const result = { success: false, data: null, error, error_code: 'DATABASE_ERROR' } as const
  return { ...idsOf(around), reply: error, result, pending_confirmation: null }
}

/** The words of a driver stay in the cause, for the log. */
function quiet(error: unknown): unknown {
  if (!(error instanceof Failure) || !error.code.startsWith('database.')) return error
  return new Failure(error.code, 'the database did not answer as it should', 'Try again in a moment.', error)
}
