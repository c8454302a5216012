import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Whatever was thrown, as what a person reads: what happened, and what to do. */
export function asRefusal(error: unknown): Refusal {
  if (isRefusal(error)) return error
  return {
    code: 'desk.no_answer',
    message: 'The server did not answer.',
    next: 'It may be restarting. The page goes on by itself when it is back.',
  }
}

function isRefusal(error: unknown): error is Refusal {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'next' in error
}
