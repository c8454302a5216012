import { readFile } from 'node:fs/promises'
import { modelAgent } from '#adapters/agents/model.ts'
import type { LanewrightOptions } from '#apps/compose.ts'
import { withModel } from '#packs/tasks/agents/with-model.ts'
import { tasksPack } from '#packs/tasks/pack.ts'
import type { ModelChoice } from './model-choice.ts'

/** Packs that can be served by a model are; every other keeps its own agent. Without a choice nothing is missing. */
export function agentsOf(choice: ModelChoice | undefined): Pick<LanewrightOptions, 'agentFor'> {
  if (!choice) return {}
  const { keyFile, ...rest } = choice
  const apiKey = async () => (keyFile ? (await readFile(keyFile, 'utf8')).trim() : '')
  const tasks = withModel(modelAgent({ ...rest, apiKey, schemas: tasksPack.actions }))
  return { agentFor: (_state, pack) => (pack.name === tasksPack.name ? tasks : pack.agent) }
}
