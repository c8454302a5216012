import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { Waiting } from '../parts/asked.tsx'
import { approvalsRoutes } from '../rooms/approvals/routes.ts'
import { campaignsRoutes } from '../rooms/campaigns/routes.ts'
import { casesRoutes } from '../rooms/cases/routes.ts'
import { ledgerRoutes } from '../rooms/ledger/routes.ts'
import { meetingsRoutes } from '../rooms/meetings/routes.ts'
import { peopleRoutes } from '../rooms/people/routes.ts'
import { settingsRoutes } from '../rooms/settings/routes.ts'
import { signInRoutes } from '../rooms/sign-in/routes.ts'
import { tasksRoutes } from '../rooms/tasks/routes.ts'
import { todayRoutes } from '../rooms/today/routes.ts'
import { rootRoute } from './root.tsx'

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/today', replace: true })
  },
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    home,
    ...todayRoutes,
    ...approvalsRoutes,
    ...campaignsRoutes,
    ...meetingsRoutes,
    ...casesRoutes,
    ...tasksRoutes,
    ...ledgerRoutes,
    ...settingsRoutes,
    ...peopleRoutes,
    ...signInRoutes,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Waiting,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
