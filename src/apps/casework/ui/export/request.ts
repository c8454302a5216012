import type { Bundle } from '../types.ts'

export const PATTERNS = {
  email: 'e-mail addresses',
  phone: 'telephone numbers',
  us_ssn: 'social security numbers',
  iban: 'bank accounts (IBAN)',
  card_number: 'card numbers',
} as const
export type Pattern = keyof typeof PATTERNS

export interface RequestDraft {
  kind: Bundle['kind']
  reason: string
  prefix: string
  start: string
  digits: string
  designation: string
  /** One a line. */
  terms: string
  patterns: Pattern[]
  /** Ids of the documents; null for all of them. */
  chosen: ReadonlySet<string> | null
}

export const freshRequest: RequestDraft = {
  ...{ kind: 'discovery_production', reason: '', prefix: 'CASE', start: '1', digits: '6', designation: '' },
  ...{ terms: '', patterns: [], chosen: null },
}

export type FieldErrors = Partial<Record<keyof RequestDraft, string>>

const PREFIX = /^[A-Za-z]([A-Za-z0-9_-]{0,18}[A-Za-z_-])?$/
const whole = (text: string, least: number, most: number) =>
  /^[0-9]{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most

const TERM_MOST = 200
const TERMS_MOST = 200

export function errorsIn({ reason, prefix, start, digits, terms, chosen }: RequestDraft): FieldErrors {
  const words = termsIn(terms)
  const tooMuch = words.length > TERMS_MOST || words.some((one) => [...one].length > TERM_MOST)
  return {
    ...(reason.trim() === '' ? { reason: 'Say why it leaves the case.' } : {}),
    ...(PREFIX.test(prefix) ? {} : { prefix: 'Letters first and last; digits, - and _ between. At most 20.' }),
    ...(whole(start, 1, 999_999_999) ? {} : { start: 'A whole number from 1 on.' }),
    ...(whole(digits, 4, 10) ? {} : { digits: 'From 4 to 10.' }),
    ...(chosen?.size === 0 ? { chosen: 'Choose at least one document, or all of them.' } : {}),
    ...(tooMuch ? { terms: `At most ${TERMS_MOST} of them, each of at most ${TERM_MOST} characters.` } : {}),
  }
}

function termsIn(text: string): string[] {
  const lines = text.split('\n').map((one) => one.trim())
  return [...new Set(lines.filter(Boolean))]
}

/** What an attorney is asked to approve. */
export function requestOf(draft: RequestDraft): Record<string, unknown> {
  const terms = termsIn(draft.terms)
  const isRedacted = terms.length + draft.patterns.length > 0
  return {
    ...{ bundle_kind: draft.kind, export_reason: draft.reason.trim() },
    bates: { prefix: draft.prefix, start: Number(draft.start), digits: Number(draft.digits) },
    ...(draft.chosen === null ? {} : { document_ids: [...draft.chosen].toSorted() }),
    ...(draft.designation === '' ? {} : { designation: draft.designation }),
    ...(isRedacted
      ? {
          redaction: {
            profile: 'desk',
            ...(terms.length > 0 ? { terms } : {}),
            ...(draft.patterns.length > 0 ? { patterns: draft.patterns } : {}),
          },
        }
      : {}),
  }
}
