import { foldedName } from '../../intake/names.ts'
import { foldName, foldWords } from '../../text/fold-name.ts'
import { namesByGrammar } from './grammar.ts'
import { type KnownName, type KnownNames, knownNames } from './known-names.ts'
import { COMMON, FIRM_WORDS, LINKS, POSTS, TITLES } from './name-words.ts'

/** Somebody named in a turn. `found_by` says how sure it is: `capitals` is a guess. */
export interface NameMention {
  turn: number
  said: string
  /** The name in the form, where exactly one fits; else as it was said. */
  name: string
  kind: 'person' | 'organisation'
  found_by: 'form' | 'title' | 'firm_word' | 'grammar' | 'capitals'
}

type Found = Omit<NameMention, 'turn' | 'name'>

const MENTIONS_MAX = 1000
const PER_TURN_MAX = 60
/** Grammar costs some milliseconds a sentence. */
const GRAMMAR_SENTENCES = 150
const SAID_MAX = 100

/** Who is named in what was said: the names of the form first, then what is written as names are. */
export function findNames(
  turns: ReadonlyArray<{ turn: number; text: string }>,
  names: readonly KnownName[],
): NameMention[] {
  const known = knownNames(names)
  const mentions: NameMention[] = []
  let grammarLeft = GRAMMAR_SENTENCES
  for (const { turn, text } of turns) {
    const found = new Map<string, Found>()
    for (const one of knownNamesIn(text, known)) add(found, one)
    for (const sentence of sentencesOf(text)) {
      if (!HAS_CAPITAL.test(sentence)) continue
      const tokens = tokensOf(sentence)
      for (const one of [...capitalRuns(sentence, tokens), ...knownParts(tokens, known)]) add(found, one)
      if (grammarLeft === 0 || !mayNameMore(tokens)) continue
      grammarLeft--
      for (const { said, kind } of namesByGrammar(sentence))
        if (isNameLike(said)) add(found, { said, kind, found_by: 'grammar' })
    }
    for (const one of found.values()) {
      if (mentions.length >= MENTIONS_MAX) return mentions
      mentions.push({ turn, ...attributed(one, known) })
    }
  }
  return mentions
}

/** Each name once in a turn. Grammar may say what a guess is; part of a name that was found is no other name. */
function add(found: Map<string, Found>, one: Found): void {
  const key = foldedName(one.said)
  const held = found.get(key)
  if (held) {
    if (held.found_by === 'capitals' && one.found_by === 'grammar') found.set(key, one)
    return
  }
  const mayBePart = one.found_by === 'grammar' || foldWords(one.said).length === 1
  const isPart = mayBePart && [...found.values()].some(({ said }) => holds(said, one.said))
  if (key !== '' && !isPart && found.size < PER_TURN_MAX && one.said.length <= SAID_MAX) found.set(key, one)
}

/** Names of the form that are written out whole, also without capitals, as they stand in the text. */
function knownNamesIn(text: string, known: KnownNames): Found[] {
  if (known.isEmpty) return []
  const words = tokensOf(text).flatMap((token) => foldWords(token.text).map((word) => ({ ...token, word })))
  const whole = known.writtenOut(words.map(({ word }) => word))
  return whole.map(({ at, length, kind }): Found => {
    const said = text.slice(words[at]!.start, words[at + length - 1]!.end)
    return { said: said.replace(/\s+/gu, ' '), kind, found_by: 'form' }
  })
}

/** A word with a capital that only one name of the form has: Hale, where the form speaks of Gregory Hale. */
function knownParts(tokens: readonly Token[], known: KnownNames): Found[] {
  return tokens.flatMap(({ text, word }): Found[] => {
    const meant = CAPITAL.test(text) ? known.onlyOneWith(word) : undefined
    return meant ? [{ said: text, kind: meant.kind, found_by: 'form' }] : []
  })
}

