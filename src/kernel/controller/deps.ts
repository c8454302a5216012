import type { Policy } from '#kernel/policy/policy.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Clock, Ids } from '#kernel/ports/clock.ts'
import type { Journal } from '#kernel/ports/journal.ts'
import type { Files, Notifier, Pages } from '#kernel/ports/outside.ts'
import type { People } from '#kernel/ports/people.ts'
import type { Pins, State, Store } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import type { Check } from '#kernel/validate.ts'

/** An app with everything that is computed from it once. */
export interface LoadedApp {
  app: App
  /** action_type -> checker of the whole proposal */
  actions: App['actions']
  tools: Map<string, { tool: Tool; checkInput: Check; checkOutput: Check }>
  /** The policy with these pins, compiled; null when the database knows no such policy. */
  policyFor(pins: Pins): Promise<Policy | null>
}

export interface Limits {
  agentTimeoutMs: number
  agentMaxBytes: number
  /** Invalid outputs in a row before the task is blocked. */
  maxAttempts: number
  /** Tries of an idempotent tool under one intent. */
  toolAttempts: number
  /** Reading a file or page back for a predicate. */
  lookTimeoutMs: number
  approvalTtlMs: number
  stepsPerDrive: number
}

export const DEFAULT_LIMITS: Limits = {
  agentTimeoutMs: 60_000,
  agentMaxBytes: 64 * 1024,
  maxAttempts: 3,
  toolAttempts: 3,
  lookTimeoutMs: 30_000,
  approvalTtlMs: 7 * 24 * 60 * 60 * 1000,
  stepsPerDrive: 200,
}

/** Who counts what is done; nothing depends on it. */
export interface Observer {
  /** A step begins; what it answers is called when the step has ended. */
  begins(): (step: Step) => void
  refused(code: string): void
}

/** Everything the controller touches. Nothing in src/kernel/controller reaches outside by another way. */
export interface Deps {
  store: Store
  clock: Clock
  ids: Ids
  apps: Map<string, LoadedApp>
  agentFor(state: State): Agent
  notifier: Notifier
  journal: Journal
  files: Files
  pages?: Pages
  /** Without it nobody shares this installation. */
  people?: People
  /** Is a person at the open desk? Asked again before every action of a lane that needs presence. */
  present(workspaceId: string, workspace: State['workspace']): boolean | Promise<boolean>
  /** The lanes in which this process reaches outside; without it, all. */
  lanes?: ReadonlySet<string>
  limits: Limits
  observer?: Observer
}

/** The right to write to one workspace, until `lost` fires. */
export interface Lease {
  workspace: string
  fence: bigint
  lost: AbortSignal
}

/** What a cycle did. `idle` means nothing more can be done until something arrives or `wakeAtMs` comes. */
export interface Step {
  did: string
  idle: boolean
  wakeAtMs?: number
  /** The agent waits where there is work: it is asked again then, if nothing wakes the workspace before. */
  askAtMs?: number
  /** What comes next needs this lane, which this process does not have. */
  elsewhere?: string
}

export function nowIso(deps: Deps): string {
  return new Date(deps.clock.nowMs()).toISOString()
}
