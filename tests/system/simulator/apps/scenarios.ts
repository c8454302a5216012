import { caseworkScenario } from './casework.ts'
import { outreachScenario } from './outreach.ts'
import { schedulingScenario } from './scheduling.ts'
import type { AppScenario } from './simulate.ts'
import { tasksScenario } from './tasks.ts'

export const scenarios: Record<string, AppScenario> = {
  tasks: tasksScenario,
  outreach: outreachScenario,
  scheduling: schedulingScenario,
  casework: caseworkScenario,
}
