import { type Checked, fits, misfit } from '#host/mcp/schemas.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { DESCRIPTION_LENGTH } from '../domain/decide/templates.ts'

/** The requirement's own sentence for a description that does not fit. */
export function checkInput(problem: ValidationError, input: unknown): Checked {
  if (namesNoTask(problem)) return fits(input)
  if (problem.path === '/description' || problem.path === '/new_description')
    return { fits: false, error: DESCRIPTION_LENGTH }
  return misfit(problem)
}

/** A word that is no id is an id that nobody has: the service answers it like any other missing task. */
function namesNoTask({ path, code }: ValidationError): boolean {
  return path === '/task_id' && (code === 'schema.format' || code === 'schema.length')
}
