import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { unwrap } from '#host/answers.ts'
import { begun } from '#host/server/lines.ts'
import { numbers } from '#host/server/query-numbers.ts'
import { whoOf } from '#host/server/who.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Bytes, CasesService } from '../services/cases-service.ts'
import { NOT_HERE } from '../services/foreign.ts'
import { addCaseUploadRoutes, type CaseUploads } from './case-uploads-routes.ts'
import * as ask from './cases-schemas.ts'

/** Cases, and the bytes that come in for them. */
export interface CaseServices {
  service: CasesService
  uploads: CaseUploads
  /** Somebody in one case named something that is not there; perhaps it is in another. */
  noticed(caseId: string, named: readonly string[], person: string): Promise<void>
}

interface RouteOptions<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params?: P
  querystring?: Q
  body?: B
  answer?: TSchema
  code?: number
}

const AT = '/api/cases'
const IN = `${AT}/:id`
const { answers } = ask

/** Cases as people see them. What they decide goes to the inbox of the case, like every decision. */
export function addCasesRoutes(app: FastifyInstance, { service: cases, uploads, noticed }: CaseServices): void {
  // Of every route: runs and approvals of a case are asked for by other ones.
  app.addHook('onError', async (request, _reply, error) => {
    const { id, ...named } = (request.params ?? {}) as Record<string, string>
    if (id === undefined || !(error instanceof Failure) || !NOT_HERE.test(error.code)) return
    await noticed(id, [named, request.query, request.body].flatMap(wordsIn), whoOf(request).user_id)
  })

  function on<P extends TSchema, Q extends TSchema, B extends TSchema>(
    [method, url, operationId]: ['GET' | 'POST', string, string],
    { answer, code = 200, ...asked }: RouteOptions<P, Q, B>,
    work: (
      request: { params: Static<P>; query: Static<Q>; body: Static<B>; person: string },
      reply: FastifyReply,
    ) => Promise<unknown>,
  ): void {
    const response = answer ? { response: { [code]: answer } } : {}
    const schema = { operationId, tags: ['cases'], ...asked, ...response } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = request
      const person = whoOf(request).user_id
      return reply.code(code).send(await work({ params, query, body, person } as never, reply))
    }
    app.route({ method, url, schema, handler })
  }

  on(['GET', AT, 'listCases'], { answer: answers.list }, async () => ({ cases: await cases.list() }))
  on(['POST', AT, 'createCase'], { body: ask.NewCase, answer: answers.created, code: 201 }, async ({ body, person }) =>
    unwrap(await cases.create(body, person)),
  )
  on(['GET', IN, 'showCase'], { params: ask.ById, answer: answers.board }, async ({ params }) =>
    unwrap(await cases.show(params.id)),
  )
  on(
    ['GET', `${IN}/documents`, 'listCaseDocuments'],
    { params: ask.ById, querystring: ask.PagedDocuments, answer: answers.documents },
    async ({ params, query: { undecided, ...paging } }) =>
      unwrap(await cases.documents(params.id, { ...numbers(paging), ...(undecided ? { undecided: true } : {}) })),
  )
  on(
    ['POST', `${IN}/documents`, 'addCaseDocument'],
    { params: ask.ById, body: ask.NewDocument, answer: answers.added, code: 202 },
    async ({ params, body, person }) => unwrap(await cases.addDocument(params.id, body, person)),
  )
  on(
    ['GET', `${IN}/documents/:document`, 'showCaseDocument'],
    { params: ask.ByDocument, querystring: ask.AtPage, answer: answers.document },
    async ({ params, query }) => unwrap(await cases.document(params.id, params.document, numbers(query).page)),
  )
  on(
    ['GET', `${IN}/documents/:document/file`, 'downloadCaseDocument'],
    { params: ask.ByDocument },
    async ({ params }, reply) => sendFile(reply, unwrap(await cases.file(params.id, params.document))),
  )
  on(
    ['GET', `${IN}/facts`, 'listCaseFacts'],
    { params: ask.ById, querystring: ask.PagedFacts, answer: answers.facts },
    async ({ params, query: { document_id, ...paging } }) =>
      unwrap(await cases.facts(params.id, { ...numbers(paging), ...(document_id ? { document_id } : {}) })),
  )
  on(['GET', `${IN}/matrix`, 'showCaseMatrix'], { params: ask.ById, answer: answers.matrix }, async ({ params }) =>
    unwrap(await cases.matrix(params.id)),
  )
  on(
    ['GET', `${IN}/transcripts`, 'listCaseTranscripts'],
    { params: ask.ById, answer: answers.transcripts },
    async ({ params }) => unwrap(await cases.transcripts(params.id)),
  )
  on(['GET', `${IN}/bundles/:bundle/package`, 'downloadBundle'], { params: ask.ByBundle }, async ({ params }, reply) =>
    sendFile(reply, unwrap(await cases.package(params.id, params.bundle))),
  )
  on(
    ['GET', `${IN}/bundles/:bundle/check`, 'checkBundle'],
    { params: ask.ByBundle, answer: answers.check },
    async ({ params }) => unwrap(await cases.check(params.id, params.bundle)),
  )
  on(['GET', '/api/cases/playbook', 'readPlaybook'], { answer: answers.playbook }, () => cases.playbook())
  on(['GET', '/api/cases/reference', 'caseReference'], { answer: answers.reference }, () => cases.reference())
  addCaseUploadRoutes(app, uploads)
}

/** The words of what was asked, where ids may stand. */
function wordsIn(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  return Object.values(part).filter((value) => typeof value === 'string')
}

/**
 * A file of somebody else, to be kept and not opened: under our address it could be read as a page of ours. Its name goes
 * out encoded, since it says whatever its sender wanted.
 */
async function sendFile(reply: FastifyReply, { name, size_bytes, bytes }: Bytes): Promise<Readable> {
  const checked = await begun(bytes)
  reply
    .type('application/octet-stream')
    .header('content-length', size_bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`)
    .header('x-content-type-options', 'nosniff')
  return Readable.from(checked)
}
