import { BEGINS_WITH_MONTH } from './dates.ts'
import { type Line, linesOf } from './lines.ts'
import { STATEMENT_MAX } from './pinpoint.ts'

/** Code-unit offsets [start, end) into the page's text. */
export interface Sentence {
  start: number
  end: number
  /** `head` belongs to a mail's head, `heading` is a title, an address or the like: neither says anything by itself. */
  kind: 'prose' | 'heading' | 'head'
  quoted: boolean
  asked: boolean
}

const PAGE_READ_MAX = 1_000_000
export const SENTENCES_MAX = 20_000

/** The sentences of a page in their order; what stands beyond the first million units is left alone. */
export function sentencesOf(page: string): Sentence[] {
  const text = readable(page)
  const sentences: Sentence[] = []
  for (const block of blocksOf(text, linesOf(text))) {
    if (block.kind === 'head') push(sentences, text, block, block.start, block.end)
    else split(sentences, text, block)
    if (sentences.length >= SENTENCES_MAX) break
  }
  return sentences.slice(0, SENTENCES_MAX)
}

/** As much of a page as is read, cut between characters. */
export function readable(page: string): string {
  if (page.length <= PAGE_READ_MAX) return page
  return page.slice(0, PAGE_READ_MAX).replace(/[\ud800-\udbff]$/, '')
}

/** Lines that belong together. */
interface Block {
  start: number
  end: number
  kind: 'prose' | 'heading' | 'head'
  quoted: boolean
}

function blocksOf(text: string, lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  const widths = widthsOf(lines)
  let open: (Block & { lines: number; marked: boolean; last: Line }) | null = null
  const close = () => {
    if (open) blocks.push(open.kind === 'prose' && open.lines === 1 && !open.marked ? titled(text, open) : open)
    open = null
  }
  let isRepeated = false
  let wasText = false
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'blank') continue
    // A head after the text of a mail begins the mail that it answers.
    if (line.repeats || (wasText && line.kind === 'head' && isSender(text, line))) isRepeated = true
    wasText ||= line.kind === 'text'
    const last: Line | undefined = open?.last
    if (open && last && line.kind === 'text' && open.kind !== 'head' && goesOn(text, last, line, at, lines, widths)) {
      open.end = line.end
      open.lines += 1
      open.last = line
      continue
    }
    close()
    const kind = line.kind === 'head' ? 'head' : 'prose'
    open = {
      start: line.body,
      end: line.end,
      kind,
      quoted: isRepeated || line.depth > 0,
      lines: 1,
      marked: line.kind === 'mark',
      last: line,
    }
  }
  close()
  return blocks
}

function isSender(text: string, { body, end }: Line): boolean {
  return /^\*{0,2}from\*{0,2}:/i.test(text.slice(body, Math.min(end, body + 12)))
}

/** The longest line of each run of lines without a blank: where the writer's lines end. */
function widthsOf(lines: readonly Line[]): number[] {
  const widths: number[] = new Array(lines.length).fill(0)
  for (let from = 0; from < lines.length; ) {
    let to = from
    let width = 0
    while (to < lines.length && lines[to]!.kind !== 'blank') {
      width = Math.max(width, lines[to]!.end - lines[to]!.start)
      to++
    }
    widths.fill(width, from, to)
    from = to + 1
  }
  return widths
}

const WRAPPED_UNITS = 40
const WRAPPED_SHARE = 0.6
const UNFINISHED =
  /(?:,|[-–—]|\b(?:a|an|the|to|of|and|or|but|with|by|for|in|on|at|from|that|than|as|my|his|her|their|our|your|was|were|is|are|be|been|had|has|have|not|will|would|about|because|who|which|when|after|before|told|said|mr|mrs|ms|dr)\.?)$/i

