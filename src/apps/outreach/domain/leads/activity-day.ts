const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].{0,40})?$/
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** A day as YYYY-MM-DD; null when the text is none, or could be two (03/04/2026). */
export function readDay(text: string): string | null {
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const dotted = DOTTED.exec(text)
  if (dotted) return dayOf(dotted[3]!, dotted[2]!, dotted[1]!)
  const slashed = SLASHED.exec(text)
  if (!slashed) return null
  const [, first, second, year] = slashed as unknown as [string, string, string, string]
  if (first === second || Number(second) > 12) return dayOf(year, first, second)
  return Number(first) > 12 ? dayOf(year, second, first) : null
}

function dayOf(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  const date = new Date(Date.UTC(y, m - 1, d))
  // A day that its month does not have would come out as one of the next month.
  if (y < 1970 || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
