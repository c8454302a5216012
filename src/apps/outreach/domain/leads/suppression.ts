import { createHash } from 'node:crypto'
import { companyKey } from './company.ts'
import { normalizeProfileUrl } from './profile-url.ts'

export type SuppressionKind = 'profile' | 'company'

/** Why somebody is not written to any more. */
export const SUPPRESSION_REASONS = ['opt_out', 'erased', 'person', 'bounced', 'complaint'] as const

/**
 * The hash under which outreach.suppressions knows a profile address or a company; null when the text is neither. The
 * same as outreach.suppression_key over the normalised key.
 */
export function suppressionKey(kind: SuppressionKind, text: string): string | null {
  const key = kind === 'profile' ? normalizeProfileUrl(text) : companyKey(text, text)
  return key === null ? null : createHash('sha256').update(`lanewright suppression 1\n${kind}\n${key}`).digest('hex')
}
