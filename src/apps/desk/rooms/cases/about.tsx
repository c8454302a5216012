import type { ReactNode } from 'react'

/** Names and what they are, in a narrow card. */
export function About({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">{children}</dl>
}
