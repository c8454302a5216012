/** The rate that speech is written down at: more would only make the file larger. */
export const WAV_RATE = 16_000

/** Samples from -1 to 1 as a WAV file: one channel, 16 bits. */
export function wavOf(samples: Float32Array, rate = WAV_RATE): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const word = (at: number, text: string) => {
    for (const [i, char] of [...text].entries()) bytes.setUint8(at + i, char.charCodeAt(0))
  }
  word(0, 'RIFF')
  bytes.setUint32(4, 36 + samples.length * 2, true)
  word(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, rate * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  word(36, 'data')
  bytes.setUint32(40, samples.length * 2, true)
  for (const [i, sample] of samples.entries())
    bytes.setInt16(44 + i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return new Blob([bytes], { type: 'audio/wav' })
}
