import type { FastifyReply } from 'fastify'
import { Failure } from '#kernel/contracts/refusal.ts'

/** How far long work is; nothing is known of work that has not begun or has ended. */
export interface Far {
  done: number | null
  total: number | null
}

type Progress = (done: number, total?: number) => void

export interface InProgress {
  far(id: string): Far
  /** `id` is chosen by whoever waits: they ask how far it is beside it. Once they are gone, the work ends at its next step. */
  run<T>(reply: FastifyReply, id: string | undefined, work: (progress: Progress) => Promise<T>): Promise<T>
}

/** Long work that somebody waits for. */
export function createInProgress(): InProgress {
  const works = new Map<string, Far>()
  return {
    far: (id) => works.get(id) ?? { done: null, total: null },
    async run(reply, id, work) {
      const progress: Progress = (done, total) => {
        if (reply.raw.destroyed && !reply.raw.writableEnded)
          throw new Failure('work.cancelled', 'nobody waits for it any more', 'Ask for it again.')
        if (id !== undefined) works.set(id, { done, total: total ?? null })
      }
      try {
        return await work(progress)
      } finally {
        if (id !== undefined) works.delete(id)
      }
    },
  }
}
