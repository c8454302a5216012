import type { Latency } from '../views/answers.ts'
import { bar, chart, dot, label, rule, scale } from './chart.ts'
import type { Html } from './html.ts'
import { duration, many, title } from './words.ts'

const STEPS = [1, 10, 60, 600, 3600, 21_600, 86_400, 604_800, 2_592_000, 31_536_000]
const ROW = 48

/** From seconds to days on one scale: each step is a multiple of the one before, and seconds do not vanish beside days. */
export function latencyChart(latencies: Latency[]): Html {
  const [low, high] = bounds(latencies)
  const at = (seconds: number) => Math.log(Math.max(seconds, low) / low) / Math.log(high / low)
  const bottom = latencies.length * ROW + 4
  const ticks = STEPS.filter((s) => s >= low && s <= high).map((s) => ({ at: at(s), text: duration(s) }))
  const marks = latencies.flatMap(({ action, count, median_seconds, p90_seconds, max_seconds }, i) => {
    const y = i * ROW + 32
    return [
      label(0, y - 16, `${title(action)}: ${duration(median_seconds)}`, 'start', 'label strong'),
      label(1, y - 16, many(count, 'decision'), 'end', 'label'),
      bar(at(median_seconds), y - 4, at(p90_seconds) - at(median_seconds), 8, 'first soft'),
      rule(at(p90_seconds), y, at(max_seconds), y, 'whisker first'),
      rule(at(max_seconds), y - 5, at(max_seconds), y + 5, 'whisker first'),
      dot(at(median_seconds), y, 'first'),
    ]
  })
  const summary = latencies.map(
    (l) =>
      `${title(l.action)} median ${duration(l.median_seconds)}, nine of ten within ${duration(l.p90_seconds)}, longest ${duration(l.max_seconds)}`,
  )
  return chart('latency', bottom + 22, 'How long people took to decide', `${summary.join('; ')}.`, [
    ...scale(ticks, 26, bottom),
    ...marks,
  ])
}

/** The steps around what is shown. */
function bounds(latencies: Latency[]): [number, number] {
  const least = Math.min(...latencies.map((l) => l.median_seconds))
  const most = Math.max(...latencies.map((l) => l.max_seconds))
  const low = STEPS.findLast((step) => step <= least) ?? 1
  return [low, STEPS.find((step) => step >= most && step > low) ?? Math.max(most, low * 10)]
}
