import type { ReactNode } from 'react'

/** Names and what they are, in a narrow card. */
export function About({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      {children}
    </dl>
  )
}
