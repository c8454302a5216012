import { plainTitle } from './plain.ts'

const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|reverend|hon|honou?rable|herr|frau|dipl-ing|ing|mag|sr|sra|srta|don|doña|señor|señora|dra|m|mme|mlle|monsieur|madame|maître|me|sig|sigra|signor|signora|signore|dott|dottssa|avv|senhor|senhora|dhr|mevr|mw|drs|ir|pan|pani|mec|inż|mgr|hab|пан|пані|д-р|проф)$/iu
const SUFFIXES = /^(?:phd|md|jd|esq|mba|jr|sr|cpa|llm|msc|bsc|ma|ba|ii|iii|iv|dds|rn)$/iu
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
const PATRONYMIC = /(?:ович|євич|йович|ич|івна|ївна)$/iu
const INITIAL = /^\p{L}\.?$/u
const NAME_MAX = 200
const FIRST_MAX = 40

/** The name that a greeting uses; empty where the text holds none. */
export function firstNameOf(fullName: unknown): string {
  if (typeof fullName !== 'string' || fullName.includes('@')) return ''
  const line = plainTitle(fullName.replace(/[("„«].*?[)"“”»]/gu, ' '), NAME_MAX).replace(/…$|^the (?=hon)/iu, '')
  const parts = line.split(/[,，]/u).map(withoutTitles)
  // "Chen, Michael" has the family name first; "Michael Chen, PhD" only a degree after it.
  const given = parts.slice(1).find((part) => part.length > 0)
  const words = parts[0]!.length > 0 && given ? given : (parts.find((part) => part.length > 0) ?? [])
  return [...pick(words)].slice(0, FIRST_MAX).join('')
}

function withoutTitles(part: string): string[] {
  const words = part.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const bare = (word: string) => word.replace(/[.]/gu, '')
  let start = 0
  while (start < words.length - 1 && TITLES.test(bare(words[start]!))) start++
  const rest = words.slice(start)
  const named = rest.filter((word, i) => i === 0 || !SUFFIXES.test(bare(word)))
  return rest.length === 1 && SUFFIXES.test(bare(rest[0]!)) && start === 0 ? [] : named
}

function pick(words: string[]): string {
  const [first = '', second, third] = words
  if (second && CJK.test(first) && CJK.test(second)) return words.at(-1)!
  if (second && third && PATRONYMIC.test(third)) return second
  // An initial is no name to greet with where a whole one follows it, other than the family's.
  const whole = words.slice(1, -1).find((word) => !INITIAL.test(word))
  if (INITIAL.test(first) && whole) return strip(whole)
  return strip(first)
}

function strip(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
}
