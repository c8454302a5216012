import { createLazyRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { $api } from '../../api/client.ts'
import { DownloadLink } from '../../components/download-link.tsx'
import { Input } from '../../components/field.tsx'
import { Card, Section } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'

export const Route = createLazyRoute('/ledger/$workspace/export')({ component: ExportPage })

function ExportPage() {
  const { workspace } = Route.useParams()
  const bounds = $api.useQuery('get', '/api/workspaces/{id}/entries', {
    params: { path: { id: workspace }, query: { limit: '1' } },
  })
  return (
    <QueryView query={bounds}>
      {({ first, head }) => <Download workspace={workspace} first={first} head={head} />}
    </QueryView>
  )
}

function Download({ workspace, first, head }: { workspace: string; first: string; head: string }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const bad = [from, to].some(
    (n) => n !== '' && (!/^\d+$/.test(n) || BigInt(n) < BigInt(first) || BigInt(n) > BigInt(head)),
  )
  const problem = bad ? `There are entries ${first} to ${head}.` : undefined
  const query = new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) })
  return (
    <Section title="Take it with you">
      <p className="max-w-prose text-quiet">
        One file with the entries and their proof: hashes, the signed seal that covers them, and the lines that brought
        its key. Whoever has it can check it offline with <code>lanewright verify FILE</code>, or with a small program
        that shares no code with this one. What is personal in it stays encrypted; no key is in it.
      </p>
      <Card className="flex max-w-xl flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Input
            label="From entry"
            inputMode="numeric"
            placeholder={first}
            value={from}
            onChange={(e) => setFrom(e.target.value.trim())}
            problem={problem}
          />
          <Input
            label="To entry"
            inputMode="numeric"
            placeholder={head}
            value={to}
            onChange={(e) => setTo(e.target.value.trim())}
          />
        </div>
        <DownloadLink
          path={bad ? undefined : `/api/workspaces/${workspace}/export?${query}`}
          aria-disabled={bad || undefined}
          download={`${workspace}.jsonl`}
          className="inline-flex min-h-8 w-fit items-center rounded-md bg-lane px-3 py-1 font-medium text-on-lane no-underline hover:brightness-110 aria-disabled:opacity-55"
        >
          Download
        </DownloadLink>
      </Card>
    </Section>
  )
}
