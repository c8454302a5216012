import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeName, replaceNames } from '../../../scripts/new-app/names.ts'
import { missingOf } from '../../integration/repository/app-folder.ts'
import { root, temporary } from '../../integration/repository/tree.ts'

/** The house as a newcomer has it, in a folder of its own. */
function copyProject(): string {
  const folder = temporary()
  const parts = ['src', 'examples', 'scripts', 'tests/support']
  const files = ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts', '.dependency-cruiser.mjs']
  for (const part of [...parts, ...files]) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function run(folder: string, ...args: string[]) {
  const ran = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 300_000, maxBuffer: 2 ** 26 })
  return { status: ran.status, text: `${ran.stdout}${ran.stderr}` }
}

test('a new pack type-checks, keeps to its rooms, misses nothing, and its own test passes', {
  timeout: 900_000,
}, () => {
  const installation = copyProject()
  expect(run(installation, 'scripts/new-app.ts', 'invoices')).toMatchObject({ status: 0 })

  const app = join(installation, 'src/apps/invoices')
  expect(missingOf(app)).toEqual([])
  const left = globSync('**/*', { cwd: app }).filter(
    (file) =>
      /letter/i.test(file) ||
      (file.includes('.') && /letter|'lanewright'/i.test(readFileSync(join(app, file), 'utf8'))),
  )
  expect(left).toEqual([])
  expect(readFileSync(join(installation, 'src/apps/index.ts'), 'utf8')).toMatch(/invoicesApp\(/)

  writeFileSync(join(installation, 'tsconfig.pack.json'), '{ "extends": "./tsconfig.json", "include": ["src"] }')
  const steps = [
    ['node_modules/typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.pack.json'],
    ['node_modules/@biomejs/biome/bin/biome', 'check', 'src/apps'],
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src/apps'],
    ['node_modules/vitest/vitest.mjs', 'run', 'src/apps/invoices'],
  ]
  for (const step of steps) expect(run(installation, ...step)).toMatchObject({ status: 0 })

  const again = run(installation, 'scripts/new-app.ts', 'invoices')
  expect(again).toEqual({ status: 2, text: expect.stringContaining('src/apps/invoices is there already') })
  expect(run(installation, 'scripts/new-app.ts', '../away')).toMatchObject({ status: 2 })
  expect(existsSync(join(installation, 'src/away'))).toBe(false)
  expect(run(installation, 'scripts/new-app.ts')).toEqual({ status: 2, text: 'usage: npm run new:app NAME\n' })
})

test.for([
  '',
  'x',
  'Invoices',
  'my-pack',
  'a b',
  '../up',
  'select',
  'order',
  'class',
  'kernel',
  'pgstat',
  'drafts',
  'fifteencharactersandmorethanthat',
])('the name "%s" is refused with a next step', (word) => {
  expect(describeName(word, 'export function draft() {}')).toEqual({
    problem: expect.stringMatching(/\S/),
    next: expect.stringMatching(/^(Take|Choose) /),
  })
})

test('each form of the old word becomes the same form of the new one', () => {
  const text = 'letters.letters letter_id LetterKey lettersApp POST_LETTERS post-letter CLERK [SENDER]'
  const parties = describeName('parties', '')
  expect('problem' in parties || replaceNames(text, parties)).toBe(
    'parties.parties party_id PartyKey partiesApp POST_PARTIES post-party PARTIES_CLERK [PARTIES_SENDER]',
  )
  const billing = describeName('billing', '')
  expect('problem' in billing || replaceNames('letters letter', billing)).toBe('billing billing')
})
