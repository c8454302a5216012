import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const signInRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/sign-in' }).lazy(
    async () => (await import('./sign-in.tsx')).Route,
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/join' }).lazy(async () => (await import('./join.tsx')).Route),
] as const
