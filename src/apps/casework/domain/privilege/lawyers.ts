import { isKnownWord } from '../governance/general-words.ts'
import { foldPlain } from './fold-text.ts'

/** How a case knows a lawyer: a name, a firm, an email address, or the domain of a firm ("@nolanpace.example"). */
export type Lawyer = string

export const LAWYERS_MAX = 400
const PER_TEXT = 40

/**
 * The lawyers that a text names as such: in a signature, in the head of a mail, with a title behind the name. A name beside
 * such a title is learned for the whole case, because the next mail has only the first name under it.
 */
export function lawyersIn(text: string): Lawyer[] {
  const found = new Set<Lawyer>()
  const add = (lawyer: string | undefined) => {
    const one = lawyer?.replace(/\s+/g, ' ').trim()
    if (one && one.length <= NAME_MAX && found.size < PER_TEXT) found.add(one)
  }
  const names = [TITLED, TITLE_BEFORE, SIGNATURE, APPEARANCE].flatMap((expression) =>
    [...text.matchAll(expression)].slice(0, PER_TEXT).map((match) => match.groups?.name ?? ''),
  )
  for (const name of names.map(bareName)) if (isPersonName(name)) add(name)
  for (const { groups } of [...text.matchAll(FIRM)].slice(0, PER_TEXT))
    if (groups?.firm?.includes(' ')) add(groups.firm)
  const known = [...found]
  for (const { groups } of [...text.matchAll(SENDER)].slice(0, SENDERS_MAX)) {
    const { name = '', local = '', domain = '' } = groups ?? {}
    const isFirm = isFirmDomain(domain, known)
    const isLawyer = isFirm || known.includes(flipped(name))
    if (isLawyer && isPersonName(flipped(name))) add(flipped(name))
    if (isLawyer) add(`${local}@${domain}`.toLowerCase())
    if (isFirm) add(`@${domain.toLowerCase()}`)
  }
  return [...found]
}

/** The same for what a file says of itself: who it is from and to. */
export const lawyersAbout = (about: Readonly<Record<string, unknown>>): Lawyer[] =>
  Object.values(about)
    .flat()
    .flatMap((value) => (typeof value === 'string' ? lawyersIn(value) : []))

/** What a text must hold to speak of one of them, for a quick look through many texts; a pattern of PostgreSQL. */
export function mentionPattern(lawyers: readonly Lawyer[]): string | null {
  const addresses = lawyers.filter((lawyer) => lawyer.includes('@')).map(escaped)
  const words = lawyers.flatMap((lawyer) => {
    const parts = lawyer.split(/[\s,&]+/).filter((part) => part.length > 2 && !part.includes('@'))
    return parts.length < 2 ? [] : [...parts, parts.map((part) => part.charAt(0)).join('')]
  })
  const whole = words.length > 0 ? [`\\m(?:${[...new Set(words)].map(escaped).join('|')})\\M`] : []
  return addresses.length + whole.length > 0 ? [...addresses, ...whole].join('|') : null
}

const NAME_MAX = 80
const SENDERS_MAX = 200

const WORD = "\\p{Lu}[\\p{L}'’-]{1,24}"
const BETWEEN = '(?:[ \\t]+(?:\\p{Lu}\\.|de|del|della|van|von|der|den|di|da|la|le|el|bin|ibn|al)){0,3}'
const NAME = `(?<name>${WORD}${BETWEEN}[ \\t]+${WORD}(?:-${WORD})?)`
const TITLE =
  '(?:Esq(?:uire|\\.)?|(?:(?:Associate|Deputy|Assistant|Senior|Chief|Corporate|Employment|Vice President(?:,| and)?|VP(?:,| and)?|EVP(?:,| and)?|SVP(?:,| and)?|Managing|Staff|Trial|Litigation|Labor) ){0,3}(?:General Counsel|Legal Counsel|Counsel|Attorney(?:[ -]at[ -]Law)?|Lawyer|Solicitor|Barrister|Paralegal|Legal (?:Assistant|Secretary|Officer|Director|Department|Dept\\.?|Affairs)|Law Clerk)|GC|CLO|Legal|Of Counsel|Rechtsanw[aä]lt(?:in)?|Fachanw[aä]lt(?:in)?|Syndikus\\p{L}*|Avocate?|Abogad[oa]|Avvocat[oa]|Advogad[oa]|Adwokat|Radca prawny|Advocaat|J\\.?D\\.?)'
