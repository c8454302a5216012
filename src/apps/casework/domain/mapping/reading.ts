import { type Reading, readClauses } from './assertion.ts'
import { type ReadSentence, type Support, supportsOf } from './cues.ts'
import { type KnownEntity, nameWordsOf } from './known-names.ts'
import { isEnglish } from './language.ts'
import { moodOf } from './mood.ts'
import type { Doubt } from './operators.ts'
import type { People, Who } from './persons.ts'
import type { Page } from './pinpoint.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import type { Taxonomy } from './taxonomy.ts'
import { wordsOf } from './words.ts'

/** A sentence of a page, read in its place: who "she" is comes from the sentences before it. */
export interface PageSentence extends ReadSentence {
  sentence: Sentence
  quote: string
  isEnglish: boolean
  /** It is a question, a title or an example, or a rule of a handbook: whatever it says, it is not told as something that happened. */
  doubt: Doubt | null
}

const NARRATED = 2

export function readPage({ text }: Page, people: People): PageSentence[] {
  const english = isEnglish(text)
  const sentences = sentencesOf(text)
  const isRules = english && isRulebook(text, sentences)
  // Who tells of herself on a page calls others "she".
  const narrator: Who | null = (text.match(/(?<![\p{L}.])I(?![\p{L}.])/gu)?.length ?? 0) >= NARRATED ? 'employer' : null
  let speaksOf: Who | null = narrator
  let writer: Who = people.writer
  return sentences.map((sentence, at) => {
    const quote = text.slice(sentence.start, sentence.end)
    const words = wordsOf(quote)
    if (sentence.kind === 'head') speaksOf = narrator
    writer = writerIn(quote, sentence, people) ?? writer
    const reading: Reading = readClauses(words, { ...people, writer }, speaksOf)
    if (sentence.kind === 'prose') speaksOf = reading.speaksOf
    const own = moodOf(words)
    const mood = isRules ? { ...own, kind: 'rule' as const } : own
    const next = sentences[at + 1]
    const isTakenBack = next !== undefined && TAKES_BACK.test(text.slice(next.start, next.end))
    const doubt = isTakenBack ? 'denied' : (doubtOf(text, sentence) ?? (isRules ? 'rule' : null))
    return { sentence, quote, words, mood, reading, isEnglish: english, doubt }
  })
}

/** What a sentence bears on, by the cues alone. */
export function supportsIn(read: PageSentence, taxonomy: Taxonomy): Support[] {
  const { sentence, mood, doubt, isEnglish: english } = read
  if (!english || !mood.says || sentence.kind !== 'prose' || (doubt !== null && doubt !== 'rule')) return []
  return supportsOf(read, taxonomy)
}

/** The next sentence takes back what this one says. */
const TAKES_BACK =
  /^["'“(]?(?:(?:no|ok|okay|well|sorry|actually|wait)[,. ]+)*(?:correction\b|scratch that|strike that|i take (?:that|it) back|(?:just |only )?(?:kidding|joking)\b|jk\b|not\s*[!.]|(?:that|this|it)(?:['’]s| is| was| wasn['’]t| isn['’]t| is not| was not)(?: all| just| simply| really| actually| not)* (?:not |n['’]t )?(?:true|false|wrong|a lie|lies|a joke|a mistake|made up|untrue|incorrect|how it (?:was|happened)|what happened|right)\b|(?:that|it|this) (?:never|did not|didn['’]t) happen|i (?:made (?:that|it|this) up|was (?:wrong|mistaken|kidding|joking|confused|thinking of)|misspoke|mixed (?:that|it) up|meant (?:to say|something else|my|another))|wait,? no\b|(?:he|she|they|it|i|we|you) (?:(?:did|was|were|had|does|do|is)(?: not|n['’]t)|never (?:did|was|were|had))\s*(?:[;,.!]|actually\b)|none of (?:that|this|it) (?:is|was|happened))/i

const EXAMPLE =
  /(?:^|\n)[^\n]{0,20}\b(?:example|scenario|hypothetical|definition|slide|quiz|case study|template|sample|illustration|question|q)\s*\d{0,3}\s*[:.)–-]\s*$/i
