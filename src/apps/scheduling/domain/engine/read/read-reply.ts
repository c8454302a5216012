import { explainReply, isPersonal } from '../explain/explain-reply.ts'
import type { TimeFrame } from '../times/frame.ts'
import { certainStart, type Mention, possibleStarts } from '../times/mentions.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { type Clause, readClauses } from './clauses.ts'
import { cleanReply, isForwarded, ownLines, READ_MAX_CHARS } from './clean.ts'
import { countWords } from './fold.ts'
import { detectLexicon } from './language.ts'
import { type FoundTime, nothingRead, type Reading, type ReadingKind, type Stance } from './reading.ts'
import { joinWrapped } from './sentences.ts'
import { gatherSignals, type Signals } from './signals.ts'

export interface ReplyFrame extends TimeFrame {
  expectedLanguage?: string
  /** Our last mail asked for other times: a bare yes answers that, not the slot. */
  askedForTimes: boolean
  /** The attendee's own, which may sign the mail. */
  names?: readonly string[]
}

const ALTERNATIVES_MAX = 10
const TEXT_MAX_CHARS = 300
/** A bare "yes" among so many words that nothing explains is no answer. */
const UNREAD_MAX_WORDS = 8

/** Reads one mail. What cannot be told apart is unclear: a wrong yes or no is worse than a question. */
export function readReply(content: string, frame: ReplyFrame): Reading {
  const own = ownLines(content)
  const reading = readByCues(content, frame)
  const explained = isForwarded(content) ? null : explainReply(joinWrapped(own), frame)
  // Our last mail asked for other times: a bare yes answers that, not the slot.
  const isAnswer = explained && (explained.explicit || !frame.askedForTimes || explained.kind !== 'yes')
  if (isAnswer) return { ...reading, kind: explained.kind, stance: explained.kind, questions: [], why: null }
  const forPerson = (why: string): Reading => ({ ...reading, kind: 'unusual', stance: null, why })
  if (ANSWERS.has(reading.kind)) return forPerson(isPersonal(own) ? 'personal' : 'unexplained')
  return READ_BY_CUES.has(reading.kind) && isPersonal(own) ? forPerson('personal') : reading
}

/** An answer about the slot: cues alone never decide it. */
const ANSWERS: ReadonlySet<ReadingKind> = new Set(['yes', 'preference', 'fails', 'decline', 'removed', 'unclear'])
const READ_BY_CUES: ReadonlySet<ReadingKind> = new Set(['reluctant', 'maybe', 'later', 'courtesy'])

/** Finds what a mail is mainly about by the words in it. */
function readByCues(content: string, frame: ReplyFrame): Reading {
  // What is quoted below may be in another language than the answer.
  const plain = withSigns(ownLines(content))
  const lexicon = detectLexicon(plain.slice(0, READ_MAX_CHARS), frame.expectedLanguage)
  if (!lexicon) return plain.length > READ_MAX_CHARS ? { ...nothingRead, kind: 'unusual', why: 'long' } : nothingRead
  const text = cleanReply(plain, lexicon)
  if (text.length > READ_MAX_CHARS) return { ...nothingRead, kind: 'unusual', why: 'long' }
  // Nothing but a greeting or a farewell: "Thanks!"
  if (countWords(text) === 0) return { ...nothingRead, kind: 'courtesy' }
  return readText(text, lexicon, frame)
}

function withSigns(content: string): string {
  return content
    .replace(/[\u{1F44D}\u{1F44C}\u{2705}][\u{1F3FB}-\u{1F3FF}]?/gu, ' ok ')
    .replace(/\u{1F44E}[\u{1F3FB}-\u{1F3FF}]?/gu, ' no ')
}

function readText(text: string, lexicon: Lexicon, frame: ReplyFrame): Reading {
  const clauses = readClauses(text, lexicon, frame)
  const signals = gatherSignals(clauses)
  const stance = stanceOf(signals, frame)
  const reading = { ...nothingRead, stance, questions: signals.questions, ...timesOf(signals, frame) }
  if (isAway(signals)) return { ...reading, kind: 'away', stance: null, ...returnOf(clauses) }
  if (signals.has('unusual')) return { ...reading, kind: 'unusual', stance: null, why: 'special' }
  if (signals.has('removed') && !signals.yes) return { ...reading, kind: 'removed', stance: 'removed' }
  if (signals.has('delegate')) return { ...reading, kind: 'unusual', stance: null, why: 'delegates' }
  // Whoever declines does not ask where to park.
  if (stance === 'decline' && (signals.openQuestion || signals.questions.length > 0))
    return { ...reading, kind: 'internal', stance: null, why: 'question' }
  if (stance === 'decline' || stance === 'fails' || stance === 'alternative' || stance === 'reluctant') {
    const later = stance === 'fails' && signals.has('promise')
    return later ? { ...reading, kind: 'later', ...promiseOf(clauses) } : { ...reading, kind: stance }
  }
  if (signals.openQuestion) return { ...reading, kind: 'internal', why: 'question' }
  if (signals.has('cond')) return { ...reading, kind: 'internal', stance: 'maybe', why: 'conditional' }
  if (signals.questions.length > 0) return { ...reading, kind: 'question' }
  if (signals.has('promise') && stance !== 'yes') return { ...reading, kind: 'later', ...promiseOf(clauses) }
  if (stance) return { ...reading, kind: stance }
  const onlyCourtesy = signals.has('polite') && signals.unread === 0 && !signals.has('doubt') && !signals.particleNo
  return { ...reading, kind: onlyCourtesy ? 'courtesy' : 'unclear' }
}

