import { readFileSync } from 'node:fs'
import type { App } from '#kernel/ports/app.ts'
import { engine } from './agent/engine.ts'
import { modelInput } from './agent/model-input.ts'
import { MODEL_TIMEOUT_MS, withModel } from './agent/with-model.ts'
import { DecideTurn, FireReminder, TOOL_NAMES } from './contracts.ts'
import { receive } from './domain/decide/person.ts'
import { record } from './domain/decide/record.ts'
import { decideReminder } from './domain/decide/remind.ts'
import { buildSnapshot, rest } from './domain/decide/snapshot.ts'
import { decideTurn } from './domain/decide/turn.ts'
import { views } from './domain/views.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Tasks: a to-do chat that never acts on a guess. One workspace is one person. */
export const tasksApp: App = {
  name: 'tasks',
  title: 'Tasks',
  sql: new URL('./schema/', import.meta.url),
  snapshotSql: read('./schema/snapshot.sql'),
  policy: {
    lanes: { path: 'policy/lanes.yaml', text: read('./policy/lanes.yaml') },
    roles: { path: 'policy/roles.yaml', text: read('./policy/roles.yaml') },
  },
  agent: engine,
  model: { agentWith: withModel, sends: modelInput, timeoutMs: MODEL_TIMEOUT_MS },
  agentRole: 'TASKS_AGENT',
  unplanned: true,
  rules: read('./agent/prompts/rules.md'),
  actions: { decide_turn: DecideTurn, fire_reminder: FireReminder },
  writes: [...TOOL_NAMES, 'respond', 'ask_clarification', 'request_confirmation', 'cancel_pending'],
  // Its tools change rows of its own tables and nothing outside, so they are writes.
  tools: [],
  traits: ['unconfirmed'],
  decide: { decide_turn: decideTurn, fire_reminder: decideReminder },
  buildSnapshot,
  rest,
  receive,
  record,
  views,
}
