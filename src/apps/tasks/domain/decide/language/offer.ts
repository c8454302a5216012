import type { Grammar } from './grammar.ts'
import type { EngineWord, Opening } from './language.ts'
import { behindOpenings } from './openings.ts'
import { COLON, COMMA, QUESTION, type Tokens } from './tokens.ts'

/** What is longer is a story, and not a line of a to-do list. */
const OFFER_WORDS = 25
/** A statement of a program, or data: nobody's errand. */
const CODE = /[{}]|;\s*$|=>|^[\w.]+\(.*\)\s*;?$|<\/?\w+>|\w\s==?\s\w/u
/** What a line that was copied from a list begins with; it belongs to no task. */
const LIST_MARK = /^(?:(?:[-*+•·‣▪◦–—]|\d{1,2}[.)])\s+|\[ ?\]\s*|[☐□]\s*)+(?=\S)/u
/** What may stand before a bare phrase and belongs to none. */
const LEADING: Opening['kind'][] = ['address', 'doubt']
/** "the dishes" may be a task; a longer line that begins with an article states something. */
const ARTICLE_WORDS = 4

/**
 * The words of a message without a trigger word that may be a line for the list: "buy milk", "dentist Friday 3pm". The
 * person is asked once whether to add them. Questions, statements, small talk and requests to other assistants are not
 * offered.
 */
export function offeredWords(g: Grammar, tokens: Tokens): string | null {
  const words = wordsOffered(g, tokens)
  // Several lines are a list of their own.
  return words === null || words.includes('\n') ? words : words.replace(LIST_MARK, '')
}

function wordsOffered(g: Grammar, tokens: Tokens): string | null {
  const size = tokens.words.length
  if (size === 0 || size > OFFER_WORDS || !/\p{L}{2}/u.test(tokens.text) || CODE.test(tokens.text)) return null
  const begin = behindOpenings(g, tokens, 0, size, LEADING)
  const is = (at: number, name: EngineWord) => at >= 0 && at < size && tokens.words[at]!.sets[g.set[name]] === 1
  // "new tires? ask Gary" says what to do about it.
  const asked = tokens.marks.findLastIndex((mark) => (mark & QUESTION) !== 0)
  if (asked >= 0 && (is(begin, 'wh') || is(begin, 'aux') || !isDeed(asked, size, is))) return null
  if (isSmallTalk(g, tokens) || isSpokenTo(tokens, is)) return null
  // "2 seconds please", "both", "the red one" answer something, or nothing.
  if (tokens.words.every((_word, at) => EMPTY.some((name) => is(at, name)))) return null
  if (is(begin, 'det') && is(size - 1, 'pointed') && !is(begin, 'pointed')) return null
  // "when I get home, start the dishwasher" says when.
  if (is(begin, 'sub') && is(begin + 1, 'clausal')) return isDeedLater(tokens, begin, is) ? tokens.text.trim() : null
  // "so sleepy", "wow, such a day" exclaim.
  const hail = Math.max(begin - 1, 0)
  if (is(hail, 'hailing') && tokens.marks[hail + 1] === 0 && !isDeed(hail + 1, size, is)) return null
  const isExclaimed = begin > 0 && tokens.marks[begin] !== 0 && !isDeed(begin, size, is)
  if (isExclaimed && tokens.words.some((_word, at) => at < begin && is(at, 'exclaiming'))) return null
  // "no updates so far" says what there is not; "no, milk" goes on.
  if (begin > 0 && is(begin - 1, 'not') && tokens.marks[begin] === 0) return null
  if (is(begin, 'elided') && isDeed(begin + 1, size, is)) return tokens.text.slice(tokens.starts[begin + 1]).trim()
  const requested = behindOpenings(g, tokens, begin, size, [...LEADING, 'wish'])
  if (requested === size - 1 && is(requested, 'alone')) return null
  if (requested > begin)
    return isDeed(requested, size, is) && !is(requested, 'informing')
      ? tokens.text.slice(tokens.starts[requested]).trim()
      : null
  // "I need a haircut" is a wish for a thing, "we need milk" too.
  if (is(begin, 'speaker') && is(begin + 1, 'needing'))
    return isThing(tokens, begin + 2, is) ? tokens.text.slice(tokens.starts[begin + 2]).trim() : null
  const isNeeded = is(begin, 'needing') && !is(begin + 1, 'for') && !is(begin + 1, 'place')
  if (isNeeded && isThing(tokens, begin + 1, is)) return tokens.text.slice(tokens.starts[begin + 1]).trim()
  // "listen" and "shoot" also open a sentence.
  if (!isDeed(begin, size, is) && !isDeed(0, size, is) && !isThing(tokens, begin, is)) return null
  // "one more thing: buy tape".
  let from = (tokens.marks[begin]! & COLON) === 0 ? 0 : begin
  while (from < begin && is(from, 'courteous')) from++
  return from === 0 ? tokens.text.trim() : tokens.text.slice(tokens.starts[from]).trim()
}

