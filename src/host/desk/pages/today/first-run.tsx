import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Briefcase, CalendarDays, ListTodo, Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { $api } from '../../api/client.ts'
import { asRefusal } from '../../api/refusal.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/page.tsx'
import { workPlace } from '../../components/work-place.ts'
import { zone } from '../../components/zone.ts'
import { notifyRefused } from '../../shell/notices.ts'

type Sample = 'tasks' | 'outreach' | 'scheduling' | 'casework'

/** Nothing was ever done here: one click shows what each pack does. */
export function FirstRun() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const start = $api.useMutation('post', '/api/samples', {
    onSuccess: async ({ workspace }, { body }) => {
      await queries.invalidateQueries()
      await navigate(body.sample === 'outreach' ? { to: '/approvals' } : workPlace(body.sample, workspace))
    },
    onError: (error) => notifyRefused(asRefusal(error)),
  })
  const pending = start.isPending ? start.variables.body.sample : null
  const button = (sample: Sample, text: string) => (
    <Button
      kind="main"
      busy={pending === sample}
      disabled={pending !== null}
      onClick={() => start.mutate({ body: { sample, time_zone: zone } })}
    >
      {pending === sample ? 'Starting ...' : text}
    </Button>
  )
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <Card>
        <h2>Agents propose. You decide. Everything is proved.</h2>
        <p className="mt-1 max-w-prose text-quiet">
          Nothing runs yet. Start a sample: it needs no key and no account, works offline, and nobody real is at the
          other end.
        </p>
      </Card>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SampleCard
          icon={<Megaphone aria-hidden className="size-5" />}
          title="A campaign on the practice network"
          text="Twelve people are imported and ranked, and a message to each is drafted. You approve the exact words; say that you are here, and they are sent in a real browser and read back."
          action={button('outreach', 'Start the sample campaign')}
        />
        <SampleCard
          icon={<ListTodo aria-hidden className="size-5" />}
          title="A list of tasks to talk to"
          text="Four tasks to begin with. Add, find, move and finish them in plain words; whatever deletes asks first, and every change can be taken back."
          action={button('tasks', 'Start with sample tasks')}
        />
        <SampleCard
          icon={<CalendarDays aria-hidden className="size-5" />}
          title="A meeting with a built-in mailbox"
          text="Times are found in a calendar; you choose one and approve the first mails. Then play the attendees: answer as they would, and watch it being settled."
          action={button('scheduling', 'Start the sample meeting')}
        />
        <SampleCard
          icon={<Briefcase aria-hidden className="size-5" />}
          title="A case with its client and its papers"
          text="A form and six documents are summed up; you decide as the attorney. Then facts are taken, each with the place where it stands, and what you export can be checked by anybody. All of it is made up."
          action={button('casework', 'Start the sample case')}
        />
      </div>
    </div>
  )
}

function SampleCard({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode
  title: string
  text: string
  action: ReactNode
}) {
  return (
    <Card className="flex flex-col gap-2">
      <h3 className="flex items-center gap-2">
        <span className="text-lane">{icon}</span>
        {title}
      </h3>
      <p className="flex-1 text-quiet">{text}</p>
      <div>{action}</div>
    </Card>
  )
}
