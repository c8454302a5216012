/** A line without its end; null for one that was longer than allowed, which is then never held in memory. */
export type Line = Buffer | null

const LF = 0x0a

/** The lines of a stream in batches, each at most `maxBytes` long. A last line without an end counts. */
export async function* boundedLines(input: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line[]> {
  let parts: Buffer[] = []
  let held = 0
  let tooLong = false
  const take = (piece: Buffer) => {
    held += piece.length
    if (held > maxBytes) {
      tooLong = true
      parts = []
    } else if (piece.length > 0) parts.push(piece)
  }
  const finish = (): Line => {
    const line = tooLong ? null : parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
    parts = []
    held = 0
    tooLong = false
    return line
  }
  for await (const bytes of input) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const batch: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, from)) {
      take(chunk.subarray(from, at))
      batch.push(finish())
      from = at + 1
    }
    // What is kept beyond this chunk is copied, so that a short rest does not hold a whole chunk.
    take(Buffer.from(chunk.subarray(from)))
    if (batch.length > 0) yield batch
  }
  if (held > 0) yield [finish()]
}
