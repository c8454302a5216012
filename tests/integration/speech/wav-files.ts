/** WAV files for tests, written apart from the code that reads them. */
export interface WavOptions {
  rateHz?: number
  channels?: number
  coding?: 'integer' | 'float'
  bits?: number
  extensible?: boolean
  /** Chunks that stand before the samples. */
  before?: Buffer[]
  /** What the header claims instead of the truth. */
  claims?: { dataBytes?: number; riffBytes?: number; frameBytes?: number }
  riff?: 'RIFF' | 'RF64'
}

export function chunk(name: string, content: Buffer, claimed = content.length): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(claimed, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Each sample on all channels; values between -1 and 1. */
export function wavOf(samples: ArrayLike<number>, options: WavOptions = {}): Buffer {
  const { rateHz = 16_000, channels = 1, coding = 'integer', bits = 16, claims = {} } = options
  const data = Buffer.alloc((samples.length * channels * bits) / 8)
  for (let i = 0; i < samples.length * channels; i++) {
    put(data, (i * bits) / 8, samples[Math.floor(i / channels)]!, coding, bits)
  }
  const tag = coding === 'float' ? 3 : 1
  const format = Buffer.alloc(options.extensible ? 40 : 16)
  format.writeUInt16LE(options.extensible ? 0xfffe : tag, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rateHz, 4)
  format.writeUInt32LE((rateHz * channels * bits) / 8, 8)
  format.writeUInt16LE(claims.frameBytes ?? (channels * bits) / 8, 12)
  format.writeUInt16LE(bits, 14)
  if (options.extensible) format.writeUInt16LE(tag, 24)
  const chunks = [...(options.before ?? []), chunk('fmt ', format), chunk('data', data, claims.dataBytes)]
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks])
  const head = Buffer.from(`${options.riff ?? 'RIFF'}....`)
  head.writeUInt32LE(claims.riffBytes ?? body.length, 4)
  return Buffer.concat([head, body])
}

function put(data: Buffer, place: number, value: number, coding: string, bits: number): void {
  if (coding === 'float') return void (bits === 32 ? data.writeFloatLE(value, place) : data.writeDoubleLE(value, place))
  const whole = Math.round(value * (2 ** (bits - 1) - 1))
  if (bits === 8) data.writeUInt8(whole + 128, place)
  else data.writeIntLE(whole, place, bits / 8)
}

export function tone(hz: number, seconds: number, rateHz = 16_000, loudness = 0.5): Float32Array {
  return Float32Array.from({ length: seconds * rateHz }, (_, i) => loudness * Math.sin((2 * Math.PI * hz * i) / rateHz))
}
