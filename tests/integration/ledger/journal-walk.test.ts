import { expect, test } from 'vitest'
import type { JournalContent } from '#kernel/contracts/journal.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import { isCanonical, readLine, signedBytes, type Unsigned } from '#kernel/ledger/journal.ts'
import { contentProblem, followLine, type JournalWalk, startWalk } from '#kernel/ledger/journal-walk.ts'
import { AT, CATALOG, headOf, INSTALLATION, newKey, ONE, pen, TWO } from './pen.ts'

const follow = (walk: JournalWalk, lines: string[], signatures = true) =>
  lines.map((line) => followLine(walk, line, { signatures }))

/** The walk after these lines, all of them good. */
function walked(lines: string[]): JournalWalk {
  const walk = startWalk()
  expect(follow(walk, lines).filter((step) => !step.ok)).toEqual([])
  return walk
}

/** What the last of these lines is refused for. */
function refusal(lines: string[], signatures = true) {
  const walk = startWalk()
  const steps = follow(walk, lines, signatures)
  expect(steps.slice(0, -1).filter((step) => !step.ok)).toEqual([])
  const last = steps.at(-1)
  return last?.ok ? null : `${last?.bad.line}: ${last?.bad.problem}`
}

/** A line with other members under the same signature. */
function altered(line: string, change: (value: Record<string, unknown>) => void): string {
  const value = JSON.parse(line)
  change(value)
  return canonicalText(value)
}

test('a journal is followed line by line, and each head is anchored by the line that seals it', () => {
  const it = pen()
  it.open()
  it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'made', migrations: sha256Hex('m') } })
  it.seal([headOf(ONE, 3), headOf(TWO, 1)])
  it.seal([headOf(ONE, 3)])
  const walk = walked(it.lines)
  expect(walk).toMatchObject({ n: 4, installation: INSTALLATION, key: it.key.id, catalog: CATALOG, catalogLine: 2 })
  expect(walk.migrations).toBe(sha256Hex('m'))
  expect(walk.previous).toBe(sha256Hex(it.lines[3] as string))
  expect(walk.unaccepted).toEqual([])
  expect(walk.notices).toEqual([])
  expect(walk.heads.get(ONE)).toEqual({ ...headOf(ONE, 3), line: 4, key: it.key.id, at: AT, by: 'seal' })
  expect(walk.heads.get(TWO)).toMatchObject({ line: 3, seq: '1' })
})

test('before its first line a journal has no key in force and speaks of nobody', () => {
  const walk = startWalk()
  expect(walk).toMatchObject({ n: 0, key: '', installation: null, verified: null })
  expect([...walk.keys, ...walk.heads]).toEqual([])
})

test('a good line is answered with what it says', () => {
  const it = pen()
  const [step] = follow(startWalk(), [it.open()])
  expect(step).toMatchObject({ ok: true, line: { n: 1, kind: 'opened', body: { reason: 'a new journal' } } })
})

test.for<[string, (line: string) => string, string]>([
  ['no JSON', (line) => line.slice(1), '2: it is no JSON'],
  ['a member too many', (line) => altered(line, (v) => (v.more = 1)), '2: it is no line of a journal'],
  ['an unknown kind', (line) => altered(line, (v) => (v.kind = 'gossip')), '2: its kind "gossip" is unknown'],
  [
    'a body of another kind',
    (line) => altered(line, (v) => (v.body = {})),
    '2: its body is not what a line of kind catalog holds',
  ],
  [
    'another order',
    (line) => JSON.stringify(JSON.parse(line, reversed)),
    '2: its text is not the canonical form of its content',
  ],
  [
    'another time',
    (line) => altered(line, (v) => (v.at = '2026-02-01T09:00:00.000Z')),
    '2: its signature does not fit its content',
  ],
  [
    'half a character',
    (line) => line.replace('made', '\\ud800'),
    '2: its text is not the canonical form of its content',
  ],
  ['a later number', (line) => altered(line, (v) => (v.n = 7)), '2: it is missing; line 7 stands in its place'],
  ['an earlier number', (line) => altered(line, (v) => (v.n = 1)), '2: line 1 stands in its place'],
])('a line is refused for %s', ([, change, said]) => {
  const it = pen()
  it.open()
  const line = it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'made' } })
  expect(refusal([it.lines[0] as string, change(line)])).toBe(said)
})

function reversed(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).reverse())
}

test('without signatures the chain alone is checked', () => {
  const it = pen()
  const first = it.open()
  const line = it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'made' } })
  const forged = altered(line, (v) => (v.at = '2026-02-01T09:00:00.000Z'))
  expect(refusal([first, forged], false)).toBeNull()
  expect(refusal([first, altered(line, (v) => (v.previous = sha256Hex('x')))], false)).toBe(
    '1: it is not the line that line 2 was written after',
  )
})

