import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedLines } from './lines.ts'

async function read(chunks: string[], maxBytes: number): Promise<(string | null)[]> {
  const input = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk)
  })()
  const lines: (string | null)[] = []
  for await (const batch of boundedLines(input, maxBytes)) lines.push(...batch.map((line) => line?.toString() ?? null))
  return lines
}

test('a chunk may hold several lines, and parts of them', async () => {
  expect(await read(['ab\ncd\nef', 'gh\n', '\nij'], 12)).toEqual(['ab', 'cd', 'efgh', '', 'ij'])
  expect(await read(['ab\nabcdefg\ncd\n'], 3)).toEqual(['ab', null, 'cd'])
})

test('a batch is never empty', async () => {
  const input = (async function* () {
    for (const chunk of ['a', 'b', 'c\n', 'd']) yield Buffer.from(chunk)
  })()
  const sizes: number[] = []
  for await (const batch of boundedLines(input, 12)) sizes.push(batch.length)
  expect(sizes).toEqual([1, 1])
})

test('lines are the same wherever the stream is cut, and a long one is told from a short one', async () => {
  const text = fc.array(fc.constantFrom('a', 'bc', '\n', '\n\n', '0123456789'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(text, async (pieces) => {
      const whole = pieces.join('')
      const expected = whole.split('\n')
      if (expected.at(-1) === '') expected.pop()
      const bounded = expected.map((line) => (line.length > 12 ? null : line))
      expect(await read(pieces, 12)).toEqual(bounded)
      expect(await read([...whole], 12)).toEqual(bounded)
    }),
  )
})
