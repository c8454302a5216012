import type { drawn } from './files.ts'

/** Codes of ITU-T T.4 for short runs; longer ones are written as several with nothing of the other colour between. */
const WHITE = ['00110101', '000111', '0111', '1000', '1011', '1100', '1110', '1111']
const BLACK = ['0000110111', '010', '11', '10', '011', '0011', '0010', '00011']
const WHITE_64 = `11011${WHITE[0]}`
const LONGEST = 7

/** A picture as fax machines and office scanners app it into a PDF: black and white, one line after another. */
export function faxOf(canvas: ReturnType<typeof drawn>): { dict: string; bytes: Buffer } {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const bits: string[] = []
  for (let y = 0; y < height; y++) {
    let [x, isBlack] = [0, false]
    while (x < width) {
      let end = x
      while (end < width && data[(y * width + end) * 4]! < 128 === isBlack) end++
      bits.push(runOf(end - x, isBlack))
      x = end
      isBlack = !isBlack
    }
  }
  const how = `/Filter/CCITTFaxDecode/DecodeParms<</K 0/EndOfBlock false/Columns ${width}/Rows ${height}>>`
  return {
    dict: `/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1${how}`,
    bytes: packed(bits.join('')),
  }
}

function runOf(length: number, isBlack: boolean): string {
  const [codes, none] = isBlack ? [BLACK, WHITE[0]!] : [WHITE, BLACK[0]!]
  // Never nothing at the end: a line that is full is over, whatever would follow.
  const parts: string[] = []
  let rest = length
  for (; !isBlack && rest > 64; rest -= 64) parts.push(WHITE_64)
  for (; rest > LONGEST; rest -= LONGEST) parts.push(codes[LONGEST]!)
  parts.push(codes[rest]!)
  return parts.join(none)
}

function packed(bits: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8))
  for (let i = 0; i < bits.length; i++) if (bits[i] === '1') bytes[i >> 3]! |= 0x80 >> (i & 7)
  return bytes
}
