import { Plus, Trash2 } from 'lucide-react'
import { Button } from '#host/desk/components/button.tsx'
import { Input, Select, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import type { GoalPart } from './goal-part.ts'
import type { Goal } from './types.ts'

type Step = Goal['steps'][number]
type Draft = Step['drafts'][number]

const FIELDS = ['first_name', 'full_name', 'job_title', 'company', 'location', 'headline', 'sender', 'offer']
const STEPS_MAX = 5
const DRAFTS_MAX = 5
const ANOTHER: Step = {
  type: 'follow_up',
  wait_days: 3,
  drafts: [{ variant: 'plain', text: 'Hello {first_name}, did you find the time to think about it? {sender}' }],
}

/** The messages one after the other, each with drafts that are compared. Placeholders are filled in for each person. */
export function StepsForm({ goal, change, problem }: GoalPart) {
  const { steps } = goal
  const set = (at: number, step: Step) => change({ steps: steps.map((one, i) => (i === at ? step : one)) })
  return (
    <div className="flex flex-col gap-3">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Card key={at} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-end gap-3">
            <h3 className="self-center">Step {at + 1}</h3>
            <div className="w-56">
              <Select
                label="Type"
                value={step.type}
                problem={problem(`/steps/${at}/type`)}
                onChange={(event) => set(at, { ...step, type: event.target.value as Step['type'] })}
              >
                <option value="connection_request">connection request</option>
                <option value="follow_up">follow up</option>
                <option value="direct_message">direct message</option>
              </Select>
            </div>
            {at > 0 && (
              <div className="w-40">
                <Input
                  label="Days to wait"
                  type="number"
                  min={0}
                  max={90}
                  value={step.wait_days ?? 0}
                  problem={problem(`/steps/${at}/wait_days`)}
                  onChange={(event) => set(at, { ...step, wait_days: Number(event.target.value) })}
                />
              </div>
            )}
            {steps.length > 1 && (
              <Button
                kind="quiet"
                className="ml-auto"
                onClick={() => change({ steps: steps.filter((_, i) => i !== at) })}
              >
                <Trash2 aria-hidden className="size-4" /> Remove step {at + 1}
              </Button>
            )}
          </div>
          <DraftsForm step={step} at={at} set={(changed) => set(at, changed)} problem={problem} />
        </Card>
      ))}
      {problem('/steps') && (
        <p role="alert" className="text-bad">
          {problem('/steps')}
        </p>
      )}
      {steps.length < STEPS_MAX && (
        <div>
          <Button onClick={() => change({ steps: [...steps, ANOTHER] })}>
            <Plus aria-hidden className="size-4" /> Another step
          </Button>
        </div>
      )}
    </div>
  )
}

interface DraftsProps {
  step: Step
  at: number
  set(step: Step): void
  problem: GoalPart['problem']
}

function DraftsForm({ step, at, set, problem }: DraftsProps) {
  const { drafts } = step
  const put = (n: number, draft: Draft) => set({ ...step, drafts: drafts.map((one, i) => (i === n ? draft : one)) })
  const wrong = problem(`/steps/${at}/drafts`)
  return (
    <>
      {drafts.map((draft, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place
        <div key={n} className="grid gap-3 rounded-md bg-sunk p-3 md:grid-cols-[10rem_1fr]">
          <div className="flex flex-col gap-2">
            <Input
              label="Name of the draft"
              maxLength={40}
              value={draft.variant}
              problem={problem(`/steps/${at}/drafts/${n}/variant`)}
              onChange={(event) => put(n, { ...draft, variant: event.target.value })}
            />
            {drafts.length > 1 && (
              <Button kind="quiet" onClick={() => set({ ...step, drafts: drafts.filter((_, i) => i !== n) })}>
                <Trash2 aria-hidden className="size-4" /> Remove
              </Button>
            )}
          </div>
          <div className="flex flex-col gap-2">
            <TextArea
              label="Words"
              hint={`${[...draft.text].length} of 600 characters. The channel may take fewer.`}
              rows={3}
              maxLength={600}
              value={draft.text}
              problem={problem(`/steps/${at}/drafts/${n}/text`)}
              onChange={(event) => put(n, { ...draft, text: event.target.value })}
            />
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">Placeholders for draft {n + 1}</legend>
              {FIELDS.map((field) => (
                <button
                  key={field}
                  type="button"
                  className="rounded border border-line bg-card px-1.5 font-mono text-xs text-quiet hover:text-ink"
                  onClick={() => put(n, { ...draft, text: `${draft.text}{${field}}` })}
                >
                  {`{${field}}`}
                </button>
              ))}
            </fieldset>
          </div>
        </div>
      ))}
      {wrong && (
        <p role="alert" className="text-bad">
          {wrong}
        </p>
      )}
      {drafts.length < DRAFTS_MAX && (
        <div>
          <Button
            kind="quiet"
            onClick={() => set({ ...step, drafts: [...drafts, { variant: `draft ${drafts.length + 1}`, text: '' }] })}
          >
            <Plus aria-hidden className="size-4" /> Another draft, to compare
          </Button>
        </div>
      )}
    </>
  )
}
