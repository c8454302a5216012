import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { NewTask } from '#kernel/ports/app.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import { checkLater } from '#kernel/validate.ts'
import { CaseGoal } from '../../contracts.ts'
import { TAXONOMIES } from '../mapping/taxonomy.ts'

const check = checkLater(CaseGoal)

export function checkGoal(goal: Row): Refusal | null {
  const problem = check(goal)
  if (problem) return problem
  const { coa_version } = goal as CaseGoal
  if (coa_version === undefined || (TAXONOMIES as readonly string[]).includes(coa_version)) return null
  const message = `there is no taxonomy ${coa_version}`
  return { code: 'taxonomy.unknown', message, next: `Choose one of: ${TAXONOMIES.join(', ')}.` }
}

export function goalOf({ workspace }: State): CaseGoal & { coa_version: string; prompt_pack: string } {
  const goal = workspace.goal as CaseGoal
  return { ...goal, coa_version: goal.coa_version ?? 'employment-1', prompt_pack: goal.prompt_pack ?? 'employment-1' }
}

/** The last task of every case; whatever comes before begins when it is due. */
export function standardTasks(): NewTask[] {
  return [
    {
      description: 'The case is ended',
      required_effects: [{ kind: 'rows_exist', table: 'casework.reached', where: { name: 'ended' }, at_least: 1 }],
      metadata: { work: 'ended' },
    },
  ]
}
