import type { Brief } from '../brief.ts'
import { typeset } from '../render.ts'
import { sentencesOf } from '../sentences.ts'
import { WORDS } from '../words/all.ts'
import { subjectOf } from '../write-message.ts'
import { type Finding, finding } from './finding.ts'
import type { Message } from './message.ts'

const SENTENCES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Initiate: [3, 5],
  Follow_up: [2, 3],
  Reply: [2, 4],
  Confirm: [2, 3],
}
/** The other mails may end with what happens next. */
const MUST_ASK = ['Initiate', 'Follow_up', 'Reply.clarify', 'Reply.persist', 'Reply.request_alternatives']

export function checkSubject(subject: string, brief: Brief): Finding[] {
  const { language, details, action } = brief
  const lines = /[\n\r]/.test(subject) ? [finding('subject.lines', 'A subject is one line.', subject)] : []
  const allowed = [subjectOf(brief), ...(action === 'Initiate' && details.title ? [details.title] : [])]
  const bare = (text: string) => text.replace(/\s+/gu, ' ').trim()
  if (allowed.some((text) => bare(text) === bare(subject))) return lines
  return [
    ...lines,
    finding('subject.pattern', `The subject has to be "${typeset(subjectOf(brief), language)}".`, subject),
  ]
}

export function checkFrame({ greeting, closing }: Message, { language, firstName }: Brief): Finding[] {
  const words = WORDS[language]
  const bare = (line: string) =>
    line
      .replace(/[\s,.:!]+$/u, '')
      .replace(/,/gu, '')
      .replace(/\s+/gu, ' ')
      .toLowerCase()
  const greetings = firstName
    ? words.greetings.map((text) => text.replace('{name}', () => firstName))
    : [words.greetingBare]
  const findings: Finding[] = []
  if (!greetings.some((text) => bare(text) === bare(greeting)))
    findings.push(
      finding(
        'greeting.wrong',
        'The first line greets with the first name only, in the language of the mail.',
        greeting,
      ),
    )
  if (!words.closings.some((text) => bare(text) === bare(closing)))
    findings.push(finding('closing.wrong', 'The last line closes in the language of the mail.', closing))
  return findings
}

/** `content` is masked: what stands in a title or a place is no sentence. */
export function checkSentences(content: string, { action }: Brief): Finding[] {
  const sentences = sentencesOf(content)
  const [least, most] = SENTENCES[action.split('.')[0]!]!
  const findings: Finding[] = []
  if (sentences.length < least || sentences.length > most)
    findings.push(
      finding('sentences.count', `It has ${sentences.length} sentences; ${action} has ${least} to ${most}.`),
    )
  const questions = content.match(/[?？]/gu)?.length ?? 0
  if (questions > 1) findings.push(finding('question.count', 'One question is asked, not several.', sentences.at(-1)))
  const asksLast = /[?？]["'”»)]*$/u.test(sentences.at(-1) ?? '')
  if (MUST_ASK.includes(action) && !asksLast)
    findings.push(finding('question.missing', 'The mail ends with one clear question.', sentences.at(-1)))
  return findings
}
