import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, OpenObject, text, Uuid } from '#kernel/contracts/closed.ts'
import { Seq } from '#kernel/contracts/journal.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import { createInProgress } from './in-progress.ts'
import { begun } from './lines.ts'
import type { ServerOptions } from './product.ts'
import type { Who } from './request-guard.ts'
import * as answers from './schemas.ts'
import type { Visibility } from './shared/rights.ts'
import { personOf, whoOf } from './who.ts'

const ById = closed({ id: Uuid })
const ByItem = closed({ id: Uuid, item: Uuid })
const Person = Type.Optional(text(200, 1))
const Create = closed({ pack: text(64, 1), name: text(200, 1), goal: Type.Optional(OpenObject) })
const Send = closed({
  kind: Type.String({ pattern: '^[a-z][a-z_.]*$', maxLength: 64 }),
  content: OpenObject,
  person: Person,
})
/** Without a workspace it means all of them. */
const Stop = closed({
  workspace: Type.Optional(Uuid),
  person: Person,
  reason: Type.Optional(text(2000, 1)),
  lift: Type.Optional(Type.Boolean()),
})
/** `watch`: an id of their own, under which they ask how far it is. */
const Watch = { watch: Type.Optional(Uuid) }
const Verify = closed({ workspace: Type.Optional(Uuid), since: Type.Optional(Type.Literal('true')), ...Watch })
const Replay = closed({ at: Type.Optional(text(60, 1)), ...Watch })
const Workspaces = closed({ workspaces: Type.Array(answers.Workspace) })
const Approvals = closed({ approvals: Type.Array(answers.Approval) })
const Policies = closed({ policies: Type.Array(answers.Policy) })
const Stops = closed({ stops: Type.Array(answers.StopInForce) })
const Stopped = closed({ ok: Type.Literal(true), workspace: Type.String(), stopped: Type.Boolean() })
const Export = closed({ from: Type.Optional(Seq), to: Type.Optional(Seq) })

