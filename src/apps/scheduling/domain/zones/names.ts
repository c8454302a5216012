import { Temporal } from 'temporal-polyfill'

/** An abbreviation that names one zone. "EST" means where people say so, which in July is EDT. */
const BY_ABBREVIATION: Readonly<Record<string, string>> = {
  UTC: 'UTC',
  Z: 'UTC',
  UCT: 'UTC',
  ZULU: 'UTC',
  GMT: 'Etc/GMT',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  MT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  ADT: 'America/Halifax',
  NST: 'America/St_Johns',
  NDT: 'America/St_Johns',
  BRT: 'America/Sao_Paulo',
  ART: 'America/Argentina/Buenos_Aires',
  CLT: 'America/Santiago',
  CLST: 'America/Santiago',
  COT: 'America/Bogota',
  PET: 'America/Lima',
  BST: 'Europe/London',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  WEZ: 'Europe/Lisbon',
  WESZ: 'Europe/Lisbon',
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  OEZ: 'Europe/Athens',
  OESZ: 'Europe/Athens',
  MSK: 'Europe/Moscow',
  TRT: 'Europe/Istanbul',
  EAT: 'Africa/Nairobi',
  CAT: 'Africa/Maputo',
  WAT: 'Africa/Lagos',
  SAST: 'Africa/Johannesburg',
  PKT: 'Asia/Karachi',
  WIB: 'Asia/Jakarta',
  ICT: 'Asia/Bangkok',
  PHT: 'Asia/Manila',
  MYT: 'Asia/Kuala_Lumpur',
  SGT: 'Asia/Singapore',
  HKT: 'Asia/Hong_Kong',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  NPT: 'Asia/Kathmandu',
  AWST: 'Australia/Perth',
  ACST: 'Australia/Adelaide',
  ACDT: 'Australia/Adelaide',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  NZST: 'Pacific/Auckland',
  NZDT: 'Pacific/Auckland',
}

/** Abbreviations of several zones: none of them is picked. */
export const AMBIGUOUS: ReadonlySet<string> = new Set([
  'CST',
  'IST',
  'AST',
  'GST',
  'SST',
  'ECT',
  'AMT',
  'BDT',
  'WST',
  'LHST',
  'MMT',
  'PYT',
  'FST',
])

/** What a zone is called there, outside and in summer time. */
const NAMES: ReadonlyArray<readonly [standard: string, summer: string | null, zones: string]> = [
  ['EST', 'EDT', 'America/New_York America/Toronto America/Detroit US/Eastern America/Montreal'],
  ['CST', 'CDT', 'America/Chicago America/Winnipeg US/Central'],
  ['MST', 'MDT', 'America/Denver America/Edmonton America/Boise US/Mountain'],
  ['MST', null, 'America/Phoenix'],
  ['PST', 'PDT', 'America/Los_Angeles America/Vancouver America/Tijuana US/Pacific'],
  ['AKST', 'AKDT', 'America/Anchorage'],
  ['HST', null, 'Pacific/Honolulu'],
  ['GMT', 'BST', 'Europe/London'],
  ['GMT', null, 'Etc/GMT Africa/Accra Africa/Abidjan Atlantic/Reykjavik'],
  ['WET', 'WEST', 'Europe/Lisbon Atlantic/Madeira Atlantic/Canary'],
  [
    'CET',
    'CEST',
    'Europe/Berlin Europe/Paris Europe/Madrid Europe/Rome Europe/Amsterdam Europe/Brussels Europe/Vienna Europe/Zurich Europe/Warsaw Europe/Prague Europe/Budapest Europe/Stockholm Europe/Oslo Europe/Copenhagen Europe/Luxembourg Europe/Bratislava Europe/Ljubljana Europe/Zagreb Europe/Belgrade',
  ],
  [
    'EET',
    'EEST',
    'Europe/Kyiv Europe/Kiev Europe/Athens Europe/Helsinki Europe/Bucharest Europe/Sofia Europe/Riga Europe/Vilnius Europe/Tallinn Europe/Chisinau',
  ],
  ['MSK', null, 'Europe/Moscow'],
  ['EST', null, 'America/Jamaica America/Panama America/Cancun'],
  ['CST', null, 'America/Regina America/Mexico_City America/Costa_Rica America/Guatemala America/El_Salvador'],
  ['AST', 'ADT', 'America/Halifax'],
  ['AST', null, 'America/Puerto_Rico'],
  ['CLT', 'CLST', 'America/Santiago'],
  ['BRT', null, 'America/Sao_Paulo'],
  ['ART', null, 'America/Argentina/Buenos_Aires America/Buenos_Aires'],
  ['COT', null, 'America/Bogota'],
  ['GMT', 'IST', 'Europe/Dublin'],
  ['WAT', null, 'Africa/Lagos'],
  ['IST', 'IDT', 'Asia/Jerusalem'],
  ['IST', null, 'Asia/Kolkata Asia/Calcutta'],
  ['GST', null, 'Asia/Dubai'],
  ['PKT', null, 'Asia/Karachi'],
  ['ICT', null, 'Asia/Bangkok'],
  ['WIB', null, 'Asia/Jakarta'],
  ['SAST', null, 'Africa/Johannesburg'],
  ['EAT', null, 'Africa/Nairobi'],
  ['SGT', null, 'Asia/Singapore'],
  ['HKT', null, 'Asia/Hong_Kong'],
  ['JST', null, 'Asia/Tokyo'],
  ['KST', null, 'Asia/Seoul'],
  ['AEST', 'AEDT', 'Australia/Sydney Australia/Melbourne Australia/Hobart'],
  ['AEST', null, 'Australia/Brisbane'],
  ['AWST', null, 'Australia/Perth'],
  ['NZST', 'NZDT', 'Pacific/Auckland'],
]

