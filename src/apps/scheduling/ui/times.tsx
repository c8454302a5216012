import { createLazyRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '#host/desk/components/badge.tsx'
import { Button } from '#host/desk/components/button.tsx'
import { visible } from '#host/desk/components/bytes.tsx'
import { Empty, Section } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { ByHand } from './by-hand.tsx'
import { ChooseTime } from './choose-time.tsx'
import { bestOf, byDay } from './days.ts'
import { LookAgain } from './look-again.tsx'
import { sayDay, sayHours, sayThere } from './say.ts'
import { Score } from './score.tsx'
import type { Board, Slot } from './types.ts'
import { useMeeting } from './use-meeting.ts'
import { hasEnded } from './words.ts'

export const Route = createLazyRoute('/meetings/$id/times')({ component: TimesPage })

function TimesPage() {
  const { id } = Route.useParams()
  return (
    <QueryView query={useMeeting(id)}>
      {(board) =>
        !board.meeting ? (
          <Empty title="The meeting is being set up.">Times can be chosen in a moment.</Empty>
        ) : hasEnded(board.meeting) ? (
          <Empty title="This meeting has ended.">Its time cannot be changed any more.</Empty>
        ) : (
          <Picker board={board} />
        )
      }
    </QueryView>
  )
}

function Picker({ board }: { board: Board }) {
  const [start, setStart] = useState<string | null>(null)
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Found board={board} choose={setStart} />
      <div className="flex flex-col gap-7">
        <ByHand board={board} choose={setStart} />
        <LookAgain board={board} />
      </div>
      {start !== null && <ChooseTime board={board} start={start} close={() => setStart(null)} />}
    </div>
  )
}

function Found({ board, choose }: { board: Board; choose(start: string): void }) {
  const days = byDay(board.slots, new Date())
  const best = bestOf(days.flatMap(({ slots }) => slots))
  return (
    <Section title="Times that are free">
      {board.meeting?.looking && (
        <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info">
          Looking in the calendars ...
        </p>
      )}
      {days.length === 0 && !board.meeting?.looking && <NothingFound board={board} />}
      {days.map(({ day, slots }) => (
        <div key={day} className="rounded-lg border border-line bg-card">
          <h3 className="border-b border-line px-4 py-2">{sayDay((slots[0] as Slot).starts_at)}</h3>
          <ul className="divide-y divide-line">
            {slots.map((slot) => (
              <li key={slot.slot_id}>
                <SlotRow board={board} slot={slot} best={slot === best} choose={choose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function NothingFound({ board: { goal, slots } }: { board: Board }) {
  if ((goal.calendars ?? []).length === 0)
    return <Empty title="This meeting has no calendar to look in.">Choose a time yourself.</Empty>
  if (slots.length > 0) return <Empty title="The times that were found are past.">Look again.</Empty>
  return <Empty title="No free time was found.">Look again with other days, or choose a time yourself.</Empty>
}

function SlotRow(props: { board: Board; slot: Slot; best: boolean; choose(start: string): void }) {
  const { board, slot, best, choose } = props
  const { starts_at, ends_at, score, reasons } = slot
  const there = sayThere(starts_at, ends_at, board.goal.time_zone)
  const isChosen = Date.parse(board.meeting?.starts_at ?? '') === Date.parse(starts_at)
  const said = `${sayDay(starts_at)}, ${sayHours(starts_at, ends_at)}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
          {sayHours(starts_at, ends_at)}
          {best && <Badge tone="good">best</Badge>}
        </p>
        {there && <p className="text-sm text-quiet">{there}</p>}
        <p className="text-sm break-words text-quiet">
          {reasons.length > 0 ? reasons.map(visible).join(' · ') : 'Nothing against it'}
        </p>
      </div>
      <Score score={score} label={`Score of ${said}`} />
      {isChosen ? (
        <Badge tone="info">chosen</Badge>
      ) : (
        <Button kind={best ? 'main' : 'plain'} aria-label={`Confirm & send: ${said}`} onClick={() => choose(starts_at)}>
          Confirm &amp; send
        </Button>
      )}
    </div>
  )
}
