import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { expect, test } from 'vitest'
import { cli, folderForFile } from './harness.ts'

const VALUE = 'canary-correct-horse-battery'
const home = folderForFile()
const on = ['--data', join(home, 'data'), '--json']

test('a secret is set from standard input, listed by its name, and its value is written nowhere [S001-20.2.1]', async () => {
  const set = await cli(['secrets', 'set', 'MODEL_KEY', ...on], { input: `${VALUE}\n` })
  expect(set).toMatchObject({ code: 0, json: { ok: true, name: 'MODEL_KEY' } })
  const listed = await cli(['secrets', 'list', ...on])
  expect(listed).toMatchObject({ code: 0, json: { ok: true, names: ['MODEL_KEY'] } })
  for (const { out, err } of [set, listed]) expect(out + err).not.toContain(VALUE)
  const files = globSync('**/*', { cwd: home, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  for (const { parentPath, name } of files) expect(readFileSync(join(parentPath, name), 'latin1')).not.toContain(VALUE)
})

test('a value on the command line is refused, and so is none at all', async () => {
  for (const value of [VALUE, `--${VALUE}`]) {
    const given = await cli(['secrets', 'set', 'MODEL_KEY', value, ...on])
    expect(given).toMatchObject({ code: 2, json: { error: { code: 'secret.on_command_line' } } })
    expect(given.out + given.err).not.toContain(VALUE)
  }
  expect(await cli(['secrets', 'set', 'MODEL_KEY', ...on])).toMatchObject({
    code: 2,
    json: { error: { code: 'secret.no_value' } },
  })
  const mixed = await cli(['secrets', 'set', VALUE, ...on])
  expect(mixed).toMatchObject({ code: 2, json: { error: { code: 'secret.bad_name' } } })
  expect(mixed.out + mixed.err).not.toContain(VALUE)
})

test('it is removed once', async () => {
  expect(await cli(['secrets', 'remove', 'MODEL_KEY', ...on])).toMatchObject({ code: 0, json: { ok: true } })
  expect(await cli(['secrets', 'remove', 'MODEL_KEY', ...on])).toMatchObject({ code: 1, json: { ok: false } })
})

test('a mounted key opens them where there is no keychain', async () => {
  const LANEWRIGHT_IDENTITY_FILE = join(home, 'mounted')
  writeFileSync(LANEWRIGHT_IDENTITY_FILE, `${await generateIdentity()}\n`, { mode: 0o600 })
  const there = ['--data', join(home, 'other'), '--json']
  const env = { LANEWRIGHT_IDENTITY_FILE }
  expect(await cli(['secrets', 'set', 'A', ...there], { env, input: 'x' })).toMatchObject({ code: 0 })
  expect(await cli(['secrets', 'list', ...there], { env })).toMatchObject({ json: { names: ['A'] } })
  expect(await cli(['secrets', 'list', ...there])).toMatchObject({
    code: 2,
    json: { error: { code: 'secret.locked' } },
  })
})
