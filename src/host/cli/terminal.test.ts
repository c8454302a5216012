import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columns, oneLine, painter, printable, safeJson } from './terminal.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('\x1b[31m', '\x1b]0;title\x07', '\r', '\n', '\u202e', '\x9b2J', '\u200b', '\ud800', 'plain', 'é'),
    )
    .map((a) => a.join('')),
)
const harmless = (text: string) => !/[\p{C}\u2028\u2029]/u.test(text.replaceAll('\n', ''))

test('no text can send a code to the terminal, whatever it holds', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(harmless(printable(text))).toBe(true)
      expect(harmless(oneLine(text))).toBe(true)
      expect(oneLine(text)).not.toContain('\n')
      expect(
        harmless(
          columns([
            [text, 'x'],
            ['y', text],
          ]),
        ),
      ).toBe(true)
    }),
  )
})

test('what a person could read stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc ÄÖ漢字🙂{}"\\/') }), (text) => {
      expect(oneLine(text)).toBe(text)
      expect(printable(`${text}\n${text}`)).toBe(`${text}\n${text}`)
    }),
  )
  expect(oneLine('\x1b[2Jgone')).toBe('\\u{1b}[2Jgone')
})

test('JSON is one harmless line and says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const line = safeJson({ value })
      expect(harmless(line)).toBe(true)
      expect(line).not.toContain('\n')
      expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ value })))
    }),
  )
})

test('colours only where a person looks and did not say no', () => {
  expect(painter({ isTTY: true }, {})('x', 'red')).toBe('\x1b[31mx\x1b[0m')
  expect(painter({ isTTY: true }, { NO_COLOR: '1' })('x', 'red')).toBe('x')
  expect(painter({ isTTY: true }, { TERM: 'dumb' })('x', 'red')).toBe('x')
  expect(painter({}, {})('x', 'red')).toBe('x')
})