test('a first line that follows another is bad itself: no line stands before it', () => {
  const it = pen()
  const body = { installation: INSTALLATION, public_key: it.key.publicKey, reason: 'x' }
  expect(refusal([it.write({ kind: 'opened', previous: sha256Hex('x'), body })])).toBe(
    '1: it is not the line that line 1 was written after',
  )
})

test('a journal begins with the line that opens it, signed by the key that it brings', () => {
  const it = pen()
  expect(refusal([it.seal([])])).toBe('1: a journal begins with the line that opens it')
  const other = pen()
  const body = { installation: INSTALLATION, public_key: newKey().publicKey, reason: 'x' }
  expect(refusal([other.write({ kind: 'opened', body })])).toBe('1: it names another key than it brings')
})

test('only the key in force signs: not a stranger, and not the one before it', () => {
  const it = pen()
  it.open()
  const untrusted = pen()
  untrusted.lines.push(...it.lines)
  expect(refusal([...it.lines, untrusted.seal([])])).toBe('2: it is signed by a key that is not in force here')
  const old = it.key
  it.rotate()
  const late = pen(old)
  late.lines.push(...it.lines)
  expect(refusal([...it.lines, late.seal([])])).toBe('3: it is signed by a key that is not in force here')
  it.seal([])
  expect(walked(it.lines)).toMatchObject({ n: 3, key: it.key.id })
  expect([...walked(it.lines).keys.keys()]).toEqual([old.id, it.key.id])
})

test('a rotation names the key that it brings', () => {
  const it = pen()
  it.open()
  const line = it.write({ kind: 'rotation', body: { new_key: newKey().id, public_key: newKey().publicKey } })
  expect(refusal([it.lines[0] as string, line])).toBe('2: it names another key than it brings')
})

test('a lost key is told, and the next one signs from there on', () => {
  const it = pen()
  it.open()
  it.lose()
  it.seal([])
  const walk = walked(it.lines)
  expect(walk.key).toBe(it.key.id)
  expect(walk.notices).toEqual([
    { code: 'journal.key_lost', message: 'anna stated the loss of the key: the disk burnt', line: 2 },
  ])
  const forged = pen()
  forged.open()
  const body = { public_key: newKey().publicKey, reason: 'x', person: 'y' }
  expect(refusal([forged.lines[0] as string, forged.write({ kind: 'loss', body })])).toBe(
    '2: it names another key than it brings',
  )
})

test('a seal may not take entries back, and its root follows from its peaks', () => {
  const it = pen()
  it.open()
  it.seal([headOf(ONE, 3)])
  expect(refusal([...it.lines, it.seal([headOf(TWO, 1), headOf(ONE, 2)])])).toBe(
    `3: it seals 2 entries of ${ONE}, of which line 2 sealed 3`,
  )
  const wrong = `does not follow from its peaks`
  const cases = [
    { ...headOf(ONE, 3), root: sha256Hex('x') },
    { ...headOf(ONE, 3), seq: '4' },
    { ...headOf(ONE, 3), peaks: headOf(ONE, 3).peaks.slice(1) },
  ]
  for (const head of cases) {
    const bad = pen()
    expect(refusal([bad.open(), bad.seal([headOf(TWO, 2), head])])).toBe(
      `2: the root that it seals for ${ONE} ${wrong}`,
    )
    const restored = pen()
    const body = { backup: 'b', taken_at: AT, heads: [head], reason: 'r', person: 'p' }
    expect(refusal([restored.open(), restored.write({ kind: 'restore', body })])).toContain(wrong)
    const point = { ...head, segment: 1, rows: '0', rows_hash: sha256Hex('') }
    const marked = pen()
    expect(refusal([marked.open(), marked.write({ kind: 'checkpoint', body: point })])).toContain(wrong)
  }
  const fine = pen()
  const { peaks, ...head } = headOf(ONE, 5)
  const body = { ...head, peaks, segment: 1, rows: '0', rows_hash: sha256Hex('') }
  expect(refusal([fine.open(), fine.write({ kind: 'checkpoint', body })])).toBeNull()
})

test('a verification speaks of lines that stand before it', () => {
  const it = pen()
  it.open()
  const said = (line: number): JournalContent => ({ kind: 'verified', body: { line, heads: 0, entries: 0 } })
  const walk = walked(it.lines)
  expect(contentProblem(walk, said(2))).toBe('it speaks of lines that come after it')
  expect(contentProblem(walk, said(1))).toBeNull()
  it.write(said(1))
  expect(walked(it.lines).verified).toEqual({ line: 1, at: 2 })
})

