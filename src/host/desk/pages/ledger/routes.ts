import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from '../../shell/root.tsx'

/** Numbers in an address arrive as numbers; here everything is text. */
function texts<K extends string>(...names: K[]) {
  return (search: Record<string, unknown>): Partial<Record<K, string>> => {
    const given = names.flatMap((name) => {
      const value = search[name]
      return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
    })
    return Object.fromEntries(given) as Partial<Record<K, string>>
  }
}

const one = createRoute({ getParentRoute: () => rootRoute, path: '/ledger/$workspace' }).lazy(
  async () => (await import('./ledger.tsx')).Route,
)

export const ledgerRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/ledger' }).lazy(
    async () => (await import('./choose.tsx')).Route,
  ),
  one.addChildren([
    createRoute({
      getParentRoute: () => one,
      path: '/',
      beforeLoad: ({ params }) => {
        throw redirect({ to: '/ledger/$workspace/runs', params, replace: true })
      },
    }),
    createRoute({
      getParentRoute: () => one,
      path: '/runs',
      validateSearch: texts('run', 'kind', 'status', 'lane', 'actor'),
    }).lazy(async () => (await import('./runs.tsx')).Route),
    createRoute({
      getParentRoute: () => one,
      path: '/entries',
      validateSearch: texts('seq', 'log', 'about', 'entity', 'from', 'to'),
    }).lazy(async () => (await import('./entries.tsx')).Route),
    createRoute({
      getParentRoute: () => one,
      path: '/why',
      validateSearch: texts('seq', 'run', 'intent', 'approval', 'table', 'row'),
    }).lazy(async () => (await import('./why.tsx')).Route),
    createRoute({ getParentRoute: () => one, path: '/past', validateSearch: texts('at', 'since', 'table') }).lazy(
      async () => (await import('./past.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/verify' }).lazy(async () => (await import('./verify.tsx')).Route),
    createRoute({ getParentRoute: () => one, path: '/export' }).lazy(async () => (await import('./export.tsx')).Route),
  ]),
] as const