const BLANK = /\[[\p{L} ’'/]{2,40}\]|_{4,}|<[\p{L} ]{2,40}>|\{\{?[\p{L} _]{2,40}\}/u

function doubtOf(text: string, { start, end, kind, asked }: Sentence): Doubt | null {
  if (asked) return 'asked'
  if (kind !== 'prose' || BLANK.test(text.slice(start, end))) return 'reported'
  return EXAMPLE.test(text.slice(Math.max(0, start - 40), start)) ? 'reported' : null
}

const RULES =
  /\b(?:handbook|polic(?:y|ies)|manual|code of (?:conduct|ethics)|guidelines|standard operating|know your rights|fact sheet|faqs?|training|job description|terms and conditions|notice to (?:all )?employees|rights and responsibilities)\b/i
const TITLE_UNITS = 400
const RULES_SHARE = 0.5
const RULES_MIN = 4

/** A handbook, a policy or a poster: by its title, or because most of it lays down rules; and nobody says "I" in it. */
function isRulebook(text: string, sentences: readonly Sentence[]): boolean {
  if (/(?<![\p{L}.])(?:I|I'm|I’m|me|my)(?![\p{L}.])/u.test(text) || sentences.some(({ kind }) => kind === 'head'))
    return false
  if (/^\s*(?:dear|to:)\b/im.test(text.slice(0, TITLE_UNITS * 3))) return false
  const titled = sentences.some(
    ({ kind, start, end }) => kind === 'heading' && start < TITLE_UNITS && RULES.test(text.slice(start, end)),
  )
  if (titled) return true
  const prose = sentences.filter(({ kind }) => kind === 'prose')
  const rules = prose.filter(({ start, end }) => moodOf(wordsOf(text.slice(start, end))).kind === 'rule').length
  return rules >= RULES_MIN && rules >= prose.length * RULES_SHARE
}

const NAME_LETTERS = 3

const FROM = /^\*{0,2}from\*{0,2}:\s*(?<name>.{1,200})/i
const WROTE = /^on\b.{4,80}?\b(?:AM|PM|,|\d)\s*,?\s*(?<name>[^\d,]{2,80}?)\s*(?:<[^>]{1,100}>)?\s*wrote:$/iu
const TITLED = /^(?:witness )?(?:statement|declaration|affidavit|testimony|deposition)\s+(?:of|by)\s+(?<name>.{2,80})/i
const NAMED = /^(?:I,|My name is)\s+(?<name>\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})/u

/** Who writes from here on, where a head, a title or the sentence itself says so. */
function writerIn(quote: string, { kind }: Sentence, { names }: People): Who | null {
  const line = quote.trim()
  const found = kind === 'prose' ? NAMED.exec(line) : (FROM.exec(line) ?? WROTE.exec(line) ?? TITLED.exec(line))
  const written = found?.groups?.name
  if (written === undefined) return null
  const known = nameWordsOf(written).flatMap(({ folded }) => names.get(folded) ?? [])
  if (known.includes('client')) return 'client'
  if (/\b(?:hr|human resources|payroll|management)\b/i.test(written)) return 'employer'
  if (known.length > 0) return known.includes('employer') ? 'employer' : known[0]!
  // A stranger, where it is known who the client is.
  const isName = nameWordsOf(written).filter(({ capital }) => capital).length >= 2
  return isName && [...names.values()].includes('client') ? 'other' : null
}

/** The words by which the people of a case are known; whose side they are on says the intake form. */
export function peopleOf(entities: readonly KnownEntity[]): People {
  const names = new Map<string, Who>()
  const hasClient = entities.some(({ kind, side }) => kind === 'person' && side === 'client')
  for (const { kind, name, aliases, side } of entities) {
    if (kind !== 'person' && kind !== 'organisation') continue
    const who = kind === 'organisation' ? 'employer' : whoIs(side, hasClient)
    // A name that two people share stays with the client.
    for (const written of kind === 'person' ? [name, ...aliases] : [name])
      for (const { folded } of nameWordsOf(written.slice(0, 200)))
        if (folded.length >= NAME_LETTERS && names.get(folded) !== 'client') names.set(folded, who)
  }
  return { names, writer: 'client' }
}

function whoIs(side: KnownEntity['side'], hasClient: boolean): Who {
  if (side === 'client') return 'client'
  if (side === 'opposing') return 'employer'
  return hasClient ? 'other' : 'somebody'
}
