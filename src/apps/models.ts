import { readFile } from 'node:fs/promises'
import { modelAgent } from '#adapters/agents/model.ts'
import type { LanewrightOptions } from '#apps/compose.ts'
import type { Agent } from '#ports/agent.ts'
import type { Pack } from '#ports/pack.ts'
import type { ModelChoice } from './model-choice.ts'

/** Packs that let a model propose get it; every other keeps its own agent. Without a choice nothing is missing. */
export function agentsOf(choice: ModelChoice | undefined): Pick<LanewrightOptions, 'modelFor'> {
  if (!choice) return {}
  const { keyFile, ...rest } = choice
  const apiKey = async () => (keyFile ? (await readFile(keyFile, 'utf8')).trim() : '')
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
