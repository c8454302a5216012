import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Io } from './io.ts'
import { oneLine, type Paint, painter, printable, safeJson } from './terminal.ts'

/** What a command says. With --json the answer is the last line of stdout, and words for people go to stderr. */
export interface Out {
  readonly json: boolean
  /** Already clean text for a person. */
  say(text: string): void
  note(text: string): void
  paint: Paint
  /** The one JSON object. Without --json it says nothing: the command has said it in words. */
  answer(value: object): void
  refuse(error: unknown): void
}

export function createOut(json: boolean, { stdout, stderr, env }: Pick<Io, 'stdout' | 'stderr' | 'env'>): Out {
  const voice = json ? stderr : stdout
  const paint = painter(voice, env)
  const redden = painter(stderr, env)
  const out: Out = {
    json,
    paint,
    say: (text) => void voice.write(`${text}\n`),
    note: (text) => void stderr.write(`${printable(text)}\n`),
    answer: (value) => void (json && stdout.write(`${safeJson(value)}\n`)),
    refuse(error) {
      const { code, message, next } = refusalOf(error)
      // The lines of a message stay below its code: no part of it can pose as a line of ours.
      const body = printable(message).replaceAll('\n', '\n  ')
      stderr.write(`${redden(oneLine(code), 'red')}: ${body}\n  ${printable(next).replaceAll('\n', '\n  ')}\n`)
      if (env.LANEWRIGHT_DEBUG === '1') stderr.write(`${printable(traceOf(error))}\n`)
      out.answer({ ok: false, error: { code, message, next } })
    },
  }
  return out
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Failure) return error
  const message = error instanceof Error ? error.message : String(error)
  return {
    code: 'cli.failed',
    message: `something unexpected broke: ${message}`,
    next: 'Run it again with LANEWRIGHT_DEBUG=1 and report what it prints.',
  }
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${traceOf(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}
