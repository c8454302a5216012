import { InvalidArgumentError } from 'commander'
import type { Context } from '#host/cli/context.ts'
import { TREATMENTS } from '../domain/export/production.ts'
import { type Acting, say } from './acts.ts'

export interface Marking extends Acting {
  basis: string
  passage?: string[]
}

export interface Deciding extends Acting {
  reason: string
  waive?: string[]
  consentBy?: string
  consent?: string
}

export function decide(context: Context, id: string, decision: string, options: Deciding): Promise<number> {
  const { reason, waive, consentBy, consent, ...who } = options
  const isWaived = waive !== undefined || consentBy !== undefined || consent !== undefined
  const waiver = { names: waive ?? [], given_by: consentBy ?? '', words: consent ?? '' }
  return say(context, id, 'case.decide', { decision, reason, ...(isWaived ? { waiver } : {}) }, who, 'ATTORNEY')
}

export function treatmentOf(text: string): string {
  if ((TREATMENTS as readonly string[]).includes(text)) return text
  throw new InvalidArgumentError(`It is one of: ${TREATMENTS.join(', ')}.`)
}
