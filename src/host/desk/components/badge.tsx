import type { ReactNode } from 'react'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain'

const LOOKS: Record<Tone, string> = {
  good: 'bg-lane-soft text-lane',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  plain: 'bg-sunk text-quiet',
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap ${LOOKS[tone]}`}>
      {children}
    </span>
  )
}

const TONES: Record<string, Tone> = {
  active: 'good',
  completed: 'good',
  done: 'good',
  verified: 'good',
  granted: 'good',
  approved: 'good',
  sent: 'good',
  responded: 'good',
  paused: 'warn',
  stopped: 'warn',
  pending: 'warn',
  uncertain: 'warn',
  blocked: 'warn',
  accepted: 'info',
  contacted: 'info',
  initializing: 'info',
  running: 'info',
  in_progress: 'info',
  error: 'bad',
  failed: 'bad',
  denied: 'bad',
  rejected: 'bad',
}

/** A word of the database's own vocabulary, in its colour. The word carries the meaning, not the colour. */
export function Status({ of }: { of: string }) {
  return <Badge tone={TONES[of] ?? 'plain'}>{of.replaceAll('_', ' ')}</Badge>
}
