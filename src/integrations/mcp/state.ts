import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Effect } from '#kernel/ports/tool.ts'
import { mountedName, type ServerConfig, type ToolConfig } from './config.ts'
import { checksOf, type Definition, pinOf } from './definition.ts'

/** One line of mounts.yaml and what became of it. */
export interface MountState {
  name: string
  effect: Effect
  pin: string
  state: 'mounted' | 'changed' | 'missing' | 'unreachable' | 'unusable'
  /** Why it is not mounted, and what to do. */
  refusal: Refusal | null
  /** What the server says of it; written by a stranger. */
  definition: Definition | null
}

/** The tool as it is offered now, if it is still the one that was pinned. */
export function findPinned(
  server: ServerConfig,
  tool: ToolConfig,
  offered: Definition[] | Failure,
): Omit<MountState, 'name' | 'effect' | 'pin'> {
  const not = (state: MountState['state'], code: string, message: string, next: string) => {
    return { state, definition: null, refusal: { code, message, next } }
  }
  if (offered instanceof Failure) return not('unreachable', offered.code, offered.message, offered.next)
  const found = offered.filter((one) => one.name === tool.name)
  const [definition] = found
  if (!definition) {
    return not('missing', 'mount.missing', `${server.name} offers no ${tool.name}`, 'Correct mounts.yaml.')
  }
  if (found.length === 1 && pinOf(definition) === tool.pin) return { state: 'mounted', definition, refusal: null }
  const message = `${mountedName(server.name, tool.name)} is not what it was when it was pinned`
  const next = `Look at it with \`lanewright mounts pin ${server.name} ${tool.name}\` and pin it anew, or leave it out.`
  return not('changed', 'mount.changed', message, next)
}

export function stateOf(server: ServerConfig, tool: ToolConfig, offered: Definition[] | Failure): MountState {
  const base = { name: mountedName(server.name, tool.name), effect: tool.effect, pin: tool.pin }
  const found = findPinned(server, tool, offered)
  try {
    if (found.definition) checksOf(found.definition)
    return { ...base, ...found }
  } catch (error) {
    const { code, message, next } = error as Failure
    return { ...base, state: 'unusable', definition: found.definition, refusal: { code, message, next } }
  }
}
