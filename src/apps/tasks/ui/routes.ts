import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '#host/desk/shell/root.tsx'
import { readFilter } from './filter.ts'

/** The chat stays while the list beside it changes. */
const tasksRoute = createRoute({ getParentRoute: () => rootRoute, path: '/tasks' }).lazy(
  async () => (await import('./tasks.tsx')).Route,
)

export const tasksRoutes = [
  tasksRoute.addChildren([
    createRoute({ getParentRoute: () => tasksRoute, path: '/', validateSearch: readFilter }).lazy(
      async () => (await import('./list.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => tasksRoute, path: '/history' }).lazy(
      async () => (await import('./history.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => tasksRoute, path: '/reminders' }).lazy(
      async () => (await import('./reminders.tsx')).Route,
    ),
  ]),
] as const
