import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SCRIPT_LIMITS } from '#kernel/ports/sandbox.ts'
import { carriers, carry, needSandbox, newMarker, PROBES, run, until } from './bench.ts'

needSandbox()

const MB = 2 ** 20
const forever = 'while True: pass\n'

test('an endless loop is ended by the clock [O-py.7]', async () => {
  expect(SCRIPT_LIMITS.wallMs).toBe(60_000)
  expect(await run(forever, { limits: { wallMs: 1000 } })).toMatchObject({ end: 'timed_out', exitCode: null })
})

test('what was printed before a script was ended is kept', async () => {
  const marker = newMarker()
  const control = new AbortController()
  const script = `${PROBES}print('as far as here', flush=True)\n${carry(marker)}${forever}`
  const running = run(script, { signal: control.signal })
  await until(() => carriers(marker) === 1)
  control.abort()
  expect(await running).toMatchObject({ end: 'cancelled', stdout: 'as far as here\n' })
})

test('signals that a script ignores do not save it', async () => {
  const script = `
import signal, time
for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    signal.signal(number, signal.SIG_IGN)
while True: time.sleep(100)`
  expect(await run(script, { limits: { wallMs: 1000 } })).toMatchObject({ end: 'timed_out' })
})

test('a fork bomb stays within its limit, ends, and leaves nothing', async () => {
  const marker = newMarker()
  const script = `${PROBES}${carry(marker)}
while True:
    try:
        os.fork()
    except OSError:
        pass`
  const control = new AbortController()
  const running = run(script, { limits: { processes: 12 }, signal: control.signal })
  await until(() => carriers(marker) >= 12)
  const counts = Array.from({ length: 50 }, () => carriers(marker))
  control.abort()
  expect(await running).toMatchObject({ end: 'cancelled' })
  expect(Math.max(...counts)).toBe(12)
  expect(carriers(marker)).toBe(0)
  expect(execFileSync('/bin/echo', ['fine'], { encoding: 'utf8' })).toBe('fine\n')
})

test('threads count as processes', async () => {
  const script = `
import threading, time
try:
    for count in range(100):
        threading.Thread(target=time.sleep, args=(100,), daemon=True).start()
except RuntimeError:
    print(count + 1)`
  expect(await run(script, { limits: { processes: 8 } })).toMatchObject({ end: 'finished', stdout: '8\n' })
})

test('one great allocation is refused [O-py.7]', async () => {
  const result = await run(`print('before')\nbytearray(${400 * MB})`)
  expect(result).toMatchObject({ end: 'out_of_memory', stdout: 'before\n' })
  expect(result.stderr).toContain('MemoryError')
})

test('a script that lives with a refused allocation goes on', async () => {
  const script = `
try:
    bytearray(${400 * MB})
except MemoryError:
    print('smaller, then')`
  expect(await run(script)).toMatchObject({ end: 'finished', stdout: 'smaller, then\n' })
})

test('many children, each below the limit, are counted together [O-py.7]', async () => {
  const marker = newMarker()
  const script = `${PROBES}${carry(marker)}
import time
for _ in range(10):
    if os.fork() == 0:
        held = bytearray(os.urandom(1) * ${20 * MB})
        time.sleep(1000)
time.sleep(1000)`
  const result = await run(script, { limits: { memoryBytes: 120 * MB } })
  expect(result).toMatchObject({ end: 'out_of_memory', exitCode: null })
  expect(carriers(marker)).toBe(0)
})

test('what children share is counted once', async () => {
  const script = `
import os, time
held = bytearray(os.urandom(1) * ${50 * MB})
children = [os.fork() for _ in range(1)]
if children[0] == 0:
    for _ in range(4): os.fork()
    time.sleep(0.5)
    os._exit(0)
os.waitpid(children[0], 0)
print('shared')`
  expect(await run(script, { limits: { memoryBytes: 120 * MB } })).toMatchObject({
    end: 'finished',
    stdout: 'shared\n',
  })
})

