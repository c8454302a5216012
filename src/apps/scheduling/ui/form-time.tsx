import { Input } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { zone as here } from '#host/desk/components/zone.ts'
import type { FormPart } from './form-part.ts'
import { sayTime } from './say.ts'
import { sameClock, timestampOf } from './zoned.ts'

/** Either times are looked for in the calendars, or somebody knows the time already. All by the meeting's clock. */
export function TimePart(part: FormPart) {
  const { draft, change } = part
  return (
    <Card className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">How the time is found</legend>
        {(
          [
            ['look', 'Look for times that are free'],
            ['fixed', 'I know the time'],
          ] as const
        ).map(([how, text]) => (
          <label key={how} className="flex items-center gap-2 font-medium">
            <input type="radio" name="how" checked={draft.how === how} onChange={() => change({ how })} />
            {text}
          </label>
        ))}
      </fieldset>
      {draft.how === 'look' ? <WindowFields {...part} /> : <StartField {...part} />}
      <p className="text-xs text-quiet">Days and times are those of {draft.time_zone || 'the meeting'}.</p>
    </Card>
  )
}

function WindowFields({ draft, change, problem }: FormPart) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
      <Input
        label="From day"
        type="date"
        value={draft.from}
        problem={problem('/window')}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Input
        label="To day"
        type="date"
        min={draft.from}
        value={draft.to}
        onChange={(event) => change({ to: event.target.value })}
      />
      <Input
        label="Not before"
        type="time"
        value={draft.hours_from}
        problem={problem('/hours')}
        onChange={(event) => change({ hours_from: event.target.value })}
      />
      <Input
        label="Not after"
        type="time"
        value={draft.hours_to}
        onChange={(event) => change({ hours_to: event.target.value })}
      />
    </div>
  )
}

function StartField({ draft, change, problem }: FormPart) {
  const timestamp = timestampOf(draft.start, draft.time_zone)
  const elsewhere = timestamp && !sameClock(timestamp.at, draft.time_zone, here)
  return (
    <div className="max-w-sm">
      <Input
        label="Start"
        type="datetime-local"
        value={draft.start}
        hint={elsewhere ? `${sayTime(timestamp.at, null)} for you.` : undefined}
        problem={problem('/start')}
        onChange={(event) => change({ start: event.target.value })}
      />
    </div>
  )
}
