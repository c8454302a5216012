import { describe, expect, test } from 'vitest'
import { KEPT, quiet, unclear } from './evaluation/everyday-remarks.ts'
import { commandLike, commands, created, HELD, taken } from './evaluation/household-to-dos.ts'
import { choice, deletion, offer, wording } from './evaluation/open-questions.ts'
import { type Act, openMemoryChat, type Said } from './memory-chat.ts'

/** Lines of people through the whole decision, with tasks on the list; a reply that only asks is no act. */

const isAdded = ({ acts }: Said) => acts.length === 1 && 'add' in acts[0]!
const isTaken = (said: Said) => isAdded(said) || (said.acts.length === 0 && said.offered !== null)
const share = (part: readonly unknown[], all: readonly unknown[]) => part.length / all.length

describe('ordinary to-do lines', () => {
  test('at least 98 % are added or offered [H-todo.2]', () => {
    const lines = [...created, ...taken]
    expect(lines.length).toBeGreaterThanOrEqual(350)
    const lost = lines.filter((line) => !isTaken(openMemoryChat(KEPT).say(line)))
    expect(share(lost, lines), lost.join('; ')).toBeLessThanOrEqual(0.02)
  })

  test('at least 94 % of those with a trigger word are added without a question [H-todo.1]', () => {
    const asked = created.filter((line) => !isAdded(openMemoryChat(KEPT).say(line)))
    expect(share(asked, created), asked.join('; ')).toBeLessThanOrEqual(0.06)
  })

  test.for([
    ['an empty list', []],
    ['a list of other tasks', ['sew a button', 'ring Zoe', 'plant bulbs']],
  ] as const)('what looks like a command is added or offered with %s [H-todo.2]', ([, tasks]) => {
    const lost = commandLike.filter((line) => !isTaken(openMemoryChat(tasks).say(line)))
    expect(lost).toEqual([])
  })

  test('a command about a task of the list keeps its meaning [H-todo.2]', () => {
    const ACT = { DELETE_TASK: 'confirm', COMPLETE_TASK: 'complete', UPDATE_TASK: 'change' } as const
    for (const { says, intent, task } of commands)
      expect(openMemoryChat(HELD).say(says).acts, says).toMatchObject([{ [ACT[intent]]: task }])
  })
})

describe('a command about a task that is not there', () => {
  const chat = () => openMemoryChat(['call mom', 'buy milk'])
  const NO_MATCH =
    "I couldn't find a task matching 'gym membership'. Here are your current tasks:\n1. call mom\n2. buy milk"

  test('is offered as a new task behind the sentence of the requirement; a yes adds it [H-todo.2]', () => {
    const open = chat()
    expect(open.say('cancel gym membership').reply).toBe(
      `${NO_MATCH}\nWould you like me to add 'cancel gym membership' to your tasks? Reply 'yes' to add it or 'no' to leave it.`,
    )
    expect(open.say('yes').acts).toEqual([{ add: 'cancel gym membership' }])
  })

  test('a number or a name of the list still picks the task that was meant', () => {
    for (const answer of ['2', 'buy milk', 'the milk']) {
      const open = chat()
      open.say('cancel gym membership')
      expect(open.say(answer).acts, answer).toEqual([{ confirm: 'buy milk' }])
    }
  })

  test('anything else adds and deletes nothing', () => {
    for (const answer of ['no', 'hello', 'thanks!', 'yes?', 'why yes would I', '👍🚫', '7', 'never mind']) {
      const open = chat()
      open.say('cancel gym membership')
      expect(open.say(answer).acts, answer).toEqual([])
      expect(open.say('yes').acts, `${answer}, then yes`).toEqual([])
    }
  })

  test('is not offered where it points at a task', () => {
    for (const command of [
      'delete the report',
      'delete buy bread',
      'delete task 9',
      'remove the moon task',
      'change the report to the essay',
      'mark gym membership as done',
    ])
      expect(chat().say(command), command).toMatchObject({ acts: [], offered: null })
  })
})

describe('lines that ask for nothing', () => {
  test('at most 1 % are acted on, with tasks of their words on the list [H-todo.2]', () => {
    const lines = [...quiet, ...unclear]
    expect(lines.length).toBeGreaterThanOrEqual(450)
    const acted = lines.filter((line) => {
      const { acts, reply } = openMemoryChat(KEPT).say(line)
      return acts.length > 0 || reply.startsWith('Here are your tasks')
    })
    expect(share(acted, lines), acted.join('; ')).toBeLessThanOrEqual(0.01)
  })

  test('at most 5 % of small talk is offered as a task [H-todo.2]', () => {
    const offered = quiet.filter((line) => openMemoryChat(KEPT).say(line).offered !== null)
    expect(share(offered, quiet), offered.join('; ')).toBeLessThanOrEqual(0.05)
  })
})

describe('an answer to a question', () => {
  const answer = (tasks: readonly string[], asks: string, line: string) => {
    const open = openMemoryChat(tasks)
    open.say(asks)
    return open.say(line)
  }

  describe('whether to delete', () => {
    const say = (line: string) => answer(deletion.tasks, deletion.asks, line)

    test('a clear yes deletes, a clear no keeps [H-chat.1]', () => {
      for (const line of deletion.yes) expect(say(line).acts, line).toEqual([{ delete: deletion.task }])
      for (const line of deletion.no) expect(say(line), line).toMatchObject({ acts: [], decision: 'CANCEL_PENDING' })
    })

    test('anything else deletes and changes nothing [H-chat.1]', () => {
      const isAct = (act: Act) => !('confirm' in act)
      expect(deletion.neither.filter((line) => say(line).acts.some(isAct))).toEqual([])
    })

    test('a request of its own is followed instead [H-chat.1]', () => {
      for (const [line, act] of deletion.requests) expect(say(line).acts, line).toEqual([act])
    })
  })

  describe.for(choice.asks)('which task: "%s"', (asks) => {
    const act = asks.startsWith('delete') ? 'confirm' : 'complete'
    const say = (line: string) => answer(choice.tasks, asks, line)

    test('a number or a name picks one [H-chat.1]', () => {
      for (const [line, option] of choice.picks)
        expect(say(line).acts, line).toEqual([{ [act]: choice.options[option] }])
    })

    test('anything else picks none [H-chat.1]', () => {
      expect(choice.neither.filter((line) => say(line).acts.length > 0)).toEqual([])
    })
  })

  test('whether to add: only a yes adds [H-chat.1] [H-todo.1]', () => {
    const say = (line: string) => answer(KEPT, offer.asks, line)
    for (const line of offer.yes) expect(say(line).acts, line).toEqual([{ add: offer.asks }])
    expect(offer.neither.filter((line) => say(line).acts.length > 0)).toEqual([])
  })

  test('what the task should say: words of a task are taken, small talk is not [H-chat.1]', () => {
    const say = (line: string) => answer(KEPT, wording.asks, line)
    for (const line of wording.words) expect(isAdded(say(line)), line).toBe(true)
    expect(wording.neither.filter((line) => say(line).acts.length > 0)).toEqual([])
  })
})
