import { sayThere, sayTime } from './say.ts'

/** A time in the person's own zone, and on the meeting's clock where that shows another one. */
export function When({ start, end, zone }: { start: string; end: string | null; zone: string | null }) {
  const there = sayThere(start, end, zone)
  return (
    <time dateTime={start} title={start}>
      {sayTime(start, end)}
      {there && <span className="block text-sm font-normal text-quiet">{there}</span>}
    </time>
  )
}
