import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesIn } from './dates.ts'

describe('dates are read as they were written', () => {
  test.for<[string, unknown]>([
    ['on 2026-03-02.', { from: '2026-03-02', text: '2026-03-02' }],
    ['on 2 March 2026', { from: '2026-03-02', text: '2 March 2026' }],
    ['on the 2nd of March 2026', { from: '2026-03-02', text: '2nd of March 2026' }],
    ['On March 2, 2026, I', { from: '2026-03-02', text: 'March 2, 2026' }],
    ['On Mar. 2, 2026 at 9', { from: '2026-03-02', text: 'Mar. 2, 2026' }],
    ['MARCH 2, 2026', { from: '2026-03-02', text: 'MARCH 2, 2026' }],
    ['on 03/14/2026', { from: '2026-03-14', text: '03/14/2026' }],
    ['am 14.03.2026', { from: '2026-03-14', text: '14.03.2026' }],
    ['on 02/02/2026', { from: '2026-02-02', text: '02/02/2026' }],
    ['on 03/02/2026', { text: '03/02/2026' }],
    ['on 3/14/26', { text: '3/14/26' }],
    ['on February 30, 2026', { text: 'February 30, 2026' }],
    ['on March 2 and', { text: 'March 2' }],
    ['in March 2026', { from: '2026-03-01', to: '2026-03-31', text: 'March 2026' }],
    ['March 2 to March 5, 2026', { from: '2026-03-02', to: '2026-03-05', text: 'March 2 to March 5, 2026' }],
    [
      'from March 2, 2025 through April 1, 2026',
      { from: '2025-03-02', to: '2026-04-01', text: 'March 2, 2025 through April 1, 2026' },
    ],
    ['March 2-5, 2026', { from: '2026-03-02', to: '2026-03-05', text: 'March 2-5, 2026' }],
    ['May 5, 2026', { from: '2026-05-05', text: 'May 5, 2026' }],
    ['el 2 de marzo de 2026', { from: '2026-03-02', text: '2 de marzo de 2026' }],
    ['am 2. März 2026', { from: '2026-03-02', text: '2. März 2026' }],
    ['le 2 août 2026', { from: '2026-08-02', text: '2 août 2026' }],
  ])('%s [C-map.7]', ([statement, expected]) => {
    expect(datesIn(statement)).toEqual([expected])
  })

  test.for([
    'eight days later',
    'the next Monday',
    'you may 5 times',
    'we march 4 miles',
    'page 3/4',
    'in 2026 dollars',
    'at 10:30',
    '555-03-2026x',
    'May I go?',
  ])('%s is no date [C-map.7]', (statement) => {
    expect(datesIn(statement)).toEqual([])
  })

  test('several stand in their order [C-map.7]', () => {
    const dates = datesIn('From 2026-03-02 on, and again on 4 May 2026 and 05/06/2026.')
    expect(dates.map(({ from, text }) => from ?? text)).toEqual(['2026-03-02', '2026-05-04', '05/06/2026'])
  })
})

test('any real day is read in each form, and what is read always stands there [C-map.7]', () => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [y, m, d] = [date.getUTCFullYear(), months[date.getUTCMonth()], date.getUTCDate()]
      for (const written of [iso, `${m} ${d}, ${y}`, `${d} ${m} ${y}`]) {
        expect(datesIn(`It was on ${written} that we met.`)).toEqual([{ from: iso, text: written }])
      }
    }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('March', 'may', '2', '2026', '/', '-', ',', ' ', '31', 'to', '.', '03', 'T', 'de'), {
        maxLength: 14,
      }),
      (pieces) => {
        const statement = pieces.join('')
        for (const { from, to, text } of datesIn(statement)) {
          expect(statement).toContain(text)
          if (from) expect(new Date(from).toISOString().slice(0, 10)).toBe(from)
          if (to) expect(from! < to).toBe(true)
        }
      },
    ),
    { numRuns: 3000 },
  )
})
