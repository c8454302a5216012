import { cpus, totalmem } from 'node:os'
import type pg from 'pg'

const SETTINGS = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'wal_compression',
  'shared_buffers',
  'max_wal_size',
]

/** What a figure was measured on: no name and no place of it. */
export async function machine(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select current_setting('server_version') as version,
       (select string_agg(s || ' ' || current_setting(s), ', ') from unnest($1::text[]) s) as settings`,
    [SETTINGS],
  )
  const { version, settings } = rows[0]
  const [cpu] = cpus()
  const gib = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpu?.model.trim()}), ${gib} GiB, Node ${process.versions.node}, PostgreSQL ${version}: ${settings}`
}
