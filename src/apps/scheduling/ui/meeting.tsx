import { createLazyRoute, Outlet } from '@tanstack/react-router'
import { visible } from '#host/desk/components/bytes.tsx'
import { Page } from '#host/desk/components/page.tsx'
import { QueryView } from '#host/desk/components/query-view.tsx'
import { TabLinks } from '#host/desk/components/tabs.tsx'
import { WaitingSection } from '#host/desk/components/waiting-work.tsx'
import { MeetingActions } from './meeting-actions.tsx'
import { MeetingStatus } from './meeting-status.tsx'
import type { Board } from './types.ts'
import { useMeeting } from './use-meeting.ts'

export const Route = createLazyRoute('/meetings/$id')({ component: MeetingPage })

function MeetingPage() {
  const { id } = Route.useParams()
  const asked = useMeeting(id)
  const name = visible(asked.data?.name ?? 'Meeting')
  return (
    <Page title={name} actions={asked.data && <MeetingActions board={asked.data} />}>
      <QueryView query={asked}>
        {(board) => (
          <>
            <MeetingStatus board={board} />
            <WaitingSection workspace={id} />
            <TabLinks label={`Parts of ${name}`} tabs={tabsOf(board)} />
            <Outlet />
          </>
        )}
      </QueryView>
    </Page>
  )
}

function tabsOf({ id, attendees, slots }: Board) {
  return [
    { to: `/meetings/${id}`, text: 'Board', count: attendees.length },
    { to: `/meetings/${id}/times`, text: 'Times', count: slots.length },
  ]
}
