export interface Size {
  width: number
  height: number
}

/** Width and height as the file says, before anything of it is decoded. Null where it does not say. */
export function pictureSize(bytes: Buffer, contentType: string): Size | null {
  if (contentType === 'image/png') return pngSize(bytes)
  return jpegSize(bytes)
}

function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Segment by segment up to the frame; of several frames, the largest counts. */
function jpegSize(bytes: Buffer): Size | null {
  let found: Size | null = null
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) {
      const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
      if (found === null || size.width * size.height > found.width * found.height) found = size
    }
    // The picture itself follows, and no more segments that matter.
    if (marker === 0xda || marker === 0xd9) break
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return found
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
