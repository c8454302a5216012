import { expect, test } from 'vitest'
import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { LIMITS, type SanitiseInput, type Source, sanitise } from './sanitise.ts'

const entities: Entity[] = [
  {
    kind: 'person',
    name: 'Maria Delgado-Reyes',
    aliases: ['Mari'],
    emails: ['maria.delgado@example.com'],
    phones: ['+1 (555) 867-5309'],
    addresses: ['1420 Elm Street, Apt 5B, Springfield, IL 62704', 'Hauptstraße 12, Bern'],
    ids: ['471-2024-01234', '123-45-6789', 'EMP-88213'],
  },
  { kind: 'person', name: 'Thomas Young' },
  { kind: 'person', name: 'Alice Brown' },
  { kind: 'person', name: 'Jürgen Müller' },
  { kind: 'person', name: "Siobhán O'Brien" },
  { kind: 'person', name: 'Wei Li' },
  { kind: 'person', name: 'Сергей Ковальчук' },
  { kind: 'organisation', name: 'Acme Logistics, Inc.' },
]
const memo: Source = {
  id: 'memo-7',
  text: 'The supervisor told me on Tuesday that I would be moved to the night shift. He said it was because I had com-\nplained about him to the office in writing.',
}
const notes: Source = {
  id: 'notes-2',
  text: 'Client is nervous about the promise she made to the manager in March.',
  privileged: true,
}

function judge(text: string, more: Partial<SanitiseInput> = {}): Finding[] {
  const judged = sanitise({ text, sources: [memo, notes], entities, ...more })
  if ('refused' in judged) throw new Error(judged.refused.code)
  expect(judged.clean).toBe(judged.findings.length === 0)
  return judged.findings
}

/** Each finding as `code` and the words that it points at. */
const told = (text: string) => judge(text).map(({ code, start, end }) => [code, text.slice(start, end)])

