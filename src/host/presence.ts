import type pg from 'pg'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type { State, Store } from '#kernel/ports/store.ts'
import { ask } from '#storage/ask.ts'

export interface PresentPerson {
  workspace: string
  person: string
  /** When the lock closes unless the person acts again. */
  until: string
}

export type Here = { ok: true; present: PresentPerson } | { ok: false; refusal: Refusal }

/**
 * Who is at the desk. A person is present by an act of their own, for one workspace, until the idle limit has passed or
 * they leave. It stands in the database, where every process that works the workspace sees it, and in no log.
 */
export interface Presence {
  /** An act of the person. Where nobody was present before, the workspace is woken. */
  here(workspace: string, person: string): Promise<Here>
  /** From now on nothing that needs a person begins. False where nobody was present. */
  leave(workspace: string): Promise<boolean>
  /** `about` is the workspace as it was just loaded; without it nothing scripted counts. */
  isPresent(workspace: string, about?: State['workspace']): Promise<boolean>
  list(): Promise<PresentPerson[]>
  /** Nobody sits there, on request, where nobody real is at the other end. Refused for any other channel. */
  script(workspace: string): Promise<Refusal | null>
  /** The same for every workspace of the practice channel, also those that are made later. */
  scriptDemo(): void
}

type Was = { was: boolean }
type PresentRow = Omit<PresentPerson, 'until'> & { until: Date }

export const IDLE_LIMIT_MS = 10 * 60 * 1000

export interface PresenceOptions {
  clock: Pick<Clock, 'nowMs'>
  idleMs?: number
  load: Store['load']
  pool(): Pick<pg.Pool, 'query'>
  wake(workspace: string): Promise<void>
}

export function createPresence({ clock, idleMs = IDLE_LIMIT_MS, load, pool, wake }: PresenceOptions): Presence {
  const scripted = new Set<string>()
  let everyDemo = false
  const atMs = (ms: number) => new Date(ms).toISOString()

  return {
    async here(workspace, person) {
      if (!(await load(workspace))) return { ok: false, refusal: unknown(workspace) }
      const until = atMs(clock.nowMs() + idleMs)
      const [before] = await ask<Was>(pool(), ACT, [workspace, person, until, atMs(clock.nowMs())])
      if (!before?.was) await wake(workspace)
      return { ok: true, present: { workspace, person, until } }
    },
    async leave(workspace) {
      const gone = 'delete from dispatch.presence where workspace_id = $1 returning until > $2 as was'
      return (await ask<Was>(pool(), gone, [workspace, atMs(clock.nowMs())]))[0]?.was === true
    },
    async isPresent(workspace, about) {
      if ((everyDemo || scripted.has(workspace)) && isDemo(about)) return true
      const look = 'select true as was from dispatch.presence where workspace_id = $1 and until > $2'
      return (await ask<Was>(pool(), look, [workspace, atMs(clock.nowMs())]))[0]?.was === true
    },
    async list() {
      const look =
        'select workspace_id as workspace, person, until from dispatch.presence where until > $1 order by until'
      const rows = await ask<PresentRow>(pool(), look, [atMs(clock.nowMs())])
      return rows.map(({ workspace, person, until }) => ({ workspace, person, until: until.toISOString() }))
    },
    async script(workspace) {
      const state = await load(workspace)
      if (!state) return unknown(workspace)
      if (!isDemo(state.workspace)) return NEEDS_PERSON
      scripted.add(workspace)
      await wake(workspace)
      return null
    },
    scriptDemo() {
      everyDemo = true
    },
  }
}

/** Answers whether somebody was there before. */
const ACT = `with before as (select until > $4 as was from dispatch.presence where workspace_id = $1)
  insert into dispatch.presence values ($1, $2, $3)
  on conflict (workspace_id) do update set person = excluded.person, until = excluded.until
  returning (select was from before) as was`

const isDemo = (workspace?: State['workspace']) => workspace?.goal.channel === 'demo'

const NEEDS_PERSON: Refusal = {
  code: 'presence.needs_person',
  message: 'presence is scripted on the practice channel and nowhere else',
  next: 'Be there yourself: press "I am here" on the page, or run `lanewright campaigns here`.',
}

function unknown(workspace: string): Refusal {
  const next = 'List them with `lanewright workspaces`.'
  return { code: 'workspace.unknown', message: `there is no workspace ${workspace}`, next }
}
