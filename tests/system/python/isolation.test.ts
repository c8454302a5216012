import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf, needSandbox, PROBES, run } from './bench.ts'

needSandbox()

async function listen(): Promise<{ port: number; visits: () => number }> {
  let visits = 0
  const server: Server = createServer((socket) => {
    visits += 1
    socket.destroy()
  })
  server.listen(0, '::')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as { port: number }).port, visits: () => visits }
}

/** A process of the host that a script might want to disturb, under the very identity that scripts have outside. */
async function victim(): Promise<ChildProcess> {
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const child = spawn('/usr/bin/python3', ['-I', '-c', 'print("up", flush=True); input()'], {
    ...identity,
    cwd: '/',
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout!, 'data')
  return child
}

function canaryFile(): { path: string; folder: string; word: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lw-canary-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [path, word] = [join(folder, 'canary'), 'the-bird-sings-at-dawn']
  writeFileSync(path, word, { mode: 0o644 })
  return { path, folder, word }
}

test('a script reaches no listener on loopback or on an address of the machine, and no name server [O-py.4]', async () => {
  const { port, visits } = await listen()
  const own = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address))
  const hosts = [...new Set(['127.0.0.1', '::1', ...own])]
  const outcome = await answerOf(
    `${PROBES}
import socket
given = json.load(sys.stdin)
told = [attempt(lambda: socket.create_connection((host, given['port']), 2)) for host in given['hosts']]
told.append(attempt(lambda: socket.create_connection(('localhost', given['port']), 2)))
told.append(attempt(lambda: socket.getaddrinfo('example.org', 443)))
print(json.dumps(told))`,
    { input: { port, hosts } },
  )
  expect((outcome as string[]).filter((result) => !/^(EPERM|-\d|EAI\w*)$/.test(result))).toEqual([])
  expect(visits()).toBe(0)
  await new Promise<void>((done) => void once(spawnVisit(port), 'exit').then(() => done()))
  expect(visits(), 'the listener would have noticed').toBe(1)
})

function spawnVisit(port: number): ChildProcess {
  const code = 'import socket, sys; socket.create_connection(("127.0.0.1", int(sys.argv[1])))'
  return spawn('/usr/bin/python3', ['-I', '-c', code, String(port)])
}

test('no kind of socket that leaves the process group of the script can be made [O-py.4]', async () => {
  const outcome = await answerOf(`${PROBES}
import socket
kinds = {'inet': 2, 'inet6': 10, 'netlink': 16, 'packet': 17, 'alg': 38, 'vsock': 40, 'bluetooth': 31}
print(json.dumps({name: attempt(lambda: socket.socket(kind, socket.SOCK_STREAM)) for name, kind in kinds.items()}))`)
  expect(new Set(Object.values(outcome as object))).toEqual(new Set(['EPERM']))
})

test('files of the host are not there: accounts, homes, the temporary folder, the project [O-py.5]', async () => {
  const canary = canaryFile()
  const project = join(import.meta.dirname, '..', '..', '..')
  const paths = [
    '/etc/passwd',
    '/etc/hostname',
    '/home',
    '/root',
    '/var',
    '/usr/bin/env',
    '/usr/local',
    '/bin/sh',
    '/sys',
  ]
  const script = `${PROBES}
print(json.dumps({path: attempt(lambda: os.stat(path) and 'seen') for path in json.load(sys.stdin)}))`
  const outcome = await answerOf(script, { input: [...paths, canary.path, canary.folder, project] })
  expect(new Set(Object.values(outcome as object))).toEqual(new Set(['ENOENT']))
  expect(existsSync('/etc/passwd') && existsSync(canary.path)).toBe(true)
})

test('the root holds only what Python needs', async () => {
  const outcome = await answerOf(`import json, os; print(json.dumps([sorted(os.listdir('/')), os.listdir('/tmp')]))`)
  const [root, temp] = outcome as [string[], string[]]
  expect(['dev', 'lib', 'lib32', 'lib64', 'run', 'tmp', 'usr']).toEqual(expect.arrayContaining(root))
  expect(temp).toEqual([])
})

