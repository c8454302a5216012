import { createLazyRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { readable, visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Page, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'
import type { Playbook } from './types.ts'

export const Route = createLazyRoute('/cases/playbook')({ component: PlaybookPage })

/** What all cases share. Nothing here says which case it came from. */
function PlaybookPage() {
  const asked = $api.useQuery('get', '/api/cases/playbook')
  return (
    <Page title="Shared playbook">
      <Link to="/cases" className="-mt-2 inline-flex items-center gap-1.5 self-start text-sm">
        <ArrowLeft aria-hidden className="size-4" /> All cases
      </Link>
      <QueryView query={asked}>{(playbook) => <Shared playbook={playbook} />}</QueryView>
    </Page>
  )
}

function Shared({ playbook: { entries, heuristics } }: { playbook: Playbook }) {
  if (entries.length + heuristics.length === 0)
    return (
      <Empty title="Nothing is shared yet.">
        An insight of a case comes here once nothing of the case is left in it, an attorney has signed it off, and
        somebody has approved exactly these words.
      </Empty>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Section title="Insights">
        {entries.length === 0 && <Empty title="No insight yet." />}
        {entries.map(({ playbook_id, title, body, tags, signed_off_by, promoted_at }) => (
          <Card key={playbook_id} className="flex flex-col gap-2">
            <h3 className="break-words">{readable(title)}</h3>
            <p className="break-words whitespace-pre-wrap">{visible(body)}</p>
            {tags.length > 0 && (
              <p className="flex flex-wrap gap-1">
                {tags.map((tag) => (
                  <Badge key={tag}>{readable(tag)}</Badge>
                ))}
              </p>
            )}
            <Signed by={signed_off_by} at={promoted_at} />
          </Card>
        ))}
      </Section>
      <Section title="Rules of thumb">
        {heuristics.length === 0 && <Empty title="No rule of thumb yet." />}
        {heuristics.map(({ heuristic_id, when, advice, signed_off_by, promoted_at }) => (
          <Card key={heuristic_id} className="flex flex-col gap-1">
            <p className="break-words">
              <span className="text-quiet">When</span> {visible(when)}
            </p>
            <p className="break-words">
              <span className="text-quiet">then</span> {visible(advice)}
            </p>
            <Signed by={signed_off_by} at={promoted_at} />
          </Card>
        ))}
      </Section>
    </div>
  )
}

function Signed({ by, at }: { by: string; at: string }) {
  return (
    <p className="text-sm text-quiet">
      Signed off by {readable(by)}, <Timestamp at={at} />
    </p>
  )
}
