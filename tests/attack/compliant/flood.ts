import { join } from 'node:path'
import { type LanewrightOptions, openLanewright } from '#host/open.ts'
import { hostileAgent } from '#integrations/models/hostile.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'

export interface Flood {
  folder: string
  seed: string
  /** What the workspace may spend, if anything is said about it. */
  budget: number | null
  /** How often a person lets it go on. */
  resumes: number
  database?: LanewrightOptions['database']
}

export interface Flooded {
  tried: number
  breaches: string[]
}

/** An agent that never says anything useful, and a person who lets it go on again and again: the budget ends it. */
export async function flood({ folder, seed, budget, resumes, database }: Flood): Promise<Flooded> {
  const app = lettersApp({ postOffice: join(folder, 'post') })
  const hostile = hostileAgent({ seed, vocabulary: { no_op: app.actions.no_op as object } })
  let calls = 0
  const agent: Agent = {
    name: 'flood',
    propose(call) {
      calls += 1
      return hostile.propose(call)
    },
  }
  const lw = await openLanewright({
    ...{ dataDir: join(folder, 'data'), apps: [app], agentFor: () => agent },
    ...(database ? { database } : {}),
  })
  const allowed = budget ?? resumes
  try {
    const letters = [{ key: 'a', to: 'Reader', about: 'the matter' }]
    const limit = budget === null ? {} : { budget: { agent_calls: budget } }
    const ws = await lw.create({ app: 'letters', name: 'Flood', goal: { letters }, ...limit })
    const blocked = `select task_id from kernel.tasks where workspace_id = $1 and status = 'blocked'`
    for (let n = 0; n < resumes; n++) {
      await lw.drive(ws)
      await lw.send(ws, 'anna', 'workspace.resume', {})
      const { rows } = await lw.database.pool('auditor').query<{ task_id: string }>(blocked, [ws])
      for (const { task_id } of rows) await lw.send(ws, 'anna', 'task.reopen', { task_id })
    }
    await lw.drive(ws)
    const breaches: string[] = []
    if (calls > allowed) breaches.push(`the agent was asked ${calls} times, ${allowed} were allowed`)
    const state = await lw.store.load(ws)
    if (state?.usage.agent_calls !== calls) breaches.push(`${state?.usage.agent_calls} of ${calls} calls were counted`)
    if (budget !== null && state?.workspace.status !== 'paused') breaches.push('it goes on although all is spent')
    if (!(await lw.verify()).ok) breaches.push('the ledger does not verify')
    return { tried: calls + resumes, breaches }
  } finally {
    await lw.close()
  }
}
