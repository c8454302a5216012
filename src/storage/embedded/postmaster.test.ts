import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePostmasterFile } from './postmaster.ts'

test('process and port are read from lines one and four', () => {
  expect(parsePostmasterFile('4711\n/d/pg\n1760000000\n5433\n/d/run\n127.0.0.1\n 1 2\nready\n')).toEqual({
    pid: 4711,
    port: 5433,
  })
})

test('a file cut short or filled with anything yields nothing that could be signalled by mistake', () => {
  for (const text of [
    '',
    '4711',
    '4711\n/d\n1\n',
    '0\n/d\n1\n5433',
    '1\n/d\n1\n5433',
    '-7\n/d\n1\n5433',
    '7\n/d\n1\n0',
  ]) {
    expect(parsePostmasterFile(text), JSON.stringify(text)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.integer().map(String)), { maxLength: 8 }), (lines) => {
      const found = parsePostmasterFile(lines.join('\n'))
      if (found) expect(found.pid > 1 && found.port > 0 && found.port < 65536).toBe(true)
    }),
  )
})
