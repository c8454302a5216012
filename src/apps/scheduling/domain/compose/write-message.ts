import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { MailAction } from './action.ts'
import type { Brief } from './brief.ts'
import { ended, fill, typeset, type Values, valuesOf } from './render.ts'
import { type Picker, pickBy } from './vary.ts'
import { WORDS } from './words/all.ts'
import type { Topic, Variants, Words } from './words/words.ts'

/** What stands between greeting and closing: sentences, and what the reader is asked or told last. */
interface Content {
  sentences: string[]
  last: string
}

interface Desk {
  brief: Brief
  words: Words
  values: Values
  pick: Picker
  /** One of the variants that can be said with what is known. */
  say: (kind: string, variants: Variants) => string
}

export function writeMessage(brief: Brief, attempt: number): { subject: string; body: string } {
  const words = WORDS[brief.language]
  const values = valuesOf(brief.details, brief.language)
  const pick = pickBy(brief.seed, attempt)
  const say = (kind: string, variants: Variants) =>
    pick(
      kind,
      variants.map((variant) => fill(typeset(variant, brief.language), values)).filter((text) => text !== null),
    ) ?? ''
  const { sentences, last } = CONTENTS[brief.action]({ brief, words, values, pick, say })
  const greetings = words.greetings.slice(0, words.composed ?? 1)
  const greeting = brief.firstName
    ? pick('greeting', greetings).replace('{name}', () => brief.firstName)
    : words.greetingBare
  const text = sentences.filter((sentence) => sentence !== '')
  const body = [
    greeting,
    text.map((s, i) => begin(s, i === 0 && words.smallStart)).join(' '),
    begin(last),
    pick('closing', words.closings.slice(0, 2)),
  ]
  return { subject: subjectOf(brief), body: body.join('\n\n') }
}

export function subjectOf({ action, language, details }: Pick<Brief, 'action' | 'language' | 'details'>): string {
  const { subject, meeting } = WORDS[language]
  const pattern = action === 'Initiate' ? subject.initiate : action === 'Follow_up' ? subject.followUp : subject.reply
  return typeset(pattern, language).replace('{title}', () => details.title ?? meeting)
}

