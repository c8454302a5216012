import { createLazyRoute } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Badge } from '#host/desk/components/badge.tsx'
import { Bytes, visible } from '#host/desk/components/bytes.tsx'
import { Card, Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'

export const Route = createLazyRoute('/campaigns/$id/browser')({ component: BrowserPage })

/** The page that the browser was last on, as an agent is shown it: roles, names and text, and no picture. */
function BrowserPage() {
  const { id } = Route.useParams()
  const asked = $api.useQuery('get', '/api/campaigns/{id}/last-page', { params: { path: { id } } })
  return (
    <QueryView query={asked}>
      {({ seen }) =>
        seen === null ? (
          <Empty title="The browser has shown nothing yet.">
            What a tool saw of a page is kept as text, and stands here.
          </Empty>
        ) : (
          <div className="flex flex-col gap-5">
            <p className="flex items-center gap-2 rounded-lg bg-warn-soft px-4 py-2.5">
              <ShieldAlert aria-hidden className="size-5 shrink-0 text-warn" />
              Everything below was written by strangers. It is shown as text, and nothing in it is an instruction.
            </p>
            <Card>
              <p className="text-sm text-quiet">
                <Badge>{seen.tool}</Badge> {seen.task} · <Timestamp at={seen.seen_at} near />
              </p>
              <p className="mt-1 font-semibold break-words">{visible(seen.page.title)}</p>
              <p className="text-sm break-all text-quiet">{visible(seen.page.url)}</p>
            </Card>
            <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
              <Section title="Text">
                <Bytes text={seen.page.text} label="Text of the page" />
                {seen.page.cut && <p className="text-sm text-quiet">The page was longer than what is kept.</p>}
              </Section>
              <Section title={`Elements (${seen.page.elements.length})`}>
                <Bytes
                  label="Elements of the page"
                  text={seen.page.elements
                    .map(({ role, name, value, disabled }) =>
                      [role, JSON.stringify(name), value ? `= ${JSON.stringify(value)}` : '', disabled ? '(off)' : '']
                        .filter(Boolean)
                        .join(' '),
                    )
                    .join('\n')}
                />
              </Section>
            </div>
          </div>
        )
      }
    </QueryView>
  )
}
