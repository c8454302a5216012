import {
  ACTION_SUBTYPES,
  type ActionType,
  type CommunicationError,
  MAIL_ACTIONS,
} from '#kernel/contracts/scheduling.ts'
import { plainTitle } from './plain.ts'

type Mail = (typeof MAIL_ACTIONS)[number]
/** An action with its subtype, as people write it. */
export type MailAction = { [A in Mail]: A | `${A}.${(typeof ACTION_SUBTYPES)[A][number]}` }[Mail]

const RECEIVED_MAX = 150

/** Which mail is wanted. An action without mail is as undefined here as one that nobody has heard of. */
export function readAction(nextAction: unknown): { action: MailAction } | { error: CommunicationError } {
  if (typeof nextAction !== 'object' || nextAction === null || Array.isArray(nextAction)) return missing('next_action')
  const { type, subtype } = nextAction as Record<string, unknown>
  if (type === undefined || type === null || type === '') return missing('next_action.type')
  const hasSubtype = subtype !== undefined && subtype !== null && subtype !== ''
  const received = hasSubtype ? `${nameOf(type)}.${nameOf(subtype)}` : nameOf(type)
  if (typeof type !== 'string' || !isMail(type)) return undefinedAction(received)
  if (!hasSubtype) return { action: type }
  const known = (ACTION_SUBTYPES[type] as readonly unknown[]).includes(subtype)
  return known ? { action: received as MailAction } : undefinedAction(received)
}

function isMail(type: string): type is Mail {
  return (MAIL_ACTIONS as readonly ActionType[]).includes(type as ActionType)
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'object' ? 'object' : String(value)
}

function undefinedAction(received: string): { error: CommunicationError } {
  return {
    error: {
      error: 'undefined_action_type',
      details: 'The action is none that a mail is written for; nothing was written.',
      action_received: plainTitle(received, RECEIVED_MAX),
    },
  }
}

function missing(field: string): { error: CommunicationError } {
  return { error: { error: 'missing_critical_details', details: `Missing: ${field}.`, missing_fields: [field] } }
}
