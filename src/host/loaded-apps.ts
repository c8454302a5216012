import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { LoadedApp } from '#kernel/controller/deps.ts'
import { loadApp } from '#kernel/controller/load-app.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Store } from '#kernel/ports/store.ts'

/** The apps with what is computed from them once, against the tables that the database has. */
export async function loadApps(apps: App[], store: Store, auditor: pg.Pool) {
  const { rows } = await auditor.query<{ table_name: string }>('select table_name from kernel.tables where evented')
  const loaded = new Map<string, LoadedApp & ReturnType<typeof loadApp>>()
  for (const app of apps) {
    if (loaded.has(app.name)) throw new Failure('app.twice', `app ${app.name} is listed twice`, 'List each app once.')
    const tables = rows
      .filter((r) => r.table_name.startsWith(`${app.name}.`))
      .map((r) => r.table_name.slice(app.name.length + 1))
    loaded.set(app.name, loadApp(app, store, tables))
  }
  return loaded
}
