import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { tasksApp } from '#apps/tasks/app.ts'
import type { Task } from '#apps/tasks/contracts.ts'
import { tasksServiceOf, workspaceOf } from '#apps/tasks/services/local.ts'
import type { Said, TasksService } from '#apps/tasks/services/service.ts'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { Row } from '#kernel/ports/store.ts'
import { expectSound } from './fixture.ts'
import { createDatabaseFor, type TestDatabase } from './server.ts'

export interface Chat {
  lw: Lanewright
  service: TasksService
  database: TestDatabase
  /** One conversation of one person. */
  as(user: string, conversation?: string): Talk
  rows<T extends Row>(sql: string, values?: unknown[]): Promise<T[]>
}

export interface Talk {
  caller: { user_id: string }
  workspace: string
  conversation: string
  say(message: string): Promise<Said>
  /** Several, one after the other; the last answer. */
  says(...messages: string[]): Promise<Said>
  tasks(): Promise<Task[]>
}

const ZONE = 'Europe/Berlin'

/** The real product with the tasks pack on a real database. When the test ends, its ledger verifies and replays. */
export async function openChat(options: Partial<LanewrightOptions> & { database?: TestDatabase } = {}): Promise<Chat> {
  const database = options.database ?? (await createDatabaseFor(options.apps ?? [tasksApp]))
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-chat-'))
  const lw = await openLanewright({ dataDir, apps: [tasksApp], ...options, database })
  const service = tasksServiceOf(lw)
  onTestFinished(async () => {
    try {
      await expectSound(lw)
    } finally {
      await lw.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      await rm(`${dataDir}.journal`, { recursive: true, force: true })
    }
  })
  return {
    lw,
    service,
    database,
    as(user, conversation = randomUUID()) {
      const caller = { user_id: user }
      const say = (message: string) => service.say(caller, message, { conversation_id: conversation, time_zone: ZONE })
      return {
        caller,
        workspace: workspaceOf(user),
        conversation,
        say,
        async says(...messages) {
          let last: Said | undefined
          for (const message of messages) last = await say(message)
          return last as Said
        },
        tasks: async () => (await service.list(caller, { limit: 200 })).tasks,
      }
    },
    rows: async (sql, values = []) => (await lw.database.pool('auditor').query(sql, values)).rows,
  }
}
