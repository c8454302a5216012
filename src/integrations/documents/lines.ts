import type { Readable } from 'node:stream'

/** Lines of a stream, none longer than `mostBytes`; null for one that is, and nothing after it. */
export function readLines(stream: Readable, mostBytes: number, take: (line: string | null) => void): void {
  let held: Buffer[] = []
  let size = 0
  let isOver = false
  stream.on('data', (chunk: Buffer) => {
    let rest = chunk
    while (!isOver) {
      const end = rest.indexOf(0x0a)
      const part = end === -1 ? rest : rest.subarray(0, end)
      size += part.length
      if (size > mostBytes) {
        isOver = true
        held = []
        return take(null)
      }
      held.push(part)
      if (end === -1) return
      const line = Buffer.concat(held).toString('utf8')
      held = []
      size = 0
      take(line)
      rest = rest.subarray(end + 1)
    }
  })
}
