import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Approval } from '../../api/types.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Bytes, laidOut, visible } from '../../components/bytes.tsx'
import { Diff } from '../../components/diff.tsx'
import { Card } from '../../components/page.tsx'
import { sentence } from '../../components/sentence.ts'
import { Timestamp } from '../../components/timestamp.tsx'
import { workPlace } from '../../components/work-place.ts'
import { inFull, readAction } from './action.ts'
import { Production, productionIn } from './production.tsx'

interface Props {
  approval: Approval
  busy: boolean
  /** It has been on the screen: the key of the button works. */
  ready: boolean
  /** How many could be decided together with this one, itself included. */
  alike: number
  approve(): void
  open(what: 'reject' | 'edit' | 'batch'): void
}

const RISK: Record<Approval['risk'], Tone> = { low: 'plain', medium: 'warn', high: 'bad', unrated: 'plain' }

/** Everything a person must see to decide on exactly these bytes. */
export function ApprovalDetail({ approval: one, busy, ready, alike, approve, open }: Props) {
  const read = readAction(one.content)
  const { words, subject, action } = read
  const production = productionIn(one.content)
  const before = one.replaces && readAction(one.replaces.content)
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="break-words">
            {production ? 'Export package' : words === null ? sentence(one.action) : 'Message draft'}
          </h2>
          <p className="text-quiet">
            <Link {...workPlace(one.app, one.workspace)}>{visible(one.workspace_name)}</Link>, by{' '}
            {one.author === 'agent' ? 'the agent' : 'a person'}, <Timestamp at={one.requested_at} near />
          </p>
        </div>
        <Badge tone={RISK[one.risk]}>risk: {one.risk}</Badge>
      </header>

      {words !== null && subject !== null && (
        <p className="break-words">
          <span className="text-quiet">Subject:</span> <span className="font-medium">{visible(subject)}</span>
        </p>
      )}
      {words !== null && <Bytes text={words} label="The words that will be sent" />}
      {production && <Production production={production} />}
      {one.replaces && (
        <section aria-label="What the edit changed" className="flex flex-col gap-1.5">
          <h3>What the edit changed</h3>
          <Diff
            label="Differences to the version before"
            before={(before && inFull(before)) ?? laidOut(one.replaces.content)}
            after={inFull(read) ?? laidOut(one.content)}
          />
        </section>
      )}

      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5 text-sm">
        <Fact name="To">{one.recipient === null ? 'nobody outside' : visible(one.recipient)}</Fact>
        <Fact name="Lane">
          <code>{one.lane}</code> {one.purpose}
        </Fact>
        <Fact name="Read back">{one.evidence || 'Nothing outside: the change itself stands in the ledger.'}</Fact>
        <Fact name="Decided by">
          {one.approvers.join(' or ')}
          {one.people_needed > 1 && `, ${one.people_needed} people; so far ${one.granted_by.join(', ') || 'nobody'}`}
        </Fact>
        <Fact name="Until">
          <Timestamp at={one.expires_at} />
        </Fact>
        <Fact name="Policy">
          <code title={`lanes ${one.pins.lanes}, roles ${one.pins.roles}`}>{one.pins.lanes.slice(0, 12)}</code>
        </Fact>
        <Fact name="SHA-256">
          <code className="break-all">{one.action_hash}</code>
        </Fact>
      </dl>

      <details open={words === null && !production}>
        <summary className="cursor-pointer text-sm text-quiet">The exact bytes that are approved</summary>
        <div className="mt-2">
          <Bytes text={one.content} label="Exact bytes" />
        </div>
      </details>

      <footer className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-0 max-md:bg-card max-md:py-2">
        <Button
          kind="main"
          busy={busy}
          onClick={approve}
          className="max-md:flex-1"
          aria-keyshortcuts={ready ? 'a' : undefined}
        >
          Approve
        </Button>
        <Button busy={busy} disabled={action === null} onClick={() => open('edit')}>
          Edit
        </Button>
        <Button kind="danger" busy={busy} onClick={() => open('reject')} className="max-md:flex-1">
          Reject
        </Button>
        {alike > 1 && (
          <Button kind="quiet" onClick={() => open('batch')}>
            All {alike} alike ...
          </Button>
        )}
      </footer>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
