/** Somebody or something of the case that is known already, from the form, the interview or earlier reading. */
export interface KnownEntity {
  kind: EntityKind
  name: string
  aliases: readonly string[]
  /** Missing where nobody has said so. */
  side?: 'client' | 'opposing' | 'related' | 'unknown'
}

export const ENTITY_KINDS = ['person', 'organisation', 'email', 'phone', 'address', 'money', 'identifier'] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** A word of a page with its place; `folded` has no capitals, accents or ending `'s`. */
export interface NameWord {
  start: number
  end: number
  folded: string
  capital: boolean
}

const NAME_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}[\p{L}\p{M}]*)?/gu
const NAME_WORDS_MAX = 250_000

export function nameWordsOf(text: string): NameWord[] {
  const words: NameWord[] = []
  for (const match of text.matchAll(NAME_WORD)) {
    if (words.length >= NAME_WORDS_MAX) break
    const possessive = /['’]s$/i.exec(match[0])?.[0].length ?? 0
    const end = match.index + match[0].length - possessive
    words.push({
      start: match.index,
      end,
      folded: foldName(text.slice(match.index, end)),
      capital: /^\p{Lu}/u.test(match[0]),
    })
  }
  return words
}

export function foldName(name: string): string {
  const lower = name.toLowerCase().replaceAll('’', "'")
  // Most words have nothing to fold, and there are many words.
  return /^[\x20-\x7e]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

/** One way in which an entity may be written. */
interface NameForm {
  words: readonly string[]
  /** It must be written with a capital: a surname alone may also be a word. */
  capital: boolean
  /** "Reyes, Dana". */
  comma: boolean
  /** Signs may stand between its parts, as in an address of mail. */
  signs: boolean
  entity: number
}

export interface NameIndex {
  readonly entities: readonly KnownEntity[]
  readonly forms: ReadonlyMap<string, readonly NameForm[]>
}

const TITLES = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof']
const SUFFIXES = new Set([
  'inc',
  'llc',
  'ltd',
  'corp',
  'corporation',
  'company',
  'co',
  'llp',
  'lp',
  'plc',
  'gmbh',
  'sa',
  'limited',
  'incorporated',
  'group',
  'the',
])
// biome-ignore format: a list
const ALSO_WORDS = new Set((
  'will mark grace hope may june april art bill rich faith joy rose dawn summer chase frank grant drew pat sue rob jack ' +
  'young king price rice long hill brown white green black gray grey best good case day field fields ford hand hunter law ' +
  'little major marsh moody noble page park parks power powers pope rich sharp short small stone strong swift wise wood ' +
  'woods west north south east banks bond bush church cook fisher baker miller carter mason porter love bell cross ' +
  'american national united first general city state pacific western eastern northern southern global international ' +
  'advanced central community county metro premier quality standard universal home family health care service services ' +
  'human resources the new old all best summit harbor river valley mountain lake bay coast sun star'
).split(' '))
const ENTITIES_MAX = 500
const NAME_MAX = 200
const FORMS_MAX = 6000

export function indexNames(entities: readonly KnownEntity[]): NameIndex {
  const known = entities.filter(({ name }) => name.length <= NAME_MAX).slice(0, ENTITIES_MAX)
  const all = known.flatMap((entity, at) => formsOf(entity, at))
  // "Delgado" that could be either of two people is neither.
  const owners = new Map<string, Set<number>>()
  for (const form of all) {
    const key = form.words.join(' ')
    owners.set(key, (owners.get(key) ?? new Set()).add(form.entity))
  }
  const forms = new Map<string, NameForm[]>()
  const seen = new Set<string>()
  for (const form of all.slice(0, FORMS_MAX)) {
    const key = form.words.join(' ')
    if (owners.get(key)!.size > 1 && form.entity !== firstNamed(known, key)) continue
    if (seen.has(`${key}|${form.comma}`)) continue
    seen.add(`${key}|${form.comma}`)
    const first = form.words[0]!
    forms.set(first, [...(forms.get(first) ?? []), form])
  }
  for (const [first, list] of forms)
    forms.set(
      first,
      list.toSorted((a, b) => b.words.length - a.words.length),
    )
  return { entities: known, forms }
}

/** Who bears a name in full; -1 where two do, or nobody. */
function firstNamed(entities: readonly KnownEntity[], key: string): number {
  const bearers = entities.flatMap(({ name }, at) => (wordsIn(name).join(' ') === key ? [at] : []))
  return bearers.length === 1 ? bearers[0]! : -1
}

function wordsIn(name: string): string[] {
  return nameWordsOf(name.slice(0, 200)).map(({ folded }) => folded)
}

function formsOf({ kind, name, aliases }: KnownEntity, entity: number): NameForm[] {
  const plain = (words: string[], capital = false, comma = false): NameForm[] =>
    words.length > 0 && words.length <= 12
      ? [{ words, capital, comma, signs: kind !== 'person' && kind !== 'organisation', entity }]
      : []
  const written = [name, ...aliases.slice(0, 20)].flatMap((one) => {
    const words = wordsIn(one)
    return plain(words, words.length === 1 && kind !== 'identifier' && kind !== 'email')
  })
  const words = wordsIn(name).filter((word) => !TITLES.includes(word))
  if (kind === 'organisation') {
    const short = words.filter((word) => !SUFFIXES.has(word))
    const distinct =
      short[0] !== undefined && short[0].length >= 5 && !ALSO_WORDS.has(short[0]) ? plain([short[0]], true) : []
    return [...written, ...plain(short, true), ...distinct]
  }
  if (kind !== 'person' || words.length < 2) return written
  const full = words.filter((word) => !/^(?:jr|sr|ii|iii|iv)$/.test(word))
  const [first, last] = [full[0]!, full.at(-1)!]
  const alone = (word: string) => (word.length >= 3 && !ALSO_WORDS.has(word) ? plain([word], true) : [])
  return [
    ...written,
    ...plain([first, last]),
    ...plain([last, first], true, true),
    ...TITLES.flatMap((title) => plain([title, last])),
    ...alone(last),
    ...alone(first),
  ]
}

export interface NameMention {
  entity: number
  start: number
  end: number
}

/** Where known entities stand in a text, under any of their forms; the longest form at each place. */
export function mentionsIn(text: string, words: readonly NameWord[], index: NameIndex): NameMention[] {
  const mentions: NameMention[] = []
  for (let at = 0; at < words.length; at++) {
    const form = index.forms.get(words[at]!.folded)?.find((one) => standsAt(text, words, at, one))
    if (!form) continue
    const end = words[at + form.words.length - 1]!.end
    mentions.push({ entity: form.entity, start: words[at]!.start, end })
    at += form.words.length - 1
  }
  return mentions
}

const COMMA = /^,\s+$/
const SIGNS = /^[-@._+/#() ]{1,3}$/
const BLANK = /^(?:[.,]{0,2}\s+(?:>\s*)*|-|\s?&\s?)$/

function standsAt(text: string, words: readonly NameWord[], at: number, form: NameForm): boolean {
  if (form.capital && !words[at]!.capital) return false
  for (let next = 1; next < form.words.length; next++) {
    const [before, word] = [words[at + next - 1]!, words[at + next]]
    if (!word || word.folded !== form.words[next]) return false
    const between = text.slice(before.end, Math.min(word.start, before.end + 12))
    if (!(form.comma ? COMMA : form.signs ? SIGNS : BLANK).test(between)) return false
  }
  return true
}
