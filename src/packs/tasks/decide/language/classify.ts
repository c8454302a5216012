import type { HistoryMessage, UserIntent } from '#packs/tasks/contracts.ts'
import { english } from './english.ts'
import { answerOf, wasAsked } from './follow-up.ts'
import { buildGrammar, type Grammar } from './grammar.ts'
import { readMessage } from './message.ts'
import { tokenise } from './tokens.ts'

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
export function classifyIntent(message: string, history: HistoryMessage[]): UserIntent {
  const grammar = grammarOf()
  const tokens = tokenise(message, grammar.lexicon)
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
  const tokens = tokenise(message, grammar.lexicon)
  if (!isOpen(readMessage(grammar, tokens, false))) return null
  const meant = readMessage({ ...grammar, trusting: true }, tokens, false)
  const { task_reference, bulk } = meant.extracted_params ?? {}
  return isChange(meant.intent_type) && task_reference && !bulk ? meant : null
}

function isChange(intent: UserIntent['intent_type']): boolean {
  return intent === 'COMPLETE_TASK' || intent === 'UPDATE_TASK' || intent === 'DELETE_TASK'
}

/** It asks for nothing by itself, or for one thing that may as well not be meant: "cancel the takeaway". */
function isOpen({ intent_type, extracted_params }: UserIntent): boolean {
  if (intent_type === 'AMBIGUOUS') return extracted_params?.possible_intents?.length === 1
  return intent_type === 'GENERAL_CHAT' && !extracted_params?.help
}
