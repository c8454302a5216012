import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

export const approvalsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/approvals',
    // A link leads to one approval, or to those of one workspace.
    validateSearch: (search: Record<string, unknown>): { approval?: string; workspace?: string } => ({
      ...(typeof search.approval === 'string' ? { approval: search.approval } : {}),
      ...(typeof search.workspace === 'string' ? { workspace: search.workspace } : {}),
    }),
  }).lazy(async () => (await import('./approvals.tsx')).Route),
] as const
