import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundedLines } from './lines.ts'

async function read(chunks: Array<string | Buffer>, maxBytes = 100): Promise<Array<string | null>> {
  const source = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk as string)
  })()
  const lines: Array<string | null> = []
  for await (const line of boundedLines(source, maxBytes)) lines.push('bytes' in line ? line.bytes.toString() : null)
  return lines
}

test('lines are lines, however they arrive; the last needs no end', async () => {
  expect(await read(['one\r\ntw', 'o\n\nthr', 'ee'])).toEqual(['one', 'two', '', 'three'])
  expect(await read(['one\n'])).toEqual(['one'])
  expect(await read([])).toEqual([])
})

test('a line that is too long is told, and the next one is read as if nothing had been', async () => {
  expect(await read(['x'.repeat(150), 'x'.repeat(150), '\nshort\n'])).toEqual([null, 'short'])
  expect(await read(['x'.repeat(101)])).toEqual([null])
  expect(await read([`${'x'.repeat(100)}\n`])).toEqual(['x'.repeat(100)])
})

test('a character that was cut by the pipe is whole again', async () => {
  const bytes = Buffer.from('grün\n')
  expect(await read([bytes.subarray(0, 3), bytes.subarray(3)])).toEqual(['grün'])
})

test('any text, cut anywhere, gives the same lines', async () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 40 }).map((cs) => cs.join(''))
  await fc.assert(
    fc.asyncProperty(text, fc.nat(40), async (whole, cut) => {
      expect(await read([whole.slice(0, cut), whole.slice(cut)])).toEqual(await read([whole]))
    }),
  )
})
