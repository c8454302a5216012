import { useState } from 'react'
import { $api } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { send } from '../../api/send.ts'
import { Button } from '../../parts/button.tsx'
import { TextArea } from '../../parts/field.tsx'
import { Card, Section } from '../../parts/page.tsx'
import { tellDone, tellRefused } from '../../shell/notices.ts'
import { FigureTable } from './figure-table.tsx'

const EMPTY = { criteria: { profile_completeness: { weight: 1 } } }

/** Another scoring is looked at before it is kept: who would stand where. The next scoring goes by what is kept. */
export function ScoringChange({ campaign, scoring }: { campaign: string; scoring: unknown }) {
  const [text, setText] = useState(JSON.stringify(scoring ?? EMPTY, null, 2))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const diff = $api.useMutation('post', '/api/outreach/campaigns/{id}/diff', {
    onError: (error) => setProblem(asRefusal(error).message),
  })

  function read(): Record<string, unknown> | null {
    try {
      const value: unknown = JSON.parse(text)
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        setProblem(undefined)
        return value as Record<string, unknown>
      }
    } catch {
      // Said below, in words.
    }
    setProblem('This is no JSON object.')
    return null
  }

  async function keep() {
    const content = read()
    if (!content) return
    setBusy(true)
    const artifact = { artifact_type: 'lead_scoring_config', artifact_key: 'scoring', content }
    const told = await send(campaign, 'artifact.keep', artifact)
    setBusy(false)
    if (told.ok) tellDone('Kept as a new version.', told.outcome ?? 'It is heard when the work goes on.')
    else tellRefused(told.refusal)
  }

  return (
    <Section title="Change the scoring">
      <Card className="flex flex-col gap-3">
        <TextArea
          label="Scoring"
          hint="The weights of the criteria sum to one."
          rows={12}
          spellCheck={false}
          className="font-mono"
          problem={problem}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            diff.reset()
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            busy={diff.isPending}
            onClick={() => {
              const config = read()
              if (config) diff.mutate({ params: { path: { id: campaign } }, body: { config, top: 20 } })
            }}
          >
            Who would stand where
          </Button>
          <Button kind="main" busy={busy} disabled={!diff.data} onClick={() => void keep()}>
            Keep it
          </Button>
        </div>
        {diff.data && (
          <FigureTable
            caption="The first twenty places among pending leads, now and then"
            open
            heads={['Name', 'Place now', 'Place then', 'Score now', 'Score then']}
            rows={diff.data.ranking.map((one) => [
              `${one.full_name}${one.company ? `, ${one.company}` : ''}`,
              String(one.place_before),
              one.place_after === one.place_before ? String(one.place_after) : `${one.place_after} (${moved(one)})`,
              one.score_before?.toFixed(2) ?? 'none',
              one.score_after.toFixed(2),
            ])}
          />
        )}
      </Card>
    </Section>
  )
}

function moved({ place_before, place_after }: { place_before: number; place_after: number }): string {
  const by = place_before - place_after
  return by > 0 ? `up ${by}` : `down ${-by}`
}
