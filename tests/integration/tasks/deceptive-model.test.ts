import { expect, test } from 'vitest'
import { LIES, MARK } from './evaluation/deceptive-model.ts'
import { type DeceptiveTurn, LIST, TURNS } from './evaluation/deceptive-turns.ts'
import { openMemoryChat } from './memory-chat.ts'

/** Turns of whole conversations, with a model that falsifies one part of the right decision. */

const SUCCESS = /I've added|Done!|^Updated|has been deleted|marked as completed/

function openAt({ before = [] }: DeceptiveTurn) {
  const chat = openMemoryChat(LIST)
  for (const line of before) chat.say(line)
  return chat
}

test.for(TURNS.map((turn) => [[...(turn.before ?? []), turn.says].join(' / '), turn] as const))(
  'no lie changes or adds an act, and none is shown: %s [H-chat.1] [H-chat.2]',
  ([, turn]) => {
    const honest = openAt(turn).say(turn.says)
    const may = [...(turn.may ?? []), ...(turn.must ? [turn.must] : [])]
    for (const [name, lie] of Object.entries(LIES)) {
      const chat = openAt(turn)
      const { acts, reply, wrote, written } = chat.say(turn.says, (snapshot) => lie(snapshot, chat.tasks()))
      if (turn.must) expect(acts, name).toEqual([turn.must])
      else for (const act of acts) expect(may, name).toContainEqual(act)
      expect(acts.length, name).toBeLessThanOrEqual(1)
      // Dates, priorities and labels too: what is written is what the words alone would have written.
      expect(wrote, name).toBe(honest.wrote)
      expect(reply, name).not.toMatch(MARK)
      expect(written, name).not.toMatch(MARK)
      expect(SUCCESS.test(reply) && acts.length === 0, `${name}: ${reply}`).toBe(false)
    }
  },
)