const NAME = 'identity.name'
const names: [string, string, string][] = [
  ['as it is', 'Ask Maria Delgado-Reyes first.', 'Maria Delgado-Reyes'],
  ['capitals', 'ask MARIA DELGADO-REYES first', 'MARIA DELGADO-REYES'],
  ['small letters', 'ask maria delgado-reyes first', 'maria delgado-reyes'],
  ['a blank for the hyphen', 'ask Maria Delgado Reyes first', 'Maria Delgado Reyes'],
  ['a line break between', 'ask Maria\n  Delgado-Reyes first', 'Maria\n  Delgado-Reyes'],
  ['a line break inside', 'ask Del\ngado first', 'Del\ngado'],
  ['a blank inside', 'ask Del gado first', 'Del gado'],
  ['letters apart', 'ask D e l g a d o first', 'D e l g a d o'],
  ['dots between letters', 'ask D.e.l.g.a.d.o. first', 'D.e.l.g.a.d.o'],
  ['the order turned round', 'ask Delgado-Reyes, Maria first', 'Delgado-Reyes, Maria'],
  ['an initial', 'ask M. Delgado-Reyes first', 'M. Delgado-Reyes'],
  ['the initial behind', 'ask Young, T. first', 'Young, T'],
  ['the surname alone', 'ask Delgado first', 'Delgado'],
  ['the surname alone in small letters', 'ask reyes first', 'reyes'],
  ['the first name alone', 'ask Maria first', 'Maria'],
  ['an alias', 'ask mari first', 'mari'],
  ['a possessive', "Delgado's file", 'Delgado'],
  ['the family', 'both Delgados came', 'Delgado'],
  ['run together', 'see mariadelgado here', 'mariadelgado'],
  ['run together with more', 'see xxmariadelgado99 here', 'mariadelgado'],
  ['as a user name', 'see mdelgado here', 'mdelgado'],
  ['in a name of a file', 'open case_Delgado_v2.docx', 'Delgado'],
  ['camel case', 'open caseDelgadoFinal', 'Delgado'],
  ['accents added', 'ask Délgàdø first', 'Délgàdø'],
  [
    'accents on every letter',
    'ask D\u0301e\u0301l\u0301g\u0301a\u0301d\u0301o\u0301 first',
    'D\u0301e\u0301l\u0301g\u0301a\u0301d\u0301o',
  ],
  ['accents dropped', 'ask Siobhan first', 'Siobhan'],
  ['an apostrophe dropped', 'ask OBrien first', 'OBrien'],
  ['another apostrophe', 'ask O’Brien first', 'O’Brien'],
  ['an umlaut dropped', 'ask Muller first', 'Muller'],
  ['an umlaut written out', 'ask Mueller first', 'Mueller'],
  ['zero-width characters', 'ask Del\u200bga\u200ddo first', 'Del\u200bga\u200ddo'],
  ['a soft hyphen', 'ask Del\u00adgado first', 'Del\u00adgado'],
  ['bidi marks', 'ask \u202dDel\u200egado\u202c first', 'Del\u200egado'],
  ['turned round by an override', 'ask \u202eodagled\u202c first', 'odagled'],
  ['Cyrillic letters', 'ask Dеlgаdо first', 'Dеlgаdо'],
  ['Greek letters', 'ask Delgαdο first', 'Delgαdο'],
  ['Armenian letters', 'ask Delgadօ Reyeѕ first', 'Delgadօ Reyeѕ'],
  ['Cherokee letters', 'ask ᎠᎬᏞᏀᎪᎠO first', 'ᎠᎬᏞᏀᎪᎠO'],
  ['fullwidth letters', 'ask Ｄｅｌｇａｄｏ first', 'Ｄｅｌｇａｄｏ'],
  ['mathematical letters', 'ask 𝓓𝓮𝓵𝓰𝓪𝓭𝓸 first', '𝓓𝓮𝓵𝓰𝓪𝓭𝓸'],
  ['small capitals', 'ask ᴅᴇʟɢᴀᴅᴏ first', 'ᴅᴇʟɢᴀᴅᴏ'],
  ['letters in boxes', 'ask 🅳🅴🅻🅶🅰🅳🅾 first', '🅳🅴🅻🅶🅰🅳🅾'],
  ['circled letters', 'ask Ⓓⓔⓛⓖⓐⓓⓞ first', 'Ⓓⓔⓛⓖⓐⓓⓞ'],
  ['a ligature', 'ask Siobhán O\u2019Brien or Jürgen Müﬂler, M\u00fcller', 'Siobhán O\u2019Brien'],
  ['digits for letters', 'ask D3lg4d0 first', 'D3lg4d0'],
  ['a one for an l', 'ask De1gado first', 'De1gado'],
  ['a capital i for an l', 'ask DeIgado first', 'DeIgado'],
  ['signs for letters', 'ask Delg@do first', 'Delg@do'],
  ['stars for vowels', 'ask D*lg*do first', 'D*lg*do'],
  ['rn for m', 'ask rnaria first', 'rnaria'],
  ['markup inside', 'ask Del**gado** first', 'Del**gado'],
  ['tags inside', 'ask Del<b>ga</b>do first', 'Del<b>ga</b>do'],
  ['character references', 'ask D&#101;lgad&#x6f; first', 'D&#101;lgad&#x6f;'],
  ['percent escapes', 'see /files/D%65lgado', 'D%65lgado'],
  ['an ordinary word with a capital inside a sentence', 'We asked Brown about it.', 'Brown'],
  ['an ordinary word after a title', 'we asked mr. brown about it', 'brown'],
  ['an ordinary word with a possessive', "Young's report came later.", 'Young'],
  ['an ordinary word that speaks', 'Young testified about it.', 'Young'],
  ['an ordinary word in disguise', 'we asked Y0ung about it', 'Y0ung'],
  ['two ordinary words in small letters', 'we asked alice brown about it', 'alice brown'],
  ['a name of two letters', 'We asked Li about it.', 'Li'],
  ['a name in another script', 'мы спросили КОВАЛЬЧУК об этом', 'КОВАЛЬЧУК'],
  ['a firm', 'the people at ACME LOGISTICS knew', 'ACME LOGISTICS'],
  ['a firm by its telling word', 'the people at Acme knew', 'Acme'],
]

test.each(names)('a name is found: %s [C-gov.2]', (_, text, words) => {
  expect(told(text)).toContainEqual([NAME, words])
})

