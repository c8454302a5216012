import { AsyncLocalStorage } from 'node:async_hooks'
import type { Effect, Tool, ToolContext } from '#kernel/ports/tool.ts'
import type { Act, Environment, Machine } from '#testing/simulator/types.ts'

/** The wire from one machine to the outside: what is done there can get lost, come late, come twice or be a lie. */
export interface Line {
  /** Reaches out and changes something. `to` is who is really addressed. */
  act<T>(doing: Doing<T>): Promise<T>
  /** `run` is the run that looks. */
  look<T>(what: string, see: (run: string) => T | Promise<T>): Promise<T>
}

export interface Doing<T> {
  what: string
  to?: string
  happen(run: string): T | Promise<T>
  /** What whoever lies, and does nothing, says. */
  pretend: T
  /** What is said when nothing left the house. */
  closed: T
  /** The wire may deliver it twice by itself. */
  echo?(): void
}

/** How the outside behaves this time. */
type Manner = 'good' | 'answer_lost' | 'dead' | 'closed' | 'lies' | 'hangs' | 'hangs_after' | 'late' | 'echo'
const BAD: Manner[] = ['answer_lost', 'answer_lost', 'dead', 'closed', 'lies', 'hangs', 'hangs_after', 'late', 'echo']

const LATE_MS = 5000

type Calling = Pick<Act, 'workspace' | 'tool' | 'key' | 'run' | 'input'> & { effect: Effect }
const calling = new AsyncLocalStorage<Calling>()

export function lineOf(environment: Environment, machine: Machine): Line {
  const { random, schedule, outside } = environment

  /** In the world's own time, so that a look into the database is part of one event. */
  const now = (run: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      schedule.after(0, async () => {
        await run()
        if (!machine.dead) resolve()
      })
    })

  return {
    async act(doing) {
      const by = calling.getStore()
      if (!by) throw new Error(`${doing.what} is done by no tool`)
      const { effect, ...called } = by
      const act: Act = { ...called, by: machine, sent: false, ...(doing.to === undefined ? {} : { to: doing.to }) }
      const manner: Manner = !environment.chaos.ended && random.chance(environment.badTools) ? random.pick(BAD) : 'good'
      environment.trace?.(`${machine.name} does ${doing.what} (${manner})`)
      if (manner === 'dead') throw new Error('the line went dead')
      if (manner === 'closed') return doing.closed
      if (manner === 'lies') return doing.pretend
      if (manner === 'hangs') return new Promise(() => {})
      await now(async () => environment.oracle.called(machine, act))
      const happen = async () => {
        outside.inProgress.splice(outside.inProgress.indexOf(act), 1)
        environment.trace?.(`outside: ${doing.what} happens`)
        const answer = await doing.happen(act.run)
        // What may be repeated under its key is the same effect.
        if (effect !== 'idempotent' || !outside.has(act.workspace, act.key)) outside.acts.push(act)
        if (manner === 'echo') doing.echo?.()
        return answer
      }
      outside.inProgress.push(act)
      if (manner === 'late') {
        // On the wire already: it arrives long after anybody waits for it, whatever became of the sender.
        act.sent = true
        schedule.after(LATE_MS + random.below(20_000), happen)
        return new Promise(() => {})
      }
      const answer = await machine.call(
        { call: 'effect', what: `effect ${doing.what}`, latencyMs: 5 + random.below(200) },
        happen,
      )
      if (manner === 'answer_lost') throw new Error('the line went dead')
      if (manner === 'hangs_after') return new Promise(() => {})
      return answer
    },
    async look(what, see) {
      const run = calling.getStore()?.run ?? ''
      const broken = !environment.chaos.ended && random.chance(environment.badTools / 5)
      if (broken) throw new Error('the line went dead')
      return machine.call({ call: 'look', what, latencyMs: 5 + random.below(50) }, async () => see(run))
    },
  }
}

/** The pack's own tool, so that the line knows for whom it works. Nobody waits longer than the storm lasts. */
export function onLine(tool: Tool): Tool {
  const as = (input: unknown, { workspaceId, idempotencyKey, runId }: ToolContext): Calling => ({
    ...{ workspace: workspaceId, tool: tool.name, key: idempotencyKey, run: runId, input, effect: tool.effect },
  })
  return {
    ...tool,
    timeoutMs: Math.min(tool.timeoutMs, LATE_MS),
    run: (input, context) => calling.run(as(input, context), () => tool.run(input, context)),
    verify: (input, context) => calling.run(as(input, context), () => tool.verify(input, context)),
  }
}
