import {
  fromJsonSchema,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
} from '@modelcontextprotocol/server'
import { compileSchema } from '#kernel/validate.ts'
import { DESCRIPTION_MAX } from '#packs/tasks/contracts.ts'

/** Arguments that fit, or the sentence that says why they do not. */
export type Checked = { fits: true; parameters: Record<string, unknown> } | { fits: false; error: string }

/**
 * The schema is published as it is; what does not fit is handed to the tool as a verdict instead of being refused by
 * the library, because a tool of ours answers even that in its own contract.
 */
export function checkedInput(schema: object) {
  return fromJsonSchema<Checked>(schema as JsonSchemaType, judge)
}

const judge: jsonSchemaValidator = {
  getValidator<T>(schema: JsonSchemaType): JsonSchemaValidator<T> {
    const check = compileSchema(schema)
    return (input) => ({ valid: true, data: verdict(check(input), input) as T, errorMessage: undefined })
  },
}

type Problem = ReturnType<ReturnType<typeof compileSchema>>

function verdict(problem: Problem, input: unknown): Checked {
  if (problem === null || namesNoTask(problem)) return { fits: true, parameters: input as Record<string, unknown> }
  if (problem.path === '/description' || problem.path === '/new_description')
    return { fits: false, error: `Task description must be 1-${DESCRIPTION_MAX} characters` }
  return { fits: false, error: `${problem.message} ${problem.next}` }
}

/** A word that is no id is an id that nobody has: the service answers it like any other missing task. */
function namesNoTask({ path, code }: NonNullable<Problem>): boolean {
  return path === '/task_id' && (code === 'schema.format' || code === 'schema.length')
}
