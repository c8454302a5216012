import { createLazyRoute, Outlet } from '@tanstack/react-router'
import { Page } from '#host/desk/components/page.tsx'
import { TabLinks } from '#host/desk/components/tabs.tsx'
import { Chat } from './chat.tsx'
import { Exchange } from './exchange.tsx'
import { UndoButton } from './undo.tsx'

export const Route = createLazyRoute('/tasks')({ component: TasksPage })

const TABS = [
  { to: '/tasks', text: 'List' },
  { to: '/tasks/history', text: 'History' },
  { to: '/tasks/reminders', text: 'Reminders' },
]

function TasksPage() {
  return (
    <Page
      title="Tasks"
      actions={
        <>
          <UndoButton />
          <Exchange />
        </>
      }
    >
      <div className="grid gap-6 lg:h-[calc(100vh-6.5rem)] lg:min-h-96 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
        <Chat />
        <div className="flex min-h-0 flex-col gap-3 max-lg:h-[36rem]">
          <TabLinks label="What is beside the chat" tabs={TABS} />
          <Outlet />
        </div>
      </div>
    </Page>
  )
}
