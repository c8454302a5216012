import type { CandidateInsight } from './contracts.ts'
import type { Finding } from './finding.ts'

/** Where a part of an insight stands in its text. */
export interface InsightPart {
  path: string
  start: number
  end: number
}

/** An insight as one text to be judged, so that what is spread over its fields is found too. */
export function textOfInsight(insight: CandidateInsight): { text: string; parts: InsightPart[] } {
  const { title, body, heuristics, tags } = insight
  const fields: [string, string][] = [
    ['/title', title],
    ['/body', body],
    ...heuristics.flatMap(({ when, then }, i): [string, string][] => [
      [`/heuristics/${i}/when`, when],
      [`/heuristics/${i}/then`, then],
    ]),
    ...tags.map((tag, i): [string, string] => [`/tags/${i}`, tag]),
  ]
  const parts: InsightPart[] = []
  let text = ''
  for (const [path, value] of fields) {
    if (text !== '') text += '\n\n'
    parts.push({ path, start: text.length, end: text.length + value.length })
    text += value
  }
  return { text, parts }
}

/** The field in which a finding begins, and its span there; one that goes on into the next ends with the field. */
export function placeInInsight(parts: InsightPart[], { start, end }: Finding): InsightPart | undefined {
  const part = parts.find((one) => start < one.end && end > one.start)
  return (
    part && {
      path: part.path,
      start: Math.max(start, part.start) - part.start,
      end: Math.min(end, part.end) - part.start,
    }
  )
}