/** Everything that can be asked. Nothing here writes a row: what a person sends goes to the controller. */
export function addRoutes(
  app: FastifyInstance,
  { product, today, version, person }: ServerOptions,
  { within }: Visibility,
  beforeDecision: (who: Who, content: Row) => Promise<void>,
): void {
  const inProgress = createInProgress()
  app.get('/api/health', { schema: { operationId: 'health', response: { 200: answers.Health } } }, async (request) => {
    const policies = await product.policies()
    return {
      ok: true,
      version,
      pid: process.pid,
      packs: policies.map((p) => p.pack),
      person: personOf(request, undefined, person),
    }
  })
  app.get('/api/today', { schema: { operationId: 'readToday', response: { 200: answers.Today } } }, async (request) =>
    today(within(request)),
  )
  app.get(
    '/api/workspaces',
    { schema: { operationId: 'listWorkspaces', response: { 200: Workspaces } } },
    async (request) => ({ workspaces: await product.workspaces(within(request)) }),
  )
  const approvals = { schema: { operationId: 'listApprovals', response: { 200: Approvals } } }
  app.get('/api/approvals', approvals, async (request) => ({
    approvals: await product.approvals(within(request)),
  }))
  app.get('/api/policies', { schema: { operationId: 'listPolicies', response: { 200: Policies } } }, async () => ({
    policies: await product.policies(),
  }))

  app.post<{ Body: Static<typeof Create> }>(
    '/api/workspaces',
    { schema: { operationId: 'createWorkspace', body: Create, response: { 201: closed({ workspace: Uuid }) } } },
    async (request, reply) => {
      const { pack: appName, name, goal = {} } = request.body
      return reply.code(201).send({ workspace: await product.create({ pack: appName, name, goal: goal as Row }) })
    },
  )
  app.get<{ Params: Static<typeof ById> }>(
    '/api/workspaces/:id',
    { schema: { operationId: 'readWorkspace', params: ById, response: { 200: closed({ state: OpenObject }) } } },
    async (request) => {
      return { state: (await product.workspace(request.params.id)) ?? unknown(request.params.id) }
    },
  )
  app.post<{ Params: Static<typeof ById>; Body: Static<typeof Send> }>(
    '/api/workspaces/:id/inbox',
    { schema: { operationId: 'sendToWorkspace', params: ById, body: Send, response: { 202: closed({ item: Uuid }) } } },
    async (request, reply) => {
      const { kind, content, person: named } = request.body
      const by = personOf(request, named, person)
      const who = whoOf(request)
      if (who.access && kind === 'approval.decide') await beforeDecision(who, content as Row)
      const sent = await product.send(request.params.id, by, kind, content as Row)
      if (!sent.ok) throw failureOf(sent.refusal)
      return reply.code(202).send({ item: sent.item })
    },
  )
  app.get<{ Params: Static<typeof ByItem> }>(
    '/api/workspaces/:id/inbox/:item',
    { schema: { operationId: 'getInboxItem', params: ByItem, response: { 200: answers.ProcessedItem } } },
    async (request) => {
      const processed = await product.processed(request.params.id, request.params.item)
      if (!processed) throw new Failure('inbox.unknown', 'there is no such item', 'Use the id that sending answered.')
      return processed
    },
  )
  app.get('/api/stops', { schema: { operationId: 'listStops', response: { 200: Stops } } }, async () => ({
    stops: await product.stops(),
  }))
  app.post<{ Body: Static<typeof Stop> }>(
    '/api/stop',
    { schema: { operationId: 'stop', body: Stop, response: { 200: Stopped } } },
    async (request) => {
      const { workspace = 'all', person: named, reason, lift } = request.body
      const by = personOf(request, named, person)
      if (!lift && reason === undefined)
        throw new Failure('schema.required', 'a stop needs a reason', 'Say why, for whoever finds it stopped.')
      const done = lift ? await product.lift(workspace) : await product.stop(workspace, by, reason as string)
      if (!done.ok) throw failureOf(done.refusal)
      return { ok: true, workspace, stopped: !lift }
    },
  )

  app.get<{ Querystring: Static<typeof Verify> }>(
    '/api/verify',
    { schema: { operationId: 'verify', querystring: Verify, response: { 200: answers.Verified } } },
    (request, reply) => {
      const { workspace, since, watch } = request.query
      const what = { ...(workspace === undefined ? {} : { workspace }), since: since === 'true' }
      return inProgress.run(reply, watch, (progress) => product.verify({ ...what, progress }))
    },
  )
  app.get<{ Params: Static<typeof ById>; Querystring: Static<typeof Replay> }>(
    '/api/workspaces/:id/replay',
    {
      schema: {
        operationId: 'replayWorkspace',
        params: ById,
        querystring: Replay,
        response: { 200: answers.Replayed },
      },
    },
    (request, reply) =>
      inProgress.run(reply, request.query.watch, (progress) =>
        product.replay(request.params.id, request.query.at, progress),
      ),
  )
  app.get<{ Params: Static<typeof ById> }>(
    '/api/in-progress/:id',
    { schema: { operationId: 'readUnderWay', params: ById, response: { 200: answers.InProgress } } },
    async (request) => inProgress.far(request.params.id),
  )
  app.get<{ Params: Static<typeof ById>; Querystring: Static<typeof Export> }>(
    '/api/workspaces/:id/export',
    { schema: { operationId: 'exportWorkspace', params: ById, querystring: Export } },
    async (request, reply) => {
      const { id } = request.params
      const lines = await begun((await product.exportLines(id, request.query)) ?? unknown(id))
      return reply
        .type('application/jsonl')
        .header('content-disposition', `attachment; filename="${request.params.id}.jsonl"`)
        .send(Readable.from(lines))
    },
  )
}

function unknown(id: string): never {
  throw new Failure('workspace.unknown', `there is no workspace ${id}`, 'List them with `lanewright workspaces`.')
}

function failureOf({ code, message, next }: Refusal): Failure {
  return new Failure(code, message, next)
}
