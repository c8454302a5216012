import { createLazyRoute } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { $api } from '#host/desk/api/client.ts'
import { Empty } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { Timestamp } from '#host/desk/components/timestamp.tsx'

export const Route = createLazyRoute('/tasks/reminders')({ component: Reminders })

/** What fired, newest first. */
function Reminders() {
  const asked = $api.useQuery('get', '/api/tasks/notices')
  return (
    <QueryView query={asked}>
      {({ notices }) =>
        notices.length === 0 ? (
          <Empty title="No reminder has fired.">
            Say "remind me to ... tomorrow at 9" in the chat. It fires while Lanewright runs.
          </Empty>
        ) : (
          <ol
            aria-label="Reminders that fired, newest first"
            className="min-h-0 flex-1 divide-y divide-line overflow-auto rounded-lg border border-line bg-card"
          >
            {notices.map(({ notice_id, text, fired_at }) => (
              <li key={notice_id} className="flex items-center gap-3 px-4 py-2.5">
                <BellRing aria-hidden className="size-4 shrink-0 text-warn" />
                <span dir="auto" className="min-w-0 flex-1 break-words">
                  {text}
                </span>
                <span className="text-xs text-quiet">
                  <Timestamp at={fired_at} near />
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  )
}
