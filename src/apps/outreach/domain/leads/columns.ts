import type { Notice } from './lead-file.ts'
import { foldTokens } from './tokens.ts'

/** What a column of a file may tell about a lead. */
export const LEAD_FIELDS = [
  'full_name',
  'first_name',
  'last_name',
  'profile_url',
  'job_title',
  'company',
  'company_domain',
  'company_size',
  'seniority',
  'location',
  'headline',
  'about',
  'active_on',
] as const
export type LeadField = (typeof LEAD_FIELDS)[number]

/** Which column, counted from 0, holds which field. */
export type Mapping = Partial<Record<LeadField, number>>

/** The names that lists give their columns, without case and punctuation. */
const SYNONYMS: Record<LeadField, readonly string[]> = {
  full_name: [
    'full name',
    'name',
    'fullname',
    'contact',
    'contact name',
    'lead',
    'lead name',
    'person',
    'vollständiger name',
  ],
  first_name: ['first name', 'firstname', 'given name', 'forename', 'vorname', 'prénom', 'nombre'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'nom', 'apellido'],
  profile_url: [
    'profile url',
    'profile',
    'profile link',
    'linkedin',
    'linkedin url',
    'linkedin profile',
    'linkedin profile url',
    'person linkedin url',
    'url',
    'link',
    'profil url',
    'profil',
  ],
  job_title: [
    'job title',
    'title',
    'position',
    'role',
    'occupation',
    'jobtitle',
    'current title',
    'current position',
    'berufsbezeichnung',
    'poste',
  ],
  company: [
    'company',
    'company name',
    'organization',
    'organisation',
    'employer',
    'account',
    'current company',
    'firma',
    'unternehmen',
    'entreprise',
  ],
  company_domain: ['company domain', 'domain', 'website', 'company website', 'company url', 'webseite'],
  company_size: [
    'company size',
    'employees',
    'size',
    'headcount',
    'employee count',
    'number of employees',
    'company headcount',
    '# employees',
    'mitarbeiter',
    'unternehmensgröße',
  ],
  seniority: ['seniority', 'seniority level', 'level'],
  location: ['location', 'city', 'place', 'region', 'country', 'person location', 'ort', 'standort', 'stadt'],
  headline: ['headline', 'tagline', 'slogan'],
  about: ['about', 'summary', 'bio', 'biography', 'description', 'über mich'],
  active_on: [
    'last activity',
    'last active',
    'active on',
    'last activity date',
    'last seen',
    'last post',
    'letzte aktivität',
  ],
}
const BY_NAME = new Map(
  LEAD_FIELDS.flatMap((field) => SYNONYMS[field].map((name) => [foldTokens(name), field] as const)),
)

/** Columns that hold what a campaign does not keep. */
const NOT_KEPT =
  /^ (?:(?:work|business|personal|private|primary) )?(?:e mail|email|mail|phone|mobile|telephone|telefon)(?: address| number)? $/

/** The mapping that the names of the columns suggest; the first of two columns for one field wins. */
export function guessMapping(header: string[]): Mapping {
  const mapping: Mapping = {}
  for (const [column, name] of header.entries()) {
    const field = BY_NAME.get(foldTokens(name.slice(0, 200)))
    if (field && mapping[field] === undefined) mapping[field] = column
  }
  return mapping
}

/** What a person says of the columns, by name or by number; it stands above every guess, and null leaves a field out. */
export type MappingInput = Partial<Record<LeadField, string | number | null>>

/** The mapping to read with, or the name of a column that the file does not have. */
export function resolveMapping(header: string[], given: MappingInput = {}): { mapping: Mapping } | { missing: string } {
  const mapping = guessMapping(header)
  for (const field of LEAD_FIELDS) {
    const wanted = Object.hasOwn(given, field) ? given[field] : undefined
    if (wanted === undefined) continue
    if (wanted === null) {
      delete mapping[field]
      continue
    }
    const column = typeof wanted === 'number' ? wanted : columnNamed(header, wanted)
    if (!Number.isInteger(column) || column < 0 || column >= header.length)
      return { missing: String(wanted).slice(0, 100) }
    mapping[field] = column
  }
  return { mapping }
}

function columnNamed(header: string[], name: string): number {
  const exact = header.indexOf(name)
  return exact >= 0 ? exact : header.findIndex((other) => foldTokens(other) === foldTokens(name))
}

/** What of the file will not be read. */
export function mappingNotices(header: string[], mapping: Mapping): Notice[] {
  const used = new Set(Object.values(mapping))
  const unused = header
    .filter((name, column) => name.trim() !== '' && !used.has(column))
    .map((name) => name.slice(0, 60))
  const contact = unused.filter((name) => NOT_KEPT.test(foldTokens(name)))
  const other = unused.filter((name) => !contact.includes(name)).slice(0, 20)
  const notices: Notice[] = []
  if (contact.length > 0)
    notices.push({ code: 'lead_file.contact_ignored', message: `Not kept: ${contact.slice(0, 20).join(', ')}.` })
  if (other.length > 0) notices.push({ code: 'lead_file.columns_ignored', message: `Not read: ${other.join(', ')}.` })
  return notices
}
