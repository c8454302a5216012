import { MESSAGE_MAX, type TaskDetails } from '../../../contracts.ts'
import { type Chip, noDetails } from './chip.ts'
import { hasContent, type Range, withoutRanges } from './description.ts'
import { mayHoldDetails } from './hint.ts'
import { type Piece, readPieces } from './pieces.ts'
import { chipOf, chooseFirst, detailsOf } from './settle.ts'
import { splitWords, type Word } from './words.ts'
import { nowIn } from './zone.ts'

export interface ParseOptions {
  nowMs: number
  timeZone: string
  /** Texts of chips that the person took away: they stay words. */
  without?: string[]
  /** The person said "remind me". */
  remind?: boolean
}

export interface ParsedDetails {
  description: string
  details: TaskDetails
  chips: Chip[]
}

interface Found extends Range {
  piece: Piece
  text: string
}

/**
 * Reads what people write beside a task's words. Conservative: what could as well belong to the words stays in them,
 * and every piece that was read is a chip that can be taken away again.
 */
export function parseDetails(text: string, options: ParseOptions): ParsedDetails {
  const unread: ParsedDetails = { description: text, details: noDetails(), chips: [] }
  if (text.length > MESSAGE_MAX || !mayHoldDetails(text)) return unread
  const now = nowIn(options.nowMs, options.timeZone)
  const words = splitWords(text)
  const found = chooseFirst(readPieces(text, words, now)).map((piece) => locate(text, words, piece))
  // A task called "tomorrow" is called so.
  if (found.length === 0 || !hasContent(withoutRanges(text, found))) return unread
  // Chosen before anything is taken away: nothing else may be read in the place of a removed chip.
  const without = new Set(options.without)
  const kept = found.filter((piece) => !without.has(piece.text))
  const pieces = kept.map(({ piece }) => piece)
  const details = detailsOf(pieces, options.remind === true, now)
  const chips = kept.map(({ piece, text, start, end }) => ({ ...chipOf(piece, details), text, start, end }))
  return { description: withoutRanges(text, kept), details, chips }
}

function locate(text: string, words: Word[], piece: Piece): Found {
  const start = words[piece.start]!.start
  const end = words[piece.next - 1]!.end
  return { piece, text: text.slice(start, end), start, end }
}
