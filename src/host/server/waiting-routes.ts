import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, text, Uuid } from '#kernel/contracts/closed.ts'
import { refusalIn } from '#kernel/contracts/processed.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import type { Product, ServerOptions } from './product.ts'
import { Resolved, WaitingWork } from './schemas.ts'
import type { Visibility } from './shared/rights.ts'
import { personOf } from './who.ts'

const Query = closed({ workspace: Type.Optional(Uuid), id: Type.Optional(Uuid) })
const ByQuestion = closed({ id: Uuid, question: Uuid })
const ByTask = closed({ id: Uuid, task: Uuid })
const Person = Type.Optional(text(200, 1))
const Answer = closed({ answer: text(4000, 1), person: Person })
const Note = closed({ note: Type.Optional(text(2000, 1)), person: Person })

/** What waits for a person, and what a person does about it. Each act is an item of the inbox: the controller decides. */
export function addWaitingRoutes(
  app: FastifyInstance,
  { product, person }: Pick<ServerOptions, 'product' | 'person'>,
  { within }: Visibility,
): void {
  const describe = (operationId: string, summary: string) => ({ operationId, summary, tags: ['waiting'] })
  const resolve = (
    request: FastifyRequest<{ Params: { id: string }; Body: { person?: string } }>,
    kind: string,
    content: Row,
  ) => notifyWorkspace(product, request.params.id, personOf(request, request.body.person, person), kind, content)

  app.get<{ Querystring: Static<typeof Query> }>(
    '/api/waiting',
    {
      schema: {
        ...describe('listWaiting', 'Questions and tasks that wait for a person'),
        querystring: Query,
        response: { 200: WaitingWork },
      },
    },
    (request) => product.waiting(within(request), request.query.workspace, request.query.id),
  )
  app.post<{ Params: Static<typeof ByQuestion>; Body: Static<typeof Answer> }>(
    '/api/workspaces/:id/questions/:question/answer',
    {
      schema: {
        ...describe('answerQuestion', 'Answer a question of an agent'),
        params: ByQuestion,
        body: Answer,
        response: { 200: Resolved },
      },
    },
    (request) => {
      const { answer } = request.body
      return resolve(request, 'question.answer', { question_id: request.params.question, answer })
    },
  )
  for (const [verb, summary] of [
    ['complete', 'Complete a task that only a person can complete'],
    ['reopen', 'Reopen a blocked task, so that it is tried again'],
  ] as const)
    app.post<{ Params: Static<typeof ByTask>; Body: Static<typeof Note> }>(
      `/api/workspaces/:id/tasks/:task/${verb}`,
      {
        schema: { ...describe(`${verb}Task`, summary), params: ByTask, body: Note, response: { 200: Resolved } },
      },
      (request) => {
        const { note } = request.body
        const content = { task_id: request.params.task, ...(note === undefined ? {} : { note }) }
        return resolve(request, `task.${verb}`, content)
      },
    )
}

const WAIT_MS = 10_000
const EVERY_MS = 50

async function notifyWorkspace(
  product: Product,
  workspace: string,
  person: string,
  kind: string,
  content: Row,
): Promise<Static<typeof Resolved>> {
  const sent = await product.send(workspace, person, kind, content)
  if (!sent.ok) throw failureOf(sent.refusal)
  for (let waited = 0; waited < WAIT_MS; waited += EVERY_MS) {
    const outcome = (await product.processed(workspace, sent.item))?.outcome ?? null
    const refusal = outcome === null ? null : refusalIn(outcome)
    if (refusal) throw failureOf(refusal)
    if (outcome !== null) return { item: sent.item, outcome }
    await pause(EVERY_MS)
  }
  return { item: sent.item, outcome: null }
}

function failureOf({ code, message, next }: Refusal): Failure {
  return new Failure(code, message, next)
}
