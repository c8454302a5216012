import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Package {
  name: string
  probe: string
  apt: string
  suites: string[]
  testsOnly?: true
  quiet?: string[][]
}
interface Setup {
  explain(log: string, folder: string): Error & { code: string }
  systemPackages: Package[]
  provideSystem(mode: string, packages: Package[], tools: object): Package[]
  npmCommand(environment: Record<string, string>): { program: string; args: string[] }
}

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'setup.mjs')
const setup = (await import(script)) as Setup

/** Stands for npm: notes each call, takes a moment, and leaves a Node behind. */
const fakeNpm = `
const fs = require('fs')
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
fs.mkdirSync('node_modules/.bin', { recursive: true })
fs.rmSync('node_modules/.bin/node', { force: true })
fs.symlinkSync(process.env.FAKE_NODE, 'node_modules/.bin/node')
`

function clone(dependencies: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'lw-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(script, join(folder, 'scripts', 'setup.mjs'))
  const root = { name: 'x', version: '1.0.0', dependencies }
  const locked = Object.keys(dependencies).map((name) => [`node_modules/${name}`, { version: '1.0.0' }])
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(locked) } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(folder, 'npm-cli.js'), fakeNpm)
  return folder
}

const environment = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  HOME: folder,
  npm_execpath: join(folder, 'npm-cli.js'),
  FAKE_NODE: process.execPath,
})

function run(folder: string, mode: string, extra: Record<string, string> = {}): SpawnSyncReturns<string> {
  const env = { ...environment(folder), ...extra }
  return spawnSync(process.execPath, [join(folder, 'scripts', 'setup.mjs'), mode], { encoding: 'utf8', env })
}

const calls = (folder: string) => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')

test('installs once for a lockfile, and again when it changed or the modules went away', () => {
  const folder = clone()
  expect(run(folder, 'start').status).toBe(0)
  expect(run(folder, 'test')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(calls(folder)).toHaveLength(1)
  expect(calls(folder)[0]).toMatch(/^ci --include=dev /)
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  expect(run(folder, 'start').status).toBe(0)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(run(folder, 'start').status).toBe(0)
  expect(calls(folder)).toHaveLength(3)
})

test('two commands at once install once', async () => {
  const folder = clone()
  const path = join(folder, 'scripts', 'setup.mjs')
  const both = ['start', 'test'].map((mode) => spawn(process.execPath, [path, mode], { env: environment(folder) }))
  const codes = await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0])
  expect(calls(folder)).toHaveLength(1)
})

test('a Node that is not 24 after the installation is named, and nothing is stamped', () => {
  const folder = clone()
  const other = join(folder, 'other')
  writeFileSync(other, '#!/bin/sh\necho v22.1.0\n', { mode: 0o755 })
  const ran = run(folder, 'start', { FAKE_NODE: other })
  expect(ran.status).toBe(1)
  expect(ran.stderr).toContain('v22.1.0')
  expect(ran.stderr).toContain('setup.wrong_node')
  expect(existsSync(join(folder, 'node_modules', '.lanewright-setup'))).toBe(false)
})

test('real npm without a network ends with the cause and a next step', () => {
  const folder = clone({ 'left-pad': '1.0.0' })
  const closed = 'http://127.0.0.1:9/'
  const ran = run(folder, 'start', { npm_execpath: '', npm_config_registry: closed, npm_config_fetch_retries: '0' })
  expect(ran.status).toBe(1)
  expect(ran.stderr).toContain('setup.offline')
  expect(ran.stderr).toContain('Next: Check the network')
})

test('each cause of a failed installation has its own next step', () => {
  const causes = {
    'npm error code ENOSPC': 'setup.disk_full',
    'npm error code EACCES': 'setup.not_writable',
    'npm error code EAI_AGAIN': 'setup.offline',
    'npm error code EUSAGE': 'setup.lockfile',
    'npm error code E418': 'setup.npm_failed',
  }
  for (const [log, code] of Object.entries(causes)) expect(setup.explain(log, 'here')).toMatchObject({ code })
  expect(run(clone(), 'build')).toMatchObject({ status: 1, stderr: expect.stringContaining('setup.usage') })
})