/** Does a sentence run over the end of this line? */
function goesOn(
  text: string,
  last: Line,
  line: Line,
  at: number,
  lines: readonly Line[],
  widths: readonly number[],
): boolean {
  if (line.depth !== last.depth) return false
  const before = text.slice(Math.max(last.body, last.end - 80), last.end).trimEnd()
  const after = text.slice(line.body, Math.min(line.end, line.body + 20))
  if (/[.!?:]["'”’)\]]*$/u.test(before) && !/\b(?:mr|mrs|ms|dr|st|no)\.$/i.test(before)) {
    // A finished sentence; what follows is looked at by itself, and a short line is the end of a paragraph anyway.
    return lines[at - 1] === last && /[.!?]["'”’)\]]*$/u.test(before) && isWide(last, widths[at]!)
  }
  if (lines[at - 1] !== last) {
    // Double spacing puts a blank line between any two.
    const wide = last.end - last.body >= WRAPPED_UNITS && /[\p{L},]$/u.test(before)
    return wide && lines[at - 2] === last && /^\p{Ll}/u.test(after) && !SCANNED.test(after)
  }
  return /^[\p{Ll}(]/u.test(after) || UNFINISHED.test(before) || isWide(last, widths[at]!)
}

function isWide(line: Line, width: number): boolean {
  const own = line.end - line.start
  return own >= WRAPPED_UNITS && own >= width * WRAPPED_SHARE
}

/** One line alone, short, without an end and mostly in capitals is no sentence: a title, an address, a greeting. */
function titled(text: string, { start, end, kind, quoted }: Block): Block {
  const line = text.slice(start, Math.min(end, start + 120)).trim()
  const words = line.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? []
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length
  const isTitle = line.length <= 90 && !/[.!?…]["'”’)\]]*$/u.test(line) && capital >= words.length * 0.6
  return { start, end, kind: isTitle ? 'heading' : kind, quoted }
}

const END = /[.!?…]+["'”’)\]]*(?=\s|$)/gu

function split(sentences: Sentence[], text: string, block: Block): void {
  const body = text.slice(block.start, block.end)
  let from = 0
  for (const match of body.matchAll(END)) {
    const to = match.index + match[0].length
    if (match[0] === '.' && isInside(body, match.index, to)) continue
    push(sentences, text, block, block.start + from, block.start + to)
    from = to
    if (sentences.length >= SENTENCES_MAX) return
  }
  push(sentences, text, block, block.start + from, block.end)
}

/** Short forms that never end a sentence, and those that may. */
const SHORT = /(?:^|[\s(“"])(?:mr|mrs|ms|dr|prof|hon|vs|e\.g|i\.e|cf|approx|attn)$/iu
const PERHAPS =
  /(?:^|[\s(“"])(?:inc|ltd|co|corp|llc|jr|sr|etc|st|ave|blvd|rd|dept|fig|sec|art|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|[ap]\.m|u\.s|ph\.d|\p{L})$/iu
const NUMBERED = /(?:^|\s)(?:no|nos|para|p|pp|ext|ch)$/iu
const BEGINS =
  /^(?:["“'(]?)(?:I|I'm|I’m|He|She|It|We|They|You|The|This|That|These|There|On|In|At|My|His|Her|Our|Their|Your|After|Before|When|While|But|And|So|If|As|For|Since|Then|No|Not|Please|Dear)\b/u

/** "ln February", "l was", "0n March": a scanner's way to begin a sentence. */
const SCANNED = /^(?:l[nstf]?|0[nfr])\s/

/** The dot of "Ms. Reyes", of "Acme Inc. has", of "No. 4" ends nothing. */
function isInside(body: string, dot: number, to: number): boolean {
  const before = body.slice(Math.max(0, dot - 14), dot)
  const after = body.slice(to, to + 40).replace(/^[\s>]+/, '')
  if (after === '') return false
  if (/^\p{Ll}/u.test(after) && !SCANNED.test(after)) return true
  if (SHORT.test(before)) return true
  if (/(?:^|\s)\d{1,2}$/.test(before) && BEGINS_WITH_MONTH.test(after)) return true
  if (NUMBERED.test(before)) return /^[\d#]/.test(after)
  return PERHAPS.test(before) && !BEGINS.test(after)
}

function push(sentences: Sentence[], text: string, { kind, quoted }: Block, from: number, to: number): void {
  let start = from
  while (start < to && /[\s>]/.test(text[start]!)) start++
  while (start < to) {
    const end = cut(text, start, to)
    const last = trimmedEnd(text, start, end)
    if (last > start && sentences.length < SENTENCES_MAX) {
      sentences.push({ start, end: last, kind, quoted, asked: /\?["'”’)\]]*$/u.test(text.slice(last - 4, last)) })
    }
    start = end
    while (start < to && /\s/.test(text[start]!)) start++
  }
}

/** A statement is bounded: an endless sentence is cut where it breathes, else between words, never inside a character. */
function cut(text: string, start: number, to: number): number {
  if (to - start <= STATEMENT_MAX) return to
  const piece = text.slice(start, start + STATEMENT_MAX)
  for (const mark of [/[;:—](?=\s)/gu, /,(?=\s)/gu, /\s+/gu]) {
    const places = [...piece.matchAll(mark)].filter(({ index }) => index > STATEMENT_MAX / 3)
    const last = places.at(-1)
    if (last) return start + last.index + last[0].length
  }
  return start + STATEMENT_MAX - (/[\ud800-\udbff]$/.test(piece) ? 1 : 0)
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start && /\s/.test(text[last - 1]!)) last--
  return last
}
