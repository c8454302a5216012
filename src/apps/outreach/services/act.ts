import type pg from 'pg'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { nowIso } from '#kernel/controller/deps.ts'
import { actingRun, insertDone, newRun, recordEnd, recordEntry, recordStart } from '#kernel/controller/runs.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { RunRow } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { asFailure, asRefusal } from '#storage/refusals.ts'
import { LEASE_TTL_MS } from '#storage/store.ts'

/** What a person does to the leads of a campaign, or to the list that holds for all campaigns. */
export interface Deed {
  workspace: string
  person: string
  operation: string
  /** How long a worker that has the campaign is waited for. */
  waitMs?: number
}

/** What is told of a deed. Nothing of a lead's own words belongs here: the audit log is plain. */
export interface Done<T> {
  result: T
  about: { target_type: string; name: string }
  reason: string
  requestHash?: string
}

const WAIT_MS = 30_000
const LOOK_EVERY_MS = 100

/**
 * One deed of a person: one transaction under the workspace's lease, told in its audit log. Whatever is thrown in it,
 * nothing of it has happened.
 */
export async function act<T>(
  lw: Lanewright,
  deed: Deed,
  work: (app: pg.PoolClient, now: string) => Promise<Done<T>>,
): Promise<T> {
  const { workspace } = deed
  const pins = await lw.store.activePins('outreach')
  if (!pins) throw new Failure('policy.unknown', 'no policy is in force for outreach', 'Start the product once.')
  const fence = await takeLease(lw, workspace, deed.waitMs ?? WAIT_MS)
  const app = await lw.database.pool('app').connect()
  let broken: Error | undefined
  try {
    await app.query('begin')
    const now = nowIso(lw.deps)
    await app.query('select kernel.enter($1, $2, $3, $4)', [workspace, String(fence), now, lw.entropy])
    const run = newRun(lw.deps, {
      kind: 'db_write',
      name: deed.operation,
      actor: actorOf(deed.person),
      pins,
    })
    // Written first of all: from here to the end nobody else can take the workspace, however long the work is.
    await app.query('select kernel.apply_change($1, $2)', [workspace, JSON.stringify(insertDone(run))])
    const done = await work(app, now)
    await app.query('select kernel.append_audit($1, $2)', [workspace, JSON.stringify(entriesOf(lw, deed, run, done))])
    await app.query('select kernel.release_lease($1, $2)', [workspace, String(fence)])
    if (workspace !== SYSTEM_WORKSPACE) await app.query('select dispatch.wake($1, null)', [workspace])
    await app.query('commit')
    return done.result
  } catch (error) {
    await app.query('rollback').catch((lost) => {
      broken = lost
    })
    await lw.store.releaseLease(workspace, fence).catch(() => {})
    const thrown = asThrown(error)
    if (thrown instanceof Failure && broken === undefined) await recordRefused(lw, deed, thrown)
    throw thrown
  } finally {
    app.release(broken)
  }
}

/** What was refused is told, too, in a transaction of its own: nothing but the log changes. */
async function recordRefused(
  lw: Lanewright,
  { workspace, operation }: Deed,
  { code, message }: Failure,
): Promise<void> {
  const state = await lw.store.load(workspace)
  const run = state && actingRun(state)
  if (!run) return
  const recorded = recordEntry(lw.deps, run, {
    action: 'db_write',
    outcome: 'failure',
    reason: `${code}: ${message}`,
    target: { target_type: 'leads', name: 'leads', operation },
    error: { error_code: code, message, retryable: false },
  })
  await lw.store.commit({ workspace, fence: 0n, now: nowIso(lw.deps), changes: [], audit: [recorded] })
}

/**
 * Without a heartbeat: the first write locks the workspace's head until the end, and a heartbeat would wait for that
 * lock, and with it those of all other workspaces of this process. A lease that ran out before is refused by its fence.
 */
async function takeLease(lw: Lanewright, workspace: string, waitMs: number): Promise<bigint> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const fence = await lw.store.takeLease(workspace, `leads ${lw.deps.ids.uuid()}`, LEASE_TTL_MS)
    if (fence !== null) return fence
    if (waited >= waitMs)
      throw new Failure('campaign.busy', 'the campaign is being worked right now', 'Try again when its step has ended.')
    await lw.deps.clock.after(LOOK_EVERY_MS)
  }
}

/** An actor has an id; a name that is none is told in words, and by its hash here. */
function actorOf(person: string): { type: 'human'; id: string } {
  const isId = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}$/.test(person)
  return { type: 'human', id: isId ? person : `person:${sha256Hex(person).slice(0, 16)}` }
}

function entriesOf<T>({ deps }: Lanewright, { person, operation }: Deed, run: RunRow, done: Done<T>) {
  const recorded = recordEntry(deps, run, {
    action: 'db_write',
    outcome: 'success',
    reason: `${person}: ${done.reason}`,
    target: { ...done.about, operation },
    ...(done.requestHash ? { request_hash: done.requestHash } : {}),
  })
  return [...recordStart(deps, run, 'leads.by_person'), recorded, recordEnd(deps, run, 'completed')]
}

/** What the guards of the database refuse is thrown with its own code, like what we refuse ourselves. */
function asThrown(error: unknown): Error {
  if (error instanceof Failure) return error
  if (typeof (error as { code?: unknown })?.code !== 'string') return error as Error
  try {
    const { code, message, next } = asRefusal(error)
    return new Failure(code, message, next, error)
  } catch {
    return asFailure(error)
  }
}
