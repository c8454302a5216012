import { type Output, write } from './io.ts'
import { printable } from './terminal.ts'

/** A program reads exactly what was exported; on a screen nothing in it may move the cursor. */
export async function toStdout(stdout: Output, chunks: AsyncIterable<string>): Promise<void> {
  for await (const chunk of chunks)
    await write(stdout, stdout.isTTY ? printable(chunk.replaceAll('\r\n', '\n')) : chunk)
}
