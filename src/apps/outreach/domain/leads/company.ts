import { foldTokens } from './tokens.ts'

export interface SizeRange {
  low: number | null
  high: number | null
}

const SIZE_MAX = 100_000_000
const NUMBER = String.raw`(\d{1,3}(?:[ ,.'’ ]\d{3})+|\d{1,9})\s*([km])?`
const RANGE = new RegExp(String.raw`^${NUMBER}\s*(?:-|–|—|to|bis)\s*${NUMBER}$`)
const OPEN = new RegExp(String.raw`^(?:>|over|more than)?\s*${NUMBER}\s*(\+)?$`)
const WORDS = /\b(?:employees|people|mitarbeiter|staff|fte)\b\.?/g

/** 51-200, 1,001 to 5,000 employees, 10K+, 250. Null when it says no size. */
export function parseCompanySize(text: string): SizeRange | null {
  if (text.length > 100) return null
  const plain = text.toLowerCase().replace(WORDS, '').trim()
  const range = RANGE.exec(plain)
  if (range) {
    const [low, high] = [countOf(range[1]!, range[2]), countOf(range[3]!, range[4])]
    return low <= high && high <= SIZE_MAX ? { low, high } : null
  }
  const open = OPEN.exec(plain)
  if (!open) return null
  const count = countOf(open[1]!, open[2])
  if (count > SIZE_MAX) return null
  const unbounded = open[3] !== undefined || /^(?:>|over|more)/.test(plain)
  return { low: count, high: unbounded ? null : count }
}

function countOf(digits: string, unit: string | undefined): number {
  return Number(digits.replace(/\D/g, '')) * (unit === 'k' ? 1000 : unit === 'm' ? 1_000_000 : 1)
}

const LEGAL_FORMS = new Set([
  'inc',
  'ltd',
  'llc',
  'gmbh',
  'ag',
  'corp',
  'co',
  'plc',
  'bv',
  'sa',
  'sas',
  'srl',
  'limited',
  'kg',
])
const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z]{2,63})(?:[/:?#]|$)/

/**
 * What two contacts of one company have in common: its domain where it is known, else its name without case,
 * punctuation and legal form. Null when nothing of it is left.
 */
export function companyKey(name: string | null, domain: string | null): string | null {
  const host = domain && DOMAIN.exec(domain.trim().toLowerCase().slice(0, 300))?.[1]
  if (host) return host
  const words = foldTokens(name ?? '')
    .trim()
    .split(' ')
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1)!)) words.pop()
  return words.join(' ').slice(0, 300).trim() || null
}
