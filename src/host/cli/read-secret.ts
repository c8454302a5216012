import { boundedLines } from '#apps/tasks/cli/lines.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Io } from './io.ts'

const LARGEST_BYTES = 64 * 1024
const [ENTER, NEWLINE, CTRL_C, CTRL_D, BACKSPACE, DELETE] = ['\r', '\n', '\u0003', '\u0004', '\b', '\u007f']

/** A value that stands on no command line: typed without being shown, or the first line of a pipe. */
export function readSecret(io: Io, prompt: string): Promise<string> {
  return io.stdin.isTTY ? typed(io, prompt) : piped(io)
}

async function piped({ stdin }: Io): Promise<string> {
  for await (const line of boundedLines(stdin, LARGEST_BYTES))
    if ('bytes' in line) return line.bytes.toString('utf8')
    else break
  throw new Failure('secret.no_value', 'no value came', 'Type it at a terminal, or give it on standard input.')
}

async function typed({ stdin, stderr }: Io, prompt: string): Promise<string> {
  stderr.write(prompt)
  stdin.setRawMode?.(true)
  stdin.setEncoding('utf8')
  try {
    let value = ''
    for await (const piece of stdin)
      for (const char of piece as string) {
        if (char === ENTER || char === NEWLINE || char === CTRL_D) return value
        if (char === CTRL_C) throw new Failure('secret.no_value', 'nothing was set', 'Run it again when you want to.')
        if (char === BACKSPACE || char === DELETE) value = [...value].slice(0, -1).join('')
        else if (value.length < LARGEST_BYTES) value += char
      }
    return value
  } finally {
    stdin.setRawMode?.(false)
    stdin.pause()
    stderr.write('\n')
  }
}
