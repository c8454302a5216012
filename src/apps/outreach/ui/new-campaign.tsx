import { createLazyRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { $api, api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Card, Page, Section } from '#host/desk/components/page.tsx'
import { QueryView, Refused } from '#host/desk/components/query-view.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'
import { AboutForm } from './goal-about.tsx'
import type { FieldError, GoalPart } from './goal-part.ts'
import { ScoringForm } from './goal-scoring.tsx'
import { StepsForm } from './goal-steps.tsx'
import type { Goal } from './types.ts'

export const Route = createLazyRoute('/campaigns/new')({ component: NewCampaignPage })

function NewCampaignPage() {
  const example = $api.useQuery('get', '/api/goals/example')
  return (
    <Page title="New campaign">
      <QueryView query={example}>{({ goal }) => <GoalForm example={goal} />}</QueryView>
    </Page>
  )
}

function GoalForm({ example }: { example: Goal }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [goal, setGoal] = useState<Goal>({ ...example, time_zone: ownZone() ?? example.time_zone })
  const [error, setError] = useState<FieldError | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  // Where something is wrong is where one goes on.
  useEffect(() => {
    const wrong = error ? document.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [error])

  const part: GoalPart = {
    goal,
    change: (changed) => {
      setGoal({ ...goal, ...changed })
      setError(null)
    },
    // A fault within a part that has no field of its own is told at the part.
    problem: (path) => (error?.path === path ? `${withoutPath(error)} ${error.next}` : undefined),
  }

  async function create() {
    setBusy(true)
    setRefused(null)
    try {
      const checked = await api.POST('/api/goals/check', { body: { goal: goal as never } })
      if (!checked.data) throw checked.error
      setError(checked.data.error)
      if (checked.data.error) return
      const made = await api.POST('/api/workspaces', { body: { pack: 'outreach', name, goal: goal as never } })
      if (!made.data) throw made.error
      const params = { id: made.data.workspace }
      if (goal.discover) {
        notifyDone('The campaign is made.', 'It looks for its people while somebody is at the desk.')
        await navigate({ to: '/campaigns/$id', params })
      } else {
        notifyDone('The campaign is made.', 'Now it needs people.')
        await navigate({ to: '/campaigns/$id/import', params })
      }
    } catch (error) {
      setRefused(asRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <p className="text-quiet">
        It begins with an example: change what you like. Lanewright plans by this goal; the agent only reads it. Nothing
        is sent without your yes.
      </p>
      <Card>
        <Input
          label="Name"
          hint="What you call it."
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Card>
      <Section title="Whom, what and how">
        <AboutForm {...part} />
      </Section>
      <Section title="Messages">
        <StepsForm {...part} />
      </Section>
      <Section title="Who is written to first">
        <ScoringForm {...part} />
      </Section>
      {error && (
        <div role="alert" className="rounded-lg border border-bad bg-bad-soft p-4">
          <p className="font-semibold">{error.message}</p>
          <p>{error.next}</p>
          <code className="text-xs text-quiet">{error.code}</code>
        </div>
      )}
      {refused !== null && <Refused error={refused} />}
      <div className="flex gap-2">
        <Button kind="main" type="submit" busy={busy} disabled={name.trim() === ''}>
          Create the campaign
        </Button>
      </div>
    </form>
  )
}

/** The field shows where it is. */
function withoutPath({ path, message }: FieldError): string {
  return message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message
}

function ownZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
