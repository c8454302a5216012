import { useState } from 'react'
import { $api, queryClient } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select } from '#host/desk/components/field.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { LeadDetail } from './types.ts'

const WHYS = {
  person: 'My decision',
  opt_out: 'Asked not to be written to',
  complaint: 'Complained',
  bounced: 'Cannot be reached',
}

/** What a person may decide about a lead. Each is done under the campaign's lease, and told in its audit log. */
export function LeadActs({ campaign, lead }: { campaign: string; lead: LeadDetail }) {
  const [score, setScore] = useState('')
  const [reason, setReason] = useState('')
  const [why, setWhy] = useState<keyof typeof WHYS>('person')
  const path = { id: campaign, lead: lead.id }
  const ended = (title: string) => ({
    onSuccess: () => {
      notifyDone(title)
      setScore('')
      setReason('')
      void queryClient.invalidateQueries()
    },
    onError: (error: unknown) => notifyRefused(asRefusal(error)),
  })
  const give = $api.useMutation('post', '/api/campaigns/{id}/leads/{lead}/score', ended('The score is kept.'))
  const reject = $api.useMutation('post', '/api/campaigns/{id}/leads/{lead}/reject', ended('Rejected.'))
  const suppress = $api.useMutation('post', '/api/suppressions', ended('On the suppression list.'))
  return (
    <section aria-label="Decide" className="flex flex-col gap-3">
      <h2>Decide</h2>
      <form
        className="grid grid-cols-[6rem_1fr_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          give.mutate({ params: { path }, body: { score: Number(score), reason } })
        }}
      >
        <Input
          label="Own score"
          type="number"
          min={0}
          max={100}
          step="0.01"
          required
          value={score}
          onChange={(event) => setScore(event.target.value)}
        />
        <Input
          label="Why"
          required
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" busy={give.isPending} disabled={score === '' || reason.trim() === ''}>
          Give
        </Button>
      </form>
      {lead.given_score !== null && (
        <div>
          <Button busy={give.isPending} onClick={() => give.mutate({ params: { path }, body: { score: null } })}>
            Take my score back
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-56">
          <Select
            label="Never write to this profile"
            value={why}
            onChange={(event) => setWhy(event.target.value as never)}
          >
            {Object.entries(WHYS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </div>
        <Button
          kind="danger"
          busy={suppress.isPending}
          onClick={() => suppress.mutate({ body: { kind: 'profile', key: lead.profile_url, why } })}
        >
          Suppress in all campaigns
        </Button>
        {lead.status !== 'rejected' && (
          <Button busy={reject.isPending} onClick={() => reject.mutate({ params: { path }, body: {} })}>
            Reject here
          </Button>
        )}
      </div>
    </section>
  )
}
