import { Temporal } from 'temporal-polyfill'
import type { ZoneWords } from './find.ts'
import { AMBIGUOUS, abbreviationAt, clockNames, readZone } from './names.ts'

/** Who writes, and to whom. */
export interface Sides {
  /** The zone of the writer; null where nobody knows it. */
  own: string | null
  /** The zone of the meeting, in which we wrote. */
  asked: string
}

/**
 * The moment of a wall time on the clock that the words name, or on the writer's own where there are none. Null where they
 * leave a choice: nothing is guessed.
 */
export function instantMeant(wall: Temporal.PlainDateTime, words: ZoneWords | null, sides: Sides): number | null {
  const { own, asked } = sides
  switch (words?.kind) {
    case undefined:
    case 'mine':
      return own === null ? null : only(wall, [own])
    case 'yours':
      return only(wall, [asked])
    case 'local':
      return own === null ? null : only(wall, [own, asked])
    case 'zones':
      return only(wall, words.zones)
    case 'place':
      return own === null ? null : only(wall, [own, ...words.zones])
    case 'abbreviation':
      return byAbbreviation(wall, words.name, own)
    case 'named':
    case 'unknown':
      return null
  }
}

/** The zones that some words name, whatever the season; none where that is not known. */
export function zonesNamed(words: ZoneWords, { own, asked }: Sides): readonly string[] {
  switch (words.kind) {
    case 'mine':
      return own === null ? [] : [own]
    case 'yours':
      return [asked]
    case 'local':
      return own === null ? [] : [own, asked]
    case 'place':
    case 'zones':
      return words.zones
    case 'abbreviation': {
      const name = GERMAN[words.name] ?? words.name
      const names = own === null ? null : clockNames(own)
      if (own !== null && names && (names.standard === name || names.summer === name)) return [own]
      const zone = name === 'CST' && own !== null && isNorthAmerican(own) ? 'America/Chicago' : zoneOf(name)
      return zone === null || (own === null ? OPEN.has(name) : RIVALS[name]?.test(own)) ? [] : [zone]
    }
    case 'named':
    case 'unknown':
      return []
  }
}

/** Null unless the time exists once in every one of these zones, at the same moment. */
function only(wall: Temporal.PlainDateTime, zones: readonly string[]): number | null {
  const timestamps = zones.flatMap((zone) =>
    (['earlier', 'later'] as const).map((disambiguation) => wall.toZonedDateTime(zone, { disambiguation })),
  )
  const [first] = timestamps
  // A skipped time is moved, by one way back and by the other on.
  const isOne = timestamps.every((at) => at.epochMilliseconds === first!.epochMilliseconds)
  return isOne && first ? first.epochMilliseconds : null
}

/** The same letters elsewhere: from there they may mean this zone, or that one. */
const RIVALS: Readonly<Record<string, RegExp>> = {
  EST: /^(?:Australia)\//,
  EDT: /^(?:Australia)\//,
  ET: /^(?:Australia)\//,
  PST: /^Asia\/(?:Manila|Karachi)$/,
  BST: /^(?:Asia|Pacific|Australia)\//,
  MST: /^Asia\//,
  CT: /^(?!America|US|Canada|Mexico)/,
  MT: /^(?!America|US|Canada|Mexico)/,
  PT: /^(?:Europe\/Lisbon|Atlantic|Africa)/,
}
/** Of somebody whose zone is not known: in Britain and in Bangladesh it is the usual name. */
const OPEN: ReadonlySet<string> = new Set(['BST'])
/** Standard names that people write all year long for the clock on their own wall. */
const ALL_YEAR = new Set([
  'EST',
  'CST',
  'MST',
  'PST',
  'AKST',
  'AST',
  'CET',
  'MEZ',
  'EET',
  'OEZ',
  'WET',
  'WEZ',
  'AEST',
  'ACST',
  'NZST',
])
const GERMAN: Readonly<Record<string, string>> = {
  MEZ: 'CET',
  MESZ: 'CEST',
  OEZ: 'EET',
  OESZ: 'EEST',
  WEZ: 'WET',
  WESZ: 'WEST',
}

function byAbbreviation(wall: Temporal.PlainDateTime, written: string, own: string | null): number | null {
  const name = GERMAN[written] ?? written
  const names = own === null ? null : clockNames(own)
  if (own !== null && names && (names.standard === name || names.summer === name)) return onOwnClock(wall, name, own)
  if (name === 'GMT') return byGreenwich(wall, own)
  if (own === null ? OPEN.has(name) : RIVALS[name]?.test(own)) return null
  const zone = name === 'CST' && own !== null && isNorthAmerican(own) ? 'America/Chicago' : zoneOf(name)
  const ms = zone === null ? null : only(wall, [zone])
  if (zone === null || ms === null) return null
  return name.length === 2 || isObserved(name, ms, zone) ? ms : null
}

function zoneOf(name: string): string | null {
  if (AMBIGUOUS.has(name)) return null
  const reading = readZone(name)
  return 'zone' in reading ? reading.zone : null
}

/** "EST" of somebody in New York is the clock there, in July too; "EDT" in winter, and "GMT" in a London summer, is asked. */
function onOwnClock(wall: Temporal.PlainDateTime, name: string, own: string): number | null {
  const ms = only(wall, [own])
  // In China it is the own clock, and the American one of those who are written to.
  if (ms === null || (name === 'CST' && !isNorthAmerican(own))) return null
  return isObserved(name, ms, own) || ALL_YEAR.has(name) ? ms : null
}

function byGreenwich(wall: Temporal.PlainDateTime, own: string | null): number | null {
  const names = own === null ? null : clockNames(own)
  const ms = only(wall, ['UTC'])
  const isHome = names?.standard === 'GMT' || names?.standard === 'WET'
  return own !== null && isHome && only(wall, [own]) !== ms ? null : ms
}

/** "EST" in July names no clock that runs then. A zone without names of its own has one clock. */
function isObserved(name: string, ms: number, zone: string): boolean {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  const observed = abbreviationAt(at)
  if (observed === null || zone === 'UTC') return true
  return observed === name
}

function isNorthAmerican(zone: string): boolean {
  return /^(?:America|US|Canada|Mexico)\//.test(zone) && !/^America\/Havana$/.test(zone)
}
