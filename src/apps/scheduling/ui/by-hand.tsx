import { useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Input } from '#host/desk/components/field.tsx'
import { Card, Section } from '#host/desk/components/page.tsx'
import { zone as here } from '#host/desk/components/zone.ts'
import { startError } from './draft.ts'
import { sayTime } from './say.ts'
import type { Board } from './types.ts'
import { sameClock, timestampOf } from './zoned.ts'

/** A time that somebody knows better than the calendars, by the meeting's clock. */
export function ByHand({ board: { goal }, choose }: { board: Board; choose(start: string): void }) {
  const [start, setStart] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const timestamp = timestampOf(start, goal.time_zone)
  const elsewhere = timestamp && !sameClock(timestamp.at, goal.time_zone, here)
  return (
    <Section title="A time of your own">
      <Card>
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const error = startError(start, goal.time_zone, new Date())
            setProblem(error)
            if (!error && timestamp) choose(timestamp.at)
          }}
        >
          <Input
            label="Start"
            type="datetime-local"
            hint={
              elsewhere
                ? `By the clock of ${goal.time_zone}; ${sayTime(timestamp.at, null)} for you.`
                : `By the clock of ${goal.time_zone}.`
            }
            value={start}
            problem={problem ?? undefined}
            onChange={(event) => {
              setStart(event.target.value)
              setProblem(null)
            }}
          />
          <div>
            <Button type="submit">Choose this time</Button>
          </div>
        </form>
      </Card>
    </Section>
  )
}
