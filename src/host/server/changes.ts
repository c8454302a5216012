import type pg from 'pg'
import { ask } from '#storage/ask.ts'

/** Which workspaces have a newer head than a moment ago. The database is looked at only while somebody listens. */
export interface Changes {
  /** Answers how to stop listening. */
  listen(listener: (workspaces: string[]) => void): () => void
  close(): void
}

const EVERY_MS = 400
/** After a failed look: the database is away, and everybody asks it at once when it is back. */
const AFTER_FAILURE_MS = 2000

export function createChanges(auditor: () => pg.Pool, log: (line: string) => void): Changes {
  const listeners = new Set<(workspaces: string[]) => void>()
  let seen: Map<string, string> | null = null
  let timer: NodeJS.Timeout | undefined
  let looking = false

  async function look(): Promise<void> {
    looking = true
    let waitMs = EVERY_MS
    try {
      const now = await readHeads(auditor())
      const before = seen
      seen = now
      const changed = before ? [...now].filter(([id, seq]) => before.get(id) !== seq).map(([id]) => id) : []
      if (changed.length > 0) for (const listener of listeners) listener(changed)
    } catch (error) {
      waitMs = AFTER_FAILURE_MS
      log(`changes could not be read: ${error instanceof Error ? error.message : error}`)
    }
    looking = false
    if (listeners.size > 0) timer = setTimeout(look, waitMs)
    else seen = null
  }

  return {
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1 && !looking) void look()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || looking) return
        clearTimeout(timer)
        seen = null
      }
    },
    close() {
      listeners.clear()
      clearTimeout(timer)
    },
  }
}

async function readHeads(auditor: pg.Pool): Promise<Map<string, string>> {
  const rows = await ask<{ id: string; seq: string }>(auditor, 'select workspace_id as id, seq from kernel.heads')
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}
