import { HOSTILE_TEXTS } from './hostile.ts'
import { type Random, randomOf } from './random.ts'
import {
  ABOUT_ENDINGS,
  ABOUT_MIDDLES,
  ABOUT_OPENINGS,
  COMPANY_FIRST,
  COMPANY_LAST,
  CULTURES,
  type Culture,
  FIELDS,
  TITLES,
} from './words.ts'

/** One who lives on the practice network. Nobody real. */
export interface Person {
  name: string
  slug: string
  headline: string
  company: string
  /** People who work there. */
  company_size: number
  location: string
  about: string
  /** Null for somebody who shows no recent activity. */
  active_days_ago: number | null
  /** The profile tries to give orders to whoever reads it. */
  hostile: boolean
}

export const MOST_PEOPLE = 5_000

/** The same seed gives the same people; more of them begin with the same ones. Every fifth profile is hostile. */
export function peopleOf(seed: number, count: number): Person[] {
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_PEOPLE)
    throw new RangeError(`The network holds 1 to ${MOST_PEOPLE} people.`)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, i) => personOf(seed, i, taken))
}

function personOf(seed: number, index: number, taken: Set<string>): Person {
  const random = randomOf(seed, 'person', index)
  const culture = random.pick(CULTURES)
  const name = nameOf(random, culture, taken)
  const company = companyOf(random)
  const hostile = index % 5 === 4
  return {
    name,
    // The number keeps two people of one name apart, and names that Latin letters cannot write.
    slug: `${slugOf(name)}-${(index + 36).toString(36)}`,
    headline: `${random.pick(TITLES)} at ${company.name} | ${random.pick(FIELDS)}`,
    company: company.name,
    company_size: company.size,
    location: random.pick(culture.places),
    about: [random.pick(ABOUT_OPENINGS), random.pick(ABOUT_MIDDLES), random.pick(ABOUT_ENDINGS)].join('\n').trimEnd(),
    active_days_ago: random.unit() < 0.15 ? null : Math.floor(random.unit() ** 2 * 90),
    ...(hostile ? HOSTILE_TEXTS[Math.floor(index / 5) % HOSTILE_TEXTS.length] : {}),
    hostile,
  }
}

/** Two people of one name get initials, as people do; once the alphabet is used up they share it. */
function nameOf(random: Random, culture: Culture, taken: Set<string>): string {
  const [given, family] = [random.pick(culture.given), random.pick(culture.family)]
  const withMiddle = (middle: string) => (culture.familyFirst ? [family, middle, given] : [given, middle, family])
  const middles = ['', ...Array.from('ABCDEFGHIJKLMNOPRSTUVWZ', (letter) => `${letter}.`)]
  const names = middles.map((middle) =>
    withMiddle(middle)
      .filter((part) => part !== '')
      .join(' '),
  )
  const name = names.find((candidate) => !taken.has(candidate)) ?? names[0]!
  taken.add(name)
  return name
}

/** A company is as large wherever it is named. */
function companyOf(random: Random): { name: string; size: number } {
  const name = `${random.pick(COMPANY_FIRST)} ${random.pick(COMPANY_LAST)}`
  const sizes = [3, 8, 24, 60, 140, 450, 1_200, 5_000, 18_000]
  return { name, size: randomOf(0, 'company', name).pick(sizes) }
}

function slugOf(name: string): string {
  return (
    foldText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'person'
  )
}

const SINGLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ı: 'i', ø: 'o', đ: 'd' }

/** For comparing as a person types: small letters without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[łßıøđ]/g, (letter) => SINGLE_LETTERS[letter]!)
}
