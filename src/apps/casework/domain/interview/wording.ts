import type { Refusal } from '#kernel/contracts/refusal.ts'

const OPEN = /\b(?:what|when|where|who|whom|whose|which|why|how)\b/i
const LEADING = [
  /\b(?:isn|aren|wasn|weren|didn|don|doesn|hasn|haven|hadn|wouldn|shouldn|couldn|won|can)['’]t (?:it|he|she|they|you|there|that|the)\b/i,
  /,\s*(?:right|correct|true|no|yes|agreed|isn['’]t it|wasn['’]t it|don['’]t you|didn['’]t (?:he|she|they|you|it))\s*\?$/i,
  /\b(?:agree that|is it true that|would you say that|is it not|fair to say|isn['’]t it|surely|obviously|clearly|of course|admit)\b/i,
  /\bwhy did (?:he|she|they|your \w+) (?:discriminate|harass|retaliate|cheat|lie|steal)/i,
]

/** What is wrong with how a question is put; null for one open question that puts no answer into anybody's mouth. */
export function wordingError(text: string): Refusal | null {
  const marks = text.split('?').length - 1
  if (marks !== 1 || !text.endsWith('?'))
    return {
      code: 'prompts.one_question',
      message: 'A question ends with its one question mark.',
      next: 'Ask one thing.',
    }
  if (LEADING.some((pattern) => pattern.test(text)))
    return { code: 'prompts.leading', message: 'The question suggests its answer.', next: 'Ask what happened.' }
  if (!OPEN.test(text))
    return {
      code: 'prompts.not_open',
      message: 'The question can be answered with yes or no.',
      next: 'Begin with what, when, where, who, which, why or how.',
    }
  return null
}
