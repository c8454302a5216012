import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Evidence, Tool } from '#kernel/ports/tool.ts'
import { answerOf, type MountedAnswer } from './answer.ts'
import { type ServerConfig, type ToolConfig, timeoutOf } from './config.ts'
import type { Connection } from './connection.ts'
import { findPinned } from './state.ts'

type Input = Record<string, unknown>

/**
 * How an effect at a server is looked for: by another tool of it that only looks, where mounts.yaml names one. What the
 * tool itself said is no evidence, so that without one a person looks.
 */
export function readBack(server: ServerConfig, tool: ToolConfig, connection: Connection): Tool<Input>['verify'] {
  const way = tool.shown_by
  const reader = server.tools.find(({ name }) => name === way?.tool)
  if (!way || !reader) return async () => unseen(`nothing here can look into ${server.name}; look there yourself`)
  return async (input, { signal }) => {
    const wanted = textFrom(way.text, input)
    if (typeof wanted !== 'string' || wanted.trim() === '') return unseen('the call has no text to look for')
    const offer = await connection.ask(signal).catch((error: Failure) => error)
    const found = findPinned(server, reader, offer instanceof Failure ? offer : offer.tools)
    if (offer instanceof Failure || !found.definition)
      return unseen(`${found.refusal?.code}: ${found.refusal?.message}`)
    const given = Object.entries(way.arguments).map(([name, value]) => [name, textFrom(value, input)])
    const called = await offer.call(found.definition, Object.fromEntries(given), timeoutOf(reader), signal)
    if (called.kind === 'refused') return unseen(`${reader.name} was refused: ${JSON.stringify(called.message)}`)
    const { isError, content, structuredContent } = called.result
    const answer = answerOf(content, structuredContent, connection.redact)
    if (isError || !shows(answer, wanted)) return unseen(`${reader.name} does not show it`)
    return { found: true, detail: `${reader.name} shows it`, contentHash: sha256Hex(JSON.stringify(answer)) }
  }
}

/** `input.NAME` is what the call was given under that name; anything else is meant as it stands. */
function textFrom(written: string, input: Input): unknown {
  const name = /^input\.([A-Za-z_][A-Za-z0-9_]{0,63})$/.exec(written)?.[1]
  if (name === undefined) return written
  return Object.hasOwn(input, name) ? input[name] : undefined
}

function shows({ text, structured }: MountedAnswer, wanted: string): boolean {
  const within = structured === undefined ? '' : JSON.stringify(structured)
  return text.includes(wanted) || within.includes(JSON.stringify(wanted).slice(1, -1))
}

function unseen(detail: string): Evidence {
  return { found: false, detail }
}
