import { COLON, type Tokens } from './tokens.ts'

/** Patterns become small graphs that are walked over the words of a message; see Language for how they are written. */
export interface Node {
  kind: number
  /** WORD: the set it must be in. TAKE: the set all its words must (or must not) be in, or -1. */
  set: number
  not: boolean
  slot: number
  ways: Node[]
  next: Node | null
  /** TAKE: the sets that can follow it, where that is certain; elsewhere it need not be tried to end. */
  follow: number[] | null
}

const END = 0
const WORD = 1
const FORK = 2
const TAKE = 3
const MARK = 4
const TAKE_FIRST = 5
const CALL = 6
const RETURN = 7

export const SLOTS = ['d', 'r', 'n', 't', 'x'] as const
export const [D, R, N, T] = [0, 1, 2, 3] as const

/** What the compiler has to know about sets of words. */
export interface Sets {
  /** The set of exactly these words. */
  ofWords(words: string[]): number
  ofShape(name: string): number
  ofClass(name: string): { set: number; phrases: string[] }
  wordsOf(name: string): string[]
  /** The graphs of classes, each built once. */
  rules: Map<string, Node>
}

const node = (kind: number, rest: Partial<Node>): Node => ({
  kind,
  set: -1,
  not: false,
  slot: -1,
  ways: [],
  next: null,
  follow: null,
  ...rest,
})

const endNode = node(END, {})
const returnNode = node(RETURN, {})

function compileTake(element: string, next: Node, sets: Sets): Node {
  const name = element.slice(1, 2)
  const slot = SLOTS.indexOf(name as (typeof SLOTS)[number])
  const set = element.length > 3 ? sets.ofClass(element.slice(3, -1)).set : -1
  const isFirst = element[2] === '^' || element[2] === '~'
  if (slot < 0) throw new Error(`unknown capture ${element}`)
  const isNot = element[2] === '!' || element[2] === '~'
  return node(isFirst ? TAKE_FIRST : TAKE, { slot, set, not: isNot, next, follow: followersOf(next) })
}

function followersOf(next: Node): number[] | null {
  const sets = new Set<number>()
  const seen = new Set<Node>()
  const isCertain = (at: Node): boolean => {
    if (seen.has(at)) return true
    seen.add(at)
    if (at.kind === WORD) sets.add(at.set)
    return at.kind === WORD || ((at.kind === FORK || at.kind === CALL) && at.ways.every(isCertain))
  }
  return isCertain(next) ? [...sets] : null
}

function compileOne(element: string, next: Node, sets: Sets): Node {
  if (element.startsWith('{')) return compileTake(element, next, sets)
  if (element === ':') return node(MARK, { set: COLON, next })
  if (element === ';') return node(MARK, { set: -1, next })
  if (element.startsWith('#')) return node(WORD, { set: sets.ofShape(element.slice(1)), next })
  if (element.includes('|') && /[@:]/.test(element)) {
    return node(FORK, { ways: element.split('|').map((one) => compileOne(one, next, sets)) })
  }
  if (!element.startsWith('@')) return node(WORD, { set: sets.ofWords(element.split('|')), next })
  const name = element.slice(1)
  const { set, phrases } = sets.ofClass(name)
  if (phrases.length === 0) return node(WORD, { set, next })
  return node(CALL, { ways: [sets.rules.get(name) ?? compileRule(name, set, phrases, sets)], next })
}

/** A class of phrases is a graph of its own that is entered from wherever it is named. */
function compileRule(name: string, set: number, phrases: string[], sets: Sets): Node {
  // Longer ways first: "to do list" before "to do".
  const ordered = [...phrases].sort((a, b) => b.split(' ').length - a.split(' ').length)
  const word = node(WORD, { set, next: returnNode })
  const rule = node(FORK, { ways: [...ordered.map((phrase) => compile(phrase, sets, returnNode)), word] })
  sets.rules.set(name, rule)
  return rule
}

export function compile(pattern: string, sets: Sets, next: Node = endNode): Node {
  return pattern
    .trim()
    .split(/\s+/)
    .reduceRight((after, element) => {
      const mark = element.length > 1 && !element.endsWith('}') ? element.at(-1) : ''
      if (mark === '?') return node(FORK, { ways: [compileOne(element.slice(0, -1), after, sets), after] })
      if (mark === '*') {
        const loop = node(FORK, {})
        loop.ways = [compileOne(element.slice(0, -1), loop, sets), after]
        return loop
      }
      return compileOne(element, after, sets)
    }, next)
}

/** Longer sets say little about a message, and are looked at again while walking anyway. */
const TELLING_WORDS = 150

/** Sets of which every match holds a word: one for each element that may not be missing. */
export function needsOf(pattern: string, sets: Sets): number[] {
  return needed(pattern, sets)
    .filter((words) => words.length <= TELLING_WORDS)
    .map((words) => sets.ofWords(words))
}

