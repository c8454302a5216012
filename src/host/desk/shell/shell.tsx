import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { $api } from '../api/client.ts'
import { asRefusal } from '../api/refusal.ts'
import { Waiting } from '../components/query-view.tsx'
import { Frame } from './frame.tsx'

/** Where nobody has to be signed in. */
const OUTSIDE = ['/sign-in', '/join']

/** The frame for whoever is in; the door for whoever is not. */
export function Shell() {
  const { pathname } = useLocation()
  return OUTSIDE.includes(pathname) ? (
    <main id="room" className="mx-auto w-full max-w-md p-4 pt-[12vh]">
      <p className="flex items-center gap-2.5 px-4 md:px-7">
        <img src="/icon.svg" alt="" className="size-7" />
        <span className="text-lg font-bold tracking-tight">Lanewright</span>
      </p>
      <Outlet />
    </main>
  ) : (
    <Inside />
  )
}

function Inside() {
  const me = $api.useQuery('get', '/api/me')
  if (me.error && asRefusal(me.error).code === 'http.no_session') return <Navigate to="/sign-in" replace />
  return me.isPending ? <Waiting /> : <Frame />
}
