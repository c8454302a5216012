import { type Output, write } from './io.ts'
import { printable } from './terminal.ts'

/** A program reads exactly what was exported; on a screen nothing in it may move the cursor. */
export async function toStdout(stdout: Output, pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces)
    await write(stdout, stdout.isTTY ? printable(piece.replaceAll('\r\n', '\n')) : piece)
}
