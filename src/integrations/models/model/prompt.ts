import { readFileSync } from 'node:fs'
import { canonicalText, hashCanonical } from '#kernel/ledger/canonical.ts'
import type { AgentCall } from '#kernel/ports/agent.ts'
import { dataBlock, markUntrusted, wordsOf } from './untrusted.ts'

const PROPOSER = readFileSync(new URL('../prompts/proposer.md', import.meta.url), 'utf8').trim()

const REFUSALS_MAX = 5

export interface Prompt {
  system: string
  user: string
  hash: string
}

/** All that a model is told. The system part is trusted; every text of the user part that is not, is marked. */
export function buildPrompt(
  call: Pick<AgentCall, 'rules' | 'snapshot' | 'errors'>,
  schemas: Readonly<Record<string, object>>,
): Prompt {
  const actions = Object.entries(schemas).map(([action, schema]) => `## ${action}\n\n${canonicalText(plain(schema))}`)
  const system = [PROPOSER, '# Rules', call.rules.trim(), '# Actions', ...actions].join('\n\n')
  const trusted = wordsOf(system)
  const blocks = [dataBlock('snapshot', markUntrusted(call.snapshot, trusted))]
  // A refusal quotes what the model said, so it is no more trusted than the model.
  if (call.errors.length > 0) {
    blocks.push(dataBlock('refusals', markUntrusted(call.errors.slice(-REFUSALS_MAX), trusted)))
  }
  const user = blocks.join('\n\n')
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ]
  return { system, user, hash: hashCanonical(messages) }
}

/**
 * One object schema that every provider takes: servers refuse a union at the root. It is looser than the schemas it is
 * made of; they stand in the prompt, and the controller checks against them.
 */
export function mergeSchemas(schemas: Readonly<Record<string, object>>): Record<string, unknown> {
  const members = new Map<string, Map<string, unknown>>()
  let open = false
  for (const schema of Object.values(schemas)) {
    const { properties } = plain(schema) as { properties?: Record<string, unknown> }
    open ||= properties === undefined
    for (const [name, member] of Object.entries(properties ?? {})) {
      const variants = members.get(name) ?? new Map()
      members.set(name, variants.set(canonicalText(member), member))
    }
  }
  members.delete('action_type')
  const merged = [...members].map(([name, variants]) => [name, oneOrAny([...variants.values()])])
  return {
    type: 'object',
    properties: { action_type: { type: 'string', enum: Object.keys(schemas) }, ...Object.fromEntries(merged) },
    required: ['action_type'],
    additionalProperties: open,
  }
}

function oneOrAny(variants: unknown[]): unknown {
  return variants.length === 1 ? variants[0] : { anyOf: variants }
}

/** The JSON of a schema, without what its builder keeps beside it. */
function plain(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema))
}
