import { createDecipheriv } from 'node:crypto'
import type pg from 'pg'

export interface Dump {
  /** Every row of every table and view, as text. */
  rows: string
  /** What lies in them under the keys of people, opened again. */
  revealed: string[]
}

/** The whole database as its administrator could read it. */
export async function dumpDatabase(client: pg.Client): Promise<Dump> {
  const { rows: relations } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  )
  const texts: string[] = []
  for (const { name } of relations) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`)
    texts.push(...rows.map(({ text }) => text))
  }
  const rows = texts.join('\n')
  const { rows: keys } = await client.query<{ key: Buffer }>('select key from kernel.person_keys where key is not null')
  const sealed = [...rows.matchAll(/enc1:([A-Za-z0-9+/=]+)/g)].map((match) => Buffer.from(match[1] ?? '', 'base64'))
  return { rows, revealed: sealed.flatMap((bytes) => keys.flatMap(({ key }) => open(bytes, key))) }
}

function open(bytes: Buffer, key: Buffer): string[] {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
    return [Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()]
  } catch {
    // Another person's.
    return []
  }
}
