import { expect, test } from 'vitest'
import { withModel } from '#packs/tasks/agents/with-model.ts'
import type { DecideTurn } from '#packs/tasks/contracts.ts'
import type { Agent } from '#ports/agent.ts'
import { openChat } from '../../harness/chat.ts'

type Snapshot = {
  turn_id: string
  context: { message: string; user_id: string; pending_confirmation: { task_id: string } | null }
  resolution: { looked: { page: Array<{ task_id: string; description: string }> } } | null
}

/** A model that says what the test wants, and counts how often it was asked. */
function modelSaying(decide: (snapshot: Snapshot) => Partial<DecideTurn> | string) {
  const asked: string[] = []
  const model: Agent = {
    name: 'model',
    async propose(call) {
      const snapshot = call.snapshot as Snapshot
      asked.push(snapshot.context.message)
      const said = decide(snapshot)
      const nothing = { tool_calls: null, response_text: null, clarification_question: null, pending_action: null }
      const proposal = {
        action_type: 'decide_turn',
        turn_id: snapshot.turn_id,
        classified_intent: 'GENERAL_CHAT',
        ...nothing,
      }
      return { bytes: Buffer.from(typeof said === 'string' ? said : JSON.stringify({ ...proposal, ...said })) }
    },
  }
  return { asked, agentFor: () => withModel(model) }
}

const call = (tool_name: string, parameters: object) =>
  ({
    decision_type: 'INVOKE_TOOL',
    tool_calls: [{ tool_name, parameters, sequence: 1 }],
  }) as unknown as Partial<DecideTurn>

test('a model proposes the same decision and it is executed like the engine’s [T-do.2]', async () => {
  const { asked, agentFor } = modelSaying(({ context }) => ({
    classified_intent: 'CREATE_TASK',
    ...call('add_task', { user_id: context.user_id, description: 'Milch kaufen' }),
  }))
  const chat = await openChat({ agentFor })
  const anna = chat.as('anna')
  expect((await anna.say('Erinnere mich daran, Milch zu kaufen')).reply).toBe(
    "I've added 'Milch kaufen' to your tasks.",
  )
  expect(asked).toHaveLength(1)
  expect(await chat.service.audit(anna.caller)).toMatchObject([{ decision_type: 'INVOKE_TOOL' }])
})

const PLANTED: Array<[what: string, code: RegExp, decide: (snapshot: Snapshot) => Partial<DecideTurn> | string]> = [
  [
    'deletes without asking',
    /^lane\.|prohibit/,
    (s) => ({ classified_intent: 'DELETE_TASK', ...call('delete_task', { user_id: 'anna', task_id: taskOf(s) }) }),
  ],
  [
    'executes what the person did not confirm',
    /^confirmation\.no_yes/,
    (s) => ({
      ...call('delete_task', { user_id: 'anna', task_id: s.context.pending_confirmation?.task_id }),
      decision_type: 'EXECUTE_PENDING',
      classified_intent: 'CONFIRM_YES',
    }),
  ],
  ['acts for another user', /^user\.other/, () => call('add_task', { user_id: 'bob', description: 'mine' })],
  ['calls a sixth tool [S002-out.1]', /^schema\./, () => call('send_mail', { user_id: 'anna' })],
  [
    'invents a decision type [S002-out.3]',
    /^schema\./,
    () => ({ decision_type: 'DELETE_NOW' as never, response_text: 'x' }),
  ],
  [
    'asks to confirm something else than a deletion [S002-out.4]',
    /^schema\./,
    () => ({
      decision_type: 'REQUEST_CONFIRMATION',
      pending_action: { action_type: 'SEND', task_id: 'x', task_description: 'y' } as never,
    }),
  ],
  [
    'claims a success [T-10.1]',
    /^decision\.claims/,
    () => ({ decision_type: 'RESPOND_ONLY', response_text: "'buy milk' has been deleted." }),
  ],
  [
    'calls two tools at once [T-1.1]',
    /^schema\./,
    () => ({
      decision_type: 'INVOKE_TOOL',
      tool_calls: [1, 2].map((sequence) => ({
        tool_name: 'list_tasks',
        parameters: { user_id: 'anna' },
        sequence,
      })) as never,
    }),
  ],
  [
    'completes a task that it was not shown',
    /^task\.not_shown/,
    () => ({
      classified_intent: 'COMPLETE_TASK',
      ...call('complete_task', { user_id: 'anna', task_id: '00000000-0000-4000-8000-000000000000' }),
    }),
  ],
  ['says no JSON at all', /^json\./, () => 'Sure! I deleted everything.'],
]

let shown = ''
function taskOf(snapshot: Snapshot): string {
  return snapshot.resolution?.looked.page[0]?.task_id ?? snapshot.context.pending_confirmation?.task_id ?? shown
}

test.for(PLANTED)('a model that %s is refused, and the engine answers instead', async ([, code, decide]) => {
  const { agentFor, asked } = modelSaying(decide)
  let obedient = false
  const chat = await openChat({ agentFor: (_state, pack) => (obedient ? agentFor() : pack.agent) })
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'delete buy milk')
  shown = (await anna.tasks())[0]!.task_id
  obedient = true
  const answer = await anna.say('hmm, what can you do?')
  expect(asked).toHaveLength(1)
  expect(answer).toMatchObject({ decision: { decision_type: 'RESPOND_ONLY' } })
  expect(await anna.tasks()).toMatchObject([{ description: 'buy milk', status: 'pending', version: 1 }])
  const refused = await chat.rows<{ code: string }>(
    `select verdict -> 'error' ->> 'code' as code from kernel.agent_calls where not (verdict ->> 'ok')::boolean`,
  )
  expect(refused).toHaveLength(1)
  expect(refused[0]?.code).toMatch(code)
})

test.for([
  [{ task_reference: 5 }],
  [{ task_reference: ['buy milk'] }],
  [{ task_reference: 'buy milk', new_description: { a: 1 } }],
])(
  'a model that extracts %j instead of words does not stop the chat: this turn and the next are answered',
  async ([extracted_params]) => {
    const { agentFor } = modelSaying((snapshot) => {
      if (snapshot.resolution || snapshot.context.message !== 'rename it') throw new Error('gone')
      return {
        classified_intent: 'UPDATE_TASK',
        extracted_params: extracted_params as Record<string, unknown>,
        ...call('list_tasks', { user_id: 'anna' }),
      }
    })
    const anna = (await openChat({ agentFor })).as('anna')
    await anna.say('add buy milk')
    expect((await anna.say('rename it')).reply).not.toContain('longer than expected')
    expect((await anna.say('show my tasks')).reply).toBe('Here are your tasks:\n1. buy milk')
  },
)

test('a model that cannot be reached is replaced by the engine [T-do.1]', async () => {
  const down: Agent = { name: 'model', propose: () => Promise.reject(new Error('no network')) }
  const anna = (await openChat({ agentFor: () => withModel(down) })).as('anna')
  expect((await anna.say('add buy milk')).reply).toBe("I've added 'buy milk' to your tasks.")
})
