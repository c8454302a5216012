import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#kernel/ports/app.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'

/** The named steps of a cycle, in their order, each with its two sides where something durable lies between. */
export const STEPS = [
  'lease-taken',
  'loaded',
  'agent',
  'before-commit',
  'after-commit',
  'before-intent',
  'after-intent',
  'before-seal',
  'after-seal',
  'before-effect',
  'within-effect',
  'after-effect',
  'read-back',
  'before-outcome',
  'after-outcome',
  'lease-released',
] as const

/** Where something dies, so that each gap between two durable things is hit for certain. */
export type KillPoint = (typeof STEPS)[number] | 'after-create'

interface Letter {
  letter_key: string
  recipient: string
  body: string
}

/** The world outside: a book that only grows (one line per attempt, appended) and the letters that lie there. */
export function outside(folder: string) {
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'book.txt')
  const letter = (key: string) => join(folder, `${key}.txt`)
  return {
    lines: () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []),
    write: (key: string) => appendFileSync(log, `${key}\n`),
    put: (input: Letter) => writeFileSync(letter(input.letter_key), `To: ${input.recipient}\n\n${input.body}\n`),
    find: (input: Letter) =>
      existsSync(letter(input.letter_key)) &&
      readFileSync(letter(input.letter_key), 'utf8') === `To: ${input.recipient}\n\n${input.body}\n`,
  }
}

/** The letters pack with a post that takes a moment and may be killed at either side of its effect. */
export function crashApp(
  folder: string,
  kill: (here: KillPoint) => void,
  tries: (key: string) => void = () => {},
): App {
  const post = outside(folder)
  const app = lettersApp({ postOffice: folder })
  const posting: Tool<Letter> = {
    ...(app.tools[0] as Tool<Letter>),
    async run(input) {
      tries(input.letter_key)
      await pause(latencyMs(input.letter_key))
      kill('before-effect')
      post.write(input.letter_key)
      kill('within-effect')
      post.put(input)
      kill('after-effect')
      await pause(latencyMs(input.letter_key))
      return { outcome: 'done', output: { posted: input.letter_key } }
    },
    async verify(input) {
      kill('read-back')
      return { found: post.find(input) }
    },
  }
  return {
    ...app,
    tools: [posting],
    agent: {
      name: app.agent.name,
      propose: (call) => {
        kill('agent')
        return app.agent.propose(call)
      },
    },
  }
}

/** The outside takes 0 to 19 ms, the same for the same letter. */
function latencyMs(key: string): number {
  return [...key].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 997, 7) % 20
}
