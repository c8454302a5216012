import tokenizer from 'llama-tokenizer-js'
import { saidText } from './said-text.ts'

export const START_TOKEN = 1
export const END_TOKEN = 2
/** The rest of the vocabulary are marks for the training. */
const TEXT_TOKENS = 32_000
const TEXT_MAX_CHARS = 10_000
/** So often the same words in a row are no speech any more: once and four times again. */
const REPEATS_MAX = 4
const REPEAT_LONGEST = 12

/** How many tokens at the end only say again what was said before; 0 while that may still be speech. */
export function repeatAtEnd(tokens: readonly number[]): number {
  for (let length = 1; length <= REPEAT_LONGEST; length++) {
    const needed = length * (REPEATS_MAX + 1)
    if (tokens.length < needed) return 0
    const tail = tokens.slice(-needed)
    if (tail.every((token, i) => token === tail[i % length])) return needed - length
  }
  return 0
}

export function textOf(tokens: readonly number[]): string {
  const words = tokens.filter((token) => token > END_TOKEN && token < TEXT_TOKENS)
  return saidText(tokenizer.decode([START_TOKEN, ...words]), TEXT_MAX_CHARS)
}