test('a variable of the parent appears nowhere [O-py.6]', async () => {
  process.env.LANEWRIGHT_CANARY = 'variable-that-must-not-travel'
  onTestFinished(() => void delete process.env.LANEWRIGHT_CANARY)
  const result = await run(`${PROBES}
import glob
print(dict(os.environ))
for path in ['/proc/self/environ', '/proc/1/environ', *glob.glob('/proc/*/environ')]:
    print(attempt(lambda: open(path, 'rb').read()))
end = ctypes.POINTER(ctypes.c_char_p).in_dll(libc, 'environ')
i = 0
while end[i]:
    print(end[i])
    i += 1`)
  expect(result.end).toBe('finished')
  expect(result.stdout).not.toContain('variable-that-must-not-travel')
  expect(result.stdout.match(/b'(\w+)=/g)).toEqual(["b'MALLOC_ARENA_MAX=", "b'PWD=", "b'LC_CTYPE="])
})

test('processes of the host are invisible', async () => {
  const script = `${PROBES}
host = json.load(sys.stdin)
told = [attempt(lambda: open(f'/proc/{pid}/cmdline').read()) for pid in host]
told += [attempt(lambda: os.kill(pid, 0)) for pid in host]
print(json.dumps([os.getpid(), os.getppid(), os.path.exists('/proc'), told]))`
  const outcome = await answerOf(script, { input: [process.pid, process.ppid] })
  expect(outcome).toEqual([1, 0, false, ['ENOENT', 'ENOENT', 'ESRCH', 'ESRCH']])
})

test('a process of the host is neither ended, traced nor read', async () => {
  const child = await victim()
  const outcome = await answerOf(
    `${PROBES}
pid = json.load(sys.stdin)
told = [attempt(lambda: os.kill(pid, 9)), attempt(lambda: os.killpg(pid, 9)), attempt(lambda: os.kill(-1, 9))]
told += [attempt(lambda: call('ptrace', 16, pid, 0, 0)), attempt(lambda: call('process_vm_readv', pid, 0, 0, 0, 0, 0))]
told.append(attempt(lambda: call('ptrace', 0, 0, 0, 0)))
print(json.dumps(told))`,
    { input: child.pid },
  )
  expect(outcome).toEqual(['ESRCH', 'ESRCH', 'ESRCH', 'EPERM', 'EPERM', 'EPERM'])
  expect(child).toMatchObject({ exitCode: null, signalCode: null })
  child.stdin!.end('\n')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('nothing outside the temporary folder can be written [O-py.5]', async () => {
  const outcome = await answerOf(`${PROBES}
folders = ['/', '/run', '/dev', '/usr', '/usr/lib', '/usr/bin', '/lib', os.path.dirname(os.__file__)]
told = {folder: attempt(lambda: open(folder + '/lw-written', 'w')) for folder in folders}
told |= {file: attempt(lambda: open(file, 'r+')) for file in ('/run/script.py', '/run/start.py', os.__file__)}
told['remove'] = attempt(lambda: os.remove('/run/script.py'))
told['device'] = attempt(lambda: os.mknod('/tmp/disk', 0o60666, os.makedev(8, 0)))
told['chmod'] = attempt(lambda: os.chmod('/usr/lib', 0o777))
print(json.dumps(told))`)
  const result = outcome as Record<string, string>
  expect(Object.entries(result).filter(([, word]) => !/^(EROFS|EACCES|EPERM)$/.test(word))).toEqual([])
  expect(['/usr/lib/lw-written', '/dev/lw-written', '/run/lw-written'].filter((path) => existsSync(path))).toEqual([])
})

test('links lead nowhere: what they name is looked up inside', async () => {
  const canary = canaryFile()
  const outcome = await answerOf(
    `${PROBES}
target = json.load(sys.stdin)
os.symlink(target, '/tmp/soft')
os.symlink('/etc/passwd', '/tmp/accounts')
os.symlink('/usr/lib/lw-written', '/tmp/out')
told = [attempt(lambda: open('/tmp/' + name).read()) for name in ('soft', 'accounts')]
told.append(attempt(lambda: open('/tmp/' + '../' * 20 + target).read()))
told.append(attempt(lambda: open('/tmp/out', 'w')))
told.append(attempt(lambda: os.link('/run/script.py', '/tmp/hard')))
told.append(attempt(lambda: os.link(os.__file__, '/tmp/hard')))
print(json.dumps(told))`,
    { input: canary.path },
  )
  expect(outcome).toEqual(['ENOENT', 'ENOENT', 'ENOENT', expect.stringMatching(/EROFS|EACCES/), 'EXDEV', 'EXDEV'])
  expect(readFileSync(canary.path, 'utf8')).toBe(canary.word)
})

test('no right is regained: no setuid program, no capability, no other identity', async () => {
  const outcome = await answerOf(`${PROBES}
PR_GET_NO_NEW_PRIVS, PR_CAPBSET_READ = 39, 23
places = ['/', '/tmp', '/usr/lib', '/run/script.py', sys.executable, os.__file__]
print(json.dumps({
    'ids': [os.getresuid(), os.getresgid(), sorted(set(os.getgroups()) - {os.getgid()})],
    'setuid counts': [place for place in places if not os.statvfs(place).f_flag & os.ST_NOSUID],
    'no new': libc.prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0),
    'capabilities': [cap for cap in range(41) if libc.prctl(PR_CAPBSET_READ, cap, 0, 0, 0) == 1],
    'told': [attempt(lambda: os.setuid(0)), attempt(lambda: os.setgid(0)), attempt(lambda: os.setgroups([0]))],
}))`)
  expect(outcome).toEqual({
    ids: [[65534, 65534, 65534], [65534, 65534, 65534], []],
    'setuid counts': [],
    'no new': 1,
    capabilities: [],
    told: ['EINVAL', 'EINVAL', 'EPERM'],
  })
})

test('the walls cannot be moved from inside', async () => {
  const outcome = await answerOf(`${PROBES}
print(json.dumps({
    'user': attempt(lambda: call('unshare', 0x10000000)),
    'net': attempt(lambda: call('unshare', 0x40000000)),
    'clone': attempt(lambda: call('syscall', ${process.arch === 'arm64' ? 220 : 56}, 0x10000011, 0, 0, 0, 0)),
    'clone3': attempt(lambda: call('syscall', 435, 0, 0)),
    'mount': attempt(lambda: call('mount', b'none', b'/tmp', b'tmpfs', 0, None)),
    'remount': attempt(lambda: call('mount', None, b'/', None, 0x20 | 0x1000, None)),
    'umount': attempt(lambda: call('umount2', b'/tmp', 2)),
    'chroot': attempt(lambda: os.chroot('/tmp')),
    'open_tree': attempt(lambda: call('syscall', 428, -100, b'/', 1)),
    'io_uring': attempt(lambda: call('syscall', 425, 1, 0)),
    'keys': attempt(lambda: call('syscall', ${process.arch === 'arm64' ? 219 : 250}, 0, -3, 0)),
    'kernel log': attempt(lambda: call('klogctl', 3, b'x' * 100, 100)),
}))`)
  const { clone3, ...others } = outcome as Record<string, string>
  expect(clone3).toBe('ENOSYS')
  expect(new Set(Object.values(others))).toEqual(new Set(['EPERM']))
})

test('memory that belongs to no process cannot be had', async () => {
  const outcome = await answerOf(`${PROBES}
print(json.dumps([
    attempt(lambda: os.memfd_create('x')),
    attempt(lambda: call('shmget', 0, 1 << 20, 0o1600)),
    attempt(lambda: call('msgget', 0, 0o1600)),
    attempt(lambda: open('/dev/shm/x', 'w')),
]))`)
  expect(outcome).toEqual(['EPERM', 'EPERM', 'EPERM', 'ENOENT'])
})

test('a descriptor that the parent was born with is closed before the script begins', async () => {
  const canary = canaryFile()
  const project = join(import.meta.dirname, '..', '..', '..')
  const heir = `
import os, sys
os.dup2(os.open(sys.argv[2], os.O_RDONLY), 77)
os.execv(sys.argv[1], [sys.argv[1], '--conditions=lanewright-source', 'tests/system/python/run-once.ts'])`
  const words = ['-I', '-c', heir, process.execPath, canary.path]
  const child = spawn('/usr/bin/python3', words, { cwd: project, stdio: 'pipe' })
  child.stdin.end(`${PROBES}
print(json.dumps([fd for fd in range(2000) if attempt(lambda: os.fstat(fd) and 'open') != 'EBADF']))`)
  const { stdout, end } = JSON.parse(await text(child.stdout))
  expect({ end, open: JSON.parse(stdout) }).toEqual({ end: 'finished', open: [0, 1, 2] })
})

test('the name of the machine is not told', async () => {
  expect(await answerOf('import json, socket; print(json.dumps(socket.gethostname()))')).toBe('sandbox')
})
