import type { Readable, Writable } from 'node:stream'

/** What a command reads and writes. `process` is one; a program that runs commands itself passes its own. */
export interface Io {
  readonly env: NodeJS.ProcessEnv
  readonly stdin: Readable & { isTTY?: boolean; setRawMode?(raw: boolean): unknown }
  readonly stdout: Output
  readonly stderr: Output
  cwd(): string
}

export type Output = Writable & { isTTY?: boolean }

/** Writes, and waits for a reader that is slow. */
export async function write(stream: Output, text: string): Promise<void> {
  if (!stream.write(text)) await new Promise((resolve) => stream.once('drain', resolve))
}