test('a flood of output is cut off at its limit [O-py.8]', async () => {
  for (const name of ['stdout', 'stderr'] as const) {
    const result = await run(`import sys\nwhile True: sys.${name}.write('x' * 1000)`, { limits: { outputBytes: 5000 } })
    expect(result).toMatchObject({ end: 'too_much_output', exitCode: null, [name]: 'x'.repeat(5000) })
  }
})

test('output of exactly the limit is not too much', async () => {
  const result = await run(`print('x' * 4999)`, { limits: { outputBytes: 5000 } })
  expect(result).toMatchObject({ end: 'finished', stdout: `${'x'.repeat(4999)}\n` })
})

test('the temporary folder is a small one, in one file and in many', async () => {
  const script = `${PROBES}
def fill():
    for i in range(20):
        with open(f'/tmp/{i}', 'wb') as file:
            for _ in range(8): file.write(b'x' * ${MB})
print(attempt(fill), sum(os.stat('/tmp/' + name).st_size for name in os.listdir('/tmp')) <= ${64 * MB})
for name in os.listdir('/tmp'): os.remove('/tmp/' + name)
def stretch():
    with open('/tmp/one', 'wb') as file:
        for _ in range(100): file.write(b'x' * ${MB})
print(attempt(stretch))`
  expect(await run(script)).toMatchObject({ end: 'finished', stdout: 'ENOSPC True\nEFBIG\n' })
})

test('what lies in the temporary folder counts as memory', async () => {
  const script = `
import time
with open('/tmp/held', 'wb') as file:
    for _ in range(60): file.write(b'x' * ${MB})
time.sleep(1000)`
  expect(await run(script, { limits: { memoryBytes: 50 * MB } })).toMatchObject({ end: 'out_of_memory' })
})

test('a multitude of empty files is ended', async () => {
  const script = `
n = 0
while True:
    n += 1
    open(f'/tmp/{n}', 'w').close()`
  expect(await run(script)).toMatchObject({ end: 'out_of_memory', exitCode: null })
})

test('a child that would outlive the script is gone with it, whatever it closed or ignored [O-py.7]', async () => {
  const marker = newMarker()
  const script = `${PROBES}
import signal, time
ready, told = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        ${carry(marker).trim()}
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.write(told, b'x')
        os.closerange(0, 60)
        time.sleep(1000)
    os._exit(0)
os.read(ready, 1)
print('done')`
  const running = run(script).then((result) => [result.end, result.stdout, carriers(marker)])
  expect(await running).toEqual(['finished', 'done\n', 0])
})

test('the person who cancels is obeyed, at once or before it began', async () => {
  const marker = newMarker()
  const control = new AbortController()
  const running = run(`${PROBES}${carry(marker)}${forever}`, { signal: control.signal })
  await until(() => carriers(marker) === 1)
  control.abort()
  expect(await running).toMatchObject({ end: 'cancelled', exitCode: null })
  expect(carriers(marker)).toBe(0)
  expect(await run(forever, { signal: control.signal })).toMatchObject({ end: 'cancelled' })
})

test('a cancellation in the moment of the start leaves nothing', async () => {
  const marker = newMarker()
  for (let turn = 0; turn < 10; turn++) {
    const control = new AbortController()
    const running = run(`${PROBES}${carry(marker)}${forever}`, { signal: control.signal })
    for (let wait = 0; wait < turn * 3; wait++) await new Promise((next) => setImmediate(next))
    control.abort()
    expect(await running).toMatchObject({ end: 'cancelled' })
    expect(carriers(marker)).toBe(0)
  }
})

test('when the parent is killed its script dies', async () => {
  const marker = newMarker()
  const project = join(import.meta.dirname, '..', '..', '..')
  const words = ['--conditions=lanewright-source', 'tests/system/python/run-once.ts']
  const parent = spawn(process.execPath, words, { cwd: project, stdio: ['pipe', 'ignore', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  parent.stdin!.end(`${PROBES}${carry(marker)}${forever}`)
  await until(() => carriers(marker) === 1)
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await until(() => carriers(marker) === 0)
})
