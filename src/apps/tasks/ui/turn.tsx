import type { ReactNode } from 'react'
import { readable } from '#host/desk/components/bytes.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Turn } from './types.ts'

/** What somebody wrote, as text: nothing in it is markup. */
export function Bubble({
  by,
  faint = false,
  children,
}: {
  by: 'person' | 'chat'
  faint?: boolean
  children: ReactNode
}) {
  const look = by === 'person' ? 'bg-lane-soft rounded-br-sm' : 'border border-line bg-paper rounded-bl-sm'
  return (
    <p
      dir="auto"
      className={`max-w-[88%] rounded-xl px-3.5 py-2 break-words whitespace-pre-wrap ${look} ${faint ? 'border border-dashed border-lane' : ''}`}
    >
      <span className="sr-only">{by === 'person' ? 'You: ' : 'Lanewright: '}</span>
      {children}
    </p>
  )
}

export function SaidAndAnswered({ turn }: { turn: Turn }) {
  const { status, reply, received_at } = turn
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-col items-end gap-0.5">
        <Bubble by="person">{readable(saidIn(turn))}</Bubble>
        <span className="text-xs text-quiet">
          <Timestamp at={received_at} near />
        </span>
      </div>
      <div className="flex flex-col items-start">
        {status === 'waiting' ? (
          <p role="status" className="px-1 text-quiet">
            Working on it ...
          </p>
        ) : (
          <Bubble by="chat">{readable(reply ?? 'This was erased.')}</Bubble>
        )}
      </div>
    </li>
  )
}

function saidIn({ kind, message, call }: Turn): string {
  if (kind === 'message') return message ?? 'This was erased.'
  if (kind === 'answer') return call?.yes === true ? 'Yes' : 'No'
  return String(call?.tool_name ?? 'a command').replaceAll('_', ' ')
}
