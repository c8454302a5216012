import type { Pack } from '#ports/pack.ts'
import { caseworkPack } from './casework/pack.ts'
import { outreachPack } from './outreach/pack.ts'
import { schedulingPack } from './scheduling/pack.ts'
import { tasksPack } from './tasks/pack.ts'

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
