import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, oneOf, Uuid } from '#contracts/closed.ts'
import { TimeZone } from '#packs/tasks/contracts.ts'
import { whoOf } from './who.ts'

/** Something to try each pack with, for whoever has just come: no key, no account, nobody real at the other end. */
export interface Samples {
  /** Answers the workspace that now has it. */
  start(wanted: Static<typeof Wanted>, person: string): Promise<string>
}

/** The zone is the person's: a sample speaks of tomorrow and of working hours. */
const Wanted = closed({ sample: oneOf(['outreach', 'tasks', 'scheduling']), time_zone: Type.Optional(TimeZone) })

export function addSamplesRoute(app: FastifyInstance, samples: Samples): void {
  app.post<{ Body: Static<typeof Wanted> }>(
    '/api/samples',
    { schema: { operationId: 'startSample', body: Wanted, response: { 201: closed({ workspace: Uuid }) } } },
    async (request, reply) => {
      const workspace = await samples.start(request.body, whoOf(request).user_id)
      return reply.code(201).send({ workspace })
    },
  )
}
