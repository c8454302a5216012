import { tasksApp } from '#apps/tasks/app.ts'
import type { TurnSnapshot } from '#apps/tasks/domain/decide/snapshot.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import { send } from '#kernel/controller/workspaces.ts'
import type { Row } from '#kernel/ports/store.ts'
import { storableText } from '#kernel/text.ts'
import { openWorkspace } from '#testing/simulator/run-scenario.ts'
import type { Environment, Say, Scene } from '#testing/simulator/types.ts'
import { randomCall, randomMessage } from '../../../integration/tasks/load/words.ts'
import type { AppScenario } from './simulate.ts'
import { appSpeaker } from './speak.ts'
import type { Stage } from './stage.ts'
import { checkTasks } from './tasks-oracle.ts'

const ZONE = 'Europe/Berlin'
const THINGS = ['buy milk', 'call mom', 'the report', 'water the plants', 'pay rent']

/** One person with two conversations, who says what people, fools and attackers say, and some of it twice. */
export const tasksScenario: AppScenario = {
  shapes: tasksApp,
  begin(environment, stage) {
    const person = { user: `person of ${environment.seed}`, id: '', workspace: '', conversations: ['', ''] }
    const begin = () => {
      person.id = environment.ids.uuid()
      person.workspace = environment.ids.uuid()
      person.conversations = [environment.ids.uuid(), environment.ids.uuid()]
    }
    return {
      tools: () => [],
      rules: { tools: {}, asked: ASKED, final: (breach) => checkTasks(stage, person.workspace, breach) },
      scene: {
        jumps: 7,
        speak: eager(appSpeaker(tasksApp, environment.random)),
        approver: () => 'PERSON',
        async open(insist) {
          begin()
          const spec = { pack: 'tasks', name: 'Tasks', goal: { person_id: person.id }, workspaceId: person.workspace }
          await openWorkspace(environment, insist, spec)
          // Whoever speaks first is the person.
          const content = { ...headOf(environment, person), message: 'add buy milk' }
          await insist(() =>
            send(environment.desk.deps, person.workspace, person.id, 'tasks.message', content, person.id),
          )
        },
        async visit(_state, say) {
          if (environment.chaos.ended) return
          // A yes may come late.
          if (environment.random.chance(0.08)) environment.jump(301_000)
          const talk = talkOf(environment, stage, person, say)
          for (let n = environment.random.below(3); n >= 0; n--) await talk()
        },
        async completed() {
          if (!environment.chaos.ended) return false
          const [left] = await stage.rows<{ n: number }>(LEFT, [person.workspace])
          return left?.n === 0
        },
        untilNextVisitMs: () => (environment.chaos.ended ? 20_000 : 600 + environment.random.below(4000)),
      },
    }
  },
}

/** What of a turn and of what was looked up may have changed under an agent's hands. */
const ASKED =
  /^(row\.absent|task\.(version|unconfirmed)|confirmation\.|history\.|turn\.|reminder\.|database\.constraint)/

const LEFT = `select (select count(*)::int from tasks.turns where workspace_id = $1 and status = 'waiting')
  + (select count(*)::int from kernel.inbox where workspace_id = $1 and consumed_at is null) as n`

/** Deletes what waits for a yes, or whatever it was shown, without waiting for anybody. */
function eager(speak: Scene['speak']): Scene['speak'] {
  return async (temper, call) => {
    const bytes = await speak(temper, call)
    const { turn_id, context, known, named } = call.snapshot as Partial<Extract<TurnSnapshot, { turn_id: string }>>
    const pending = context?.pending_confirmation?.task_id
    const task_id = pending ?? named?.task_id ?? known?.[0]?.task_id
    if (temper !== 'silly' || !turn_id || !task_id) return bytes
    const parameters = { user_id: context?.user_id, task_id }
    return Buffer.from(
      JSON.stringify({
        ...{ action_type: 'decide_turn', turn_id, classified_intent: 'CONFIRM_YES', extracted_params: null },
        ...{ decision_type: pending ? 'EXECUTE_PENDING' : 'INVOKE_TOOL', response_text: null },
        ...{ clarification_question: null, pending_action: null },
        tool_calls: [{ tool_name: 'delete_task', parameters, sequence: 1 }],
      }),
    )
  }
}

interface Person {
  user: string
  id: string
  workspace: string
  conversations: string[]
}

function headOf({ ids, random }: Environment, { user, conversations }: Person) {
  const conversation_id = random.pick(conversations)
  return { user_id: user, turn_id: ids.uuid(), conversation_id, time_zone: ZONE }
}

/** One thing that the person does. */
function talkOf(environment: Environment, stage: Stage, person: Person, say: Say): () => Promise<void> {
  const { random, ids } = environment
  const head = () => headOf(environment, person)
  const see = <T>(sql: string, values: unknown[]) =>
    environment.desk.call({ call: 'look', what: 'look' }, () => stage.rows<T>(sql, values))
  const sendItem = async (kind: string, content: Row) => {
    await say(person.id, kind, content, person.id)
    // The answer was lost on the way: it is sent again as it was.
    if (random.chance(0.15)) await say(person.id, kind, content, person.id)
  }
  return async () => {
    const roll = random.below(100)
    const [waiting] = await see<{ id: string; task_id: string }>(
      `select confirmation_id as id, task_id from tasks.confirmations where workspace_id = $1 and status = 'open' order by 1`,
      [person.workspace],
    )
    const answer = (yes: boolean) =>
      sendItem('tasks.answer', { ...head(), confirmation_id: waiting?.id ?? random.uuid(), yes })
    if (waiting && random.chance(0.2)) {
      if (random.chance(0.4)) {
        environment.jump(301_000)
        return answer(true)
      }
      // Somebody changes it between the question and the answer.
      const parameters = { task_id: waiting.task_id, new_description: `${random.pick(THINGS)} again` }
      await sendItem('tasks.tool', { ...head(), conversation_id: ids.uuid(), tool_name: 'update_task', parameters })
      return answer(true)
    }
    if (roll < 65) return sendItem('tasks.message', { ...head(), message: message(random) })
    if (roll < 75) {
      const tasks = await see<{ id: string }>(
        'select task_id as id from tasks.tasks where workspace_id = $1 order by 1',
        [person.workspace],
      )
      const { tool, parameters } = randomCall(
        random,
        tasks.map(({ id }) => id),
      )
      const tool_name = tool === 'drop_table' ? 'delete_task' : tool
      return sendItem('tasks.tool', { ...head(), tool_name, parameters })
    }
    if (roll < 87) return answer(random.chance(0.6))
    if (roll < 93) return sendItem('tasks.undo', { act: ids.uuid() })
    if (roll < 97) {
      const tasks = [{ description: random.pick(THINGS) }, { description: random.pick(THINGS), completed: true }]
      return sendItem('tasks.import', { user_id: person.user, act: ids.uuid(), time_zone: ZONE, tasks })
    }
    return sendItem('tasks.message', { ...head(), user_id: 'somebody else', message: 'delete buy milk' })
  }
}

/** More of what leads somewhere than the storm of words has. */
function message(random: Random): string {
  const thing = random.pick(THINGS)
  const roll = random.below(10)
  if (roll < 2) return `add ${thing}`
  if (roll < 4) return `delete ${thing}`
  if (roll < 6) return random.pick(['yes', 'yes', 'no'])
  if (roll < 7) return `remind me to ${thing} in ${1 + random.below(2)} minutes`
  return storableText(randomMessage(random), 4000)
}
