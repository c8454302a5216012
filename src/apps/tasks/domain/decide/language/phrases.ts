import { phrased } from './lexicon.ts'
import type { Tokens } from './tokens.ts'
import type { Lexicon } from './word.ts'

/** Fixed phrases as a tree of words, so that looking one up costs its length and not their number. */
export interface PhraseTree<T> {
  next: Map<number, PhraseTree<T>>
  means: T | null
}

/** All ways to say a phrase that is written with `a|b` and `?`. */
function spelledOut(phrase: string): string[][] {
  let ways: string[][] = [[]]
  for (const element of phrase.split(/\s+/)) {
    const may = element.endsWith('?') ? ['', ...element.slice(0, -1).split('|')] : element.split('|')
    ways = ways.flatMap((way) => may.map((word) => (word === '' ? way : [...way, word])))
  }
  return ways
}

/** Where one phrase means two things, the first written wins. */
export function phraseTree<T>(rows: [says: string, means: T][], lexicon: Lexicon, backwards = false): PhraseTree<T> {
  const root: PhraseTree<T> = { next: new Map(), means: null }
  for (const [says, means] of rows) {
    for (const way of phrased(says).flatMap(spelledOut)) {
      let at = root
      for (const text of backwards ? way.reverse() : way) {
        const { id } = lexicon.find(text)
        const next: PhraseTree<T> = at.next.get(id) ?? { next: new Map(), means: null }
        at.next.set(id, next)
        at = next
      }
      at.means ??= means
    }
  }
  return root
}

/** The longest phrase that begins at `at`: where it ends, and what it means. */
export function longestPhrase<T>(
  tree: PhraseTree<T>,
  tokens: Tokens,
  at: number,
  to: number,
): { end: number; means: T } | null {
  let end = -1
  let means: T | null = null
  let node: PhraseTree<T> | undefined = tree
  for (let i = at; i < to; i++) {
    node = node.next.get(tokens.words[i]!.id)
    if (!node) break
    if (node.means !== null) {
      end = i + 1
      means = node.means
    }
  }
  return means === null ? null : { end, means }
}

/** Where the words end when phrases (of a tree built backwards) are taken from their end. */
export function withoutClosings(trees: readonly PhraseTree<true>[], tokens: Tokens, from: number, to: number): number {
  let end = to
  for (let shorter = end; ; end = shorter) {
    for (const tree of trees) {
      let node: PhraseTree<true> | undefined = tree
      for (let i = end - 1; i >= from; i--) {
        node = node.next.get(tokens.words[i]!.id)
        if (!node) break
        if (node.means && i < shorter) shorter = i
      }
    }
    if (shorter === end) return end
  }
}

export const isPhrase = (tree: PhraseTree<true>, tokens: Tokens, at: number, to: number) =>
  at >= 0 && at < to && longestPhrase(tree, tokens, at, to)?.end === to
