import { api } from '../../api/client.ts'
import type { Answer } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { LongWork, useLong } from '../../components/long-work.tsx'
import { Card, Section } from '../../components/page.tsx'
import { Refused } from '../../components/query-view.tsx'

type Replayed = Answer<'replayWorkspace'>

export function ReplaySection({ workspace }: { workspace: string }) {
  const { busy, ran, run, cancel } = useLong<Replayed>((watch, signal) =>
    api.GET('/api/workspaces/{id}/replay', { params: { path: { id: workspace }, query: { watch } }, signal }),
  )
  return (
    <Section title="Do the tables say what the ledger says?">
      <p className="max-w-prose text-quiet">
        Every table of this workspace is rebuilt from the log alone and compared with the live rows, byte for byte.
      </p>
      <div>
        <Button busy={busy !== null} onClick={() => void run()}>
          {busy ? 'Rebuilding ...' : 'Rebuild and compare'}
        </Button>
      </div>
      {busy && <LongWork watch={busy} label="Rebuilding" unit="tables" cancel={cancel} />}
      <div aria-live="polite">
        {ran === 'cancelled' && <p role="status">The rebuilding was cancelled. It changes nothing.</p>}
        {ran && ran !== 'cancelled' && 'error' in ran && <Refused error={ran.error} again={() => void run()} />}
        {ran && ran !== 'cancelled' && 'result' in ran && <Result replayed={ran.result} />}
      </div>
    </Section>
  )
}

function Result({ replayed }: { replayed: Replayed }) {
  const { ok, rows, tables, differences, first } = replayed
  return (
    <Card className={`flex flex-col gap-2 border-l-4 ${ok ? 'border-l-lane' : 'border-l-bad'}`}>
      <h3>
        {ok
          ? `The same: ${rows.toLocaleString()} rows in ${tables} tables.`
          : `${differences.toLocaleString()} rows differ.`}
      </h3>
      {first.map(({ table, key }) => (
        <p key={`${table}${key}`} className="text-sm break-words">
          <code>
            {table} {key}
          </code>
        </p>
      ))}
    </Card>
  )
}
