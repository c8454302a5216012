import { Link, Outlet } from '@tanstack/react-router'
import { Briefcase, CalendarDays, CheckCheck, Clock, ListTodo, Megaphone, ScrollText, Settings2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { Connection } from './connection.tsx'
import { Notices } from './notices-corner.tsx'
import { Presence } from './presence.tsx'
import { StopSwitch } from './stop-switch.tsx'
import { useWaiting } from './use-waiting.ts'
import { Who } from './who.tsx'

interface Place {
  to: string
  text: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
}

const PLACES: Place[] = [
  { to: '/today', text: 'Today', Icon: Clock },
  { to: '/approvals', text: 'Approvals', Icon: CheckCheck },
  { to: '/campaigns', text: 'Campaigns', Icon: Megaphone },
  { to: '/meetings', text: 'Meetings', Icon: CalendarDays },
  { to: '/cases', text: 'Cases', Icon: Briefcase },
  { to: '/tasks', text: 'Tasks', Icon: ListTodo },
  { to: '/ledger', text: 'Ledger', Icon: ScrollText },
  { to: '/settings', text: 'Settings', Icon: Settings2 },
]

/** What stands around every room. */
export function Frame() {
  const { approvals: waiting } = useWaiting()
  return (
    <div className="flex h-full flex-col md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[1fr_auto]">
      <a
        href="#room"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-card focus:p-2"
      >
        Skip to the room
      </a>
      <header className="flex shrink-0 border-line max-md:order-last max-md:border-t md:min-h-0 md:flex-col md:overflow-auto md:border-r">
        <div className="hidden items-center gap-2.5 px-4 pt-5 pb-4 md:flex">
          <img src="/icon.svg" alt="" className="size-7" />
          <span className="text-lg font-bold tracking-tight">Lanewright</span>
        </div>
        <nav
          aria-label="Rooms"
          className="flex flex-1 justify-around max-md:min-w-0 max-md:overflow-x-auto md:flex-col md:justify-start md:gap-0.5 md:px-2.5"
        >
          {PLACES.map(({ to, text, Icon }) => (
            <Link
              key={to}
              to={to}
              className="flex items-center gap-2.5 rounded-md px-2.5 py-2 font-medium text-quiet no-underline hover:bg-sunk hover:text-ink aria-[current=page]:bg-lane-soft aria-[current=page]:text-lane max-md:flex-col max-md:gap-0.5 max-md:px-0.5 max-md:text-[0.6875rem]"
            >
              <Icon aria-hidden className="size-4.5" />
              {text}
              {to === '/approvals' && waiting > 0 && (
                <span className="rounded-full bg-warn-soft px-2 text-xs font-bold text-warn max-md:absolute max-md:-mt-1.5 max-md:ml-8 md:ml-auto">
                  <span className="sr-only">waiting: </span>
                  {waiting}
                </span>
              )}
            </Link>
          ))}
        </nav>
      </header>
      {/* On a phone above the room, and the rooms below it. */}
      <aside
        aria-label="State of the desk"
        className="flex shrink-0 border-line max-md:order-first max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-2 max-md:border-b max-md:px-3 max-md:py-1.5 md:flex-col md:gap-2 md:border-r md:p-3"
      >
        <Presence />
        <StopSwitch />
        <Connection />
        <Who />
      </aside>
      <main
        id="room"
        tabIndex={-1}
        className="min-w-0 overflow-auto outline-none max-md:min-h-0 max-md:flex-1 md:col-start-2 md:row-span-2 md:row-start-1"
      >
        <Outlet />
      </main>
      <Notices />
    </div>
  )
}
