import { Input, TextArea } from '#host/desk/components/field.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { ZONES } from '#host/desk/components/zone-list.tsx'
import type { FormPart } from './form-part.ts'

export function AboutPart({ draft, change, problem }: FormPart) {
  return (
    <Card className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <div className="sm:col-span-4">
        <Input
          label="Title"
          hint="Stands in every mail."
          required
          maxLength={200}
          value={draft.title}
          problem={problem('/title')}
          onChange={(event) => change({ title: event.target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <Input
          label="Duration (minutes)"
          type="number"
          inputMode="numeric"
          min={5}
          max={720}
          step={5}
          required
          value={draft.duration}
          problem={problem('/duration')}
          onChange={(event) => change({ duration: event.target.value })}
        />
      </div>
      <div className="sm:col-span-4">
        <Input
          label="Place or link"
          required
          maxLength={500}
          value={draft.location}
          problem={problem('/location')}
          onChange={(event) => change({ location: event.target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <Input
          label="Time zone"
          list={ZONES}
          required
          value={draft.time_zone}
          problem={problem('/time_zone')}
          onChange={(event) => change({ time_zone: event.target.value })}
        />
      </div>
      <div className="sm:col-span-6">
        <TextArea
          label="Description"
          hint="May be empty. Questions of the attendees are answered from it."
          rows={3}
          maxLength={2000}
          value={draft.description}
          problem={problem('/description')}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
    </Card>
  )
}
