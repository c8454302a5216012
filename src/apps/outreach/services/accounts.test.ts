import { expect, test } from 'vitest'
import { accountsIn, governorOf, readAccounts } from './accounts.ts'

const FILE = `# My account.
Robin Example:
  time_zone: Europe/Berlin
  caps:
    connect: { day: 20, week: 80 }
  warm_up: { since: 2026-05-01, first: 5, more: 2 }
  hours: { days: [1, 2], from: "10:00", to: "12:00" }
  pace: { least_seconds: 60, most_seconds: 120 }
Someone Else:
`

test('what the file says of an account holds, and the rest is as usual', () => {
  const accounts = accountsIn(FILE, 'accounts.yaml')
  expect(governorOf(accounts, 'Robin Example', false)).toEqual({
    time_zone: 'Europe/Berlin',
    caps: { connect: { day: 20, week: 80 }, message: { day: 80, week: 400 }, view: { day: 300, week: 1500 } },
    warm_up: { since: '2026-05-01', first: 5, more: 2 },
    hours: { days: [1, 2], from: '10:00', to: '12:00' },
    pace: { least_seconds: 60, most_seconds: 120, seed: 'Robin Example' },
  })
  expect(governorOf(accounts, 'Someone Else', false)).toEqual(governorOf(new Map(), 'Someone Else', false))
})

test('an account keeps working hours and a pace, unless nobody real is at the other end', () => {
  expect(governorOf(new Map(), 'a', false)).toMatchObject({
    hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
    pace: { least_seconds: 30, most_seconds: 90 },
    warm_up: null,
  })
  expect(governorOf(new Map(), 'a', true)).toMatchObject({
    hours: null,
    pace: { least_seconds: 0, most_seconds: 0 },
    caps: { connect: { day: 50, week: 200 } },
  })
  const always = accountsIn('a:\n  hours: null\n', 'accounts.yaml')
  expect(governorOf(always, 'a', false).hours).toBeNull()
})

test('a folder without the file has no wishes', () => {
  expect(readAccounts('/nowhere/accounts.yaml').size).toBe(0)
  expect(accountsIn('# nothing yet\n', 'accounts.yaml').size).toBe(0)
})

test.for([
  ['a:\n  time_zone: Mars/Base\n', 2, /time zone/],
  ['a:\n  caps:\n    connect: { day: -1, week: 5 }\n', 3, /day/],
  ['a: {}\nb:\n  colour: red\n', 3, /colour/],
  ['a:\n  hours: { days: [1], from: "18:00", to: "09:00" }\n', 2, /hours/],
  ['a:\n  pace: { least_seconds: 9, most_seconds: 3 }\n', 2, /least/],
  ['a: {}\na: {}\n', 2, /unique/],
  ['- a\n', 1, /mapping/],
  ['a: &x {}\nb: *x\n', 2, /alias/],
  ['a: [\n', 2, /./],
  ['a: 5\n', 1, /./],
] as const)('what is wrong is told with file and line: %j', ([text, line, says]) => {
  const read = () => accountsIn(text, 'accounts.yaml')
  expect(read).toThrow(says)
  expect(read).toThrow(new RegExp(`^accounts\\.yaml:${line}: `))
  expect(read).toThrow(expect.objectContaining({ code: 'accounts.invalid', next: expect.stringMatching(/\S/) }))
})
