/** A reply in the units that the grammar explains one by one. `other` is what nothing explains: "?", quotes, invisible characters. */
export interface Token {
  kind: 'word' | 'number' | 'break' | 'emoji' | 'link' | 'other'
  /** Lower case, without accents and apostrophes; what patterns are compared with. */
  text: string
  /** As it was written, and where. */
  raw: string
  start: number
  end: number
  /** First of its line. */
  opensLine: boolean
}

const TOKEN = new RegExp(
  [
    '(?<link>(?:https?://|www\\.)\\S+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)',
    '(?<smile>[:=]-?[)(D](?![\\p{L}\\p{N}]))',
    '(?<other>\\.{2,}|…|;-?[)DPp](?![\\p{L}\\p{N}]))',
    "(?<word>\\p{L}[\\p{L}\\p{M}]*(?:['’ʼ`´‘]\\p{L}[\\p{L}\\p{M}]*)*['’]?)",
    '(?<number>\\d+(?:[:./hH]\\d+)*(?:-\\d{1,2}-\\d{1,4})?)',
    '(?<emoji>\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]*)',
    '(?<break>\\n|[,;:.!¡()–—-])',
    '(?<unknown>\\S)',
  ].join('|'),
  'gu',
)
const TOKENS_MAX = 160

/** Null where the text is too long to be a plain answer. */
export function tokenize(source: string): Token[] | null {
  const tokens: Token[] = []
  let opensLine = true
  for (const match of source.matchAll(TOKEN)) {
    if (tokens.length >= TOKENS_MAX) return null
    const { link, smile, word, number, emoji } = match.groups!
    const raw = match[0]
    const place = { raw, start: match.index, end: match.index + raw.length, opensLine }
    if (raw === '\n') {
      if (tokens.at(-1)?.raw !== '\n') tokens.push({ ...place, kind: 'break', text: raw })
      opensLine = true
      continue
    }
    opensLine = false
    if (match.groups!.break && isHyphen(source, place)) continue
    if (link) tokens.push({ ...place, kind: 'link', text: raw })
    else if (smile) tokens.push({ ...place, kind: 'emoji', text: raw.endsWith('(') ? '🙁' : '🙂' })
    else if (word) tokens.push({ ...place, kind: 'word', text: plain(word) })
    else if (number) tokens.push({ ...place, kind: 'number', text: number.toLowerCase() })
    else if (emoji) tokens.push({ ...place, kind: 'emoji', text: emoji.replace(/[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu, '') })
    else tokens.push({ ...place, kind: match.groups!.break ? 'break' : 'other', text: raw })
  }
  return tokens
}

/** "terça-feira" is two words with nothing between them. */
function isHyphen(source: string, { raw, start, end }: { raw: string; start: number; end: number }): boolean {
  return raw === '-' && /\p{L}/u.test(source[start - 1] ?? '') && /\p{L}/u.test(source[end] ?? '')
}

/** Letters that do not come apart into a letter and its mark. */
const SINGLE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', œ: 'oe', æ: 'ae', ё: 'е' }
/** Accents of the nine languages. A letter that is struck out or decorated otherwise stays another letter. */
const ACCENTS = /[\u0300-\u0304\u0306-\u0308\u030A-\u030C\u0323\u0327\u0328]/gu
/** The accent alone tells "yes" from "if", and "it works" from "of the". */
const ACCENTED: Readonly<Record<string, string>> = { sí: 'siyes', sì: 'siyes', dá: 'dayes' }

export function plain(word: string): string {
  const lower = word.toLowerCase().normalize('NFC')
  const known = ACCENTED[lower]
  if (known) return known
  const open = lower.replace(/['’ʼ`´‘]/gu, '').replace(/[łøđßœæё]/gu, (letter) => SINGLE[letter]!)
  return open.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
}
