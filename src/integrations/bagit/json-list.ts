/** A long list inside a JSON text, element by element, so that no more than one of them is held. */

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_LIST, CLOSE_LIST, COMMA] = [
  0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d, 0x2c,
]

export interface ListLimits {
  /** The longest element, and the longest text around the list. */
  elementBytes: number
  aroundBytes: number
}

/**
 * Calls `take` with each element of the list that `opening` opens, and returns the text around it, as if the list were
 * empty. Null where the text has no such list, or something in it is longer than allowed.
 */
export async function readAroundList(
  content: AsyncIterable<Uint8Array>,
  opening: string,
  limits: ListLimits,
  take: (element: Buffer) => void,
): Promise<Buffer | null> {
  const marker = Buffer.from(opening, 'utf8')
  let around: Buffer = Buffer.alloc(0)
  let scan: Scan | null = null
  for await (const part of content) {
    let rest: Buffer = Buffer.from(part)
    if (!scan) {
      around = Buffer.concat([around, rest])
      if (around.length > limits.aroundBytes) return null
      const at = around.indexOf(marker)
      if (at < 0) continue
      rest = around.subarray(at + marker.length)
      around = Buffer.from(around.subarray(0, at + marker.length))
      scan = { depth: 0, inString: false, escaped: false, held: Buffer.alloc(0), closed: false }
    }
    if (!scan.closed) rest = scanElements(scan, rest, take)
    if (scan.held.length > limits.elementBytes) return null
    if (scan.closed) around = Buffer.concat([around, rest])
    if (around.length > limits.aroundBytes) return null
  }
  return scan?.closed ? around : null
}

interface Scan {
  depth: number
  inString: boolean
  escaped: boolean
  /** The element as far as it has come. */
  held: Buffer
  closed: boolean
}

/** Takes what is whole; returns what stands from the end of the list on, or nothing. */
function scanElements(scan: Scan, part: Buffer, take: (element: Buffer) => void): Buffer {
  let from = 0
  const finish = (at: number) => {
    const element = Buffer.concat([scan.held, part.subarray(from, at)])
    if (element.length > 0) take(element)
    scan.held = Buffer.alloc(0)
    from = at + 1
  }
  for (let at = 0; at < part.length; at++) {
    const byte = part[at]
    if (scan.escaped) scan.escaped = false
    else if (scan.inString) {
      if (byte === BACKSLASH) scan.escaped = true
      else if (byte === QUOTE) scan.inString = false
    } else if (byte === QUOTE) scan.inString = true
    else if (byte === OPEN_BRACE || byte === OPEN_LIST) scan.depth += 1
    else if (byte === COMMA && scan.depth === 0) finish(at)
    else if (byte === CLOSE_BRACE || byte === CLOSE_LIST) {
      if (scan.depth === 0) {
        finish(at)
        scan.closed = true
        return part.subarray(at)
      }
      scan.depth -= 1
    }
  }
  scan.held = Buffer.concat([scan.held, part.subarray(from)])
  return Buffer.alloc(0)
}
