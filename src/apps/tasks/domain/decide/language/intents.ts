import type { IntentType } from '../../../contracts.ts'

const ACTIONS: ReadonlySet<IntentType> = new Set(['CREATE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])
export const isAction = (intent: IntentType) => ACTIONS.has(intent)
