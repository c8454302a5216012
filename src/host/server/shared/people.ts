import { type Fresh, keepFresh } from '../users.ts'

export interface KnownSession {
  session_id: string
  user_id: string
  seenMs: number
  expiresMs: number
}

/** The accounts in force, as the gate and the rights need them. */
export interface KnownPeople {
  /** By the SHA-256 of what the cookie holds. */
  sessions: ReadonlyMap<string, KnownSession>
  roles: ReadonlyMap<string, readonly string[]>
  /** The human roles of each pack in force. */
  packs: ReadonlyMap<string, readonly string[]>
}

export interface SharedPeople extends Pick<Fresh<KnownPeople>, 'reload' | 'freshen'> {
  /** The session with this hash, if it is in force and was used not long ago. */
  sessionOf(hash: string): KnownSession | undefined
  hasSession(session: string): boolean
  rolesOf(userId: string): readonly string[]
  /** The packs in which one of these roles is a person's. */
  appsOf(roles: readonly string[]): ReadonlySet<string>
  /** The session was used. */
  used(session: string): void
}

/** How often the use of a session is written down. */
const TOUCH_MS = 5 * 60 * 1000
const MOST_USES = 5000
const NOBODY: KnownPeople = { sessions: new Map(), roles: new Map(), packs: new Map() }

export function createPeople(
  read: () => Promise<KnownPeople>,
  { nowMs, idleMs, touch }: { nowMs: () => number; idleMs: number; touch(session: string): void },
): SharedPeople {
  const { now, reload, freshen } = keepFresh(NOBODY, read, nowMs)
  /** Uses that are not written down yet, or not to the minute. */
  const uses = new Map<string, { lastMs: number; writtenMs: number }>()

  function forgetOthers(): void {
    const known = new Set([...now().sessions.values()].map(({ session_id }) => session_id))
    for (const id of uses.keys()) if (!known.has(id)) uses.delete(id)
  }

  return {
    sessionOf(hash) {
      const session = now().sessions.get(hash)
      if (!session || session.expiresMs <= nowMs()) return undefined
      const lastMs = Math.max(session.seenMs, uses.get(session.session_id)?.lastMs ?? 0)
      return nowMs() - lastMs < idleMs ? session : undefined
    },
    hasSession: (id) => [...now().sessions.values()].some((s) => s.session_id === id && s.expiresMs > nowMs()),
    rolesOf: (userId) => now().roles.get(userId) ?? [],
    appsOf: (roles) =>
      new Set([...now().packs].filter(([, own]) => own.some((role) => roles.includes(role))).map(([app]) => app)),
    used(session) {
      const lastMs = nowMs()
      const writtenMs = uses.get(session)?.writtenMs ?? Number.NEGATIVE_INFINITY
      const late = lastMs - writtenMs >= TOUCH_MS
      uses.set(session, { lastMs, writtenMs: late ? lastMs : writtenMs })
      if (uses.size > MOST_USES) forgetOthers()
      if (late) touch(session)
    },
    reload,
    freshen,
  }
}
