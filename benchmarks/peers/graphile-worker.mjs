import { Logger, run } from 'graphile-worker'
import pg from 'pg'
import { openState } from './state.mjs'

// A chain of graphile-worker jobs, which is what one would build without an engine: each job writes its row and adds the next
// job in one transaction. Wrapped: a job that writes the intent, then one that runs the tool and writes the receipt.
// Natural: one job, which runs the tool and adds the next. A queue for each workspace would cost more and is not needed:
// the chain is serial by itself. It checks no proposal, asks no policy, and keeps no chain of hashes.
const ROWS = `
  create table if not exists rows (id bigint generated always as identity primary key, workspace text not null, kind text not null, body jsonb not null);
  create index if not exists rows_of on rows (workspace, id)`
const WRITE = `with written as (insert into rows (workspace, kind, body) values ($1, $2, $3))
  select graphile_worker.add_job($4, $5::json)`

export const points = {
  intents: `select count(*) from rows where kind = 'intent'`,
  receipts: `select count(*) from rows where kind = 'receipt'`,
}

export async function open({ url, material, connections, tool }) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query(ROWS)
  const load = await openState(pool, material.snapshot)
  const waiting = new Map()
  const write = (task, workspace, kind, body, next, payload) =>
    pool.query({
      name: task,
      text: WRITE,
      values: [workspace, kind, JSON.stringify(body), next, JSON.stringify(payload)],
    })
  const taskList = {
    async intend({ workspace, left }) {
      await load(workspace)
      const body = { proposal: material.proposal, intent: material.intent }
      await write('intend', workspace, 'intent', body, 'act', { workspace, left })
    },
    async act({ workspace, left }) {
      const receipt = await tool()
      if (left > 1) return write('act', workspace, 'receipt', receipt, 'intend', { workspace, left: left - 1 })
      await pool.query('insert into rows (workspace, kind, body) values ($1, $2, $3)', [
        ...[workspace, 'receipt', JSON.stringify(receipt)],
      ])
      waiting.get(workspace)?.()
    },
    async step({ workspace, left }) {
      await load(workspace)
      await tool()
      if (left > 1) await pool.query('select graphile_worker.add_job($1, $2::json)', ['step', JSON.stringify({ workspace, left: left - 1 })])
      else waiting.get(workspace)?.()
    },
  }
  const runner = await run({
    ...{ pgPool: pool, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) },
    preset: { worker: { concurrentJobs: 8, pollInterval: 1000, completeJobBatchDelay: 0 } },
  })
  return {
    run: ({ form, workspaces, steps }) =>
      Promise.all(
        workspaces.map(
          (workspace) =>
            new Promise((done, failed) => {
              waiting.set(workspace, done)
              const payload = JSON.stringify({ workspace, left: steps })
              const first = form === 'wrapped' ? 'intend' : 'step'
              pool.query('select graphile_worker.add_job($1, $2::json)', [first, payload]).catch(failed)
            }),
        ),
      ),
    close: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}