function stanceOf(signals: Signals, frame: ReplyFrame): Stance {
  const { has, others } = signals
  const accepts = signals.yes || (!frame.askedForTimes && (signals.agree || signals.particleYes))
  if (has('removed') && signals.yes) return null
  if (has('decline')) return others.length > 0 ? 'alternative' : signals.yes ? null : 'decline'
  if (signals.fails)
    return signals.yes ? (others.length > 0 ? 'alternative' : null) : others.length > 0 ? 'alternative' : 'fails'
  if (has('reluctant')) return accepts || has('maybe') || has('propose') ? 'reluctant' : null
  if (signals.particleNo)
    return signals.yes || signals.agree || signals.particleYes || has('doubt')
      ? null
      : others.length > 0
        ? 'alternative'
        : isBare(signals)
          ? 'fails'
          : null
  if (signals.yes) return acceptance(signals)
  if (others.length > 0) return accepts && has('prefer') && !signals.propose ? 'preference' : 'alternative'
  if (signals.propose && !has('promise') && !has('cond'))
    return signals.questions.length > 0 || signals.openQuestion ? null : 'fails'
  if (!accepts) return has('maybe') || signals.onlyIf ? 'maybe' : null
  // "Yes, I got your mail", "sure, I will look": it may not be the slot that is meant.
  return !has('maybe') && (signals.unread > 0 || has('promise')) ? null : acceptance(signals)
}

function acceptance({ has, objection, others, propose }: Signals): Stance {
  if (has('maybe') || has('doubt')) return 'maybe'
  if (has('prefer') || others.length > 0 || propose) return 'preference'
  return objection ? null : 'yes'
}

function isBare(signals: Signals): boolean {
  return signals.unread <= UNREAD_MAX_WORDS
}

/** An absence notice; somebody who is away that day and says so in an answer is not one. */
function isAway({ has, yes, propose, particleYes, particleNo, fails }: Signals): boolean {
  return has('away') && !yes && !propose && !particleYes && !particleNo && !fails
}

function timesOf(
  { others, othersText }: Signals,
  frame: ReplyFrame,
): Pick<Reading, 'alternatives' | 'possible' | 'alternativeText'> {
  const alternatives: FoundTime[] = []
  const possible: number[] = []
  let uncertain = false
  let otherDay = false
  for (const mention of others) {
    // "Wednesday is better. 3pm?" - of which day?
    const carried = !mention.day && otherDay
    const startMs = carried ? null : certainStart(mention, frame)
    if (mention.day) otherDay = true
    if (startMs === null) {
      uncertain = true
      if (!carried) possible.push(...possibleStarts(mention, frame))
    } else if (!alternatives.some((known) => known.startMs === startMs)) {
      alternatives.push({ startMs, text: clip(mention.text) })
    }
  }
  return {
    alternatives: alternatives.slice(0, ALTERNATIVES_MAX),
    possible: [...new Set(possible)].slice(0, ALTERNATIVES_MAX),
    alternativeText: uncertain ? clip([...new Set(othersText)].join('; ')) : null,
  }
}

function clip(text: string): string {
  return text.slice(0, TEXT_MAX_CHARS).toWellFormed()
}

function promiseOf(clauses: readonly Clause[]): Pick<Reading, 'untilDay'> {
  const at = clauses.findIndex(({ cues }) => cues.has('promise'))
  const sentence = clauses[at]?.sentence
  return {
    untilDay: lastDay(clauses.filter((clause) => clause.sentence === sentence).flatMap(({ mentions }) => mentions)),
  }
}

function returnOf(clauses: readonly Clause[]): Pick<Reading, 'untilDay' | 'backThatDay'> {
  const from = clauses.filter(({ cues, mentions }) => cues.has('away') && mentions.length > 0)
  const clause = from.at(-1) ?? clauses.findLast(({ mentions }) => mentions.length > 0)
  const mentions = clause?.mentions ?? []
  const untilDay = certainDay(mentions.at(-1))
  return {
    untilDay,
    backThatDay: /\b(?:back|return|zuruck|retour|vuelt|ritorn|rientr|regress|volt|terug|wroc|wraca|поверн)/iu.test(
      clause?.text ?? '',
    ),
  }
}

/** "until Monday" names no day for a meeting, but one for a return. */
function certainDay(mention: Mention | undefined): number | null {
  const [first, second] = mention?.day?.days ?? []
  return second === undefined ? (first ?? mention?.day?.last ?? null) : null
}

/** The latest day that is meant by any of them; of several readings of one name, the nearer. */
function lastDay(mentions: readonly Mention[]): number | null {
  const days = mentions.map(({ day }) => day?.days[0] ?? day?.last ?? null).filter((day) => day !== null)
  return days.length > 0 ? Math.max(...days) : null
}
