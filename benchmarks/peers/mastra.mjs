import { Mastra } from '@mastra/core/mastra'
import { createStep, createWorkflow } from '@mastra/core/workflows'
import { PostgresStore } from '@mastra/pg'
import pg from 'pg'
import { z } from 'zod'
import { openState } from './state.mjs'

// Mastra with its PostgreSQL store. Wrapped: a run of a workflow of two steps for each governed step, of which only two
// snapshots are kept: the one with the intent, before the tool runs, and the one with the receipt, at the end; an option of
// its own allows that. Default: the same with every snapshot that it keeps by itself. Natural: a run of one step.
// The state is read before each step. It checks no proposal, asks no policy, and keeps no chain.
const kept = (step) =>
  `select count(*) from mastra_workflow_snapshot where snapshot::jsonb #>> '{context,${step},status}' = 'success'`
export const points = { intents: kept('intend'), receipts: kept('act') }

export async function open({ url, material, connections, tool }) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  pool.on('error', () => {})
  const load = await openState(pool, material.snapshot)
  const any = z.any()
  const intend = createStep({
    ...{ id: 'intend', inputSchema: any, outputSchema: any },
    execute: async ({ inputData }) => {
      await load(inputData.workspace)
      return { proposal: material.proposal, intent: material.intent }
    },
  })
  const act = createStep({ id: 'act', inputSchema: any, outputSchema: any, execute: tool })
  const whole = createStep({
    ...{ id: 'step', inputSchema: any, outputSchema: any },
    execute: async ({ inputData }) => {
      await load(inputData.workspace)
      return tool()
    },
  })
  const wrapped = createWorkflow({
    ...{ id: 'wrapped', inputSchema: any, outputSchema: any },
    options: {
      validateInputs: false,
      shouldPersistSnapshot: ({ stepResults, workflowStatus }) =>
        workflowStatus === 'success' || (stepResults.intend?.status === 'success' && stepResults.act === undefined),
    },
  })
    .then(intend)
    .then(act)
    .commit()
  const byDefault = createWorkflow({ id: 'default', inputSchema: any, outputSchema: any })
    .then(intend)
    .then(act)
    .commit()
  const natural = createWorkflow({ id: 'natural', inputSchema: any, outputSchema: any }).then(whole).commit()
  const storage = new PostgresStore({ id: 'bench', pool })
  const mastra = new Mastra({ storage, workflows: { wrapped, default: byDefault, natural }, logger: false })
  await storage.init()

  async function step(form, workspace) {
    const started = await mastra.getWorkflow(form).createRun()
    const { status } = await started.start({ inputData: { workspace } })
    if (status !== 'success') throw new Error(`a run ended with ${status}`)
  }
  return {
    run: ({ form, workspaces, steps }) =>
      Promise.all(
        workspaces.map(async (workspace) => {
          for (let i = 0; i < steps; i++) await step(form, workspace)
        }),
      ),
    close: async () => {
      await mastra.shutdown?.()
      await pool.end()
    },
  }
}
