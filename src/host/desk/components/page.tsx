import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useWaitingCount } from '../shell/waiting.ts'

/** One room's page: its title stands in the window, too, with how much waits. */
export function Page({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const waiting = useWaitingCount()
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} - Lanewright`
  }, [title, waiting])
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-5 md:px-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 break-words">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface SectionProps {
  title: string
  /** Where a link leads to it. */
  id?: string
  actions?: ReactNode
  children: ReactNode
}

export function Section({ title, id, actions, children }: SectionProps) {
  return (
    <section aria-label={title} id={id} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-lg border border-line bg-card p-4 ${className}`}>{children}</div>
}

/** Where there is nothing: what would stand here, and how it comes. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-dashed border-line px-5 py-8 text-center">
      <p className="font-semibold">{title}</p>
      {children && <div className="mx-auto mt-1 max-w-prose text-quiet">{children}</div>}
    </div>
  )
}
