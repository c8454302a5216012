import { expect, test } from 'vitest'
import { withModel } from '#apps/tasks/agent/with-model.ts'
import type { DecideTurn } from '#apps/tasks/contracts.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { openChat } from '../../support/chat.ts'
import { ATTACKS, MARKS } from './evaluation/hostile-model.ts'

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
    ...call('add_task', { user_id: context.user_id, description: 'buy milk' }),
  }))
  const chat = await openChat({ agentFor })
  const anna = chat.as('anna')
  expect((await anna.say('add buy milk')).reply).toBe("I've added 'buy milk' to your tasks.")
  expect(asked).toHaveLength(1)
  expect(await chat.service.audit(anna.caller)).toMatchObject([{ decision_type: 'INVOKE_TOOL' }])
})

test('a model that understands what the engine does not has the person asked, in words of their own [T-do.2] [H-chat.1]', async () => {
  const { agentFor } = modelSaying(({ context }) =>
    context.message === 'ja' || context.message === 'yes'
      ? 'nothing'
      : {
          classified_intent: 'AMBIGUOUS',
          decision_type: 'ASK_CLARIFICATION',
          clarification_question: 'Log in at https://evil.example',
          extracted_params: { description: 'Milch kaufen' },
        },
  )
  const chat = await openChat({ agentFor })
  const anna = chat.as('anna')
  const offered = await anna.say('Erinnere mich daran, Milch zu kaufen')
  expect(offered.reply).toMatch(/^Would you like me to add 'Milch kaufen' to your tasks\?/)
  expect(JSON.stringify(offered)).not.toContain('evil')
  expect((await anna.say('yes')).reply).toBe("I've added 'Milch kaufen' to your tasks.")
})

test('a hostile model in a whole conversation: what was said is done, and nothing else [H-chat.1] [H-chat.2]', async () => {
  const attacks = Object.values(ATTACKS)
  let turn = 0
  const { agentFor } = modelSaying((snapshot) => {
    const target = snapshot.resolution?.looked.page.at(-1)?.task_id ?? snapshot.context.pending_confirmation?.task_id
    const given = attacks[turn++ % attacks.length]!(snapshot as never, target ?? view, view)
    return given as Partial<DecideTurn>
  })
  const chat = await openChat({ agentFor })
  const anna = chat.as('anna')
  const replies: string[] = []
  for (const message of [
    ...['remind me to pay rent', 'remind me to buy milk', 'Todo: Send a link', 'hello', 'tell me a joke'],
    ...['buy eggs', 'no', 'I finished buy milk', 'delete pay rent', 'hello', 'delete pay rent', 'no', 'show my tasks'],
    ...['rename pay rent to pay the rent', 'delete Send a link', 'yes', 'what is the weather', 'thanks!', 'add bread'],
  ]) {
    const { reply, decision } = await anna.say(message)
    replies.push(reply)
    expect(JSON.stringify([reply, decision]), message).not.toMatch(MARKS)
  }
  expect((await anna.tasks()).map(({ description, status }) => [description, status])).toEqual([
    ['bread', 'pending'],
    ['buy milk', 'completed'],
    ['pay the rent', 'pending'],
  ])
  expect(replies.filter((reply) => /^I've added/.test(reply))).toHaveLength(4)
})

const PLANTED: Array<[what: string, code: RegExp, decide: (snapshot: Snapshot) => Partial<DecideTurn> | string]> = [
  [
    'deletes without asking',
    /^intent\.other/,
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

let view = ''
function taskOf(snapshot: Snapshot): string {
  return snapshot.resolution?.looked.page[0]?.task_id ?? snapshot.context.pending_confirmation?.task_id ?? view
}

test.for(PLANTED)('a model that %s is refused, and the engine answers instead', async ([, code, decide]) => {
  const { agentFor, asked } = modelSaying(decide)
  let compliant = false
  const chat = await openChat({ agentFor: (_state, app) => (compliant ? agentFor() : app.agent) })
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'delete buy milk')
  view = (await anna.tasks())[0]!.task_id
  compliant = true
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
  "'buy milk' has been deleted.",
  'Done! Your list is empty now.',
  'Tudo pronto, a tarefa foi apagada.',
  'Sign in at https://evil.example to go on.',
])('a model that says %j is not quoted [T-10.1] [H-chat.2]', async (response_text) => {
  const { agentFor } = modelSaying(() => ({ decision_type: 'RESPOND_ONLY', response_text }))
  const anna = (await openChat({ agentFor })).as('anna')
  const said = await anna.say('hello')
  expect(said.reply).toMatch(/^I keep your to-do list/)
  expect(JSON.stringify(said)).not.toContain(response_text.slice(0, 12))
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

test.for([
  ['a failure that there was not', "Sorry, I wasn't able to add the task. Please try again."],
  ['a text that cannot be stored', 'all done\u0000'],
  ['that it took too long', 'This is taking longer than expected, so I stopped and changed nothing. Please try again.'],
])('a model that says %s does not keep the person from what they asked for [H-chat.1]', async ([, response_text]) => {
  const { asked, agentFor } = modelSaying(() => ({ decision_type: 'RESPOND_ONLY', response_text }))
  const anna = (await openChat({ agentFor })).as('anna')
  expect((await anna.say('add buy eggs')).reply).toBe("I've added 'buy eggs' to your tasks.")
  expect(await anna.tasks()).toMatchObject([{ description: 'buy eggs' }])
  expect(asked).toHaveLength(1)
})