test('a catalog that nobody stated is kept until somebody accepts it', () => {
  const it = pen()
  it.open()
  it.seal([], sha256Hex('strange'))
  it.seal([], sha256Hex('other'))
  expect(walked(it.lines).unaccepted).toEqual([
    { line: 2, fingerprint: sha256Hex('strange'), at: AT },
    { line: 3, fingerprint: sha256Hex('other'), at: AT },
  ])
  it.write({ kind: 'catalog', body: { fingerprint: sha256Hex('strange'), reason: 'an upgrade', person: 'anna' } })
  const walk = walked(it.lines)
  expect(walk.unaccepted).toEqual([{ line: 3, fingerprint: sha256Hex('other'), at: AT }])
  expect(walk).toMatchObject({ catalog: sha256Hex('strange'), catalogLine: 4, migrations: null })
  expect(walk.notices).toEqual([
    {
      code: 'journal.catalog_accepted',
      message: 'the catalog seen from line 2 on was accepted: an upgrade',
      line: 4,
    },
  ])
  it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'by hand', person: 'anna' } })
  expect(walked(it.lines).notices[1]).toEqual({
    code: 'journal.catalog_accepted',
    message: 'anna accepted the catalog: by hand',
    line: 5,
  })
})

test('what the migrations were is kept until another catalog states them', () => {
  const it = pen()
  it.open()
  it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'a', migrations: sha256Hex('m') } })
  it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'b' } })
  expect(walked(it.lines)).toMatchObject({ migrations: sha256Hex('m'), notices: [] })
})

test('a restore is told and its heads stand from there on; what was verified before is not', () => {
  const it = pen()
  it.open()
  it.seal([headOf(ONE, 9), headOf(TWO, 2)], CATALOG)
  it.write({ kind: 'verified', body: { line: 2, heads: 2, entries: 11 } })
  const body = { backup: 'monday', taken_at: AT, heads: [headOf(ONE, 4)], reason: 'the disk burnt', person: 'anna' }
  it.write({ kind: 'restore', body })
  const walk = walked(it.lines)
  expect([...walk.heads]).toEqual([[ONE, { ...headOf(ONE, 4), line: 4, key: it.key.id, at: AT, by: 'restore' }]])
  expect(walk.verified).toBeNull()
  expect(walk.notices).toEqual([{ code: 'journal.restored', message: 'anna restored monday: the disk burnt', line: 4 }])
})

test('a new database for the same journal begins anew and is told', () => {
  const it = pen()
  it.open()
  expect(walked(it.lines).notices).toEqual([])
  it.write({ kind: 'catalog', body: { fingerprint: CATALOG, reason: 'made' } })
  it.seal([headOf(ONE, 2)], sha256Hex('strange'))
  it.write({ kind: 'verified', body: { line: 2, heads: 1, entries: 2 } })
  it.open('the old one is gone')
  const walk = walked(it.lines)
  expect(walk).toMatchObject({ catalog: null, unaccepted: [], verified: null, installation: INSTALLATION })
  expect(walk.heads.size).toBe(0)
  expect(walk.notices).toEqual([
    {
      code: 'journal.new_database',
      message: 'a new database was made for this journal: the old one is gone',
      line: 5,
    },
  ])
})

test('an erasure changes nothing that is known', () => {
  const it = pen()
  it.open()
  const before = walked(it.lines)
  expect(contentProblem(before, { kind: 'erasure', body: { workspace: ONE, person: TWO, seq: '1' } })).toBeNull()
  it.write({ kind: 'erasure', body: { workspace: ONE, person: TWO, seq: '1' } })
  expect({ ...walked(it.lines), n: 1, previous: before.previous }).toEqual(before)
})

test('a signature covers everything but itself, in its own domain; one value has one text', () => {
  const it = pen()
  const text = it.open()
  const line = readLine(text)
  if (typeof line === 'string') throw new Error(line)
  const { signature: _signature, ...unsigned } = line
  expect(signedBytes(unsigned as Unsigned).toString()).toBe(`lanewright journal 1\n${canonicalText(unsigned)}`)
  expect(isCanonical(line, text)).toBe(true)
  expect(isCanonical(line, ` ${text}`)).toBe(false)
  expect(isCanonical({ ...line, kind: '\ud800' } as never, text)).toBe(false)
  expect(readLine(altered(text, (v) => (v.signature = `${(v.signature as string).slice(0, 85)}B==`)))).toBe(
    'it is no line of a journal',
  )
})
