import type { ReactNode } from 'react'

/** Names and what they are, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

/** A path, a hash, an id: as it is, for copying. */
export function Exact({ children }: { children: string }) {
  return <code className="text-[0.8125rem] break-all">{children}</code>
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']

export function sayBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  const value = bytes / 1024 ** step
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${UNITS[step]}`
}

/** "1 workspace", "2,000 workspaces". */
export function counted(n: number, what: string): string {
  return `${n.toLocaleString()} ${what}${n === 1 ? '' : 's'}`
}
