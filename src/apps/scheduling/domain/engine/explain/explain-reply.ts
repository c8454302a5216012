import { MAIL_LANGUAGES } from '#kernel/contracts/scheduling.ts'
import { LEXICONS } from '../read/language.ts'
import type { TimeFrame } from '../times/frame.ts'
import { type CompiledGrammar, compileGrammar, type Grammar, type PhraseKind } from './grammar.ts'
import { openReasonEnds } from './open-reason.ts'
import { canBegin, compilePattern, endsOf, type Parts } from './patterns.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import { it } from './phrases/it.ts'
import { nl } from './phrases/nl.ts'
import { pl } from './phrases/pl.ts'
import { pt } from './phrases/pt.ts'
import { refusals } from './phrases/refusals.ts'
import { shared } from './phrases/shared.ts'
import { uk } from './phrases/uk.ts'
import { isBareSignature, isLastName, isSignature, nameEnds } from './signature.ts'
import { dayEnds, slotEnds } from './slot-words.ts'
import { plain, type Token, tokenize } from './tokens.ts'

export interface ExplainFrame extends TimeFrame {
  /** Names that may sign the mail or be greeted in it. */
  names?: readonly string[]
}

/** What a reply says, where every part of it is explained. */
export interface Explained {
  kind: 'yes' | 'preference' | 'fails' | 'decline' | 'removed'
  /** The slot itself is spoken of, not only agreed to. */
  explicit: boolean
}

interface Verdict extends Explained {
  /** Refused by "no" alone. */
  isMereNo?: boolean
}

/**
 * Reads a reply by a grammar that must explain all of it: acceptance or refusal of this slot, greeting, thanks, pleasantries and
 * signature. Null where one word, sign or time is left over, or where two readings disagree. Nothing is looked for by keyword.
 */
export function explainReply(source: string, frame: ExplainFrame): Explained | null {
  const tokens = tokenize(source)
  if (!tokens || tokens.length === 0) return null
  if (tokens.some(({ kind, text }) => kind === 'other' && !/^[|&/+#·•@?¿]$/u.test(text))) return null
  if (isRepeated(tokens)) return null
  const found: Verdict[] = []
  // Our mails give the recipient's own time. An hour that is the slot's only on the organizer's clock may be another.
  const zone = frame.ownZone ?? frame.askedZone
  for (const grammar of grammars()) {
    const read = readIn(grammar, tokens, source, frame, zone)
    if (read === 'contradictory') return null
    if (read) found.push(read)
  }
  // "No, thank you." is a mere no to a language that knows only its first word.
  const kinds = found.some(({ kind }) => kind === 'decline') ? found.filter(({ isMereNo }) => !isMereNo) : found
  const [first] = kinds
  if (!first || kinds.some(({ kind }) => kind !== first.kind)) return null
  return { kind: first.kind, explicit: kinds.some(({ explicit }) => explicit) }
}

/** "Sure, sure", "ok ok": whoever says it twice may mean the opposite. "Moin moin" greets. */
function isRepeated(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, raw }) => kind === 'word' || raw === '\n')
  return words.some(
    ({ kind, text }, at) => kind === 'word' && text === words[at + 1]?.text && !/^(?:moin|hoi)$/u.test(text),
  )
}

const GRAMMARS: Readonly<Record<(typeof MAIL_LANGUAGES)[number], Grammar>> = { en, es, fr, de, it, pt, nl, pl, uk }
let compiled: readonly CompiledGrammar[] | null = null

function grammars(): readonly CompiledGrammar[] {
  compiled ??= MAIL_LANGUAGES.map((language) => compileGrammar(GRAMMARS[language], shared, refusals[language]))
  return compiled
}

