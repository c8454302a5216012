import { isKnownWord } from '../read/language.ts'
import { isGivenName } from './given-names.ts'
import { isJobWord } from './job-words.ts'
import { isMonthOrShortDay, isTimeWord } from './other-times.ts'
import type { Token } from './tokens.ts'

/** Never a name, in any of the nine languages: a line of these says something. */
const NOT_NAMES = new Set(
  `no not nope nah never nobody none nothing cannot cant wont dont isnt kidding joking joke jk lol haha psych sike sarcasm maybe perhaps
  probably later cancel cancelled canceled cancellation decline declined busy sorry sick ill hospital away absent absence out off leave vacation holiday
  impossible unavailable unfortunately actually ps but however except unless if only wait stop yes ok okay sure fool fools april1 wrong ignore sarcastic hopefully oops whoops ouch hmm ugh wow yikes meh duh argh damn unlikely almost seriously obviously bye goodbye enough whatever pending tentative tentatively reluctantly ojala tomara oxala magari ungern notfalls supongo espero acho
  provisional presumably assuming provided providing depending subject barring supposedly ideally likely
  eventuell voraussichtlich vorlaufig vermutlich vorbehaltlich vorbehalt wahrscheinlich hoffentlich sofern falls wenn
  sauf reserve provisoire salvo provisorio provvisorio condicional eventual siempre
  voorlopig eventueel wellicht mits tenzij voorbehoud onder
  wstepnie prawdopodobnie raczej chyba jesli jezeli warunkowo przypuszczalnie
  попередньо мабуть скоріше напевно якщо умовно можливо імовірно ймовірно
  nunca nada nadie jamas quiza quizas tal vez broma pero cancelado enfermo enferma hospitalizado lamentablemente
  non pas jamais rien peut etre mais blague annule malade absente helas
  nein nicht nie niemals kein keine keiner vielleicht aber scherz abgesagt krank leider doch abwesend urlaub spass
  mai niente nessuno forse scherzo scherzavo annullato malato malata purtroppo ferie
  nao nunca talvez mas brincadeira cancelada doente infelizmente ferias
  nee niet nooit geen niemand misschien maar grapje geannuleerd ziek helaas afwezig vakantie
  nie nigdy nikt moze ale zart zartuje odwolane chory chora niestety urlop
  ні не ніколи ніхто може але жарт жартую скасовано хворий хвора відпустка нажаль так`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/** Between the capitalized words of a name, a title or a company. */
const JOINS = new Set(
  'of and for the de da do dos das del della di van der den von zu und fur et y e i a la le les los at in en w we do ds z з у в по до та dei degli dell delle dello alla alle du des aux al voor het per ta tel і tel phone mobile mob cell fax office ph t m f p tél telefon telefoon mobil handy movil celular móvil cellulare тел моб'.split(
    ' ',
  ),
)
/** Within a name: "Anna for Maria" is none. */
const PARTICLES = new Set(
  'of and the de da do dos das del della di van der den von zu und y e i a la le les los та і й'.split(' '),
)
const PREPOSITIONS = new Set('on in at im am en em auf sur w z na у в на for a al til until bis'.split(' '))
const TITLES = new Set(
  'mr mrs ms miss dr prof em emer habil med jur phil º ª lic arq dipl rer nat mgr inz drs ir msc mba bsc sir madam herr frau hr fr dipl ing mag sr sra srta don dona m mme mlle ssa ra monsieur madame maitre me sig signor signora dott dottssa avv ing dra eng exmo exma dhr mevr mevrouw meneer heer mgr pan pani panie panu pani пан пані пане шановний шановна ra rain adw apl mec rpr notar notarin rechtsanwalt rechtsanwaltin abg abogado abogada ldo lda lcdo lcda arqt avvocato avvocata notaio maitre docteur doctor doctora doutor doutora dottor dottore dottoressa professor professora professore professoressa profesor profesora profesorka mecenas advocaat адв адвокат адвокатка д р проф доктор професор професорка доц канд'.split(
    ' ',
  ),
)
/** Endings of words that say how or whether, seldom of names. */
const ADVERBS = /(?:ing|mente|ment|lich|lijk|\p{L}{3}(?:ally|ably|ibly|ively|edly|ously|fully|ently|antly|arily))$/u
const NAME_WORDS_MAX = 4
const LINES_MAX = 9
const JOB_WORDS_MAX = 10
/** "(she/her)", without its brackets and stroke. */
const PRONOUNS = new Set(
  'she her hers he him his they them theirs er ihm ihn sie ihr elle lui il ella el lei ela ele zij haar hij hem ona ja вона її він його'.split(
    ' ',
  ),
)

/** Whether the word says something wherever it stands, and names nobody. */
export function isNoName(word: string): boolean {
  return NOT_NAMES.has(word)
}

export function isTitle({ kind, text }: Token): boolean {
  return kind === 'word' && TITLES.has(text)
}

/** Capitalized, or a word that is known to be part of a name. */
export function isNameWord({ kind, raw, text }: Token, known: ReadonlySet<string>): boolean {
  if (kind !== 'word') return false
  return known.has(text) || (/^\p{Lu}/u.test(raw) && !NOT_NAMES.has(text) && !ADVERBS.test(text) && !isOtherTime(text))
}

/** "April" and "Jan" are people, "Mittwoch" and "Середу" are days. */
function isOtherTime(text: string): boolean {
  return isTimeWord(text) || (text.length > 3 && isMonthOrShortDay(text) && !isGivenName(text))
}

/** In capitals any word looks like a name: beside other words only "Anna" and "A." are taken for one. */
function isCalled(token: Token, known: ReadonlySet<string>): boolean {
  return isNameWord(token, known) && (known.has(token.text) || !/^\p{Lu}{2}/u.test(token.raw))
}

/** Where a name may end that begins here: after a greeting or thanks, on the same line. */
export function nameEnds(tokens: readonly Token[], at: number, known: ReadonlySet<string>): number[] {
  const ends: number[] = []
  let place = at
  let words = 0
  while (words < NAME_WORDS_MAX) {
    const token = tokens[place]
    if (!token || (token.opensLine && place > at)) break
    if (isTitle(token)) {
      place += tokens[place + 1]?.text === '.' ? 2 : 1
      ends.push(place)
      continue
    }
    const particle = words > 0 && PARTICLES.has(token.text) && tokens[place + 1] && isCalled(tokens[place + 1]!, known)
    if (!particle && !isCalled(token, known)) break
    place += 1
    if (!particle) {
      words += 1
      ends.push(place)
    }
  }
  return ends
}

/** A name, and below it what people write under their names. Nothing in it is a sentence. */
export function isSignature(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const lines = linesFrom(tokens, at)
  if (lines.length > LINES_MAX || isShouted(tokens)) return false
  const [first = [], ...more] = lines
  if (lines.some((line) => isSentence(line, known))) return false
  return isNameLine(first, known) && more.every((line) => isDetailLine(line, known))
}

/** "Head of Procurement", "Dział zakupów", "Sales | Contoso Ltd": functions, departments and names. */
function isJobLine(line: readonly Token[], known: ReadonlySet<string>): boolean {
  const words = line.filter(({ kind }) => kind === 'word')
  return (
    words.length <= JOB_WORDS_MAX &&
    words.some(({ text }) => text.length > 3 && isJobWord(text)) &&
    line.every(
      (token) =>
        isJoint(token) ||
        token.kind === 'number' ||
        token.kind === 'link' ||
        (token.kind === 'word' &&
          (isJobWord(token.text) || JOINS.has(token.text) || isTitle(token) || isNameWord(token, known))),
    )
  )
}

/** "Please Call Me First", "Make It 3 PM": in capitals a sentence looks like a title, and an hour is no number of a house. */
function isSentence(line: readonly Token[], known: ReadonlySet<string>): boolean {
  const common = line.filter(
    (token) =>
      token.kind === 'word' &&
      token.text.length > 1 &&
      isKnownWord(token.text) &&
      !known.has(token.text) &&
      !isJobWord(token.text) &&
      !isGivenName(token.text) &&
      !JOINS.has(token.text) &&
      !isTitle(token),
  )
  const text = line.map(({ raw }) => raw).join(' ')
  return (
    common.length >= 2 ||
    isDate(line, known) ||
    /(?<!\d)\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|uhr|uur)(?!\p{L})|(?<![\d:])\d{1,2}:\d{2}(?![\d:])/iu.test(text)
  )
}

