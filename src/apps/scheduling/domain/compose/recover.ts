import { Temporal } from 'temporal-polyfill'
import { MAIL_LANGUAGES, type MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { ZoneWords } from '../zones/find.ts'
import { readZone } from '../zones/names.ts'
import { type Fact, findFacts } from './facts.ts'
import { type Message, ownWords } from './history.ts'
import { detectLanguage } from './language.ts'
import { escapeRegExp, plainPlace, plainTitle } from './plain.ts'
import { WORDS } from './words/all.ts'

/** What an earlier mail of ours said of the meeting, for an operation that does not say it any more. */
export interface Recovered {
  title: string | null
  place: string | null
  durationMinutes: number | null
  zone: string | null
  /** What the clocks of the meeting show. */
  wall: Temporal.PlainDateTime | null
  name: string | null
}

/** The newest mail that says it counts. Only our own mails are read: what came in is no source for a detail. */
export function recoverDetails(messages: readonly Message[]): Recovered {
  const found = messages
    .filter(({ inbound }) => !inbound)
    .toReversed()
    .map(readMail)
  const newest = <K extends keyof Recovered>(key: K): Recovered[K] | null =>
    found.find((mail) => mail[key] !== null)?.[key] ?? null
  return {
    title: newest('title'),
    place: newest('place'),
    durationMinutes: newest('durationMinutes'),
    zone: newest('zone'),
    wall: newest('wall'),
    name: newest('name'),
  }
}

function readMail({ content, timestamp }: Message): Recovered {
  const text = ownWords(content)
  const detected = detectLanguage(text)
  const language: MailLanguage = 'language' in detected ? detected.language : 'en'
  const title = titleIn(text)
  // A title or a place may hold numbers of its own.
  const place = placeIn(text)
  const rest = [title, place].reduce<string>((t, part) => (part ? t.replaceAll(part, '□') : t), text)
  const facts = findFacts(rest, language)
  const first = <K extends Fact['kind']>(kind: K) =>
    facts.find((fact) => fact.kind === kind) as Extract<Fact, { kind: K }> | undefined
  const zones = facts.flatMap((fact) => (fact.kind === 'zone' ? [zoneOf(fact.words)] : []))
  return {
    title: title ? plainTitle(title, 150) || null : null,
    place: place ? plainPlace(place, 1000) || null : null,
    durationMinutes: first('duration')?.minutes ?? null,
    // The first time of a mail is followed by its clock.
    zone: zones.find((zone) => zone !== null) ?? null,
    wall: wallOf(facts, timestamp),
    name: /^[\p{L}' ,]{2,20}?,?\s([\p{L}\p{M}'-]{2,40})\s?[,:!]$/u.exec(text.split('\n')[0]!.trim())?.[1] ?? null,
  }
}

function zoneOf(words: ZoneWords): string | null {
  if (words.kind === 'zones') return words.zones.length === 1 ? words.zones[0]! : null
  const reading = words.kind === 'abbreviation' ? readZone(words.name) : null
  return reading && 'zone' in reading ? reading.zone : null
}

function titleIn(text: string): string | null {
  const quoted = /(?:"([^"\n]{1,200})"|„([^“”\n]{1,200})[“”]|«\s?([^»\n]{1,200}?)\s?»|“([^”\n]{1,200})”)/u.exec(text)
  const named = /(?:meeting|call) (?:to discuss|about|regarding) (?:the )?([\p{L}\p{N}][^.?!,\n]{2,100})[.,]/iu.exec(
    text,
  )
  return (quoted ? quoted.slice(1).find(Boolean) : named?.[1]) ?? null
}

/** What stands in front of a place in the mails of each language. */
const placeLeads = new RegExp(
  `(?:${[
    ...new Set(
      MAIL_LANGUAGES.flatMap((language) => [...WORDS[language].initiate.place, WORDS[language].answers.where]).map(
        (template) => escapeRegExp(template.split('{place}')[0]!.trim()).replace(/ /g, '[\\s\\u00a0]'),
      ),
    ),
  ].join('|')})[\\s\\u00a0]+(.{1,1000}?)(?=\\.?$|\\.\\s|;\\s)`,
  'imu',
)

function placeIn(text: string): string | null {
  return placeLeads.exec(text)?.[1] ?? /\bvia (?:a )?([\p{L}\p{N}][^.?!,;\n]{2,100})[.,]/u.exec(text)?.[1] ?? null
}

/** The date after the mail, whose weekday is the one that it names; otherwise nothing is known. */
function wallOf(facts: Fact[], timestamp: string): Temporal.PlainDateTime | null {
  const date = facts.find((fact) => fact.kind === 'date')
  const time = facts.find((fact) => fact.kind === 'time') ?? facts.find((fact) => fact.kind === 'hours')
  const weekday = facts.find((fact) => fact.kind === 'weekday')
  if (!date || !time || date.kind !== 'date' || !('hour' in time)) return null
  const sent = /^\d{4}-\d{2}-\d{2}/.exec(timestamp)?.[0]
  if (!date.year && !sent) return null
  try {
    const from = sent ? Temporal.PlainDate.from(sent) : null
    let day = Temporal.PlainDate.from(
      { year: date.year ?? from!.year, month: date.month, day: date.day },
      { overflow: 'reject' },
    )
    if (!date.year && Temporal.PlainDate.compare(day, from!) < 0) day = day.add({ years: 1 })
    if (weekday?.kind === 'weekday' && weekday.weekday !== day.dayOfWeek) return null
    return day.toPlainDateTime({ hour: time.hour, minute: time.minute })
  } catch {
    return null
  }
}
