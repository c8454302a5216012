import { useState } from 'react'
import { $api, queryClient } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Dialog } from '#host/desk/components/dialog.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Section } from '#host/desk/components/page.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import type { Overview, SetAside } from './types.ts'

const STAGES: Record<SetAside['stage'], string> = { draft: 'not drafted', send: 'not sent', look: 'not checked' }

/** People whom the campaign could not go on with. The others are not held up; each waits for a correction, or is dropped. */
export function SetAsideLeads({ campaign: { id, set_aside: aside, waiting } }: { campaign: Overview }) {
  const [fixing, setFixing] = useState<SetAside | null>(null)
  const result = (title: string) => ({
    onSuccess: () => {
      notifyDone(title)
      void queryClient.invalidateQueries()
    },
    onError: (error: unknown) => notifyRefused(asRefusal(error)),
  })
  const drop = $api.useMutation('post', '/api/campaigns/{id}/leads/{lead}/reject', result('Dropped.'))
  const retry = $api.useMutation('post', '/api/campaigns/{id}/leads/{lead}/retry', result('Trying again.'))
  if (aside.length === 0) return null
  return (
    <Section title="Set aside" id="set-aside">
      <p className="text-quiet">The campaign goes on without these leads. Fix and retry each one, or drop it.</p>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line border-l-4 border-l-warn bg-card">
        {aside.map((one) => {
          const params = { path: { id, lead: one.lead.id } }
          return (
            <li key={one.lead.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="break-words">
                  <span className="font-semibold">{readable(one.lead.full_name)}</span>{' '}
                  <Badge tone="warn">{STAGES[one.stage]}</Badge>
                </p>
                <p className="break-words">{readable(one.reason)}</p>
                <p className="text-sm break-all text-quiet">{visible(one.lead.profile_url)}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => setFixing(one)}>Fix</Button>
                <Button busy={retry.isPending} onClick={() => retry.mutate({ params, body: {} })}>
                  Retry
                </Button>
                <Button kind="danger" busy={drop.isPending} onClick={() => drop.mutate({ params, body: {} })}>
                  Drop
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {waiting.set_aside > aside.length && (
        <p className="text-sm text-quiet">{waiting.set_aside - aside.length} more are not shown.</p>
      )}
      {fixing && <FixDialog campaign={id} aside={fixing} close={() => setFixing(null)} />}
    </Section>
  )
}

const FIELDS = [
  ['full_name', 'Name'],
  ['profile_url', 'Profile URL'],
  ['job_title', 'Job title'],
  ['company', 'Company'],
  ['location', 'Location'],
  ['headline', 'Headline'],
] as const
type Field = (typeof FIELDS)[number][0]

function FixDialog({ campaign, aside, close }: { campaign: string; aside: SetAside; close(): void }) {
  const { lead, location, headline, reason } = aside
  const known: Record<Field, string> = {
    full_name: lead.full_name,
    profile_url: lead.profile_url,
    job_title: lead.job_title ?? '',
    company: lead.company ?? '',
    location: location ?? '',
    headline: headline ?? '',
  }
  const [values, setValues] = useState(known)
  const changed = Object.fromEntries(
    FIELDS.filter(([name]) => values[name] !== known[name]).map(([name]) => [name, values[name]]),
  )
  const retry = $api.useMutation('post', '/api/campaigns/{id}/leads/{lead}/retry', {
    onSuccess: () => {
      notifyDone('Saved.', 'The campaign tries this lead again.')
      void queryClient.invalidateQueries()
      close()
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })
  return (
    <Dialog open onClose={close} title="Fix this lead" description={visible(reason)}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          retry.mutate({ params: { path: { id: campaign, lead: lead.id } }, body: { lead: changed } })
        }}
      >
        {FIELDS.map(([name, label]) => (
          <Input
            key={name}
            label={label}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        {aside.stage === 'send' && (
          <p className="text-sm text-quiet">The message is drafted again, and needs your approval again.</p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={close}>Cancel</Button>
          <Button kind="main" type="submit" busy={retry.isPending} disabled={Object.keys(changed).length === 0}>
            Save and retry
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
