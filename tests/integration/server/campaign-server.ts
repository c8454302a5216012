import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import type { Accounts } from '#apps/outreach/services/accounts.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import { compileSchema } from '#kernel/validate.ts'
import { unusedSite } from '../../../benchmarks/support/unused-outreach.ts'
import type { TestDatabase } from '../../support/server.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from '../http/harness.ts'
import { schemaOf } from './answer-schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
type Json = any

export interface CampaignServer {
  lw: Lanewright
  /** Of a good answer, which must have the form that the contract of the API gives it. */
  get(path: string): Promise<Json>
  post(path: string, body: object): Promise<Json>
  /** `200`, or the code of the refusal. */
  code(method: 'GET' | 'POST', path: string, body?: object): Promise<string>
  text(path: string): Promise<{ type: string; disposition: string; text: string }>
}

/** The real server over a real database, with nothing outside. Closed when the test ends. */
export async function openCampaignServer(
  database: TestDatabase,
  given: { clock?: Clock; accounts?: Accounts } = {},
): Promise<CampaignServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-campaigns-'))
  const { clock, accounts } = given
  const apps = [outreachApp(unusedSite), tasksApp]
  const lw = await openLanewright({ dataDir, database, apps, ...(clock ? { clock } : {}) })
  const services = await createServices(lw, '0', () => {}, accounts ? { accounts } : {})
  const server = await serve({ ...services, token: OPERATOR, version: '0', person: 'olga', log: () => {} }, 0)
  onTestFinished(async () => {
    await services.mcp.close()
    await services.campaignMcp.close()
    await server.close()
    await lw.close()
    await rm(dataDir, { recursive: true, force: true })
    await rm(`${dataDir}.journal`, { recursive: true, force: true })
  })
  const headers = { host: `localhost:${server.port}`, authorization: `Bearer ${OPERATOR}` }
  const ask = (method: string, path: string, body?: object) =>
    rawRequest(
      server.port,
      method,
      `/api${path}`,
      { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      body && JSON.stringify(body),
    )
  const contract = (await ask('GET', '/openapi.json')).json
  const good = async (method: string, path: string, body?: object) => {
    const answer = await ask(method, path, body)
    expect(answer.status, `${path}: ${answer.body}`).toBeLessThan(300)
    const known = schemaOf(contract, method, `/api${path.split('?', 1)[0]}`)
    expect({ path, error: compileSchema(known)(answer.json) }).toEqual({ path, error: null })
    return answer.json
  }
  return {
    lw,
    get: (path) => good('GET', path),
    post: (path, body) => good('POST', path, body),
    async code(method, path, body) {
      const { status, json } = await ask(method, path, body)
      return status < 300 ? String(status) : json.code
    },
    async text(path) {
      const { headers: result, body } = await ask('GET', path)
      return { type: String(result['content-type']), disposition: String(result['content-disposition']), text: body }
    },
  }
}
