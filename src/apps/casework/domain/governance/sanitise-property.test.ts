import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entity } from './entities.ts'
import type { FindingKind } from './finding.ts'
import { lookAlikes } from './look-alikes.ts'
import { type Sanitised, type Source, sanitise } from './sanitise.ts'

// ---- Disguises: each turns a text into one that a person would still read as the same

const asLookAlike = new Map<string, string[]>()
for (const [char, letters] of lookAlikes) {
  const letter = letters.charAt(0)
  if (/[a-z]/.test(letter)) asLookAlike.set(letter, [...(asLookAlike.get(letter) ?? []), char])
}
const LEET: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', l: '1' }
const HIDDEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u202a',
  '\u2066',
  '\ufe0f',
  '\u034f',
]
const MARKS = ['\u0301', '\u0300', '\u0308', '\u0327', '\u0336']
const GAPS = [' ', '  ', '\n', '\r\n', '-', '_', '.', ' - ', '\u00a0', '\u2003', ', ', '/', '*', '\t', ' \n\n ', '']

type Pick = () => number
type Disguise = (text: string, pick: Pick) => string
const each = (text: string, change: (char: string) => string) => [...text].map(change).join('')
const of = <T>(list: readonly T[], pick: Pick): T => list[Math.floor(pick() * list.length)]!

const disguises: Record<string, Disguise> = {
  capitals: (text) => text.toUpperCase(),
  smallLetters: (text) => text.toLowerCase(),
  mixedCase: (text, pick) => each(text, (char) => (pick() < 0.5 ? char.toUpperCase() : char.toLowerCase())),
  hidden: (text, pick) => each(text, (char) => (pick() < 0.4 ? char + of(HIDDEN, pick) : char)),
  accents: (text, pick) => each(text, (char) => (/\p{L}/u.test(char) && pick() < 0.4 ? char + of(MARKS, pick) : char)),
  lookAlikes: (text, pick) =>
    each(text, (char) => (pick() < 0.5 ? of(asLookAlike.get(char.toLowerCase()) ?? [char], pick) : char)),
  fullwidth: (text) =>
    each(text, (char) => (/[!-~]/.test(char) ? String.fromCodePoint(char.charCodeAt(0) + 0xfee0) : char)),
  mathematical: (text) =>
    each(text, (char) => {
      if (/[a-z]/.test(char)) return String.fromCodePoint(0x1d41a + char.charCodeAt(0) - 97)
      return /[A-Z]/.test(char) ? String.fromCodePoint(0x1d400 + char.charCodeAt(0) - 65) : char
    }),
  references: (text, pick) => each(text, (char) => (pick() < 0.3 ? `&#${char.codePointAt(0)};` : char)),
}
/** Only for letters: a 5 for an s says another thing inside a number. */
const forWords: Record<string, Disguise> = {
  ...disguises,
  leet: (text, pick) => each(text, (char) => (pick() < 0.5 ? (LEET[char.toLowerCase()] ?? char) : char)),
}

/** Between words. */
function regap(text: string, pick: Pick): string {
  return text.replace(/[ -]+/g, () => of(GAPS, pick))
}
function spacedOut(text: string, pick: Pick): string {
  const gap = of([' ', '.', '-', '\u2009', '\n'], pick)
  return [...text.replace(/[^\p{L}\p{N}]+/gu, '')].join(gap)
}

const dice = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))
const pickFrom =
  (stream: Iterator<number>): Pick =>
  () =>
    stream.next().value as number
const chosen = (from: Record<string, Disguise>) => fc.subarray(Object.keys(from), { minLength: 0, maxLength: 2 })

// ---- A text that has nothing to do with it

const VOCABULARY =
  'proximity inference burden record timeline comparator policy letter review hearing witness remedy notice'
const word = fc.constantFrom(...VOCABULARY.split(' '))
const clean = fc.array(word, { minLength: 3, maxLength: 25 }).map((words) => `${words.join(' ')}.`)

