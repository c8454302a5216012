import { readFileSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { defaultJournal } from '#storage/journal/folder.ts'
import { checkAudit } from '../../../scripts/supply/audit.ts'
import { scriptProblems } from '../../../scripts/supply/install-scripts.ts'
import { isFree, licensePage, licenseProblems } from '../../../scripts/supply/licenses.ts'
import { type Package, readLock } from '../../../scripts/supply/lock.ts'
import { sbomOf } from '../../../scripts/supply/sbom.ts'
import { projectFiles, root } from './tree.ts'

const packages = readLock()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const planted: Package = {
  place: 'node_modules/planted',
  name: 'planted',
  version: '1.0.0',
  license: 'GPL-3.0-only',
  integrity: null,
  use: 'shipped',
  hasInstallScript: true,
  needs: [],
}

test('the bill of materials and the list of licences are those of the lock: npm run supply [TR-supply.1]', () => {
  expect(packages.length).toBeGreaterThan(500)
  expect(read('sbom.json') === sbomOf(packages), 'sbom.json').toBe(true)
  expect(read('docs/reference/licences.md') === licensePage(packages), 'docs/reference/licences.md').toBe(true)
})

test('the bill names every package once, with the hash that an install is checked against [TR-supply.1]', () => {
  const bom = JSON.parse(read('sbom.json'))
  const refs = bom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
  expect(new Set(refs).size).toBe(packages.length)
  const known = new Set([...refs, bom.metadata.component['bom-ref']])
  const strange = bom.dependencies
    .flatMap((one: { dependsOn: string[] }) => one.dependsOn)
    .filter((ref: string) => !known.has(ref))
  expect(strange).toEqual([])
  expect(bom.components.find((one: { name: string }) => one.name === 'fastify')).toMatchObject({
    scope: 'required',
    purl: expect.stringMatching(/^pkg:npm\/fastify@\d/),
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})

test('every package is free, or it is said why it is used; no exception is idle [TR-supply.2]', () => {
  expect(licenseProblems(packages)).toEqual([])
  expect(licenseProblems([...packages, planted])).toEqual([
    'planted 1.0.0 is under GPL-3.0-only: explain it, or do without it',
  ])
  expect(licenseProblems([])).toContain('the exception for ical.js is needed by nothing')
})

test.for([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-2.0-only OR GPL-3.0-only', false],
] as const)('%s is free: %s', ([license, free]) => {
  expect(isFree(license)).toBe(free)
})

test('no package runs code at its installation that nobody judged [TR-supply.3]', () => {
  expect(scriptProblems(packages)).toEqual([])
  expect(scriptProblems([...packages, planted])).toEqual(['planted has an install script that nobody judged'])
})

test('what an audit finds is a problem until it is explained, and no answer is not clean [TR-supply.4]', () => {
  const found = { vulnerabilities: { left: { via: ['right', { source: 7, title: 'it leaks', severity: 'high' }] } } }
  expect(checkAudit(found, {})).toEqual({ asked: true, problems: ['advisory 7: left: high: it leaks'] })
  expect(checkAudit(found, { 7: 'never called' })).toEqual({ asked: true, problems: [] })
  expect(checkAudit({ vulnerabilities: {} }, { 7: 'never called' })).toMatchObject({
    problems: ['the exception for advisory 7 is needed by nothing'],
  })
  expect(checkAudit({ message: 'gone' }, {})).toEqual({ asked: false, why: 'gone' })
})

test('only the lock is installed: no program or recipe of ours calls npm install [TR-supply.5]', () => {
  const recipes = projectFiles().filter((file) => /^(\.ci\/|scripts\/|deploy\/|Dockerfile|compose\.yaml)/.test(file))
  // In quotes it is advice to somebody who changed package.json.
  const loose = recipes.filter((file) =>
    /(?<!")\bnpm (install|i|update)\b(?!")/.test(read(file).replace(/^\s*(\/\/|#).*$/gm, '')),
  )
  expect(loose).toEqual([])
})

test('what a run leaves in a clone, with the key that signs, is not offered to git', () => {
  const ignored = read('.gitignore').match(/^.+(?=\/$)/gm) ?? []
  for (const folder of ['.lanewright', basename(defaultJournal(join(root, '.lanewright')))])
    expect(
      ignored.some((line) => matchesGlob(folder, line)),
      folder,
    ).toBe(true)
})
