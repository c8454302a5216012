import { expect, onTestFinished } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { compileSchema } from '#kernel/validate.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from '../http/harness.ts'
import { schemaOf } from './answer-schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
type Json = any

export interface CaseServer extends CaseFixture {
  port: number
  /** Of a good answer, which must have the form that the contract of the API gives it. */
  get(path: string): Promise<Json>
  post(path: string, body: object): Promise<Json>
  /** `200`, or the whole refusal. */
  told(method: string, path: string, body?: object | Buffer, headers?: Record<string, string>): Promise<Json>
  bytes(path: string): Promise<{ disposition: string; bytes: Buffer }>
}

/** Cases behind the real server. */
export async function openCaseServer(): Promise<CaseServer> {
  const fixture = await openCaseFixture({ beside: [tasksApp] })
  const services = await createServices(fixture.lw, '0', () => {}, { casework: fixture.casework })
  const server = await serve({ ...services, token: OPERATOR, version: '0', person: 'olga', log: () => {} }, 0)
  onTestFinished(async () => {
    await Promise.all([services.mcp.close(), services.campaignMcp.close()])
    await server.close()
  })
  const known = { host: `localhost:${server.port}`, authorization: `Bearer ${OPERATOR}` }
  const ask = (method: string, path: string, body?: object | Buffer, headers: Record<string, string> = {}) =>
    rawRequest(
      ...([server.port, method, `/api${path}`] as const),
      { ...known, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      Buffer.isBuffer(body) ? body : body && JSON.stringify(body),
    )
  const contract = (await ask('GET', '/openapi.json')).json
  const good = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, path, body)
    expect(answer.status, `${path}: ${answer.body}`).toBeLessThan(300)
    const schema = schemaOf(contract, method, `/api${path.split('?', 1)[0]}`)
    expect({ path, error: compileSchema(schema)(answer.json) }).toEqual({ path, error: null })
    return answer.json
  }
  return {
    ...fixture,
    port: server.port,
    get: (path) => good('GET', path),
    post: (path, body) => good('POST', path, body),
    async told(method, path, body, headers) {
      const { status, json } = await ask(method, path, body, headers)
      return status < 300 ? String(status) : json
    },
    async bytes(path) {
      const answer = await fetch(`http://localhost:${server.port}/api${path}`, { headers: known })
      expect(answer.status, path).toBe(200)
      const disposition = answer.headers.get('content-disposition') ?? ''
      return { disposition, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}
