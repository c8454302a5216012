import type { Output } from './io.ts'

export interface Progress {
  at(done: number): void
  end(): void
}

const WIDTH = 24
const EVERY_MS = 100

/** A bar on one line, only for a person who watches: nothing of it ends in a file or a pipe. */
export function progressBar(what: string, total: number | undefined, stream: Output): Progress {
  if (!stream.isTTY) return { at: () => {}, end: () => {} }
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (done: number) => {
    const now = performance.now()
    if (now - drawn < EVERY_MS) return
    drawn = now
    const filled = total ? Math.min(WIDTH, Math.round((done / total) * WIDTH)) : 0
    const bar = total ? `[${'#'.repeat(filled).padEnd(WIDTH, '.')}] ` : ''
    stream.write(
      `\r\x1b[K${what} ${bar}${done.toLocaleString('en')}${total ? ` of ${total.toLocaleString('en')}` : ''}`,
    )
  }
  draw(0)
  return { at: draw, end: () => void stream.write('\r\x1b[K') }
}
