import { plain, type Token } from './tokens.ts'

/**
 * A phrase as data: words; `[a|b c]` one of them; `(a|b c)` one of them or nothing; `<name>` a part that the language names, or one
 * that code explains. Groups nest. Everything that a pattern does not say is not in the phrase.
 */
export type Pattern = readonly Element[]

type Element =
  | { kind: 'word'; text: string }
  | { kind: 'group'; optional: boolean; choices: readonly Pattern[] }
  | { kind: 'part'; name: string }

/** Where a part may end that begins at a place. */
export type Ends = (at: number) => readonly number[]

export interface Parts {
  named: ReadonlyMap<string, Pattern>
  coded: Readonly<Record<string, Ends>>
  /** Where named parts end, as far as they were looked for: many phrases share them. Of one text only. */
  found: Map<string, ReadonlySet<number>>
}

export function compilePattern(source: string): Pattern {
  const marks = source.match(/[[\]()|]|<[a-z]+>|[^\s[\]()|<>]+/gu) ?? []
  let at = 0
  const choices = (end: string | null): Pattern[] => {
    const found: Element[][] = [[]]
    for (;;) {
      const mark = marks[at++]
      if (mark === undefined || mark === end) {
        if (mark !== (end ?? undefined)) throw new Error(`A group is not closed: ${source}`)
        return found
      }
      if (mark === '|') found.push([])
      else if (mark === '(' || mark === '[')
        found.at(-1)!.push({ kind: 'group', optional: mark === '(', choices: choices(mark === '(' ? ')' : ']') })
      else if (mark.startsWith('<')) found.at(-1)!.push({ kind: 'part', name: mark.slice(1, -1) })
      else for (const word of mark.split('-')) found.at(-1)!.push({ kind: 'word', text: plain(word) })
    }
  }
  const found = choices(null)
  const pattern: Pattern = found.length === 1 ? found[0]! : [{ kind: 'group', optional: false, choices: found }]
  if (found.some(isEmpty)) throw new Error(`A phrase may not be empty: ${source}`)
  return pattern
}

function isEmpty(pattern: Pattern): boolean {
  return pattern.every((element) =>
    element.kind === 'group'
      ? element.optional || element.choices.some(isEmpty)
      : element.kind === 'part' && element.name === 'stop',
  )
}

/** With what a pattern can begin: one of these words, or one of the parts that code explains. */
export interface Firsts {
  words: ReadonlySet<string>
  coded: ReadonlySet<string>
}

export function firstsOf(pattern: Pattern, named: ReadonlyMap<string, Pattern>): Firsts {
  const words = new Set<string>()
  const coded = new Set<string>()
  /** Whether what follows may come first too. */
  const add = (elements: Pattern): boolean =>
    elements.every((element) => {
      if (element.kind === 'word') {
        words.add(element.text)
        return false
      }
      if (element.kind === 'group') {
        const open = element.choices.map(add).some(Boolean)
        return open || element.optional
      }
      const part = named.get(element.name)
      if (part) return add(part)
      coded.add(element.name)
      return element.name === 'stop'
    })
  add(pattern)
  return { words, coded }
}

/** Whether the pattern may begin here. Most phrases begin otherwise: nothing is built for those. */
export function canBegin({ words, coded }: Firsts, at: number, tokens: readonly Token[], parts: Parts): boolean {
  const token = tokens[at]
  if (isSpoken(token) && words.has(token.text)) return true
  for (const name of coded) if (parts.coded[name]!(at).length > 0) return true
  return false
}

const NOWHERE: ReadonlySet<number> = new Set()

/** Every place where the pattern may end that begins at `at`. */
export function endsOf(pattern: Pattern, at: number, tokens: readonly Token[], parts: Parts): ReadonlySet<number> {
  const [first] = pattern
  // Most phrases begin with another word: nothing is built for those.
  if (first?.kind === 'word' && !isWord(tokens[at], first.text)) return NOWHERE
  let places: Set<number> = new Set([at])
  for (const element of pattern) {
    const next = new Set<number>()
    for (const place of places) for (const end of elementEnds(element, place, tokens, parts)) next.add(end)
    places = next
    if (places.size === 0) break
  }
  return places
}

function elementEnds(element: Element, at: number, tokens: readonly Token[], parts: Parts): Iterable<number> {
  switch (element.kind) {
    case 'word':
      return isWord(tokens[at], element.text) ? [at + 1] : []
    case 'part': {
      const named = parts.named.get(element.name)
      if (named) {
        const key = `${element.name} ${at}`
        const ends = parts.found.get(key) ?? endsOf(named, at, tokens, parts)
        parts.found.set(key, ends)
        return ends
      }
      const coded = parts.coded[element.name]
      if (!coded) throw new Error(`No part is named ${element.name}.`)
      return coded(at)
    }
    case 'group': {
      const ends = new Set<number>(element.optional ? [at] : [])
      for (const choice of element.choices) for (const end of endsOf(choice, at, tokens, parts)) ends.add(end)
      return ends
    }
  }
}

function isWord(token: Token | undefined, text: string): boolean {
  return isSpoken(token) && token.text === text
}

/** "good 4 me": in a phrase a number may be a word. */
function isSpoken(token: Token | undefined): token is Token {
  return token?.kind === 'word' || token?.kind === 'number'
}
