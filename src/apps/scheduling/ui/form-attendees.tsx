import { UserPlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#host/desk/components/button.tsx'
import { Card } from '#host/desk/components/page.tsx'
import { AttendeeFields } from './attendee-fields.tsx'
import { type AttendeeDraft, nobody } from './draft.ts'
import type { FormPart } from './form-part.ts'

const MOST = 50

/** Whoever was added is written down next; after one was removed the focus is at the button that adds. */
export function AttendeesPart({ draft: { attendees }, change, problem }: FormPart) {
  const list = useRef<HTMLDivElement>(null)
  const [touched, setTouched] = useState<'added' | 'removed' | null>(null)

  useEffect(() => {
    if (touched === 'added') list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus()
    if (touched === 'removed') list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
    setTouched(null)
  }, [touched])

  const put = (key: number, changed: Partial<AttendeeDraft>) =>
    change({ attendees: attendees.map((one) => (one.key === key ? { ...one, ...changed } : one)) })

  return (
    <div ref={list} className="flex flex-col gap-3">
      {attendees.map((attendee, i) => (
        <fieldset key={attendee.key} className="rounded-lg border border-line bg-card p-4">
          <legend className="sr-only">Attendee {i + 1}</legend>
          <div className="mb-2 flex items-center justify-between gap-2">
            <span aria-hidden className="text-sm font-medium text-quiet">
              Attendee {i + 1}
            </span>
            {attendees.length > 1 && (
              <Button
                kind="quiet"
                aria-label={`Remove attendee ${i + 1}${attendee.full_name ? `: ${attendee.full_name}` : ''}`}
                onClick={() => {
                  change({ attendees: attendees.filter(({ key }) => key !== attendee.key) })
                  setTouched('removed')
                }}
              >
                <X aria-hidden className="size-4" /> Remove
              </Button>
            )}
          </div>
          <AttendeeFields
            attendee={attendee}
            change={(changed) => put(attendee.key, changed)}
            problem={(name) => problem(`/attendees/${i}/${name}`)}
          />
        </fieldset>
      ))}
      {problem('/attendees') && (
        <Card className="border-bad">
          <p role="alert" className="font-medium text-bad">
            {problem('/attendees')}
          </p>
        </Card>
      )}
      <div>
        <Button
          data-add
          disabled={attendees.length >= MOST}
          onClick={() => {
            change({ attendees: [...attendees, nobody(1 + Math.max(-1, ...attendees.map(({ key }) => key)))] })
            setTouched('added')
          }}
        >
          <UserPlus aria-hidden className="size-4" /> Add another
        </Button>
      </div>
    </div>
  )
}
