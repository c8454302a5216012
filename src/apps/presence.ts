import type { Refusal } from '#contracts/refusal.ts'
import type { Clock } from '#ports/clock.ts'
import type { State, Store } from '#ports/store.ts'

export interface PresentPerson {
  workspace: string
  person: string
  /** When the lock closes unless the person acts again. */
  until: string
}

export type Here = { ok: true; present: PresentPerson } | { ok: false; refusal: Refusal }

/**
 * Who is at the desk. A person is present by an act of their own, for one workspace, until the idle limit has passed or
 * they leave. It lives in this process and nowhere else: whoever starts again finds nobody there.
 */
export interface Presence {
  /** An act of the person. Where nobody was present before, the workspace is woken. */
  here(workspace: string, person: string): Promise<Here>
  /** From now on nothing that needs a person begins. False where nobody was present. */
  leave(workspace: string): boolean
  /** `about` is the workspace as it was just loaded; without it nothing scripted counts. */
  isPresent(workspace: string, about?: State['workspace']): boolean
  list(): PresentPerson[]
  /** Nobody sits there, on request, where nobody real is at the other end. Refused for any other channel. */
  script(workspace: string): Promise<Refusal | null>
  /** The same for every workspace of the practice channel, also those that are made later. */
  scriptPractice(): void
}

export const IDLE_LIMIT_MS = 10 * 60 * 1000

export interface PresenceOptions {
  clock: Pick<Clock, 'nowMs'>
  idleMs?: number
  load: Store['load']
  wake(workspace: string): Promise<void>
}

export function createPresence({ clock, idleMs = IDLE_LIMIT_MS, load, wake }: PresenceOptions): Presence {
  const acted = new Map<string, { person: string; untilMs: number }>()
  const scripted = new Set<string>()
  let everyPractice = false

  function at(workspace: string) {
    const known = acted.get(workspace)
    if (known && known.untilMs > clock.nowMs()) return known
    acted.delete(workspace)
    return undefined
  }

  return {
    async here(workspace, person) {
      if (!(await load(workspace))) return { ok: false, refusal: unknown(workspace) }
      const began = at(workspace) === undefined
      const untilMs = clock.nowMs() + idleMs
      acted.set(workspace, { person, untilMs })
      if (began) await wake(workspace)
      return { ok: true, present: { workspace, person, until: new Date(untilMs).toISOString() } }
    },
    leave: (workspace) => at(workspace) !== undefined && acted.delete(workspace),
    isPresent: (workspace, about) =>
      at(workspace) !== undefined || ((everyPractice || scripted.has(workspace)) && isPractice(about)),
    list: () =>
      [...acted.keys()].flatMap((workspace) => {
        const known = at(workspace)
        return known ? [{ workspace, person: known.person, until: new Date(known.untilMs).toISOString() }] : []
      }),
    async script(workspace) {
      const state = await load(workspace)
      if (!state) return unknown(workspace)
      if (!isPractice(state.workspace)) return NEEDS_PERSON
      scripted.add(workspace)
      await wake(workspace)
      return null
    },
    scriptPractice() {
      everyPractice = true
    },
  }
}

const isPractice = (workspace?: State['workspace']) => workspace?.goal.channel === 'practice'

const NEEDS_PERSON: Refusal = {
  code: 'presence.needs_person',
  message: 'presence is scripted on the practice channel and nowhere else',
  next: 'Be there yourself: press "I am here" on the page, or run `lanewright campaigns here`.',
}

function unknown(workspace: string): Refusal {
  const next = 'List them with `lanewright workspaces`.'
  return { code: 'workspace.unknown', message: `there is no workspace ${workspace}`, next }
}
