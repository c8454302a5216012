import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Agent, AgentReply } from '#kernel/ports/agent.ts'

/** One call as it went: the answer, or why there was none. */
export type AgentRecord = { snapshotHash: string } & ({ reply: AgentReply } | { failure: Refusal })

/** An answer that could not be recorded is not given: a replay would miss it. */
export function recordAgent(agent: Agent, sink: (record: AgentRecord) => void | Promise<void>): Agent {
  return {
    name: agent.name,
    async propose(call) {
      const { snapshotHash } = call
      let reply: AgentReply
      try {
        reply = await agent.propose(call)
      } catch (error) {
        await sink({ snapshotHash, failure: refusalOf(error) })
        throw error
      }
      await sink({ snapshotHash, reply })
      return reply
    },
  }
}

/** Answers with the recorded bytes. The same snapshot shown n times gets its n answers in the order of the records. */
export function replayAgent(records: Iterable<AgentRecord>, name = 'recorded'): Agent {
  const waiting = new Map<string, AgentRecord[]>()
  for (const record of records) {
    const queue = waiting.get(record.snapshotHash)
    if (queue) queue.push(record)
    else waiting.set(record.snapshotHash, [record])
  }
  return {
    name,
    async propose({ snapshotHash }) {
      const record = waiting.get(snapshotHash)?.shift()
      if (!record) {
        throw new Failure(
          'agent.not_recorded',
          `No further answer is recorded for the snapshot ${snapshotHash}.`,
          'Replay from the state in which the recording began, or use a live agent.',
        )
      }
      if ('reply' in record) return { ...record.reply, bytes: record.reply.bytes.slice() }
      throw new Failure(record.failure.code, record.failure.message, record.failure.next)
    },
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) return { code: error.code, message: error.message, next: error.next }
  // The text of an unknown error may hold anything, so it is not kept.
  return { code: 'agent.unavailable', message: 'The agent could not be reached.', next: 'Try again later.' }
}