/** "Wednesday", "May 13", "Do 14", "15": no function, address or telephone looks so. */
function isDate(line: readonly Token[], known: ReadonlySet<string>): boolean {
  if (line.some((token) => token.kind === 'word' && isTimeWord(token.text) && !known.has(token.text))) return true
  const isNumber = (token: Token | undefined) => token?.kind === 'number' && /^\d{1,2}$/u.test(token.text)
  const isDayBeside = (at: number) =>
    [at - 2, at - 1, at + 1, at + 2].some((place) => {
      const between = line[Math.min(at, place) + 1]
      const isNear = Math.abs(place - at) === 1 || (between?.kind === 'break' && between.text === '.')
      return isNear && line[place]?.kind === 'word' && isMonthOrShortDay(line[place].text)
    })
  if (line.some((token, at) => isNumber(token) && isDayBeside(at))) return true
  const digits = line.map(({ kind, text }) => (kind === 'number' ? text.replace(/\D/gu, '') : '')).join('').length
  // "at 4", "à 15 h", "le 13": what is numbered in a signature is a street or a telephone.
  const isNamed = line.some(
    ({ kind, text }) => kind === 'link' || (kind === 'word' && text.length > 3 && !JOINS.has(text)),
  )
  return digits > 0 && digits < 6 && !isNamed
}

