import type { HistoryMessage, UserIntent } from '../../../contracts.ts'
import { isPlainYes } from './assent.ts'
import { isTaskOf, toldDeed } from './deed.ts'
import { english } from './english.ts'
import { referenceOf } from './extract.ts'
import { answerOf, wasAsked } from './follow-up.ts'
import { buildGrammar, type Grammar } from './grammar.ts'
import { lineOfCommand, readMessage } from './message.ts'
import { isAside } from './offer.ts'
import { type Tokens, tokenize } from './tokens.ts'

let built: Grammar | undefined

/** Made of thousands of patterns, when the first message comes. */
function grammarOf(): Grammar {
  built ??= buildGrammar(english)
  return built
}

/**
 * What one message asks for. It is read by its words alone; the history is looked at only when the assistant's last
 * message was a question, which makes "2" or "buy milk" an answer to it.
 */
export function classifyIntent(message: string, history: HistoryMessage[], grammar = grammarOf()): UserIntent {
  const tokens = tokenize(message, grammar.lexicon)
  const alone = readMessage(grammar, tokens, wasAsked(history, grammar.language.asked.confirm))
  if (!isOpen(alone)) return alone
  return answerOf(grammar, tokens, history) ?? alone
}

/**
 * The change of a task that a message would ask for, if the person has such a task; null when it asks for something by
 * its words alone, or for nothing. "cancel the dentist appointment" is another's work until there is a task of that name.
 */
export function changeMeant(message: string): UserIntent | null {
  const grammar = grammarOf()
  const tokens = tokenize(message, grammar.lexicon)
  if (!isOpen(readMessage(grammar, tokens, false))) return null
  const meant = trustedChange(grammar, tokens)
  if (meant) return meant
  const deed = toldDeed(grammar, tokens)
  return (
    deed && { intent_type: 'COMPLETE_TASK', confidence: 0.85, extracted_params: { task_reference: deed.reference } }
  )
}

function trustedChange(grammar: Grammar, tokens: Tokens): UserIntent | null {
  const meant = readMessage({ ...grammar, trusting: true }, tokens, false)
  const { task_reference, bulk } = meant.extracted_params ?? {}
  return isChange(meant.intent_type) && task_reference && !bulk ? meant : null
}

/** Those of the tasks that a message says to have done ("I bought the groceries"); null when it tells of no deed. */
export function doneAmong<T extends { description: string }>(message: string, tasks: readonly T[]): T[] | null {
  const grammar = grammarOf()
  const tokens = tokenize(message, grammar.lexicon)
  const deed = trustedChange(grammar, tokens) ? null : toldDeed(grammar, tokens)
  return deed && tasks.filter(({ description }) => isTaskOf(grammar, deed, description))
}

/** The words of a command that may as well be a line for the list: "cancel gym membership". */
export function lineMeant(message: string): string | null {
  const grammar = grammarOf()
  return lineOfCommand(grammar, tokenize(message, grammar.lexicon))
}

/**
 * Only this lets something be deleted: a message that is a yes from its first word to its last. It may end with the name
 * of what is asked about: "yes, delete pay rent".
 */
export function confirmsPlainly(message: string, named: string): boolean {
  const grammar = grammarOf()
  const said = message.trim().replace(/[.!]+$/, '')
  const at = said.length - named.length
  const isNamed = named !== '' && at > 0 && said.slice(at).toLowerCase() === named.toLowerCase()
  const rest = isNamed ? said.slice(0, at) : ''
  // Without its verb the name could be anything: "yes magazine".
  if (isNamed && NAMES_DELETION.test(rest)) return isPlainYes(grammar, tokenize(rest, grammar.lexicon))
  return isPlainYes(grammar, tokenize(message, grammar.lexicon))
}

const NAMES_DELETION = /\b(?:delete|remove|erase|drop|trash|discard)(?: the(?: task)?)?\s$/i

/** Small talk, a question, a request to somebody else: never the answer to a question of ours. */
export function turnsAway(message: string): boolean {
  const grammar = grammarOf()
  return isAside(grammar, tokenize(message, grammar.lexicon))
}

/** The words of an answer that name a task, without article and "one"; null where they name none, or many. */
export function namedTask(message: string): string | null {
  const grammar = grammarOf()
  const tokens = tokenize(message, grammar.lexicon)
  const reference = tokens.words.length === 0 ? null : referenceOf(grammar, tokens, 0, tokens.words.length)
  return reference === 'bulk' ? null : reference
}

function isChange(intent: UserIntent['intent_type']): boolean {
  return intent === 'COMPLETE_TASK' || intent === 'UPDATE_TASK' || intent === 'DELETE_TASK'
}

/** It asks for nothing by itself, or for one thing that may as well not be meant: "cancel the takeaway", "buy milk". */
function isOpen({ intent_type, extracted_params }: UserIntent): boolean {
  if (intent_type === 'AMBIGUOUS')
    return extracted_params?.description !== undefined || extracted_params?.possible_intents?.length === 1
  return intent_type === 'GENERAL_CHAT' && !extracted_params?.help
}
