import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutOf } from '#system/private-folder.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, install, rest } from './installation.ts'
import { look, seeded } from './look.ts'

const PAGE = 8192

type Damage = 'flip' | 'zero' | 'cut'

interface Victim {
  /** What it is, for people: a table, the log of the database, the journal. */
  what: string
  path: string
}

/**
 * Files of a stopped installation, damaged one at a time. Silent is what starts, reads otherwise than before, and is
 * told by nobody: not by the start, not by the database, not by verify, not by replay.
 */
export async function damageFiles({ folder, short, seed, log }: Stage): Promise<Outcome> {
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
    log(`${damage} ${victim.what}: ${first.split('\n')[0]}`)
    for (const end of ['', '.journal']) rmSync(`${copy}${end}`, { recursive: true, force: true })
  }
  log(`${outcome.tried} files damaged, ${harmless} where nothing stood`)
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
