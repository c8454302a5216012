import { type Word, wordAt } from './words.ts'

/**
 * What is marked by a sign and not guessed from words. Decided:
 * - priority: "p1" to "p4" and "!1" to "!4" anywhere; "!!!" (1) and "!!" (2) as the last word; "high", "medium" and
 *   "low priority" (1, 2, 3) at the end, "with" before them included;
 * - label: "@home" or "#home", beginning with a letter, so that "#1" and "a@b.c" stay words;
 * - list: "~Home" anywhere; "in list Home" and "to my Home list" at the end, one word only.
 */
export interface Mark {
  kind: 'priority' | 'label' | 'list'
  start: number
  next: number
  value: string
}

const PRIORITY = /^[p!]([1-4])$/
const LABEL = /^[@#](\p{L}[\p{L}\p{N}_-]{0,39})$/u
const LIST = /^~(\p{L}[\p{L}\p{N}_-]{0,39})$/u
const NAME = /^\p{L}[\p{L}\p{N}_-]{0,39}$/u
const LEVELS: Record<string, string> = Object.assign(Object.create(null), { high: '1', medium: '2', low: '3' })
/** "to my todo list" says where all tasks go; it names no list. */
const NO_NAMES = new Set(['todo', 'to-do', 'do', 'task', 'tasks', 'current', 'own', 'whole'])

export function readMarks(text: string, words: Word[]): Mark[] {
  const marks: Mark[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (word.sealed) continue
    const written = text.slice(word.start, word.end)
    const mark = signMark(word.lower, written, index)
    if (mark) marks.push(mark)
  }
  const ending = endingMark(text, words, marks)
  return ending ? [...marks, ending] : marks
}

function signMark(lower: string, written: string, index: number): Mark | null {
  const at = { start: index, next: index + 1 }
  const priority = PRIORITY.exec(lower)
  if (priority) return { kind: 'priority', value: priority[1]!, ...at }
  const label = LABEL.exec(written)
  if (label) return { kind: 'label', value: label[1]!, ...at }
  const list = LIST.exec(written)
  return list && { kind: 'list', value: list[1]!, ...at }
}

/** One mark in words at the end; other marks may follow it. */
function endingMark(text: string, words: Word[], marks: Mark[]): Mark | null {
  const marked = new Set(marks.map((mark) => mark.start))
  let last = words.length - 1
  while (last > 0 && marked.has(last)) last--
  const word = (back: number) => (last - back < 0 ? '' : wordAt(words, last - back, last - back))
  const span = (length: number) => ({ start: last - length + 1, next: last + 1 })
  if (word(0) === '!!!' || word(0) === '!!') {
    return { kind: 'priority', value: word(0) === '!!!' ? '1' : '2', ...span(1) }
  }
  const level = word(0) === 'priority' ? LEVELS[word(1)] : undefined
  if (level !== undefined) return { kind: 'priority', value: level, ...span(word(2) === 'with' ? 3 : 2) }
  const named = (back: number) => text.slice(words[last - back]!.start, words[last - back]!.end)
  if (word(1) === 'list' && word(2) === 'in' && NAME.test(named(0))) {
    return { kind: 'list', value: named(0), ...span(3) }
  }
  const listed = word(0) === 'list' && word(2) === 'my' && /^(to|on|in)$/.test(word(3))
  if (!listed || !NAME.test(named(1)) || NO_NAMES.has(word(1))) return null
  return { kind: 'list', value: named(1), ...span(4) }
}
