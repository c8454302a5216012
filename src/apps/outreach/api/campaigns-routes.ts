import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { unwrap } from '#host/answers.ts'
import { numbers } from '#host/server/query-numbers.ts'
import type { CampaignsService } from '../services/campaigns-service.ts'
import { answers } from './campaigns-answers.ts'
import * as ask from './campaigns-schemas.ts'

const AT = '/api/campaigns'
const IN = `${AT}/:id`

interface Parts<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params?: P
  querystring?: Q
  body?: B
  answer?: TSchema
}

/** What people see of their campaigns. Nothing is changed here: what they decide goes to the workspace's inbox. */
export function addCampaignsRoutes(app: FastifyInstance, campaigns: CampaignsService): void {
  function on<P extends TSchema, Q extends TSchema, B extends TSchema>(
    [method, url, operationId]: ['GET' | 'POST', string, string],
    { answer, ...asked }: Parts<P, Q, B>,
    work: (request: { params: Static<P>; query: Static<Q>; body: Static<B> }, reply: FastifyReply) => unknown,
  ): void {
    const schema = {
      operationId,
      tags: ['campaigns'],
      ...asked,
      response: answer ? { 200: answer } : {},
    } as FastifySchema
    const handler = async (request: unknown, reply: FastifyReply) => work(request as never, reply)
    app.route({ method, url, schema, handler })
  }

  on(['GET', AT, 'listCampaigns'], { answer: answers.list }, async () => ({
    campaigns: await campaigns.list(),
  }))
  on(['GET', IN, 'showCampaign'], { params: ask.ById, answer: answers.detail }, async ({ params }) =>
    unwrap(await campaigns.show(params.id)),
  )
  on(
    ['GET', `${IN}/messages`, 'listCampaignMessages'],
    { params: ask.ById, querystring: ask.Messages, answer: answers.messages },
    async ({ params, query: { after_at, after_id, limit, ...rest } }) =>
      unwrap(
        await campaigns.messages(params.id, {
          ...rest,
          ...numbers({ limit }),
          ...(after_at === undefined || after_id === undefined
            ? {}
            : { after: { approved_at: after_at, id: after_id } }),
        }),
      ),
  )
  on(
    ['GET', `${IN}/messages/:message`, 'showCampaignMessage'],
    { params: ask.ByMessage, answer: answers.message },
    async ({ params }) => unwrap(await campaigns.message(params.id, params.message)),
  )
  on(
    ['GET', `${IN}/replies`, 'listCampaignReplies'],
    { params: ask.ById, querystring: ask.Replies, answer: answers.replies },
    async ({ params, query: { unread, after_at, after_id, limit } }) =>
      unwrap(
        await campaigns.replies(params.id, {
          unread: unread === 'true',
          ...numbers({ limit }),
          ...(after_at === undefined || after_id === undefined ? {} : { after: { seen_at: after_at, id: after_id } }),
        }),
      ),
  )
  on(['GET', `${IN}/figures`, 'campaignFigures'], { params: ask.ById, answer: answers.figures }, async ({ params }) =>
    unwrap(await campaigns.figures(params.id)),
  )
  on(
    ['GET', `${IN}/chat`, 'campaignChat'],
    { params: ask.ById, querystring: ask.Chat, answer: answers.chat },
    async ({ params, query: { before_at, before_id, limit } }) =>
      unwrap(
        await campaigns.chat(params.id, {
          ...numbers({ limit }),
          ...(before_at === undefined || before_id === undefined
            ? {}
            : { before: { said_at: before_at, id: before_id } }),
        }),
      ),
  )
  on(
    ['GET', `${IN}/questions`, 'campaignQuestions'],
    { params: ask.ById, answer: answers.questions },
    async ({ params }) => unwrap(await campaigns.questions(params.id)),
  )
  on(
    ['GET', `${IN}/artifacts`, 'listCampaignArtifacts'],
    { params: ask.ById, answer: answers.artifacts },
    async ({ params }) => unwrap(await campaigns.artifacts(params.id)),
  )
  on(
    ['GET', `${IN}/artifacts/versions`, 'listArtifactVersions'],
    { params: ask.ById, querystring: ask.Kept, answer: answers.versions },
    async ({ params, query: { type, key } }) => unwrap(await campaigns.versions(params.id, type, key)),
  )
  on(
    ['GET', `${IN}/artifacts/content`, 'readArtifactVersion'],
    { params: ask.ById, querystring: ask.StoredVersion, answer: answers.artifact },
    async ({ params, query: { type, key, version } }) =>
      unwrap(await campaigns.artifact(params.id, type, key, Number(version))),
  )
  on(
    ['GET', `${IN}/last-page`, 'campaignLastPage'],
    { params: ask.ById, answer: answers.lastPage },
    async ({ params }) => unwrap(await campaigns.lastPage(params.id)),
  )
  on(['GET', `${IN}/report.html`, 'campaignReport'], { params: ask.ById }, async ({ params }, reply) => {
    const { html } = unwrap(await campaigns.report(params.id))
    // A file to be kept: in a page of ours it would stand under our address.
    return reply
      .type('text/html; charset=utf-8')
      .header('content-disposition', 'attachment; filename="report.html"')
      .send(html)
  })
  on(['GET', '/api/goals/example', 'exampleGoal'], { answer: answers.example }, () => campaigns.example())
  on(['POST', '/api/goals/check', 'checkGoal'], { body: ask.Goal, answer: answers.check }, ({ body }) =>
    campaigns.check(body.goal),
  )
}
