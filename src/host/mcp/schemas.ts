import {
  fromJsonSchema,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
} from '@modelcontextprotocol/server'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import { compileSchema } from '#kernel/validate.ts'

/** Arguments that fit, or the sentence that says why they do not. */
export type Checked = { fits: true; parameters: Record<string, unknown> } | { fits: false; error: string }

/**
 * The schema is published as it is; what does not fit is handed to the tool as a verdict instead of being refused by
 * the library, because a tool of ours answers even that in its own contract.
 */
export function inputSchema(schema: object, check: (problem: ValidationError, input: unknown) => Checked = misfit) {
  return fromJsonSchema<Checked>(schema as JsonSchemaType, {
    getValidator<T>(published: JsonSchemaType): JsonSchemaValidator<T> {
      return (input) => {
        const problem = compileSchema(published)(input)
        const checked = problem === null ? fits(input) : check(problem, input)
        return fine(checked as T)
      }
    },
  })
}

export function fits(input: unknown): Checked {
  return { fits: true, parameters: input as Record<string, unknown> }
}

export function misfit({ message, next }: ValidationError): Checked {
  return { fits: false, error: `${message} ${next}` }
}

export function outputSchema(schema: object) {
  return fromJsonSchema(schema as JsonSchemaType, sharedValidator)
}

/** The house's own checker: it compiles a schema once, where the library's would for every connection. */
export const sharedValidator: jsonSchemaValidator = {
  getValidator<T>(schema: JsonSchemaType): JsonSchemaValidator<T> {
    return (input) => {
      const problem = compileSchema(schema)(input)
      if (problem === null) return fine(input as T)
      return { valid: false, data: undefined, errorMessage: `${problem.message} ${problem.next}` }
    }
  },
}

function fine<T>(data: T): ReturnType<JsonSchemaValidator<T>> {
  return { valid: true, data, errorMessage: undefined }
}
