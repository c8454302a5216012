import { Failure } from '#kernel/contracts/refusal.ts'
import type { Database } from '#storage/database.ts'
import type { JournalLayout } from '#storage/journal/folder.ts'
import type { Sealer } from '#storage/journal/sealer.ts'
import { verifyWithJournal } from '#storage/journal/verification.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { readPoint } from '#storage/replay-point.ts'
import { sealSource } from '#storage/seals.ts'
import { createStore } from '#storage/store.ts'
import { systemClock, systemIds } from '#system/clock.ts'
import type { Lanewright } from '../open.ts'
import { exportLines } from './ledger-export.ts'
import { type Policy, readPolicy } from './policy-text.ts'
import type { Product, Switch, Views } from './product.ts'
import {
  activeWorkspaces,
  countEntries,
  entriesBetween,
  headOf,
  inboxItem,
  listApprovals,
  listPolicies,
  listStops,
  listWorkspaces,
} from './queries.ts'
import { readWaiting } from './waiting.ts'

/** The journal at hand; without a sealer it is only read. */
export interface JournalAtHand {
  layout: JournalLayout
  sealer(): Promise<Sealer | null>
}

/** The views on a database that this process can reach. */
export function viewsOf(database: Database, journal: JournalAtHand, casesFolder: string): Views & Switch {
  const auditor = () => database.pool('auditor')
  const store = () => createStore({ pool: database.pool('app'), apps: [] })
  const now = () => new Date(systemClock.nowMs()).toISOString()
  // Nothing at all verifies and replays perfectly: a mistyped id must not read as good.
  async function requireHead(workspace: string): Promise<void> {
    if (await headOf(auditor(), workspace)) return
    const next = 'List them with `lanewright workspaces`.'
    throw new Failure('workspace.unknown', `there is no workspace ${workspace}`, next)
  }
  return {
    workspaces: (within) => listWorkspaces(auditor(), within),
    async approvals(within) {
      const [waiting, texts] = [await listApprovals(auditor(), within), await listPolicies(auditor())]
      const policies = new Map<string, Policy | null>(texts.map((t) => [t.pack, readPolicy(t)]))
      return waiting.map((a) => {
        const lane = policies.get(a.pack)?.lanes.get(a.lane)
        if (!lane) return a
        const { approvers, risk, purpose, evidence } = lane
        return { ...a, approvers: [...approvers], risk, purpose, evidence }
      })
    },
    policies: () => listPolicies(auditor()),
    async waiting(within, workspace, id) {
      if (workspace !== undefined) await requireHead(workspace)
      return readWaiting(auditor(), within, workspace, id)
    },
    stops: () => listStops(auditor()),
    processed: (workspace, item) => inboxItem(auditor(), workspace, item),
    async verify(options) {
      if (options.workspace !== undefined) await requireHead(options.workspace)
      const source = { auditor: auditor(), journal: journal.layout, sealer: await journal.sealer(), casesFolder }
      const { workspace, since, progress } = options
      // What came since the last time is not counted beforehand.
      const all = progress && !since ? await countEntries(auditor(), workspace) : undefined
      return verifyWithJournal(source, { ...options, ...(progress ? { progress: (n) => progress(n, all) } : {}) })
    },
    async replay(workspace, at, progress) {
      const point = at === undefined ? undefined : readPoint(at)
      await requireHead(workspace)
      return replayWorkspace(auditor(), workspace, point, progress)
    },
    async exportLines(workspace, slice) {
      const head = await headOf(auditor(), workspace)
      const source = {
        log: sealSource(auditor(), database.pool('app')),
        journal: journal.layout,
        sealer: await journal.sealer(),
        entries: (id: string, after: string, upTo: string) => entriesBetween(auditor(), id, after, upTo),
      }
      return head && exportLines(source, workspace, head, slice)
    },
    async stop(workspace, person, reason) {
      const stopped = await store().stop(workspace, systemIds.uuid(), person, reason, now())
      return stopped.ok ? { ok: true } : stopped
    },
    async lift(workspace) {
      const lifted = await store().liftStop(workspace, now())
      return lifted.ok ? { ok: true } : lifted
    },
  }
}

const DRIVES = 1000

/** The whole product in this process. */
export function productOf(lw: Lanewright): Product {
  const views = viewsOf(lw.database, { layout: lw.journal.layout, sealer: async () => lw.journal }, lw.casesFolder)
  return {
    ...views,
    workspace: (id) => lw.store.load(id),
    async create({ pack: app, name, goal }) {
      try {
        return await lw.create({ pack: app, name, goal })
      } catch (error) {
        if (error instanceof Failure) throw error
        // The pack's own code read the goal and stumbled.
        const message = `pack ${app} can make no tasks of this goal: ${error instanceof Error ? error.message : error}`
        throw new Failure('workspace.bad_goal', message, `Read the pack's README for the shape of its goal.`, error)
      }
    },
    async send(workspace, person, kind, content) {
      const sent = await lw.send(workspace, person, kind, content)
      return sent.ok ? { ok: true, item: sent.itemId } : sent
    },
    async lift(workspace) {
      const lifted = await views.lift(workspace)
      // The switch wakes the workspace it stood on; one for all stood on the house.
      if (lifted.ok && workspace === 'all') {
        for (const id of await activeWorkspaces(lw.database.pool('auditor'))) await lw.dispatch.wake(id)
      }
      return lifted
    },
    async settle(workspace) {
      for (let i = 0; i < DRIVES; i++) if ((await lw.drive(workspace)).ended !== 'more') return
    },
  }
}
