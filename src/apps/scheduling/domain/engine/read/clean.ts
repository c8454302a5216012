import { isServerNotice } from '../../notices.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { compile } from './cues.ts'
import { countWords, fold } from './fold.ts'

/** A reply that is longer, quotes and signature taken off, is no answer to "does this time work?". */
export const READ_MAX_CHARS = 4000
const LINES_MAX = 2000

/** Everything below is what was answered, not the answer. In folded text. */
const REMAINS = [
  /^-{2,} ?(?:original message|urspr[a-z]+ nachricht|message d'origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|wiadomosc oryginalna|оригінальне повідомлення)/u,
  /^_{10,}$/u,
  /^(?:from|von|de|da|van|od|від) ?: .{2,200}@/u,
]
/** Before quoted lines: who wrote them. */
const ATTRIBUTIONS = [
  /^(?:on|am|le|el|il|em|op|w dniu|dnia) .{4,120}(?:wrote|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|napisal(?:a|\(a\))?|pisze) ?.{0,80}:?$/u,
  /^.{4,120} (?:пише|написав|написала|wrote|schreef|pisze|napisal|napisala|napisal\(a\)) ?:$/u,
]
const FORWARDED =
  /^(?:-{2,} ?|begin )?(?:forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|messaggio inoltrato|mensagem (?:encaminhada|reencaminhada)|doorgestuurd bericht|przekazana wiadomosc|wiadomosc przekazana|переслане повідомлення)/mu
const DEVICE =
  "(?: (?:my|mon|mi|meu|mijn|mojego|мого|an?|the|i ?(?:phone|pad|pod|os)(?:['’]?a)?|\\p{L}*phone|smartphone'?a?|telefon[ou]?|telephone|telefoon|telemovel|mobile?|movil|celular|cellulare|handy|телефону|device|tablet|mac|watch|android|windows|outlook|mail|gmail|yahoo|proton|samsung|galaxy|huawei|xiaomi|pixel|blackberry|nokia|motorola|oneplus|for|fur|pour|para|per|voor|dla|для|on|in|app|program|systemu|using|tapatalk|\\p{L}?\\d{1,3}))+"
/** Nothing but the device and an excuse for its typing: whoever adds a word of their own is read. */
const SENT_FROM = new RegExp(
  `^(?:(?:sent (?:from|via|with)|get|gesendet (?:von|mit)|von meine[mr]|envoye (?:de(?:puis)?|a partir de)|telecharger|enviado (?:desde|do|a partir do)|obtener|obter o|inviato da(?:l mio)?|scarica|(?:verzonden|verstuurd) (?:vanaf|met)|download|wyslane? z|pobierz|надіслано з|отримати|(?=outlook fur))${DEVICE}(?: gesendet| beziehen)?)(?:[.,;-] ?(?:please )?(?:excuse|forgive|pardon)[\\p{L}\\d ,'’/&-]{0,60})?\\.?$`,
  'u',
)
/** Below the signature these are said all the same. */
const POSTSCRIPT = /^(?:p\. ?p?\.? ?s\.?|pp?s|n\. ?b\.?|nb|edit|update|correction|nachtrag)(?![\p{L}])/u
const RULE = /^(?:--|—|-- |__+|\*{3,})\s*$/u

/** What was written now, in whatever language: without quoted remains and what machines add. Line by line. */
export function ownLines(content: string): string {
  const lines = content
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .split('\n', LINES_MAX)
    .map((line) => line.trim())
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const trimmed = lines[at]!
    const folded = fold(trimmed)
    if (isQuoted(folded)) continue
    const attribution = attributionAt(lines, at)
    if (attribution > 0) {
      const next = lines.findIndex((line, place) => place >= at + attribution && line !== '')
      // Whoever answers below the quotes or between them has marked the quotes; without marks all that follows is quoted.
      if (next < 0 || !isQuoted(lines[next]!)) break
      at = next
      continue
    }
    if (REMAINS.some((pattern) => pattern.test(folded)) || FORWARDED.test(folded)) break
    if (RULE.test(trimmed)) {
      kept.push(...lines.slice(at + 1).filter((line) => POSTSCRIPT.test(fold(line))))
      break
    }
    if (SENT_FROM.test(folded)) continue
    if (isServerNotice(trimmed) && kept.some((before) => countWords(before) > 0)) break
    kept.push(trimmed)
  }
  return kept.join('\n')
}

const isQuoted = (line: string) => line.startsWith('>') || line.startsWith('|>')

/** How many lines say who wrote what follows; mail programs break long ones. */
function attributionAt(lines: readonly string[], at: number): number {
  const says = (text: string) => ATTRIBUTIONS.some((pattern) => pattern.test(fold(text)))
  if (says(lines[at]!)) return 1
  return lines[at] !== '' &&
    lines[at + 1] &&
    /^(?:on|am|le|el|il|em|op|w dniu|dnia) /u.test(fold(lines[at]!)) &&
    says(`${lines[at]} ${lines[at + 1]}`)
    ? 2
    : 0
}

/** Somebody else's mail hangs on it: what is written above may be about that. */
export function isForwarded(content: string): boolean {
  return FORWARDED.test(
    content
      .split('\n')
      .map((line) => fold(line.trim()))
      .join('\n'),
  )
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
