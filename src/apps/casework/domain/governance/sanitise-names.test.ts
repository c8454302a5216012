import { expect, test } from 'vitest'
import { entities, judge } from './case.fixture.ts'

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
    'in words run together',
    'callmeateightsixsevenfivethreezeronineplease',
    'identity.phone',
    'eightsixsevenfivethreezeronine',
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