/** It turns to somebody or something else: small talk, a question, a request to another assistant. No answer of ours. */
export function isAside(g: Grammar, tokens: Tokens): boolean {
  const size = tokens.words.length
  const is: Is = (at, name) => at >= 0 && at < size && tokens.words[at]!.sets[g.set[name]] === 1
  const begin = behindOpenings(g, tokens, 0, size, LEADING)
  if (tokens.marks.some((mark) => (mark & QUESTION) !== 0) || is(begin, 'wh')) return true
  if (isSmallTalk(g, tokens) || isSpokenTo(tokens, is) || isCommand(begin, size, is)) return true
  return is(begin, 'aux') && is(begin + 1, 'subject')
}

type Is = (at: number, name: EngineWord) => boolean

/** Each word belongs to small talk, and one of them makes it so: "good luck with everything". */
export function isSmallTalk(g: Grammar, tokens: Tokens): boolean {
  const isIn = (name: EngineWord) => (word: Tokens['words'][number]) => word.sets[g.set[name]] === 1
  return tokens.words.some(isIn('greeting')) && tokens.words.every((word) => SMALL.some((name) => isIn(name)(word)))
}

/** Words that name nothing by themselves. */
const EMPTY = ['time', 'courteous', 'all', 'pronoun'] as const
const SMALL = ['greeting', 'smalltalk'] as const

/** "you": somebody is spoken to. "write thank you notes" speaks to nobody. */
function isSpokenTo({ words }: Tokens, is: Is): boolean {
  const isThanked = (at: number) => is(at - 1, 'thanking') && (at > 1 || (words.length > 2 && !is(2, 'smalltalk')))
  return words.some((_word, at) => is(at, 'you') && !isThanked(at))
}

/** Behind the clause that says when, and its comma, stands something to do. */
function isDeedLater({ marks, words }: Tokens, begin: number, is: Is): boolean {
  return marks.some((mark, at) => at > begin && (mark & COMMA) !== 0 && isDeed(at, words.length, is))
}

/** It begins with a verb of things to do. */
function isDeed(begin: number, size: number, is: Is): boolean {
  // "do I need a visa" asks, "do not disturb" forbids.
  if (is(begin + 1, 'not') || (is(begin, 'aux') && is(begin + 1, 'subject'))) return false
  // "rent is too high": a noun after all.
  if (is(begin + 1, 'aux') && is(begin + 1, 'notfirst')) return false
  return (is(begin, 'verbs') || is(begin, 'acting')) && !isCommand(begin, size, is)
}

/** "play some jazz", "turn off the lights", "give me directions", "delete this photo", "set a timer". */
function isCommand(begin: number, size: number, is: Is): boolean {
  if (is(begin, 'verbs') && isSum(begin, size, is)) return true
  if (is(begin, 'commanded') || is(begin + 1, 'mealone') || is(begin + 1, 'shown')) return true
  if (is(begin, 'switching') && (is(begin + 1, 'onoff') || is(size - 1, 'onoff'))) return true
  if (is(begin, 'playing') && is(begin + 1, 'media')) return true
  if (!is(begin, 'setting')) return false
  if (size - begin === 1) return true
  for (let at = begin + 1; at < size; at++) if (is(at, 'gadget')) return true
  return false
}

/**
 * It names something, and does not say how something is, who does something, that something is not so, or that
 * somebody wants to know it.
 */
function isThing(tokens: Tokens, begin: number, is: Is): boolean {
  const size = tokens.words.length
  if (
    begin >= size ||
    is(begin, 'wh') ||
    is(begin, 'pointing') ||
    is(begin, 'people') ||
    is(begin - 1, 'informing') ||
    isCommand(begin, size, is)
  )
    return false
  let timed = false
  for (let at = begin; at < size; at++) {
    if (is(at, 'due')) return true
    const isFirst = at === begin && is(at, 'modalnoun') && !is(at + 1, 'det') && !is(at + 1, 'subject')
    const isNoun = isFirst || (is(at, 'clear') && (is(at - 1, 'number') || is(at + 1, 'number') || at === size - 1))
    // "the bank removed my card", "she keeps telling me".
    if (at > begin && is(at, 'past') && (is(at + 1, 'det') || is(at + 1, 'pointing'))) return false
    if (is(at, 'finite')) return false
    if (is(at, 'mealone') && !is(at - 1, 'for')) return false
    if (is(at, 'subject') || (is(at, 'aux') && !isNoun) || is(at, 'not') || is(at, 'stating')) return false
    if (is(at, 'clear')) timed = true
  }
  return timed || !is(begin, 'det') || size - begin <= ARTICLE_WORDS
}

/** "add 25 and 17". */
function isSum(begin: number, size: number, is: Is): boolean {
  for (let at = begin + 1; at < size; at++) if (!is(at, 'number') && !is(at, 'calc')) return false
  return size - begin > 2
}
