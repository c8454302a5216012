import type { Agent } from '#kernel/ports/agent.ts'
import { engine } from './engine.ts'

/** A person waits 15 seconds, and a turn may ask twice. What a slow model says later is dropped; the engine answers. */
export const MODEL_TIMEOUT_MS = 5_000

/**
 * A model proposes in the engine's place, once a decision: where it cannot be reached, does not answer in time, or what
 * it said was refused, the engine answers. A chat is never left waiting for a model. What a program calls needs no model
 * to be understood, nor does a message of which the person has already said how it is to be read.
 */
export function withModel(model: Agent): Agent {
  return {
    name: model.name,
    async propose(call) {
      const { call: program, reminder, without, is_late } = call.snapshot as Record<Known, unknown>
      if (call.errors.length > 0 || program || reminder || without || is_late) return engine.propose(call)
      try {
        return await model.propose(call)
      } catch (error) {
        if (call.signal.aborted) throw error
        return engine.propose(call)
      }
    },
  }
}

type Known = 'call' | 'reminder' | 'without' | 'is_late'