/** "Ruth Adler, Esq.", "Yusuf Aydin (Legal)", "Tom Reed - General Counsel", and the title on the line under the name. */
const TITLED = new RegExp(
  `(?<![\\p{L}])${NAME}(?:,[ \\t]*|[ \\t]*[|(–—-][ \\t]*|,?[ \\t]*\\r?\\n[ \\t]*)${TITLE}(?![\\p{L}])`,
  'gu',
)
/** "General Counsel Tom Reed", "our attorney, Ruth Adler", "Rechtsanwältin Ina Vogt". */
const TITLE_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:(?:[Gg]eneral|[Oo]utside|[Ii]n-house|[Dd]efen[cs]e|[Tt]rial|[Ll]ead|[Ee]mployment|[Oo]ur|[Mm]y|[Hh]er|[Hh]is|[Tt]heir) (?:[Cc]ounsel|[Aa]ttorney|[Ll]awyer|[Ss]olicitor|[Bb]arrister)|[Aa]ttorney|[Pp]aralegal|Rechtsanw[aä]lt(?:in)?|RAin|RA|Ma[iî]tre|Me|[Aa]bogad[oa]|Lic\\.|Licenciad[oa]|Avv\\.|[Aa]vvocat[oa]|[Mm]ec\\.|[Aa]dw\\.|Dr[ao]?\\. Advogad[oa]|[Aa]dvocaat|[Aa]vocate?),?[ \\t]+(?:Dr\\.[ \\t]+)?${NAME}`,
  'gu',
)
/** A signature above what the signer does: "/s/ Ruth Adler", a few lines on "Attorneys for the plaintiff". */
const SIGNATURE = new RegExp(
  `^[ \\t>]*(?:\\/s\\/|By:|Dated:[^\\n]{0,30}|_{3,})?[ \\t]*${NAME}[^\\n]{0,60}\\r?\\n(?:[^\\n]{0,120}\\r?\\n){0,5}?[ \\t>]*(?:[Aa]ttorneys?|ATTORNEYS?|[Cc]ounsel|[Ss]olicitors?) (?:for|FOR)(?![\\p{L}])`,
  'gmu',
)
const APPEARANCE = new RegExp(`${NAME}[ \\t,]*\\(?(?:State )?(?:SBN|Bar (?:No|Number|#))`, 'gu')

/** "Nolan & Pace LLP", "Law Offices of Ruth Adler", "Troost Employment Law". */
const FIRM_WORD = "\\p{Lu}[\\p{L}'’-]{1,24}"
const FIRM = new RegExp(
  `(?<![\\p{L}])(?<firm>${FIRM_WORD}(?:(?:,? (?:&|and|y|et|und)|,)? ${FIRM_WORD}){0,4})(?=,? (?:LLP|PLLC|L\\.L\\.P\\.|P\\.L\\.L\\.C\\.|Law (?:Firm|Group|Offices?|Chambers|Partners)|Rechtsanw[aä]lte|Abogados|Avocats|Attorneys|Solicitors)(?![\\p{L}]))`,
  'gu',
)

const SENDER =
  /(?:(?<name>\p{Lu}[^\n<>@;:"[\]()]{2,50}?)["']?[ \t]*[<[(](?:mailto:)?)(?<local>[\p{L}\p{N}._%+-]{1,64})@(?<domain>[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,30}){1,3})/gu

const LAW_DOMAIN =
  /(?:^|[.-])(?:legal|llp|pllc|avocats?|abogados?|kanzlei|anwalt|anwaelte|advocaten?|chambers)(?:[.-]|$)|(?:law|legal|lawyers?|attorneys?|avocats|abogados|advocaten|rechtsanwaelte|llp)(?:firm|group|office|offices|partners)?\.|^law[.-]/
const MAIL_HOSTS =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|aol|gmx|web|protonmail|proton|mail|comcast|verizon|att)\./
/** A domain made of the names of a firm or of its lawyer; a company's own lawyer writes from everybody's domain. */
function isFirmDomain(domain: string, known: readonly string[]): boolean {
  const host = domain.toLowerCase()
  if (MAIL_HOSTS.test(host)) return false
  if (LAW_DOMAIN.test(host)) return true
  const label = host.split('.')[0] ?? ''
  return known.some((name) =>
    foldPlain(name)
      .split(' ')
      .some((word) => word.length > 4 && !TITLES.has(word) && label.includes(word)),
  )
}

/** Without the title that a name has in front. */
const bareName = (name: string) =>
  name.replace(/^(?:Esq\.?|Lic\.?|Me|Dr\.?|Mr\.?|Ms\.?|Mrs\.?|Ma[iî]tre|Avv\.?)[ \t]+/u, '')

/** "Adler, Ruth" is Ruth Adler. */
function flipped(name: string): string {
  const clean = name.replace(/^(?:from|to|cc|bcc|von|an|de|para|da|od|do)[ \t]*:/i, '').trim()
  const [last = '', first = '', ...more] = clean.split(',').map((part) => part.trim())
  return first !== '' && more.length === 0 && !first.includes(' ') ? `${first} ${last}` : clean
}

const TITLES = new Set([
  'general',
  'counsel',
  'legal',
  'office',
  'offices',
  'group',
  'partners',
  'employment',
  'associates',
])
/** Words with a capital that stand before a title and are no name: "Associate General Counsel", "The Legal Department". */
const NO_NAME =
  /^(?:the|our|your|their|his|her|my|in|to|from|for|and|or|of|by|with|re|cc|dear|hi|hello|associate|deputy|assistant|senior|chief|corporate|general|legal|human|outside|inside|defen[cs]e|opposing|employment|plaintiffs?|defendants?|state|county|district|city|united|department|office|law|labor|trial|litigation|attorney|attorneys|counsel|vice|president|executive|managing|staff|director|privileged|confidential|subject|sent|date|a|an|this|that|please|thanks|best|regards|sincerely|attn|via|no|per|ask|call|see)$/i

function isPersonName(name: string): boolean {
  const words = name.trim().split(/\s+/)
  return words.length >= 2 && words.length <= 6 && !words.some((word) => NO_NAME.test(word.replace(/[.,:]$/, '')))
}

/** What finds known lawyers: in folded text their names and first names, in the text itself addresses and other hints. */
export interface LawyerFinder {
  names: RegExp | null
  firstNames: RegExp | null
  addresses: RegExp | null
  /** Initials, and surnames that are words, too. */
  hints: RegExp | null
}

export function lawyerFinder(lawyers: readonly Lawyer[]): LawyerFinder {
  const known = [...new Set(lawyers)].slice(0, LAWYERS_MAX)
  const people = known.filter((lawyer) => !lawyer.includes('@')).map((name) => foldPlain(plainName(name)).split(' '))
  const names = people.filter(({ length }) => length >= 2 && length <= 6)
  const firstNames = names.map(([first = '']) => first).filter((first) => first.length > 2 && !NO_NAME.test(first))
  const initials = names.map((words) => words.map(capital).join('')).filter(({ length }) => length <= 3)
  const surnames = names.map((words) => words.at(-1) ?? '').filter((last) => last.length > 2 && isKnownWord(last))
  const addresses = known.filter((lawyer) => /^[^@\s]*@[^@\s]+$/.test(lawyer)).map(escaped)
  return {
    names: anyOf(names.flatMap(writings), 'gu'),
    firstNames: anyOf(firstNames, 'gu'),
    addresses: anyOf(
      addresses.map((address) => (address.startsWith('@') ? `[\\p{L}\\p{N}._%+-]{0,64}${address}` : address)),
      'giu',
    ),
    hints: anyOf([...initials, ...surnames.map((last) => `${capital(last)}${last.slice(1)}`)], 'gu'),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase()

/** "Ruth Adler (Adler Pike)" and "Adler, Ruth" are Ruth Adler. */
const plainName = (name: string) => flipped(name.replace(/\([^)]*\)?/g, ' ')).replace(/(?<=\S\s+\S.*),.*$/, '')

/** A name in either order; a surname with a title or an initial, or alone where it is no other word; a first name that speaks. */
function writings(words: readonly string[]): string[] {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const initial = first.charAt(0)
  return [
    ...[words.join(' '), [last, ...words.slice(0, -1)].join(' '), `${first} ${last}`],
    ...[`(?:${initial}|mr|mrs|ms|mx|dr|miss|me|lic|sra?|frau|herrn?) ${last}`, `${last} ${initial}`],
    ...(last.length > 3 && !isKnownWord(last) ? [last] : []),
    ...(first.length > 2 ? [`${first} ${SAYS}`] : []),
  ]
}

const SAYS =
  '(?:says|said|told|tells|thinks|thought|wants|wanted|needs|advised|advises|recommends|recommended|suggested|suggests|wrote|called|asked)'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (list: readonly string[], flags: string) =>
  list.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(list)].join('|')})(?![\\p{L}\\p{N}])`, flags) : null
