import { Type } from 'typebox'
import { closed } from '#kernel/contracts/closed.ts'
import type { Effect, Tool, ToolContext, ToolResult } from '#kernel/ports/tool.ts'
import { type SampleTask, SampleTaskInput } from './app.ts'
import type { Act, Environment, Machine, Outside } from './types.ts'

export const TOOL_EFFECTS: Record<string, Effect> = {
  look_up: 'read',
  make_note: 'idempotent',
  ring_bell: 'irreversible',
  send_parcel: 'irreversible',
  sign_paper: 'irreversible',
  shred_paper: 'irreversible',
  open_door: 'irreversible',
  pay_bill: 'irreversible',
  erase_all: 'irreversible',
}

export function createOutside(): Outside {
  const acts: Act[] = []
  const inProgress: Act[] = []
  const same = (workspace: string, key: string) => (act: Act) => act.workspace === workspace && act.key === key
  return {
    acts,
    inProgress,
    has: (workspace, key) => acts.some(same(workspace, key)),
    mayStillHappen: (workspace, key) => inProgress.filter(same(workspace, key)).some((act) => act.sent || !act.by.dead),
  }
}

/** How a tool behaves this time. Tools are no better than agents: some fail, some lie, some answer nonsense. */
type Manner = 'good' | 'answer_lost' | 'dead' | 'closed' | 'lies' | 'nonsense' | 'hangs' | 'hangs_after' | 'late'
const BAD_MANNERS: Manner[] = [
  ...(['answer_lost', 'dead', 'closed', 'lies', 'lies', 'nonsense', 'hangs', 'hangs_after', 'late', 'late'] as const),
]

const TIMEOUT_MS = 5000

export function toolsOf(environment: Environment, machine: Machine): Tool<SampleTask>[] {
  return Object.entries(TOOL_EFFECTS).map(([name, effect]) => toolOf(environment, machine, name, effect))
}

export function toolOf(environment: Environment, machine: Machine, name: string, effect: Effect): Tool<SampleTask> {
  return {
    name,
    effect,
    input: SampleTaskInput,
    output: OUTPUT,
    timeoutMs: TIMEOUT_MS,
    key: ({ number }) => String(number),
    recipient: ({ to }) => to,
    traits: ({ to }) => (to === 'stranger' ? ['foreign_recipient'] : []),
    run: (input, context) => run(environment, machine, name, effect, input, context),
    verify: (_input, context) =>
      machine.call({ call: 'look', what: `look ${name}`, latencyMs: 5 + environment.random.below(50) }, async () => ({
        found: environment.outside.has(context.workspaceId, context.idempotencyKey),
      })),
  }
}

const OUTPUT = closed({ ok: Type.Literal(true) })

async function run(
  environment: Environment,
  machine: Machine,
  tool: string,
  effect: Effect,
  input: SampleTask,
  context: ToolContext,
): Promise<ToolResult> {
  const { random, outside, schedule } = environment
  const { workspaceId: workspace, idempotencyKey: key, runId } = context
  const act: Act = { workspace, tool, key, run: runId, input, by: machine, sent: false }
  environment.trace?.(`${machine.name} runs ${tool} ${key}`)
  environment.oracle.called(machine, act)
  const manner: Manner =
    !environment.chaos.ended && random.chance(environment.badTools) ? random.pick(BAD_MANNERS) : 'good'
  const happen = async () => {
    outside.inProgress.splice(outside.inProgress.indexOf(act), 1)
    // Under one key it happens once, where the outside promises that.
    if (effect === 'read' || (effect === 'idempotent' && outside.has(workspace, key))) return
    environment.trace?.(`outside: ${tool} ${key} happens`)
    outside.acts.push(act)
    environment.oracle.happened(act)
  }
  const done: ToolResult = { outcome: 'done', output: { ok: true } }
  const asked = { call: 'effect' as const, what: `effect ${tool}`, latencyMs: 5 + random.below(200) }
  if (manner === 'dead') throw new Error('the line went dead')
  if (manner === 'closed') {
    return { outcome: 'not_done', error: { code: 'errand.closed', message: 'closed', next: 'Come back.' } }
  }
  if (manner === 'lies') return done
  if (manner === 'hangs') return new Promise(() => {})
  outside.inProgress.push(act)
  if (manner === 'late') {
    // On the wire already: it arrives long after anybody waits for it, whatever became of the sender.
    act.sent = true
    schedule.after(TIMEOUT_MS + random.below(20_000), happen)
    return new Promise(() => {})
  }
  await machine.call(asked, happen)
  if (manner === 'answer_lost') throw new Error('the line went dead')
  if (manner === 'hangs_after') return new Promise(() => {})
  return manner === 'nonsense' ? { outcome: 'done', output: { ok: 'nonsense' } } : done
}
