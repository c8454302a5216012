import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Verdict } from '#kernel/contracts/verdict.ts'
import type { Turn } from './agent-call.ts'
import { takeTurn } from './agent-turn.ts'
import { reachTurn } from './cycle.ts'
import type { Deps, Lease, Step } from './deps.ts'
import { orError } from './drive.ts'

/** What an agent brought that came by itself. */
export interface Submitted {
  /** Of the snapshot that it saw when it made up its mind. */
  snapshotHash: string
  bytes: Uint8Array
  /** Whose word it is; recorded as the actor. */
  name: string
  /** What it says of itself. */
  model?: string
}

/** What was done on the way, and the agent's turn if that is what it came to. */
export interface Reached {
  steps: Step[]
  turn: Turn | null
}

export type Handling = Reached & ({ verdict: Verdict } | { refused: Refusal })

/** Does what is due, as any cycle does, until it is the agent's turn or nothing more can be done now. */
export async function driveToTurn(deps: Deps, lease: Lease): Promise<Reached> {
  const steps: Step[] = []
  while (steps.length < deps.limits.stepsPerDrive) {
    const reached = await orError(deps, lease, () => reachTurn(deps, lease))
    if ('turn' in reached) return { steps, turn: reached.turn }
    const step = 'step' in reached ? reached.step : reached
    steps.push(step)
    if (step.idle || lease.lost.aborted || step.did === 'lease.stale') break
  }
  return { steps, turn: null }
}

/**
 * One proposal of an agent that comes by itself. It is taken only in its turn and for the snapshot of this moment, and
 * from there it goes the road of every other: nothing here reads what it says.
 */
export async function proposeFrom(deps: Deps, lease: Lease, submitted: Submitted): Promise<Handling> {
  const before = await driveToTurn(deps, lease)
  const { turn } = before
  if (!turn) return { ...before, refused: notYourTurn(before.steps.at(-1)) }
  if (!deps.agentFor(turn.state).isPush) return { ...before, turn: null, refused: IS_ASKED }
  if (turn.snapshot.hash !== submitted.snapshotHash) return { ...before, refused: STALE }

  const { bytes, model, name } = submitted
  const reply = { bytes, ...(model === undefined ? {} : { model }) }
  const call = { agent: name, snapshot: turn.snapshot, latencyMs: 0, answer: { reply } }
  const taken = await orError(deps, lease, () => takeTurn(deps, lease, turn, call))
  if (!('verdict' in taken)) return { steps: [...before.steps, taken], turn: null, refused: broken(taken) }
  const after = await driveToTurn(deps, lease)
  return { verdict: taken.verdict, steps: [...before.steps, taken.step, ...after.steps], turn: after.turn }
}

function notYourTurn(last: Step | undefined): Refusal {
  const message = `it is not the agent's turn: ${last?.did ?? 'there is more to be done first'}`
  return { code: 'agent.not_your_turn', message, next: 'Ask for the snapshot later; a person or a time is waited for.' }
}

function broken({ did }: Step): Refusal {
  return { code: 'workspace.error', message: did, next: 'A person has to look at the workspace.' }
}

const IS_ASKED: Refusal = {
  code: 'agent.is_asked',
  message: 'the agent of this workspace is asked; nobody else may propose',
  next: 'Let a person choose the external agent for it.',
}

const STALE: Refusal = {
  code: 'snapshot.stale',
  message: 'the snapshot has changed since it was seen',
  next: 'Read the fresh snapshot and propose for that one.',
}
