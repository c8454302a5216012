import type { Mention } from '../times/mentions.ts'
import type { Cue } from '../words/lexicon.ts'
import type { Clause } from './clauses.ts'
import { fold } from './fold.ts'
import { QUESTION_KINDS, type QuestionKind } from './reading.ts'

/** What the clauses of one mail say, put side by side. */
export interface Signals {
  has: (cue: Cue) => boolean
  /** The slot itself is accepted, or refused. */
  yes: boolean
  fails: boolean
  agree: boolean
  particleYes: boolean
  /** An assent that depends on something. */
  onlyIf: boolean
  particleNo: boolean
  /** Somebody asks for another time, with or without naming one. */
  propose: boolean
  others: Mention[]
  othersText: string[]
  questions: QuestionKind[]
  /** A question that no detail of the meeting answers. */
  openQuestion: boolean
  /** After an assent, an objection that could not be read. */
  objection: boolean
  /** Words that nothing explains. */
  unread: number
  words: number
}

const ASSENTS: readonly Cue[] = ['yes', 'agree', 'particleYes']
/** Among more words that nothing explains, an assent may be to something else. */
const ASSENT_UNREAD_MAX_WORDS = 3
const SHORT_WORDS = 7
const OBJECTION_WORDS = 3

export function gatherSignals(clauses: readonly Clause[]): Signals {
  const all = new Set(clauses.flatMap(({ cues }) => [...cues]))
  const isVoid = (clause: Clause) =>
    clauses.some(
      (other) =>
        other.sentence === clause.sentence &&
        other.cues.has('doubt') &&
        clauses.indexOf(other) <= clauses.indexOf(clause),
    )
  const stating = clauses.filter((clause) => !clause.asked && !isVoid(clause))
  const says = (cue: Cue, where: (clause: Clause) => boolean = () => true) =>
    stating.some((clause) => clause.cues.has(cue) && where(clause))
  const onlyIf = new Set(
    clauses.filter(({ conditional, cues }) => conditional || cues.has('cond')).map(({ sentence }) => sentence),
  )
  const firmly = (clause: Clause) =>
    clause.others.length === 0 && !onlyIf.has(clause.sentence) && clause.unread <= ASSENT_UNREAD_MAX_WORDS
  const ofSlot = (clause: Clause) => clause.others.length === 0 || clause.namesSlot
  const fails = says('fails', ofSlot)
  const propose = clauses.some((clause) => clause.cues.has('propose') && !clause.cues.has('promise'))
  const looking = fails || propose || all.has('prefer') || all.has('particleNo')
  const offered = clauses.filter((clause, at) => offersTime(clause, looking) && !isMoreRefused(clause, clauses[at - 1]))
  const questions = clauses.filter(isQuestion)
  return {
    has: (cue) => all.has(cue),
    yes: says('yes', (clause) => firmly(clause) && !clause.cues.has('fails') && !isOfAnother(clause)),
    fails,
    agree: says('agree', firmly),
    particleYes: says('particleYes', firmly),
    onlyIf: stating.some(({ sentence, cues }) => onlyIf.has(sentence) && ASSENTS.some((cue) => cues.has(cue))),
    particleNo: says('particleNo', ofSlot),
    propose,
    others: offered.flatMap((clause) =>
      isTakenBack(clause, clauses) ? clause.others.map((other) => ({ ...other, doubt: true })) : clause.others,
    ),
    othersText: offered.map(({ text }) => text),
    questions: QUESTION_KINDS.filter((kind) => questions.some(({ cues }) => cues.has(kind))),
    openQuestion: questions.some((clause) => isOpen(clause)),
    objection: clauses.some((clause) => clause.against && (isUnread(clause, 2) || isExcepted(clause))),
    unread: clauses.reduce((sum, clause) => sum + (isUnread(clause) ? clause.words : 0), 0),
    words: clauses.reduce((sum, clause) => sum + clause.words, 0),
  }
}

/** "Another day would suit me": the assent is to no time that was asked for. */
function isOfAnother({ cues, namesSlot }: Clause): boolean {
  return cues.has('propose') && !namesSlot
}

/** "I am free all day, except at two." */
function isExcepted({ cues, namesSlot }: Clause): boolean {
  return namesSlot && !ASSENTS.some((cue) => cues.has(cue))
}

function isUnread(clause: Clause, least = OBJECTION_WORDS): boolean {
  return clause.cues.size === 0 && clause.mentions.length === 0 && clause.words >= least
}

