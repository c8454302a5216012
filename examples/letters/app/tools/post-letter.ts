import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { closed, sha256Hex, type Tool, text } from 'lanewright'
import { LetterKey } from '../contracts.ts'

interface Posting {
  letter_key: string
  recipient: string
  body: string
}

/** The outside world of this example: a folder that is the post office, and a book of everything it ever took in. */
export function postLetter(postOffice: string): Tool<Posting> {
  const file = (input: Posting) => join(postOffice, `${input.letter_key}.txt`)
  const textOf = (input: Posting) => `To: ${input.recipient}\n\n${input.body}\n`
  return {
    name: 'post_letter',
    input: closed({ letter_key: LetterKey, recipient: text(200, 1), body: text(2000, 20) }),
    output: closed({ posted: LetterKey }),
    effect: 'irreversible',
    timeoutMs: 10_000,
    // A second posting of the same letter is the same effect.
    key: ({ letter_key }) => letter_key,
    recipient: ({ recipient }) => recipient,
    scope: ({ letter_key }) => ({ letter_key }),
    async run(input) {
      try {
        await mkdir(postOffice, { recursive: true })
      } catch {
        return {
          outcome: 'not_done',
          error: { code: 'post.closed', message: 'the post office is closed', next: 'Try again later.' },
        }
      }
      await appendFile(join(postOffice, 'book.txt'), `${input.letter_key}\n`)
      await writeFile(file(input), textOf(input))
      return { outcome: 'done', output: { posted: input.letter_key } }
    },
    // The tool's word is not evidence; what lies in the post office is.
    async verify(input) {
      const found = await readFile(file(input), 'utf8').catch(() => null)
      return { found: found === textOf(input), ...(found === null ? {} : { contentHash: sha256Hex(found) }) }
    },
  }
}
