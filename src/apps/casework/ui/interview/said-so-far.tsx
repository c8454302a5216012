import { Badge } from '#host/desk/components/badge.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Section } from '#host/desk/components/page.tsx'
import type { Board } from '../types.ts'

/** What was asked and answered in the session that is open, the last first. */
export function SaidSoFar({ board: { turns } }: { board: Board }) {
  const answered = turns.filter(({ waits }) => !waits).reverse()
  if (answered.length === 0) return null
  return (
    <Section title="Said so far">
      <ol
        reversed
        aria-label="Said so far"
        className="flex flex-col divide-y divide-line rounded-lg border border-line bg-card"
      >
        {answered.map(({ turn_id, number, question, answer, skipped, source }) => (
          <li key={turn_id} className="flex flex-col gap-0.5 px-4 py-2.5">
            <p className="text-sm break-words text-quiet">
              {number}. {readable(question)}
            </p>
            <p className="break-words whitespace-pre-wrap">
              {skipped ? <Badge>left out</Badge> : visible(answer ?? '')}{' '}
              {source === 'dictated' && <Badge tone="info">dictated</Badge>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