/** If exactly one of the form's people and companies may be meant, it is; of two, neither is chosen. */
function attributed(one: Found, known: KnownNames): Omit<NameMention, 'turn'> {
  const meant = known.onlyOneLike(one.said)
  return meant ? { ...one, name: meant.name, kind: meant.kind, found_by: 'form' } : { ...one, name: one.said }
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”')]?)(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|Sr|Sra|Jr|St|Inc|Co|Corp|Ltd|\p{Lu})\.)\s+|\n+/u)
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*\.?|&/gu
const CAPITAL = /^\p{Lu}/u
const HAS_CAPITAL = /\p{Lu}/u
const ALL_CAPITALS = /^[\p{Lu}\p{N}'’&.-]{2,}$/u
const GAP_MAX = 3

interface Token {
  text: string
  /** Without case and marks. */
  word: string
  start: number
  end: number
}

function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].map((match) => {
    const text = match[0].replace(/['’]s?$/u, '')
    return { text, word: foldWords(text).join('') || text, start: match.index, end: match.index + text.length }
  })
}

/** Words with a capital that stand together, with initials and small words between them. */
function capitalRuns(sentence: string, tokens: readonly Token[]): Found[] {
  const capitals = tokens.filter(({ text }) => ALL_CAPITALS.test(text)).length
  // Somebody who writes in capitals says nothing by them.
  if (capitals > 3 && capitals * 2 > tokens.length) return []
  const runs: Token[][] = []
  let run: Token[] = []
  for (const token of tokens) {
    const last = run.at(-1)
    const between = last ? sentence.slice(last.end, token.start) : ''
    const joins = last !== undefined && between.length <= GAP_MAX && /^[\s.]*$/u.test(between)
    const goesOn = CAPITAL.test(token.text) || (isLink(token) && linksHere(run, token))
    if (goesOn && (joins || run.length === 0)) run.push(token)
    else {
      runs.push(run)
      run = CAPITAL.test(token.text) ? [token] : []
    }
  }
  return [...runs, run].flatMap((tokensOfRun) => readRun(tokensOfRun, sentence))
}

const LEGAL_FORM = /\s(?:Inc|Corp|LLC|LLP|Ltd|Co|Company|Corporation|GmbH|AG|S\.?A|S\.?L|PLC|SARL)\.?$/u

function isLink({ text, word }: Token): boolean {
  return LINKS.has(word) && !CAPITAL.test(text)
}

/** Bank of America is one name; Wei Zhang of Mercy Hospital is two. */
function linksHere(run: readonly Token[], { word }: Token): boolean {
  return run.length > 0 && (word !== 'of' || run.some((token) => FIRM_WORDS.has(token.word)))
}

/** At the edge of a run these belong to the sentence. A letter with its dot is an initial, whatever word it may be. */
function isLoose(token: Token): boolean {
  return isLink(token) || (COMMON.has(token.word) && !/^\p{Lu}\.$/u.test(token.text))
}

function readRun(run: readonly Token[], sentence: string): Found[] {
  let [from, to] = [0, run.length]
  while (from < to && isLoose(run[from]!)) from++
  while (to > from && isLoose(run[to - 1]!)) to--
  const isTitled = from < to && TITLES.has(run[from]!.word)
  const all = run.slice(isTitled ? from + 1 : from, to)
  if (all.length === 0) return []
  // Frau Müller von der Schmidt GmbH is two names.
  const end = isTitled && LEGAL_FORM.test(` ${all.at(-1)!.text}`) ? all.findIndex(isLink) : -1
  const name = end > 0 ? all.slice(0, end) : all
  const said = sentence.slice(name[0]!.start, name.at(-1)!.end).replace(/(?<=\p{Ll})\.$/u, '')
  if (isTitled) return [{ said, kind: 'person', found_by: 'title' }]
  const full = name.filter(({ word }) => word.length > 1 && !LINKS.has(word))
  if (full.length === 0 || name.length < 2) return []
  if (full.some(({ word }) => FIRM_WORDS.has(word)) || LEGAL_FORM.test(said))
    return [{ said, kind: 'organisation', found_by: 'firm_word' }]
  return full.some(({ word }) => POSTS.has(word)) ? [] : [{ said, kind: 'person', found_by: 'capitals' }]
}

/** Is there a capital that neither begins the sentence nor is a common word? */
function mayNameMore(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, word }) => CAPITAL.test(text) && !COMMON.has(word) && !POSTS.has(word))
}

function isNameLike(said: string): boolean {
  const words = foldWords(said)
  return (
    CAPITAL.test(said) &&
    words.length > 0 &&
    words.some((word) => word.length > 1 && !COMMON.has(word) && !POSTS.has(word))
  )
}

function holds(longer: string, shorter: string): boolean {
  return ` ${foldName(longer)} `.includes(` ${foldName(shorter)} `)
}
