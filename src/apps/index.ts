import { caseworkApp } from '#apps/casework/app.ts'
import { outreachApp } from '#apps/outreach/app.ts'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import type { App } from '#kernel/ports/app.ts'

/** What apps reach outside with, from whoever opens the product. */
export interface Outside {
  outreach: Parameters<typeof outreachApp>[0]
  scheduling: Parameters<typeof schedulingApp>[0]
  casework: Parameters<typeof caseworkApp>[0]
}

/** The apps that come with the product. One line each. */
export const apps = (outside: Outside): App[] => [
  tasksApp,
  outreachApp(outside.outreach),
  schedulingApp(outside.scheduling),
  caseworkApp(outside.casework),
]
