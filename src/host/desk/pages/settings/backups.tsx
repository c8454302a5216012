import { useQueryClient } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useEffect } from 'react'
import { $api } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { Button } from '../../components/button.tsx'
import { DownloadLink } from '../../components/download-link.tsx'
import { Card, Empty, Section } from '../../components/page.tsx'
import { QueryView, Refused } from '../../components/query-view.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { notifyRefused } from '../../shell/notices.ts'
import { Exact, sayBytes } from './facts.tsx'
import { RestorePlan } from './restore-plan.tsx'
import type { Backups, Work } from './types.ts'

const LIST = ['get', '/api/settings/backups']
const LOOK_EVERY_MS = 700

export function BackupsSection() {
  const asked = $api.useQuery('get', '/api/settings/backups')
  const queries = useQueryClient()
  const look = () => queries.invalidateQueries({ queryKey: LIST })
  const around = { onError: (error: unknown) => notifyRefused(asRefusal(error)), onSettled: look }
  const start = $api.useMutation('post', '/api/settings/backups', around)
  const cancel = $api.useMutation('post', '/api/settings/backups/cancel', around)
  const check = $api.useMutation('post', '/api/settings/backups/{file}/check', around)
  const running = asked.data?.work?.state === 'running'
  // What is under way is no change of a workspace: the stream does not tell of it.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: LIST }), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [running, queries])
  return (
    <Section
      title="Backups"
      actions={
        <Button kind="main" busy={start.isPending || running} onClick={() => start.mutate({ body: {} })}>
          <Archive aria-hidden className="size-4" /> Back up now
        </Button>
      }
    >
      <QueryView query={asked}>
        {({ folder, free_bytes, backups, work }) => (
          <Card className="flex flex-col gap-4">
            <p className="text-quiet">
              Everything, as it stands in one moment, in one signed file; work goes on meanwhile. It is as secret as the
              database. They lie in <Exact>{folder}</Exact>
              {free_bytes !== null && <> ({sayBytes(free_bytes)} free)</>}: download one and keep it elsewhere, with a
              copy of the journal. A disk that breaks takes both.
            </p>
            {work && (
              <InProgress work={work} onCancel={() => cancel.mutate({ body: {} })} cancelling={cancel.isPending} />
            )}
            {backups.length === 0 ? (
              <Empty title="There is no backup yet." />
            ) : (
              <ul
                aria-label="Backups, newest first"
                className="flex flex-col divide-y divide-line border-t border-line"
              >
                {backups.map((backup) => (
                  <Line
                    key={backup.file}
                    backup={backup}
                    busy={running}
                    onCheck={() => check.mutate({ params: { path: { file: backup.file } }, body: {} })}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </QueryView>
    </Section>
  )
}

function Line(props: { backup: Backups['backups'][number]; busy: boolean; onCheck: () => void }) {
  const { file, size_bytes, written_at, sha256 } = props.backup
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-all">{file}</p>
        <p className="text-sm text-quiet">
          {sayBytes(size_bytes)}, <Timestamp at={written_at} />
        </p>
        <p className="text-xs text-quiet">{sha256 ? <>SHA-256 {<Exact>{sha256}</Exact>}</> : 'not made here'}</p>
      </div>
      <DownloadLink path={`/api/settings/backups/${file}`} download={file} aria-label={`Download ${file}`}>
        Download
      </DownloadLink>
      <Button busy={props.busy} aria-label={`Check and restore ${file}`} onClick={props.onCheck}>
        Check and restore
      </Button>
    </li>
  )
}

function InProgress({ work, onCancel, cancelling }: { work: Work; onCancel: () => void; cancelling: boolean }) {
  const { kind, file, state, done, total, unit, refusal, checked } = work
  const what = kind === 'backup' ? 'Writing' : 'Looking through'
  const far = unit === 'bytes' ? sayBytes(done) : `${done.toLocaleString()} rows`
  if (state === 'running')
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunk p-3">
        <div className="min-w-0 flex-1">
          <p role="status">
            {what} {file}: {far}
            {total !== null && ` of ${sayBytes(total)}`}
          </p>
          <progress
            aria-label={`${what} ${file}`}
            className="w-full accent-lane"
            {...(total ? { value: done, max: total } : {})}
          />
        </div>
        <Button busy={cancelling} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  if (refusal) return <Refused error={refusal} />
  if (state === 'cancelled') return <p role="status">Cancelled: {file}. Nothing of it is left.</p>
  if (checked) return <RestorePlan file={file} checked={checked} />
  return (
    <p role="status">
      {file} is written: {far}.
    </p>
  )
}
