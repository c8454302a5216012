import { DBOS } from '@dbos-inc/dbos-sdk'
import pg from 'pg'
import { openState } from './state.mjs'

// DBOS. Wrapped: a workflow of two steps for each governed step, whose recorded outputs are the intent and the receipt;
// each is in the database before the workflow goes on. One workflow makes all steps of a round in a workspace, so that its
// own two commits are shared by them: cheaper than a workflow for each step. The state is read before each step.
// Natural: one step with the tool in it. It checks no proposal, asks no policy, and keeps no chain.
export const points = {
  intents: `select count(*) from dbos.operation_outputs where function_name = 'intend' and output is not null`,
  receipts: `select count(*) from dbos.operation_outputs where function_name = 'act' and output is not null`,
}

export async function open({ url, material, connections, tool }) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  pool.on('error', () => {})
  const load = await openState(pool, material.snapshot)
  const forms = {
    wrapped: async (workspace) => {
      await DBOS.runStep(
        async () => {
          await load(workspace)
          return { proposal: material.proposal, intent: material.intent }
        },
        { name: 'intend' },
      )
      return DBOS.runStep(tool, { name: 'act' })
    },
    natural: (workspace) =>
      DBOS.runStep(
        async () => {
          await load(workspace)
          return tool()
        },
        { name: 'step' },
      ),
  }
  async function work(form, workspace, steps) {
    for (let i = 0; i < steps; i++) {
      if ((await forms[form](workspace)) === undefined) throw new Error('a step left no receipt')
    }
  }
  const workflow = DBOS.registerWorkflow(work, { name: 'work' })
  DBOS.setConfig({ name: 'bench', systemDatabaseUrl: url, systemDatabasePoolSize: connections, logLevel: 'error' })
  await DBOS.launch()
  return {
    run: ({ form, workspaces, steps }) =>
      Promise.all(workspaces.map((workspace) => workflow(form, workspace, steps))),
    close: async () => {
      await DBOS.shutdown()
      await pool.end()
    },
  }
}
