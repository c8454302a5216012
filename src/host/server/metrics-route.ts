import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { METRICS_TYPE } from '../health/listen.ts'
import type { ServerOptions } from './product.ts'

/** Figures for whoever has the token, or looks after everything. Nothing of it is JSON: its readers are programs. */
export function addMetricsRoute(app: FastifyInstance, health: NonNullable<ServerOptions['health']>): void {
  const answer = { 200: { content: { 'text/plain': { schema: Type.String() } } } }
  app.get('/metrics', { schema: { operationId: 'readMetrics', response: answer } }, async (_request, reply) =>
    reply.type(METRICS_TYPE).send(await health.metrics()),
  )
}
