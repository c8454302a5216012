import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { WORDS } from '../words/all.ts'

export interface Vocabulary {
  /** Every word of the templates, in small letters. */
  words: ReadonlySet<string>
  /** As they are written inside a sentence, and at its beginning. */
  inside: ReadonlySet<string>
  atStart: ReadonlySet<string>
}

const known = new Map<MailLanguage, Vocabulary>()

/** The words that the composer itself writes in a language. */
export function vocabularyOf(language: MailLanguage): Vocabulary {
  const vocabulary = known.get(language) ?? build(language)
  known.set(language, vocabulary)
  return vocabulary
}

export function tokensOf(text: string): string[] {
  return text.replace(/’/gu, "'").match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu) ?? []
}

function build(language: MailLanguage): Vocabulary {
  const w = WORDS[language]
  const groups = [w.initiate, w.followUp, w.clarify, w.persist, w.alternatives, w.pending, w.finalized]
  const templates = [
    ...groups.flatMap((group) => Object.values(group).flat() as string[]),
    ...[w.ask, w.askBare, w.thanks, w.planned, w.closings, w.greetings].flat(),
    ...Object.values(w.answers),
    ...Object.values(w.subject),
    w.slot,
    w.slotAtEleven ?? '',
    w.meeting,
  ].map((template) => template.replace(/\{\w+\}/gu, '□').replace(/[[\]]/gu, ''))
  const starts = templates.map((template) => tokensOf(template)[0] ?? '').filter((token) => token !== '')
  const capital = (token: string) => token.replace(/^./u, (letter) => letter.toUpperCase())
  const inside = templates.flatMap((template) => tokensOf(template).slice(1))
  return {
    words: new Set([...starts, ...inside].map((token) => token.toLowerCase())),
    inside: new Set([...inside, ...starts]),
    atStart: new Set(starts.flatMap((token) => [token, capital(token)])),
  }
}