function needed(pattern: string, sets: Sets): string[][] {
  const elements = pattern
    .trim()
    .split(/\s+/)
    .filter((element) => !/^[{:;]|[?*]$/.test(element))
  return elements.flatMap((element) => {
    const ways = element.split('|').map((one) => {
      if (one === ':') return null
      if (!one.startsWith('@')) return [one]
      const phrases = sets.ofClass(one.slice(1)).phrases.map((phrase) => shortest(needed(phrase, sets)))
      return phrases.includes(undefined) ? null : [...sets.wordsOf(one.slice(1)), ...phrases.flatMap((words) => words!)]
    })
    return ways.includes(null) ? [] : [ways.flatMap((words) => words!)]
  })
}

const shortest = (lists: string[][]) => [...lists].sort((a, b) => a.length - b.length)[0]

/** The sets that a match can begin with; behind a leading capture, those that can follow it. */
export function beginnings(start: Node): { sets: Set<number>; gap: Node | null } {
  const sets = new Set<number>()
  let gap: Node | null = null
  const seen = new Set<Node>()
  const visit = (at: Node): void => {
    if (seen.has(at)) return
    seen.add(at)
    if (at.kind === WORD) sets.add(at.set)
    else if (at.kind === FORK || at.kind === CALL) at.ways.forEach(visit)
    else if (at.kind === MARK) visit(at.next!)
    else if (at.kind === TAKE || at.kind === TAKE_FIRST) {
      if (at !== start) throw new Error('a capture stands first in every way or in none')
      gap = at
      visit(at.next!)
    }
  }
  visit(start)
  return { sets, gap }
}

/** One walk. `from` and `until` hold the captures; `done` is asked at each end and may look on by saying no. */
export interface Walk {
  tokens: Tokens
  to: number
  from: number[]
  until: number[]
  /** So that no message can make a walk long; a walk that runs out has found nothing. */
  steps: number
  /** Where to go on behind each class that was entered. */
  behind: Node[]
  done: (end: number) => boolean
}

export const MAX_STEPS = 5_000

export function walk(start: Node, begin: number, w: Walk): boolean {
  let at = start
  let i = begin
  for (;;) {
    if (--w.steps < 0) return false
    switch (at.kind) {
      case END:
        return w.done(i)
      case WORD:
        if (i >= w.to || w.tokens.words[i]!.sets[at.set] !== 1) return false
        i++
        break
      case MARK:
        if ((w.tokens.marks[i]! & at.set) === 0) return false
        break
      case TAKE:
        return take(at, i, w)
      case CALL: {
        w.behind.push(at.next!)
        if (walk(at.ways[0]!, i, w)) return true
        w.behind.pop()
        return false
      }
      case RETURN: {
        const next = w.behind.pop()!
        if (walk(next, i, w)) return true
        w.behind.push(next)
        return false
      }
      case TAKE_FIRST:
        if (i >= w.to || (w.tokens.words[i]!.sets[at.set] === 1) === at.not) return false
        return take(at, i, w)
      default: {
        const last = at.ways.length - 1
        for (let k = 0; k < last; k++) if (walk(at.ways[k]!, i, w)) return true
        at = at.ways[last]!
        continue
      }
    }
    at = at.next!
  }
}

function take(at: Node, begin: number, w: Walk): boolean {
  const next = at.next!
  for (let end = begin + 1; end <= w.to; end++) {
    if (at.kind === TAKE && at.set >= 0 && (w.tokens.words[end - 1]!.sets[at.set] === 1) === at.not) return false
    if (next.kind === END && end < w.to) continue
    if (at.follow && !canFollow(at.follow, end, w)) continue
    const [from, until] = [w.from[at.slot]!, w.until[at.slot]!]
    w.from[at.slot] = begin
    w.until[at.slot] = end
    if (walk(next, end, w)) return true
    w.from[at.slot] = from
    w.until[at.slot] = until
  }
  return false
}

function canFollow(sets: number[], at: number, w: Walk): boolean {
  if (at >= w.to) return false
  const word = w.tokens.words[at]!.sets
  for (const set of sets) if (word[set] === 1) return true
  return false
}

/** A capture that stands first, with its end known from the word that follows it. */
export function walkFromGap(gap: Node, begin: number, at: number, w: Walk): boolean {
  if (gap.kind === TAKE_FIRST) {
    if ((w.tokens.words[begin]!.sets[gap.set] === 1) === gap.not) return false
  } else if (gap.set >= 0) {
    for (let i = begin; i < at; i++) if ((w.tokens.words[i]!.sets[gap.set] === 1) === gap.not) return false
  }
  w.from[gap.slot] = begin
  w.until[gap.slot] = at
  return walk(gap.next!, at, w)
}
