import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { unwrap } from '#host/answers.ts'
import { whoOf } from '#host/server/who.ts'
import type { MeetingsService } from '../services/meetings-service.ts'
import * as ask from './meetings-schemas.ts'

const AT = '/api/meetings'
const IN = `${AT}/:id`
const OF = `${IN}/attendees/:attendee`

/** Meetings as people see them. What they decide goes to the workspace's inbox, like every decision. */
export function addMeetingsRoutes(app: FastifyInstance, meetings: MeetingsService): void {
  function on<P extends TSchema, B extends TSchema>(
    [method, url, operationId]: ['GET' | 'POST', string, string],
    { answer, code = 200, ...asked }: { params?: P; body?: B; answer: TSchema; code?: number },
    work: (request: { params: Static<P>; body: Static<B> }, person: string) => Promise<unknown>,
  ): void {
    const schema = { operationId, tags: ['meetings'], ...asked, response: { [code]: answer } } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      reply.code(code).send(await work(request as never, whoOf(request).user_id))
    app.route({ method, url, schema, handler })
  }

  on(['GET', AT, 'listMeetings'], { answer: ask.answers.list }, async () => ({ meetings: await meetings.list() }))
  on(
    ['POST', AT, 'createMeeting'],
    { body: ask.Create, answer: ask.answers.created, code: 201 },
    async ({ body }, person) => unwrap(await meetings.create(body, person)),
  )
  on(['GET', IN, 'showMeeting'], { params: ask.ById, answer: ask.answers.board }, async ({ params }) =>
    unwrap(await meetings.show(params.id)),
  )
  on(
    ['POST', `${IN}/attendees`, 'addAttendee'],
    { params: ask.ById, body: ask.Attendee, answer: ask.answers.added, code: 202 },
    async ({ params, body }, person) => unwrap(await meetings.addAttendee(params.id, body, person)),
  )
  on(
    ['GET', `${OF}/thread`, 'showThread'],
    { params: ask.ByAttendee, answer: ask.answers.thread },
    async ({ params }) => unwrap(await meetings.thread(params.id, params.attendee)),
  )
  on(
    ['GET', `${OF}/messages`, 'listDemoMessages'],
    { params: ask.ByAttendee, answer: ask.answers.messages },
    async ({ params }) => unwrap(await meetings.messages(params.id, params.attendee)),
  )
  on(
    ['POST', `${OF}/messages`, 'answerAsAttendee'],
    { params: ask.ByAttendee, body: ask.Answer, answer: ask.answers.answered, code: 201 },
    async ({ params, body }) => unwrap(await meetings.answer(params.id, params.attendee, body)),
  )
  on(['GET', '/api/mail', 'getMail'], { answer: ask.answers.mail }, async () => meetings.mail())
}
