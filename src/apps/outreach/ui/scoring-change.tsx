import { useState } from 'react'
import { $api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { send } from '#host/desk/api/send.ts'
import { Button } from '#host/desk/components/button.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { Section } from '#host/desk/components/page.tsx'
import { notifyDone, notifyRefused } from '#host/desk/shell/notices.ts'
import { MetricsTable } from './figure-table.tsx'
import { ScoringForm } from './goal-scoring.tsx'
import type { Goal } from './types.ts'

type Scoring = NonNullable<Goal['scoring']>

const EMPTY: Scoring = { criteria: { profile_completeness: { weight: 1 } } }

/** Another scoring is looked at before it is kept: who would stand where. The next scoring goes by what is kept. */
export function ScoringChange({ campaign, scoring: given }: { campaign: string; scoring: Goal['scoring'] }) {
  const [scoring, setScoring] = useState<Scoring>(given ?? EMPTY)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const diff = $api.useMutation('post', '/api/campaigns/{id}/diff', {
    onError: (error) => {
      const { message, next } = asRefusal(error)
      setProblem(`${message} ${next}`)
    },
  })

  async function keep() {
    setBusy(true)
    const artifact = { artifact_type: 'lead_scoring_config', artifact_key: 'scoring', content: scoring }
    const result = await send(campaign, 'artifact.keep', artifact)
    setBusy(false)
    if (result.ok) notifyDone('Kept as a new version.', result.outcome ?? 'It is heard when the work goes on.')
    else notifyRefused(result.refusal)
  }

  return (
    <Section title="Change the scoring">
      <ScoringForm
        goal={{ scoring }}
        problem={() => problem}
        change={({ scoring: changed }) => {
          setScoring(changed ?? EMPTY)
          setProblem(undefined)
          diff.reset()
        }}
      />
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            busy={diff.isPending}
            onClick={() =>
              diff.mutate({ params: { path: { id: campaign } }, body: { config: scoring as never, top: 20 } })
            }
          >
            Who would stand where
          </Button>
          <Button kind="main" busy={busy} disabled={!diff.data} onClick={() => void keep()}>
            Keep it
          </Button>
        </div>
        {diff.data && (
          <MetricsTable
            caption="The first twenty places among pending leads, now and then"
            open
            heads={['Name', 'Place now', 'Place then', 'Score now', 'Score then']}
            rows={diff.data.ranking.map((one) => [
              readable(`${one.full_name}${one.company ? `, ${one.company}` : ''}`),
              String(one.place_before),
              one.place_after === one.place_before ? String(one.place_after) : `${one.place_after} (${moved(one)})`,
              one.score_before?.toFixed(2) ?? 'none',
              one.score_after.toFixed(2),
            ])}
          />
        )}
      </div>
    </Section>
  )
}

function moved({ place_before, place_after }: { place_before: number; place_after: number }): string {
  const by = place_before - place_after
  return by > 0 ? `up ${by}` : `down ${-by}`
}
