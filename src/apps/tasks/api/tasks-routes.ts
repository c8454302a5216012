import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { begun } from '#host/server/lines.ts'
import { numbers } from '#host/server/query-numbers.ts'
import { whoOf } from '#host/server/who.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Caller, ExportFormat, TasksService } from '../services/service.ts'
import * as ask from './tasks-schemas.ts'

const AT = '/api/tasks'
/** A whole list comes in at once. */
export const IMPORT_LIMIT_BYTES = 4 * 1024 * 1024

export function isOfTasks(url: string | undefined): boolean {
  return url === AT || url?.startsWith(`${AT}/`) === true
}

interface Parts<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params?: P
  querystring?: Q
  body?: B
  bodyLimit?: number
  answer?: TSchema
}

/** One person's tasks. Whose, the gate has said: no request can name another. */
export function addTasksRoutes(app: FastifyInstance, tasks: TasksService): void {
  function on<P extends TSchema, Q extends TSchema, B extends TSchema>(
    [method, path, operationId]: ['GET' | 'POST', string, string],
    { bodyLimit, answer, ...asked }: Parts<P, Q, B>,
    work: (
      caller: Caller,
      request: { params: Static<P>; query: Static<Q>; body: Static<B> },
      reply: FastifyReply,
    ) => unknown,
  ): void {
    const response = answer ? { 200: answer } : {}
    const schema = { operationId, tags: ['tasks'], ...asked, response } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      work({ user_id: whoOf(request).user_id }, request as never, reply)
    app.route({ method, url: `${AT}${path}`, schema, ...(bodyLimit ? { bodyLimit } : {}), handler })
  }

  on(['POST', '/messages', 'say'], { body: ask.Say, answer: ask.answers.said }, (caller, { body }) => {
    const { message, ...around } = body
    return tasks.say(caller, message, around)
  })
  on(
    ['POST', '/tools/:tool', 'callTool'],
    { params: ask.ByTool, body: ask.CallTool, answer: ask.answers.called },
    (caller, { params, body }) => {
      const { parameters, ...around } = body
      if (Object.hasOwn(parameters, 'user_id')) throw namesUser()
      return tasks.call(caller, params.tool, parameters, around)
    },
  )
  on(
    ['POST', '/confirmations/:id', 'answerConfirmation'],
    { params: ask.ById, body: ask.Answer, answer: ask.answers.called },
    (caller, { params, body }) => {
      const { yes, ...around } = body
      return tasks.answer(caller, params.id, yes, around)
    },
  )
  on(
    ['GET', '/conversation', 'readConversation'],
    { querystring: ask.Conversation, answer: ask.answers.conversation },
    (caller, { query: { limit, ...rest } }) => tasks.conversation(caller, { ...rest, ...numbers({ limit }) }),
  )
  on(['GET', '', 'listTasks'], { querystring: ask.List, answer: ask.answers.page }, (caller, { query }) => {
    const { limit, priority, ...rest } = query
    return tasks.list(caller, { ...rest, ...numbers({ limit, priority }) })
  })
  on(
    ['GET', '/history', 'listHistory'],
    { querystring: ask.History, answer: ask.answers.history },
    async (caller, { query: { limit, ...rest } }) => ({
      history: await tasks.history(caller, { ...rest, ...numbers({ limit }) }),
    }),
  )
  on(['POST', '/undo', 'undo'], { body: ask.Nothing, answer: ask.answers.undone }, (caller) => tasks.undo(caller))
  on(
    ['POST', '/history/:id/restore', 'restore'],
    { params: ask.ById, body: ask.Nothing, answer: ask.answers.undone },
    (caller, { params }) => tasks.restore(caller, params.id),
  )
  on(['POST', '/parse', 'parseTask'], { body: ask.Parse, answer: ask.answers.parsed }, (_caller, { body }) => {
    const { text: words, ...around } = body
    return tasks.parse(words, around)
  })
  on(
    ['POST', '/import', 'importTasks'],
    { body: ask.Import, bodyLimit: IMPORT_LIMIT_BYTES, answer: ask.answers.imported },
    (caller, { body: { format, text: given, ...around } }) => tasks.import(caller, format, given, around),
  )
  on(['GET', '/export', 'exportTasks'], { querystring: ask.Export }, async (caller, { query: { format } }, reply) => {
    const pieces = await begun(tasks.export(caller, format))
    return reply
      .type(EXPORT_TYPES[format])
      .header('content-disposition', `attachment; filename="tasks.${format}"`)
      .send(Readable.from(pieces))
  })
  on(['GET', '/notices', 'listNotices'], { answer: ask.answers.notices }, async (caller) => ({
    notices: await tasks.notices(caller),
  }))
  on(
    ['GET', '/audit', 'readAudit'],
    { querystring: ask.Audit, answer: ask.answers.audit },
    async (caller, { query }) => ({ audit: await tasks.audit(caller, numbers(query).limit) }),
  )
}

const EXPORT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

function namesUser(): Failure {
  const message =
    'The property "user_id" is not part of the contract: who you are is known already (at /parameters/user_id)'
  return new Failure('schema.additional', message, 'Remove "user_id".')
}
