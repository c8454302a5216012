import { Link } from '@tanstack/react-router'
import { $api } from '../../api/client.ts'
import type { FullEntry } from '../../api/types.ts'
import { Badge, Status } from '../../components/badge.tsx'
import { Bytes, visible } from '../../components/bytes.tsx'
import { Card, Empty } from '../../components/page.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { ExactTimestamp, Fact, Facts } from './facts.tsx'

export function EntryDetail({ workspace, seq }: { workspace: string; seq: string | undefined }) {
  const query = $api.useQuery(
    'get',
    '/api/workspaces/{id}/entries/{seq}',
    { params: { path: { id: workspace, seq: seq ?? '' } } },
    { enabled: seq !== undefined },
  )
  if (seq === undefined) return <Empty title="Choose an entry.">All that it holds stands here.</Empty>
  return <QueryView query={query}>{(entry) => <Detail workspace={workspace} entry={entry} />}</QueryView>
}

function Detail({ workspace, entry }: { workspace: string; entry: FullEntry }) {
  const { seq, log, about, id, op, outcome, at, hash, previous, segment, person, erased, payload, shortened } = entry
  const params = { workspace }
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="break-all">
          Entry {seq}: {log === 'event' ? about : about.replaceAll('_', ' ')}
        </h2>
        {op && <Badge tone={op === 'delete' ? 'bad' : 'info'}>{op}</Badge>}
        {outcome && <Status of={outcome} />}
      </header>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link to="/ledger/$workspace/why" params={params} search={{ seq }}>
          Why did this happen?
        </Link>
        <Link
          to="/ledger/$workspace/past"
          params={params}
          search={{ at: seq, ...(log === 'event' ? { table: about } : {}) }}
        >
          The state right after it
        </Link>
        {log === 'event' && (
          <Link to="/ledger/$workspace/entries" params={params} search={{ entity: id, seq }}>
            All of this row
          </Link>
        )}
        {entry.run && (
          <Link to="/ledger/$workspace/runs" params={params} search={{ run: entry.run }}>
            Its run
          </Link>
        )}
      </p>
      {erased && (
        <p className="rounded-md bg-warn-soft p-2.5 text-sm">
          The person behind this entry was erased. Its personal parts can never be read again; its hash still holds.
        </p>
      )}
      <Facts>
        <Fact name="When">
          <ExactTimestamp at={at} />
        </Fact>
        <Fact name={log === 'event' ? 'Row' : 'Event'}>
          <code className="text-xs break-all">{visible(id)}</code>
        </Fact>
        <Fact name="Who">{entry.actor && visible(entry.actor)}</Fact>
        <Fact name="Lane">{entry.lane && <code>{entry.lane}</code>}</Fact>
        <Fact name="Person">{person && <code className="text-xs break-all">{person}</code>}</Fact>
        <Fact name="Hash">
          <code className="text-xs break-all">{hash}</code>
        </Fact>
        <Fact name="Before it">{previous && <code className="text-xs break-all">{previous}</code>}</Fact>
        <Fact name="Segment">{segment}</Fact>
      </Facts>
      <Bytes label={`What entry ${seq} holds`} text={JSON.stringify(payload, null, 2)} />
      {shortened && <p className="text-sm text-quiet">Long texts were shortened here. The export has them whole.</p>}
    </Card>
  )
}
