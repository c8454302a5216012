import { Temporal } from 'temporal-polyfill'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { NewTask } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'
import { compileSchema } from '#kernel/validate.ts'
import { CampaignGoal } from '../../contracts.ts'
import { compileScoring } from '../leads/scoring-config.ts'
import type { Work } from './campaign.ts'
import { patternError } from './pattern.ts'

/** A campaign begins with a goal that can be worked on, or not at all. */
export function checkGoal(goal: Row): Refusal | null {
  const error = goalError(goal)
  return error && { code: error.code, message: error.message, next: error.next }
}

/** What is wrong with a goal, and at which of its members, as a JSON pointer. */
export interface GoalError extends Refusal {
  path: string
}

export function goalError(goal: Row): GoalError | null {
  const error = compileSchema(CampaignGoal)(goal)
  if (error) return refusal('shape', `${error.path || 'the goal'}: ${error.message}`, error.next, error.path)
  const { time_zone, steps, scoring, discover } = goal as unknown as CampaignGoal
  if (discover && !/[\p{L}\p{N}]/u.test(discover.query))
    return refusal('discover', 'the search has no word', 'Say whom to look for.', '/discover/query')
  if (!isTimeZone(time_zone)) {
    const message = `${JSON.stringify(time_zone)} is no time zone`
    return refusal('time_zone', message, 'Write it like Europe/Berlin.', '/time_zone')
  }
  const late = steps.findIndex((step, i) => i > 0 && step.type === 'connection_request')
  if (late > 0) {
    const message = 'only the first message can be a connection request'
    return refusal('steps', message, 'Make the others follow_up.', `/steps/${late}/type`)
  }
  for (const [i, step] of steps.entries()) {
    if (new Set(step.drafts.map((d) => d.variant)).size !== step.drafts.length)
      return refusal('variants', `step ${i + 1} has two drafts of one name`, 'Give each its own.', `/steps/${i}/drafts`)
    for (const [n, draft] of step.drafts.entries()) {
      const wrong = patternError(draft.text)
      const path = `/steps/${i}/drafts/${n}/text`
      if (wrong !== null) return refusal('pattern', `step ${i + 1}: ${wrong}`, 'Correct the draft.', path)
    }
  }
  const compiled = scoring && compileScoring(scoring)
  return compiled && 'refused' in compiled ? { ...compiled.refused, path: '/scoring' } : null
}

function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

const refusal = (what: string, message: string, next: string, path: string): GoalError => ({
  ...{ code: `goal.${what}`, message, next, path },
})

export const REPORT_KEY = 'campaign_report'

/** The standard tasks, one after the other. Each is done when the tables show it, not when somebody says so. */
export function standardTasks(): NewTask[] {
  const reached = (work: Work, description: string, name: string): NewTask => ({
    description,
    metadata: { work },
    required_effects: [{ kind: 'rows_exist', table: 'outreach.reached', where: { name }, at_least: 1 }],
  })
  const kept = { artifact_type: 'analysis_result', artifact_key: REPORT_KEY, status: 'approved' }
  const tasks: NewTask[] = [
    reached('leads', 'Import or discover the people that the campaign may write to', 'leads'),
    reached('score', 'Score the leads by the configuration of the campaign', 'scored'),
    reached('draft', 'Draft the first message to each of the best leads', 'drafted'),
    reached('connect', 'Send the approved first messages', 'connected'),
    reached('wait', 'Look once after everybody who was written to', 'waited'),
    reached('follow_up', 'Follow up on those who accepted and have not answered', 'followed_up'),
    {
      description: 'Report what the campaign has come to',
      metadata: { work: 'report' satisfies Work },
      required_effects: [{ kind: 'rows_exist', table: 'kernel.artifacts', where: kept, at_least: 1 }],
    },
  ]
  return tasks.map((task, i) => (i === 0 ? task : { ...task, preconditions: [i - 1] }))
}
