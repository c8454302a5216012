import { useEffect, useState } from 'react'

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })

const STEPS: Array<[Intl.RelativeTimeFormatUnit, number]> = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 14],
]

/** A moment in the person's own zone; the exact one stands in the tooltip and in the markup. */
export function Timestamp({ at, near = false }: { at: string; near?: boolean }) {
  const now = useNow(near)
  const date = new Date(at)
  const zoned = full.format(date)
  return (
    <time dateTime={at} title={`${zoned} (${at})`} className="whitespace-nowrap">
      {near ? fromNow(date, now) : zoned}
    </time>
  )
}

export function fromNow(date: Date, nowMs: number): string {
  let value = (date.getTime() - nowMs) / 1000
  for (const [unit, size] of STEPS) {
    if (Math.abs(value) < size) return relative.format(Math.round(value), unit)
    value /= size
  }
  return full.format(date)
}

const TICK_MS = 15_000

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [ticking])
  return now
}
