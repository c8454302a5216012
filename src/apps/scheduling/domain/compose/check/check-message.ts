import { CommunicationOutput } from '#kernel/contracts/scheduling.ts'
import { checkLater } from '#kernel/validate.ts'
import { type Brief, readBrief } from '../brief.ts'
import { CONTROLS, EMAIL, EMOJI, MARKUP, URL_LIKE } from '../plain.ts'
import { checkFacts } from './facts-check.ts'
import { type Finding, findAll, finding } from './finding.ts'
import { maskAll, maskNames, partsOf } from './message.ts'
import { checkFrame, checkSentences, checkSubject } from './structure-check.ts'
import { checkLanguage, checkPeople, checkWords, type Forbidden } from './words-check.ts'

const checkSchema = checkLater(CommunicationOutput)

/**
 * The gate before every mail, whoever wrote it: all that is wrong with an output for its context; nothing is sent while
 * this is not empty. Names in the title and the place are the assistant's choice and allowed; elsewhere they are not.
 */
export function checkMessage(output: unknown, context: unknown, forbidden: Forbidden = {}): Finding[] {
  const problem = checkSchema(output)
  if (problem) return [finding('schema.output', problem.message)]
  const { subject, body, metadata } = output as CommunicationOutput
  const read = readBrief(context)
  if (metadata && 'error' in metadata) return checkError({ subject, body, metadata }, 'error' in read)
  if ('error' in read) return [finding('error.expected', `No mail can be written for this: ${read.error.error}.`)]
  const { brief } = read
  const message = partsOf(body)
  const content = maskAll(message.content, brief)
  // The reader's own name is a namesake's as well.
  const greeting = brief.firstName ? message.greeting.replace(brief.firstName, '') : message.greeting
  const named = [subject, greeting, message.content, message.closing].map((part) => maskNames(part, brief)).join('\n')
  return [
    ...checkPlain(subject, body, brief),
    ...checkSubject(subject, brief),
    ...checkFrame(message, brief),
    ...checkSentences(content, brief),
    ...checkLanguage(content, brief),
    ...checkFacts(message.content, brief),
    ...checkWords(content, brief),
    ...checkPeople(named, brief, forbidden),
  ]
}

function checkError({ subject, body }: CommunicationOutput, isExpected: boolean): Finding[] {
  const findings = isExpected ? [] : [finding('error.unexpected', 'A mail can be written for this context.')]
  return subject === '' && body === ''
    ? findings
    : [...findings, finding('error.text', 'An error comes without subject and body.', subject || body)]
}

function checkPlain(subject: string, body: string, brief: Brief): Finding[] {
  const text = `${subject}\n${body}`
  const masked = maskNames(text, brief)
  return [
    ...findAll(masked, MARKUP, 'text.markup', 'Plain text has no markup.'),
    ...findAll(text, EMOJI, 'text.emoji', 'No emoji.'),
    ...findAll(text.replaceAll('\n', ' '), CONTROLS, 'text.control', 'No control characters.'),
    ...findAll(masked, URL_LIKE, 'text.link', "No link but the meeting's own place."),
    ...findAll(masked, EMAIL, 'text.address', 'No e-mail address.'),
  ]
}
