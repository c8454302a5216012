import { randomUUID } from 'node:crypto'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { tasksServiceOf, workspaceOf } from '../services/local.ts'
import type { TasksService } from '../services/service.ts'

/** What a person says, and how the answer must begin. A star is the person's own command, a slash another person. */
type Line = [says: string, answers: string | RegExp]

const SCENES: Array<[title: string, lines: Line[]]> = [
  [
    'Tasks are written down, with their dates, labels and priorities',
    [
      ['hello there', 'I keep your to-do list.'],
      ['what do I need to do?', "You don't have any tasks yet."],
      ['remind me to call mom tomorrow at 5pm', "I've added 'call mom' to your tasks.\nDue tomorrow at 17:00"],
      ["don't forget to buy milk", "I've added 'buy milk' to your tasks."],
      ['add buy bread #shopping p2', "I've added 'buy bread' to your tasks."],
      ['add "Read \'1984\' tomorrow"', "I've added 'Read '1984' tomorrow' to your tasks."],
      ['add water the plants every day', "I've added 'water the plants' to your tasks."],
      ['show my tasks', 'Here are your tasks:\n1. water the plants'],
    ],
  ],
  [
    'Where it is not clear, it asks; it never guesses',
    [
      [
        'I finished buy',
        "I found multiple tasks that match 'buy':\n1. buy bread\n2. buy milk\nWhich one did you mean?",
      ],
      ['2', "Done! 'buy milk' has been marked as completed."],
      ['add milk and show my list', "I'm not sure what you'd like to do."],
      ['I did not finish the report', 'I keep your to-do list.'],
      ['how do I delete a task?', 'To delete a task'],
      ['complete the moon landing task', "I couldn't find a task matching"],
      ['change call mom to call mom and dad', "Updated 'call mom' to 'call mom and dad'."],
      ['complete water the plants', "Done! 'water the plants' has been marked as completed.\nNext: "],
    ],
  ],
  [
    'Nothing is deleted without a yes to exactly that task',
    [
      ['delete all completed tasks', 'I delete one task at a time'],
      ['delete buy bread', "Are you sure you want to delete 'buy bread'?"],
      ['no', "Okay, I won't delete 'buy bread'."],
      ['delete buy bread', "Are you sure you want to delete 'buy bread'?"],
      ['what are my tasks?', 'Here are your tasks:'],
      ['yes', 'There is nothing to confirm right now.'],
      ['delete buy bread', "Are you sure you want to delete 'buy bread'?"],
      ['yes please', "'buy bread' has been deleted."],
      ['yes', 'There is nothing to confirm right now.'],
    ],
  ],
  [
    'The person takes back, searches and exports; another person sees nothing of it',
    [
      ['*undo', "Taken back: 'buy bread'."],
      ['*search bread', 'buy bread'],
      ['*export', /^BEGIN:VCALENDAR/],
      ['/what are my tasks?', "You don't have any tasks yet."],
      ['/delete buy bread', "I couldn't find a task matching 'buy bread'."],
    ],
  ],
]

export interface Demonstrated {
  workspace: string
  cycles: number
  effects: { verified: number; not_done: number; uncertain: number }
  ledger: { entries: number; verified: boolean }
  status: string
}

/** A conversation that shows everything, with people made for it, and the proof of it at the end. */
export async function demonstrate(lw: Lanewright, log: (line: string) => void): Promise<Demonstrated> {
  const service = tasksServiceOf(lw)
  const name = `demo-${randomUUID().slice(0, 8)}`
  const people = { own: talker(service, name), other: talker(service, `${name}-neighbour`) }
  for (const [title, lines] of SCENES) {
    log(`\n${title}`)
    for (const [says, answers] of lines) {
      const words = says.replace(/^[*/]/, '')
      const reply = await (says.startsWith('*')
        ? command(service, name, words)
        : people[says.startsWith('/') ? 'other' : 'own'](words))
      log(`${says.startsWith('*') ? '  command' : says.startsWith('/') ? '    other' : '      you'}: ${words}`)
      log(`lanewright: ${reply.replaceAll('\n', '\n            ')}`)
      const fits = typeof answers === 'string' ? reply.startsWith(answers) : answers.test(reply)
      if (!fits)
        throw new Failure(
          'demo.other_answer',
          `to ${JSON.stringify(words)} it answered otherwise`,
          'Report this with the lines above.',
        )
    }
  }
  const workspace = workspaceOf(name)
  const cycles = (await service.audit({ user_id: name }, 1000)).length
  const [verified, replayed, state] = [await lw.verify(), await lw.replay(workspace), await lw.store.load(workspace)]
  const sound = verified.ok && replayed.ok && replayed.differences === 0
  log(
    `\n${cycles} decisions, each with its audit record; ${verified.entries ?? 0} ledger entries ${sound ? 'verified, every table rebuilt without a difference' : 'NOT verified'}.`,
  )
  return {
    workspace,
    cycles,
    effects: { verified: 0, not_done: 0, uncertain: state?.uncertain.length ?? 0 },
    ledger: { entries: verified.entries ?? 0, verified: sound },
    status: state?.workspace.status ?? 'unknown',
  }
}

function talker(service: TasksService, user_id: string): (message: string) => Promise<string> {
  const conversation_id = randomUUID()
  return async (message) => (await service.say({ user_id }, message, { conversation_id })).reply
}

async function command(service: TasksService, user_id: string, words: string): Promise<string> {
  const [verb, ...rest] = words.split(' ')
  if (verb === 'undo') return (await service.undo({ user_id })).reply
  if (verb === 'search') {
    const { tasks } = await service.list({ user_id }, { search: rest.join(' ') })
    return tasks.map(({ description }) => description).join('\n')
  }
  let document = ''
  for await (const piece of service.export({ user_id }, 'ics')) document += piece
  return document.split('\r\n').slice(0, 8).join('\n')
}
