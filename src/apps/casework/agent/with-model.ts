import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Agent, AgentReply } from '#kernel/ports/agent.ts'
import type { AgentName, PagesView } from '../domain/decide/case.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { pinpointAt, STATEMENT_MAX } from '../domain/mapping/pinpoint.ts'
import { caseworkAgent, nextScripted } from './casework.ts'

/** What is worded or judged, a model may propose; what is only to be done next, and what leaves a case, is never its business. */
const FOR_MODELS: Partial<Record<AgentName, readonly string[]>> = {
  INTAKE_AGENT: ['write_intake'],
  INTERVIEW_AGENT: ['write_notes'],
  MAPPING_AGENT: ['write_facts'],
}

/** A model in the place of the agents that read and write. What it was refused, and where it cannot be reached, goes by the book. */
export function withModel(model: Agent): Agent {
  return {
    name: model.name,
    async propose(call) {
      const snapshot = call.snapshot as CaseSnapshot
      const { action_type } = nextScripted(snapshot)
      const isForModel = snapshot.agent !== null && FOR_MODELS[snapshot.agent]?.includes(action_type) === true
      if (!isForModel || call.errors.length > 0) return caseworkAgent.propose(call)
      try {
        return withPlaces(await model.propose(call), snapshot)
      } catch (error) {
        if (call.signal.aborted) throw error
        return caseworkAgent.propose(call)
      }
    },
  }
}

interface Said {
  action_type?: unknown
  facts?: unknown
}

/**
 * A model gives the words of a source; where they stand is looked up, since nobody counts characters by reading. Words that
 * stand nowhere are unsupported, whatever the model says of them. Everything else is left as it came, for the controller.
 */
function withPlaces(reply: AgentReply, { work }: CaseSnapshot): AgentReply {
  const reading = (work.reading ?? []) as PagesView[]
  const said = readSaid(reply.bytes)
  if (reading.length === 0 || said?.action_type !== 'write_facts' || !Array.isArray(said.facts)) return reply
  const taken = new Set<string>()
  const facts = said.facts.flatMap((fact: unknown) => {
    if (fact === null || typeof fact !== 'object') return [fact]
    const { pinpoint: _claimed, ...rest } = fact as Record<string, unknown>
    const place = placeOf(rest.statement, reading)
    if (!place) return [{ ...rest, status: 'unsupported', supports: [] }]
    const key = `${place.document_id} ${place.page} ${place.start} ${place.end}`
    if (taken.has(key)) return []
    taken.add(key)
    return [{ ...rest, pinpoint: place, status: 'supported' }]
  })
  return { ...reply, bytes: new TextEncoder().encode(canonicalText({ ...said, facts } as never)) }
}

function readSaid(bytes: Uint8Array): Said | null {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Said | null
  } catch {
    return null
  }
}

/** The first place with these words; breaks and blanks between them may differ. */
function placeOf(statement: unknown, reading: PagesView[]) {
  if (typeof statement !== 'string' || statement.length > STATEMENT_MAX) return null
  const words = statement.split(/\s+/u).filter((word) => word !== '')
  if (words.length === 0) return null
  const wanted = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+'), 'u')
  for (const { document_id, pages } of reading)
    for (const page of pages) {
      const found = wanted.exec(page.text)
      if (found) return pinpointAt(document_id, page, found.index, found.index + found[0].length)
    }
  return null
}
