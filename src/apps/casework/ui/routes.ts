import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '#host/desk/shell/root.tsx'
import type { ListSearch, PageSearch } from './types.ts'

type Search = Record<string, unknown>

/** What stands in an address was written by anybody: what is no number of ours is left out. */
const whole = (search: Search, name: string, least: number) => {
  const value = search[name]
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value < 1e9 ? { [name]: value } : {}
}

const listSearch = (search: Search): ListSearch => whole(search, 'after', 1)
const pageSearch = (search: Search): PageSearch => ({
  ...whole(search, 'page', 1),
  ...whole(search, 'from', 0),
  ...whole(search, 'to', 1),
})

const one = createRoute({ getParentRoute: () => rootRoute, path: '/cases/$id' }).lazy(
  async () => (await import('./case.tsx')).Route,
)

export const casesRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/cases' }).lazy(async () => (await import('./list.tsx')).Route),
  createRoute({ getParentRoute: () => rootRoute, path: '/cases/new' }).lazy(
    async () => (await import('./new-case.tsx')).Route,
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/cases/playbook' }).lazy(
    async () => (await import('./playbook.tsx')).Route,
  ),
  one.addChildren([
    createRoute({ getParentRoute: () => one, path: '/' }).lazy(async () => (await import('./overview.tsx')).Route),
    createRoute({ getParentRoute: () => one, path: '/form' }).lazy(async () => (await import('./form.tsx')).Route),
    createRoute({ getParentRoute: () => one, path: '/documents', validateSearch: listSearch }).lazy(
      async () => (await import('./documents.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/documents/$document', validateSearch: pageSearch }).lazy(
      async () => (await import('./document.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/interview' }).lazy(
      async () => (await import('./interview.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/facts', validateSearch: listSearch }).lazy(
      async () => (await import('./facts.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/matrix' }).lazy(async () => (await import('./matrix.tsx')).Route),
    createRoute({ getParentRoute: () => one, path: '/promotion' }).lazy(
      async () => (await import('./promotion.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => one, path: '/export' }).lazy(async () => (await import('./export.tsx')).Route),
  ]),
] as const
