import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { Count, closed, Sha256Hex, text, Uuid } from '#kernel/contracts/closed.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { StoredArtifacts } from '#storage/artifacts/stored.ts'

/** The next bytes of an upload. A form of another site cannot send this type. */
export const CHUNK_TYPE = 'application/offset+octet-stream'

/** Where PATCH brings bytes of this type, and DELETE ends something. */
export function isCaseUpload(path: string): boolean {
  return /^\/api\/cases\/[^/]+\/uploads\/[^/]+$/.test(path)
}

export interface CaseUploads {
  files: Pick<StoredArtifacts, 'begin' | 'append' | 'look' | 'finish' | 'abandon'>
  /** Throws what is to be answered to who may not work on the case, or where there is none. */
  requireCase(request: FastifyRequest, id: string): Promise<void>
  newId(): string
}

const AT = '/api/cases/:id/uploads'
const ONE = `${AT}/:upload`

const ById = closed({ id: Uuid })
const ByUpload = closed({ id: Uuid, upload: Uuid })
const Begin = closed({ name: text(1000, 1), size_bytes: Count, sha256: Type.Optional(Sha256Hex) })
const Finish = closed({ sha256: Type.Optional(Sha256Hex) })
/** Beside all others that a browser sends. */
const AtOffset = Type.Object({ 'upload-offset': Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$' }) })
const StartedUpload = closed({ upload_id: Uuid, offset: Count })
const UploadStatus = closed({ offset: Count, size_bytes: Count })
const Stored = closed({ sha256: Sha256Hex, size_bytes: Count })
const Abandoned = closed({ abandoned: Type.Literal(true) })

interface RouteOptions<B extends TSchema> {
  params: TSchema
  body?: B
  headers?: TSchema
  answer: TSchema
  code?: number
}

/**
 * Files of cases, sent in as many goes as it takes, in the manner of tus 1.0: begin, send from where it stands, ask where
 * that is, finish. What a broken connection brought is kept.
 */
export function addCaseUploadRoutes(app: FastifyInstance, { files, requireCase, newId }: CaseUploads): void {
  // Not held in memory: who keeps it reads it, and bounds it by the size that was declared.
  app.addContentTypeParser(CHUNK_TYPE, (_request, payload, done) => done(null, payload))

  function on<B extends TSchema>(
    [method, url, operationId]: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, string],
    { answer, code = 200, ...asked }: RouteOptions<B>,
    work: (
      request: { id: string; upload: string; body: Static<B>; headers: FastifyRequest['headers'] },
      reply: FastifyReply,
    ) => Promise<unknown>,
  ): void {
    const schema = { operationId, tags: ['cases'], ...asked, response: { [code]: answer } } as FastifySchema
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id, upload } = request.params as Static<typeof ByUpload>
      await requireCase(request, id)
      const { body, headers } = request
      return reply.code(code).send(await work({ id, upload, body: body as Static<B>, headers }, reply))
    }
    app.route({ method, url, schema, handler })
  }

  on(
    ['POST', AT, 'beginCaseUpload'],
    { params: ById, body: Begin, answer: StartedUpload, code: 201 },
    async ({ id, body: { name, size_bytes, sha256 } }, reply) => {
      const begun = { uploadId: newId(), caseId: id, name, sizeBytes: size_bytes, ...(sha256 ? { sha256 } : {}) }
      const { upload } = must(await files.begin(begun))
      reply.header('location', `/api/cases/${upload.caseId}/uploads/${upload.uploadId}`)
      return { upload_id: upload.uploadId, offset: upload.receivedBytes }
    },
  )
  on(['GET', ONE, 'readCaseUpload'], { params: ByUpload, answer: UploadStatus }, async ({ id, upload }, reply) =>
    stands(reply, must(await files.look(id, upload)).upload),
  )
  on(
    ['PATCH', ONE, 'appendToCaseUpload'],
    { params: ByUpload, headers: AtOffset, answer: UploadStatus },
    async ({ id, upload, body, headers }, reply) => {
      const sending = bytesOf(headers, body)
      const result = await files.append(id, upload, Number(headers['upload-offset']), sending)
      // What is still being sent is not read.
      if (!result.ok) reply.header('connection', 'close')
      return stands(reply, must(result).upload)
    },
  )
  on(
    ['POST', `${ONE}/finish`, 'finishCaseUpload'],
    { params: ByUpload, body: Finish, answer: Stored },
    async ({ id, upload, body }) => {
      const { stored } = must(await files.finish(id, upload, body.sha256))
      return { sha256: stored.sha256, size_bytes: stored.sizeBytes }
    },
  )
  on(['DELETE', ONE, 'abandonCaseUpload'], { params: ByUpload, answer: Abandoned }, async ({ id, upload }) => {
    await files.abandon(id, upload)
    return { abandoned: true }
  })
}

/** Also in the headers, where HEAD shows it too. */
function stands(reply: FastifyReply, { receivedBytes, sizeBytes }: { receivedBytes: number; sizeBytes: number }) {
  reply.header('upload-offset', receivedBytes).header('upload-length', sizeBytes)
  return { offset: receivedBytes, size_bytes: sizeBytes }
}

/** Left open when the reading stops early: whoever sends too much is to hear why. */
function bytesOf(headers: FastifyRequest['headers'], body: unknown): AsyncIterable<Uint8Array> {
  if (headers['content-type'] !== CHUNK_TYPE || headers['content-encoding'] !== undefined)
    throw new Failure('format.not_bytes', 'plain bytes are read here', `Send them with content-type ${CHUNK_TYPE}.`)
  return (body as Readable).iterator({ destroyOnReturn: false })
}

/** A refusal is thrown, for the one place that turns refusals into answers of HTTP. */
function must<T extends { ok: true }>(result: T | { ok: false; refusal: Refusal }): T {
  if (result.ok) return result
  throw new Failure(result.refusal.code, result.refusal.message, result.refusal.next)
}
