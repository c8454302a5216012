import type { Agent } from '#kernel/ports/agent.ts'

/** An agent that is asked for at most so long. One that does not listen to its signal is not waited for either. */
export function withinTime(agent: Agent, timeoutMs: number): Agent {
  return {
    name: agent.name,
    async propose(call) {
      const stop = new AbortController()
      const signal = AbortSignal.any([call.signal, stop.signal])
      const stopped = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () =>
          reject(new Error('the agent was not waited for', { cause: signal.reason })),
        ),
      )
      const timer = setTimeout(() => stop.abort(), timeoutMs)
      try {
        return await Promise.race([agent.propose({ ...call, signal }), stopped])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
