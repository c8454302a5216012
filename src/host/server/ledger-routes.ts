import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import * as asks from './ledger-schemas.ts'
import type { LedgerViews } from './ledger-views.ts'

const AT = '/api/workspaces/:id'

/** The ledger of a workspace, for the operator: the gate lets no user's token get here. Nothing here changes anything. */
export function addLedgerRoutes(app: FastifyInstance, ledger: LedgerViews): void {
  function get<P extends TSchema, Q extends TSchema, A extends TSchema>(
    url: string,
    operationId: string,
    { params, query, answer }: { params: P; query: Q; answer: A },
    read: (params: Static<P>, query: Static<Q>) => Promise<Static<A>>,
  ): void {
    const schema = {
      operationId,
      tags: ['ledger'],
      params,
      querystring: query,
      response: { 200: answer },
    } as FastifySchema
    app.get(`${AT}/${url}`, { schema }, (request) => read(request.params as Static<P>, request.query as Static<Q>))
  }

  const params = asks.ById
  get('runs', 'listRuns', { params, query: asks.RunsQuery, answer: asks.RunsPage }, ({ id }, query) =>
    ledger.runs(id, query),
  )
  get(
    'runs/:run',
    'readRun',
    { params: asks.ByRun, query: asks.Nothing, answer: asks.RunPath },
    async ({ id, run }) => ({ path: await ledger.pathOfRun(id, run) }),
  )
  get('entries', 'listEntries', { params, query: asks.EntriesQuery, answer: asks.EntriesPage }, ({ id }, query) =>
    ledger.entries(id, query),
  )
  get(
    'entries/:seq',
    'readEntry',
    { params: asks.ByEntry, query: asks.Nothing, answer: asks.FullEntry },
    ({ id, seq }) => ledger.entry(id, seq),
  )
  get('why', 'whyDidThisHappen', { params, query: asks.WhyQuery, answer: asks.Why }, ({ id }, query) =>
    ledger.why(id, query),
  )
  get('past', 'readPast', { params, query: asks.PastQuery, answer: asks.Past }, ({ id }, query) =>
    ledger.past(id, query),
  )
  get('past/rows', 'readPastRows', { params, query: asks.PastRowsQuery, answer: asks.PastRows }, ({ id }, query) =>
    ledger.pastRows(id, query),
  )
}
