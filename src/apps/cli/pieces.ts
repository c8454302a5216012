import { printable } from './terminal.ts'

/** A program reads exactly what was exported; on a screen nothing in it may move the cursor. */
export async function toStdout(pieces: AsyncIterable<string>): Promise<void> {
  for await (const piece of pieces) {
    const text = process.stdout.isTTY ? printable(piece.replaceAll('\r\n', '\n')) : piece
    if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
}
