import type { Brief } from '../brief.ts'
import { agrees } from '../details.ts'
import { findFacts } from '../facts.ts'
import { type Finding, finding } from './finding.ts'
import { maskNames } from './letter.ts'

/** Every date, hour, weekday, length and zone is computed again from the operation; what is not the same is a fault. */
export function checkFacts(content: string, brief: Brief): Finding[] {
  const text = maskNames(content, brief)
  const { details, language } = brief
  const facts = findFacts(text, language).map((fact) => ({
    fact,
    agrees: agrees(fact, details, language, text.slice(0, fact.index)),
  }))
  const aboutAt = details.about ? text.indexOf(details.about) : -1
  const isInAbout = (index: number) => aboutAt >= 0 && index >= aboutAt && index < aboutAt + details.about!.length
  const wrong = facts
    .filter(({ fact, agrees }) => !agrees && !(fact.kind === 'number' && isInAbout(fact.index)))
    .map(({ fact }) => finding('fact.time', `The operation does not say this (${fact.kind}).`, fact.text))
  return [
    ...wrong,
    ...missingFacts(
      brief,
      facts.filter(({ agrees }) => agrees).map(({ fact }) => fact.kind),
    ),
  ]
}

/** The first contact says day, hour and zone. */
function missingFacts({ action, details }: Brief, said: string[]): Finding[] {
  if (action !== 'Initiate' || !details.start) return []
  const has = (...kinds: string[]) => kinds.some((kind) => said.includes(kind))
  const needed: Array<[string, boolean]> = [
    ['date', has('date', 'numeric date')],
    ['time', has('time', 'hours', 'dotted')],
    ['time zone', has('zone')],
  ]
  return needed
    .filter(([, isThere]) => !isThere)
    .map(([what]) => finding('fact.missing', `The first mail has to say the ${what}.`))
}
