import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

/** The page itself comes when the room is entered. */
export const todayRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/today' }).lazy(
    async () => (await import('./today.tsx')).Route,
  ),
] as const
