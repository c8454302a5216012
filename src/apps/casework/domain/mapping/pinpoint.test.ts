import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { checkPinpoint, collapse, type Pinpoint, pinpointAt } from './pinpoint.ts'

const page = { page: 2, text: 'Dear Dana,\n> I was told on\n>  March 2 that 😀 I am fired. Regards' }
const start = page.text.indexOf('I was')
const end = page.text.indexOf('. Regards') + 1
const good = pinpointAt('doc-1', page, start, end)
const statement = 'I was told on March 2 that 😀 I am fired.'
const smile = page.text.indexOf('😀')

test('the words of a span on one line are its statement [C-map.3]', () => {
  expect(collapse(page.text.slice(start, end))).toBe(statement)
  expect(checkPinpoint([page], good, statement)).toBeNull()
  expect(checkPinpoint([page], good)).toBeNull()
})

const invented: [string, Partial<Pinpoint>, string, string][] = [
  ['a page that is not there', { page: 3 }, statement, 'pinpoint.no_such_page'],
  ['a span beyond the page', { end: page.text.length + 1 }, statement, 'pinpoint.outside'],
  ['a span that ends before it begins', { end: start }, statement, 'pinpoint.outside'],
  ['a span before the page', { start: -1 }, statement, 'pinpoint.outside'],
  ['half a place', { start: start + 0.5 }, statement, 'pinpoint.outside'],
  ['half a character', { start: smile + 1 }, statement, 'pinpoint.cuts_character'],
  ['half a character at the end', { end: smile + 1 }, statement, 'pinpoint.cuts_character'],
  ['a span of nothing', { start: 10, end: 11, quote_hash: sha256Hex('\n') }, statement, 'pinpoint.empty'],
  ['the hash of other words', { quote_hash: sha256Hex('He was fired.') }, statement, 'pinpoint.other_words'],
  ['other words', {}, 'I was told on March 3 that 😀 I am fired.', 'pinpoint.reworded'],
  ['fewer words', {}, 'I was told on March 2', 'pinpoint.reworded'],
]

test.for(invented)('%s is refused [C-map.5]', ([, change, said, code]) => {
  const refusal = checkPinpoint([page], { ...good, ...change }, said)
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(/\.$/), next: expect.stringMatching(/\.$/) })
})

test('a whole page is no quote [C-map.5]', () => {
  const long = { page: 1, text: 'word '.repeat(2000) }
  expect(checkPinpoint([long], pinpointAt('d', long, 0, 5000))?.code).toBe('pinpoint.too_long')
})

test('a span of any text holds for exactly that text [C-map.3]', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '\n', '>', '😀', 'é', '.', '\t', '👩‍👩‍👧'),
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (words, a, b) => {
      const whole = [...words]
      const from = whole.slice(0, a % whole.length).join('').length
      const to = from + whole.slice(a % whole.length, (a % whole.length) + 1 + (b % whole.length)).join('').length
      const one = { page: 1, text: words }
      const found = pinpointAt('d', one, from, to)
      const quote = words.slice(from, to)
      const refusal = checkPinpoint([one], found, collapse(quote))
      expect(refusal?.code ?? null).toBe(collapse(quote) === '' ? 'pinpoint.empty' : null)
      // One letter more on the page, anywhere before the end of the quote, and it does not hold.
      const moved = { page: 1, text: `x${words}` }
      if (refusal === null && moved.text.slice(from, to) !== quote) expect(checkPinpoint([moved], found)).not.toBeNull()
    }),
    { numRuns: 1000 },
  )
})
