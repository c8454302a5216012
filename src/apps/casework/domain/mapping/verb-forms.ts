import { AUXILIARIES } from './lexicon.ts'
import {
  DEEDS,
  DOES,
  ING_NOUNS,
  IRREGULAR,
  NO_VERBS,
  NOUNS_TOO,
  PAIRS,
  PARTICLES,
  REPORTS,
  REVOKES,
  THINKS,
} from './vocabulary.ts'
import type { Words } from './words.ts'

export type VerbClass = 'deed' | 'report' | 'does' | 'thinks' | 'revokes'

export interface VerbForm {
  lemma: string
  form: 'base' | 's' | 'past' | 'ing'
}

/** What a word may be a form of; a word in none of the lists has no forms. */
export function verbFormsOf(word: string): readonly VerbForm[] {
  return FORMS.get(word) ?? NO_FORMS
}

export function isFormOf(word: string, lemmas: ReadonlySet<string>): boolean {
  return verbFormsOf(word).some(({ lemma }) => lemmas.has(lemma))
}

/** A form of a verb that the lists explain. */
export function isListedVerb(word: string): boolean {
  return verbFormsOf(word).some(({ lemma }) => CLASSES.has(lemma))
}

/** What kind of verb stands here; null where none does. */
export function verbAt({ words, capitals, owners }: Words, at: number): ReadonlySet<VerbClass> | 'unknown' | null {
  const word = words[at]!
  const isName = capitals.has(at) && (at > 0 || capitals.has(1))
  if (AUXILIARIES.has(word) || isName || owners.has(at)) return null
  const forms = verbFormsOf(word)
  const before = words[at - 1] ?? ''
  const isAfterSubject = /^(?:i|we|he|she|they|who)$/.test(before)
  if (forms.length === 0) return isUnknownVerb(word, isAfterSubject) ? 'unknown' : null
  const kinds = new Set(forms.flatMap(({ lemma }) => [...(CLASSES.get(lemma) ?? [])]))
  const couldBeNoun =
    forms.every(({ form }) => form === 'base' || form === 's') &&
    !isAfterSubject &&
    before !== 'to' &&
    !AUXILIARIES.has(before) &&
    !ADVERB.test(before)
  if (couldBeNoun) {
    // "The plan" is a noun, "the letter accuses" is none.
    const isVerbAlone = (kinds.has('thinks') || kinds.has('revokes')) && !isFormOf(word, NOUNS_TOO)
    if (!isVerbAlone) return null
  }
  return kinds.size > 0 ? kinds : 'unknown'
}

/** A verb and its particle where the pair is not explained: "called it off". */
export function isStrangePair({ words }: Words, at: number): boolean {
  const forms = verbFormsOf(words[at]!)
  if (forms.length === 0 || AUXILIARIES.has(words[at]!)) return false
  const place = /^(?:me|him|her|it|them|us|that|this)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
  const [particle = '', after = '', noun = ''] = words.slice(place, place + 3)
  if (!PARTICLES.has(particle)) return false
  // "Over forty hours", "over the phone", "off the clock".
  if (/^(?:over|around|through|down|up|along)$/.test(particle) && HAS_OBJECT.test(after)) return false
  const isOffWork = /^(?:the|my)$/.test(after) && /^(?:clock|schedule|floor|line|shift|job)$/.test(noun)
  if (particle === 'off' && isOffWork) return false
  return !forms.some(({ lemma }) => PAIRS.has(`${lemma}_${particle}`))
}

const HAS_OBJECT =
  /^(?:the|a|an|my|his|her|their|our|your|this|that|lunch|lunches|breaks|forty|fifty|sixty|\d.*|of|to|me|it)$/
const ADVERB = /^(?:not|never|also|just|still|even|always|often|ever|only|[a-z]+ly)$/
const NO_VERB_AFTER_SUBJECT =
  /^(?:all|both|also|never|not|ever|just|still|then|had|even|only|always|often|once|too|each|myself|himself|herself|themselves|first|later|again|already|finally|actually|would|'d|[a-z]+ly)$/

function isUnknownVerb(word: string, isAfterSubject: boolean): boolean {
  if (/ed$/.test(word) && word.length >= 4 && !NO_VERBS.has(word)) return true
  if (/ing$/.test(word) && word.length >= 5 && !ING_NOUNS.has(word)) return true
  return isAfterSubject && !NO_VERB_AFTER_SUBJECT.test(word)
}

const NO_FORMS: readonly VerbForm[] = []
const PAST_FORMS = new Map(
  IRREGULAR.split('|').map((forms) => {
    const [base = '', ...past] = forms.trim().split(/\s+/)
    return [base, past]
  }),
)
const CLASSES = classify()
const FORMS = conjugate()

function classify(): Map<string, Set<VerbClass>> {
  const classes = new Map<string, Set<VerbClass>>()
  const add = (kind: VerbClass, lemmas: ReadonlySet<string>) => {
    for (const lemma of lemmas) classes.set(lemma, (classes.get(lemma) ?? new Set()).add(kind))
  }
  add('deed', DEEDS)
  add('report', REPORTS)
  add('does', DOES)
  add('thinks', THINKS)
  add('revokes', REVOKES)
  return classes
}

function conjugate(): Map<string, VerbForm[]> {
  const all = new Map<string, VerbForm[]>()
  for (const lemma of new Set([...CLASSES.keys(), ...PAST_FORMS.keys()]))
    for (const form of ['base', 's', 'past', 'ing'] as const)
      for (const word of inflect(lemma, form)) all.set(word, [...(all.get(word) ?? []), { lemma, form }])
  return all
}

/** "Stopped" and "stoped": a doubled letter is taken either way. */
function inflect(lemma: string, form: VerbForm['form']): readonly string[] {
  if (form === 'base') return [lemma]
  const endsInY = /[^aeiou]y$/.test(lemma)
  if (form === 's') {
    if (endsInY) return [`${lemma.slice(0, -1)}ies`]
    return [/(?:s|x|z|ch|sh|o)$/.test(lemma) ? `${lemma}es` : `${lemma}s`]
  }
  const irregular = PAST_FORMS.get(lemma)
  // The forms of these are auxiliaries.
  if (form === 'past' && irregular && !/^(?:be|have|do)$/.test(lemma)) return irregular
  const ending = form === 'ing' ? 'ing' : 'ed'
  if (/ie$/.test(lemma) && form === 'ing') return [`${lemma.slice(0, -2)}ying`]
  if (/e$/.test(lemma) && !(form === 'ing' && /(?:ee|ye|oe)$/.test(lemma))) return [`${lemma.slice(0, -1)}${ending}`]
  if (endsInY && form === 'past') return [`${lemma.slice(0, -1)}ied`]
  const isDoubled = /[aeiou][bdfgklmnprstvz]$/.test(lemma) && !/[aeiou]{2}.$/.test(lemma)
  return isDoubled ? [`${lemma}${ending}`, `${lemma}${lemma.at(-1)}${ending}`] : [`${lemma}${ending}`]
}
