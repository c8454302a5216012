import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ErrorBar,
  LabelList,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { Metrics } from './types.ts'
import { dayOf, share } from './words.ts'

/** Pictures of figures that stand beside them as tables. Colours are the desk's own, for both lights. */

const INK = { fill: 'var(--ink)', fontSize: 12 }
const QUIET = { fill: 'var(--quiet)', fontSize: 12 }
const BOX = {
  contentStyle: { background: 'var(--card)', border: '1px solid var(--line)', borderRadius: 6, color: 'var(--ink)' },
  labelStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--sunk)' },
}
const STILL = { isAnimationActive: false }

export function FunnelChart({ stages }: { stages: Array<{ stage: string; people: number; of: string }> }) {
  return (
    <figure
      role="img"
      aria-label={stages.map(({ stage, people }) => `${stage}: ${people}`).join(', ')}
      className="h-56"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={stages} layout="vertical" margin={{ right: 56 }} accessibilityLayer={false}>
          <XAxis type="number" hide />
          <YAxis type="category" dataKey="stage" width={82} tick={INK} axisLine={false} tickLine={false} />
          <Tooltip {...BOX} />
          <Bar dataKey="people" name="People" fill="var(--lane)" radius={[0, 4, 4, 0]} barSize={28} {...STILL}>
            <LabelList dataKey="people" position="right" fill="var(--ink)" fontSize={12} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}

const LINES = [
  { key: 'sent', name: 'Sent', color: 'var(--info)' },
  { key: 'accepted', name: 'Accepted', color: 'var(--warn)' },
  { key: 'replied', name: 'Answered', color: 'var(--lane)' },
] as const

export function DaysChart({ days }: { days: Metrics['per_day']['days'] }) {
  const sum = (key: 'sent' | 'accepted' | 'replied') => days.reduce((all, day) => all + day[key], 0)
  const summary = `${days.length} days: ${sum('sent')} sent, ${sum('accepted')} accepted, ${sum('replied')} answered`
  return (
    <figure role="img" aria-label={summary} className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={days} margin={{ left: -20, right: 8, top: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="day" tick={QUIET} tickFormatter={dayOf} stroke="var(--line)" minTickGap={24} />
          <YAxis allowDecimals={false} tick={QUIET} stroke="var(--line)" />
          <Tooltip {...BOX} />
          <Legend
            itemSorter={null}
            iconType="plainline"
            formatter={(name: string) => <span className="text-ink">{name}</span>}
          />
          {LINES.map(({ key, name, color }) => (
            <Area
              key={key}
              type="linear"
              dataKey={key}
              name={name}
              stroke={color}
              strokeWidth={2}
              fill={color}
              fillOpacity={0.12}
              dot={days.length < 15}
              {...STILL}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </figure>
  )
}

export function VariantsChart({ variants }: { variants: Metrics['per_variant'] }) {
  const data = variants.map(({ step, variant, replied_share: part }) => ({
    name: `${step}. ${variant ?? 'own words'}`,
    share: part?.share ?? 0,
    around: part ? [part.share - part.low, part.high - part.share] : [0, 0],
  }))
  const summary = data.map(({ name, share: value }) => `${name}: ${share(value)} answered`).join(', ')
  return (
    <figure role="img" aria-label={summary} className="h-60">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ left: -8, right: 8, top: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="name" tick={INK} stroke="var(--line)" />
          <YAxis domain={[0, 1]} tickFormatter={(value: number) => share(value)} tick={QUIET} stroke="var(--line)" />
          <Tooltip {...BOX} formatter={(value) => share(Number(value))} />
          <Bar dataKey="share" name="Answered" fill="var(--lane)" radius={[4, 4, 0, 0]} maxBarSize={64} {...STILL}>
            <ErrorBar dataKey="around" stroke="var(--ink)" width={6} strokeWidth={1.5} {...STILL} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
