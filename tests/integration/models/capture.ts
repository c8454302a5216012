import { pickAgent } from '#host/agent-choice.ts'
import type { ModelChoice } from '#host/model-choice.ts'
import { agentsOf } from '#host/models.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import { completion, type Request, serveModel } from '../agents/model-server.ts'
import { answerFromScript, promptOf } from '../outreach/scripted-model.ts'
import { leavesOf } from './parts.ts'

export const KEY = 'sk-canary-4f81c7a2d9'

export interface Capture {
  requests: Request[]
  /** The agent of this app, picked at each call as the product picks it. */
  agentOf(app: App): Agent
  /** Names the apps, as the operator would. */
  use(apps: Partial<Pick<ModelChoice, 'apps' | 'confidentialApps'>>): void
  /** Everything that the requests contain of snapshots, as places. */
  sent(): string[]
  /** Everything that the app had to show when the model was asked, as places. */
  shown: Set<string>
}

/** A real model server, and the choice of agents exactly as the product makes it. */
export async function captureModel(): Promise<Capture> {
  const { url, requests } = await serveModel(async (response, { body }) => {
    // A campaign needs sensible proposals to go on; everywhere else the rules take over from a useless answer.
    const content = promptOf(body).includes('leads_summary') ? JSON.stringify(await answerFromScript(body)) : 'Hm.'
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion(content)))
  })
  const choice = { provider: 'openai-compatible', model: 'capture', baseUrl: url, keySecret: 'KEY' } as const
  let modelFor = agentsOf({ ...choice, apps: [], confidentialApps: [] }, async () => KEY).modelFor
  const shown = new Set<string>()
  return {
    requests,
    shown,
    use(apps) {
      modelFor = agentsOf({ ...choice, apps: [], confidentialApps: [], ...apps }, async () => KEY).modelFor
    },
    agentOf: (app) => ({
      name: 'picked',
      async propose(call) {
        const before = requests.length
        const reply = await pickAgent(app, {}, modelFor).propose(call)
        if (requests.length > before) for (const leaf of leavesOf(call.snapshot)) shown.add(leaf)
        return reply
      },
    }),
    sent: () => [...new Set(requests.flatMap(({ body }) => leavesOf(snapshotOf(promptOf(body)))))],
  }
}

function snapshotOf(prompt: string): unknown {
  return JSON.parse(/<snapshot>\n(.*)\n<\/snapshot>/s.exec(prompt)?.[1] ?? 'null')
}
