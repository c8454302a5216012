import { QueryClient } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import createHooks from 'openapi-react-query'
import { pageHeaders } from './page-secret.ts'
import type { paths } from './paths.ts'
import { asRefusal } from './refusal.ts'

/** The API, typed by its own contract. A refusal is thrown as it was answered: {code, message, next}. */
export const api = createClient<paths>({ baseUrl: window.location.origin })
api.use({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(pageHeaders())) request.headers.set(name, value)
  },
})

/** `$api.useQuery('get', '/api/today')`. The key holds the path and its parameters: see shell/live.ts. */
export const $api = createHooks(api)

const RETRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The server is mostly on this machine: a browser without a network reaches it all the same, and one that does not
      // is told so at once instead of being kept waiting.
      networkMode: 'always',
      // What changed is told by the stream of events; until then what was read is true.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      // A refusal is an answer. Only what got no answer is asked again.
      retry: (failures, error) => failures < RETRIES && asRefusal(error).code === 'desk.no_answer',
      retryDelay: 500,
      throwOnError: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
