import { createLazyRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { $api, queryClient } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { send } from '#host/desk/api/send.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Input, Select } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import { ScoringChange } from './scoring-change.tsx'
import type { CampaignDetail } from './types.ts'
import { useCampaign } from './use-campaign.ts'
import { count, share, spelled } from './words.ts'

export const Route = createLazyRoute('/campaigns/$id/settings')({ component: SettingsPage })

function SettingsPage() {
  const { id } = Route.useParams()
  return (
    <QueryView query={useCampaign(id)}>
      {(detail) => (
        <div className="grid grid-cols-1 gap-7 lg:grid-cols-2">
          <div className="flex flex-col gap-7">
            <AgentChoice detail={detail} />
            <Budget detail={detail} />
            <ScoringChange campaign={id} scoring={detail.goal.scoring} />
          </div>
          <GoalShown goal={detail.goal} />
        </div>
      )}
    </QueryView>
  )
}

const AGENTS = {
  playbook: 'Playbook: fills in the patterns, offline',
  model: 'Model: the one that is configured',
  external: 'External: an agent that comes over MCP',
}

function AgentChoice({ detail: { campaign, goal } }: { detail: CampaignDetail }) {
  const now = goal.agent ?? ''
  const [chosen, setChosen] = useState<string>(now)
  const choose = $api.useMutation('post', '/api/campaigns/{id}/agent', {
    onSuccess: ({ agent }) => {
      notifyDone(`${spelled(agent)} proposes from now on.`)
      void queryClient.invalidateQueries()
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })
  return (
    <Section title="Who proposes">
      <Card className="flex flex-col gap-3">
        <Select
          label="Agent"
          hint="All see the same snapshot and pass the same gate. What the campaign has come to stays as it is."
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {now === '' && <option value="">The model where one is configured, else the playbook</option>}
          {Object.entries(AGENTS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <div>
          <Button
            busy={choose.isPending}
            disabled={chosen === now || chosen === ''}
            onClick={() => choose.mutate({ params: { path: { id: campaign.id } }, body: { agent: chosen as never } })}
          >
            Let it propose
          </Button>
        </div>
      </Card>
    </Section>
  )
}

const SPENT = { agent_calls: 'Calls of the agent', tokens: 'Tokens', cost_micros: 'Cost, in millionths' } as const

function Budget({ detail: { campaign, budget, usage } }: { detail: CampaignDetail }) {
  const [given, setGiven] = useState<Record<string, string>>(
    Object.fromEntries(Object.entries(budget).map(([name, value]) => [name, String(value)])),
  )
  const [busy, setBusy] = useState(false)

  async function set() {
    setBusy(true)
    const filled = Object.entries(given).filter(([, value]) => value !== '')
    const content = Object.fromEntries(filled.map(([name, value]) => [name, Number(value)]))
    const result = await send(campaign.id, 'workspace.budget', content)
    setBusy(false)
    if (result.ok) notifyDone('The budget is set.', result.outcome ?? 'It is heard when the work goes on.')
    else notifyRefused(result.refusal)
  }

  return (
    <Section title="Budget">
      <Card>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void set()
          }}
        >
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
            {Object.entries(SPENT).map(([name, label]) => (
              <Input
                key={name}
                label={label}
                hint={`${count(usage[name as keyof typeof SPENT])} used`}
                type="number"
                min={0}
                step={1}
                placeholder="no limit"
                value={given[name] ?? ''}
                onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
              />
            ))}
          </div>
          <div>
            <Button type="submit" busy={busy}>
              Set the budget
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  )
}

/** What was asked for stays as it is: a campaign with another goal is another campaign. */
function GoalShown({ goal }: { goal: CampaignDetail['goal'] }) {
  const facts: Array<[string, string | undefined]> = [
    ['Audience', goal.audience],
    ['Offer', goal.offer],
    ['Sender', goal.sender],
    ['Channel', goal.channel],
    ['Account', goal.account],
    ['Time zone', goal.time_zone],
    ['Contacts', goal.contacts === undefined ? undefined : `${count(goal.contacts)} at most`],
    ['Search', goal.discover && `${goal.discover.query}, ${count(goal.discover.at_most)} at most`],
    ['One per company', goal.one_per_company === false ? 'no' : 'yes'],
    ['Given up after', goal.give_up_days === undefined ? undefined : `${goal.give_up_days} days`],
    ['Closed after', goal.close_days === undefined ? undefined : `${goal.close_days} days`],
  ]
  return (
    <Section title="Goal">
      <Card className="flex flex-col gap-4">
        <dl className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1">
          {facts
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="break-words">{visible(value ?? '')}</dd>
              </div>
            ))}
        </dl>
        {(goal.steps ?? []).map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a goal never move
          <div key={i} className="flex flex-col gap-1.5">
            <h3>
              Step {i + 1}: {spelled(step.type).toLowerCase()}
              {step.wait_days !== undefined && (
                <span className="font-normal text-quiet"> after {step.wait_days} days</span>
              )}
            </h3>
            {step.drafts.map(({ variant, text }) => (
              <p key={variant} className="rounded-md bg-sunk px-3 py-2 break-words">
                <Badge>{variant}</Badge> {visible(text)}
              </p>
            ))}
          </div>
        ))}
        {goal.scoring && (
          <div className="flex flex-col gap-1.5">
            <h3>Scoring at the beginning</h3>
            <ul className="list-disc pl-5">
              {Object.entries(goal.scoring.criteria).map(([name, criterion]) => (
                <li key={name} className="break-words">
                  {spelled(name)}, {share((criterion as Criterion).weight)}
                  <span className="text-quiet">{details(criterion as Criterion)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </Section>
  )
}

type Criterion = Record<string, unknown> & { weight: number }

/** What a criterion looks for, beside its weight. */
function details({ weight: _weight, ...rest }: Criterion): string {
  const result = Object.entries(rest).map(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => visible(String(one))).join(', ')
      : `${spelled(name).toLowerCase()} ${value}`,
  )
  return result.length === 0 ? '' : `: ${result.join(', ')}`
}
