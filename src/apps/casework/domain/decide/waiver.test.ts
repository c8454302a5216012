import { describe, expect, test } from 'vitest'
import { conflictProblem, waivedNames } from './waiver.ts'

const flagged = [{ name: 'Gregory T. Hale', side: 'opposing' as const, answer: 'yes' as const }]
const waiver = {
  names: ['Gregory T. Hale'],
  given_by: 'Maria Delgado-Reyes',
  words: 'I know that the firm represents Gregory Hale in another matter and consent to it acting for me here.',
}

/** Fillers are letters to Unicode, and nothing to a reader. */
const hidden = Array.from({ length: 20 }, (_, at) => `\u3164${'\u115f'.repeat(at + 1)}`).join(' ')

describe('conflictProblem', () => {
  test('lets a case without a conflict pass', () => {
    expect(conflictProblem('no', [], undefined)).toBeNull()
  })

  test.each(['yes', 'possible'] as const)('asks for a waiver where the answer is %s [H-conflict.1]', (answer) => {
    const problem = conflictProblem(answer, flagged, undefined)
    expect(problem).toMatchObject({ code: 'conflict.not_waived' })
    expect(problem?.message).toContain('Gregory T. Hale')
    expect(conflictProblem(answer, flagged, waiver)).toBeNull()
  })

  test('waits for a check that has not answered, waiver or not [H-conflict.1]', () => {
    expect(conflictProblem('unknown', [], undefined)?.code).toBe('conflict.unchecked')
    expect(conflictProblem('unknown', [], waiver)?.code).toBe('conflict.unchecked')
  })

  test.each([
    ['waiver.other_conflict', { ...waiver, names: ['Somebody Else'] }],
    ['waiver.other_conflict', { ...waiver, names: ['  '] }],
    ['waiver.no_consent', { ...waiver, given_by: ' - ' }],
    ['waiver.no_substance', { ...waiver, words: 'ok' }],
    ['waiver.no_substance', { ...waiver, words: ' \n\t '.repeat(40) }],
    ['waiver.no_substance', { ...waiver, words: 'waived '.repeat(40) }],
    ['waiver.no_consent', { ...waiver, given_by: '\u3164\u3164 12' }],
    ['waiver.no_substance', { ...waiver, words: hidden }],
  ])('refuses with %s [H-conflict.1]', (code, given) => {
    expect(conflictProblem('yes', flagged, given)?.code).toBe(code)
  })

  test('compares names as the conflict check does', () => {
    expect(conflictProblem('yes', flagged, { ...waiver, names: ['GREGORY T HALE'] })).toBeNull()
  })

  test('a party whose name has no letters is named by the same signs alone [H-conflict.1]', () => {
    const signs = [{ name: '-★-', side: 'opposing' as const, answer: 'yes' as const }]
    expect(conflictProblem('yes', signs, { ...waiver, names: ['-★-'] })).toBeNull()
    expect(conflictProblem('yes', signs, { ...waiver, names: ['...', 'Northwind'] })?.code).toBe(
      'waiver.other_conflict',
    )
    expect(waivedNames([' -★- '], signs)).toEqual(['-★-'])
  })

  test('a conflict that the check could not name is named by the attorney', () => {
    expect(conflictProblem('possible', [], waiver)).toBeNull()
    for (const names of [['...'], ['x'], ['\u3164\u3164'], []])
      expect(conflictProblem('possible', [], { ...waiver, names })?.code).toBe('waiver.other_conflict')
  })
})

test('a waiver keeps the names as the conflict check writes them [H-conflict.1]', () => {
  expect(waivedNames(['  gregory t. HALE', 'Northwind'], flagged)).toEqual(['Gregory T. Hale', 'Northwind'])
})