/** Sickness, death, absence: a person reads it, whatever else is said. */
export function isPersonal(source: string): boolean {
  personal ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${MAIL_LANGUAGES.flatMap((language) => GRAMMARS[language].personal.split(/[;\n]/u))
      .map((text) => text.trim().split(/\s+/u).map(plain).join(' '))
      .filter((text) => text !== '')
      .join('|')})`,
    'u',
  )
  return personal.test(source.split(/\s+/u).map(plain).join(' '))
}
let personal: RegExp | null = null

const FLAGS: Readonly<Record<PhraseKind, number>> = {
  yes: 1,
  accept: 2,
  agree: 4,
  no: 8,
  fails: 16,
  decline: 32,
  removed: 64,
  sorry: 128,
  but: 256,
  prefer: 512,
  absent: 8192,
  later: 16384,
  heard: 65536,
  final: 262144,
  reason: 524288,
  open: 524288,
  another: 2097152,
  greeting: 0,
  thanks: 0,
  neutral: 0,
  closing: 0,
}
const CHEER = 1024
/** The slot is named on its own: a refusal beside it may be of this time only. */
const SLOT_NAMED = 32768
/** The reason names the time of the slot: "Sorry, I am in court that day" refuses, "Sorry, I am in court" may only be short. */
const REASON_NOW = 1048576
/** Accepted in more than one word. */
const SAID_IN_FULL = 131072
const ASSENTS = FLAGS.yes | FLAGS.accept | FLAGS.agree
/** Beside a yes these contradict it. */
const AGAINST_ASSENT = FLAGS.sorry | FLAGS.absent | FLAGS.later | FLAGS.final | FLAGS.reason | FLAGS.another
/** A refusal beside these is not for good. */
const NOT_FINAL = FLAGS.fails | FLAGS.later | FLAGS.reason | FLAGS.another | SLOT_NAMED
const REFUSALS = FLAGS.no | FLAGS.fails | FLAGS.decline | FLAGS.removed

/** "Suits me not at all well": a yes does not follow a no or a reason without a pause, nor a no a yes. */
const JUST_ASSENTED = 2048
const JUST_REFUSED = 4096

/** Beside an answer in words; alone they are no words. A wink or a rolling eye is explained by nothing. */
const GLAD = new Set([...'👍👌✅☑✔😀😃😄😁🎉🥳🤩😎💯🤝💪✨🙌🥂✌🤙🫡'])
/** Only friendly: beside a refusal too. */
const FRIENDLY = new Set([...'🙂😊☺😇🤗🥰🙏👋☕🌞☀🌸🌷🌹🌻🌺🌼🌵🌴🌲❤💐🍀🎄❄⛄🎁📅📆🗓🔒📝✉📧📩📞💻'])
const SAD = new Set([...'😞😔🙁☹😕😢😥😟'])

/** Within a reason: "Donderdag moet ik helaas werken". */
const REGRETS = new Set(
  'unfortunately sadly leider bedauerlicherweise malheureusement helas lamentablemente desgraciadamente purtroppo infelizmente helaas niestety жаль'.split(
    ' ',
  ),
)

/** "Noted." says that a mail was read, not that its time suits. */
const ACKNOWLEDGED = new Set(
  `noted note bien c'est cest notiert vermerkt anotado anotada apuntado apuntada segnato annotato genoteerd zanotowane
  zapisane zanotowalem zanotowalam записано занотовано занотував занотувала записав записала`.split(/\s+/u),
)

/** After these a name may follow a comma, or stand on the next line. */
const BEFORE_NAME: ReadonlySet<PhraseKind> = new Set(['thanks', 'closing'])

function readIn(
  grammar: CompiledGrammar,
  tokens: readonly Token[],
  source: string,
  frame: ExplainFrame,
  zone: string,
): Verdict | 'contradictory' | null {
  const known = new Set((frame.names ?? []).flatMap((name) => name.split(/[^\p{L}\p{M}]+/u).map(plain)).filter(Boolean))
  const { times, language } = LEXICONS[grammar.language]
  const reader = { source, tokens, times, joins: grammar.joins, language, frame, zone }
  const cached = (ends: (at: number) => readonly number[]) => {
    const places = new Map<number, readonly number[]>()
    return (at: number) => {
      const before = places.get(at) ?? ends(at)
      places.set(at, before)
      return before
    }
  }
  const personal = isPersonal(source)
  const during = (at: number) => [...endsOf(DURING, at, tokens, parts)]
  const parts: Parts = {
    found: new Map(),
    named: grammar.named,
    coded: {
      slot: cached((at) => slotEnds({ ...reader, exact: true }, at)),
      time: cached((at) => slotEnds({ ...reader, exact: false }, at)),
      day: cached((at) => dayEnds({ ...reader, exact: true }, at)),
      name: cached((at) => nameEnds(tokens, at, known)),
      called: cached((at) => calledEnds(tokens, at, known)),
      comma: (at) => (tokens[at]?.text === ',' ? [at + 1] : []),
      question: (at) => (/^[?¿]$/u.test(tokens[at]?.text ?? '') ? [at + 1] : []),
      // Nothing of the same sentence comes before: "I'm in court" is not "I'm in" and a court.
      begin: (at) => (at === 0 || tokens[at - 1]!.kind === 'break' ? [at] : []),
      open: personal ? () => [] : cached((at) => openReasonEnds(tokens, at, during)),
      // Nothing of the same sentence follows.
      stop: (at) => (at === tokens.length || tokens[at]!.kind === 'break' || tokens[at]!.kind === 'emoji' ? [at] : []),
    },
  }
  /** By place: what has been said on a way that explains everything before it. */
  const said: Array<Set<number>> = Array.from({ length: tokens.length + 1 }, () => new Set<number>())
  said[0]!.add(0)
  const go = (from: ReadonlySet<number>, to: number, flag: number) => {
    const next = (flag & ASSENTS ? JUST_ASSENTED : 0) | (flag & (REFUSALS | FLAGS.reason) ? JUST_REFUSED : 0)
    for (const flags of from) {
      const clash = (flags & JUST_REFUSED && flag & ASSENTS) || (flags & JUST_ASSENTED && flag & REFUSALS)
      // "Ja, ja." is not a yes.
      const again = flags & flag & FLAGS.yes
      // "Better on Wednesday, then I can": once another time is named, "then" and "that" are of it.
      const ofOther = (flag & FLAGS.prefer && !(flags & FLAGS.accept)) || (flags & FLAGS.prefer && flag & ASSENTS)
      if (!clash && !again && !ofOther) said[to]!.add(flags | flag | next)
    }
  }
  for (let at = 0; at < tokens.length; at++) {
    const from = said[at]!
    if (from.size === 0) continue
    const token = tokens[at]!
    if (token.kind === 'break') for (const flags of from) said[at + 1]!.add(flags & ~(JUST_ASSENTED | JUST_REFUSED))
    if (token.kind === 'emoji' && GLAD.has(token.text)) go(from, at + 1, CHEER)
    if (token.kind === 'emoji' && FRIENDLY.has(token.text)) go(from, at + 1, 0)
    if (token.kind === 'emoji' && SAD.has(token.text)) go(from, at + 1, FLAGS.sorry)
    for (const end of parts.coded.slot!(at)) go(from, end, SLOT_NAMED)
    if (token.opensLine && at > 0 && isBareSignature(tokens, afterDash(tokens, at), known)) go(from, tokens.length, 0)
    if (isLastName(tokens, at, known)) go(from, tokens.length, 0)
    for (const { kind, pattern, firsts } of grammar.phrases) {
      if (!canBegin(firsts, at, tokens, parts)) continue
      for (const end of endsOf(pattern, at, tokens, parts)) {
        // "Ja, dag!": after an answer a greeting is a goodbye, or mocks.
        if (kind === 'greeting' && [...from].every((flags) => flags & (ASSENTS | REFUSALS))) continue
        const heard = tokens.slice(at, end).every(({ text }) => ACKNOWLEDGED.has(text))
        const now = kind === 'reason' && isTimed(at, end, tokens, parts) ? REASON_NOW : 0
        const regret =
          kind === 'reason' && tokens.slice(at, end).some(({ text }) => REGRETS.has(text)) ? FLAGS.sorry : 0
        const inFull = kind === 'accept' && end - at > 1 ? SAID_IN_FULL : 0
        go(from, end, heard ? FLAGS.heard : FLAGS[kind] | inFull | now | regret)
        if (BEFORE_NAME.has(kind) && endsAtSignature(tokens, at, end, kind, known)) go(from, tokens.length, FLAGS[kind])
      }
    }
  }
  return verdictOf([...said[tokens.length]!])
}

/** Whether words for the time of the slot are in it. */
function isTimed(start: number, end: number, tokens: readonly Token[], parts: Parts): boolean {
  for (let at = start; at < end; at++)
    for (const last of endsOf(DURING, at, tokens, parts)) if (last <= end) return true
  return false
}
const DURING = compilePattern('<during>')

/** "Hi Anna", and "Hi, Anna!" */
function calledEnds(tokens: readonly Token[], at: number, known: ReadonlySet<string>): number[] {
  if (tokens[at]?.text !== ',') return nameEnds(tokens, at, known)
  return nameEnds(tokens, at + 1, known).filter((end) => end < tokens.length && tokens[end]!.kind === 'break')
}

function afterDash(tokens: readonly Token[], at: number): number {
  return /^[-–—]$/u.test(tokens[at]?.text ?? '') ? at + 1 : at
}

function endsAtSignature(
  tokens: readonly Token[],
  start: number,
  end: number,
  kind: PhraseKind,
  known: ReadonlySet<string>,
): boolean {
  let at = end
  while (tokens[at]?.kind === 'break') at += 1
  // "Thanks Anna" greets; "Thanks, Anna" signs, and so does "LG Anna" at the beginning of a sentence.
  const opens = start === 0 || tokens[start - 1]!.kind === 'break'
  return at < tokens.length && (at > end || (kind === 'closing' && opens)) && isSignature(tokens, at, known)
}

function isRefusal(flags: number): boolean {
  if ((flags & REFUSALS) !== 0) return true
  // Whoever is kept and wishes for another proposal has refused this one.
  if ((flags & FLAGS.reason) !== 0 && (flags & FLAGS.another) !== 0) return true
  return (flags & REASON_NOW) !== 0 && (flags & (FLAGS.sorry | FLAGS.but)) !== 0
}

function verdictOf(ways: readonly number[]): Verdict | 'contradictory' | null {
  const assents = ways.some((flags) => (flags & ASSENTS) !== 0)
  const refuses = ways.some(isRefusal)
  if (assents && refuses) return 'contradictory'
  if (assents) {
    const clean = ways.filter((flags) => (flags & AGAINST_ASSENT) === 0 && (flags & ASSENTS) !== 0)
    const isMeant = (flags: number) => (flags & SAID_IN_FULL) !== 0 || (flags & FLAGS.heard) === 0
    const yes = clean.filter((flags) => (flags & (FLAGS.but | FLAGS.prefer)) === 0 && isMeant(flags))
    if (yes.length > 0) return { kind: 'yes', explicit: yes.some((flags) => (flags & FLAGS.accept) !== 0) }
    const preferred = clean.some((flags) => (flags & FLAGS.prefer) !== 0 && (flags & FLAGS.accept) !== 0)
    return preferred ? { kind: 'preference', explicit: true } : null
  }
  if (!refuses || ways.some((flags) => (flags & (FLAGS.prefer | CHEER)) !== 0)) return null
  const all = ways.filter(isRefusal)
  if (all.some((flags) => (flags & FLAGS.removed) !== 0)) return { kind: 'removed', explicit: true }
  // A reason that only concerns this time leaves another one open.
  // "No, thanks." is a no and thanks on one way, and a refusal on the other.
  const declines = all.some((flags) => (flags & (FLAGS.decline | FLAGS.final)) !== 0)
  const final =
    declines && all.every((flags) => (flags & (FLAGS.decline | FLAGS.no)) !== 0 && (flags & NOT_FINAL) === 0)
  const isMereNo = all.every((flags) => (flags & (REFUSALS | NOT_FINAL | FLAGS.final)) === FLAGS.no)
  return { kind: final ? 'decline' : 'fails', explicit: true, isMereNo }
}
