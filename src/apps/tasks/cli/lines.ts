/** A line as it came, without its end; or only that there was one, because it was too long to be kept. */
export type Line = { bytes: Buffer } | { tooLong: true }

const NEWLINE = 0x0a
const RETURN = 0x0d

/** Line by line, whatever comes: never more than one line of `maxBytes` is held. */
export async function* boundedLines(input: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  const take = (): Line => {
    const line: Line = size > maxBytes ? { tooLong: true } : { bytes: withoutReturn(Buffer.concat(parts)) }
    parts = []
    size = 0
    return line
  }
  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    if (start < chunk.length) keep(chunk.subarray(start))
  }
  if (size > 0) yield take()

  function keep(part: Buffer): void {
    size += part.length
    if (size <= maxBytes) parts.push(part)
    else parts = []
  }
}

function withoutReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes
}
