/** Reads everything, sends nothing, holds no other role. */
export const AUDITOR = 'AUDITOR'
/** Administers accounts and the switch for all; it is no role of an app and decides nothing. */
export const OPERATOR = 'OPERATOR'

/** A role in which somebody may decide, as far as its name goes. */
export function isAppRole(role: string): boolean {
  return role !== AUDITOR && role !== OPERATOR
}