const NAMES_BY_ZONE = new Map(
  NAMES.flatMap(([standard, summer, zones]) => zones.split(' ').map((zone) => [zone, { standard, summer }] as const)),
)

/** Every abbreviation that can be met in a text, longest first. */
export const ABBREVIATIONS: readonly string[] = [
  ...new Set([...Object.keys(BY_ABBREVIATION), ...AMBIGUOUS, ...NAMES.flatMap(([a, b]) => (b ? [a, b] : [a]))]),
]
  .filter((name) => name.length > 2)
  .sort((a, b) => b.length - a.length)

/** What the clocks of a zone are called, outside summer time and in it; null where they have no name that all understand. */
export function clockNames(zone: string): { standard: string; summer: string | null } | null {
  return NAMES_BY_ZONE.get(zone) ?? null
}

export type ZoneReading = { zone: string } | { problem: 'ambiguous' | 'unknown' }

/** An IANA name, an abbreviation of one zone, or a fixed distance from UTC. */
export function readZone(value: unknown): ZoneReading {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 64) return { problem: 'unknown' }
  const name = value.trim()
  const upper = name.toUpperCase()
  if (AMBIGUOUS.has(upper)) return { problem: 'ambiguous' }
  const known = Object.hasOwn(BY_ABBREVIATION, upper) ? BY_ABBREVIATION[upper] : undefined
  if (known) return { zone: known }
  const offset = /^(?:UTC|GMT)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/iu.exec(name)
  return lookUp(offset ? offsetZone(offset[1] === '+' ? 1 : -1, Number(offset[2]), Number(offset[3] ?? 0)) : name)
}

function offsetZone(sign: number, hours: number, minutes: number): string {
  return `${sign > 0 ? '+' : '-'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function lookUp(name: string): ZoneReading {
  try {
    return { zone: Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId }
  } catch {
    return { problem: 'unknown' }
  }
}

/** What the clocks there are called at this moment; null where they have no name that all understand. */
export function abbreviationAt(at: Temporal.ZonedDateTime): string | null {
  if (at.timeZoneId === 'UTC') return 'UTC'
  const names = clockNames(at.timeZoneId)
  if (!names) return null
  const january = at.with({ month: 1, day: 1 }).offsetNanoseconds
  const july = at.with({ month: 7, day: 1 }).offsetNanoseconds
  const isSummer = january !== july && at.offsetNanoseconds === Math.max(january, july)
  return isSummer ? names.summer : names.standard
}

/** "UTC-5", "UTC+5:30", "UTC". */
export function offsetName(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC'
  const size = Math.abs(offsetMinutes)
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`
}
