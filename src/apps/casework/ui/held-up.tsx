import { Link } from '@tanstack/react-router'
import type { Board } from './types.ts'

/** One thing at a time is worked on in a case; while a client is heard the rest waits, and says why. */
export function HeldUp({ board: { id, session, case: own } }: { board: Board }) {
  if (own?.status !== 'accepted' || !session?.consent_at) return null
  return (
    <p role="status" className="rounded-lg border border-line border-l-4 border-l-info bg-card px-4 py-2.5">
      A session with the client is open: documents, insights and packages are worked on when it is over.{' '}
      <Link to="/cases/$id/interview" params={{ id }}>
        Go on with it
      </Link>
    </p>
  )
}
