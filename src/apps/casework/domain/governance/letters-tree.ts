import { type Glyphs, isWord, SEPARATOR } from './glyphs.ts'

/** Words and numbers to look for, letter by letter, so that a text is searched for all of them at once. */
export interface LettersTree {
  /** `letters` are in lower case, without accents and without separators. */
  add(letters: string, value: number): void
  /**
   * Tells every way to read one of them from glyph `from` on, whatever separators stand between its letters. False when
   * there were too many ways to try them all.
   */
  read(glyphs: Glyphs, from: number, found: (to: number, value: number) => void): boolean
}

/** So many separators may stand between two letters of one word. */
const GAP_MAX = 40
const WAYS_MAX = 20_000
/** Pairs that look like one letter, and letters that look like a pair. */
const PAIR_AS: Record<string, string> = { rn: 'm', vv: 'w', cl: 'd' }
const AS_PAIR: Record<string, string> = { m: 'rn', w: 'vv' }

/** `passOver` are words that may stand where a separator would: "dot" in an address of e-mail. */
export function createTree(passOver: ReadonlySet<string> = new Set()): LettersTree {
  const char: string[] = ['']
  const firstChild: number[] = [-1]
  const sibling: number[] = [-1]
  const values = new Map<number, number[]>()

  function child(node: number, letter: string): number {
    let at = node < 0 ? -1 : firstChild[node]!
    while (at >= 0 && char[at] !== letter) at = sibling[at]!
    return at
  }

  function add(letters: string, value: number): void {
    let node = 0
    for (const letter of letters) {
      let next = child(node, letter)
      if (next < 0) {
        next = char.push(letter) - 1
        firstChild.push(-1)
        sibling.push(firstChild[node]!)
        firstChild[node] = next
      }
      node = next
    }
    if (node === 0) return
    const there = values.get(node)
    if (!there) values.set(node, [value])
    else if (!there.includes(value)) there.push(value)
  }

  const tried = new Set<number>()
  const stack: number[] = []

  function read(glyphs: Glyphs, from: number, found: (to: number, value: number) => void): boolean {
    tried.clear()
    stack.length = 0
    const go = (node: number, at: number, gap: number, ended: boolean) => {
      if (node < 0) return
      // Two ways to the same place go on alike.
      const key = node * 8192 + (at - from)
      if (at - from >= 8192 || tried.has(key)) return
      tried.add(key)
      if (ended) for (const value of values.get(node) ?? []) found(at, value)
      stack.push(node, at, gap)
    }
    go(0, from, 0, false)
    while (stack.length > 0) {
      if (tried.size > WAYS_MAX) return false
      const gap = stack.pop()!
      const at = stack.pop()!
      const node = stack.pop()!
      if (at >= glyphs.length) continue
      const seen = glyphs.seen[at]!
      go(child(node, seen), at + 1, 0, true)
      if (glyphs.plain[at] !== seen) go(child(node, glyphs.plain[at]!), at + 1, 0, true)
      for (const letter of glyphs.also[at]!) go(child(node, letter), at + 1, 0, true)
      const pair = AS_PAIR[seen]
      if (pair) go(child(child(node, pair[0]!), pair[1]!), at + 1, 0, true)
      const single = PAIR_AS[seen + (glyphs.seen[at + 1] ?? '')]
      if (single) go(child(node, single), at + 2, 0, true)
      if (node === 0) continue
      if (glyphs.kinds[at] === SEPARATOR && gap < GAP_MAX) go(node, at + 1, gap + 1, false)
      if (passOver.size > 0 && isWord(glyphs, at) && !isWord(glyphs, at - 1)) {
        const word = /^[a-z]{2,12}/.exec(glyphs.flat.slice(at, at + 13))?.[0] ?? ''
        if (passOver.has(word) && !isWord(glyphs, at + word.length)) go(node, at + word.length, gap + 1, false)
      }
    }
    return true
  }

  return { add, read }
}
