import type { IntentType } from '../../contracts.ts'
import { type ParsedDetails, type ParseOptions, parseDetails } from './details/parse-details.ts'
import { classifyIntent } from './language/classify.ts'

/** "remind me" asks to be told; the words of the task itself do not. */
export function asksToBeTold(message: string, words: string): boolean {
  return /remind/i.test(message.replace(words, ''))
}

export interface ReadMessage extends ParsedDetails {
  classified_intent: IntentType
}

/** What a message would become if it stood alone, for a person who is still writing it. Only a new task has pieces. */
export function readMessage(message: string, options: Omit<ParseOptions, 'remind'>): ReadMessage {
  const { intent_type: classified_intent, extracted_params } = classifyIntent(message, [])
  const words = extracted_params?.description?.trim() ?? ''
  const isTask = classified_intent === 'CREATE_TASK' && words !== '' && !extracted_params?.quoted
  if (!isTask) return { classified_intent, ...parseDetails('', options), description: words }
  return { classified_intent, ...parseDetails(words, { ...options, remind: asksToBeTold(message, words) }) }
}
