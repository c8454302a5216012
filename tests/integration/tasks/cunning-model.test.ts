import { describe, expect, test } from 'vitest'
import { CUNNING, CUNNING_LIST, CUNNING_MARK, CUNNING_TALKS } from './evaluation/cunning-model.ts'
import { openMemoryChat } from './memory-chat.ts'

/** Whole conversations beside a model that attacks them: turn by turn the same as without it. */

const SUCCESS = /I've added|Done!|^Updated|has been deleted|marked as completed/

describe('a model that attacks a whole conversation', () => {
  test('the set holds at least 2,000 turns', () => {
    expect(Object.keys(CUNNING).length * CUNNING_TALKS.flat().length).toBeGreaterThanOrEqual(2000)
  })

  test.for(Object.entries(CUNNING))(
    'changes no act and has nothing false shown: %s [H-chat.1] [H-chat.2]',
    ([, open]) => {
      for (const talk of CUNNING_TALKS) {
        const [alone, attacked] = [openMemoryChat(CUNNING_LIST), openMemoryChat(CUNNING_LIST)]
        const model = open(attacked.tasks)
        for (const line of talk) {
          const right = alone.say(line)
          const said = attacked.say(line, model)
          const at = `${talk.join(' / ')}: ${line}`
          expect(said.acts, at).toEqual(right.acts)
          expect(said.wrote.length, at).toBe(right.wrote.length)
          expect(said.reply, at).not.toMatch(CUNNING_MARK)
          expect(said.written, at).not.toMatch(CUNNING_MARK)
          expect(SUCCESS.test(said.reply) && said.acts.length === 0, `${at}: ${said.reply}`).toBe(false)
        }
        const held = (chat: typeof alone) =>
          chat.tasks().map(({ description, status, due_on }) => [description, status, due_on])
        expect(held(attacked)).toEqual(held(alone))
      }
    },
  )
})