function begin(sentence: string, isSmall: boolean | undefined = false): string {
  return isSmall
    ? sentence
    : sentence.replace(/^(["'¿«„]*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
}

const ask = ({ words, values, say }: Desk) => (values.slot ? say('ask', words.ask) : say('ask', words.askBare))

const CONTENTS: Record<MailAction, (desk: Desk) => Content> = {
  Initiate: (desk) => {
    const { open, propose, place } = desk.words.initiate
    return {
      sentences: [
        desk.say('open', open),
        merged(desk.say('propose', propose), desk.brief.language),
        desk.say('place', place),
      ],
      last: ask(desk),
    }
  },
  Follow_up: (desk) => {
    const { open, middle } = desk.words.followUp
    const answers = joined(clausesOf(desk, ['when']), 1, desk.brief.language)
    const second =
      answers.length > 0 ? answers : desk.pick('middle?', [true, false, true]) ? [desk.say('middle', middle)] : []
    return { sentences: [desk.say('open', open), ...second], last: ask(desk) }
  },
  Reply: (desk) => CONTENTS['Reply.clarify'](desk),
  'Reply.answer': (desk) => {
    const clauses = clausesOf(desk, [])
    // The question at the end is about a time, so the mail names it.
    const isSlotDue = !desk.brief.questions.topics.includes('when') && desk.values.slot
    const when = isSlotDue ? [fill(desk.words.answers.when, desk.values)!] : []
    const answers =
      clauses.length > 0
        ? joined([...clauses, ...when], 2, desk.brief.language)
        : [desk.say('planned', desk.words.planned)]
    return {
      sentences: [
        clauses.length > 0 ? desk.say('thanks', desk.words.thanks) : desk.say('open', desk.words.clarify.open),
        ...answers,
      ],
      last: ask(desk),
    }
  },
  'Reply.clarify': (desk) => {
    const { open, ask: question } = desk.words.clarify
    const answers = joined(clausesOf(desk, ['when']), 1, desk.brief.language)
    const last = desk.values.slot ? desk.say('ask', question) : desk.say('ask', desk.words.askBare)
    return { sentences: [desk.say('open', open), desk.say('planned', desk.words.planned), ...answers], last }
  },
  'Reply.persist': (desk) => {
    const { open, ask: question } = desk.words.persist
    const answers = joined(clausesOf(desk, ['when']), 1, desk.brief.language)
    const last = desk.values.slot ? desk.say('ask', question) : desk.say('ask', desk.words.askBare)
    return { sentences: [desk.say('open', open), desk.say('planned', desk.words.planned), ...answers], last }
  },
  'Reply.request_alternatives': (desk) => {
    const { open, note, ask: question } = desk.words.alternatives
    const answers = joined(clausesOf(desk, ['another']), 1, desk.brief.language)
    return { sentences: [desk.say('open', open), ...answers, desk.say('note', note)], last: desk.say('ask', question) }
  },
  Confirm: (desk) => CONTENTS['Confirm.pending_others'](desk),
  'Confirm.pending_others': (desk) => {
    const { open, next } = desk.words.pending
    return {
      sentences: [desk.say('open', open), ...joined(clausesOf(desk, ['when', 'confirmed']), 1, desk.brief.language)],
      last: desk.say('next', next),
    }
  },
  'Confirm.finalized': (desk) => {
    const { open, next } = desk.words.finalized
    const clauses = clausesOf(desk, ['when', 'confirmed'])
    const place = fill(typeset(desk.words.answers.where, desk.brief.language), desk.values)
    const answers = joined(clauses.length > 0 || !place ? clauses : [place], 1, desk.brief.language)
    return { sentences: [desk.say('open', open), ...answers], last: desk.say('next', next) }
  },
}

/** An answer to each thing that was asked, but for what the mail says anyway. */
function clausesOf({ brief, words, values }: Desk, said: Topic[]): string[] {
  const { answers } = words
  const isSaid = (topic: Topic) => said.includes(topic) && (topic !== 'when' || values.slot !== undefined)
  const keys = brief.questions.topics
    .filter((topic) => !isSaid(topic))
    .map((topic): keyof Words['answers'] => {
      if (topic === 'where' || topic === 'link') return values.place ? 'where' : 'check'
      if (topic === 'when') return values.slot ? 'when' : 'check'
      if (topic === 'duration') return values.duration ? 'duration' : 'check'
      if (topic === 'zone') return values.zone ? 'zone' : 'check'
      if (topic === 'about') return values.about ? 'about' : values.title ? 'aboutTitle' : 'check'
      if (topic === 'agenda') return values.about ? 'about' : 'check'
      return topic === 'confirmed' && brief.action === 'Confirm.finalized' ? 'final' : topic
    })
  const all = new Set(brief.questions.hasOther ? [...keys, 'check' as const] : keys)
  // What remains to be checked is said last.
  const ordered = [...all].sort((a, b) => Number(a === 'check') - Number(b === 'check'))
  return ordered.map((key) => fill(typeset(answers[key], brief.language), values)).filter((clause) => clause !== null)
}

function between(language: MailLanguage): string {
  return typeset(language === 'fr' ? ' ; ' : '; ', language)
}

/** Zone and duration in one pair of brackets. */
function merged(sentence: string, language: MailLanguage): string {
  return sentence.replace(') (', between(language))
}

/** At most so many sentences, with all the clauses in them. */
function joined(clauses: string[], sentencesMax: number, language: MailLanguage): string[] {
  const size = Math.ceil(clauses.length / Math.min(sentencesMax, clauses.length || 1))
  const groups: string[] = []
  for (let i = 0; i < clauses.length; i += size) groups.push(ended(clauses.slice(i, i + size).join(between(language))))
  return groups.map((group) => begin(group))
}
