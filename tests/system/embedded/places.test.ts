import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Failure } from '#kernel/contracts/refusal.ts'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { firstClosedFolder } from '#storage/embedded/unprivileged.ts'
import { openJournalFolder } from '#storage/journal/folder.ts'
import { ask, isRoot, read, serversBelow, startElsewhere, temporary } from './harness.ts'

const needsRoot = 'only root can try this'
const nobody = { uid: 65534, gid: 65534 }

const field = (pid: number, name: string) =>
  read(`/proc/${pid}/status`)
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(/\s+/)
    .slice(1)

/** The temporary folder of a test, open to pass for everybody. */
function passable(): string {
  const folder = temporary()
  chmodSync(folder, 0o755)
  return folder
}

test('a long path with spaces and quotes works; the socket is left out where it does not fit', async () => {
  const dataDir = join(temporary(), `it's a "deep", place`, 'x'.repeat(100), 'y'.repeat(100))
  const server = await startEmbedded({ dataDir })
  expect(await ask(server, 'app', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(readdirSync(join(dataDir, 'run'))).toEqual([])
  const { report } = await startElsewhere(dataDir)
  expect(report.code).toBe('data.in_use')
  await server.stop()
  expect(serversBelow(dataDir)).toEqual([])
})

test('root hands the server to an account without rights', async (ctx) => {
  if (!isRoot) return ctx.skip(needsRoot)
  const dataDir = join(passable(), 'data')
  const server = await startEmbedded({ dataDir })
  const uid = Number(field(server.pid, 'Uid')?.[0])
  expect(uid).toBeGreaterThan(0)
  expect(statSync(dataDir).uid).toBe(uid)
  expect(field(server.pid, 'Groups')).toEqual([''])
  expect(field(server.pid, 'CapEff')).toEqual(['0000000000000000'])
  await server.stop()
})

test('root may keep data and programs below a folder that only root can pass', async (ctx) => {
  if (!isRoot) return ctx.skip(needsRoot)
  const closed = temporary()
  expect(statSync(closed).mode & 0o777).toBe(0o700)
  const found = await findBinaries()
  // As after an install with umask 077 and without install scripts: closed programs, no library links.
  const home = join(closed, 'package')
  cpSync(dirname(dirname(found.postgres)), join(home, 'native'), {
    recursive: true,
    filter: (path) => !/lib\/lib[^/]*\.a$/.test(path),
  })
  for (const name of readdirSync(join(home, 'native', 'lib'), { withFileTypes: true })) {
    if (name.isSymbolicLink()) rmSync(join(home, 'native', 'lib', name.name))
  }
  for (const name of ['postgres', 'initdb']) chmodSync(join(home, 'native', 'bin', name), 0o700)
  symlinkSync(home, join(closed, 'link'))
  const bin = join(closed, 'link', 'native', 'bin')
  const binaries = { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') }

  const dataDir = join(closed, 'data')
  const server = await startEmbedded({ dataDir, binaries })
  expect(Number(field(server.pid, 'Uid')?.[0])).toBeGreaterThan(0)
  // CAP_DAC_READ_SEARCH and nothing else.
  expect(field(server.pid, 'CapEff')).toEqual(['0000000000000004'])
  expect(field(server.pid, 'CapBnd')).toEqual(['0000000000000004'])
  expect(await ask(server, 'app', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(serversBelow(closed)).toEqual([])
})

test('a normal user runs it as itself', async (ctx) => {
  if (!isRoot) return ctx.skip('every other test here is this one')
  const closed = await firstClosedFolder(import.meta.filename, nobody)
  if (closed) return ctx.skip(`an unprivileged process cannot read these tests: ${closed} is closed`)
  const folder = passable()
  chmodSync(folder, 0o777)
  const { report } = await startElsewhere(join(folder, 'data'), nobody)
  expect(report).toMatchObject({ ok: true })
  expect(Number(field(report.pid, 'Uid')?.[0])).toBe(nobody.uid)
})

test('without setpriv the closed folder is named', async (ctx) => {
  if (!isRoot) return ctx.skip(needsRoot)
  const closed = temporary()
  const path = process.env.PATH
  onTestFinished(() => {
    process.env.PATH = path
  })
  const tools = join(closed, 'tools')
  mkdirSync(tools)
  for (const name of ['id', 'flock']) symlinkSync(execFileSync('which', [name]).toString().trim(), join(tools, name))
  process.env.PATH = tools
  const error = await startEmbedded({ dataDir: join(closed, 'data') }).catch((reason: Failure) => reason)
  expect(error).toMatchObject({ code: 'database.unreachable_folder' })
  expect((error as Failure).next).toContain(`chmod o+x ${closed}`)
})

test('a folder that cannot be written is named', async (ctx) => {
  const folder = passable()
  chmodSync(folder, 0o555)
  if (!isRoot) {
    const error = await startEmbedded({ dataDir: join(folder, 'data') }).catch((reason: Failure) => reason)
    expect(error).toMatchObject({ code: 'data.not_writable' })
    return
  }
  const closed = await firstClosedFolder(import.meta.filename, nobody)
  if (closed) return ctx.skip(`an unprivileged process cannot read these tests: ${closed} is closed`)
  const elsewhere = await startElsewhere(join(folder, 'data'), nobody)
  expect(elsewhere.report).toMatchObject({ ok: false, code: 'data.not_writable' })
  expect(elsewhere.report.message).toContain(folder)
  // A folder of somebody else is not ours even where it may be written.
  const open = join(passable(), 'data')
  mkdirSync(open)
  chmodSync(open, 0o777)
  expect((await startElsewhere(open, nobody)).report.code).toBe('data.not_writable')
})

test('root takes no folder that another user made where everybody may make one [TR-gates.3]', async (ctx) => {
  if (!isRoot) return ctx.skip(needsRoot)
  const open = passable()
  chmodSync(open, 0o1777)
  const untrusted = { uid: 54_321, gid: 54_321 }
  const [data, elsewhere, link] = ['data', 'elsewhere', 'link'].map((name) => join(open, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [data, elsewhere]) {
    mkdirSync(folder)
    chownSync(folder, untrusted.uid, untrusted.gid)
  }
  symlinkSync(elsewhere, link)
  for (const dataDir of [data, link])
    expect(await startEmbedded({ dataDir }).catch((reason: Failure) => reason)).toMatchObject({ code: 'data.not_ours' })
  await expect(openJournalFolder(data)).rejects.toMatchObject({ code: 'data.not_ours' })
  expect(readdirSync(data)).toEqual([])
})

test('a full disk is named, while making the database and while starting it; then it starts', async (ctx) => {
  if (!isRoot) return ctx.skip(needsRoot)
  const disk = passable()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=30m,mode=755', 'tmpfs', disk], { stdio: 'pipe' })
  } catch {
    return ctx.skip('mounting a small file system is not allowed here')
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]))
  const dataDir = join(disk, 'data')
  const start = () => startEmbedded({ dataDir }).catch((reason: Failure) => reason)
  expect(await start()).toMatchObject({ code: 'data.disk_full' })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pg'))).toEqual([])

  execFileSync('mount', ['-o', 'remount,size=120m', disk])
  await (await startEmbedded({ dataDir })).stop()
  const filler = join(disk, 'filler')
  expect(() => writeFileSync(filler, Buffer.alloc(120 * 1024 * 1024))).toThrow('ENOSPC')
  expect(await start()).toMatchObject({ code: 'data.disk_full' })
  expect(serversBelow(dataDir)).toEqual([])
  rmSync(filler)
  await (await startEmbedded({ dataDir })).stop()
})
