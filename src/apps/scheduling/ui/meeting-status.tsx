import { CalendarCheck, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Status } from '#host/desk/components/badge.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { sayLength } from './say.ts'
import { Score } from './score.tsx'
import type { Board } from './types.ts'
import { When } from './when.tsx'
import { sayKept, sayMeeting } from './words.ts'

/** How a meeting stands, on every page of it. */
export function MeetingStatus({ board }: { board: Board }) {
  const { goal, meeting, status, status_reason, stopped, event_score } = board
  const said = sayMeeting(meeting?.status ?? null)
  const kept = sayKept(board)
  const asked = board.attendees.filter(({ closed_why }) => closed_why === null)
  return (
    <>
      <p className="-mt-3 flex flex-wrap items-center gap-1.5">
        <Badge tone={said.tone}>{said.text}</Badge>
        <Badge tone={kept.tone}>{kept.text}</Badge>
        {meeting?.looking && <Badge tone="info">looking for times</Badge>}
        {stopped && <Status of="stopped" />}
        {status !== 'active' && <Status of={status} />}
        {status_reason && <span className="break-words text-quiet">{visible(status_reason)}</span>}
        {meeting?.ended_why && (
          <span className="break-words text-quiet">
            Cancelled by {meeting.ended_by}: {visible(meeting.ended_why)}
          </span>
        )}
      </p>
      <Card className="flex flex-col gap-3">
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]">
          <Fact icon={<Clock aria-hidden className="size-4.5" />}>
            <div className="font-semibold">
              {meeting?.starts_at ? (
                <When start={meeting.starts_at} end={meeting.ends_at} zone={goal.time_zone} />
              ) : (
                'No time chosen yet'
              )}
            </div>
            <p className="text-sm text-quiet">
              {sayLength(goal.duration)}
              {meeting?.chosen_by && `, chosen by ${meeting.chosen_by}`}
            </p>
          </Fact>
          <Fact icon={<MapPin aria-hidden className="size-4.5" />}>
            <p className="break-words">
              <Place of={goal.location} />
            </p>
            <p className="truncate text-sm text-quiet" title={goal.from.address}>
              mails from {goal.account === 'demo' ? 'the practice account' : goal.from.address}
            </p>
          </Fact>
          <Fact icon={<CalendarCheck aria-hidden className="size-4.5" />}>
            {event_score === null ? (
              <p className="text-quiet">no score yet</p>
            ) : (
              <div className="flex max-w-56 items-center gap-2">
                <span aria-hidden className="whitespace-nowrap">
                  Event score
                </span>
                <Score score={event_score} label="Event score" wide />
              </div>
            )}
            <p className="text-sm text-quiet">
              {asked.filter(({ yes }) => yes).length} of {asked.length} said yes
            </p>
          </Fact>
        </div>
        {goal.description && (
          <p className="line-clamp-3 max-w-prose break-words whitespace-pre-wrap text-quiet">
            {visible(goal.description)}
          </p>
        )}
      </Card>
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-2.5">
      <span className="mt-0.5 text-quiet">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** A link only where it plainly is one; everything else is a place. */
function Place({ of }: { of: string }) {
  const url = /^https:\/\/\S+$/.test(of) ? URL.parse(of) : null
  if (!url) return visible(of)
  return (
    <a href={url.href} target="_blank" rel="noreferrer" className="break-all">
      {visible(of)}
    </a>
  )
}
