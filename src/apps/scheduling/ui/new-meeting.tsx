import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { $api, api } from '#host/desk/api/client.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import { Button } from '#host/desk/components/button.tsx'
import { Page, Section } from '#host/desk/components/page.tsx'
import { QueryView, Refused } from '#host/desk/components/query-view.tsx'
import { zone } from '#host/desk/components/zone.ts'
import { ZoneList } from '#host/desk/components/zone-list.tsx'
import { notifyDone } from '#host/desk/shell/notices.ts'
import { type Draft, emptyDraft, errorOf, errorsIn, type FieldError, meetingOf } from './draft.ts'
import { AboutPart } from './form-about.tsx'
import { AttendeesPart } from './form-attendees.tsx'
import { MailPart } from './form-mail.tsx'
import type { FormPart } from './form-part.ts'
import { TimePart } from './form-time.tsx'
import type { MailSetup } from './types.ts'

export const Route = createLazyRoute('/meetings/new')({ component: NewMeetingPage })

function NewMeetingPage() {
  const mail = $api.useQuery('get', '/api/mail')
  return (
    <Page title="Plan a meeting">
      <QueryView query={mail}>{(known) => <MeetingForm mail={known} />}</QueryView>
    </Page>
  )
}

function MeetingForm({ mail }: { mail: MailSetup }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(mail, zone, new Date()))
  const [errors, setErrors] = useState<FieldError[]>([])
  const [refused, setRefused] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // Where something is wrong is where one goes on.
  useEffect(() => {
    const wrong = errors.length > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [errors])

  const part: FormPart = {
    draft,
    change: (changed) => setDraft((now) => ({ ...now, ...changed })),
    problem: (path) => errors.find((error) => error.path === path)?.message,
  }

  async function create() {
    const own = mail.accounts.find(({ name }) => name === draft.account)?.address
    const found = errorsIn(draft, own, new Date())
    setErrors(found)
    setRefused(null)
    if (found.length > 0) return
    setBusy(true)
    try {
      const made = await api.POST('/api/meetings', { body: meetingOf(draft) })
      if (!made.data) throw made.error
      notifyDone('The meeting is planned.', 'Nothing was sent yet.')
      const params = { id: made.data.id }
      if (draft.how === 'look') await navigate({ to: '/meetings/$id/times', params })
      else await navigate({ to: '/meetings/$id', params })
    } catch (error) {
      const problem = errorOf(asRefusal(error))
      setErrors(problem ? [problem] : [])
      setRefused(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-4xl flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <p className="max-w-prose text-quiet">
        Nobody is written to before a time is chosen, and the first mail to each person waits for your yes.
      </p>
      <ZoneList />
      <Section title="What">
        <AboutPart {...part} />
      </Section>
      <Section title="Who writes, and which calendars must be free">
        <MailPart {...part} mail={mail} />
      </Section>
      <Section title="When">
        <TimePart {...part} />
      </Section>
      <Section title="Who">
        <AttendeesPart {...part} />
      </Section>
      {errors.length > 0 && refused === null && (
        <p role="alert" className="font-medium text-bad">
          {errors.length === 1 ? 'One thing is' : `${errors.length} things are`} missing or wrong; it is said where it
          is. Nothing was sent.
        </p>
      )}
      {refused !== null && <Refused error={refused} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="main" type="submit" busy={busy}>
          {draft.how === 'look' ? 'Plan it and look for times' : 'Plan it and ask them'}
        </Button>
        <Link to="/meetings">Back to the list</Link>
      </div>
    </form>
  )
}
