import { externalAgent } from '#integrations/models/external.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'

export type ModelFor = (app: App) => Agent | undefined

/** Who proposes in a workspace: the agent its goal names, else the model if it is on for the app, else the app's own. */
export function pickAgent(app: App, goal: Row, modelFor: ModelFor = () => undefined): Agent {
  const preferred = app.agentOf?.(goal)
  if (preferred === 'external') return externalAgent
  if (preferred === 'own') return app.agent
  return modelFor(app) ?? (preferred === 'model' ? missingModel : app.agent)
}

/** Said before anything is made: a workspace that wishes for a model would only wait for one. */
export function requireAgent(app: App, goal: Row, modelFor?: ModelFor): void {
  if (isMissingModel(pickAgent(app, goal, modelFor))) throw noModel()
}

export function isMissingModel(agent: Agent): boolean {
  return agent === missingModel
}

/** The model that was there once is not configured any more: it counts as away, and the work goes on when it is back. */
const missingModel: Agent = {
  name: 'model',
  async propose() {
    throw noModel()
  },
}

export function noModel(): Failure {
  const next = 'Set LANEWRIGHT_MODEL, name the app in LANEWRIGHT_MODEL_APPS and start again, or choose another agent.'
  return new Failure('agent.no_model', 'A model is to propose here, but no model is switched on for this app.', next)
}
