import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { DEFAULT_LIMITS, type Deps, type Limits, type Observer } from '#kernel/controller/deps.ts'
import { type Driven, drive, driveJob } from '#kernel/controller/drive.ts'
import { createLeases, type Leases } from '#kernel/controller/leases.ts'
import { activatePolicy } from '#kernel/controller/system-workspace.ts'
import { activateWorkspace, createWorkspace, type NewWorkspace, send } from '#kernel/controller/workspaces.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Clock, Ids } from '#kernel/ports/clock.ts'
import type { Dispatch } from '#kernel/ports/dispatch.ts'
import type { Notifier } from '#kernel/ports/outside.ts'
import type { Json, Row, State, Store } from '#kernel/ports/store.ts'
import type { Connections, Database } from '#storage/database.ts'
import { createDispatch } from '#storage/dispatch.ts'
import { type EmbeddedServer, startEmbedded } from '#storage/embedded/server.ts'
import type { NewJournal } from '#storage/journal/open.ts'
import type { Sealer } from '#storage/journal/sealer.ts'
import { type VerifyOptions, verifyWithJournal } from '#storage/journal/verification.ts'
import { checkTables, type MigrationFolder } from '#storage/migrate.ts'
import { type Replayed, replayWorkspace } from '#storage/replay.ts'
import type { Point } from '#storage/replay-point.ts'
import { createStore, LEASE_TTL_MS } from '#storage/store.ts'
import type { Verified } from '#storage/verify.ts'
import { createView } from '#storage/views.ts'
import { systemClock, systemIds } from '#system/clock.ts'
import { systemFiles } from '#system/files.ts'
import { type ModelFor, pickAgent, requireAgent } from './agent-choice.ts'
import { isOfUse, knownLanes, requireLanes } from './lanes.ts'
import { loadApps } from './loaded-apps.ts'
import { recordNewJournal } from './new-journal.ts'
import { embeddedConnections, openLedger } from './open-ledger.ts'
import { peopleOf } from './people.ts'
import { createPresence, type Presence } from './presence.ts'

export interface LanewrightOptions {
  /** Folder of the embedded database and its secrets. */
  dataDir: string
  /** Folder of the signed journal and its key, outside of the data folder. Default: `<dataDir>.journal`. */
  journalDir?: string
  /** Begins a journal for a database with a history, where this folder holds none; stated in the journal and the ledger. */
  newJournal?: NewJournal
  /** Another PostgreSQL instead of the embedded one: one login that may enter our roles, or a way in per role. */
  database?: string | Connections
  apps: App[]
  /** Tables that come without an app of their own. */
  tables?: MigrationFolder[]
  /** Who proposes, whatever a goal says; without it, whom the goal wishes for, else the model, else the app's own. */
  agentFor?(state: State, app: App): Agent
  /** The configured model, for apps that let one propose. */
  modelFor?: ModelFor
  notifier?: Notifier
  /** Who counts as present, for programs without a desk; without it, whoever said so to `presence`. */
  present?(workspaceId: string): boolean
  /** So long after a person's last act the desk is locked. */
  idleMs?: number
  /** What reaches outside for the apps: told of the product once it is open, and closed after the last step. */
  attached?: Array<{
    attach(lw: Lanewright): void
    /** The product works by itself from now on. Called again after the database came back. */
    start?(): void
    /** What it starts is of use for these lanes alone; without them, for every process. */
    lanes?: readonly string[]
    close(): Promise<void>
  }>
  /** The lanes in which this process reaches outside; what needs another is left to those that have it. Default: all. */
  lanes?: readonly string[]
  limits?: Partial<Limits>
  /** Who counts what is done. */
  observer?: Observer
  log?(line: string): void
  /** Another time than the machine's, for a world whose days pass faster. */
  clock?: Clock
  /** A seeded world: same seed, same ledger. */
  seeded?: { clock: Clock; ids: Ids; entropy: string }
}

