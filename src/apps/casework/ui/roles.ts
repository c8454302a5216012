/** In which roles something is done in a case, as the lanes of the app say (policy/lanes.yaml). */

export const CASE_ROLES = ['ATTORNEY', 'ASSISTANT', 'ATTORNEY_ADMIN'] as const
export type CaseRole = (typeof CASE_ROLES)[number]

export const ACTS = {
  /** Uploads, forms, consent, answers, corrections, privilege. */
  keep: ['ATTORNEY', 'ASSISTANT'],
  /** Say that a document is not privileged, or which of its words are. */
  clear: ['ATTORNEY'],
  decide: ['ATTORNEY', 'ATTORNEY_ADMIN'],
  open: ['ATTORNEY', 'ATTORNEY_ADMIN', 'ASSISTANT'],
  close: ['ATTORNEY', 'ATTORNEY_ADMIN'],
  override: ['ATTORNEY_ADMIN'],
  /** A ticket is the sign-off of an attorney. */
  sign: ['ATTORNEY'],
} as const satisfies Record<string, readonly CaseRole[]>
export type Act = keyof typeof ACTS

const NAMES: Record<CaseRole, string> = {
  ATTORNEY: 'attorney',
  ASSISTANT: 'assistant',
  ATTORNEY_ADMIN: 'attorney in charge',
}

export const roleName = (role: CaseRole) => NAMES[role]

/** Who could do it, for whoever may not. */
export function whoMay(act: Act): string {
  const names = ACTS[act].map((role) => `an ${roleName(role)}`)
  return names.length === 1 ? (names[0] as string) : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** The role that it is done in: the first of the lane that the person holds. */
export function roleFor(act: Act, held: readonly string[]): CaseRole | null {
  return ACTS[act].find((role) => held.includes(role)) ?? null
}
