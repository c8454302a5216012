import type { Lanewright } from '#host/open.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Outside } from './app.ts'

/** grants: two people grant all they are shown. alone: one person grants all, never a second. never: grants nothing. */
export type Temper = 'grants' | 'alone' | 'never'

const ENOUGH_TASKS = 4
const ENOUGH_WAITING = 10

/** Keeps a workspace alive between two drives, as people would; now and then somebody tries to cheat. */
export async function attend(
  lw: Lanewright,
  ws: string,
  temper: Temper,
  outside: Outside,
  random: Random,
): Promise<void> {
  const state = await lw.store.load(ws)
  if (!state) return
  const say = (person: string, kind: string, content: Record<string, unknown>) => lw.send(ws, person, kind, content)
  if (state.workspace.status === 'paused') await say('anna', 'workspace.resume', {})
  if (state.counts.blocked > 0) await reopen(lw, ws, random)
  if (state.counts.pending < ENOUGH_TASKS) {
    await say('anna', 'task.create', { description: `Look after the matter ${random.below(1000)}` })
  }
  if (state.current_task && state.current_task.required_effects.length === 0 && random.chance(0.1)) {
    await say('anna', 'task.complete', { task_id: state.current_task.task_id })
  }
  const question = state.questions.find((q) => q.status === 'open')
  if (question) await say('anna', 'question.answer', { question_id: question.question_id, answer: 'As you like.' })
  await decide(state, temper, say, random)
  for (const intent of state.uncertain) {
    const found = outside.find({ workspaceId: ws, idempotencyKey: intent.idempotency_key })
    await say('anna', 'effect.settle', { intent_id: intent.intent_id, outcome: found ? 'verified' : 'not_done' })
  }
  if (random.chance(0.05)) await cheat(state, say, random)
}

type Say = (person: string, kind: string, content: Record<string, unknown>) => Promise<unknown>

async function decide(state: State, temper: Temper, say: Say, random: Random): Promise<void> {
  const pending = state.approvals.filter((a) => a.status === 'pending')
  if (temper === 'never') {
    for (const a of pending.slice(ENOUGH_WAITING)) {
      const { approval_id, action_hash } = a
      await say('anna', 'approval.decide', {
        approval_id,
        action_hash,
        decision: 'reject',
        role: 'SENDER',
        reason: 'No.',
      })
    }
    return
  }
  for (const { approval_id, action_hash } of pending) {
    const grant = { approval_id, action_hash, decision: 'grant', role: 'SENDER' }
    await say('anna', 'approval.decide', grant)
    // The same person again is not a second person.
    await say(temper === 'grants' ? 'bert' : 'anna', 'approval.decide', grant)
  }
  // What waits for a second person that never comes is taken back in the end.
  if (temper === 'alone' && pending.length > ENOUGH_WAITING) {
    const { approval_id, action_hash } = random.pick(pending)
    await say('anna', 'approval.decide', { approval_id, action_hash, decision: 'reject', role: 'SENDER' })
  }
}

/** Wrong bytes, wrong role, an edit into something else, a task that is not theirs to end. */
async function cheat(state: State, say: Say, random: Random): Promise<void> {
  const approval_id = state.approvals[0]?.approval_id ?? random.uuid()
  const action_hash = state.approvals[0]?.action_hash ?? 'a'.repeat(64)
  const task_id = state.eligible_tasks[0]?.task_id ?? random.uuid()
  const tricks: Array<[string, Record<string, unknown>]> = [
    ['approval.decide', { approval_id, action_hash: 'b'.repeat(64), decision: 'grant', role: 'SENDER' }],
    ['approval.decide', { approval_id, action_hash, decision: 'grant', role: 'CLERK' }],
    ['approval.decide', { approval_id: random.uuid(), action_hash, decision: 'grant', role: 'SENDER' }],
    ['approval.edit', { approval_id, proposal: '{"action_type":"send_letter","letter_key":"case-2"}' }],
    ['task.complete', { task_id }],
    ['effect.settle', { intent_id: random.uuid(), outcome: 'verified' }],
    ['workspace.recover', {}],
    ['no.such.kind', { anything: true }],
  ]
  const [kind, content] = random.pick(tricks)
  await say('mallory', kind, content)
}

async function reopen(lw: Lanewright, ws: string, random: Random): Promise<void> {
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ task_id: string }>(
      `select task_id from kernel.tasks where workspace_id = $1 and status = 'blocked' order by updated_at desc limit 5`,
      [ws],
    )
  const blocked = rows[random.below(rows.length)]
  if (blocked) await lw.send(ws, 'anna', 'task.reopen', { task_id: blocked.task_id })
}
