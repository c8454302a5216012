import { fold, wordsPattern } from '../read/fold.ts'
import type { Lexicon } from '../words/lexicon.ts'

/** The patterns of one language for days and hours, over folded text. */
export interface TimePatterns {
  isoDay: RegExp
  numericDay: RegExp
  dayMonth: RegExp
  monthDay: RegExp
  weekday: RegExp
  /** Which weekday or month a word is, 0 first. */
  weekdayOf: readonly RegExp[]
  monthOf: readonly RegExp[]
  today: RegExp
  tomorrow: RegExp
  dayAfterTomorrow: RegExp
  thisWeek: RegExp
  nextWeek: RegExp
  dayOnly: readonly RegExp[]
  /** The number after a weekday: its date, unless the two disagree. */
  numberAfterWeekday: RegExp
  coming: RegExp
  next: RegExp
  /** A weekday that comes again and again: "Thursdays". */
  plural: RegExp | null
  range: RegExp
  hour: RegExp
  noon: RegExp
  morning: RegExp
  afternoon: RegExp
  evening: RegExp
  /** What stands right before a time. */
  after: RegExp
  before: RegExp
  fractionBefore: RegExp
  fractionAfter: RegExp
  /** "am" or "pm" right after an hour in words. */
  markAfter: RegExp
}

const compiled = new WeakMap<Lexicon, TimePatterns>()

export function timePatterns(lexicon: Lexicon): TimePatterns {
  const known = compiled.get(lexicon)
  if (known) return known
  const fresh = build(lexicon)
  compiled.set(lexicon, fresh)
  return fresh
}

const alternatives = (fragments: readonly string[]) => `(?:${fold(fragments.join('|'))})`
const L = '(?<![\\p{L}\\p{N}])'
const R = '(?![\\p{L}\\p{N}])'

/** "Thursday next week": the week is next, not the Thursday. */
const WEEK = '(?:week|woche|semaine|semana|settimana|tydzien|tygodni|тиж)'
const PLURAL: Readonly<Record<string, RegExp>> = {
  en: /days$/u,
  de: /(?:tag|woch|abend)s$/u,
  fr: /(?:di|che)s$/u,
  pt: /as(?:-feira)?$|os$/u,
}

function build({ times: t, language }: Lexicon): TimePatterns {
  const weekday = alternatives(t.weekdays)
  const month = `(?<month>${fold(t.months.join('|'))})`
  const beside = alternatives([...t.next, ...t.coming])
  const year = '(?:,? (?<year>\\d{4}))?'
  const at = alternatives(t.at)
  const am = alternatives(t.am)
  const pm = alternatives(t.pm)
  const unit = alternatives([...t.hour, 'h'])
  const clock = '(?<h>[01]?\\d|2[0-4])(?:(?<sep>[:.h]|\\s?h\\s?)(?<m>[0-5]\\d))?'
  const mark = `(?:\\s?(?:(?<am>${am})|(?<pm>${pm})))?`
  const to = alternatives(t.to)
  return {
    isoDay: /(?<!\d)(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)/gu,
    numericDay:
      /(?<![\d.:/-])(?<a>\d{1,2})(?<sep>[./-])(?<b>\d{1,2})(?:\k<sep>(?<y>\d{4}|\d{2})|(?<dot>\.))?(?![\d:/]|[.]\d)/gu,
    dayMonth: new RegExp(
      `${L}(?<d>\\d{1,2})(?:${fold(t.ordinal)}|\\.)?${fold(t.ofMonth)},? ?${month}\\.?${year}${R}`,
      'gu',
    ),
    monthDay: new RegExp(
      `${L}${month}\\.?,? (?:the )?(?<d>\\d{1,2})(?:${fold(t.ordinal)})?(?![:.h]\\d|\\d| ?(?:am|pm|uhr|uur))${year}${R}`,
      'gu',
    ),
    weekday: new RegExp(`${L}(?:(?<pre>${beside}) )?(?<name>${weekday})(?: (?<post>${beside})(?! ${WEEK}))?${R}`, 'gu'),
    weekdayOf: t.weekdays.map((name) => new RegExp(`^(?:${fold(name)})$`, 'u')),
    monthOf: t.months.map((name) => new RegExp(`^(?:${fold(name)})$`, 'u')),
    today: wordsPattern(t.today),
    tomorrow: wordsPattern(t.tomorrow),
    dayAfterTomorrow: wordsPattern(t.dayAfterTomorrow),
    thisWeek: wordsPattern(t.thisWeek),
    nextWeek: wordsPattern(t.nextWeek),
    dayOnly: t.dayOnly.map((fragment) => new RegExp(`${L}(?:${fold(fragment)})${R}`, 'gu')),
    numberAfterWeekday: new RegExp(
      `(?<=${L}${weekday},? (?:the |dia |den |der |de |le |el )?)(?<dom>\\d{1,2})(?:${fold(t.ordinal)}|\\.)?(?![\\p{L}\\d]|[:.h/-]\\d|\\s?(?:${unit}|${am}|${pm})${R})`,
      'gu',
    ),
    coming: new RegExp(`^${alternatives(t.coming)}$`, 'u'),
    next: new RegExp(`^${alternatives(t.next)}$`, 'u'),
    plural: PLURAL[language] ?? null,
    range: new RegExp(
      `(?<![\\p{L}\\p{N}.:/-])(?<h1>[01]?\\d|2[0-4])(?:[:.h](?<m1>[0-5]\\d))?\\s?(?<u1>${unit}|${am}|${pm})?\\s?(?:-|${to}(?: ${at})?)\\s?${clock}\\s?(?:(?<am>${am})|(?<pm>${pm})|(?<unit>${unit}))?(?![\\p{L}\\p{N}:/-]|[.]\\d)`,
      'gu',
    ),
    hour: new RegExp(
      `(?<![\\p{L}\\p{N}.:/-])(?:(?<at>${at})\\s?)?${clock}(?:\\s?(?<unit>${unit}))?${mark}(?![\\p{L}\\p{N}:/-]|[.]\\d)`,
      'gu',
    ),
    noon: wordsPattern(t.noon),
    morning: wordsPattern(t.morning),
    afternoon: wordsPattern(t.afternoon),
    evening: wordsPattern(t.evening),
    after: new RegExp(`${L}${alternatives(t.after)}(?: ${at})?\\s*$`, 'u'),
    before: new RegExp(`${L}${alternatives(t.before)}(?: ${at})?\\s*$`, 'u'),
    fractionBefore: new RegExp(`${L}${alternatives(t.fraction)}(?: ${at})?\\s*$`, 'u'),
    fractionAfter: new RegExp(`^\\s*${alternatives(t.fraction)}${R}`, 'u'),
    markAfter: new RegExp(`^\\s?(?:(?<am>${am})|(?<pm>${pm}))${R}`, 'u'),
  }
}
