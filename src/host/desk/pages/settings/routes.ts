import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const settingsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/settings' }).lazy(
    async () => (await import('./settings.tsx')).Route,
  ),
] as const
