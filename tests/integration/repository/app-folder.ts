import { globSync } from 'node:fs'

/** What the folder of an app must hold, and what it is for. */
const PARTS: Array<[pattern: string, what: string]> = [
  ['README.md', 'what it does, file by file'],
  ['contracts.ts', 'the actions that an agent may ask for'],
  ['app.ts', 'the app itself'],
  ['policy/lanes.yaml', 'who may do what'],
  ['policy/roles.yaml', 'the roles that the lanes name'],
  ['schema/[0-9][0-9][0-9]-*.sql', 'its tables'],
  ['schema/snapshot.sql', 'what the snapshot shows of them'],
  ['domain/**/*.ts', 'what a proposal comes to'],
  ['tools/*.ts', 'its side effects'],
  ['agent/*.ts', 'a deterministic agent'],
  ['agent/**/*.md', 'the rules that every agent is given'],
  ['**/*.test.ts', 'tests beside the code'],
]

export function missingOf(folder: string): string[] {
  return PARTS.filter(([pattern]) => globSync(pattern, { cwd: folder }).length === 0).map(
    ([pattern, what]) => `${pattern} (${what})`,
  )
}
