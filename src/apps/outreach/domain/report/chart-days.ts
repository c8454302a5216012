import type { PerDay } from '../views/answers.ts'
import { bar, chart, label, rule } from './chart.ts'
import type { Html } from './html.ts'
import { count, day } from './words.ts'

type Days = PerDay['days']

const PANELS = [
  { key: 'sent', name: 'Sent', kind: 'first' },
  { key: 'accepted', name: 'Accepted', kind: 'second' },
  { key: 'replied', name: 'Answered', kind: 'third' },
] as const

const PANEL = 96
const TOP = 26
const HIGH = 56

/** Three rows of columns over the same days: each with its own scale, since few answers come to many messages. */
export function daysChart(days: Days): Html {
  const marks = PANELS.flatMap((panel, i) => columns(days, panel, i * PANEL))
  const bottom = PANELS.length * PANEL
  const ends = [days[0], days.at(-1)] as [Days[number], Days[number]]
  const span = days.length === 1 ? day(ends[0].day) : `${day(ends[0].day)} to ${day(ends[1].day)}`
  const sums = PANELS.map(({ key, name }) => `${name.toLowerCase()} ${count(sum(days, key))}`).join(', ')
  return chart('days', bottom + 14, 'Day by day', `Columns for each day from ${span}: ${sums} in all.`, [
    ...marks,
    ...dates(days, bottom + 8),
  ])
}

function columns(days: Days, { key, name, kind }: (typeof PANELS)[number], y: number): Html[] {
  const most = Math.max(1, ...days.map((d) => d[key]))
  const base = y + TOP + HIGH
  const slot = 1 / days.length
  const width = Math.min(slot * 0.72, 0.06)
  return [
    label(0, y + 14, `${name}: ${count(sum(days, key))}`, 'start', 'label strong'),
    label(1, y + 14, `most on one day: ${count(Math.max(...days.map((d) => d[key])))}`, 'end', 'label'),
    rule(0, y + TOP, 1, y + TOP),
    ...days.flatMap((d, i) => {
      const height = Math.round((d[key] / most) * HIGH * 10) / 10
      return d[key] === 0 ? [] : [bar((i + 0.5) * slot - width / 2, base - height, width, height, kind)]
    }),
    rule(0, base, 1, base, 'axis'),
  ]
}

/** The first day, the last one, and one between them where there is room. */
function dates(days: Days, y: number): Html[] {
  const middle = Math.floor((days.length - 1) / 2)
  const at = (i: number) => (i + 0.5) / days.length
  const name = (i: number) => day((days[i] as Days[number]).day, days.length > 300 ? 'dated' : 'short')
  if (days.length === 1) return [label(0.5, y, name(0), 'middle', 'tick')]
  return [
    label(0, y, name(0), 'start', 'tick'),
    ...(days.length > 4 ? [label(at(middle), y, name(middle), 'middle', 'tick')] : []),
    label(1, y, name(days.length - 1), 'end', 'tick'),
  ]
}

const sum = (days: Days, key: (typeof PANELS)[number]['key']) => days.reduce((all, d) => all + d[key], 0)
