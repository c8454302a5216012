import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '#host/desk/components/badge.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Mail } from './types.ts'
import { languageName, sayAction, sayKind } from './words.ts'

/** These come from a server on the way, whoever they are about. */
const MACHINES = new Set(['bounce', 'delivery_note'])

/** One mail, as text and nothing else: whatever stands in it, nobody here follows it. */
export function MailView({ mail, name }: { mail: Mail; name: string }) {
  const isOurs = mail.direction === 'outbound'
  const isDoubtful = !isOurs && !mail.trusted && mail.kind === 'person'
  const kind = sayKind(mail.kind)
  const from = isOurs
    ? `To ${name}`
    : isDoubtful
      ? 'From somebody else?'
      : MACHINES.has(mail.kind)
        ? 'A mail server'
        : name
  const look = isDoubtful ? 'border-bad bg-card' : isOurs ? 'border-line bg-lane-soft' : 'border-line bg-card'
  return (
    <li
      className={`flex w-full max-w-[46rem] flex-col ${isOurs ? 'self-end pl-6 md:pl-12' : 'self-start pr-6 md:pr-12'}`}
    >
      <article
        aria-label={`${isOurs ? 'To' : 'From'} ${name}: ${visible(mail.subject)}`}
        className={`rounded-xl border px-4 py-3 ${look}`}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-sm">
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">
            <span className="font-semibold break-words">{from}</span>
            {mail.action_name && <Badge tone="info">{sayAction(mail.action_name)}</Badge>}
            {kind && <Badge tone={kind.tone}>{kind.text}</Badge>}
            {mail.language && <Badge>{languageName(mail.language)}</Badge>}
          </span>
          <span className={isOurs ? 'text-ink' : 'text-quiet'}>
            <Timestamp at={mail.at} />
          </span>
        </header>
        {isDoubtful && (
          <p role="note" className="mt-2 flex gap-2 rounded-md bg-bad-soft px-3 py-2 text-bad">
            <ShieldAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            <span>
              <strong>Do not trust this mail.</strong> It came from another address, or its sender did not pass the
              checks. It was counted as nothing.
            </span>
          </p>
        )}
        {mail.subject && <p className="mt-2 font-medium break-words">{visible(mail.subject)}</p>}
        <p className="mt-1 break-words whitespace-pre-wrap">{visible(mail.body)}</p>
        {!isOurs && mail.checks && <Checks checks={mail.checks} trusted={mail.trusted} isDoubtful={isDoubtful} />}
      </article>
    </li>
  )
}

interface ChecksProps {
  checks: NonNullable<Mail['checks']>
  trusted: boolean
  isDoubtful: boolean
}

/** What the receiving server found out about the sender. */
function Checks({ checks, trusted, isDoubtful }: ChecksProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
      {trusted && (
        <span className="inline-flex items-center gap-1">
          <ShieldCheck aria-hidden className="size-3.5" /> sender checked
        </span>
      )}
      {isDoubtful && (
        <span className="inline-flex items-center gap-1 font-semibold text-bad">
          <ShieldAlert aria-hidden className="size-3.5" /> sender not trusted
        </span>
      )}
      {(['spf', 'dkim', 'dmarc'] as const).map((check) => (
        <span key={check}>
          {check.toUpperCase()} {visible(checks[check])}
        </span>
      ))}
    </p>
  )
}
