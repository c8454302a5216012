import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

test('no text can leave its element or its quoted attribute, and all of it is there', () => {
  const text = fc.string({ unit: fc.oneof(fc.constantFrom('<', '>', '"', "'", '&', '#', ';'), fc.string()) })
  fc.assert(
    fc.property(text, (value) => {
      const shown = html`<p title="${value}">${value}</p>`.text.slice('<p title="'.length, -'</p>'.length)
      const [attribute, content] = [shown.slice(0, shown.indexOf('">')), shown.slice(shown.indexOf('">') + 2)]
      expect(attribute).not.toMatch(/["<>']/)
      expect(content).not.toMatch(/["<>']/)
      expect([unescaped(attribute), unescaped(content)]).toEqual([value, value])
    }),
  )
})

test('what is HTML already stays so, also in lists', () => {
  expect(html`<ul>${[html`<li>${'<a>'}</li>`, html`<li>${2}</li>`]}</ul>`.text).toBe(
    '<ul><li>&#60;a&#62;</li><li>2</li></ul>',
  )
})
