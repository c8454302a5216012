import { InvalidArgumentError } from 'commander'
import { oneLine } from '#host/cli/terminal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { LEAD_FIELDS, type LeadField, type MappingInput } from '../../domain/leads/columns.ts'
import type { LeadView } from '../../domain/leads/export.ts'
import type { RowError } from '../../domain/leads/read-row.ts'

/** `--map job_title=Position`, again and again; `--map about=` leaves a field out. */
export function mapping(text: string, before: MappingInput = {}): MappingInput {
  const cut = text.indexOf('=')
  const field = text.slice(0, Math.max(cut, 0)).trim() as LeadField
  if (!LEAD_FIELDS.includes(field))
    throw new InvalidArgumentError(`write FIELD=COLUMN, with a field of: ${LEAD_FIELDS.join(', ')}`)
  return { ...before, [field]: text.slice(cut + 1) || null }
}

export function whole(text: string): number {
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text) || value < 1) throw new InvalidArgumentError('give a whole number above 0')
  return value
}

export function score(text: string): number {
  const value = Number(text)
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || value > 100)
    throw new InvalidArgumentError('a score is a number from 0 to 100, with at most two decimals')
  return value
}

const ROWS_MAX = 20

/** The first of what is wrong, one line each, and how many more. */
export function rowLines(errors: RowError[], all: number): string[] {
  const lines = errors.slice(0, ROWS_MAX).map(({ code, message }) => `  ${oneLine(message)} (${code})`)
  return all > lines.length ? [...lines, `  and ${(all - lines.length).toLocaleString('en')} more`] : lines
}

export function leadCells(lead: LeadView): string[] {
  const shown = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  return [
    lead.id,
    shown(lead.weight_score),
    shown(lead.status),
    ...[lead.full_name, lead.job_title, lead.company].map(shown),
  ]
}

/** One of two ways to say whom; both or none is no way. */
export function whomOf({ profile, company }: { profile?: string; company?: string }) {
  if (profile !== undefined && company === undefined) return { kind: 'profile' as const, key: profile }
  if (company !== undefined && profile === undefined) return { kind: 'company' as const, key: company }
  throw new Failure('suppression.whom', 'name either a profile or a company', 'Use --profile URL or --company NAME.')
}
