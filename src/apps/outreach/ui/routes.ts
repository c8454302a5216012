import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '#host/desk/shell/root.tsx'
import {
  type ArtifactSearch,
  LEAD_ORDERS,
  LEAD_STATUSES,
  type LeadSearch,
  MESSAGE_STATUSES,
  type MessageStatus,
} from './types.ts'

type Search = Record<string, unknown>

/** What stands in an address was written by anybody: what is no value of ours is left out. */
const word = (search: Search, name: string, most = 200) => {
  const value = search[name]
  const given = typeof value === 'number' ? String(value) : value
  return typeof given === 'string' && given !== '' ? { [name]: given.slice(0, most) } : {}
}
const oneOf = <T extends string>(search: Search, name: string, values: readonly T[]) => {
  const value = values.find((known) => known === search[name])
  return value === undefined ? {} : { [name]: value }
}

const points = (search: Search, name: string) => {
  const value = Number(search[name])
  return search[name] !== undefined && search[name] !== '' && value >= 0 && value <= 100
    ? { [name]: String(Math.round(value * 100) / 100) }
    : {}
}

function leadSearch(search: Search): LeadSearch {
  const statuses = Array.isArray(search.statuses)
    ? LEAD_STATUSES.filter((s) => (search.statuses as unknown[]).includes(s))
    : []
  return {
    ...oneOf(search, 'order', LEAD_ORDERS),
    ...oneOf(search, 'direction', ['ascending', 'descending']),
    ...(statuses.length > 0 && statuses.length < LEAD_STATUSES.length ? { statuses } : {}),
    ...word(search, 'search'),
    ...points(search, 'low'),
    ...points(search, 'high'),
    ...word(search, 'lead', 36),
  }
}

const campaign = createRoute({ getParentRoute: () => rootRoute, path: '/campaigns/$id' }).lazy(
  async () => (await import('./campaign.tsx')).Route,
)

export const campaignsRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/campaigns' }).lazy(
    async () => (await import('./list.tsx')).Route,
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/campaigns/new' }).lazy(
    async () => (await import('./new-campaign.tsx')).Route,
  ),
  campaign.addChildren([
    createRoute({ getParentRoute: () => campaign, path: '/' }).lazy(async () => (await import('./overview.tsx')).Route),
    createRoute({ getParentRoute: () => campaign, path: '/leads', validateSearch: leadSearch }).lazy(
      async () => (await import('./leads.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => campaign, path: '/import' }).lazy(
      async () => (await import('./import-leads.tsx')).Route,
    ),
    createRoute({
      getParentRoute: () => campaign,
      path: '/messages',
      validateSearch: (search: Search): { status?: MessageStatus; message?: string } => ({
        ...oneOf(search, 'status', MESSAGE_STATUSES),
        ...word(search, 'message', 36),
      }),
    }).lazy(async () => (await import('./messages.tsx')).Route),
    createRoute({
      getParentRoute: () => campaign,
      path: '/inbox',
      validateSearch: (search: Search): { unread?: 'true' } => oneOf(search, 'unread', ['true']),
    }).lazy(async () => (await import('./inbox.tsx')).Route),
    createRoute({ getParentRoute: () => campaign, path: '/chat' }).lazy(async () => (await import('./chat.tsx')).Route),
    createRoute({ getParentRoute: () => campaign, path: '/browser' }).lazy(
      async () => (await import('./browser.tsx')).Route,
    ),
    createRoute({ getParentRoute: () => campaign, path: '/analytics' }).lazy(
      async () => (await import('./analytics.tsx')).Route,
    ),
    createRoute({
      getParentRoute: () => campaign,
      path: '/artifacts',
      validateSearch: (search: Search): ArtifactSearch => ({
        ...word(search, 'type', 64),
        ...word(search, 'key'),
        ...word(search, 'version', 9),
        ...word(search, 'with', 9),
      }),
    }).lazy(async () => (await import('./artifacts.tsx')).Route),
    createRoute({ getParentRoute: () => campaign, path: '/settings' }).lazy(
      async () => (await import('./settings.tsx')).Route,
    ),
  ]),
] as const
