import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFloor, FLOORS } from '../../../benchmarks/floors.ts'
import { readArguments } from '../../../benchmarks/support/arguments.ts'
import { table } from '../../../benchmarks/support/report.ts'
import { ratiosOf, resultsPage, sectionOf, suite } from '../../../benchmarks/support/suite.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const floors = {
  fast: { least: 2, goal: 5, why: 'measured' },
  flat: { most: 1.3, goal: 1.1, why: 'measured' },
}
const verdictOf = (ratios: Record<string, number>) => checkFloor(ratios, floors).map(({ verdict }) => verdict)

test.for([
  [{ fast: 5, flat: 1.1 }, 'reached', 'reached'],
  [{ fast: 2, flat: 1.3 }, 'short of its goal', 'short of its goal'],
  [{ fast: 1.99, flat: 1.31 }, 'missed', 'missed'],
  [{ fast: Number.NaN, flat: Number.NaN }, 'missed', 'missed'],
] as const)('a ratio is held to its floor, and told from its goal [SC-bench.3] %#', ([ratios, fast, flat]) => {
  expect(verdictOf(ratios)).toEqual([fast, flat])
})

test('a ratio without a floor is for information', () => {
  expect(verdictOf({ unknown: 0 })).toEqual([])
})

test('every floor says why, and stands on one side', () => {
  for (const [name, { least, most, why }] of Object.entries(FLOORS)) {
    expect([name, (least === undefined) !== (most === undefined), why.length > 10]).toEqual([name, true, true])
  }
})

test('a table has its columns under each other', () => {
  expect(
    table(
      ['', 'ms', 'ratio'],
      [
        ['ours', '12.5', '1'],
        ['raw limit', '2', '0.16'],
      ],
    ),
  ).toBe(['             ms  ratio', 'ours       12.5      1', 'raw limit     2   0.16'].join('\n'))
})

test('arguments are read', () => {
  const wanted = { short: 'flag', ledger: 'count', data: 'folder' } as const
  const read = readArguments(['--short', '--ledger', '1000', '--data', 'here'], wanted)
  expect(read).toEqual({ ok: true, given: { short: true, ledger: 1000, data: 'here' } })
  expect(readArguments([], wanted)).toEqual({ ok: true, given: { short: false } })
})

test.for([
  [['--shrt'], "Unknown option '--shrt'"],
  [['--ledger', 'many'], '--ledger takes a whole number above zero, not "many"'],
  [['--ledger', '0'], 'above zero'],
  [['--ledger'], 'argument missing'],
  [['extra'], 'extra'],
] as const)('what is not wanted is refused with what is: %s', ([argv, says]) => {
  const read = readArguments([...argv], { short: 'flag', ledger: 'count' })
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining(says) })
  expect(read).toMatchObject({ ok: false, message: expect.stringContaining('--short, --ledger COUNT') })
})

test('what a program printed is its lines and its ratios', () => {
  expect(sectionOf('growth', 'a table\n{"ratios":{"growth_steps":1.1}}\n')).toEqual({
    name: 'growth',
    lines: ['a table'],
    ratios: { growth_steps: 1.1 },
  })
})

test.for(['', 'Error: it broke\n', '{"ratios":null}', '{"ratios":{"raw_1":null}}', '{}'])(
  'a program that broke off has none: %s',
  (output) => {
    expect(sectionOf('growth', output)).toBeNull()
  },
)

test('the page of results has the day, the machine, the ratios and what was printed [SC-bench.1]', () => {
  const sections = [
    sectionOf('governed', 'machine  2 cores\n\nours 1.00\n{"ratios":{"raw_8":0.7}}')!,
    sectionOf('growth', 'step 10\n{"ratios":{"growth_steps":1}}')!,
  ]
  expect(ratiosOf(sections)).toEqual({ raw_8: 0.7, growth_steps: 1 })
  const page = resultsPage(sections, 'Tue Nov 17 2026')
  for (const part of [
    'on Tue Nov 17 2026',
    'on 2 cores.',
    '## governed',
    'ours 1.00',
    '## growth',
    'step 10',
    FLOORS.raw_8!.why,
  ])
    expect(page).toContain(part)
  expect(page).toMatch(/raw_8 +0\.7 +0\.6/)
  expect(page.match(/2 cores/g)).toHaveLength(1)
  expect(page).toContain('broken off: ledger, outreach-leads are missing')
})

test('the short form leaves out what takes long', () => {
  const names = (short: boolean) => suite(short).map(({ name }) => name)
  expect(names(true)).toEqual(['governed', 'growth', 'ledger'])
  expect(names(false)).toEqual(['governed', 'growth', 'ledger', 'outreach-leads'])
  expect(suite(true).every(({ args }) => args.includes('--short'))).toBe(true)
})

test('the peers stand in a folder of their own, pinned and locked, and nowhere else [SC-bench.2]', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const peers = read('benchmarks/peers/package.json')
  const lock = read('benchmarks/peers/package-lock.json')
  const ours = read('package.json')
  expect(lock.packages[''].dependencies).toEqual(peers.dependencies)
  for (const version of Object.values({ ...peers.dependencies, ...peers.overrides }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const entries = Object.entries<{ integrity?: string; resolved?: string }>(lock.packages).filter(
    ([place]) => place !== '',
  )
  expect(entries.filter(([, { integrity, resolved }]) => !integrity || resolved)).toEqual([])
  for (const name of ['@langchain/langgraph', '@dbos-inc/dbos-sdk', '@mastra/core']) {
    expect(Object.keys(peers.dependencies)).toContain(name)
    expect(Object.keys({ ...ours.dependencies, ...ours.devDependencies })).not.toContain(name)
  }
})
