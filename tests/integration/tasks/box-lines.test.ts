import { describe, expect, test } from 'vitest'
import { boxLines } from './evaluation/box-lines.ts'
import { idle, ON_LIST, result, stray, TOLD_LIST } from './evaluation/idle-lines.ts'
import { COMMAND_LIST, listCommands } from './evaluation/list-commands.ts'
import { TALK_LIST, talks } from './evaluation/talks.ts'
import { type Act, openMemoryChat, type Said } from './memory-chat.ts'

/** What people type into the box, with titles and times; talk that asks for nothing; questions that are open. */

const share = (part: readonly unknown[], all: readonly unknown[]) => part.length / all.length
const isAdded = ({ acts }: Said) => acts.length === 1 && 'add' in acts[0]!
const isActed = ({ acts, decision }: Said) => acts.length > 0 || decision === 'INVOKE_TOOL'

/** The task that a line becomes, with a yes to the offer; null where it is neither added nor offered. */
function becomes(line: string) {
  const chat = openMemoryChat(['feed the zebra'])
  const said = chat.say(line)
  if (!isAdded(said) && said.offered === null) return null
  if (!isAdded(said)) chat.say('yes')
  return chat.tasks().length === 2 ? chat.tasks()[0]! : null
}

describe('lines of a to-do box', () => {
  const read = boxLines.map(([line, title, due]) => ({ line, title, due, task: becomes(line) }))
  const lines = (found: typeof read) => found.map(({ line }) => line).join('; ')

  test('at least 98 % are added or offered [H-todo.2]', () => {
    expect(read.length).toBeGreaterThanOrEqual(400)
    const lost = read.filter(({ task }) => task === null)
    expect(share(lost, read), lines(lost)).toBeLessThanOrEqual(0.02)
  })

  test('at least 94 % get the title that was meant [H-todo.1]', () => {
    const others = read.filter(({ task, title }) => task && task.description !== title)
    expect(share(others, read), lines(others)).toBeLessThanOrEqual(0.06)
  })

  test('no time is a wrong one, and at least 97 % of them are read', () => {
    const timed = read.filter(({ due, task }) => due && task)
    const isDue = ({ task, due }: (typeof read)[number]) =>
      [task!.due_at, task!.remind_at].some((at) => at?.slice(0, 16) === due) || task!.due_on === due
    const others = timed.filter((one) => !isDue(one))
    expect(others.filter(({ task }) => task!.due_on !== null).map(({ line }) => line)).toEqual([])
    expect(share(others, timed), lines(others)).toBeLessThanOrEqual(0.03)
  })
})

describe('talk that asks for nothing', () => {
  const say = (list: readonly string[]) => (line: string) => ({ line, said: openMemoryChat(list).say(line) })
  const said = [...[...idle, ...stray].map(say(ON_LIST)), ...result.map(say(TOLD_LIST))]

  test('at most 1 % is acted on, with tasks of its words on the list [H-todo.2]', () => {
    expect(said.length).toBeGreaterThanOrEqual(650)
    const acted = said.filter(({ said }) => isActed(said)).map(({ line }) => line)
    expect(share(acted, said), acted.join('; ')).toBeLessThanOrEqual(0.01)
  })

  test('none of it completes, changes or deletes a task [H-todo.2]', () => {
    const changed = said.filter(({ said }) => said.acts.some((act) => !('add' in act))).map(({ line }) => line)
    expect(changed).toEqual([])
  })

  test('at most 5 % of small talk is offered as a task [H-todo.2]', () => {
    const quiet = [...idle.map(say(ON_LIST)), ...result.map(say(TOLD_LIST))]
    const offered = quiet.filter(({ said }) => said.offered !== null).map(({ line }) => line)
    expect(share(offered, quiet), offered.join('; ')).toBeLessThanOrEqual(0.05)
  })
})

describe('conversations about an open question', () => {
  const done = (says: readonly string[]) => {
    const chat = openMemoryChat(TALK_LIST)
    return says.flatMap((line) => chat.say(line).acts).filter((act) => !('confirm' in act))
  }

  test('do what was said, and nothing else [H-chat.1]', () => {
    expect(talks.length).toBeGreaterThanOrEqual(300)
    for (const { says, did, or = [] } of talks) {
      const allowed: readonly (readonly Act[])[] = [did, ...or]
      expect(allowed, says.join(' / ')).toContainEqual(done(says))
    }
  })
})

describe('commands about tasks of the list', () => {
  test.for(listCommands.map((command) => [command.says, command] as const))('%s [H-todo.2]', ([says, command]) => {
    const { acts, reply } = openMemoryChat(COMMAND_LIST).say(says)
    const { act, asks, shows = [] } = command
    if (act && (!asks || acts.length > 0)) expect(acts).toEqual([act])
    else expect(acts).toEqual([])
    for (const words of shows) expect(reply).toContain(words)
  })
})

describe('a deed that is told', () => {
  const list = ['buy groceries', 'call mom', 'clean the garage', 'pay rent', 'buy milk chocolate', 'read the book']
  const say = (line: string) => openMemoryChat(list).say(line).acts

  test.for([
    ['I bought the groceries', 'buy groceries'],
    ['just called mom', 'call mom'],
    ["I've already paid rent", 'pay rent'],
    ['garage cleaned', 'clean the garage'],
    ['I have read the book', 'read the book'],
  ] as const)('completes the task of exactly these words: %s', ([line, task]) => {
    expect(say(line)).toEqual([{ complete: task }])
  })

  test('completes none where words are missing, or it is doubted, denied or another’s [H-todo.2]', () => {
    for (const line of [
      'I bought milk',
      'I read the book',
      'read the book',
      'mom called',
      'Tom paid rent',
      'maybe I called mom',
      "I'm not sure I paid rent",
      'I never called mom',
      'I called mom?',
      'I called mom an idiot',
      'I paid rent for years',
    ])
      expect(say(line), line).toEqual([])
  })
})
