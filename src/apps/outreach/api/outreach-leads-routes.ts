import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { unwrap } from '#host/answers.ts'
import { createInProgress } from '#host/server/in-progress.ts'
import { begun } from '#host/server/lines.ts'
import { numbers } from '#host/server/query-numbers.ts'
import { withSpooled } from '#host/server/spool.ts'
import { personOf } from '#host/server/who.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'
import type { MappingInput } from '../domain/leads/columns.ts'
import { FILE_MAX_BYTES } from '../domain/leads/lead-file.ts'
import type { LeadStatus } from '../services/lead-cursor.ts'
import type { LeadQuery } from '../services/lead-table.ts'
import type { LeadsService } from '../services/service.ts'
import type { Suppressed } from '../services/suppress.ts'
import * as asks from './outreach-leads-schemas.ts'

const AT = '/api/campaigns'
const IN = `${AT}/:id`

interface Parts<P extends TSchema, Q extends TSchema, B extends TSchema> {
  params?: P
  querystring?: Q
  body?: B
  bodyLimit?: number
  answer?: TSchema
}

/** The leads of campaigns. Whoever does something here is the operator, or whom the operator names. */
export function addLeadsRoutes(app: FastifyInstance, leads: LeadsService, operator: string): void {
  function on<P extends TSchema, Q extends TSchema, B extends TSchema>(
    [method, url, operationId]: ['GET' | 'POST', string, string],
    { bodyLimit, answer, ...asked }: Parts<P, Q, B>,
    work: (
      request: { params: Static<P>; query: Static<Q>; body: Static<B>; by: string },
      reply: FastifyReply,
    ) => unknown,
  ): void {
    const schema = { operationId, tags: ['leads'], ...asked, response: answer ? { 200: answer } : {} } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = request
      return work({ params, query, body, by: personOf(request, personIn(query, body), operator) } as never, reply)
    }
    app.route({ method, url, schema, ...(bodyLimit ? { bodyLimit } : {}), handler })
  }

  /** The file is whole on disk before anything is begun with it: a slow sender holds nothing up. */
  const upload = { querystring: asks.Upload, bodyLimit: FILE_MAX_BYTES }
  const sent = (body: unknown) => body as AsyncIterable<Uint8Array>
  on(
    ['POST', '/api/leads/preview', 'previewLeads'],
    { ...upload, querystring: asks.Preview, answer: asks.answers.preview },
    async ({ query: { name = '', mapping, campaign }, body }) =>
      unwrap(await withSpooled(sent(body), name, (file) => leads.preview(file, readMapping(mapping), campaign))),
  )
  /** The imports that run here, by campaign. Whoever does not wait for the end wants nothing of it: it is all or nothing. */
  const importing = createInProgress()
  on(
    ['POST', `${IN}/import`, 'importLeads'],
    { ...upload, params: asks.ById, answer: asks.answers.imported },
    async ({ params, query, body, by: person }, reply) => {
      const { name = '', mapping: result } = query
      const mapping = readMapping(result)
      const campaign = params.id
      return importing.run(reply, campaign, async (progress) =>
        unwrap(
          await withSpooled(sent(body), name, (file) => leads.import({ campaign, person, file, mapping, progress })),
        ),
      )
    },
  )
  on(
    ['GET', `${IN}/import`, 'importProgress'],
    { params: asks.ById, answer: asks.answers.importing },
    ({ params }) => ({
      rows: importing.far(params.id).done,
    }),
  )

  on(
    ['GET', `${IN}/leads`, 'listLeads'],
    { params: asks.ById, querystring: asks.List, answer: asks.answers.page },
    async ({ params, query }) => unwrap(await leads.list(params.id, tableQuery(query))),
  )
  on(['GET', `${IN}/leads/:lead`, 'showLead'], { params: asks.ByLead, answer: asks.answers.lead }, async ({ params }) =>
    unwrap(await leads.show(params.id, params.lead)),
  )
  on(
    ['POST', `${IN}/leads`, 'addLead'],
    { params: asks.ById, body: asks.Add, answer: asks.answers.added },
    async ({ params, body, by }) => unwrap(await leads.add(params.id, by, body.lead)),
  )
  on(
    ['POST', `${IN}/leads/:lead/score`, 'scoreLead'],
    { params: asks.ByLead, body: asks.Score, answer: asks.answers.done },
    async ({ params, body: { score, reason = '' }, by }) =>
      unwrap(await leads.score(params.id, by, params.lead, score === null ? null : { score, reason })),
  )
  on(
    ['POST', `${IN}/leads/:lead/reject`, 'rejectLead'],
    { params: asks.ByLead, body: asks.ByPerson, answer: asks.answers.done },
    async ({ params, by }) => unwrap(await leads.reject(params.id, by, params.lead)),
  )
  on(
    ['POST', `${IN}/leads/:lead/retry`, 'retryLead'],
    { params: asks.ByLead, body: asks.Retry, answer: asks.answers.done },
    async ({ params, body, by }) => unwrap(await leads.retry(params.id, by, params.lead, body.lead)),
  )
  on(
    ['POST', `${IN}/leads/:lead/erase`, 'eraseLead'],
    { params: asks.ByLead, body: asks.Erase, answer: asks.answers.erased },
    async ({ params, body: { person: _named, ...rest }, by }) =>
      unwrap(await leads.erase({ campaign: params.id, lead: params.lead, person: by, ...rest })),
  )
  on(
    ['POST', `${IN}/diff`, 'diffRanking'],
    { params: asks.ById, body: asks.Diff, answer: asks.answers.ranking },
    async ({ params, body: { on_date, ...rest } }) => ({
      ranking: unwrap(await leads.diff(params.id, { ...rest, ...(on_date === undefined ? {} : { onDate: on_date }) })),
    }),
  )
  on(
    ['GET', `${IN}/leads.csv`, 'exportLeads'],
    { params: asks.ById, querystring: asks.ByPerson },
    async ({ params, by }, reply) => {
      const pieces = await begun(leads.export(params.id, by))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(Readable.from(pieces))
    },
  )
  on(
    ['POST', '/api/suppressions', 'suppress'],
    { body: asks.Suppress, answer: asks.answers.suppressed },
    async ({ body, by }) => {
      const { person: _named, why = 'person', ...whom } = body
      return unwrap(await leads.suppress(by, whomOf(whom), why))
    },
  )
  on(
    ['POST', `/api/suppressions/lift`, 'allow'],
    { body: asks.Allow, answer: asks.answers.done },
    async ({ body, by }) => {
      const { person: _named, ...whom } = body
      return unwrap(await leads.allow(by, whomOf(whom)))
    },
  )
}

