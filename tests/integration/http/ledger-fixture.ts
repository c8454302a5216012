import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, expect } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { clientOf } from '#host/server/client.ts'
import { type RunningServer, serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { compileSchema } from '#kernel/validate.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { expectSound } from '../../support/fixture.ts'
import { createDatabase, type TestDatabase } from '../../support/server.ts'
import { OPERATOR } from './harness.ts'

export interface LedgerFixture {
  lw: Lanewright
  server: RunningServer
  /** A workspace of letters, driven and decided until nothing moves. */
  letters(keys: string[], decide?: (content: string) => 'grant' | 'reject'): Promise<string>
  /** What the server answers; it is what its schema says. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
  get(path: string, schema: TSchema): Promise<any>
  /** The code of a refusal. */
  refused(path: string): Promise<string>
  // biome-ignore lint/suspicious/noExplicitAny: the tests know their rows
  rows(sql: string, values?: unknown[]): Promise<any[]>
}

/** The real product behind the real server on a real database, for all tests of a file. It is sound at the end. */
export function openLedgerFixture(): LedgerFixture {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-ledger-'))
  let database: TestDatabase
  const fixture = {} as LedgerFixture
  beforeAll(async () => {
    database = await createDatabase()
    const apps = [lettersApp({ postOffice: join(dataDir, 'post') }), tasksApp]
    fixture.lw = await openLanewright({ dataDir, database, apps })
    const services = await createServices(fixture.lw, '0', () => {})
    fixture.server = await serve({ ...services, token: OPERATOR, version: '0', person: 'olga', log: () => {} }, 0)
  })
  afterAll(async () => {
    try {
      await expectSound(fixture.lw)
    } finally {
      await fixture.server?.close()
      await fixture.lw?.close()
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  const client = () => clientOf({ port: fixture.server.port, token: OPERATOR })
  return Object.assign(fixture, {
    async letters(keys: string[], decide: (content: string) => 'grant' | 'reject' = () => 'grant') {
      const letters = keys.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` }))
      const workspace = await fixture.lw.create({ pack: 'letters', name: 'Letters', goal: { letters } })
      for (let turn = 0; turn < 50; turn++) {
        await fixture.lw.drive(workspace)
        const waiting = (await fixture.lw.store.load(workspace))?.approvals.filter((a) => a.status === 'pending') ?? []
        if (waiting.length === 0) break
        for (const { approval_id, action_hash, content } of waiting)
          await fixture.lw.send(workspace, 'anna', 'approval.decide', {
            approval_id,
            action_hash,
            decision: decide(content),
            role: 'SENDER',
            ...(decide(content) === 'reject' ? { reason: 'not in this tone' } : {}),
          })
      }
      return workspace
    },
    async get(path: string, schema: TSchema) {
      const answer = await client().get<object>(path)
      expect(compileSchema(schema)(answer), path).toBeNull()
      return answer
    },
    refused: (path: string) =>
      client()
        .get(path)
        .then(
          () => 'answered',
          (error) => error.code as string,
        ),
    rows: async (sql: string, values: unknown[] = []) =>
      (await fixture.lw.database.pool('auditor').query(sql, values)).rows,
  })
}