const marks: [string, string, string, string][] = [
  ['an address of e-mail', 'write to maria.delgado@example.com today', 'identity.email', 'maria.delgado@example.com'],
  ['one in capitals', 'MARIA.DELGADO@EXAMPLE.COM', 'identity.email', 'MARIA.DELGADO@EXAMPLE.COM'],
  [
    'one in words',
    'maria (dot) delgado (at) example (dot) com',
    'identity.email',
    'maria (dot) delgado (at) example (dot) com',
  ],
  [
    'one in bare words',
    'maria dot delgado at example dot com',
    'identity.email',
    'maria dot delgado at example dot com',
  ],
  ['one with blanks', 'maria . delgado @ example . com', 'identity.email', 'maria . delgado @ example . com'],
  ['one that nobody listed', 'write to someone.else@firm.org', 'identity.looks_like_email', 'someone.else@firm.org'],
  ['one in words that nobody listed', 'jo [at] firm [dot] org', 'identity.looks_like_email', 'jo [at] firm [dot] org'],
  ['a telephone number', 'call (555) 867-5309 now', 'identity.phone', '(555) 867-5309'],
  ['in other groups', 'call 55 58 67 53 09 now', 'identity.phone', '55 58 67 53 09'],
  ['with dots', 'call +1.555.867.5309 now', 'identity.phone', '+1.555.867.5309'],
  ['without the area', 'call 867 5309 now', 'identity.phone', '867 5309'],
  ['without groups', 'call 15558675309 now', 'identity.phone', '15558675309'],
  ['with letters for digits', 'call 555-867-53O9 now', 'identity.phone', '555-867-53O9'],
  ['fullwidth', 'call ５５５８６７５３０９ now', 'identity.phone', '５５５８６７５３０９'],
  [
    'in words',
    'call five five five eight six seven five three zero nine now',
    'identity.phone',
    'five five five eight six seven five three zero nine',
  ],
  [
    'in words as it is sung',
    'eight six seven fifty-three oh nine',
    'identity.phone',
    'eight six seven fifty-three oh nine',
  ],
  [
    'in words with double',
    'triple five, eight six seven, five three zero nine',
    'identity.phone',
    'five, eight six seven, five three zero nine',
  ],
  ['one that nobody listed', 'call 212-555-0188 now', 'identity.looks_like_phone', '212-555-0188'],
  ['one from abroad', 'call +44 20 7946 0958 now', 'identity.looks_like_phone', '+44 20 7946 0958'],
  ['an address', 'she lives at 1420 Elm Street', 'identity.address', '1420 Elm Street'],
  ['an address cut short', 'she lives at 1420 elm st.', 'identity.address', '1420 elm st'],
  ['an address without its end', 'she lives at 1420, Elm', 'identity.address', '1420, Elm'],
  ['an address with a side', 'she lives at Hauptstr. 12', 'identity.address', 'Hauptstr. 12'],
  ['an identifier', 'charge 471-2024-01234 is open', 'identity.identifier', '471-2024-01234'],
  ['an identifier without its signs', 'charge 471202401234 is open', 'identity.identifier', '471202401234'],
  ['an identifier without its zeros', 'charge 471 2024 1234 is open', 'identity.identifier', '471 2024 1234'],
  ['an identifier with letters', 'badge emp 88213 was used', 'identity.identifier', 'emp 88213'],
  ['a social security number', 'it was 123 45 6789', 'identity.identifier', '123 45 6789'],
  ['one that nobody listed', 'it was 078-05-1120', 'identity.looks_like_number', '078-05-1120'],
  ['a payment card', 'paid with 4111 1111 1111 1111', 'identity.looks_like_card', '4111 1111 1111 1111'],
  ['an account', 'paid to DE89 3704 0044 0532 0130 00', 'identity.looks_like_account', 'DE89 3704 0044 0532 0130 00'],
]

test.each(marks)('a mark of a person is found: %s [C-gov.2]', (_, text, code, words) => {
  expect(told(text)).toEqual([[code, words]])
})

test.each([
  ['a word that is a name in small letters', 'young workers and brown envelopes are no names'],
  ['the same where a sentence begins', 'Young workers complain less. Brown envelopes say nothing.'],
  ['words that make up a name by chance', 'a good man, and over to the far mill'],
  ['the words of a firm', 'the logistics of an inquiry'],
  [
    'citations and sums',
    '42 U.S.C. § 2000e-3(a), 29 C.F.R. 1604.11, 548 U.S. 53 (2006), No. 04-1264, $1,250,000 on 2024-01-15',
  ],
  ['a card number that does not add up', 'the code 4111 1111 1111 1112 is none'],
  ['the address of a page', 'see the guidance at eeoc.gov or dol.gov'],
  ['counting', 'one two three four five six seven, 2 3 4 5 6 7 8, nine eight seven six five four three'],
  ['numbers in prose', 'between seven and eleven days, in 2019-2021, twenty of thirty people, sections 1, 2, 3 and 4'],
])('what only resembles them passes: %s [C-gov.5]', (_, text) => {
  expect(judge(text, { entities: [...entities, { name: 'Ruth Goodman' }, { name: 'Ann Andover' }] })).toEqual([])
})

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
  const findings = judge(text)
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
  expect(['@', '&#', '<!--', '*', '\u202e'].filter(isClean)).toHaveLength(5)
})
