import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { Button } from './button.tsx'

/** What was asked: while it is under way, when it was refused, and then as it is. */
export function QueryView<T>({
  query,
  children,
}: {
  query: UseQueryResult<T, unknown>
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <Refused error={query.error} again={() => void query.refetch()} />
  return <Waiting />
}

export function Waiting({ what = 'Loading' }: { what?: string }) {
  return (
    <p role="status" className="py-6 text-quiet">
      {what} ...
    </p>
  )
}

/** What happened, and what to do. */
export function Refused({ error, again }: { error: unknown; again?: () => void }) {
  const { code, message, next } = asRefusal(error)
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-soft p-4">
      <p className="font-semibold">{message}</p>
      <p>{next}</p>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-xs text-quiet">
        <code>{code}</code>
        {again && <Button onClick={again}>Ask again</Button>}
      </p>
    </div>
  )
}
