import { isServerNotice } from '../../notices.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { compile } from './cues.ts'
import { countWords, fold } from './fold.ts'

/** A reply that is longer, quotes and signature taken off, is no answer to "does this time work?". */
export const READ_MAX_CHARS = 4000
const LINES_MAX = 2000

/** Everything below is what was answered, not the answer. In folded text. */
const REMAINS = [
  /^-{2,} ?(?:original message|forwarded message|urspr[a-z]+ nachricht|message d'origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|wiadomosc oryginalna|оригінальне повідомлення)/u,
  /^_{10,}$/u,
  /^(?:on|am|le|el|il|em|op|w dniu|dnia) .{4,120}(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|napisal(?:a|\(a\))?|pisze) ?.{0,80}:?$/u,
  /^.{4,120} (?:пише|написав|написала|wrote|schreef|pisze|napisal|napisala) ?:$/u,
  /^(?:from|von|de|da|van|od|від) ?: .{2,200}@/u,
]
const SENT_FROM =
  /^(?:sent from my|get outlook for|von meinem .{0,20}gesendet|gesendet von|envoye de(?:puis)? mon|enviado desde mi|enviado do meu|inviato da|verzonden vanaf|wyslane z|надіслано з)/u
const RULE = /^(?:--|—|-- |__+|\*{3,})\s*$/u

/** What was written now, in whatever language: without quoted remains and what machines add. Line by line. */
export function ownLines(content: string): string {
  const lines = content.replace(/\r\n?/g, '\n').normalize('NFC').split('\n', LINES_MAX)
  const kept: string[] = []
  for (const line of lines) {
    const trimmed = line.trim()
    const folded = fold(trimmed)
    if (folded.startsWith('>') || folded.startsWith('|>')) continue
    if (REMAINS.some((pattern) => pattern.test(folded)) || RULE.test(trimmed)) break
    if (SENT_FROM.test(folded)) continue
    if (isServerNotice(trimmed) && kept.some((before) => countWords(before) > 0)) break
    kept.push(trimmed)
  }
  return kept.join('\n')
}

/** The words of the person: of their own lines what stands between greeting and signature. */
export function cleanReply(own: string, lexicon: Lexicon): string {
  const kept: string[] = []
  const closing = compile(lexicon).closing
  for (const line of own.split('\n')) {
    // Nobody writes the answer below the farewell, but some thank first.
    const farewell = isFarewell(fold(line), closing)
    if (farewell && kept.some((before) => countWords(before) > 0 && !isGreeting(fold(before), lexicon))) break
    kept.push(farewell ? '' : line)
  }
  return withoutGreeting(kept, lexicon).join('\n').trim()
}

function isFarewell(folded: string, closing: RegExp): boolean {
  const found = closing.exec(folded)
  return found?.index === 0 && /^[\s,.!;-]*$/u.test(folded.slice(found[0].length))
}

function isGreeting(folded: string, lexicon: Lexicon): boolean {
  const found = compile(lexicon).greeting.exec(folded)
  return (
    found?.index === 0 &&
    countWords(folded) <= 6 &&
    /[,!:.]?$/u.test(folded) &&
    countWords(folded.slice(found[0].length)) <= 4
  )
}

/** "Hi Anna," on a line of its own, or before the first comma. */
function withoutGreeting(lines: string[], lexicon: Lexicon): string[] {
  const first = lines.findIndex((line) => countWords(line) > 0)
  if (first < 0) return lines
  const line = lines[first]!
  const folded = fold(line)
  const found = compile(lexicon).greeting.exec(folded)
  if (found?.index !== 0) return lines
  const rest = folded.slice(found[0].length)
  const end = /^(?: [\p{L}.'-]+){0,4}? ?[,!:.]/u.exec(rest)
  const cut = end
    ? found[0].length + end[0].length
    : countWords(rest) <= 3 && lines.length > first + 1
      ? line.length
      : 0
  return lines.with(first, line.slice(cut).trim())
}
