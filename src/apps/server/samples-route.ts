import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { SAMPLES, type Samples } from '#apps/samples.ts'
import { closed, oneOf, Uuid } from '#contracts/closed.ts'
import { whoOf } from './who.ts'

const Wanted = closed({ sample: oneOf([...SAMPLES]) })

export function addSamplesRoute(app: FastifyInstance, samples: Samples): void {
  app.post<{ Body: Static<typeof Wanted> }>(
    '/api/samples',
    { schema: { operationId: 'startSample', body: Wanted, response: { 201: closed({ workspace: Uuid }) } } },
    async (request, reply) => {
      const workspace = await samples.start(request.body.sample, whoOf(request).user_id)
      return reply.code(201).send({ workspace })
    },
  )
}
