import { fold } from './fold.ts'

export interface Sentence {
  /** As it was written, and folded; the same length. */
  text: string
  folded: string
  /** It ends with a question mark. */
  asked: boolean
}

const SENTENCES_MAX = 200
const WRAPPED_CHARS = 40
const SHORT_FORMS =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|prof|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|wed|thu|fri|godz|tel|approx|str|ca|z\.b|bzw|inkl|sr|sra|mme|[a-z]\.[a-z]|[a-z])$/u

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const line of joinWrapped(text).split('\n')) {
    let start = 0
    for (const end of line.matchAll(/[.!?…]+(?=[\s"')\]]|$)|[;](?=\s)/gu)) {
      const before = fold(line.slice(start, end.index))
      const after = line.slice(end.index + end[0].length).trimStart()
      if (end[0] === '.' && isInside(before, after)) continue
      push(sentences, line.slice(start, end.index), end[0].includes('?'))
      start = end.index + end[0].length
    }
    push(sentences, line.slice(start), false)
    if (sentences.length >= SENTENCES_MAX) break
  }
  return sentences
}

function push(sentences: Sentence[], raw: string, asked: boolean): void {
  const text = raw.replace(/\s+/gu, ' ').trim()
  if (text !== '') sentences.push({ text, folded: fold(text), asked })
}

/** The dot of "14. Januar", of "Jan. 15", of "p.m." ends nothing. */
function isInside(before: string, after: string): boolean {
  if (after === '') return false
  if (/\d$/u.test(before))
    return (
      /^[\p{L}\d]/u.test(after) && (/^[\p{Ll}\d]/u.test(after) || (isMonthLike(after) && !/[/:]\d+$/u.test(before)))
    )
  return (
    SHORT_FORMS.test(before) && !/^(?:no|ok|si|ja|да|ні|oui)$/u.test(before.trim()) && /^[\p{Ll}\d\p{Lu}]/u.test(after)
  )
}

function isMonthLike(after: string): boolean {
  return /^(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)/u.test(fold(after.slice(0, 12)))
}

/** Mail programs break long lines; a line that goes on in lower case is the same sentence. */
export function joinWrapped(text: string): string {
  const lines = text.split('\n')
  let joined = lines[0] ?? ''
  for (let at = 1; at < lines.length; at++) {
    const [before, line] = [lines[at - 1]!, lines[at]!]
    const goesOn = before.length >= WRAPPED_CHARS && /^[\p{Ll}\d(]/u.test(line) && !/[.!?:]$/u.test(before)
    joined += `${goesOn ? ' ' : '\n'}${line}`
  }
  return joined
}