/** In an address every value is text. */
function tableQuery(query: Static<typeof asks.List>): LeadQuery {
  const { statuses, limit, at, score_low, score_high, ...rest } = query
  const score = numbers({ low: score_low, high: score_high })
  return {
    ...rest,
    ...numbers({ limit, at }),
    ...(statuses === undefined ? {} : { statuses: statuses.split(',') as LeadStatus[] }),
    ...(Object.keys(score).length === 0 ? {} : { score }),
  }
}

/** Whom a request names, in its address or in its body. A file names nobody. */
function personIn(...parts: unknown[]): string | undefined {
  const named = parts.map((part) => (part as { person?: unknown } | null | undefined)?.person)
  return named.find((person): person is string => typeof person === 'string')
}

function whomOf({ campaign, kind, key }: { campaign?: string; kind: Suppressed['kind']; key: string }): Suppressed {
  return { where: campaign === undefined ? 'house' : { campaign }, kind, key }
}

const checkMapping = compileSchema(asks.MappingInput)

/** A mapping stands in the address as JSON: the body is the file. */
function readMapping(text = '{}'): MappingInput {
  const parsed = parseStrict(text, { maxBytes: asks.MAPPING_MAX })
  if (!parsed.ok) throw new Failure(parsed.error.code, parsed.error.message, parsed.error.next)
  const error = checkMapping(parsed.value)
  if (error) throw new Failure(error.code, `mapping${error.path}: ${error.message}`, error.next)
  return parsed.value as MappingInput
}
