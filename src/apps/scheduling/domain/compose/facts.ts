import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { findZones, type ZoneWords } from '../zones/find.ts'
import { calendarNames } from './calendar-names.ts'
import { escapeRegExp, wholeWords } from './plain.ts'
import { WORDS } from './words/all.ts'

/** Everything in a text that speaks of a time, in the notations of the mail's language and of English. */
export type Fact = { text: string; index: number } & (
  | { kind: 'date'; day: number; month: number; year?: number; weekday?: number }
  /** Which of the two is the day depends on where one writes. */
  | { kind: 'numeric date'; first: number; second: number; year?: number }
  | { kind: 'time'; hour: number; minute: number }
  /** "14h": an hour of the day, or a length. */
  | { kind: 'hours'; hour: number; minute: number }
  /** "14.30": an hour of the day, or a day of a month. */
  | { kind: 'dotted'; first: number; second: number }
  | { kind: 'duration'; minutes: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'month'; month: number }
  | { kind: 'zone'; words: ZoneWords }
  | { kind: 'number'; value: number }
  /** "tomorrow", "at three": no operation says it like that. */
  | { kind: 'vague' }
)

type Bare = Fact extends infer F ? (F extends Fact ? Omit<F, 'text' | 'index'> : never) : never
interface Finder {
  pattern: RegExp
  read: (match: RegExpExecArray) => Bare | null
}

const FACTS_MAX = 200
const TEXT_MAX = 20_000

/** In the order of the text. What one finder has read, the next do not see. `names`: of clocks, as the mail writes them. */
export function findFacts(text: string, language: MailLanguage, names: readonly string[] = []): Fact[] {
  let rest = text.slice(0, TEXT_MAX)
  const found: Fact[] = []
  const take = (fact: Bare, index: number, length: number) => {
    found.push({ ...fact, text: rest.slice(index, index + length).trim(), index } as Fact)
    rest = rest.slice(0, index) + '\u00b7'.repeat(length) + rest.slice(index + length)
  }
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const isPart = (at: number) =>
      /[\p{L}\p{N}]$/u.test(rest.slice(0, at)) || /^(?:[\p{L}\p{N}]|[+-]\d)/u.test(rest.slice(at + name.length))
    for (let at = rest.indexOf(name); at >= 0 && found.length < FACTS_MAX; at = rest.indexOf(name, at + 1))
      if (!isPart(at)) take({ kind: 'zone', words: { kind: 'named', name } }, at, name.length)
  }
  for (const { start, end, words } of findZones(rest))
    if (words.kind === 'zones' || words.kind === 'abbreviation') take({ kind: 'zone', words }, start, end - start)
  const hasDigit = /\d/.test(rest)
  for (const { pattern, read } of findersOf(language)) {
    // Most of what they look for has a number in it, and most sentences have none.
    if (!hasDigit && pattern.source.includes('\\d') && !pattern.source.includes('u00b7')) continue
    for (const match of [...rest.matchAll(pattern)].slice(0, FACTS_MAX)) {
      const bare = read(match)
      if (!bare) continue
      take(bare, match.index, match[0].length)
    }
  }
  return found.sort((a, b) => a.index - b.index)
}

const known = new Map<MailLanguage, Finder[]>()

function findersOf(language: MailLanguage): Finder[] {
  const finders = known.get(language) ?? [...dateFinders(language), ...clockFinders(language), ...wordFinders(language)]
  known.set(language, finders)
  return finders
}

/** Both languages where the mail is not in English: a model mixes them. */
function both(language: MailLanguage): MailLanguage[] {
  return language === 'en' ? ['en'] : [language, 'en']
}

