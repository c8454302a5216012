import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { casesRoutes } from '#apps/casework/ui/routes.ts'
import { campaignsRoutes } from '#apps/outreach/ui/routes.ts'
import { meetingsRoutes } from '#apps/scheduling/ui/routes.ts'
import { tasksRoutes } from '#apps/tasks/ui/routes.ts'
import { Waiting } from '../components/query-view.tsx'
import { approvalsRoutes } from '../pages/approvals/routes.ts'
import { ledgerRoutes } from '../pages/ledger/routes.ts'
import { peopleRoutes } from '../pages/people/routes.ts'
import { settingsRoutes } from '../pages/settings/routes.ts'
import { signInRoutes } from '../pages/sign-in/routes.ts'
import { todayRoutes } from '../pages/today/routes.ts'
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
