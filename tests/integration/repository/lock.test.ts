import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  [kind: string]: unknown
}
interface Lock {
  packages: Record<string, Entry>
}
interface CompleteLock {
  missingOptional(lock: Lock): Array<{ name: string; wanted: string }>
  completeLock(lock: Lock): Lock
}

const root = join(import.meta.dirname, '..', '..', '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { missingOptional, completeLock } = (await import(join(root, 'scripts', 'complete-lock.mjs'))) as CompleteLock
const lock = read('package-lock.json') as Lock
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

test('every dependency is pinned to one version', () => {
  const manifest = read('package.json') as Entry
  const loose = KINDS.flatMap((kind) =>
    Object.entries(manifest[kind] as object).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  )
  expect(loose).toEqual([])
})

test('the lock was made from this package.json', () => {
  const manifest = read('package.json') as Entry
  for (const kind of KINDS) expect(lock.packages['']![kind], kind).toEqual(manifest[kind])
})

test('the lock holds every optional package of every platform: npm run lock', () => {
  expect(missingOptional(lock)).toEqual([])
})

test('the lock names no registry: each machine takes its own', () => {
  const addresses = Object.entries(lock.packages).filter(([, entry]) => entry.resolved !== undefined)
  expect(addresses).toEqual([])
})

test('what installs here is checked against the hash in the lock', () => {
  const unchecked = Object.entries(lock.packages).filter(([place, { integrity, optional, os, cpu }]) => {
    const elsewhere = optional && (!os?.includes(process.platform) || !cpu?.includes(process.arch))
    return place !== '' && !integrity && !elsewhere
  })
  // A musl build is for another Linux than the one whose lock this is.
  expect(unchecked.map(([place]) => place).filter((place) => !place.endsWith('-musl'))).toEqual([])
})

test('a platform that the registry left out is added with its version and platform, in its place', () => {
  const packages = {
    '': { optionalDependencies: { '@a/tool-linux-x64': '1.0.0' } },
    'node_modules/@a/tool-linux-x64': { version: '1.0.0', integrity: 'x' },
    'node_modules/bundler': { dev: true, optionalDependencies: { 'bundler-linux-arm-gnueabihf': '^2.0.0' } },
    'node_modules/outer/node_modules/inner': {
      optionalDependencies: { inner: '3.0.0', '@a/tool-windows-x64': '3.0.0' },
    },
    'node_modules/outer/node_modules/inner/node_modules/inner': { version: '3.0.0' },
    'node_modules/zed': { version: '1.0.0' },
  }
  expect(missingOptional({ packages }).map(({ name }) => name)).toEqual([
    'bundler-linux-arm-gnueabihf',
    '@a/tool-windows-x64',
  ])
  const whole = completeLock({ packages })
  expect(missingOptional(whole)).toEqual([])
  expect(Object.keys(whole.packages).slice(1, 5)).toEqual([
    'node_modules/@a/tool-linux-x64',
    'node_modules/@a/tool-windows-x64',
    'node_modules/bundler',
    'node_modules/bundler-linux-arm-gnueabihf',
  ])
  expect(whole.packages['node_modules/@a/tool-windows-x64']).toEqual({
    version: '3.0.0',
    cpu: ['x64'],
    optional: true,
    os: ['win32'],
  })
  expect(whole.packages['node_modules/bundler-linux-arm-gnueabihf']).toEqual({
    version: '2.0.0',
    cpu: ['arm'],
    dev: true,
    libc: ['glibc'],
    optional: true,
    os: ['linux'],
  })
})
