import { useState } from 'react'
import { $api, queryClient } from '#host/desk/api/client.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { Refused } from '#host/desk/components/query-view.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'

const EMPTY = { full_name: '', profile_url: '', job_title: '', company: '' }
const LABELS: Record<keyof typeof EMPTY, string> = {
  full_name: 'Full name',
  profile_url: 'Address of the profile',
  job_title: 'Job title',
  company: 'Company',
}

/** One person, checked like a row of a file. */
export function AddLead({ campaign }: { campaign: string }) {
  const [lead, setLead] = useState(EMPTY)
  const add = $api.useMutation('post', '/api/campaigns/{id}/leads', {
    onSuccess: ({ warnings }) => {
      notifyDone('One lead added.', warnings[0]?.message)
      setLead(EMPTY)
      void queryClient.invalidateQueries()
    },
  })
  const filled = Object.fromEntries(Object.entries(lead).filter(([, value]) => value.trim() !== ''))
  return (
    <Section title="Or one person by hand">
      <Card>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate({ params: { path: { id: campaign } }, body: { lead: filled } })
          }}
        >
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {(Object.keys(LABELS) as Array<keyof typeof EMPTY>).map((name) => (
              <Input
                key={name}
                label={LABELS[name]}
                required={name === 'full_name' || name === 'profile_url'}
                value={lead[name]}
                onChange={(event) => setLead({ ...lead, [name]: event.target.value })}
              />
            ))}
          </div>
          {add.error && <Refused error={add.error} />}
          <div>
            <Button
              type="submit"
              busy={add.isPending}
              disabled={lead.full_name.trim() === '' || lead.profile_url.trim() === ''}
            >
              Add this person
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  )
}
