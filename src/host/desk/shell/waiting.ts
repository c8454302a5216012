import { held } from './held.ts'

/** How much waits for a yes, a no or a word of this person. */
export interface Waiting {
  approvals: number
  questions: number
  /** When the newest of it was asked. */
  newest_at: string | null
}

/** Stands in the title of every room. */
const count = held(0)
export const useWaitingCount = count.use
export const setWaitingCount = count.set

/** Is something there now that was not there before? One may have gone as another came. */
export function isMore(before: Waiting, now: Waiting): boolean {
  const sum = ({ approvals, questions }: Waiting) => approvals + questions
  return sum(now) > sum(before) || (sum(now) > 0 && (now.newest_at ?? '') > (before.newest_at ?? ''))
}

/** How many wait, and in which room. Whoever looks over a shoulder learns nothing else. */
export function waitingText({ approvals, questions }: Waiting): string {
  const parts = [
    ...(approvals > 0 ? [`${approvals} in Approvals`] : []),
    ...(questions > 0 ? [`${questions} in Today`] : []),
  ]
  return `${approvals + questions === 1 ? 'Waits' : 'Wait'} for you: ${parts.join(', ')}.`
}
