/** Somebody or something that a case speaks of, by all that it can be known by. */
export interface Entity {
  kind?: string
  name?: string
  aliases?: string[]
  emails?: string[]
  phones?: string[]
  addresses?: string[]
  ids?: string[]
}

/** What a bare word of a list of entities is: told by its shape. */
export function entityOf(value: string): Entity {
  const text = value.normalize('NFKC').trim()
  const digits = text.replace(/\D/g, '').length
  if (/@/.test(text) && !/\s/.test(text)) return { emails: [value] }
  if (digits >= 7 && /^[+\d\s().\-/x]+$/i.test(text)) {
    return /^\d{3}-?\d{2}-?\d{4}$/.test(text) ? { ids: [value] } : { phones: [value] }
  }
  if (/^\d+\w?[\s,]+\p{L}{2}/u.test(text) || /\p{L}{3,}\.?\s+\d+\w?$/u.test(text)) return { addresses: [value] }
  if (/\d/.test(text) && digits >= 3 && !/\s\p{L}{4,}/u.test(text)) return { ids: [value] }
  return { name: value }
}

const ORGANISATION_KIND = /organi[sz]ation|company|employer|agency|firm|business|court|institution|union/i
const ORGANISATION_WORD =
  /\b(inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|companies|gmbh|ag|plc|pllc|pc|sa|bv|university|college|school|hospital|clinic|department|county|city|bank|agency|association|foundation|institute|union|church|group|holdings|services|systems|solutions|partners|associates|logistics|enterprises|industries)\b/i

export function isOrganisation(kind: string | undefined, name: string): boolean {
  if (kind !== undefined && /person|client|party|plaintiff|defendant|witness|human/i.test(kind)) {
    return ORGANISATION_WORD.test(name)
  }
  return (kind !== undefined && ORGANISATION_KIND.test(kind)) || ORGANISATION_WORD.test(name)
}
