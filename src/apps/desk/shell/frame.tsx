import { Link, Outlet } from '@tanstack/react-router'
import { CalendarDays, CheckCheck, Clock, ListTodo, Megaphone, ScrollText, Settings2 } from 'lucide-react'
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
  { to: '/tasks', text: 'Tasks', Icon: ListTodo },
  { to: '/ledger', text: 'Ledger', Icon: ScrollText },
  { to: '/settings', text: 'Settings', Icon: Settings2 },
]

/** What stands around every room. */
export function Frame() {
  const { approvals: waiting } = useWaiting()
  return (
    <div className="flex h-full flex-col md:flex-row">
      <a
        href="#room"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-card focus:p-2"
      >
        Skip to the room
      </a>
      <div className="shrink-0 md:hidden">
        <Who />
      </div>
      <header className="flex shrink-0 border-line max-md:order-last max-md:border-t md:w-56 md:flex-col md:border-r">
        <div className="hidden items-center gap-2.5 px-4 pt-5 pb-4 md:flex">
          <img src="/icon.svg" alt="" className="size-7" />
          <span className="text-lg font-bold tracking-tight">Lanewright</span>
        </div>
        <nav
          aria-label="Rooms"
          className="flex flex-1 justify-around md:flex-col md:justify-start md:gap-0.5 md:px-2.5"
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
        <div className="hidden flex-col gap-2 p-3 md:flex">
          <Presence />
          <StopSwitch />
          <Connection />
          <Who />
        </div>
      </header>
      <main id="room" tabIndex={-1} className="min-w-0 flex-1 overflow-auto outline-none">
        <Outlet />
      </main>
      <Notices />
    </div>
  )
}
