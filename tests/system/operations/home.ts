import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { type Lanewright, type LanewrightOptions, openLanewright } from '#host/open.ts'
import type { Statements } from '#kernel/ports/statements.ts'
import type { EmbeddedServer } from '#storage/embedded/server.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { temporary } from '../embedded/harness.ts'

export interface Home {
  /** Everything of the test; the data folder is `data` in it, and the outside world stands beside. */
  folder: string
  data: string
  postOffice: string
}

export function home(): Home {
  const folder = temporary()
  return { folder, data: join(folder, 'data'), postOffice: join(folder, 'post') }
}

export const outreachTables = {
  name: 'outreach',
  folder: new URL('../../../src/apps/outreach/schema/', import.meta.url),
}

/** The product on an embedded server of its own. */
export async function openAt(at: Home, data = at.data, more: Partial<LanewrightOptions> = {}): Promise<Lanewright> {
  const apps = [lettersApp({ postOffice: at.postOffice })]
  const lw = await openLanewright({ dataDir: data, apps, tables: [outreachTables], ...more })
  onTestFinished(() => lw.close().catch(() => {}))
  return lw
}

export type Stated = Parameters<Statements['state']>[0]

/** A journal that only remembers. */
export function recordingJournal(): Statements & { stated: Stated[] } {
  const stated: Stated[] = []
  return {
    stated,
    async state(statement) {
      stated.push(statement)
      return { line: stated.length }
    },
  }
}

/** Raw SQL as the superuser, in one transaction that writes to the workspace with the fence in force. */
export async function meddle(server: EmbeddedServer, workspace: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('superuser') })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', (select fence::text from kernel.heads where workspace_id = $1::uuid), true)`,
      [workspace],
    )
    for (const sql of statements) await client.query(sql)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
