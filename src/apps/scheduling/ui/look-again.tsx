import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { daysErrors } from './draft.ts'
import type { Board } from './types.ts'
import { useSay } from './use-meeting.ts'
import { dayAfter, wallOf, windowOf } from './zoned.ts'

const DAYS_AHEAD = 14

/** The calendars are read once more, within other days if somebody likes. */
export function LookAgain({ board }: { board: Board }) {
  const { id, goal, meeting } = board
  const zone = goal.time_zone
  const today = wallOf(new Date(), zone).slice(0, 10)
  const { window } = goal
  const [from, setFrom] = useState(window ? max(wallOf(window.from, zone).slice(0, 10), today) : today)
  const [to, setTo] = useState(() => {
    // The window ends with the first moment that is not in it.
    const last = window ? wallOf(Date.parse(window.to) - 1, zone).slice(0, 10) : ''
    return last > today ? last : dayAfter(today, DAYS_AHEAD)
  })
  const [problem, setProblem] = useState<string>()
  const { busy, say } = useSay(id)
  const calendars = goal.calendars ?? []
  if (calendars.length === 0) return null

  async function look() {
    const [error] = daysErrors(from, to, zone)
    setProblem(error?.message)
    if (error) return
    await say('meeting.look', { window: windowOf(from, to, zone) }, 'The calendars are being read.')
  }

  return (
    <Section title="Look again">
      <Card>
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void look()
          }}
        >
          <div className="grid grid-cols-2 gap-3">
            <Input
              label="From day"
              type="date"
              value={from}
              problem={problem}
              onChange={(event) => setFrom(event.target.value)}
            />
            <Input label="To day" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
          </div>
          <p className="text-xs break-words text-quiet">
            In {calendars.join(', ')}; {goal.hours ? `${goal.hours.from} to ${goal.hours.to}` : 'office hours'}, {zone}.
          </p>
          <div>
            <Button type="submit" busy={busy !== null || meeting?.looking === true}>
              {meeting?.looking ? 'Looking ...' : 'Look for times'}
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  )
}

const max = (a: string, b: string) => (a > b ? a : b)
