import { $api } from '#host/desk/api/client.ts'
import { Status } from '#host/desk/components/badge.tsx'
import { Bytes, readable, visible } from '#host/desk/components/bytes.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { WhyLink } from './why-link.tsx'
import { lasting } from './words.ts'

/** The road of one message: who drafted, who said yes and when, what was tried, what was read back. */
export function MessageView({ campaign, message }: { campaign: string; message: string }) {
  const params = { path: { id: campaign, message } }
  const asked = $api.useQuery('get', '/api/campaigns/{id}/messages/{message}', { params })
  return (
    <QueryView query={asked}>
      {(whole) => (
        <div className="flex flex-col gap-4">
          <p>
            To {readable(whole.lead.full_name)} <Status of={whole.status} />
            <span className="block text-sm break-all text-quiet">{visible(whole.lead.profile_url)}</span>
          </p>
          <Bytes text={whole.text} label="The words" />
          <p>
            <WhyLink campaign={campaign} message={whole.message_id} />
          </p>
          <section aria-label="Drafts and approvals" className="flex flex-col gap-2">
            <h3>Drafts and approvals</h3>
            <ol className="flex flex-col gap-2">
              {whole.approvals.map((one) => (
                <li key={one.approval_id} className="rounded-md border border-line p-3 text-sm">
                  <p className="flex flex-wrap justify-between gap-2">
                    <span>
                      {one.author === 'human' ? 'Edited by a person' : 'Drafted by the agent'}{' '}
                      <Status of={one.status} />
                    </span>
                    <Timestamp at={one.requested_at} />
                  </p>
                  {one.text !== null && one.text !== whole.text && (
                    <p className="mt-1 break-words whitespace-pre-wrap text-quiet">{visible(one.text)}</p>
                  )}
                  {one.grants.map(({ person, role, granted_at }) => (
                    <p key={`${person}${granted_at}`}>
                      Approved by {readable(person)} ({role}), <Timestamp at={granted_at} />
                      {one.latency_seconds !== null && `, after ${lasting(one.latency_seconds)}`}
                    </p>
                  ))}
                  {one.reason && <p className="break-words">{visible(one.reason)}</p>}
                </li>
              ))}
            </ol>
          </section>
          <section aria-label="What was tried" className="flex flex-col gap-2">
            <h3>What was tried</h3>
            {whole.intents.length === 0 && <p className="text-quiet">Nothing yet.</p>}
            <ol className="flex flex-col gap-2">
              {whole.intents.map((one) => (
                <li key={one.intent_id} className="rounded-md border border-line p-3 text-sm">
                  <p className="flex flex-wrap justify-between gap-2">
                    <span>
                      Sending <Status of={one.status} />
                    </span>
                    <Timestamp at={one.created_at} />
                  </p>
                  {one.receipts.map(({ outcome, error, received_at }) => (
                    <p key={received_at}>
                      The tool said: {outcome}
                      {error && ` (${error})`}
                    </p>
                  ))}
                  {one.evidence.map(({ found, detail, read_at }) => (
                    <p key={read_at}>
                      Read back: {found ? 'found' : 'not found'}
                      {detail && `, ${visible(detail)}`}
                    </p>
                  ))}
                  {one.decided_by && <p>Decided by {one.decided_by}</p>}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </QueryView>
  )
}
