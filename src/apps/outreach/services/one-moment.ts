import type { Lanewright } from '#host/open.ts'
import { ask } from '#storage/ask.ts'
import { asFailure } from '#storage/refusals.ts'

/** A reader that stops taking is let go, so that it holds nothing back. */
const STALLED_MS = 60_000

/** Reads a campaign as it stands at one moment, whatever happens to it meanwhile. */
export async function* inOneMoment<T>(
  lw: Lanewright,
  workspace: string,
  read: (view: (sql: string, parameters: object) => Promise<unknown>) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const app = await lw.database.pool('app').connect()
  let broken: Error | undefined
  try {
    await app.query('begin isolation level repeatable read read only')
    await app.query(`set local idle_in_transaction_session_timeout = ${STALLED_MS}`)
    await app.query('select kernel.enter($1, null, null, null)', [workspace])
    yield* read(async (sql, parameters) => {
      const text = `select $1::uuid, $2::jsonb is not null, (${sql}) as value`
      const [row] = await ask<{ value: unknown }>(app, text, [workspace, JSON.stringify(parameters)])
      return row?.value
    })
  } catch (error) {
    throw asFailure(error)
  } finally {
    await app.query('rollback').catch((lost) => {
      broken = lost
    })
    app.release(broken)
  }
}
