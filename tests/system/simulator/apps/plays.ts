import { caseworkPlay } from './casework.ts'
import { outreachPlay } from './outreach.ts'
import { schedulingPlay } from './scheduling.ts'
import type { AppPlay } from './simulate.ts'
import { tasksPlay } from './tasks.ts'

export const plays: Record<string, AppPlay> = {
  tasks: tasksPlay,
  outreach: outreachPlay,
  scheduling: schedulingPlay,
  casework: caseworkPlay,
}
