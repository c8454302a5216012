import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { readAroundList } from './json-list.ts'

const LIMITS = { elementBytes: 10_000, aroundBytes: 10_000 }

async function read(text: string, size: number, limits = LIMITS) {
  const bytes = Buffer.from(text)
  const parts = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })()
  const elements: string[] = []
  const around = await readAroundList(parts, '"list":[', limits, (element) => void elements.push(element.toString()))
  return { around: around?.toString() ?? null, elements }
}

test('a list is taken apart as it was put together, wherever the text is cut', async () => {
  const value = fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }).filter((one) => canonicalText(one) !== '')
  await fc.assert(
    fc.asyncProperty(
      fc.array(value, { maxLength: 5 }),
      value,
      fc.integer({ min: 1, max: 50 }),
      async (list, other, size) => {
        const texts = list.map(canonicalText)
        const before = `{"a":${JSON.stringify(canonicalText(other))},"list":[`
        const after = `],"z":${canonicalText(other)}}`
        const { around, elements } = await read(`${before}${texts.join(',')}${after}`, size)
        expect(elements).toEqual(texts)
        expect(around).toBe(before + after)
      },
    ),
  )
})

test('a text without the list, or one that does not end, or is longer than allowed, is none', async () => {
  expect((await read('{"other":[1]}', 4)).around).toBeNull()
  expect((await read('{"list":[1,2', 4)).around).toBeNull()
  expect((await read(`{"list":["${'x'.repeat(500)}"]}`, 4, { ...LIMITS, elementBytes: 100 })).around).toBeNull()
  expect((await read(`{"a":"${'x'.repeat(500)}","list":[]}`, 4, { ...LIMITS, aroundBytes: 100 })).around).toBeNull()
})
