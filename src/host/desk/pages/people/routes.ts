import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const peopleRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/people' }).lazy(
    async () => (await import('./people.tsx')).Route,
  ),
] as const
