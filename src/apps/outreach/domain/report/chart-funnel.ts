import type { Funnel } from '../views/answers.ts'
import { bar, chart, label } from './chart.ts'
import type { Html } from './html.ts'
import { count, percent } from './words.ts'

export interface Stage {
  name: string
  people: number
  share: number | null
  ofWhat: string
}

export function stagesOf({ leads, reached, shares }: Funnel): Stage[] {
  return [
    { name: 'Leads', people: leads.total, share: null, ofWhat: '' },
    { name: 'Written to', people: reached.contacted, share: shares.contacted, ofWhat: 'of the leads' },
    { name: 'Accepted', people: reached.accepted, share: shares.accepted, ofWhat: 'of those written to' },
    { name: 'Answered', people: reached.responded, share: shares.responded, ofWhat: 'of those written to' },
  ]
}

const ROW = 52

export function funnelChart(stages: Stage[]): Html {
  const most = Math.max(1, ...stages.map((stage) => stage.people))
  const marks = stages.flatMap(({ name, people, share, ofWhat }, i) => {
    const y = i * ROW
    const summary = share === null ? '' : `${percent(share)} ${ofWhat}`
    return [
      label(0, y + 14, `${name}: ${count(people)}`, 'start', 'label strong'),
      label(1, y + 14, summary, 'end', 'label'),
      bar(0, y + 22, 1, 14, 'track'),
      bar(0, y + 22, people / most, 14, 'first'),
    ]
  })
  const description = stages.map(({ name, people }) => `${name} ${count(people)}`).join(', ')
  return chart(
    'funnel',
    stages.length * ROW - 10,
    'How far people came',
    `Bars, one below the other: ${description}.`,
    marks,
  )
}
