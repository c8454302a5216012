import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import { delimiterOf, openCsv, PARSING } from './csv-file.ts'
import { scanRecords } from './csv-records.ts'

/** All records of a text that comes in pieces, as the import reads them; or the code of the refusal. */
async function readInChunks(text: string, chunkBytes: number): Promise<string[][] | string> {
  const bytes = Buffer.from(text)
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
  }
  const records: string[][] = []
  try {
    const { rows } = openCsv({ name: 'x.csv', sizeBytes: bytes.length, open }, 'utf-8')
    for await (const list of rows) {
      for (const { row, cells } of list) {
        records.push(cells)
        expect(row).toBe(records.length)
      }
    }
    return records
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

function readByParser(text: string): string[][] | string {
  try {
    return parse(text, { ...PARSING, delimiter: delimiterOf(text) })
  } catch (error) {
    if (error instanceof CsvError) return 'lead_file.broken_quotes'
    throw error
  }
}

const sign = fc.constantFrom('a', 'é', ' ', ',', ',', ';', '"', '""', '\n', '\r', '\r\n', '",', ',"', '"\n', '\u2028')

test('the quick scan reads every file as the careful parser does, wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sign, { maxLength: 40 }), async (signs) => {
      const text = signs.join('')
      expect(await readInChunks(text, 65_536)).toEqual(readByParser(text))
    }),
    { numRuns: 3000 },
  )
})

test('a text that is cut anywhere gives the same records', () => {
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 40 }), fc.nat(60), (signs, cut) => {
      const text = signs.join('')
      const whole = scanRecords(text, ',', true)
      const first = scanRecords(text.slice(0, cut), ',', false)
      if (first.odd) {
        expect(whole.odd).toBe(true)
        return
      }
      const second = scanRecords(text.slice(first.end), ',', true)
      expect([...first.records, ...second.records]).toEqual(whole.records)
      expect([first.end + second.end, second.odd]).toEqual([whole.end, whole.odd])
    }),
    { numRuns: 3000 },
  )
})

test('what is unusual is left to the parser, and nothing before or after it is lost', async () => {
  const plain = Array.from({ length: 3000 }, (_, i) => `Person ${i},"a ""b"", c",x`)
  const odd = ['one,"closed" too early,x', `two,${'long '.repeat(4000)},x`, 'three,"over\nlines",x']
  const text = [...plain, ...odd, ...plain].join('\r\n')
  const records = await readInChunks(text, 1000)
  expect(records).toEqual(readByParser(text))
  expect(records).toHaveLength(6003)
})
