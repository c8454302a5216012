import { Badge, type Tone } from '#host/desk/components/badge.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { type Checklist, type Intake, intakeOf } from './notes.ts'
import type { Board } from './types.ts'
import { spelled } from './words.ts'

/** What the intake found: what is missing and what to ask first, then the summary as it was written. */
export function IntakeView({ board }: { board: Board }) {
  const intake = intakeOf(board)
  if (!intake) return null
  const { checklist, triage, summary, round, at } = intake
  return (
    <>
      {checklist && <Missing checklist={checklist} />}
      <Section title="Intake summary">
        <Card className="flex flex-col gap-3">
          <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            {triage && <Urgency of={triage.urgency} />}
            <span>
              {round > 1 ? `Round ${round}, written` : 'Written'} <Timestamp at={at} />. Nothing of what the client says
              has been checked.
            </span>
          </p>
          {triage && triage.flags.length > 0 && <Flags flags={triage.flags} />}
          <details>
            <summary className="cursor-pointer text-lane">The whole summary</summary>
            <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{visible(summary)}</p>
          </details>
        </Card>
      </Section>
    </>
  )
}

const URGENCY: Record<string, Tone> = { urgent: 'bad', soon: 'warn', normal: 'plain' }

function Urgency({ of }: { of: string }) {
  return (
    <Badge tone={URGENCY[of] ?? 'plain'}>
      {of === 'normal' ? 'not urgent' : of === 'soon' ? 'to be decided soon' : of}
    </Badge>
  )
}

function Flags({ flags }: { flags: NonNullable<Intake['triage']>['flags'] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {flags.map(({ code, text }) => (
        <li key={`${code}${text}`} className="break-words">
          {readable(text)}
        </li>
      ))}
    </ul>
  )
}

function Missing({ checklist }: { checklist: Checklist }) {
  const open = checklist.items.filter(({ status }) => status !== 'given')
  const given = checklist.items.length - open.length
  return (
    <Section title="What is missing">
      <Card className="flex flex-col gap-3">
        {open.length === 0 ? (
          <p>Nothing: all {given} answers and documents that were looked for are there.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {open.map(({ field, label, status, why, ask }) => (
              <li key={`${field}${why}`} className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{readable(label)}</span>
                  <Badge tone={status === 'missing' ? 'bad' : 'warn'}>{status}</Badge>
                </p>
                <p className="break-words text-quiet">{readable(why)}</p>
                {ask && (
                  <p className="break-words">
                    <span className="text-quiet">Ask:</span> {readable(ask)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {given > 0 && open.length > 0 && (
          <details>
            <summary className="cursor-pointer text-sm text-quiet">What is there ({given})</summary>
            <p className="mt-1 text-sm text-quiet">
              {checklist.items
                .filter(({ status }) => status === 'given')
                .map(({ label }) => spelled(readable(label)))
                .join(', ')}
            </p>
          </details>
        )}
      </Card>
    </Section>
  )
}
