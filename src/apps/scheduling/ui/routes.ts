import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '#host/desk/shell/root.tsx'

const meeting = createRoute({ getParentRoute: () => rootRoute, path: '/meetings/$id' }).lazy(
  async () => (await import('./meeting.tsx')).Route,
)

export const meetingsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/meetings' }).lazy(
    async () => (await import('./list.tsx')).Route,
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/meetings/new' }).lazy(
    async () => (await import('./new-meeting.tsx')).Route,
  ),
  meeting.addChildren([
    createRoute({ getParentRoute: () => meeting, path: '/' }).lazy(async () => (await import('./board.tsx')).Route),
    createRoute({ getParentRoute: () => meeting, path: '/times' }).lazy(
      async () => (await import('./times.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => meeting, path: '/attendees/$attendee' }).lazy(
      async () => (await import('./thread.tsx')).Route,
    ),
  ]),
] as const
