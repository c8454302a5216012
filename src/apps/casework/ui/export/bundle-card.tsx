import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { readable } from '#host/desk/components/bytes.tsx'
import { DownloadLink } from '#host/desk/components/download-link.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import { Exact, Fact, sayBytes } from '#host/desk/pages/settings/facts.tsx'
import { About } from '../about.tsx'
import type { Bundle } from '../types.ts'
import { counted, plainProblem, sayBundle, sayBundleState, spelled } from '../words.ts'
import { CheckBundle } from './check.tsx'

const STEPS: Bundle['status'][] = ['requested', 'created', 'validated', 'signed', 'finalized']

export function BundleCard({ id, bundle }: { id: string; bundle: Bundle }) {
  const { bundle_id, kind, reason, status, problem, package_hash, package_bytes, counts, updated_at } = bundle
  const said = sayBundleState(status)
  const waiting = $api.useQuery('get', '/api/approvals').data?.approvals
  const waits = status === 'requested' && waiting?.some(({ workspace }) => workspace === id)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3>{sayBundle(kind)}</h3>
          <p className="break-words text-quiet">{readable(reason)}</p>
        </div>
        <Badge tone={said.tone}>{said.text}</Badge>
      </div>
      {status !== 'failed' && status !== 'finalized' && <Steps at={status} />}
      {waits && (
        <p>
          It waits for the yes of an attorney in charge:{' '}
          <Link to="/approvals" search={{ workspace: id }}>
            decide in Approvals
          </Link>
          .
        </p>
      )}
      {problem && <p className="break-words text-bad">{readable(plainProblem(problem))}. Ask for a new package.</p>}
      <About>
        {Object.entries(counts).map(([name, n]) => (
          <Fact key={name} name={spelled(name)}>
            {counted(Number(n), 'document')}
          </Fact>
        ))}
        {package_bytes !== null && <Fact name="Size">{sayBytes(package_bytes)}</Fact>}
        {package_hash && (
          <Fact name="SHA-256">
            <Exact>{package_hash}</Exact>
          </Fact>
        )}
        <Fact name="Last changed">
          <Timestamp at={updated_at} />
        </Fact>
      </About>
      {status === 'finalized' && package_hash && (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <DownloadLink
              path={`/api/cases/${id}/bundles/${bundle_id}/package`}
              download
              className="inline-flex min-h-8 items-center gap-1.5 rounded-md bg-lane px-3 py-1 font-medium text-on-lane no-underline hover:brightness-110"
            >
              <Download aria-hidden className="size-4" /> Download the package
            </DownloadLink>
          </div>
          <CheckBundle id={id} bundle={bundle_id} />
        </div>
      )}
    </Card>
  )
}

/** Asked for, put together, checked, signed, finished. */
function Steps({ at }: { at: Bundle['status'] }) {
  const now = STEPS.indexOf(at)
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {STEPS.map((step, i) => (
        <li
          key={step}
          aria-current={i === now ? 'step' : undefined}
          className={i <= now ? 'font-medium text-lane' : 'text-quiet'}
        >
          {i + 1}. {sayBundleState(step).text}
        </li>
      ))}
    </ol>
  )
}