/**
 * Without a farewell before it a line is a name only if people are called so, and below it may be what follows names. Any other
 * word with a capital may be the point of the mail: "Kidding", "Mentira", "Rescheduled".
 */
export function isBareSignature(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const [first = [], ...more] = linesFrom(tokens, at)
  const words = withoutPronouns(first).filter(({ kind }) => kind === 'word')
  return (
    more.length < LINES_MAX &&
    words.length <= 4 &&
    !isShouted(tokens) &&
    !first.some(({ text }) => text === '!' || text === ';' || text === ':') &&
    words.some(
      ({ raw, text }) => known.has(text) || isGivenName(text) || (words.length <= 2 && /^\p{Lu}$/u.test(raw)),
    ) &&
    isNameLine(first, known) &&
    more.every((line) => !isSentence(line, known) && (isJobLine(line, known) || isContactLine(line, known)))
  )
}

/** "See you Thursday. Tom": given names end the mail, right behind a sentence. */
export function isLastName(tokens: readonly Token[], at: number, known: ReadonlySet<string>): boolean {
  const rest = tokens.slice(at)
  const words = rest.filter(({ kind }) => kind === 'word')
  const before = tokens[at - 1]
  return (
    before?.kind === 'break' &&
    /^[.!,\n]$/u.test(before.text) &&
    words.length > 0 &&
    words.length <= 2 &&
    !isShouted(tokens) &&
    rest.every(({ kind, text }) => kind === 'word' || text === '.') &&
    words.every((word) => isNameWord(word, known) && !isMonthOrShortDay(word.text)) &&
    (known.has(words[0]!.text) || isGivenName(words[0]!.text))
  )
}

/** A number of a telephone or an address on the web, with the names of such things. */
function isContactLine(line: readonly Token[], known: ReadonlySet<string>): boolean {
  return line.some(({ kind }) => kind === 'link' || kind === 'number') && isDetailLine(line, known)
}

function withoutPronouns(line: readonly Token[]): readonly Token[] {
  const open = line.findIndex(({ text }) => text === '(')
  const inside = open === -1 ? [] : line.slice(open)
  return inside.length > 0 && inside.every((token) => isJoint(token) || PRONOUNS.has(token.text))
    ? line.slice(0, open)
    : line
}

/** A mail in capitals alone: nothing tells its names from its words. */
function isShouted(tokens: readonly Token[]): boolean {
  return !tokens.some(({ kind, raw }) => kind === 'word' && /\p{Ll}/u.test(raw))
}

function linesFrom(tokens: readonly Token[], at: number): Token[][] {
  const lines: Token[][] = [[]]
  for (const token of tokens.slice(at)) {
    if (token.raw === '\n') lines.push([])
    else lines.at(-1)!.push(token)
  }
  return lines.filter((line) => line.length > 0)
}

function isNameLine(whole: readonly Token[], known: ReadonlySet<string>): boolean {
  const line = withoutPronouns(whole)
  const words = line.filter(({ kind }) => kind === 'word')
  return (
    words.length > 0 &&
    words.length <= NAME_WORDS_MAX + 2 &&
    words.some((token) => isNameWord(token, known)) &&
    line.every(
      (token) =>
        isNameWord(token, known) ||
        isTitle(token) ||
        (token.kind === 'word' && PARTICLES.has(token.text)) ||
        isJoint(token),
    )
  )
}

function isDetailLine(line: readonly Token[], known: ReadonlySet<string>): boolean {
  if (isJobLine(line, known)) return true
  // "In Elternzeit", "On Sabbatical": no place, no firm and no function begins so.
  if (PREPOSITIONS.has(line[0]?.text ?? '') && !line.some(({ kind }) => kind === 'number')) return false
  return line.every(
    (token) =>
      token.kind === 'link' ||
      token.kind === 'number' ||
      isJoint(token) ||
      isNameWord(token, known) ||
      isTitle(token) ||
      // "S.r.l.", "e.V."
      (token.kind === 'word' && (JOINS.has(token.text) || token.text.length === 1)),
  )
}

const isJoint = ({ kind, text }: Token) =>
  (kind === 'break' && text !== '!') || (kind === 'other' && /^[|&/+#·•@]$/u.test(text))
