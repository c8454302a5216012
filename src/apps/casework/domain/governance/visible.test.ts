import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showText } from './visible.ts'

test.each([
  ['<b>bold</b> text', 'bold text'],
  ['a<!-- hidden -->b', 'ab'],
  ['M&#97;ria &#x4D;', 'Maria M'],
  ['&eacute;&Uuml;&szlig;&amp;', 'eUß&'],
  ['D%65lgado', 'Delgado'],
  ['%C3%A9', 'é'],
  ['\\u0044\\x65l', 'Del'],
  ['a \u202eodagled\u202c b', 'a \u202edelgado\u202c b'],
  ['5 < 6 & 7 > 2, 100% sure', '5 < 6 & 7 > 2, 100% sure'],
  ['&nosuch; <3', '&nosuch; <3'],
])('%j is shown as %j', (text, shown) => {
  expect(showText(text)?.text).toBe(shown)
})

test('a text that hides nothing is left alone', () => {
  expect(showText('Nothing here.')).toBeNull()
})

test('every unit that is shown has a place in the text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom('<b>', '&#65;', '%41', '\u202e', '\\u0041', '&amp;'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      const shown = showText(text)
      if (!shown) return
      expect([shown.starts.length, shown.ends.length]).toEqual([shown.text.length, shown.text.length])
      const { starts, ends } = shown
      expect(starts.every((start, i) => start < ends[i]! && ends[i]! <= text.length)).toBe(true)
    }),
  )
})