test('another package manager is not mistaken for npm', () => {
  expect(setup.npmCommand({ npm_execpath: '/opt/pnpm/bin/pnpm.cjs' }).program).toBe('npm')
  expect(setup.npmCommand({ npm_execpath: '/opt/npm/bin/npm-cli.js' }).args).toEqual(['/opt/npm/bin/npm-cli.js'])
})

const tool = { name: 'Dovecot', probe: 'dovecot', apt: 'dovecot-imapd', suites: ['mail'] }

function machine(options: { mayInstall: boolean; aptWorks?: boolean; unknown?: string }) {
  const present = new Set<string>()
  const ran: string[] = []
  const said: string[] = []
  const apt = (_prefix: string[], words: string[]) => {
    ran.push(words.join(' '))
    const works = options.aptWorks !== false && !words.includes(options.unknown ?? '')
    if (works && words[0] === 'install') present.add('dovecot')
    return works
  }
  const aptPrefix = () => (options.mayInstall ? [] : undefined)
  const tools = {
    isPresent: (probe: string) => present.has(probe),
    aptPrefix,
    apt,
    command: (_prefix: string[], words: string[]) => ran.push(words.join(' ')),
    say: (line: string) => said.push(line),
  }
  return { tools, ran, said }
}

test('test mode installs a missing system package where it may, and start mode never', () => {
  const root = machine({ mayInstall: true })
  expect(setup.provideSystem('test', [tool], root.tools)).toEqual([])
  expect(root.ran).toEqual(['install -y --no-install-recommends dovecot-imapd'])
  expect(root.said).toEqual([])

  const start = machine({ mayInstall: true })
  expect(setup.provideSystem('start', [tool], start.tools)).toEqual([tool])
  expect(start.ran).toEqual([])
  expect(start.said[0]).toContain('Dovecot is not installed')

  const quiet = machine({ mayInstall: true })
  expect(setup.provideSystem('start', [{ ...tool, testsOnly: true }], quiet.tools)).toEqual([])
  expect(quiet.said).toEqual([])
})

test('a server that Debian starts with its package is ended, and one that was there before is left alone', () => {
  const server = { ...tool, quiet: [['service', 'dovecot', 'stop']] }
  const fresh = machine({ mayInstall: true })
  setup.provideSystem('test', [server], fresh.tools)
  expect(fresh.ran).toEqual(['install -y --no-install-recommends dovecot-imapd', 'service dovecot stop'])
  fresh.ran.length = 0
  setup.provideSystem('test', [server], fresh.tools)
  expect(fresh.ran).toEqual([])
})

test('a package that this release does not have keeps no other away', () => {
  const missing = { name: 'Old', probe: 'old', apt: 'old-15', suites: ['ha'] }
  const { tools, said } = machine({ mayInstall: true, unknown: 'old-15' })
  expect(setup.provideSystem('test', [missing, tool], tools)).toEqual([missing])
  expect(said).toEqual([expect.stringContaining('skipped: ha')])
})

test('what cannot be installed is counted as skipped, with its suites', () => {
  for (const options of [{ mayInstall: false }, { mayInstall: true, aptWorks: false }]) {
    const { tools, said } = machine(options)
    expect(setup.provideSystem('test', [tool], tools)).toEqual([tool])
    expect(said).toEqual([expect.stringContaining('skipped: mail')])
  }
})

test('the list of system packages is well formed', () => {
  for (const { testsOnly, quiet, ...entry } of setup.systemPackages) {
    expect([undefined, true]).toContain(testsOnly)
    expect(quiet ?? []).not.toContainEqual([])
    expect(entry).toEqual({
      name: expect.stringMatching(/\S/),
      probe: expect.stringMatching(/\S/),
      apt: expect.stringMatching(/^[a-z0-9.+-]+$/),
      suites: expect.arrayContaining([expect.stringMatching(/\S/)]),
    })
  }
  expect(setup.provideSystem('test', [], machine({ mayInstall: false }).tools)).toEqual([])
})
