import type { Tone } from '#host/desk/components/badge.tsx'
import { scoreTone } from './words.ts'

const BAR: Record<Tone, string> = {
  good: 'bg-lane',
  info: 'bg-info',
  warn: 'bg-warn',
  bad: 'bg-bad',
  plain: 'bg-quiet',
}

/** How likely it is, 0 to 100: as a number, and as a bar for the eye. */
export function Score({ score, label, wide = false }: { score: number; label: string; wide?: boolean }) {
  return (
    <span className={`inline-flex items-center gap-2 ${wide ? 'w-full' : ''}`}>
      <span
        aria-hidden
        className={`h-1.5 overflow-hidden rounded-full bg-sunk ring-1 ring-line ${wide ? 'flex-1' : 'w-16'}`}
      >
        <span className={`block h-full ${BAR[scoreTone(score)]}`} style={{ width: `${score}%` }} />
      </span>
      <span className="min-w-7 text-right font-semibold tabular-nums">
        <span className="sr-only">{label}: </span>
        {score}
      </span>
    </span>
  )
}
