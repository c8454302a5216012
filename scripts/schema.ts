import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '#storage/database.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { migrate } from '#storage/migrate.ts'
import { dumpSchemas } from './schema/dump.ts'

/** Writes src/storage/schema/schema.sql, the migrations' result for review; with --check, only says whether it is out of date. */

export const SCHEMA_FILE = join(import.meta.dirname, '..', 'src', 'storage', 'schema', 'schema.sql')

const HEAD = `-- What the migrations in this folder come to, for review: \`npm run schema\` writes it, nothing reads it.

`

export async function renderSchema(client: pg.ClientBase): Promise<string> {
  return HEAD + (await dumpSchemas(client, ['kernel', 'dispatch']))
}

/** Where two texts part, for a person; null when they do not. */
export function firstDifference(written: string, made: string): string | null {
  if (written === made) return null
  const [a, b] = [written.split('\n'), made.split('\n')]
  const at = a.findIndex((line, i) => line !== b[i])
  const line = at < 0 ? a.length : at
  return `line ${line + 1}\n  written: ${a[line] ?? '(ends)'}\n  now:     ${b[line] ?? '(ends)'}`
}

async function renderFromMigrations(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-schema-'))
  try {
    const server = await startEmbedded({ dataDir })
    const database = openDatabase({ url: (role) => server.url(role), stepDown: false })
    try {
      await migrate(database.pool('owner'), [])
      const client = await database.pool('owner').connect()
      try {
        return await renderSchema(client)
      } finally {
        client.release()
      }
    } finally {
      await database.close()
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const made = await renderFromMigrations()
  if (process.argv.includes('--check')) {
    const difference = firstDifference(await readFile(SCHEMA_FILE, 'utf8').catch(() => ''), made)
    if (difference)
      console.error(
        `src/storage/schema/schema.sql is out of date at ${difference}\nRun \`npm run schema\` and commit the result.`,
      )
    else console.log('src/storage/schema/schema.sql is up to date.')
    process.exitCode = difference ? 1 : 0
  } else {
    await writeFile(SCHEMA_FILE, made)
    console.log(`src/storage/schema/schema.sql: ${made.split('\n').length - 1} lines.`)
  }
}
