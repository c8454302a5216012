import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'
import type { Search } from './search.ts'

export const approvalsRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/approvals',
    validateSearch: (search: Record<string, unknown>): Search => ({
      ...(typeof search.approval === 'string' ? { approval: search.approval } : {}),
      ...(typeof search.workspace === 'string' ? { workspace: search.workspace } : {}),
    }),
  }).lazy(async () => (await import('./approvals.tsx')).Route),
] as const
