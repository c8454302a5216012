import { send } from '#kernel/controller/workspaces.ts'
import type { ApprovalRow, State } from '#kernel/ports/store.ts'
import type { Environment, Machine, Say } from './types.ts'

/** People at their desk: they grant, refuse, edit, stop, answer and sometimes cheat. In the end they help. */
export async function attend(environment: Environment, desk: Machine, workspace: string): Promise<void> {
  const { random } = environment
  const state = await desk.deps.store.load(workspace)
  if (!state) return
  const say: Say = (person, kind, content = {}, subject) => send(desk.deps, workspace, person, kind, content, subject)
  if (environment.chaos.ended) return help(environment, desk, state, say)
  if (random.chance(0.5)) await goOn(desk, state, say)
  for (const approval of state.approvals.filter((a) => a.status === 'pending')) await decide(environment, approval, say)
  if (random.chance(0.2)) await settle(environment, state, say)
  if (random.chance(0.3)) await answer(state, say)
  if (random.chance(0.3)) await completeByHand(state, say)
  if (random.chance(0.3)) await reopen(environment, desk, state, say)
  if (random.chance(0.2)) await meddle(environment, desk, state, say)
  await environment.scene.visit(state, say)
}

/** Somebody stops it this very moment. */
export async function startle({ desk, oracle, random }: Environment, workspace: string): Promise<void> {
  const { store, clock, ids } = desk.deps
  try {
    if (random.chance(0.5)) await send(desk.deps, workspace, 'anna', 'workspace.pause', { reason: 'Wait!' })
    else await store.stop(workspace, ids.uuid(), 'anna', 'Stop!', new Date(clock.nowMs()).toISOString())
  } catch (error) {
    oracle.threw(error)
  }
}

async function decide({ random, scene }: Environment, approval: ApprovalRow, say: Say): Promise<void> {
  const { approval_id, action_hash, content } = approval
  const yes = { approval_id, action_hash, decision: 'grant', role: scene.approver(approval) }
  const roll = random.below(100)
  if (roll < 50) {
    await say('anna', 'approval.decide', yes)
    if (approval.people_needed === 2) await say(random.pick(['bert', 'bert', 'anna']), 'approval.decide', yes)
  } else if (roll < 60) await say('anna', 'approval.decide', { ...yes, decision: 'reject', reason: 'Not like this.' })
  else if (roll < 68) await say('bert', 'approval.edit', { approval_id, proposal: scene.reworded(content) })
  else if (roll < 80) {
    const lies = [{ action_hash: 'b'.repeat(64) }, { role: 'CLERK' }, { approval_id: random.uuid() }]
    await say('mallory', 'approval.decide', { ...yes, ...random.pick(lies) })
  } else if (roll < 84) {
    // The same decision twice: the answer to the first was lost.
    await say('anna', 'approval.decide', yes)
    await say('anna', 'approval.decide', yes)
  }
}

/** They look outside and say what they see; that nothing happened only when nothing can happen any more. */
async function settle(environment: Environment, state: State, say: Say): Promise<void> {
  const { id } = state.workspace
  for (const intent of state.uncertain) {
    const key = intent.idempotency_key.replace(/^([^:#]+)#\d+:/, '$1:')
    const happened = environment.outside.has(id, key)
    if (!happened && (environment.outside.mayStillHappen(id, key) || environment.mayStillAct(id, intent.run_id)))
      continue
    await say('anna', 'effect.settle', { intent_id: intent.intent_id, outcome: happened ? 'verified' : 'not_done' })
  }
}

async function answer(state: State, say: Say): Promise<void> {
  const question = state.questions.find((q) => q.status === 'open')
  if (question) await say('bert', 'question.answer', { question_id: question.question_id, answer: 'As you like.' })
}

async function completeByHand(state: State, say: Say): Promise<void> {
  const task = state.current_task
  if (task && task.required_effects.length === 0) await say('anna', 'task.complete', { task_id: task.task_id })
}

async function reopen(environment: Environment, desk: Machine, state: State, say: Say): Promise<void> {
  if (state.counts.blocked === 0) return
  const { id } = state.workspace
  for (const task_id of environment.tasksOf(id)) {
    const blocked = await desk.deps.store.countRows(id, 'kernel.tasks', { task_id, status: 'blocked' }, 1)
    if (blocked > 0) await say('anna', 'task.reopen', { task_id })
  }
}

/** Whatever comes to their mind. */
async function meddle(environment: Environment, desk: Machine, state: State, say: Say): Promise<void> {
  const { random } = environment
  const { id } = state.workspace
  const { store, clock, ids } = desk.deps
  const now = () => new Date(clock.nowMs()).toISOString()
  const task_id = random.pick(environment.tasksOf(id)) ?? random.uuid()
  const ideas: Array<() => Promise<unknown>> = [
    () => say('anna', 'workspace.pause', { reason: 'lunch' }),
    () => say('anna', 'workspace.pause', { reason: 'lunch' }),
    () => say('anna', 'workspace.resume'),
    () => store.stop(id, ids.uuid(), 'anna', 'something smells', now()),
    () => store.stop('all', ids.uuid(), 'anna', 'fire', now()),
    () => store.liftStop(id, now()),
    () => store.liftStop('all', now()),
    () => store.liftStop('all', now()),
    () => say('bert', 'task.create', { description: `Think about ${random.below(9)} things` }),
    () => say('bert', 'task.block', { task_id, reason: 'not now' }),
    () => say('mallory', 'task.complete', { task_id }),
    () => say('mallory', 'effect.settle', { intent_id: random.uuid(), outcome: 'verified' }),
    () => say('mallory', 'no.such.kind', { anything: true }),
    () => say('bert', 'workspace.budget', random.pick([{ agent_calls: 5 }, {}, { agent_calls: 500 }])),
  ]
  await random.pick(ideas)()
}

async function goOn(desk: Machine, state: State, say: Say): Promise<void> {
  const { id, status } = state.workspace
  const { store, clock } = desk.deps
  const now = () => new Date(clock.nowMs()).toISOString()
  if (state.stopped) {
    await store.liftStop(id, now())
    await store.liftStop('all', now())
  }
  if (status === 'paused') await say('anna', 'workspace.resume')
}

/** The storm is over: whatever stands in the way of the work is put right. */
async function help(environment: Environment, desk: Machine, state: State, say: Say): Promise<void> {
  const { status, budget } = state.workspace
  await goOn(desk, state, say)
  if (Object.keys(budget).length > 0) await say('anna', 'workspace.budget', {})
  if (status === 'error') await say('anna', 'workspace.recover')
  for (const approval of state.approvals.filter((a) => a.status === 'pending')) {
    const { approval_id, action_hash } = approval
    const yes = { approval_id, action_hash, decision: 'grant', role: environment.scene.approver(approval) }
    for (const person of approval.people_needed === 2 ? ['anna', 'bert'] : ['anna'])
      await say(person, 'approval.decide', yes)
  }
  await settle(environment, state, say)
  await answer(state, say)
  await completeByHand(state, say)
  await reopen(environment, desk, state, say)
  await environment.scene.visit(state, say)
}
