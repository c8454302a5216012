import { expect, test } from 'vitest'
import { entities, judge, memo } from './case.fixture.ts'
import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { LIMITS, type SanitiseInput, sanitise } from './sanitise.ts'

const runs: [string, string][] = [
  ['as it stands', 'He told me on Tuesday that I would be promoted.'],
  ['in capitals', 'TOLD ME ON TUESDAY THAT I WOULD BE'],
  ['with other punctuation', 'told me -- on "Tuesday", that I (would) be'],
  ['over lines', 'told\nme on\r\n\r\nTuesday that\n> I would\tbe'],
  ['with zero-width characters', 'to\u200bld me on Tues\u2060day that I wo\u00aduld be'],
  ['with look-alikes', 'tоld mе оn Tuеsdаy thаt I wоuld bе'],
  ['with digits for letters', 'to1d m3 0n Tuesd4y that I w0uld be'],
  ['fullwidth', 'ｔｏｌｄ ｍｅ ｏｎ Ｔｕｅｓｄａｙ ｔｈａｔ Ｉ ｗｏｕｌｄ ｂｅ'],
  ['with accents', 'tóld mé ón Tüesday that Í would bè'],
  ['run together', 'xxtoldmeonTuesdaythatIwouldbexx'],
  ['in pieces', 't o l d m e o n T u e s d a y t h a t I w o u l d b e'],
  ['hyphenated otherwise', 'told me on Tues-\nday that I would be'],
  ['with tags', '<p>told <b>me</b> on <i>Tues</i>day that I would be</p>'],
  ['over the border of a sentence', 'moved to the night shift; he said it was'],
  ['over a hyphen of the source', 'because I had complained about him to the'],
]

test.each(runs)('eight words of a source are found: %s [C-gov.3]', (_, text) => {
  const findings = judge(text).filter(({ kind }) => kind === 'raw_case_text')
  expect(findings).toMatchObject([{ kind: 'raw_case_text', code: 'case_text.shared_run', source: { id: 'memo-7' } }])
  const [{ start, end, source }] = findings as [Finding]
  expect(end - start).toBeGreaterThan(25)
  expect(memo.text.slice(source!.start, source!.end).split(/\s+/).length).toBeGreaterThanOrEqual(8)
})

test('the longest run is told, with its span in the text and in the source [C-gov.3]', () => {
  const text = 'She wrote: the supervisor TOLD me on Tuesday, that I would be moved to the day shift.'
  const [finding, ...others] = judge(text)
  expect(others).toEqual([])
  expect(text.slice(finding!.start, finding!.end)).toBe(
    'the supervisor TOLD me on Tuesday, that I would be moved to the',
  )
  expect(memo.text.slice(finding!.source!.start, finding!.source!.end)).toBe(
    'The supervisor told me on Tuesday that I would be moved to the',
  )
})

test.each([
  ['seven words', 'told me on Tuesday that I would'],
  ['seven and the end of another word', 'retold me on Tuesday that I would be'],
  ['seven and the beginning of another word', 'told me on Tuesday that I would beg'],
  ['eight words in another order', 'on Tuesday told me that would I be'],
  ['eight words with one changed', 'told me on Tuesday that she would be'],
])('what is less than eight words in a row passes: %s [C-gov.3]', (_, text) => {
  expect(judge(text)).toEqual([])
})

test('five words of privileged notes are found, and four are not [C-gov.4]', () => {
  const text = 'Any promise she made to the board counts.'
  expect(judge(text)).toMatchObject([
    { kind: 'privileged_notes', code: 'privileged.shared_run', start: 4, end: 27, source: { id: 'notes-2' } },
  ])
  expect(judge('Any promise she made to him counts.')).toEqual([])
  const whole = judge('nervous about the promise she made to the manager')
  expect(whole.map(({ kind }) => kind).sort()).toEqual(['privileged_notes', 'raw_case_text'])
})

test('sources that are handed over as privileged are [C-gov.4]', () => {
  const privileged = [{ id: 'p', text: 'we should settle before the hearing' }]
  expect(judge('settle before the hearing starts')).toEqual([])
  expect(judge('should settle before the hearing', { privileged })).toMatchObject([{ kind: 'privileged_notes' }])
})

test.each([
  'ATTORNEY-CLIENT PRIVILEGED',
  'attorney client privilege',
  'Privileged & Confidential',
  'Privileged\nand confidential',
  'attorney wоrk prоduct',
  'w-o-r-k p-r-o-d-u-c-t',
])('the marker %j is found [C-gov.4]', (marker) => {
  const [finding] = judge(`Draft. ${marker} Do not share.`)
  expect(finding).toMatchObject({ kind: 'privileged_notes', code: 'privileged.marker' })
})

test('a finding never repeats what it found [C-gov.1]', () => {
  const text = 'Maria Delgado-Reyes, maria.delgado@example.com, 555 867 5309, 1420 Elm Street, 123-45-6789'
  const findings = judge(text).map(({ start: _, end: __, ...rest }) => JSON.stringify(rest))
  expect(findings).toHaveLength(5)
  expect(findings.join()).not.toMatch(/maria|delgado|example|867|elm|6789/i)
})

test('overlapping findings are one, sorted, and no more than 200 are told [C-gov.1]', () => {
  const text = 'Maria Delgado. '.repeat(260)
  const judged = sanitise({ text, sources: [], entities })
  if ('refused' in judged) throw new Error(judged.refused.code)
  expect(judged).toMatchObject({ clean: false, more: 60 })
  expect(judged.findings).toHaveLength(200)
  for (const [i, finding] of judged.findings.entries()) expect(finding.start).toBe(i * 15)
})

test.each<[string, Partial<SanitiseInput>, string]>([
  ['a text', { text: 'a '.repeat(LIMITS.textUnits) }, 'sanitise.text_too_long'],
  ['sources', { sources: Array(LIMITS.sources + 1).fill(memo) }, 'sanitise.too_many_sources'],
  [
    'long sources',
    { sources: Array(80).fill({ id: 'x', text: 'a'.repeat(1024 * 1024) }) },
    'sanitise.sources_too_large',
  ],
  ['entities', { entities: Array(LIMITS.entities + 1).fill({ name: 'Ann' }) }, 'sanitise.too_many_entities'],
  ['a name', { entities: [{ name: 'Ann '.repeat(1000) }] }, 'sanitise.value_too_long'],
  ['long names', { entities: Array(1000).fill({ name: 'Ann '.repeat(200) }) }, 'sanitise.entities_too_large'],
])('what is too large is refused and never clean: %s [C-gov.1]', (_, change, code) => {
  const judged = sanitise({ text: 'fine', sources: [], entities: [], ...change })
  expect(judged).toMatchObject({ refused: { code } })
  expect(judged).not.toHaveProperty('clean')
})

const long = { timeout: 60_000 }

test('a text that could be read in very many ways is judged or refused in a bounded time [C-gov.1]', long, () => {
  const names: Entity[] = ['Illil Lilil', 'Aaaaaaaa Aaaa', 'Lili Iili'].map((name) => ({ name }))
  const isClean = (piece: string) => {
    const text = piece.repeat(Math.floor(10_000 / piece.length))
    const judged = sanitise({ text, sources: [{ id: 'x', text }], entities: names })
    return 'clean' in judged && judged.clean
  }
  expect(['1l|!', 'a ', 'lI1', 'aaaa', '((((at', '1 ', 'oneoneone'].filter(isClean)).toEqual([])
  expect(['@', '&#', '<!--', '*'].filter(isClean)).toHaveLength(4)
  expect(isClean('\u202e')).toBe(false)
})
