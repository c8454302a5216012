import type { Random } from '#integrations/models/hostile/random.ts'
import type { Deps, Limits, LoadedApp } from '#kernel/controller/deps.ts'
import type { Leases } from '#kernel/controller/leases.ts'
import type { Policy } from '#kernel/policy/policy.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Ids } from '#kernel/ports/clock.ts'
import type { Journal } from '#kernel/ports/journal.ts'
import type { ApprovalRow, Committed, Pins, Row, State, StepCommit, Store } from '#kernel/ports/store.ts'
import type { Call, Chaos } from './chaos.ts'
import type { PolicyName } from './policies.ts'
import type { Schedule } from './schedule.ts'

/** Everything that one seed decides. */
export interface Environment {
  readonly seed: number
  readonly random: Random
  readonly schedule: Schedule
  readonly chaos: Chaos
  readonly store: Store
  readonly outside: Outside
  readonly scene: Scene
  readonly oracle: Oracle
  readonly ids: Ids
  readonly machines: Machine[]
  /** Where people sit. It does not crash; the database may still be away. */
  readonly desk: Machine
  readonly dispatch: Dispatcher
  readonly workspaces: string[]
  /** How often a tool misbehaves. */
  readonly badTools: number
  readonly trace: ((line: string) => void) | undefined
  wallMs(): number
  /** The clock on the wall is set, forward or back. */
  jump(ms: number): void
  freeze(machine: Machine, ms: number): void
  died(machine: Machine): void
  agentFor(machine: Machine, state: State): Agent
  journalFor(machine: Machine): Journal
  /** Lifting a stop wakes whom it stopped. */
  wakeLifted(workspace: string): void
  /** May the run's own controller still act, because nobody knows that it ended? */
  mayStillAct(workspace: string, run: string): boolean
  tasksOf(workspace: string): string[]
}

/** How an agent behaves: good, or not so good, one call at a time. */
export type Temper = 'good' | 'pushy' | 'silly' | 'hostile' | 'silent' | 'slow' | 'broken'

/** One person says something to one workspace. */
export type Say = (person: string, kind: string, content?: Row, subject?: string) => Promise<unknown>

/** Tries until it is done, whatever goes wrong with it. */
export type Insist = (what: () => Promise<unknown>) => Promise<void>

/** What is played: a pack, the outside behind its tools, its agents and its people. */
export interface Scene {
  readonly machines: number
  readonly limits: Partial<Limits>
  readonly loadMs: number
  /** Events after the storm within which the work must be done. */
  readonly calmEvents: number
  appFor(machine: Machine): Loaded
  speak(temper: Temper, call: AgentCall): Promise<Uint8Array>
  /** Is anybody at the desk? */
  present(): boolean
  /** Somebody changes what an agent is looking at while it thinks. */
  meanwhile(state: State): Promise<void>
  /** The role in which people decide about it, and what they would rather have. */
  approver(approval: ApprovalRow): string
  reworded(content: string): string
  /** Makes the workspaces. */
  open(insist: Insist): Promise<void>
  /** What happens beside all that while the storm rages. */
  load(): void
  calm(insist: Insist): Promise<void>
  /** What people come to do, beyond what they do in every pack. */
  visit(state: State, say: Say): Promise<void>
  untilNextVisitMs(): number
  completed(): Promise<boolean>
}

/** One process that runs the real controller. A dead one's calls never answer; a frozen one's answer later. */
export interface Machine {
  readonly name: string
  readonly mortal: boolean
  readonly deps: Deps
  readonly leases: Leases
  dead: boolean
  frozenUntilMs: number
  /** Workspaces that it is driving now, each as often as it does. */
  readonly drives: Map<string, number>
  /** A port of the outside or of the database, with everything that can go wrong with it. */
  call<T>(about: About, run: () => Promise<T>): Promise<T>
  kill(): void
}

export interface About {
  call: Call
  what: string
  workspace?: string
  latencyMs?: number
}

export interface Act {
  workspace: string
  tool: string
  key: string
  run: string
  input: unknown
  /** Who is really addressed, where somebody is. */
  to?: string
  by: Machine
  /** On the wire: it arrives whatever becomes of the sender. */
  sent: boolean
}

/** The world outside: it only remembers what really happened, how often, and by which run. */
export interface Outside {
  acts: Act[]
  /** Sent, and not yet arrived: it may still happen. */
  inProgress: Act[]
  has(workspace: string, key: string): boolean
  mayStillHappen(workspace: string, key: string): boolean
}

export interface Dispatcher {
  wake(workspace: string, atMs?: number): void
  /** Its jobs go to somebody else. */
  missing(machine: Machine): void
  readonly jobs: number
}

/** Watches everything that happens, and decides with code of its own whether it may. */
export interface Oracle {
  readonly breaches: Breach[]
  breach(rule: string, what: string): void
  /** A machine begins a cycle. */
  loads(machine: Machine, workspace: string): void
  before(machine: Machine, step: StepCommit): void
  committed(machine: Machine, step: StepCommit, committed: Committed): void | Promise<void>
  received(workspace: string, item: string, received: Committed): void
  journalled(workspace: string, seq: number, hash: string): void
  /** A port gave its answer. */
  answered(machine: Machine, about: About): void | Promise<void>
  /** A port gave an error that was none of the controller's making. */
  failed(machine: Machine): void
  proposed(machine: Machine, workspace: string, bytes: Uint8Array): void
  called(machine: Machine, act: Act): void | Promise<void>
  happened(act: Act): void
  threw(error: unknown): void
  final(): void | Promise<void>
}

export interface Breach {
  rule: string
  what: string
}

export type Loaded = LoadedApp & { policy: Policy }

export interface Variants {
  app: App
  loaded: Record<PolicyName, Loaded>
  /** Which policy these pins stand for. */
  named(pins: Pins): PolicyName | undefined
}
