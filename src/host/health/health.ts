import { access, constants } from 'node:fs/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Observer } from '#kernel/controller/deps.ts'
import { ask } from '#storage/ask.ts'
import type { Lanewright } from '../open.ts'
import { createMetrics } from './metrics.ts'

/** May work be sent here? What is missing is told by a code; who asks need not be known, so nothing else is. */
export type Readiness = { ok: true } | { ok: false; code: string; next: string }

export interface Health {
  readonly observer: Observer
  attach(lw: Lanewright): Promise<void>
  /** From now on nothing new is to be sent here. */
  drain(): void
  ready(): Promise<Readiness>
  /** In the text format of Prometheus. */
  metrics(): Promise<string>
}

const KEPT_MS = 1000
const ANSWER_MS = 5000

/** What a long-running process tells of itself. */
export function createHealth(nowMs: () => number): Health {
  const metrics = createMetrics()
  let lw: Lanewright | undefined
  let migrations = ''
  let draining = false
  let known: { readiness: Promise<Readiness>; untilMs: number } | undefined

  async function look(): Promise<Readiness> {
    if (!lw) return no('server.starting', 'Ask again in a moment.')
    if (draining) return no('server.draining', 'It ends; ask another one.')
    try {
      const now = await inTime(migrationsOf(lw))
      if (now !== migrations)
        return no('database.schema_ahead', 'Start this process again, in the version of the schema.')
      await access(lw.journal.layout.folder, constants.W_OK)
    } catch (error) {
      if (error instanceof Failure) return no(error.code, 'See `lanewright doctor`.')
      return no('journal.not_writable', 'See `lanewright doctor`.')
    }
    const trouble = lw.journal.trouble()
    return trouble === null ? { ok: true } : no(trouble, 'See the log of this process, and `lanewright doctor`.')
  }

  return {
    observer: metrics.observer,
    async attach(opened) {
      migrations = await migrationsOf(opened)
      lw = opened
      metrics.attach(opened)
    },
    drain() {
      draining = true
      known = undefined
    },
    // Nobody has to show a token for it: however often it is asked, the database is asked once in a while.
    ready() {
      if (!known || known.untilMs <= nowMs()) known = { readiness: look(), untilMs: nowMs() + KEPT_MS }
      return known.readiness
    },
    metrics: metrics.text,
  }
}

function no(code: string, next: string): Readiness {
  return { ok: false, code, next }
}

/** Those of the kernel and of the apps that this process works; what others add beside is no concern of its. */
async function migrationsOf({ database, deps }: Lanewright): Promise<string> {
  const text = `select name, hash from kernel.migrations where split_part(name, '/', 1) = any ($1) order by name`
  return JSON.stringify(await ask(database.pool('auditor'), text, [['kernel', ...deps.apps.keys()]]))
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('database.slow', 'no answer in time', 'See its load.')), ANSWER_MS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
