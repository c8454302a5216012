import { readFile } from 'node:fs/promises'

/** A goal with comments, to begin with. */
export function exampleGoal(): Promise<string> {
  return readFile(new URL('./example-goal.yaml', import.meta.url), 'utf8')
}
