import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root, temporary } from '../../integration/repository/tree.ts'

const PASSES = `test('holds', () => expect(1).toBe(1))`
const FAILS = `test('does not hold', () => expect(1).toBe(2))`
const SKIPS = `test('needs a moon', (ctx) => ctx.skip('no moon tonight'))`

function run(folder: string, program: string, args: string[], env: NodeJS.ProcessEnv) {
  const { CI: _, LANEWRIGHT_STRICT: __, ...inherited } = process.env
  const ran = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...inherited, ...env },
    timeout: 60_000,
  })
  return { status: ran.status, lines: ran.stdout.trimEnd().split('\n'), last: ran.stdout.trimEnd().split('\n').at(-1) }
}

/** A house with nothing in it but these tests. */
function countOf(tests: string[], env: NodeJS.ProcessEnv = {}, more: Record<string, string> = {}) {
  const folder = temporary()
  for (const [file, text] of Object.entries(more)) writeFileSync(join(folder, file), text)
  for (const file of ['test.ts', 'tally.ts']) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const text = ["import { expect, test } from 'vitest'", ...tests].join('\n')
  writeFileSync(join(folder, 'x.test.ts'), text)
  return run(folder, process.execPath, ['scripts/test.ts', 'x.test'], env)
}

test('the last line counts what passed, failed and was skipped, and the skipped are named with their reason', () => {
  const { status, lines, last } = countOf([PASSES, PASSES.replace('holds', 'holds too'), FAILS, SKIPS])
  expect(last).toBe('2 passed, 1 failed, 1 skipped')
  expect(status).toBe(1)
  expect(lines).toContain('skipped  x.test.ts > needs a moon: no moon tonight')
  expect(lines).toContain('FAILED   x.test.ts > does not hold')
})

test('a skip is good enough at home, and a failure where everything must be there', () => {
  expect(countOf([PASSES, SKIPS])).toMatchObject({ status: 0, last: '1 passed, 0 failed, 1 skipped' })
  expect(countOf([PASSES, SKIPS], { LANEWRIGHT_STRICT: '1' })).toMatchObject({
    status: 1,
    last: '1 passed, 0 failed, 1 skipped',
  })
  expect(countOf([PASSES, SKIPS], { CI: 'true' })).toMatchObject({ status: 1 })
})

test('a file that cannot be loaded, an error outside any test and an empty run are failures', () => {
  expect(countOf(["import './nowhere.ts'", PASSES])).toMatchObject({ status: 1, last: '0 passed, 1 failed, 0 skipped' })
  const stray =
    "test('leaves something', async () => { Promise.reject(new Error('stray')); await new Promise(setImmediate) })"
  expect(countOf([stray])).toMatchObject({ status: 1, last: '1 passed, 1 failed, 0 skipped' })
  expect(countOf([])).toMatchObject({ status: 1, last: '0 passed, 1 failed, 0 skipped' })
})

test('a run that is cut short is a failure', () => {
  const { status, lines, last } = countOf(
    [PASSES],
    {},
    {
      'vitest.config.ts': "export default { test: { globalSetup: ['./end.ts'] } }",
      'end.ts': "export default () => process.kill(process.pid, 'SIGKILL')",
    },
  )
  expect(last).toBe('0 passed, 1 failed, 0 skipped')
  expect(lines).toContain('FAILED   vitest was cut short (SIGKILL): the rest was not tested')
  expect(status).toBe(1)
})

/** .ci/run with another npm. */
function continuous(npm: string) {
  const folder = temporary()
  mkdirSync(join(folder, '.ci'))
  cpSync(join(root, '.ci', 'run'), join(folder, '.ci', 'run'))
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  return run('/', join(folder, '.ci', 'run'), [], { PATH: `${folder}${delimiter}${process.env.PATH}`, HOUSE: folder })
}

test('.ci/run asks npm test for everything, strictly, from its own place, and ends with the count', () => {
  const good = continuous(
    'test "$*" = "test --silent" && test "$PWD" = "$HOUSE" && test -n "$LANEWRIGHT_STRICT" && echo "3 passed, 0 failed, 0 skipped"',
  )
  expect(good).toMatchObject({ status: 0, last: '3 passed, 0 failed, 0 skipped' })
  const bad = continuous('echo "2 passed, 1 failed, 0 skipped"; exit 1')
  expect(bad).toMatchObject({ status: 1, last: '2 passed, 1 failed, 0 skipped' })
})

test('.ci/run without a count is a failure, whatever npm says', () => {
  for (const code of [0, 1]) {
    const ran = continuous(`echo "The disk is full." >&2; exit ${code}`)
    expect(ran).toMatchObject({ status: 1, last: '0 passed, 1 failed, 0 skipped' })
    expect(ran.lines).toContain('The disk is full.')
  }
})