const party: Entity = {
  kind: 'person',
  name: 'Maria Delgado-Reyes',
  emails: ['m.delgado.reyes@kanzlei.example'],
  phones: ['+1 (555) 867-5309'],
  addresses: ['1420 Thornbury Street, Springfield'],
  ids: ['471-2024-01234'],
}
const entities: Entity[] = [
  party,
  { name: 'Bartholomew Fitzgerald' },
  { name: 'Thomas Young' },
  { name: 'Zoë Ångström' },
]
const people = [
  'Maria Delgado-Reyes',
  'Delgado-Reyes Maria',
  'Maria Delgado',
  'Bartholomew Fitzgerald',
  'Thomas Young',
  'Zoë Ångström',
  'Fitzgerald, Bartholomew',
]
const surnames = ['Delgado', 'Reyes', 'Fitzgerald', 'Bartholomew', 'Ångström']

function judgeIn(before: string, planted: string, after: string, sources: Source[] = []): Sanitised {
  const judged = sanitise({ text: `${before} ${planted} ${after}`, sources, entities })
  if ('refused' in judged) throw new Error(judged.refused.code)
  return judged
}

/** It is found, and nothing is found outside of it. */
function expectFound(before: string, planted: string, after: string, kind: FindingKind, sources: Source[] = []): void {
  const { clean: isClean, findings } = judgeIn(before, planted, after, sources)
  const [from, to] = [before.length + 1, before.length + 1 + planted.length]
  expect(isClean, JSON.stringify(planted)).toBe(false)
  expect(
    findings.some((finding) => finding.kind === kind),
    JSON.stringify(planted),
  ).toBe(true)
  for (const { start, end } of findings) {
    expect(start).toBeGreaterThanOrEqual(from)
    expect(end).toBeLessThanOrEqual(to)
    expect(end).toBeGreaterThan(start)
  }
}

const runs = { numRuns: 400 }

test('a full name is found under any mixture of disguises, wherever it stands [C-gov.2]', () => {
  const plant = fc.tuple(fc.constantFrom(...people), chosen(forWords), fc.boolean(), fc.boolean(), dice)
  fc.assert(
    fc.property(clean, plant, clean, (before, [name, kinds, apart, possessive, stream], after) => {
      const pick = pickFrom(stream)
      const gapped = apart ? spacedOut(name, pick) : regap(name, pick)
      const planted = kinds.reduce((text, kind) => forWords[kind]!(text, pick), gapped) + (possessive ? '’s' : '')
      expectFound(before, planted, after, 'client_identity')
    }),
    runs,
  )
})

test('a rare surname alone, or with an initial, is found under any mixture of disguises [C-gov.2]', () => {
  const plant = fc.tuple(fc.constantFrom(...surnames), chosen(forWords), fc.constantFrom('', 'M. ', 'm '), dice)
  fc.assert(
    fc.property(clean, plant, clean, (before, [name, kinds, initial, stream], after) => {
      const pick = pickFrom(stream)
      const planted = kinds.reduce((text, kind) => forWords[kind]!(text, pick), initial + name)
      expectFound(before, planted, after, 'client_identity')
    }),
    runs,
  )
})

const spoken = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

test('a telephone number is found in any grouping, in words and in other digits [C-gov.2]', () => {
  const numbers = fc.constantFrom('15558675309', '5558675309', '0015558675309')
  fc.assert(
    fc.property(
      clean,
      numbers,
      fc.boolean(),
      chosen(disguises),
      dice,
      clean,
      (before, digits, said, kinds, stream, after) => {
        const pick = pickFrom(stream)
        const grouped = each(digits, (digit) =>
          said
            ? `${spoken[Number(digit)]} `
            : digit + (pick() < 0.3 ? of([' ', '-', '.', ') ', '/', ' - '], pick) : ''),
        )
        const planted = kinds.reduce((text, kind) => disguises[kind]!(text, pick), grouped.trim())
        expectFound(before, planted, after, 'client_identity')
      },
    ),
    runs,
  )
})