const OFFERING: readonly Cue[] = [...ASSENTS, 'prefer', 'propose']

/** A time that is offered, not one that is only spoken of. */
function offersTime(clause: Clause, looking: boolean): boolean {
  const { cues, others } = clause
  if (others.length === 0 || cues.has('promise') || cues.has('away')) return false
  // "Wednesday would be better as Tuesday is impossible": the slot is refused, the other time is not.
  const refusesSlot = clause.namesSlot && cues.has('prefer')
  if (cues.has('fails') || cues.has('particleNo'))
    return others.some(({ hour }) => hour?.bound === 'after') || cues.has('propose') || refusesSlot
  // "If it is signed by Monday, yes."
  if (clause.conditional && !clause.asked && !OFFERING.some((cue) => cues.has(cue))) return false
  // "Two is fine, three isn't."
  if (clause.negated && !others.some(({ hour }) => hour?.bound)) return false
  const isWhole = looking && others.some(({ day, hour }) => day && hour)
  const asksFact = clause.asked && QUESTION_KINDS.some((kind) => cues.has(kind)) && !cues.has('propose') && !isWhole
  if (asksFact) return false
  if (clause.asked || OFFERING.some((cue) => cues.has(cue))) return true
  return looking || clause.unread <= SHORT_WORDS
}

/** "I can't do Monday at two, Wednesday at three": the list goes on. */
function isMoreRefused(clause: Clause, before: Clause | undefined): boolean {
  if (before?.sentence !== clause.sentence || clause.asked || clause.against || clause.cues.size > 0) return false
  return before.others.length > 0 && (before.cues.has('fails') || before.cues.has('particleNo'))
}

/** "I meant", "or rather": what was said before is put right. In folded text, of all languages. */
const CORRECTS =
  /(?<![\p{L}])(?:i mean|i meant|meant|(?:or|but) rather|scratch|strike|disregard|ignore|forget|never ?mind|correction|correcting|second thoughts?|wait|oops|typo|ich meine|ich meinte|meinte|vielmehr|besser gesagt|korrektur|vergiss|vergessen sie|quatsch|je (?:veux|voulais) dire|ou plutot|pardon|oubliez|oublie|rectification|quise decir|quiero decir|mejor dicho|corrijo|olvid\p{L}+|correccion|intendevo|volevo dire|anzi|correggo|lascia perdere|quis dizer|quero dizer|alias|ou melhor|correcao|esquec\p{L}+|ik bedoel\p{L}*|of liever|beter gezegd|correctie|vergeet|to znaczy|mialem na mysli|mialam na mysli|chodzilo mi|a raczej|poprawka|korekta|zapomnij|мав на увазі|мала на увазі|точніше|вірніше|виправлення|забудьте)(?![\p{L}])/u
const ALONE_MAX_WORDS = 4

/** What follows in the same mail refuses, corrects or moves the time: "3pm. Sorry, I meant 4pm." */
function isTakenBack(clause: Clause, clauses: readonly Clause[]): boolean {
  if (!clause.others.some(({ hour }) => hour)) return false
  return clauses.slice(clauses.indexOf(clause) + 1).some((later) => {
    const { cues, mentions, sentence, words } = later
    if (CORRECTS.test(fold(later.text))) return true
    // An hour in a sentence of its own, or a bare number, is another hour for the same day.
    const isNumber = mentions.length === 0 && /^\D*\d{1,2}\D*$/u.test(later.text) && words <= ALONE_MAX_WORDS
    const isHour = sentence !== clause.sentence && mentions.some(({ hour }) => hour)
    if (isNumber || (isHour && !mentions.some(({ day }) => day))) return true
    if (mentions.length > 0) return false
    return (
      cues.has('particleNo') ||
      cues.has('doubt') ||
      (sentence === clause.sentence && (cues.has('fails') || later.negated))
    )
  })
}

const ANSWERING: readonly Cue[] = ['propose', 'polite', 'promise', 'reluctant', 'decline', 'unusual', 'delegate']

function isQuestion(clause: Clause): boolean {
  return clause.asked && clause.words > 1 && !clause.cues.has('propose') && clause.others.length === 0
}

/** Neither a fact of the meeting nor a courtesy: only the house knows. */
function isOpen(clause: Clause): boolean {
  if (clause.cues.has('house')) return true
  if (QUESTION_KINDS.some((kind) => clause.cues.has(kind))) return false
  return !ANSWERING.some((cue) => clause.cues.has(cue)) && clause.words > 2
}
