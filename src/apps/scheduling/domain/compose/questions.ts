import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { agrees, type Details } from './details.ts'
import { findFacts } from './facts.ts'
import { ownWords } from './history.ts'
import { wholeWords } from './plain.ts'
import { sentencesOf } from './sentences.ts'
import { WORDS } from './words/all.ts'
import { TOPICS, type Topic } from './words/words.ts'

export interface Questions {
  /** In the order in which they were asked. */
  topics: Topic[]
  /** Something was asked that has no topic here. */
  hasOther: boolean
}

interface Patterns {
  topics: ReadonlyArray<readonly [Topic, RegExp]>
  asking: RegExp
  smallTalk: RegExp
}

const QUESTIONS_MAX = 40
const known = new Map<MailLanguage, Patterns>()

function patternsOf(language: MailLanguage): Patterns {
  const { questions, asking, smallTalk } = WORDS[language]
  const patterns = known.get(language) ?? {
    topics: TOPICS.map((topic) => [topic, wholeWords(questions[topic])] as const),
    asking: wholeWords(asking),
    smallTalk: wholeWords(smallTalk),
  }
  known.set(language, patterns)
  return patterns
}

/** What these messages ask. A language that the mail is not written in is still heard, if only English. */
export function findQuestions(contents: readonly string[], language: MailLanguage, details: Details): Questions {
  const asked = new Set<Topic>()
  let hasOther = false
  for (const sentence of contents.flatMap((content) => sentencesOf(ownWords(content))).slice(0, QUESTIONS_MAX)) {
    const isMarked = /[?？;;]\s*["'”»)]*$/u.test(sentence) && /[?？]/u.test(sentence)
    const text = sentence.replace(/’/gu, "'")
    if (!isMarked && !patternsOf(language).asking.test(text.replace(/^[\p{P}\s]+/u, ''))) continue
    const topics = topicsOf(text, language, details)
    for (const topic of topics) asked.add(topic)
    if (topics.length === 0 && isMarked && !isSmallTalk(text, language)) hasOther = true
  }
  return { topics: [...asked], hasOther }
}

function topicsOf(sentence: string, language: MailLanguage, details: Details): Topic[] {
  const own = matching(sentence, language)
  const topics = new Set(own.length > 0 || language === 'en' ? own : matching(sentence, 'en'))
  for (const fact of findFacts(sentence, language)) {
    if (fact.kind === 'zone') topics.add('zone')
    else if (fact.kind === 'duration') topics.add('duration')
    else if (fact.kind !== 'number' && fact.kind !== 'month') {
      // "Tuesday at 2?" asks again; "Wednesday at 3?" asks for something else.
      topics.add(agrees(fact, details, language) ? 'when' : 'another')
    }
  }
  if (topics.has('another')) topics.delete('when')
  return [...topics]
}

function matching(sentence: string, language: MailLanguage): Topic[] {
  return patternsOf(language).topics.flatMap(([topic, pattern]) => (pattern.test(sentence) ? [topic] : []))
}

const BESIDE_SMALL_TALK_WORDS = 3

/** "How are you today, Anna?" But "is there parking or not?" asks something, whatever small words it ends with. */
function isSmallTalk(sentence: string, language: MailLanguage): boolean {
  const { smallTalk } = patternsOf(language)
  const beside = sentence.replace(smallTalk, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return smallTalk.test(sentence) && beside.length <= BESIDE_SMALL_TALK_WORDS
}
