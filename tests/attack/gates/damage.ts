import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { journalLayout } from '#adapters/journal/folder.ts'
import { verifyWithJournal } from '#adapters/journal/verification.ts'
import { layoutOf } from '#adapters/postgres/embedded/folder.ts'
import { startEmbedded } from '#adapters/postgres/embedded/server.ts'
import { replayWorkspace } from '#adapters/postgres/replay.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, install, rest } from './installation.ts'

const PAGE = 8192

type Damage = 'flip' | 'zero' | 'cut'

interface Victim {
  /** What it is, for people: a table, the log of the database, the journal. */
  what: string
  path: string
}

/** What the owner would read: every row of every table that is ours. Or why nothing could be read. */
interface Look {
  read: string | null
  said: string[]
}

/**
 * Files of a stopped installation, damaged one at a time. Silent is what starts, reads otherwise than before, and is
 * told by nobody: not by the start, not by the database, not by verify, not by replay.
 */
export async function damageFiles({ folder, short, seed, tell }: Stage): Promise<Outcome> {
  const base = join(folder, 'data')
  const tables = await makeBase(base)
  const clean = await look(base)
  if (clean.read === null || clean.said.length > 0) throw new Error(`what nobody damaged is not clean: ${clean.said}`)
  const random = seeded(Number(seed) || 1)
  const outcome: Outcome = { tried: 0, breaches: [] }
  let harmless = 0
  for (const { victim, damage } of chosen(victimsIn(base, tables), short, random)) {
    const copy = join(folder, 'copy')
    for (const end of ['', '.journal']) execFileSync('cp', ['-a', `${base}${end}`, `${copy}${end}`])
    apply(damage, victim.path.replace(base, copy), random)
    const seen = await look(copy)
    outcome.tried += 1
    if (seen.said.length === 0 && seen.read !== clean.read)
      outcome.breaches.push(
        `${damage} ${victim.what} (${victim.path.slice(base.length)}): other rows, and nobody said so (seed ${seed})`,
      )
    if (seen.said.length === 0 && seen.read === clean.read) harmless += 1
    const [first = 'nothing'] = seen.said
    tell(`${damage} ${victim.what}: ${first.split('\n')[0]}`)
    for (const end of ['', '.journal']) rmSync(`${copy}${end}`, { recursive: true, force: true })
  }
  tell(`${outcome.tried} files damaged, ${harmless} where nothing stood`)
  return outcome
}

/** A product with work in all packs, stopped; the tables that have pages, and their files. */
async function makeBase(data: string): Promise<Victim[]> {
  const at = await install(data)
  let tables: Victim[]
  try {
    await fill(at)
    await rest(at)
    await at.rows('checkpoint')
    const rows = await at.rows<{ what: string; file: string }>(
      `select n.nspname || '.' || c.relname as what, pg_relation_filepath(c.oid) as file from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and pg_relation_size(c.oid) > 0
         and n.nspname in (select split_part(table_name, '.', 1) from kernel.tables union select 'kernel') order by 1`,
    )
    tables = rows.map(({ what, file }) => ({ what, path: join(layoutOf(data).pg, file) }))
  } finally {
    await at.stop()
  }
  return tables
}

function victimsIn(base: string, tables: Victim[]): Victim[] {
  const below = (what: string, folder: string, fits: RegExp) =>
    (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile() && fits.test(entry.name))
      .map((entry) => ({ what, path: join(entry.parentPath, entry.name) }))
  const { pg: cluster } = layoutOf(base)
  return [
    ...tables,
    ...below('the log of the database', join(cluster, 'pg_wal'), /^[0-9A-F]{24}$/),
    ...below('the state of the database', join(cluster, 'global'), /^(pg_control|\d+)$/),
    ...below('the states of transactions', join(cluster, 'pg_xact'), /./),
    ...below('the journal', `${base}.journal`, /jsonl$/),
  ]
}

interface Trial {
  victim: Victim
  damage: Damage
}

/** Every table meets every damage; of the short form, one each. */
function chosen(victims: Victim[], short: boolean, random: (n: number) => number): Trial[] {
  const all = victims.flatMap((victim) => (['zero', 'cut', 'flip'] as const).map((damage) => ({ victim, damage })))
  if (!short) return all
  const wanted = /event_log|audit_log|kernel\.tasks$|the journal$/
  const some = all.filter(({ victim }) => wanted.test(victim.what))
  return some.filter((_, n) => n % 2 === random(2)).slice(0, 5)
}

function apply(damage: Damage, path: string, random: (n: number) => number): void {
  const size = statSync(path).size
  const bytes = readFileSync(path)
  const pages = Math.max(1, Math.floor(size / PAGE))
  const from = random(pages) * PAGE
  if (damage === 'cut') {
    truncateSync(path, size <= PAGE ? Math.floor(size / 2) : size - PAGE)
    return
  }
  if (damage === 'zero') bytes.fill(0, from, Math.min(size, from + PAGE))
  else
    for (let n = 0; n < 4; n++) {
      const at = random(size)
      bytes[at] = (bytes[at] as number) ^ (1 << random(8))
    }
  writeFileSync(path, bytes)
}

async function look(data: string): Promise<Look> {
  const said: string[] = []
  const told = (error: unknown): null => {
    said.push(error instanceof Error ? error.message : String(error))
    return null
  }
  const server = await startEmbedded({ dataDir: data }).catch(told)
  if (!server) return { read: null, said }
  const pool = (role: 'auditor' | 'superuser') => {
    const made = new pg.Pool({ connectionString: server.url(role), max: 2 })
    made.on('error', () => {})
    return made
  }
  const [auditor, superuser] = [pool('auditor'), pool('superuser')]
  try {
    const read = await rowsOf(superuser).catch(told)
    const verified = await verifyWithJournal({
      auditor,
      journal: journalLayout(`${data}.journal`),
      sealer: null,
    }).catch(told)
    if (verified && !verified.ok) told(`verify: ${verified.first_bad.problem}`)
    for (const { id } of await workspacesOf(superuser).catch(() => [])) {
      const replayed = await replayWorkspace(auditor, id).catch(told)
      if (replayed && !replayed.ok) told(`replay: ${replayed.differences} differences`)
    }
    return { read, said }
  } finally {
    await Promise.all([auditor.end(), superuser.end()])
    await server.stop().catch(told)
  }
}

async function workspacesOf(superuser: pg.Pool): Promise<Array<{ id: string }>> {
  return (await superuser.query<{ id: string }>('select workspace_id as id from kernel.workspaces')).rows
}

async function rowsOf(superuser: pg.Pool): Promise<string> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in (select split_part(table_name, '.', 1) from kernel.tables union select 'kernel') order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await superuser.query<{ text: string }>(`select t::text as text from ${name} t order by 1`)
    texts.push(name, ...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** The same places for the same seed. */
function seeded(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
