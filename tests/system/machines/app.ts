import { sha256Hex, type Tool } from 'lanewright'
import type { App } from '#kernel/ports/app.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'

interface Letter {
  letter_key: string
  recipient: string
  body: string
}

/** The letters without approvals, and with a post office behind HTTP that counts what it takes in. */
export default function countedLetters(): App {
  const app = lettersApp({ postOffice: '/nowhere' })
  const { lanes } = app.policy
  const text = lanes.text.replace(
    '  prohibits: [foreign_recipient]\n  approval: exact_bytes\n  approvers: [SENDER]\n  risk: high',
    '  prohibits: [foreign_recipient]\n  approval: none\n  risk: medium',
  )
  return {
    ...app,
    tools: [post(app.tools[0] as Tool<Letter>)],
    policy: { ...app.policy, lanes: { ...lanes, text } },
  }
}

function post(tool: Tool<Letter>): Tool<Letter> {
  const place = ({ letter_key }: Letter) => `${process.env.POST_OFFICE_URL}/${letter_key}`
  return {
    ...tool,
    timeoutMs: 60_000,
    async run(input, { signal }) {
      const answer = await fetch(place(input), { method: 'POST', body: input.body, signal })
      if (!answer.ok) throw new Error(`the post office answered ${answer.status}`)
      return { outcome: 'done', output: { posted: input.letter_key } }
    },
    async verify(input, { signal }) {
      const found = await fetch(place(input), { signal })
      const body = await found.text()
      return { found: found.ok && body === input.body, ...(found.ok ? { contentHash: sha256Hex(body) } : {}) }
    },
  }
}