function dateFinders(language: MailLanguage): Finder[] {
  const forms = new Map(both(language).flatMap((l) => [...calendarNames(l).monthForms]))
  const months = [...forms.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')
  const monthOf = (text: string) => forms.get(text.toLowerCase())!
  const year = (text: string | undefined) => (text ? { year: fullYear(Number(text)) } : {})
  return [
    {
      pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu,
      read: (m) => ({ kind: 'date', year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
    },
    {
      pattern: /(?<![\d.:/])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/gu,
      read: (m) => ({ kind: 'numeric date', first: Number(m[1]), second: Number(m[3]), ...year(m[4]) }),
    },
    {
      pattern: /(?<![\d.:/])(\d{1,2})(?:\/(\d{1,2})|\.(\d{1,2})\.)(?![\d/])/gu,
      read: (m) => ({ kind: 'numeric date', first: Number(m[1]), second: Number(m[2] ?? m[3]) }),
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}:])(\\d{1,2})(?:st|nd|rd|th|er|\\.?[ºª°]|\\.|-?(?:го|е))?\\s*(?:(?:de|of|di|d['’]|the)\\s*)?(${months})(?![\\p{L}\\p{N}])\\.?(?:,?\\s*(?:(?:de|del|do)\\s+)?(\\d{4}))?`,
        'giu',
      ),
      read: (m) => ({ kind: 'date', day: Number(m[1]), month: monthOf(m[2]!), ...year(m[3]) }),
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(${months})\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s*(\\d{4}))?`,
        'giu',
      ),
      read: (m) => ({ kind: 'date', day: Number(m[2]), month: monthOf(m[1]!), ...year(m[3]) }),
    },
  ]
}

function clockFinders(language: MailLanguage): Finder[] {
  const { minutes, hours, spokenLengths } = WORDS[language]
  const all = both(language).map((l) => WORDS[l])
  const minuteWords = all.map((words) => words.minutes).join('|')
  const hourWords = all.map((words) => words.hours).join('|')
  const lengths = new Map(Object.entries({ ...WORDS.en.spokenLengths, ...spokenLengths }))
  const half = (text: string) => Number(text.replace(',', '.'))
  const isDutch = language === 'nl'
  return [
    {
      pattern: /(?<![\d.])(\d{1,2})(?:[:.h](\d{2}))?\s?([ap])\.?\s?m\b\.?/giu,
      read: (m) => ({
        kind: 'time',
        hour: (Number(m[1]) % 12) + (/p/i.test(m[3]!) ? 12 : 0),
        minute: Number(m[2] ?? 0),
      }),
    },
    {
      pattern: /(?<![\d.])(\d{1,2}):(\d{2})(?!\d)(?:\s?(?:uhr|uur|h)(?!\p{L}))?/giu,
      read: (m) => ({ kind: 'time', hour: Number(m[1]), minute: Number(m[2]) }),
    },
    {
      pattern: /(?<![\d.])(\d{1,2})(?:\.(\d{2}))?\s?uhr(?:\s?(\d{2})(?!\d))?(?!\p{L})/giu,
      read: (m) => ({ kind: 'time', hour: Number(m[1]), minute: Number(m[2] ?? m[3] ?? 0) }),
    },
    // In Dutch "14.30 uur" is an hour of the day, and "2 uur" may be a length as well.
    ...(isDutch
      ? [
          {
            pattern: /(?<![\d.])(\d{1,2})(?:\.(\d{2}))?\s?uur(?!\p{L})(?!\s\d)/giu,
            read: (m: RegExpExecArray): Bare => ({ kind: 'hours', hour: Number(m[1]), minute: Number(m[2] ?? 0) }),
          },
        ]
      : []),
    {
      pattern: /(?<![\d.])(\d{1,3})\s?h(?:\s?(\d{2})(?!\d))?(?!\p{L})/giu,
      read: (m) => ({ kind: 'hours', hour: Number(m[1]), minute: Number(m[2] ?? 0) }),
    },
    {
      pattern: new RegExp(
        `(?<![\\d.,])(\\d{1,3}(?:[.,]\\d{1,2})?)[\\s-]*(?:${hourWords})(?!\\p{L})\\.?(?:\\s*(?:and|und|y|et|e|en|i|і|й|та)?\\s*(\\d{1,2})[\\s-]*(?:${minuteWords})(?!\\p{L})\\.?)?`,
        'giu',
      ),
      // "à 14 heures": also an hour of the day.
      read: (m) =>
        m[2] === undefined && Number.isInteger(half(m[1]!))
          ? { kind: 'hours', hour: Number(m[1]), minute: 0 }
          : { kind: 'duration', minutes: half(m[1]!) * 60 + Number(m[2] ?? 0) },
    },
    {
      pattern: new RegExp(`(?<![\\d.,])(\\d{1,5}(?:[.,]\\d{1,2})?)[\\s-]*(?:${minuteWords})(?!\\p{L})`, 'giu'),
      read: (m) => ({ kind: 'duration', minutes: half(m[1]!) }),
    },
    {
      pattern: wholeWords(
        [...lengths.keys()]
          .sort((a, b) => b.length - a.length)
          .map(escapeRegExp)
          .join('|'),
        'giu',
      ),
      read: (m) => ({ kind: 'duration', minutes: lengths.get(m[0].toLowerCase())! }),
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${hours})\\.?\\s?(\\d{1,2})(?:[.:](\\d{2}))?(?![\\d:]|\\s*(?:${minutes}))`,
        'giu',
      ),
      read: (m) => ({ kind: 'time', hour: Number(m[1]), minute: Number(m[2] ?? 0) }),
    },
    {
      pattern: /(?<![\d.])(\d{1,2})\.(\d{2})(?![\d.]\d|\d)/gu,
      read: (m) => ({ kind: 'dotted', first: Number(m[1]), second: Number(m[2]) }),
    },
  ]
}

function wordFinders(language: MailLanguage): Finder[] {
  const languages = both(language)
  const vague = languages.flatMap((l) => [WORDS[l].vagueTimes, WORDS[l].spokenHours]).join('|')
  const long = languages.flatMap((l) => [...calendarNames(l).monthForms].filter(([name]) => isPlainMonth(name)))
  const short = new Map(languages.flatMap((l) => [...calendarNames(l).shortWeekdays]))
  const shortNames = [...short.keys()].map(escapeRegExp).join('|')
  return [
    { pattern: wholeWords(vague, 'giu'), read: () => ({ kind: 'vague' }) },
    ...languages.flatMap((l) =>
      WORDS[l].weekdays.map(
        (forms, i): Finder => ({
          pattern: wholeWords(forms, 'giu'),
          read: () => ({ kind: 'weekday', weekday: i + 1 }),
        }),
      ),
    ),
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${shortNames})(?:\\.,?|,)?(?=\\s[\\d\\u00b7])`, 'giu'),
      read: (m) =>
        short.has(m[1]!.toLowerCase()) && /^\p{Lu}|\.$/u.test(m[0])
          ? { kind: 'weekday', weekday: short.get(m[1]!.toLowerCase())! }
          : null,
    },
    {
      pattern: wholeWords(long.map(([name]) => escapeRegExp(name)).join('|'), 'giu'),
      read: (m) => ({ kind: 'month', month: new Map(long).get(m[0].toLowerCase())! }),
    },
    {
      pattern: /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*(?:(?:st|nd|rd|th)(?!\p{L})|(?![\p{L}\d]))/gu,
      read: (m) => ({ kind: 'number', value: Number.parseFloat(m[0].replace(',', '.')) }),
    },
  ]
}

/** A month's name that is no other word: "may", "mars", "mai" and the short forms are read only beside a day. */
function isPlainMonth(name: string): boolean {
  return [...name].length >= 5 && !/^(?:march|marca|marzo|august|lipiec|lipca|maart|марта)$/.test(name)
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}
