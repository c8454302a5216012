import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { TimeZone } from '#apps/tasks/contracts.ts'
import { closed, oneOf, Uuid } from '#kernel/contracts/closed.ts'
import { whoOf } from './who.ts'

/** Something to try each pack with, for whoever has just come: no key, no account, nobody real at the other end. */
export interface Samples {
  /** Answers the workspace that now has it. `roles` are those that the person holds; without them, all. */
  start(wanted: Static<typeof Options>, person: string, roles?: readonly string[]): Promise<string>
}

/** The zone is the person's: a sample speaks of tomorrow and of working hours. */
const Options = closed({
  sample: oneOf(['outreach', 'tasks', 'scheduling', 'casework']),
  time_zone: Type.Optional(TimeZone),
})

export function addSamplesRoute(app: FastifyInstance, samples: Samples): void {
  app.post<{ Body: Static<typeof Options> }>(
    '/api/samples',
    { schema: { operationId: 'startSample', body: Options, response: { 201: closed({ workspace: Uuid }) } } },
    async (request, reply) => {
      const { user_id, access } = whoOf(request)
      const workspace = await samples.start(request.body, user_id, access?.roles)
      return reply.code(201).send({ workspace })
    },
  )
}
