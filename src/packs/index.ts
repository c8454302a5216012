import type { Pack } from '#ports/pack.ts'
import { tasksPack } from './tasks/pack.ts'

/** The packs that come with the product. One line each. */
export const packs: Pack[] = [tasksPack]
