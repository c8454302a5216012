import { engine } from '#apps/tasks/agent/engine.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { personIdOf, workspaceOf } from '#apps/tasks/services/local.ts'
import type { Lanewright } from '#host/open.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import { checkTasks, TASK_LANES } from '../../../attack/compliant/oracles/tasks.ts'
import { randomCall, randomMessage } from '../../tasks/load/words.ts'
import type { Field } from '../field.ts'
import { resumeIfPaused } from './system-workspace.ts'

/** People who chat about their tasks, each in two conversations, so that a yes can go astray. */
export function tasksField(): Field {
  const people = new Map<string, { user: string; conversations: string[] }>()

  async function speak(lw: Lanewright, ws: string, random: Random): Promise<void> {
    const { user, conversations } = people.get(ws) as { user: string; conversations: string[] }
    const [open] = (
      await lw.database
        .pool('auditor')
        .query<{ id: string }>(
          `select confirmation_id as id from tasks.confirmations where workspace_id = $1 and status = 'open'`,
          [ws],
        )
    ).rows
    const head = {
      ...{ user_id: user, turn_id: random.uuid(), time_zone: 'Europe/Berlin' },
      conversation_id: random.pick(conversations),
    }
    const person = personIdOf(user)
    const call = randomCall(random, [])
    if (open && random.chance(0.3))
      await lw.send(ws, person, 'tasks.answer', { ...head, confirmation_id: open.id, yes: random.chance(0.5) }, person)
    else if (call.tool !== 'drop_table' && random.chance(0.2))
      await lw.send(ws, person, 'tasks.tool', { ...head, tool_name: call.tool, parameters: call.parameters }, person)
    else {
      const message = randomMessage(random).toWellFormed().replaceAll('\u0000', ' ').slice(0, 4000)
      await lw.send(ws, person, 'tasks.message', { ...head, message }, person)
    }
  }

  return {
    app: tasksApp,
    options: { limits: { maxAttempts: 100 } },
    names: ['DELETE_TASKS', 'PERSON', 'tasks.tasks', 'tasks.confirmations', 'kernel.grants', 'execute_tool'],
    allowed: TASK_LANES,
    async begin(lw, n) {
      const user = `stormed-${n}`
      const ws = workspaceOf(user)
      await lw.create({ pack: 'tasks', name: 'Tasks', goal: { person_id: personIdOf(user) }, workspaceId: ws })
      people.set(ws, {
        user,
        conversations: [n, n + 1000].map((k) => `0198c0de-0000-7000-8000-${String(k).padStart(12, '0')}`),
      })
      return ws
    },
    sly: () => engine,
    slyness: 0.05,
    async attend(lw, ws, random) {
      await resumeIfPaused(lw, ws, personIdOf((people.get(ws) as { user: string }).user))
      await speak(lw, ws, random)
    },
    oracle: ({ lw }) => checkTasks(lw, people.keys()),
  }
}
