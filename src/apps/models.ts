import { readFile } from 'node:fs/promises'
import { modelAgent } from '#adapters/agents/model.ts'
import type { LanewrightOptions } from '#apps/compose.ts'
import { Failure } from '#contracts/refusal.ts'
import type { Agent } from '#ports/agent.ts'
import type { Pack } from '#ports/pack.ts'
import type { ModelChoice } from './model-choice.ts'

/** Packs that let a model propose get it; every other keeps its own agent. Without a choice nothing is missing. */
export function agentsOf(
  choice: ModelChoice | undefined,
  secret: (name: string) => Promise<string | null> = async () => null,
): Pick<LanewrightOptions, 'modelFor'> {
  if (!choice) return {}
  const { keyFile, keySecret, ...rest } = choice
  const apiKey = async () => {
    if (keySecret) return (await secret(keySecret)) ?? missing(keySecret)
    return keyFile ? (await readFile(keyFile, 'utf8')).trim() : ''
  }
  const agents = new WeakMap<Pack, Agent>()
  return {
    modelFor(pack) {
      if (!pack.withModel) return undefined
      const agent = agents.get(pack) ?? pack.withModel(modelAgent({ ...rest, apiKey, schemas: pack.actions }))
      agents.set(pack, agent)
      return agent
    },
  }
}

function missing(name: string): never {
  throw new Failure('model.no_key', `there is no secret ${name}`, `Set it with \`lanewright secrets set ${name}\`.`)
}
