const FOUND_MAX = 50

const AMOUNT = String.raw`\d{1,3}(?:[,.'’ ]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`
const SCALE = String.raw`(?:\s?(?:k|thousand|million))?`
const PER = String.raw`(?:\s+(?:an?|per|each|every|la|por|die|pro)\s+(?:hour|day|week|month|year|shift|hora|semana|mes|Stunde|Monat))?`
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:US|CA)?[$€£]\s?(?:${AMOUNT})${SCALE}|(?:USD|EUR|GBP)\s?(?:${AMOUNT})${SCALE}|(?:${AMOUNT})${SCALE}\s?(?:dollars?|bucks|cents|euros?|pounds|USD|EUR|GBP|€|£|dólares))(?![\p{L}\p{N}])${PER}`,
  'giu',
)

/** Sums of money as they were said. */
export function findSums(text: string): string[] {
  return matches(text, MONEY)
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu

export function findEmails(text: string): string[] {
  return matches(text, EMAIL)
}

const PHONE = /(?<![\p{L}\p{N}$€£#.,/-])\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?![\p{L}\p{N}]|[.,/-]\d)/gu
const DATE_LIKE = /^(?:19|20)\d{2}-\d{1,2}-\d{1,2}$|^\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d{2}$/
const GROUPED = /[ ().+-]/

/** Numbers that are written as telephone numbers are: seven to fifteen digits, in groups or after a plus. */
export function findPhones(text: string): string[] {
  return matches(text, PHONE).filter((number) => GROUPED.test(number) && !DATE_LIKE.test(number))
}

function matches(text: string, pattern: RegExp): string[] {
  const found = new Set<string>()
  for (const [match] of text.matchAll(pattern)) {
    if (found.size >= FOUND_MAX) break
    found.add(match.replace(/\s+/gu, ' ').trim())
  }
  return [...found]
}
