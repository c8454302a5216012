import type pg from 'pg'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Json } from '#kernel/ports/store.ts'
import { ask } from './ask.ts'

export type View = (workspace: string, name: string, parameters: object) => Promise<Json>

/** An app's views, read as its workspace: row-level security shows nothing of another. One round trip each. */
export function createView(pool: pg.Pool, app: App): View {
  return async (workspace, name, parameters) => {
    const sql = app.views?.[name]
    if (!sql) throw new Failure('view.unknown', `app ${app.name} has no view ${name}`, 'Name one that it has.')
    // Named first of all, so that both parameters have their types wherever the view uses them.
    const text = `select kernel.enter($1, null, null, null)::text, $2::jsonb is not null, (${sql}) as value`
    const rows = await ask<{ value: Json }>(pool, text, [workspace, JSON.stringify(parameters)])
    return rows[0]?.value ?? null
  }
}
