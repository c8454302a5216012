import type { Interval, Variant } from '../views/answers.ts'
import { chart, dot, label, rule, scale } from './chart.ts'
import type { Html } from './html.ts'
import { draftName, many, percent, range } from './words.ts'

export interface Compared {
  name: string
  /** False for words that a person wrote for one reader: they are shown, and stand in no contest. */
  pattern: boolean
  sent: number
  interval: Interval
}

const ROW = 44
const TICKS = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, text: `${at * 100}%` }))

/** Each draft's share as a dot, and its 95 percent interval as a line. */
export function variantsChart(id: string, title: string, compared: Compared[]): Html {
  const bottom = compared.length * ROW + 4
  const marks = compared.flatMap(({ name, sent, interval }, i) => {
    const y = i * ROW + 30
    return [
      label(0, y - 14, `${name}: ${percent(interval.share)}`, 'start', 'label strong'),
      label(1, y - 14, `of ${many(sent, 'message')}`, 'end', 'label'),
      rule(interval.low, y, interval.high, y, 'whisker first'),
      rule(interval.low, y - 5, interval.low, y + 5, 'whisker first'),
      rule(interval.high, y - 5, interval.high, y + 5, 'whisker first'),
      dot(interval.share, y, 'first'),
    ]
  })
  const summary = compared.map(
    ({ name, interval: { share, low, high } }) => `${name} ${percent(share)} (${range(low, high)})`,
  )
  return chart(id, bottom + 22, title, `Shares with their 95 percent intervals: ${summary.join('; ')}.`, [
    ...scale(TICKS, 24, bottom),
    ...marks,
  ])
}

/** What can be said of the drafts: only where the intervals lie apart is one shown to be better. */
export function verdictOf(compared: Compared[]): string {
  const [best, ...others] = compared.filter((c) => c.pattern).sort((a, b) => b.interval.share - a.interval.share)
  if (!best || others.length === 0) return ''
  const beaten = others.filter((other) => other.interval.high < best.interval.low)
  if (beaten.length === others.length) return `${best.name} did better than the others: the intervals lie apart.`
  if (beaten.length > 0)
    return `${best.name} did better than ${beaten.map((b) => b.name).join(' and ')}; the other intervals overlap.`
  return 'The intervals overlap: with these numbers no draft is shown to be better than another.'
}

export function comparedBy(variants: Variant[], measure: 'accepted_share' | 'replied_share'): Compared[] {
  return variants.flatMap((v) => {
    const interval = v[measure]
    return interval === null
      ? []
      : [{ name: capital(draftName(v.variant)), pattern: v.variant !== null, sent: v.sent, interval }]
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