/** The running product: everything a program, the CLI and the server need. */
export interface Lanewright {
  readonly store: Store
  readonly database: Database
  readonly deps: Deps
  readonly leases: Leases
  readonly dispatch: Dispatch
  readonly journal: Sealer
  /** Where files of cases lie, unless the database holds them. */
  readonly casesFolder: string
  readonly presence: Presence
  readonly server: EmbeddedServer | null
  /** Of a seeded world; null where keys are random. */
  readonly entropy: string | null
  create(spec: NewWorkspace): Promise<string>
  send(
    workspace: string,
    person: string,
    kind: string,
    content: Row,
    subjectId?: string,
  ): Promise<{ ok: true; itemId: string } | { ok: false; refusal: Refusal }>
  /** What an app lets people look at, of one workspace and no other. */
  view(workspace: string, app: string, name: string, parameters?: object): Promise<Json>
  /** Works one workspace here and now until it is idle. */
  drive(workspace: string): Promise<Driven>
  /** Works all workspaces in the background, and brings a dead embedded server back. */
  start(concurrency?: number): Promise<void>
  verify(what?: string | VerifyOptions): Promise<Verified>
  replay(workspace: string, point?: Point): Promise<Replayed>
  close(): Promise<void>
}

export async function openLanewright(options: LanewrightOptions): Promise<Lanewright> {
  const log = options.log ?? (() => {})
  const embedded = options.database === undefined
  const clock = options.clock ?? options.seeded?.clock ?? systemClock
  const ofApps = options.apps.filter((p) => p.sql).map((p) => ({ name: p.name, folder: p.sql as URL }))
  const folders: MigrationFolder[] = [...(options.tables ?? []), ...ofApps]
  const { database, journal, walk, ...started } = await openLedger({ ...options, nowMs: clock.nowMs, log }, folders)
  let { server } = started
  try {
    const store = createStore({ pool: database.pool('app'), apps: options.apps, seeded: options.seeded })
    const loaded = await loadApps(options.apps, store, database.pool('auditor'))
    const presence = createPresence({
      ...{ clock, idleMs: options.idleMs, load: store.load, pool: () => database.pool('app') },
      wake: (workspace) => dispatch.wake(workspace),
    })
    const takes = options.lanes === undefined ? null : requireLanes(options.lanes, loaded)
    const deps: Deps = {
      store,
      clock,
      ids: options.seeded?.ids ?? systemIds,
      apps: loaded,
      agentFor: (state) => agentOf(options, state),
      notifier: options.notifier ?? { notify: () => {} },
      journal,
      files: systemFiles,
      people: peopleOf(() => database.pool('auditor')),
      present: options.present ?? presence.isPresent,
      ...(takes ? { lanes: new Set(takes) } : {}),
      limits: { ...DEFAULT_LIMITS, ...options.limits },
      ...(options.observer ? { observer: options.observer } : {}),
    }
    const leases = createLeases(store, systemClock, `${hostname()}/${process.pid}/${randomUUID()}`, LEASE_TTL_MS)
    let failed: ((error: unknown) => void) | undefined
    const dispatch = createDispatch({
      app: database.pool('app'),
      dispatch: database.pool('dispatch'),
      alone: embedded,
      lanes: { known: knownLanes(loaded), takes },
      onFailure: (e) => failed?.(e),
    })
    for (const app of loaded.values()) {
      if (await activatePolicy(deps, leases, app, 'start-up')) {
        log(`policy of ${app.app.name} in force: lanes ${app.policy.pins.lanes.slice(0, 12)}`)
        await wakeAll(database.pool('auditor'), dispatch, app.app.name)
      }
    }

    await recordNewJournal(deps, leases, walk, database.pool('auditor'))

    const casesFolder = join(options.dataDir, 'cases')
    let closing = false
    let running = 0
    const self: Lanewright = {
      store,
      database,
      deps,
      leases,
      dispatch,
      journal,
      casesFolder,
      presence,
      get server() {
        return server
      },
      entropy: options.seeded?.entropy ?? null,
      async create(spec) {
        const app = options.apps.find((p) => p.name === spec.app)
        if (app && !options.agentFor) requireAgent(app, spec.goal ?? {}, options.modelFor)
        const workspace = await createWorkspace(deps, spec)
        const lease = await leases.take(workspace)
        if (!lease) throw new Failure('workspace.held', 'another process took the new workspace', 'Activate it there.')
        try {
          await activateWorkspace(deps, workspace, lease.fence, () => checkTables(database.pool('auditor'), folders))
        } finally {
          await leases.release(lease)
        }
        await dispatch.wake(workspace)
        return workspace
      },
      send: (workspace, person, kind, content, subjectId) => send(deps, workspace, person, kind, content, subjectId),
      view: async (workspace, app, name, parameters = {}) => {
        const known = options.apps.find((p) => p.name === app)
        if (!known) throw new Failure('app.unknown', `there is no app ${app}`, 'Name one that is installed.')
        return createView(database.pool('app'), known)(workspace, name, parameters)
      },
      async drive(workspace) {
        const driven = await drive(deps, leases, workspace)
        const lane = driven.steps.at(-1)?.elsewhere
        if (lane !== undefined) await dispatch.handOver(workspace, lane)
        return driven
      },
      async start(concurrency = 8) {
        running = concurrency
        failed = (error) =>
          log(`a job failed and will be tried again: ${error instanceof Error ? error.message : error}`)
        await dispatch.start(driveJob(deps, leases, dispatch), concurrency)
        await wakeAll(database.pool('auditor'), dispatch)
        for (const one of options.attached ?? []) if (isOfUse(one, takes)) one.start?.()
        server?.onExit(bringBack)
      },
      verify: (what = {}) =>
        verifyWithJournal(
          { auditor: database.pool('auditor'), journal: journal.layout, sealer: journal, casesFolder },
          typeof what === 'string' ? { workspace: what } : what,
        ),
      replay: (workspace, point) => replayWorkspace(database.pool('auditor'), workspace, point),
      async close() {
        closing = true
        leases.drain()
        await dispatch.stop()
        leases.stop()
        for (const one of options.attached ?? []) await one.close()
        await journal.close()
        await database.close()
        await server?.stop()
      },
    }

    /** The embedded server died under us: start it again on the same folder and go on where the log stands. */
    async function bringBack(reason: string): Promise<void> {
      if (closing) return
      log(`the database ended (${reason}); starting it again`)
      while (!closing) {
        const stopped = Promise.race([dispatch.stop(), systemClock.after(2000)])
        try {
          server = await startEmbedded({ dataDir: options.dataDir, log })
          database.move(embeddedConnections(server))
          await stopped
          return closing ? undefined : await self.start(running)
        } catch (error) {
          // It may die again while it starts, or the disk may be full for a while.
          log(`the database did not come back: ${error instanceof Error ? error.message : error}; trying again`)
          await systemClock.after(1000)
        }
      }
    }

    for (const one of options.attached ?? []) one.attach(self)
    return self
  } catch (error) {
    await journal.close().catch(() => {})
    await database.close().catch(() => {})
    await server?.stop().catch(() => {})
    throw error
  }
}

function agentOf(options: LanewrightOptions, state: State): Agent {
  const app = options.apps.find((p) => p.name === state.workspace.app) as App
  return options.agentFor?.(state, app) ?? pickAgent(app, state.workspace.goal, options.modelFor)
}

/** After a start or a policy change every active workspace looks around once. */
async function wakeAll(auditor: pg.Pool, dispatch: Dispatch, app?: string): Promise<void> {
  const { rows } = await auditor.query<{ workspace_id: string }>(
    `select workspace_id from kernel.workspaces where status = 'active' and ($1::text is null or app = $1)`,
    [app ?? null],
  )
  for (const row of rows) await dispatch.wake(row.workspace_id)
}