test('addresses and identifiers are found under any mixture of disguises [C-gov.2]', () => {
  const secrets = fc.constantFrom(
    ...['1420 Thornbury Street', '1420 Thornbury St.', '1420 thornbury st', '471-2024-01234', '471 2024 01234'],
    ...['m.delgado.reyes@kanzlei.example', 'm (dot) delgado (dot) reyes (at) kanzlei (dot) example'],
  )
  fc.assert(
    fc.property(clean, secrets, chosen(disguises), dice, clean, (before, secret, kinds, stream, after) => {
      const pick = pickFrom(stream)
      const planted = kinds.reduce((text, kind) => disguises[kind]!(text, pick), secret)
      expectFound(before, planted, after, 'client_identity')
    }),
    runs,
  )
})

// ---- The words of sources

const sourceWords =
  'she was sent home without pay after she had written to the district manager about the way in which the foreman spoke to women on the loading dock and nobody ever called back although two others had seen it and were willing to say so'.split(
    ' ',
  )
const source: Source = {
  id: 'statement',
  text: `${sourceWords.slice(0, 20).join(' ')}.\n\n${sourceWords.slice(20).join(' ')}.`,
}
const { references, ...others } = disguises
const passageDisguises: Record<string, Disguise> = {
  ...others,
  leet: forWords.leet!,
  gaps: (text, pick) => text.replace(/ /g, () => of([' ', '\n', ' - ', ', ', '  ', '\u00a0', '. ', ''], pick)),
  pieces: (text, pick) => each(text, (char) => (pick() < 0.15 ? `${char} ` : char)),
  // Last: nothing may be put into a reference.
  references: references!,
}

test('any eight words of a source are found, wherever they are put and however they are written [C-gov.3]', () => {
  const window = fc.tuple(fc.nat(sourceWords.length - 8), fc.integer({ min: 8, max: 20 }))
  const kinds = fc.subarray(Object.keys(passageDisguises), { maxLength: 2 })
  fc.assert(
    fc.property(clean, window, kinds, dice, clean, (before, [at, size], chosenKinds, stream, after) => {
      const pick = pickFrom(stream)
      const passage = sourceWords.slice(at, at + size).join(' ')
      const planted = chosenKinds.reduce((text, kind) => passageDisguises[kind]!(text, pick), passage)
      fc.pre(planted.length > 0)
      expectFound(before, planted, after, 'raw_case_text', [source])
    }),
    runs,
  )
})

test('any five words of a privileged source are found, and any four pass [C-gov.4]', () => {
  const privileged = { ...source, privileged: true }
  fc.assert(
    fc.property(clean, fc.nat(sourceWords.length - 5), clean, (before, at, after) => {
      expectFound(before, sourceWords.slice(at, at + 5).join(' '), after, 'privileged_notes', [privileged])
      expect(judgeIn(before, sourceWords.slice(at, at + 4).join(' '), after, [privileged]).clean).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('text of other words passes, whatever it says [C-gov.5]', () => {
  fc.assert(
    fc.property(fc.array(clean, { maxLength: 8 }), (sentences) => {
      const judged = sanitise({
        text: sentences.join('\n'),
        sources: [source, { ...source, privileged: true }],
        entities,
      })
      expect(judged).toEqual({ clean: true, findings: [], more: 0 })
    }),
    { numRuns: 200 },
  )
})

test('whatever the text, each finding lies in it and in its source, and they are in order [C-gov.1]', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      ...people,
      ...surnames,
      source.text,
      '&#',
      '<b',
      '%4',
      '\u202e',
      '867-5309',
      '@',
      'dot',
      'work product',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('')
      const judged = sanitise({ text, sources: [source], entities })
      if ('refused' in judged) return
      let before = 0
      for (const finding of judged.findings) {
        expect(finding.start).toBeGreaterThanOrEqual(before)
        expect(finding.end).toBeGreaterThan(finding.start)
        expect(finding.end).toBeLessThanOrEqual(text.length)
        if (finding.source) expect(finding.source.end).toBeLessThanOrEqual(source.text.length)
        before = finding.start
      }
    }),
    { numRuns: 500 },
  )
})
