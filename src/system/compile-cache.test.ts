import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lanewright-cache-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** In a process of its own: the cache of a process cannot be switched off again. */
function keep(env: NodeJS.ProcessEnv = {}): string {
  const module = new URL('compile-cache.ts', import.meta.url)
  const { NODE_COMPILE_CACHE, ...rest } = process.env
  const program = `const { keepCompiledCode } = await import('${module}'); await import('yaml'); console.log(keepCompiledCode())`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...rest, XDG_CACHE_HOME: home, ...env },
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  })
  return run.stdout.trim()
}

test('compiled code is kept in a private folder of the account', () => {
  expect(keep()).toContain(join(home, 'lanewright'))
  expect(readdirSync(home)).toEqual(['lanewright'])
})

test('nothing is read from a folder that others can write to', () => {
  mkdirSync(join(home, 'lanewright'))
  chmodSync(join(home, 'lanewright'), 0o777)
  expect(keep()).toBe('null')
  expect(readdirSync(join(home, 'lanewright'))).toEqual([])
})

test('a folder that cannot be made is no reason to fail', () => {
  expect(keep({ XDG_CACHE_HOME: '/dev/null' })).toBe('null')
})

test('NODE_COMPILE_CACHE keeps its meaning', () => {
  expect(keep({ NODE_COMPILE_CACHE: join(home, 'own') })).toBe('null')
  expect(readdirSync(home)).not.toContain('lanewright')
})
