import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { Status } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { LeadActs } from './lead-acts.tsx'
import type { LeadDetail } from './types.ts'
import { spelled } from './words.ts'

/** One lead beside the table: who they are, what their score is made of, what was written to them. */
export function LeadDrawer(props: { campaign: string; lead: string | undefined; onClose: () => void }) {
  const { campaign, lead, onClose } = props
  return (
    <Radix.Root open={lead !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/35" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(34rem,100vw)] flex-col gap-5 overflow-y-auto border-l border-line bg-card p-5 shadow-xl"
        >
          {lead && <Inside campaign={campaign} lead={lead} onClose={onClose} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Inside({ campaign, lead, onClose }: { campaign: string; lead: string; onClose: () => void }) {
  const params = { path: { id: campaign, lead } }
  const asked = $api.useQuery('get', '/api/campaigns/{id}/leads/{lead}', { params })
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Radix.Title className="text-lg font-semibold break-words">
            {readable(asked.data?.full_name ?? 'Lead')}
          </Radix.Title>
          {asked.data && (
            <p className="text-quiet">
              {readable([asked.data.job_title, asked.data.company].filter(Boolean).join(', ')) ||
                'No title and no company known.'}
            </p>
          )}
        </div>
        <Button kind="quiet" aria-label="Close" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <QueryView query={asked}>
        {(whole) => (
          <>
            <Facts lead={whole} />
            <Factors lead={whole} />
            <LeadActs campaign={campaign} lead={whole} />
            <Written campaign={campaign} lead={lead} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Facts({ lead }: { lead: LeadDetail }) {
  const { company_size_low: low, company_size_high: high } = lead
  const size = low === null && high === null ? null : `${low ?? 0} to ${high ?? 'more'} people`
  const facts: Array<[string, ReactNode]> = [
    ['Status', <Status key="status" of={lead.status} />],
    // Shown, and not made a link: where it leads was written by somebody else.
    [
      'Profile',
      <span key="profile" className="break-all">
        {visible(lead.profile_url)}
      </span>,
    ],
    ['Headline', lead.headline && readable(lead.headline)],
    ['Location', lead.location && readable(lead.location)],
    ['Seniority', lead.seniority],
    ['Company size', size],
    ['Last active', lead.active_on],
    ['Added', <Timestamp key="added" at={lead.created_at} />],
  ]
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1 text-sm">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Factors({ lead }: { lead: LeadDetail }) {
  const { weight_score, computed_score, given_score, score_by, score_reason, score_explanation: parts } = lead
  return (
    <section aria-label="Score" className="flex flex-col gap-2">
      <h2>
        Score <span className="tabular-nums">{weight_score === null ? 'none yet' : weight_score.toFixed(2)}</span>
      </h2>
      {given_score !== null && (
        <p className="rounded-md bg-info-soft p-2 text-sm">
          Given by {score_by}: {score_reason}. Computed: {computed_score?.toFixed(2) ?? 'not yet'}.
        </p>
      )}
      {parts.length > 0 && (
        <table className="w-full text-sm">
          <caption className="sr-only">What the computed score is made of</caption>
          <thead>
            <tr className="text-left text-quiet">
              <th scope="col" className="font-medium">
                Factor
              </th>
              <th scope="col" className="text-right font-medium">
                Weight
              </th>
              <th scope="col" className="text-right font-medium">
                Value
              </th>
              <th scope="col" className="text-right font-medium">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ factor, weight, value, part }) => (
              <tr key={factor} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {spelled(factor)}
                  <span className="mt-0.5 block h-1 rounded bg-sunk">
                    <span className="block h-1 rounded bg-lane" style={{ width: `${Number(value) * 100}%` }} />
                  </span>
                </th>
                <td className="text-right tabular-nums">{weight}</td>
                <td className="text-right tabular-nums">{value}</td>
                <td className="text-right font-semibold tabular-nums">{part}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Written({ campaign, lead }: { campaign: string; lead: string }) {
  const params = { path: { id: campaign }, query: { lead } }
  const asked = $api.useQuery('get', '/api/campaigns/{id}/messages', { params })
  return (
    <section aria-label="Messages" className="flex flex-col gap-2">
      <h2>Messages</h2>
      <QueryView query={asked}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="text-quiet">Nothing was written to this person.</p>
          ) : (
            <ol className="flex flex-col gap-2">
              {messages.map(({ message_id, step, text, status, approved_at, sent_at }) => (
                <li key={message_id} className="rounded-md border border-line p-3">
                  <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm text-quiet">
                    <span>
                      Step {step} <Status of={status} />
                    </span>
                    <Timestamp at={sent_at ?? approved_at} />
                  </p>
                  <p className="mt-1 break-words whitespace-pre-wrap">{visible(text)}</p>
                  <Link
                    to="/campaigns/$id/messages"
                    params={{ id: campaign }}
                    search={{ message: message_id }}
                    className="text-sm"
                  >
                    Who approved it, and what was read back
                  </Link>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  )
}
