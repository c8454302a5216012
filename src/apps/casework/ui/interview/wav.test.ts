import { expect, test } from 'vitest'
import { wavOf } from './wav.ts'

test('samples become a WAV file of one channel with 16 bits, too loud ones cut off', async () => {
  const bytes = Buffer.from(await wavOf(new Float32Array([0, 1, -1, 2, 0.5])).arrayBuffer())
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
  expect(bytes.toString('latin1', 8, 16)).toBe('WAVEfmt ')
  expect([bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]).toEqual([
    1, 1, 16_000, 16,
  ])
  expect(bytes.readUInt32LE(40)).toBe(10)
  expect([0, 1, 2, 3, 4].map((i) => bytes.readInt16LE(44 + i * 2))).toEqual([0, 32_767, -32_767, 32_767, 16_384])
})
