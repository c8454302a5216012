import { isPlain } from '../decide/pattern.ts'
import { readDay } from './activity-day.ts'
import type { LeadField, Mapping } from './columns.ts'
import { parseCompanySize } from './company.ts'
import { unguard } from './formula.ts'
import { LEAD_LIMITS, type Lead } from './lead-row.ts'
import type { CheckProfile } from './profile-channel.ts'
import { normalizeProfileUrl } from './profile-url.ts'
import { readSeniority, seniorityOf } from './seniority.ts'

/** Something about one row: an error leaves the row out, a warning only the cell. */
export interface RowError {
  row: number
  column: string | null
  code: string
  message: string
}

export interface ReadRow {
  lead: Lead | null
  errors: RowError[]
  warnings: RowError[]
}

/** Longer than any column; what is longer is not even looked at. */
const CELL_MAX = 16_384
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const BLANKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g

const LETTER = /\p{L}/u
/** Zero-width and direction marks, tags; not what joins letters or an emoji. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/** Most cells need nothing done to them. */
const PLAIN = /^(?:[!-&(-*,./0-<>?A-~]+(?: [!-~]+)*)?$/

/** One row as a lead, or what is wrong with it; nothing in it can throw. */
export function readRow(
  row: number,
  cells: string[],
  header: string[],
  mapping: Mapping,
  checkProfile: CheckProfile = () => null,
): ReadRow {
  const reading = new Reading(row, cells, header, mapping, checkProfile)
  if (cells.length < header.length || cells.slice(header.length).some((cell) => cell.trim() !== '')) {
    reading.fail(null, 'lead.ragged', `Row ${row} has ${cells.length} cells where the first row has ${header.length}.`)
    return { lead: null, errors: reading.errors, warnings: [] }
  }
  const lead = reading.lead()
  const { errors, warnings } = reading
  return errors.length > 0 ? { lead: null, errors, warnings: [] } : { lead, errors, warnings }
}

class Reading {
  readonly errors: RowError[] = []
  readonly warnings: RowError[] = []
  readonly #row: number
  readonly #cells: string[]
  readonly #header: string[]
  readonly #mapping: Mapping
  readonly #checkProfile: CheckProfile

  constructor(row: number, cells: string[], header: string[], mapping: Mapping, checkProfile: CheckProfile) {
    this.#row = row
    this.#cells = cells
    this.#header = header
    this.#mapping = mapping
    this.#checkProfile = checkProfile
  }

  lead(): Lead {
    const title = this.#text('job_title')
    const size = this.#parsed('company_size', parseCompanySize, 'lead.unclear_size', 'no number of employees')
    const level = this.#parsed('seniority', readSeniority, 'lead.unclear_seniority', 'no level of seniority')
    return {
      full_name: this.#name(),
      profile_url: this.#url(),
      job_title: title,
      company: this.#text('company'),
      company_domain: this.#text('company_domain'),
      company_size_low: size?.low ?? null,
      company_size_high: size?.high ?? null,
      seniority: level ?? (title ? seniorityOf(title) : null),
      location: this.#text('location'),
      headline: this.#text('headline'),
      about: this.#text('about'),
      active_on: this.#parsed('active_on', readDay, 'lead.unclear_date', 'no day that is certain'),
    }
  }

  fail(field: LeadField | null, code: string, message: string): void {
    this.errors.push({ row: this.#row, column: this.#column(field), code, message })
  }

  #name(): string {
    const parts = [this.#cell('first_name'), this.#cell('last_name')]
    const name = this.#cell('full_name') || parts.filter((part) => part !== '').join(' ')
    const field = this.#mapping.full_name === undefined ? 'first_name' : 'full_name'
    if (name === '' || name === '[erased]') this.fail(field, 'lead.no_name', `Row ${this.#row} names no person.`)
    else if (!LETTER.test(name)) {
      const message = `Row ${this.#row} has no readable name: ${JSON.stringify(name.slice(0, 60))}. Enter the person's name.`
      this.fail(field, 'lead.no_name', message)
    } else if (!isPlain(name.split(' ', 1)[0] ?? '')) {
      const message = `Row ${this.#row} has a name that can't be used in a message: ${JSON.stringify(name.slice(0, 60))}. Correct it, or the lead is set aside.`
      this.warnings.push({ row: this.#row, column: this.#column(field), code: 'lead.unusual_name', message })
    }
    return this.#bounded(field, name, LEAD_LIMITS.full_name) ?? ''
  }

  #url(): string {
    const text = this.#cell('profile_url')
    if (text === '') {
      this.fail('profile_url', 'lead.no_url', `Row ${this.#row} has no address of a profile.`)
      return ''
    }
    const url = normalizeProfileUrl(text)
    if (url === null && this.#bounded('profile_url', text, LEAD_LIMITS.profile_url) !== null) {
      const message = `Row ${this.#row} has an address that is no web page: ${JSON.stringify(text.slice(0, 80))}.`
      this.fail('profile_url', 'lead.bad_url', message)
    }
    const problem = url === null ? null : this.#checkProfile(url)
    if (problem !== null) this.fail('profile_url', 'lead.other_channel', `Row ${this.#row} has ${problem}`)
    return url ?? ''
  }

  #text(field: Exclude<keyof typeof LEAD_LIMITS, 'full_name' | 'profile_url'>): string | null {
    return this.#bounded(field, this.#cell(field), LEAD_LIMITS[field])
  }

  #bounded(field: LeadField, text: string, max: number): string | null {
    if (text.length <= max) return text === '' ? null : text
    const message = `Row ${this.#row} has ${text.length} characters in ${this.#column(field)}, where ${max} are possible.`
    this.fail(field, 'lead.too_long', message)
    return null
  }

  #parsed<T>(field: LeadField, parse: (text: string) => T | null, code: string, what: string): T | null {
    const text = this.#cell(field)
    if (text === '') return null
    const value = text.length <= 200 ? parse(text) : null
    if (value === null) {
      const message = `Row ${this.#row} has ${what} in ${this.#column(field)}: ${JSON.stringify(text.slice(0, 60))}. It is left empty.`
      this.warnings.push({ row: this.#row, column: this.#column(field), code, message })
    }
    return value
  }

  /** Text as it is, formulas too; only control characters, what nobody sees, and rows of blanks become one blank or nothing. */
  #cell(field: LeadField): string {
    const column = this.#mapping[field]
    const raw = column === undefined ? '' : (this.#cells[column] ?? '')
    if (raw.length > CELL_MAX || PLAIN.test(raw)) return raw
    return unguard(raw).toWellFormed().replace(BLANKS, ' ').replace(UNSEEN, '').trim().normalize('NFC')
  }

  #column(field: LeadField | null): string | null {
    const column = field && this.#mapping[field]
    return column === null || column === undefined ? null : (this.#header[column] ?? '').slice(0, 100)
  }
}
