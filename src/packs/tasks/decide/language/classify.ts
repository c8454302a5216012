import type { HistoryMessage, UserIntent } from '#packs/tasks/contracts.ts'
import { english } from './english.ts'
import { answerOf, wasAsked } from './follow-up.ts'
import { buildGrammar } from './grammar.ts'
import { readMessage } from './message.ts'
import { tokenise } from './tokens.ts'

const grammar = buildGrammar(english)

/**
 * What one message asks for. It is read by its words alone; the history is looked at only when the assistant's last
 * message was a question, which makes "2" or "buy milk" an answer to it.
 */
export function classifyIntent(message: string, history: HistoryMessage[]): UserIntent {
  const tokens = tokenise(message, grammar.lexicon)
  const alone = readMessage(grammar, tokens, wasAsked(history, grammar.language.asked.confirm))
  if (!isOpen(alone)) return alone
  return answerOf(grammar, tokens, history) ?? alone
}

/** It asks for nothing by itself, or for one thing that may as well not be meant: "cancel the takeaway". */
function isOpen({ intent_type, extracted_params }: UserIntent): boolean {
  if (intent_type === 'AMBIGUOUS') return extracted_params?.possible_intents?.length === 1
  return intent_type === 'GENERAL_CHAT' && !extracted_params?.help
}
