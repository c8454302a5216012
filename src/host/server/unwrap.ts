import { Failure } from '#kernel/contracts/refusal.ts'
import type { Answered } from '../answers.ts'

/** What was answered; a refusal is thrown, for the one place that turns refusals into answers of HTTP. */
export function unwrap<T>(answer: Answered<T>): T {
  if (answer !== null && typeof answer === 'object' && 'refused' in answer) {
    const { code, message, next } = answer.refused as { code: string; message: string; next: string }
    throw new Failure(code, message, next)
  }
  return answer as T
}
