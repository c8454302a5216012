import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collapse } from './pinpoint.ts'
import { SENTENCES_MAX, sentencesOf } from './sentences.ts'

const proseOf = (text: string) =>
  sentencesOf(text)
    .filter(({ kind }) => kind === 'prose')
    .map(({ start, end }) => collapse(text.slice(start, end)))

const kindsOf = (text: string) =>
  sentencesOf(text).map(({ kind, start, end }) => `${kind}: ${collapse(text.slice(start, end))}`)

describe('a page is read sentence by sentence', () => {
  test.for<[string, string, string[]]>([
    [
      'dots of short forms',
      'I met Ms. Reyes at 4 p.m. with Dr. J. Lee. She left.',
      ['I met Ms. Reyes at 4 p.m. with Dr. J. Lee.', 'She left.'],
    ],
    [
      'a firm in the middle',
      'I work at Acme Freight, Inc. in Salem. It is big.',
      ['I work at Acme Freight, Inc. in Salem.', 'It is big.'],
    ],
    [
      'a firm at the end',
      'I work at Acme Freight, Inc. She does not.',
      ['I work at Acme Freight, Inc.', 'She does not.'],
    ],
    [
      'sums and numbers',
      'I got $5.50 for No. 4. Was it 3.2 hours? Yes!',
      ['I got $5.50 for No. 4.', 'Was it 3.2 hours?', 'Yes!'],
    ],
    [
      'turns of a transcript, without who said them when',
      '[1] Interviewer (2026-11-17T10:06:59.057Z): What happened?\n[2] Client (2026-11-17T10:07:01Z, dictated): I was fired. It hurt.\n[3] Another person: I saw it.',
      ['What happened?', 'I was fired.', 'It hurt.', 'I saw it.'],
    ],
    [
      'a narrow column',
      'I was told by\nMaria that the\nOffice was closed.',
      ['I was told by Maria that the Office was closed.'],
    ],
    [
      'words that are also short forms',
      'There he sat. Then he left. On Sat. 7 March I quit.',
      ['There he sat.', 'Then he left.', 'On Sat. 7 March I quit.'],
    ],
    ['a no', 'A: No. I did not complain.', ['No.', 'I did not complain.']],
    [
      'lines that were wrapped',
      'On Monday I told my manager that the\novertime was missing from my check\nfor the third time.',
      ['On Monday I told my manager that the overtime was missing from my check for the third time.'],
    ],
    [
      'a name at the start of a line',
      'After the meeting on the second floor I told\nMaria Delgado about it.',
      ['After the meeting on the second floor I told Maria Delgado about it.'],
    ],
    [
      'quoted lines',
      '> I have not been paid for the hours that\n> I worked.\n>\n> Dana is here.',
      ['I have not been paid for the hours that I worked.', 'Dana is here.'],
    ],
    [
      'double spacing',
      'The supervisor told her in front of everybody\n\nthat she was fired.',
      ['The supervisor told her in front of everybody that she was fired.'],
    ],
    [
      'bullets',
      'Reasons:\n- I was late once.\n- I complained twice.\n2) He was angry.\n4.1 It is so.',
      ['I was late once.', 'I complained twice.', 'He was angry.', 'It is so.'],
    ],
    [
      'speakers',
      '[00:12] Dana Reyes: They fired me.\nQ. When was that?\nA. In March.',
      ['They fired me.', 'When was that?', 'In March.'],
    ],
    ['quotes after the end', 'He said "stop." Then he left.', ['He said "stop."', 'Then he left.']],
    [
      'a scanner',
      'He was there. ln May l left. 0n Monday it was over.',
      ['He was there.', 'ln May l left.', '0n Monday it was over.'],
    ],
  ])('%s', ([, text, expected]) => {
    expect(proseOf(text)).toEqual(expected)
  })

  test('heads of mails, titles and addresses are told apart', () => {
    const text =
      'From: A <a@x.example>\nSubject: Warning\n\nACME FREIGHT\n400 Dock Street\n\nDear Ms. Reyes:\n\nYou are fired.\n\nOn Mon, Mar 2, 2026 Dana wrote:\n'
    expect(kindsOf(text)).toEqual([
      'head: From: A <a@x.example>',
      'head: Subject: Warning',
      'heading: ACME FREIGHT',
      'heading: 400 Dock Street',
      'heading: Dear Ms. Reyes:',
      'prose: You are fired.',
      'head: On Mon, Mar 2, 2026 Dana wrote:',
    ])
  })

  test('what is asked and what is quoted is known', () => {
    const [first, second] = sentencesOf('> Did you go?\n\nI did.')
    expect([first?.asked, first?.quoted, second?.asked, second?.quoted]).toEqual([true, true, false, false])
  })
})

// biome-ignore format: a table
const PIECES = [
  'I was fired', 'Ms.', 'Inc.', '. ', '.', '? ', '\n', '\n\n', '> ', '\n> ', '- ', 'Subject: x', 'A: ', '😀', '👩‍👩‍👧', 'é', ' ', '\t',
  'No. ', '1. ', '4.1 ', 'x'.repeat(600), 'word '.repeat(150), '…', '"', ')', ';', 'On x wrote:', '\u00a0', '\u2028', '00:01 ',
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // As it comes from a file with the line ends of another system, normalised.
  fc
    .string({ unit: fc.constantFrom('a', '\r', '\n', '.', '😀', ' '), maxLength: 80 })
    .map((text) => text.replace(/\r\n?/g, '\n')),
)

test('sentences of any text stand in their order, are not empty, whole and bounded, and lose no word [C-map.3, C-map.8]', () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const text = raw.toWellFormed()
      const sentences = sentencesOf(text)
      let last = 0
      for (const { start, end } of sentences) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end - start).toBeLessThanOrEqual(500)
        const quote = text.slice(start, end)
        expect(quote.isWellFormed()).toBe(true)
        expect(quote).toBe(quote.trim())
        last = end
      }
      // Only marks, bullets and names of speakers are left out.
      const left = sentences.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
      expect(left.replace(/[A-Z]\p{L}*[.:)]|\d[\d.:]*[.)]?|[[(]/gu, '')).not.toMatch(/\p{L}{3,}/u)
      expect(sentencesOf(text)).toEqual(sentences)
    }),
    { numRuns: 3000 },
  )
})

test('a page has at most so many sentences, and what stands beyond a million units is left alone [C-map.8]', () => {
  expect(sentencesOf('No. '.repeat(200_000)).length).toBeLessThanOrEqual(SENTENCES_MAX)
  const halved = sentencesOf(`${'a'.repeat(999_999)}😀`).at(-1)!
  expect(halved.end).toBe(999_999)
  const far = sentencesOf(`${'a '.repeat(500_000)}They fired me.`)
  expect(far.at(-1)!.end).toBeLessThanOrEqual(1_000_000)
})
