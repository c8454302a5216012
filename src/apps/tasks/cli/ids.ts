import { isUuid } from '#host/cli/context.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

export function requireTaskId(text: string): string {
  return requireId(text, 'task', 'lanewright tasks list')
}

export function requireHistoryId(text: string): string {
  return requireId(text, 'history', 'lanewright tasks history')
}

export function requireId(text: string, what: string, list: string): string {
  if (isUuid(text)) return text.toLowerCase()
  throw new Failure(`${what}.bad_id`, `${JSON.stringify(text)} is no id`, `Copy it from \`${list}\`.`)
}
