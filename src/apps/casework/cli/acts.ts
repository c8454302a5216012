import { readFile } from 'node:fs/promises'
import { unwrap } from '#host/answers.ts'
import { type Context, requireUuid } from '#host/cli/context.ts'
import { submit } from '#host/cli/person.ts'
import { withProduct } from '#host/cli/product.ts'
import { osUser } from '#host/cli/settings.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Row } from '#kernel/ports/store.ts'
import { withCases } from './with-cases.ts'

export interface Acting {
  as?: string
  person?: string
}

/** Says one thing to a case, in a role, and prints what the controller made of it. */
export async function say(
  context: Context,
  given_id: string,
  kind: string,
  content: Row,
  { as, person = osUser() }: Acting,
  usually: string,
): Promise<number> {
  const id = requireUuid(given_id, 'workspace')
  const { settings, out } = context
  const processed = await withProduct(settings, (product) =>
    submit(product, id, person, kind, { role: as ?? usually, ...content }),
  )
  out.answer({ workspace: id, ...processed })
  if (processed.ok) out.say(processed.outcome ?? 'Sent; it is heard when the work goes on.')
  else out.note(`${processed.error.code}: ${processed.error.message}\n  ${processed.error.next}`)
  return processed.ok ? 0 : 1
}

const FILE_MAX_CHARS = 100_000

/** A small file of a known shape, whole. */
export async function readText(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new Failure('file.not_readable', `${path} cannot be read (${error.code})`, 'Name a file that can.', error)
  })
  if (text.length <= FILE_MAX_CHARS) return text
  throw new Failure('file.too_long', `${path} has more than ${FILE_MAX_CHARS} characters`, 'Shorten it.')
}

/** What the case asks now: its open session and question. */
export async function askedNow(context: Context, id: string) {
  const board = unwrap(await withCases(context, (cases) => cases.show(requireUuid(id, 'workspace'))))
  return { session: board.session, turn: board.turns.find(({ waits, audio }) => waits && !audio) }
}
