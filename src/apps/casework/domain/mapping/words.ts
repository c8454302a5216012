/** A sentence as its words, lower case and written out: what phrases are compared with. Places are no longer kept. */
export interface Words {
  readonly words: readonly string[]
  /** A comma or the like stands before this word. */
  readonly breaks: ReadonlySet<number>
  /** And this one begins after a semicolon or a dash. */
  readonly stops: ReadonlySet<number>
  /** Words that are written with a capital. */
  readonly capitals: ReadonlySet<number>
  /** And those whose something else is: "Lucho's hours". */
  readonly owners: ReadonlySet<number>
  /** And those within quotation marks. */
  readonly quoted: ReadonlySet<number>
  /** A colon stands before this word. */
  readonly colons: ReadonlySet<number>
  /** A question stands in it, if only in a quotation. */
  readonly asks: boolean
  /** It ends as a sentence does. */
  readonly ended: boolean
}

const WORDS_MAX = 160
const TOKEN =
  /[$€£]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)?|[,;:—("“”]|(?<![\p{L}\p{N}])['‘](?=\p{L})|(?<=[\p{L}.,!])['’](?!\p{L})/gu
const ENDINGS: Readonly<Record<string, string>> = { ll: 'will', ve: 'have', re: 'are', m: 'am' }
const STEMS: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'is' }

export function wordsOf(quote: string): Words {
  const words: string[] = []
  const breaks = new Set<number>()
  const stops = new Set<number>()
  const capitals = new Set<number>()
  const owners = new Set<number>()
  const quoted = new Set<number>()
  const colons = new Set<number>()
  let isQuoted = false
  // A word that the end of a line has broken is one word.
  const whole = quote.replace(/(\p{Ll})[-\u00ad]\n[ \t>]*(\p{Ll})/gu, '$1$2').replace(/\be-(?=mail)/gi, 'e')
  for (const { 0: token, index } of whole.matchAll(TOKEN)) {
    if (words.length >= WORDS_MAX) break
    if (/^["“”'‘’]$/u.test(token)) {
      isQuoted =
        token === '"' ? !isQuoted : /^[“‘]$/u.test(token) || (token === "'" && !isQuoted && isOpening(whole, index))
      continue
    }
    if (/^[,;:—(]$/u.test(token)) {
      if (token === ':') colons.add(words.length)
      breaks.add(words.length)
      if (token === ';' || token === '—') stops.add(words.length)
      continue
    }
    if (/^\p{Lu}/u.test(token)) capitals.add(words.length)
    if (/['’]s$/.test(token)) owners.add(words.length)
    const from = words.length
    words.push(...writtenOut(token))
    if (isQuoted) for (let at = from; at < words.length; at++) quoted.add(at)
  }
  // "I'd have gone" supposes, "I'd gone" tells.
  for (const [at, word] of words.entries())
    if (word === "'d")
      words[at] = /(?:ed|en|gone|done|told|said|had|got|left|lost|made|paid)$/.test(words[at + 1] ?? '')
        ? 'had'
        : 'would'
  const ended = /[.!…]["'”’)\]]*$/u.test(quote.slice(-4))
  return { words, breaks, stops, capitals, owners, quoted, colons, asks: quote.includes('?'), ended }
}

/** A quotation mark and no apostrophe: "he called it 'harassment'". */
function isOpening(text: string, index: number): boolean {
  return !/[\p{L}\p{N}]$/u.test(text.slice(0, index)) && /^\p{L}/u.test(text.slice(index + 1))
}

/** "Didnt", "im": what people write without the apostrophe. */
const HURRIED: ReadonlyMap<string, string[]> = new Map([
  ...'did do does was were is are have has had would could should must need'
    .split(' ')
    .map((verb): [string, string[]] => [`${verb}nt`, [verb, 'not']]),
  ['cant', ['can', 'not']],
  ['wont', ['will', 'not']],
  ['aint', ['is', 'not']],
  ['im', ['i', 'am']],
  ['ive', ['i', 'have']],
  ['theyre', ['they', 'are']],
  ['youre', ['you', 'are']],
  ['theyve', ['they', 'have']],
  ['gonna', ['going', 'to']],
  ['wanna', ['want', 'to']],
  ['gotta', ['got', 'to']],
])

function writtenOut(token: string): string[] {
  // Nearly every word is plain.
  if (/^[A-Za-z]{2,}$/.test(token) && token.toLowerCase() !== 'cannot')
    return HURRIED.get(token.toLowerCase()) ?? [token.toLowerCase()]
  if (/^[$€£]/u.test(token)) return [`$${token.replace(/[^\d.]/g, '')}`]
  if (/^\d/.test(token) && !/\p{L}/u.test(token)) return [token.replaceAll(',', '')]
  const word = token.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  if (word === 'cannot') return ['can', 'not']
  const [stem = '', ending] = word.split("'")
  if (ending === 't' && stem.endsWith('n')) {
    const verb = stem.slice(0, -1)
    return [STEMS[verb] ?? verb, 'not']
  }
  if (ending === 'd' && /^(?:i|he|she|they|we|you|it|there|who)$/.test(stem)) return [stem, "'d"]
  const rest = ending === undefined ? undefined : ENDINGS[ending]
  // "o'neil" stays whole; "employer's" loses its ending.
  const base = ending === undefined || rest || /^[sd]$/.test(ending) ? stem : word
  return [...letters(base), ...(rest ? [rest] : [])]
}

/** What a scanner confuses: 0vertime, terminat1on, a lone l. And "45hrs" is two words. */
function letters(word: string): string[] {
  if (word === 'l') return ['i']
  if (!/\d/.test(word)) return [word]
  const digits = word.replace(/\D/g, '').length
  if (word.length - digits >= 3 && digits <= 2 && !/^\d{2}/.test(word)) {
    return [word.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('5', 's')]
  }
  const parts = /^(\d+)(\p{L}+)$/u.exec(word)
  return parts ? [parts[1]!, parts[2]!] : [word]
}
