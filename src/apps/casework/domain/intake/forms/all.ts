import type { FormDefinition } from '../form-definition.ts'
import { employment1 } from './employment-1.ts'

/** Every version that a form may name. A version never changes: a better form is a new one. */
export const FORMS: ReadonlyMap<string, FormDefinition> = new Map([[employment1.version, employment1]])
