import type { Approval } from '../../api/types.ts'
import { readAction } from './action.ts'

/** Two drafts come of one template when at least so much of the longer one stands in the other. */
const SHARED = 0.5

/** Those that may be decided together with this one: the same act in the same lane of the same workspace, in like words. */
export function alike(one: Approval, all: Approval[]): Approval[] {
  const own = readAction(one.content)
  return all.filter((other) => {
    if (other.approval === one.approval) return true
    if (other.workspace !== one.workspace || other.lane !== one.lane || other.action !== one.action) return false
    const { words, kind } = readAction(other.content)
    if (own.words === null || words === null) return own.words === words
    return kind === own.kind && shared(own.words, words) >= SHARED
  })
}

/** The part of the longer text's words that stand in the other one, too. */
export function shared(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const counts = new Map<string, number>()
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of right) {
    const n = counts.get(word) ?? 0
    if (n > 0) common++
    counts.set(word, n - 1)
  }
  return common / Math.max(left.length, right.length, 1)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
