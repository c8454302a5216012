import type { Temporal } from 'temporal-polyfill'
import type { Brief } from '../brief.ts'
import { agrees, agreesOn, endsRange, isClockTime, namesClock, zoneLabel } from '../details.ts'
import { type Fact, findFacts } from '../facts.ts'
import { sentencesOf } from '../sentences.ts'
import { type Finding, finding } from './finding.ts'
import { maskNames } from './message.ts'

type Clock = Temporal.ZonedDateTime

/** Every date, hour, weekday, length and zone is computed again from the operation; what is not the same is a fault. */
export function checkFacts(content: string, brief: Brief): Finding[] {
  const text = maskNames(content, brief)
  const { details, language } = brief
  const names = details.clocks.map((clock) => zoneLabel(clock, language))
  const facts = findFacts(text, language, names).map((fact) => ({
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
    ...(wrong.length > 0
      ? []
      : checkClocks(details.about ? text.replaceAll(details.about, '\u25a1') : text, brief, names)),
  ]
}

/** Each time is on one of the clocks that count, names it, and has the date of it; and none of these clocks is left out. */
function checkClocks(text: string, brief: Brief, names: readonly string[]): Finding[] {
  const { details, language } = brief
  const stated = new Set<Clock>()
  const findings = sentencesOf(text).flatMap((sentence) => {
    const facts = findFacts(sentence, language, names)
    // "1h" is a length of the meeting, unless the name of a clock follows.
    const isTime = (fact: Fact, at: number) =>
      isClockTime(fact, details, language) || (fact.kind === 'hours' && facts[at + 1]?.kind === 'zone')
    const times = facts.flatMap((fact, at) => (isTime(fact, at) ? [at] : []))
    const [primary] = details.clocks
    if (times.length === 0) return primary ? datesBeside(facts, primary, primary, brief) : []
    const read = readTimes(sentence, facts, times, brief)
    if ('findings' in read) return read.findings
    for (const clock of read.clocks) stated.add(clock)
    return datesOf(facts, times, read.clocks, brief)
  })
  const missing = stated.size === 0 ? [] : details.clocks.filter((clock) => !stated.has(clock))
  return [
    ...findings,
    ...(findings.length > 0
      ? []
      : missing.map((clock) =>
          finding('fact.missing', `State the time on this clock too: ${zoneLabel(clock, language)}.`),
        )),
  ]
}

/** Which clock each time is on: by its hour, and by the name beside it. */
function readTimes(
  sentence: string,
  facts: readonly Fact[],
  times: readonly number[],
  { details, language }: Brief,
): { clocks: Clock[] } | { findings: Finding[] } {
  const clocks: Clock[] = []
  const findings: Finding[] = []
  let left = zonesIn(facts.slice(0, times[0]))
  for (const [number, at] of times.entries()) {
    const time = facts[at]!
    const next = times[number + 1]
    const run = zonesIn(facts.slice(at + 1, next))
    const before = (fact: Fact) => sentence.slice(0, fact.index)
    const shows = (clock: Clock, fact: Fact) => agreesOn(fact, clock, details, language, before(fact))
    const names = (clock: Clock, zones: readonly Fact[]) =>
      zones.length > 0 && zones.every((fact) => fact.kind === 'zone' && namesClock(fact.words, clock, language))
    // "2:00 PM to 3:00 PM EST": the name after the end is that of the begin as well.
    const isRange = run.length === 0 && next !== undefined && endsRange(before(facts[next]!))
    const after = isRange ? zonesIn(facts.slice(next + 1, times[number + 2])) : run
    const clock = details.clocks.find((one) => shows(one, time) && (names(one, after.slice(0, 1)) || names(one, left)))
    if (!clock) {
      findings.push(
        finding(
          'fact.zone',
          `Name the time zone of this time: ${details.clocks.map((one) => zoneLabel(one, language)).join(' / ') || 'it is not known, so leave the time out'}.`,
          time.text,
        ),
      )
      return { findings }
    }
    clocks.push(clock)
    const own = after.findIndex((zone) => !names(clock, [zone]))
    left = isRange ? [] : own < 0 ? [] : after.slice(own)
  }
  return { clocks }
}

const zonesIn = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'zone')
const DATES: readonly Fact['kind'][] = ['date', 'numeric date', 'weekday']

/** Between two times, the first dates belong to the one before and the others to the one after. */
function datesOf(facts: readonly Fact[], times: readonly number[], clocks: readonly Clock[], brief: Brief): Finding[] {
  const ends = [...times, facts.length]
  return ends.flatMap((end, number) => {
    const from = number === 0 ? 0 : times[number - 1]! + 1
    return datesBeside(
      facts.slice(from, end),
      clocks[number - 1] ?? clocks[0]!,
      clocks[number] ?? clocks.at(-1)!,
      brief,
    )
  })
}

function datesBeside(facts: readonly Fact[], before: Clock, after: Clock, { details, language }: Brief): Finding[] {
  const dates = facts.filter(({ kind }) => DATES.includes(kind))
  const isOn = (fact: Fact, clock: Clock) => agreesOn(fact, clock, details, language)
  const splits = dates.map((_, at) => at)
  const fits = [...splits, dates.length].some(
    (split) =>
      dates.slice(0, split).every((fact) => isOn(fact, before)) &&
      dates.slice(split).every((fact) => isOn(fact, after)),
  )
  return fits ? [] : [finding('fact.time', 'This is not the date in that time zone.', dates[0]?.text)]
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
