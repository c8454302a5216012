import type { Entity } from './entities.ts'
import type { Finding, FindingKind } from './finding.ts'
import { DIGIT, type Glyphs, isBorder, isWord } from './glyphs.ts'
import { createTree } from './letters-tree.ts'
import { lettersOf, spellings } from './name-words.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import type { Found } from './party-names.ts'
import { isReadable, isSpelled, takeReading } from './reading.ts'
import { streetSpellings } from './street.ts'

/** Something that is told as a whole: an address, an identifier, a phrase. */
export interface Mark {
  letters: string
  kind: FindingKind
  code: string
  what: string
  /** Only as it is written, since so few letters could be anything. */
  literal?: boolean
  /** Told even when the word goes on after it. */
  open?: boolean
  /** Told only where it begins and ends with a word, however long it is. */
  whole?: boolean
}

/** What people say for the signs of an e-mail address when they write it so that no program reads it. */
const SPOKEN = new Set(['dot', 'at', 'punkt', 'period', 'point', 'arroba', 'underscore', 'dash', 'hyphen', 'minus'])
const SHARED_MAILBOX = /^(info|office|contact|admin|support|hello|sales|legal|mail|team|jobs|careers|reception|human)/

/** E-mail addresses, street addresses and identifiers of the case's own entities. */
export function createMarkFinder(entities: readonly Entity[]): (glyphs: Glyphs) => Found {
  const identity = { kind: 'client_identity' as const }
  const mail = entities.flatMap(({ emails = [] }) => emails)
  const findMail = findMarks(
    mail.flatMap((email) =>
      lettersOf(email).length >= 6
        ? [{ ...identity, letters: lettersOf(email), code: 'identity.email', what: 'an e-mail address of a party' }]
        : [],
    ),
    SPOKEN,
  )
  const marks: Mark[] = []
  for (const email of mail) {
    const [local = ''] = email.split('@')
    const letters = lettersOf(local)
    if (letters.length < 6 || isOrdinaryWord(letters) || SHARED_MAILBOX.test(letters)) continue
    marks.push({
      ...identity,
      letters,
      code: 'identity.user_name',
      what: 'the user name in an e-mail address of a party',
    })
  }
  for (const address of entities.flatMap(({ addresses = [] }) => addresses)) {
    for (const letters of streetSpellings(address))
      marks.push({ ...identity, letters, whole: true, code: 'identity.address', what: 'an address of a party' })
  }
  for (const id of entities.flatMap(({ ids = [] }) => ids)) {
    for (const letters of new Set([lettersOf(id), ...spellings(id), withoutZeros(id)])) {
      if (letters.length < 4) continue
      const literal = letters.length < 6
      marks.push({ ...identity, letters, literal, code: 'identity.identifier', what: 'an identifier of a party' })
    }
  }
  const findOthers = findMarks(marks)
  return (glyphs) => {
    const [one, other] = [findMail(glyphs), findOthers(glyphs)]
    if ('tooMany' in one || 'tooMany' in other) return { tooMany: true }
    return { findings: [...one.findings, ...other.findings] }
  }
}

/** A docket number is written with and without the zeros that fill it up. */
function withoutZeros(id: string): string {
  return lettersOf(id.replace(/(?<![0-9A-Za-z])0+(?=\d)/g, ''))
}

export function findMarks(marks: readonly Mark[], passOver?: ReadonlySet<string>): (glyphs: Glyphs) => Found {
  const tree = createTree(passOver)
  for (const [at, { letters }] of marks.entries()) tree.add(letters, at)
  return (glyphs) => {
    const findings: Finding[] = []
    for (let from = 0; from < glyphs.length; from++) {
      const all = tree.read(glyphs, from, (to, value) => {
        const mark = marks[value]!
        if (!isMarkAt(glyphs, from, to, mark, passOver !== undefined)) return
        const { kind, code, what } = mark
        let last = to - 1
        while (mark.open && last - to < 20 && isWord(glyphs, last + 1)) last++
        findings.push({ kind, code, what, start: glyphs.starts[from]!, end: glyphs.ends[last]! })
      })
      if (!all) return { tooMany: true }
    }
    return { findings }
  }
}

function isMarkAt(glyphs: Glyphs, from: number, to: number, mark: Mark, spoken: boolean): boolean {
  const { letters } = mark
  const reading = takeReading(glyphs, from, to, letters)
  const exact = reading.startsWord && isBorder(glyphs, to)
  if (mark.literal) return exact && reading.literal === letters && reading.pieces.length === 1
  // The words "dot" and "at" stand between the letters here; all of them were read as a whole anyway.
  const readable = reading.literal === letters || (isReadable(reading) && isSpelled(glyphs, reading))
  if (!spoken && !readable) return false
  if (mark.open) return reading.startsWord
  if (exact || mark.whole) return exact
  return letters.length >= 8 && !inNumber(glyphs, from) && !inNumber(glyphs, to)
}

function inNumber(glyphs: Glyphs, i: number): boolean {
  return glyphs.kinds[i] === DIGIT && glyphs.kinds[i - 1] === DIGIT
}
