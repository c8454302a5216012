import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RedactionProfile } from './contracts.ts'
import { REDACTED, redactorOf, redactPages, redactText, replaceSpans } from './redact.ts'

const redact = (text: string, profile: Omit<RedactionProfile, 'profile'>) =>
  redactText(text, redactorOf({ profile: 'p', ...profile }).find).text

describe('a term', () => {
  test.for([
    ['in any case', 'john SMITH was there', `${REDACTED} was there`],
    ['over a line break', 'John\nSmith', REDACTED],
    ['over blanks of any kind', 'John \u00a0 Smith', REDACTED],
    ['broken by a hyphen at the end of a line', 'John Smi-\n  th left', `${REDACTED} left`],
    ['with an invisible sign inside', 'Jo\u00adhn Sm\u200bith', REDACTED],
    ['before an apostrophe', 'John Smith’s car', `${REDACTED}’s car`],
    ['between underscores', 'x_john smith_y', `x_${REDACTED}_y`],
    ['twice', 'John Smith and John Smith', `${REDACTED} and ${REDACTED}`],
  ])('is taken out %s [C-export.10]', ([, text, expected]) => {
    expect(redact(text as string, { terms: ['John Smith'] })).toBe(expected)
  })

  test('is a whole word, with its own signs as they are [C-export.10]', () => {
    expect(redact('Annual Ann annex', { terms: ['Ann'] })).toBe(`Annual ${REDACTED} annex`)
    expect(redact('C++ and C+ and C', { terms: ['c++'] })).toBe(`${REDACTED} and C+ and C`)
    expect(redact("O'Brien, O\u2019Brien", { terms: ["O'Brien"] })).toBe(`${REDACTED}, ${REDACTED}`)
    expect(redact('a.c abc', { terms: ['a.c'] })).toBe(`${REDACTED} abc`)
    expect(redact('Müller', { terms: ['Mu\u0308ller'] })).toBe(REDACTED)
  })

  test('whatever it is made of, is found in its own text and throws for nothing [C-export.10]', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
    fc.assert(
      fc.property(word, fc.string({ unit: 'grapheme' }), (term, around) => {
        const plain = term.normalize('NFC').trim()
        const text = `${around.normalize('NFC')} \n${plain}\n`
        expect(redact(text, { terms: [term] })).toContain(REDACTED)
      }),
    )
  })
})

describe('a known pattern', () => {
  test.for<[RedactionProfile['patterns'], string, string]>([
    [['email'], 'write to anna.b+c@mail.example.co.uk.', `write to ${REDACTED}.`],
    [['phone'], 'call +49 (30) 1234-567 or (212) 555-0123, 555-0199', `call ${REDACTED} or ${REDACTED}, ${REDACTED}`],
    [['phone'], 'on 2026-03-01, 1,200,300.50 paid', 'on 2026-03-01, 1,200,300.50 paid'],
    [['us_ssn'], 'SSN 078-05-1120; no 1078-05-1120', `SSN ${REDACTED}; no 1078-05-1120`],
    [['iban'], 'to DE89 3704 0044 0532 0130 00 please', `to ${REDACTED} please`],
    [['iban'], 'to GB82WEST12345698765432.', `to ${REDACTED}.`],
    [['iban'], 'DE89 3704 0044 0532 0130 01', 'DE89 3704 0044 0532 0130 01'],
    [['card_number'], 'card 4111 1111 1111 1111 12/29', `card ${REDACTED} 12/29`],
    [['card_number'], 'number 4111 1111 1111 1112', 'number 4111 1111 1111 1112'],
  ])('%j takes out of "%s" what it knows [C-export.10]', ([patterns, text, expected]) => {
    expect(redact(text, { patterns })).toBe(expected)
  })

  test('a shape stands for digits, letters and runs of both [C-export.10]', () => {
    expect(redact('ACCT-1234-56 and ACCT-12', { shapes: ['ACCT-####-##'] })).toBe(`${REDACTED} and ACCT-12`)
    expect(redact('case AB/77x9 (old)', { shapes: ['@@/*'] })).toBe(`case ${REDACTED} (old)`)
  })

  test('a long text of the worst kind is searched in no time worth telling [C-export.10]', () => {
    const nasty = [
      'a'.repeat(200_000),
      '1 '.repeat(100_000),
      'a@'.repeat(100_000),
      '+1('.repeat(70_000),
      'AB12 '.repeat(40_000),
    ]
    for (const text of nasty)
      redact(text, {
        patterns: ['email', 'phone', 'us_ssn', 'iban', 'card_number'],
        terms: ['a a a', 'x'.repeat(200)],
        shapes: ['*-*-*', '#@#*'],
      })
  })
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

describe('spans', () => {
  test('however they lie, leave nothing of themselves, no half characters, and all the rest [C-export.10]', () => {
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((text) => text.isWellFormed() && !text.includes(REDACTED))
    const spans = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 })
    fc.assert(
      fc.property(texts, spans, (text, pairs) => {
        const chosen = pairs.map(([a, b]) => {
          const [x, y] = [a % text.length, b % text.length].sort((p, q) => p - q) as [number, number]
          return { start: x, end: y + 1 }
        })
        const gone = new Set(chosen.flatMap(({ start, end }) => range(start, end)))
        const { text: left, count } = replaceSpans(text, chosen)
        const kept = left.split(REDACTED)
        expect(kept).toHaveLength(count + 1)
        expect(left.isWellFormed()).toBe(true)
        // What is kept stands in the text, in order, at places that no span covers.
        const open = range(0, text.length).filter((at) => !gone.has(at))
        let next = 0
        for (const unit of kept.join('').split('')) {
          while (next < open.length && text[open[next] as number] !== unit) next += 1
          expect(next).toBeLessThan(open.length)
          next += 1
        }
      }),
    )
  })

  test('are replaced page by page, and one outside of the text is told [C-export.10]', () => {
    const pages = [
      { page: 1, text: 'The first page' },
      { page: 2, text: 'The second' },
    ]
    const span = { document_id: 'd', page: 2, start: 4, end: 10 }
    const redactor = redactorOf({ profile: 'p', spans: [span] })
    expect(redactPages('d', pages, redactor)).toEqual({
      ok: true,
      count: 1,
      pages: [pages[0], { page: 2, text: `The ${REDACTED}` }],
    })
    expect(redactPages('other', pages, redactor)).toMatchObject({ ok: true, count: 0 })
    const outside = redactorOf({ profile: 'p', spans: [{ ...span, end: 11 }] })
    expect(redactPages('d', pages, outside)).toMatchObject({ ok: false, bad: { page: 2 } })
  })

  test('take the marks of a letter and both halves of a character with them [C-export.10]', () => {
    expect(replaceSpans('ae\u0301\u0323b', [{ start: 1, end: 2 }]).text).toBe(`a${REDACTED}b`)
    expect(replaceSpans('a🙂b', [{ start: 2, end: 3 }]).text).toBe(`a${REDACTED}b`)
    expect(replaceSpans('a🙂b', [{ start: 1, end: 2 }]).text).toBe(`a${REDACTED}b`)
  })
})
