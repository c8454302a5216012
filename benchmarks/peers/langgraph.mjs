import { Annotation, START, StateGraph } from '@langchain/langgraph'
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres'
import pg from 'pg'

// LangGraph.js with its PostgreSQL checkpointer. A thread is a workspace. Wrapped: a loop of two nodes, the first of which
// answers with the intent and the second with the receipt, with the durability "sync", so that each is in the database
// before the next node begins; the graph halts after each round, and the next call loads the thread anew, as a process
// that takes the next step must. Called without input it writes no checkpoint for one: two checkpoints a step.
// Natural: one node a step, with its own default (writes go on while the next node runs).
// It checks no proposal, asks no policy, and keeps no chain: its checkpoints can be changed unseen.
export const points = {
  intents: `select count(*) from checkpoint_blobs where channel = 'intent' and type <> 'empty'`,
  receipts: `select count(*) from checkpoint_blobs where channel = 'receipt' and type <> 'empty'`,
}

export async function open({ url, material, connections, tool }) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const saver = new PostgresSaver(pool)
  await saver.setup()
  const State = Annotation.Root({
    snapshot: Annotation(),
    proposal: Annotation(),
    intent: Annotation(),
    receipt: Annotation(),
    n: Annotation(),
  })
  const intend = (state) => ({ proposal: material.proposal, intent: material.intent, n: (state.n ?? 0) + 1 })
  const act = async () => ({ receipt: await tool() })
  const wrapped = new StateGraph(State)
    .addNode('intend', intend)
    .addNode('act', act)
    .addEdge(START, 'intend')
    .addEdge('intend', 'act')
    .addEdge('act', 'intend')
    .compile({ checkpointer: saver, interruptAfter: ['act'] })
  const natural = new StateGraph(State)
    .addNode('step', async (state) => ({ ...intend(state), ...(await act()) }))
    .addEdge(START, 'step')
    .addEdge('step', 'step')
    .compile({ checkpointer: saver, interruptAfter: ['step'] })

  const begun = new Set()
  async function step(form, workspace) {
    const thread = `${form} ${workspace}`
    const graph = form === 'wrapped' ? wrapped : natural
    const config = {
      configurable: { thread_id: thread },
      ...(form === 'wrapped' ? { durability: 'sync' } : {}),
    }
    const state = await graph.invoke(begun.has(thread) ? null : { snapshot: material.snapshot }, config)
    begun.add(thread)
    if (state.receipt === undefined) throw new Error('a step left no receipt')
  }
  return {
    run: ({ form, workspaces, steps }) =>
      Promise.all(
        workspaces.map(async (workspace) => {
          for (let i = 0; i < steps; i++) await step(form, workspace)
        }),
      ),
    close: () => pool.end(),
  }
}
