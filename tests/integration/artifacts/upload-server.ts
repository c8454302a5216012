import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { addCaseUploadRoutes, type CaseUploads, CHUNK_TYPE } from '#apps/casework/api/case-uploads-routes.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'

export interface UploadServer {
  app: FastifyInstance
  port: number
  ask(method: string, path: string, body?: Sent, headers?: Record<string, string>): Promise<Answer>
}

type Sent = object | Iterable<Uint8Array>

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
  json: any
}

/** The routes on a server of their own, which reads, checks and refuses as the product's does. */
export async function serveUploads(deps: CaseUploads): Promise<UploadServer> {
  const app = Fastify({ logger: false, bodyLimit: 256 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const parsed = parseStrict(body as Buffer)
    if (parsed.ok) done(null, parsed.value)
    else done(new Failure(parsed.error.code, parsed.error.message, parsed.error.next))
  })
  app.setValidatorCompiler(({ schema }) => {
    const check = compileSchema(schema as object)
    return (value: unknown) => {
      const error = check(value)
      return error ? { error: new Failure(error.code, error.message, error.next) } : { value }
    }
  })
  app.setErrorHandler((error: Error & Partial<Failure> & { statusCode?: number }, _request, reply) => {
    const { code, message, next } = error
    return reply.code(error instanceof Failure ? 409 : (error.statusCode ?? 500)).send({ code, message, next })
  })
  addCaseUploadRoutes(app, deps)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, port, ask: (...asked) => ask(port, ...asked) }
}

/** An object goes as JSON, pieces as bytes. */
function ask(
  port: number,
  method: string,
  path: string,
  body?: Sent,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isBytes = body !== undefined && Symbol.iterator in body
  const type = isBytes ? CHUNK_TYPE : 'application/json'
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent: false },
        headers: { ...(body === undefined ? {} : { 'content-type': type }), ...headers },
      },
      async (answer) => {
        let text = ''
        for await (const chunk of answer.setEncoding('utf8')) text += chunk
        resolve({
          ...{ status: answer.statusCode ?? 0, headers: answer.headers },
          json: text === '' ? undefined : JSON.parse(text),
        })
      },
    )
    asked.on('error', reject)
    if (isBytes) for (const chunk of body as Iterable<Uint8Array>) asked.write(chunk)
    asked.end(body === undefined || isBytes ? undefined : JSON.stringify(body))
  })
}
