import { readFile } from 'node:fs/promises'
import { onlyParts } from '#integrations/models/model/parts.ts'
import { modelAgent } from '#integrations/models/model.ts'
import { withinTime } from '#integrations/models/within-time.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import { type ModelChoice, usesModel } from './model-choice.ts'
import type { LanewrightOptions } from './open.ts'

/** The model for the apps that the operator named; every other app keeps its own agent. */
export function agentsOf(
  choice: ModelChoice | undefined,
  secret: (name: string) => Promise<string | null> = async () => null,
): Pick<LanewrightOptions, 'modelFor'> {
  if (!choice) return {}
  const { keyFile, keySecret, apps: _apps, confidentialApps: _confidential, ...rest } = choice
  const apiKey = async () => {
    if (keySecret) return (await secret(keySecret)) ?? missing(keySecret)
    return keyFile ? (await readFile(keyFile, 'utf8')).trim() : ''
  }
  const agents = new WeakMap<App, Agent>()
  return {
    modelFor(app) {
      if (!app.model || !usesModel(choice, app)) return undefined
      const { agentWith, sends, timeoutMs } = app.model
      const make = () => {
        const model = restricted(modelAgent({ ...rest, apiKey, schemas: app.actions }), sends)
        return agentWith(timeoutMs === undefined ? model : withinTime(model, timeoutMs))
      }
      const agent = agents.get(app) ?? make()
      agents.set(app, agent)
      return agent
    },
  }
}

/** The last step before a request is made, so that what the documentation lists is all that leaves. */
function restricted(model: Agent, sends: Parameters<typeof onlyParts>[1]): Agent {
  return {
    name: model.name,
    propose: (call) => model.propose({ ...call, snapshot: onlyParts(call.snapshot, sends) }),
  }
}

function missing(name: string): never {
  throw new Failure('model.no_key', `there is no secret ${name}`, `Set it with \`lanewright secrets set ${name}\`.`)
}
