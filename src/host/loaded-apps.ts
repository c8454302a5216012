import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { LoadedPack } from '#kernel/controller/deps.ts'
import { loadPack } from '#kernel/controller/load-pack.ts'
import type { Pack } from '#kernel/ports/app.ts'
import type { Store } from '#kernel/ports/store.ts'

/** The packs with what is computed from them once, against the tables that the database has. */
export async function loadPacks(packs: Pack[], store: Store, auditor: pg.Pool) {
  const { rows } = await auditor.query<{ table_name: string }>('select table_name from kernel.tables where evented')
  const loaded = new Map<string, LoadedPack & ReturnType<typeof loadPack>>()
  for (const pack of packs) {
    if (loaded.has(pack.name))
      throw new Failure('pack.twice', `pack ${pack.name} is listed twice`, 'List each pack once.')
    const tables = rows
      .filter((r) => r.table_name.startsWith(`${pack.name}.`))
      .map((r) => r.table_name.slice(pack.name.length + 1))
    loaded.set(pack.name, loadPack(pack, store, tables))
  }
  return loaded
}
