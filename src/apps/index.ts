import { caseworkPack } from '#apps/casework/app.ts'
import { outreachPack } from '#apps/outreach/app.ts'
import { schedulingPack } from '#apps/scheduling/app.ts'
import { tasksPack } from '#apps/tasks/app.ts'
import type { Pack } from '#kernel/ports/app.ts'

/** What packs reach outside with, from whoever opens the product. */
export interface Outside {
  outreach: Parameters<typeof outreachPack>[0]
  scheduling: Parameters<typeof schedulingPack>[0]
  casework: Parameters<typeof caseworkPack>[0]
}

/** The packs that come with the product. One line each. */
export const packs = (outside: Outside): Pack[] => [
  tasksPack,
  outreachPack(outside.outreach),
  schedulingPack(outside.scheduling),
  caseworkPack(outside.casework),
]
