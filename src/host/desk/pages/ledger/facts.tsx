import type { ReactNode } from 'react'

/** Names and values, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

const exact = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** To the millisecond, in the person's own zone: entries of one second are told apart. */
export function ExactTimestamp({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={at} className="whitespace-nowrap tabular-nums">
      {exact.format(date)}
      <span className="text-quiet">.{String(date.getUTCMilliseconds()).padStart(3, '0')}</span>
    </time>
  )
}
