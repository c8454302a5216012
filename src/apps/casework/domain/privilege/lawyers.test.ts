import { describe, expect, test } from 'vitest'
import { lawyerFinder, lawyersIn, mentionPattern } from './lawyers.ts'

describe('lawyersIn', () => {
  test.each<[text: string, ...lawyers: string[]]>([
    ['Thanks for the list.\n\nRuth Adler, Esq.', 'Ruth Adler'],
    ['Ruth Adler\nGeneral Counsel', 'Ruth Adler'],
    ['/s/ Ruth Adler\n12 Main Street\nAttorneys for Plaintiff', 'Ruth Adler'],
    ['Please ask our attorney, Ruth Adler.', 'Ruth Adler'],
    ['To: Noreen Whitcombe, Paralegal', 'Noreen Whitcombe'],
    ['An: RA Dr. Jens Petersen', 'Jens Petersen'],
    ['Lic. Marisol Dávila le escribe', 'Marisol Dávila'],
    ['Kim & Chang LLP, 4 Elm Street', 'Kim & Chang'],
    [
      'From: Ruth Adler <ra@adlerpike.example>\n\nRuth Adler, Esq.',
      'Ruth Adler',
      'ra@adlerpike.example',
      '@adlerpike.example',
    ],
    ['From: Tom Reed <tom@smithlaw.example>', 'Tom Reed', 'tom@smithlaw.example', '@smithlaw.example'],
  ])('learns from %j', (text, ...lawyers) => {
    expect(lawyersIn(text)).toEqual(lawyers)
  })

  test('takes the address of a company lawyer, but not the domain of the whole company', () => {
    const learned = lawyersIn('From: Ruth Adler <ruth@northgate.example>\n\nRuth Adler, General Counsel')
    expect(learned).toEqual(['Ruth Adler', 'ruth@northgate.example'])
  })

  test.each([
    'From: Tom Reed <tom@lawnservice.example>',
    'Tom Reed, Warehouse Manager',
    'The General Counsel decides.',
    'Ask Human Resources or the Legal Department.',
    'From: Tom Reed <tom@gmail.com>',
  ])('learns nothing from %j', (text) => {
    expect(lawyersIn(text)).toEqual([])
  })

  test('reads a long text in time, whatever it consists of', () => {
    const started = performance.now()
    for (const part of ['Aa ', 'Aa\n', 'Aa Bb\n', 'Aa Bb & ', 'Aa <a@', 'a.a-', 'By: Aa Bb\nx\n'])
      lawyersIn(part.repeat(40_000 / part.length))
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

test('a name is found in either order, and a first name only as a hint', () => {
  const { names, firstNames, hints } = lawyerFinder(['Elena Marsh'])
  for (const text of [' elena marsh ', ' marsh elena ', ' e marsh ', ' elena said ']) expect(text).toMatch(names!)
  expect(' elena ').not.toMatch(names!)
  expect(' elena ').toMatch(firstNames!)
  for (const text of ['per EM', 'Marsh agrees']) expect(text).toMatch(hints!)
  for (const text of ['them', 'a marsh']) expect(text).not.toMatch(hints!)
  expect(lawyerFinder(['Marsh, Elena (Marsh Pike)']).names).toEqual(names)
})

test('the pattern for the database escapes what people write', () => {
  expect(mentionPattern(['ra@a.example', 'Ruth (R.) Adler'])).toBe(
    'ra@a\\.example|\\m(?:Ruth|\\(R\\.\\)|Adler|R\\(A)\\M',
  )
  expect(mentionPattern(['olga'])).toBeNull()
})
