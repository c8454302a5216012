import { compilePolicy, type KnownNames, type Policy } from '#kernel/policy/policy.ts'
import { readSheet } from '#kernel/policy/policy-sheet.ts'

export type { Policy }

/**
 * Reads a policy that was checked against its app before it came into force, where the app itself may not be at
 * hand: the names that it uses are taken as known.
 */
export function readPolicy(
  { app, lanes, roles }: { app: string; lanes: string; roles: string },
  traits?: string[],
): Policy | null {
  const known = namesIn(lanes)
  const compiled = compilePolicy({
    app: app,
    lanesYaml: { path: 'lanes', text: lanes },
    rolesYaml: { path: 'roles', text: roles },
    known: traits ? { ...known, traits } : known,
  })
  return compiled.ok ? compiled.policy : null
}

function namesIn(lanes: string): KnownNames {
  const entries = Object.values(readSheet({ path: 'lanes', text: lanes }).content ?? {}) as Array<{
    actions?: string[]
    prohibits?: string[]
  }>
  const actions = entries.flatMap((lane) => lane.actions ?? [])
  return {
    tools: [],
    actions,
    tables: actions.filter((a) => a.includes(':')).map((a) => a.slice(a.indexOf(':') + 1)),
    traits: [...new Set(entries.flatMap((lane) => lane.prohibits ?? []))],
  }
}
