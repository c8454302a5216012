import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pythonSandbox } from '#integrations/python/sandbox.ts'
import { syscallFilter } from '#integrations/python/syscalls.ts'
import { SCRIPT_LIMITS } from '#kernel/ports/sandbox.ts'
import { answerOf, needSandbox, run } from './bench.ts'

needSandbox()

test('a script reads its input, uses the standard library and prints its answer [O-py.8]', async () => {
  const script = `
import collections, csv, datetime, io, json, math, re, statistics, sys, zoneinfo
leads = json.load(sys.stdin)['leads']
table = list(csv.DictReader(io.StringIO('name,score\\nAda,3\\nBob,5')))
print(json.dumps({
    'mean': statistics.mean(lead['score'] for lead in leads),
    'titles': collections.Counter(re.split(r'\\W+', leads[0]['title'])),
    'root': math.isqrt(81),
    'rows': table,
    'hour': datetime.datetime(2026, 7, 1, 12, tzinfo=datetime.UTC).astimezone(zoneinfo.ZoneInfo('Europe/Berlin')).hour,
}))`
  const input = { leads: [{ score: 1, title: 'Head of Müll' }, { score: 4 }] }
  expect(await answerOf(script, { input })).toEqual({
    mean: 2.5,
    titles: { Head: 1, of: 1, Müll: 1 },
    root: 9,
    rows: [
      { name: 'Ada', score: '3' },
      { name: 'Bob', score: '5' },
    ],
    hour: 14,
  })
})

test('an error names the line of the script and nothing of the machinery', async () => {
  const result = await run('def divide(n):\n    return n / 0\n\ndivide(1)\n')
  expect(result).toMatchObject({ end: 'failed', exitCode: 1, stdout: '' })
  expect(result.stderr).toContain('line 2, in divide')
  expect(result.stderr).toContain('ZeroDivisionError')
  expect(result.stderr).not.toContain('start.py')
  expect(await run('import sys; sys.exit(7)')).toMatchObject({ end: 'failed', exitCode: 7 })
  expect(await run('this is no Python')).toMatchObject({
    end: 'failed',
    stderr: expect.stringContaining('SyntaxError'),
  })
})

test('it is the main program, and classes of it can be found again', async () => {
  const script = `
import json, pickle
class Lead: pass
print(json.dumps([__name__, type(pickle.loads(pickle.dumps(Lead()))).__name__]))`
  expect(await answerOf(script)).toEqual(['__main__', 'Lead'])
})

test('bytes that are no text are replaced, and text is kept', async () => {
  const result = await run(`import os; os.write(1, 'größer 😀'.encode() + b'\\xff\\xfe')`)
  expect(result.stdout).toBe('größer 😀\ufffd\ufffd')
})

test('what Python would read otherwise than a person is not begun', async () => {
  expect(await run('print(1)\0print(2)')).toMatchObject({
    end: 'failed',
    stdout: '',
    stderr: expect.stringMatching('NUL'),
  })
  expect(await run('print("\ud800")')).toMatchObject({ end: 'failed', stderr: expect.stringMatching('surrogate') })
  const long = `#${'x'.repeat(5_000_000)}`
  expect(await run(long)).toMatchObject({ end: 'failed', stderr: expect.stringMatching('longer') })
})

test('a declared encoding changes nothing: what was read is what runs', async () => {
  const script = '# -*- coding: utf-7 -*-\nprint("shown") # +AAo-print("hidden")\n'
  expect(await run(script)).toMatchObject({ end: 'finished', stdout: 'shown\n' })
})

test('an empty script, and one of a megabyte with a megabyte of input', async () => {
  expect(await run('')).toMatchObject({ end: 'finished', stdout: '', stderr: '' })
  const source = `import json, sys\nword = ${JSON.stringify('x'.repeat(1_000_000))}\n`
  const input = { text: `\ud800 ${'y'.repeat(1_000_000)}` }
  const script = `${source}print(json.dumps([len(word), len(json.load(sys.stdin)['text'])]))`
  expect(await answerOf(script, { input })).toEqual([1_000_000, 1_000_002])
  expect(await run('print("unread")', { input })).toMatchObject({ end: 'finished', stdout: 'unread\n' })
})

test('input that is nothing arrives as null, and too much of it is refused', async () => {
  expect(await answerOf('import sys; print(sys.stdin.read())', { input: undefined })).toBeNull()
  const input = 'x'.repeat(17 * 2 ** 20)
  expect(await run('print(1)', { input })).toMatchObject({ end: 'failed', stderr: expect.stringMatching('input') })
})

test('several scripts at once know nothing of each other', async () => {
  const script = `
import json, os, sys
open('/tmp/mine', 'x').write(sys.stdin.read())
print(json.dumps([os.listdir('/tmp'), json.load(open('/tmp/mine'))]))`
  const answers = await Promise.all([1, 2, 3].map((input) => answerOf(script, { input })))
  expect(answers).toEqual([1, 2, 3].map((n) => [['mine'], n]))
})

test('limits that are none are a mistake of the caller', async () => {
  for (const limits of [{ wallMs: 0 }, { memoryBytes: Number.NaN }, { processes: 1.5 }, { wallMs: 2 ** 31 }])
    await expect(run('print(1)', { limits })).rejects.toThrow(RangeError)
})

test('what isolates is said', async () => {
  const state = await pythonSandbox().ready()
  expect(state).toEqual({ ok: true, isolation: expect.stringMatching(/^bubblewrap around Python 3\.\d+/) })
})

test('without bubblewrap, without namespaces or on another system no script runs, and the reason is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-bwrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const program = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
    return join(folder, name)
  }
  const forbidden = program('forbidden', 'echo "bwrap: No permissions to create new namespace" >&2; exit 1')
  const leaky = program('leaky', `echo '{ "child-pid": 999999999 } { "exit-code": 0 }' >&6; echo 3.11.2 /etc network`)
  symlinkSync('/nowhere', join(folder, 'python3'))
  const cases = [
    { sandbox: pythonSandbox({ bwrap: '/nowhere/bwrap' }), code: 'python.no_isolation', word: 'not installed' },
    { sandbox: pythonSandbox({ bwrap: forbidden }), code: 'python.no_isolation', word: 'No permissions' },
    { sandbox: pythonSandbox({ bwrap: leaky }), code: 'python.no_isolation', word: '/etc network' },
    { sandbox: pythonSandbox({ platform: 'darwin' }), code: 'python.no_isolation', word: 'darwin' },
    { sandbox: pythonSandbox({ python: join(folder, 'python3') }), code: 'python.missing', word: 'not installed' },
  ]
  for (const { sandbox, code, word } of cases) {
    const refusal = { code, message: expect.stringContaining(word), next: expect.stringMatching(/install/i) }
    expect(await sandbox.ready()).toEqual({ ok: false, refusal })
    const running = sandbox.run('print(1)', null, SCRIPT_LIMITS, new AbortController().signal)
    await expect(running).rejects.toMatchObject({ code })
  }
})

test('machines whose system calls are not listed have no filter, and so no sandbox', () => {
  expect(syscallFilter('x64')?.length).toBeGreaterThan(500)
  expect(syscallFilter('arm64')?.length).toBeGreaterThan(500)
  expect(syscallFilter('ppc64')).toBeUndefined()
})
