import type { ExtractedParams, HistoryMessage, UserIntent } from '../../../contracts.ts'
import { describedBy, referenceOf } from './extract.ts'
import type { Grammar } from './grammar.ts'
import { isAction } from './intents.ts'
import { readMessage } from './message.ts'
import { isAside } from './offer.ts'
import { type Tokens, tokenize } from './tokens.ts'

/** How many turns a question may be asked again before what it was about is forgotten. */
const MAX_TURNS = 4
/** An answer that picks a task is a name, not a story. */
const PICK_WORDS = 12
const CONFIDENCE = 0.75

export function wasAsked(history: HistoryMessage[], questions: string[]): boolean {
  const last = history.at(-1)
  return last?.role === 'assistant' && questions.some((question) => last.content.includes(question))
}

/** The message as an answer to the question that stands open; null when none does, or when it asks something itself. */
export function answerOf(g: Grammar, tokens: Tokens, history: HistoryMessage[]): UserIntent | null {
  const { description, which } = g.language.asked
  const words = tokens.words.length
  if (words === 0 || isAside(g, tokens)) return null
  if (wasAsked(history, description)) return describingAnswer(g, tokens, history)
  return wasAsked(history, which) && words <= PICK_WORDS ? pickingAnswer(g, tokens, history) : null
}

function describingAnswer(g: Grammar, tokens: Tokens, history: HistoryMessage[]): UserIntent {
  const asked = askedBefore(g, history)
  const { description, quoted } = describedBy(tokens.text.trim())
  const change: ExtractedParams = {
    ...asked?.extracted_params,
    new_description: description,
    ...(quoted && { quoted }),
  }
  return asked?.intent_type === 'UPDATE_TASK'
    ? { intent_type: 'UPDATE_TASK', confidence: CONFIDENCE, extracted_params: change }
    : { intent_type: 'CREATE_TASK', confidence: CONFIDENCE, extracted_params: describedBy(tokens.text.trim()) }
}

function pickingAnswer(g: Grammar, tokens: Tokens, history: HistoryMessage[]): UserIntent | null {
  const asked = askedBefore(g, history)
  const reference = referenceOf(g, tokens, 0, tokens.words.length)
  if (!asked || asked.intent_type === 'CREATE_TASK' || reference === null || reference === 'bulk') return null
  const extracted_params = { ...asked.extracted_params, task_reference: reference }
  return { intent_type: asked.intent_type, confidence: CONFIDENCE, extracted_params }
}

/** What the person had asked for when the question came up. */
function askedBefore(g: Grammar, history: HistoryMessage[]): UserIntent | null {
  const said = history.slice(-2 * MAX_TURNS).filter(({ role }) => role === 'user')
  for (const { content } of said.reverse()) {
    const intent = readMessage(g, tokenize(content, g.lexicon), false)
    if (isAction(intent.intent_type)) return intent
  }
  return null
}
