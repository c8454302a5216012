import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const files = globSync(
  '{src/kernel/*.ts,src/kernel/{controller,ledger,policy}/*.ts,src/apps/*/{domain,tools,agent}/**/*.ts,examples/**/*.ts}',
  { cwd: root },
)
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()

/** Time, chance and the network come in from outside, or two runs of the same work differ. */
const forbidden = [
  /\bDate\.now\b/,
  /\bnew Date\(\s*\)/,
  /\bDate\(\s*\)/,
  /\bMath\.random\b/,
  /\bfetch\(/,
  /\bset(?:Timeout|Interval|Immediate)\b/,
  /\bprocess\.hrtime\b/,
  /\bperformance\.now\b/,
  /\brandomUUID\b/,
  /\brandomBytes\b/,
  /\bgetRandomValues\b/,
  /['"](?:node:)?timers(?:\/promises)?['"]/,
]

test('the core and the apps call no clock, no chance, no network and no timer [K-det.1]', () => {
  expect(files.filter((f) => f.startsWith('src/kernel/controller/')).length).toBeGreaterThan(10)
  expect(files.filter((f) => f.startsWith('src/kernel/')).length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (forbidden.some((f) => f.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('the search finds what it looks for', () => {
  for (const line of [
    'Date.now()',
    'new Date()',
    'Math.random()',
    'await fetch(url)',
    'setTimeout(go, 5)',
    'crypto.randomUUID()',
  ]) {
    expect(
      forbidden.some((f) => f.test(line)),
      line,
    ).toBe(true)
  }
  expect(forbidden.some((f) => f.test('new Date(deps.clock.nowMs())'))).toBe(false)
})
