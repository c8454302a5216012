import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from './activity-day.ts'
import { guessMapping } from './columns.ts'
import { companyKey, parseCompanySize } from './company.ts'
import { csvLine, exportLeads, type LeadView } from './export.ts'
import { guard, unguard } from './formula.ts'
import { normalizeProfileUrl } from './profile-url.ts'
import { seniorityOf } from './seniority.ts'
import { foldTokens } from './tokens.ts'

test.for([
  ['HTTPS://WWW.Example.COM/in/Jane/', 'https://www.example.com/in/Jane'],
  [' example.com/in/jane?trk=x#about ', 'https://example.com/in/jane'],
  ['https://example.com:443/in/%6Aane', 'https://example.com/in/jane'],
  ['https://example.com/in/jos%c3%a9', 'https://example.com/in/jos%C3%A9'],
  ['https://example.com/in/josé', 'https://example.com/in/jos%C3%A9'],
  ['https://example.com/a%2fb', 'https://example.com/a%2Fb'],
  ['https://example.com/in/../in/jane//', 'https://example.com/in/jane'],
  ['http://example.com', 'http://example.com'],
  ['ftp://example.com/x', null],
  ['javascript:alert(1)', null],
  ['https://jane:secret@example.com/x', null],
  ['jane doe', null],
  ['', null],
  [`https://example.com/${'x'.repeat(2048)}`, null],
] as const)('%s is the profile %s', ([given, key]) => {
  expect(normalizeProfileUrl(given)).toBe(key)
})

test('normalising again changes nothing, and what differs only in what is left out is one profile [O-lead.4]', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.webQueryParameters(),
      (url, query) => {
        const key = normalizeProfileUrl(url)!
        expect(normalizeProfileUrl(key)).toBe(key)
        const bare = url.replace(/[?#].*$/s, '')
        expect(normalizeProfileUrl(`${bare}?${query}#x`)).toBe(key)
        expect(normalizeProfileUrl(`${bare}/`)).toBe(key)
        expect(normalizeProfileUrl(bare.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toUpperCase()))).toBe(key)
        expect(key).not.toMatch(/[?#]|\/$/)
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const key = normalizeProfileUrl(text)
      if (key !== null) expect(normalizeProfileUrl(key)).toBe(key)
    }),
  )
})

test('words are compared whole, without case, in any script', () => {
  expect(foldTokens('Senior, C++ & C# Straßen-Planer ΟΔΟΣ')).toBe(' senior c++ c# strassen planer οδοσ ')
  expect(foldTokens('ＳＥＮＩＯＲ')).toBe(' senior ')
  expect(foldTokens('seniority').includes(foldTokens('Senior'))).toBe(false)
  expect(foldTokens(' .,- ')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (text) => {
      const tokens = foldTokens(text)
      expect(tokens.length).toBeLessThanOrEqual(700)
      expect(foldTokens(tokens)).toBe(tokens)
      expect(tokens).toMatch(/^(?: | .* )?$/s)
    }),
  )
})

test.for([
  ['51-200', [51, 200]],
  ['1,001 – 5,000 employees', [1001, 5000]],
  ['10.001+ Mitarbeiter', [10_001, null]],
  ['1K-5K', [1000, 5000]],
  ['over 500', [500, null]],
  ['250', [250, 250]],
  ['200-51', null],
  ['many', null],
  ['9'.repeat(60), null],
] as const)('a company of %s has %s people', ([text, range]) => {
  const size = parseCompanySize(text)
  expect(size && [size.low, size.high]).toEqual(range)
})

test('one company is one key', () => {
  expect(companyKey('ACME, Inc.', null)).toBe('acme')
  expect(companyKey('Acme GmbH & Co. KG', null)).toBe('acme')
  expect(companyKey('anything', 'https://www.Acme.example/about')).toBe('acme.example')
  expect(companyKey('Co', null)).toBe('co')
  expect(companyKey(' ', null)).toBeNull()
})

test('a title tells its level, the highest one; a day is a day only when it is certain', () => {
  expect(seniorityOf('Senior Vice President, Sales')).toBe('vp')
  expect(seniorityOf('Head of Data')).toBe('director')
  expect(seniorityOf('Seniority Researcher')).toBeNull()
  expect(
    [
      '2026-1-5',
      '2026-01-05T10:00:00Z',
      '5.1.2026',
      '13/01/2026',
      '01/13/2026',
      '01/02/2026',
      '2026-02-30',
      'soon',
    ].map(readDay),
  ).toEqual(['2026-01-05', '2026-01-05', '2026-01-05', '2026-01-13', '2026-01-13', null, null, null])
})

test('columns are known by many names, the first of two wins', () => {
  expect(guessMapping(['Vorname', 'NACHNAME', 'LinkedIn_URL', '# Employees', 'Title', 'Position', 'Company'])).toEqual({
    first_name: 0,
    last_name: 1,
    profile_url: 2,
    company_size: 3,
    job_title: 4,
    company: 6,
  })
})

test('no exported cell is a formula, and reading takes off what writing put on [O-lead.12]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r]{1,4}.{0,5}$/)), (text) => {
      expect(guard(text)).not.toMatch(/^[=+\-@\t\r\n]/)
      expect(unguard(guard(text))).toBe(text)
    }),
  )
  const line = csvLine({
    id: '1',
    points: 1,
    full_name: '=HYPERLINK("x")',
    about: 'two\nlines',
    company_size_low: 51,
    company_size_high: 200,
  })
  expect(line).toBe('"\'=HYPERLINK(""x"")",,,,51-200,,,,"two\nlines",,,,,,,,,\r\n')
})

test('an export goes page by page, each after the last lead of the one before', async () => {
  const pages: LeadView[][] = [
    [
      { id: 'a', points: 9 },
      { id: 'b', points: 8 },
    ],
    [{ id: 'c', points: 8 }],
    [],
  ]
  const asked: unknown[] = []
  const parts: string[] = []
  const readPage = async (after: unknown) => {
    asked.push(after)
    return pages[asked.length - 1]!
  }
  for await (const part of exportLeads(readPage, { bom: true })) parts.push(part)
  expect(asked).toEqual([null, { points: 8, id: 'b' }, { points: 8, id: 'c' }])
  expect(parts.join('').split('\r\n')).toHaveLength(5)
  expect(parts[0]).toMatch(/^\uFEFFfull_name,profile_url,/)
})
