import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { startNetwork } from '#demo/network/network.ts'
import { peopleOf } from '#demo/network/people.ts'

// Starting a program several times takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'src', 'demo', 'network', 'main.ts')
const people = peopleOf(1, 20)
const account = { email: 'anna@practice.example', name: 'Anna', password: 'secret' }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lanewright-demo-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The program, as somebody else would run it. Killed with the test at the latest. */
function run(...args: string[]): Running {
  return watch(spawn(process.execPath, ['--conditions=lanewright-source', PROGRAM, ...args]))
}

interface Running {
  child: ChildProcess
  ended: Promise<string>
  /** The first line, of whichever kind. */
  said: Promise<string>
}

function watch(child: ChildProcess): Running {
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const line = (stream: NodeJS.ReadableStream) => once(createInterface({ input: stream }), 'line')
  const said = Promise.race([line(child.stdout!), line(child.stderr!)]).then(([text]) => String(text))
  return { child, ended, said }
}

async function life(dataDir: string, ...more: string[]) {
  return meet(run('--data', dataDir, '--people', '20', ...more))
}

async function meet(running: Running) {
  const { url, admin_token_file } = JSON.parse(await running.said)
  return { ...running, url, admin: networkAdmin({ url, adminToken: readFileSync(admin_token_file, 'utf8').trim() }) }
}

async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const body = new URLSearchParams({ email, password })
  const answer = await fetch(`${url}/login`, { method: 'POST', redirect: 'manual', body })
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

async function post(url: string, cookie: string, form: Record<string, string>): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(form),
  })
  return answer.status
}

const storedAccount = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'account.json'), 'utf8'))

test('whatever was acknowledged survives kill -9, and nothing is there twice', async () => {
  const dataDir = folder()
  const first = await life(dataDir)
  const cookie = await signIn(first.url, storedAccount(dataDir))
  for (const { slug } of people.slice(0, 12))
    expect(await post(`${first.url}/in/${slug}`, cookie, { act: 'invite', note: `for ${slug}` })).toBe(303)
  await first.admin.advance(6 * 86_400_000)
  const connected = (await first.admin.state()).invitations.filter(({ accepted_at }) => accepted_at !== null)
  expect(await post(`${first.url}/messages/${connected[0]!.slug}`, cookie, { text: 'the last word' })).toBe(303)
  await first.admin.trouble({ kind: 'rate_warning' })
  const before = await first.admin.state()
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  const second = await life(dataDir)
  const after = await second.admin.state()
  expect({ ...after, now: '', next_at: '', replies: [] }).toEqual({ ...before, now: '', next_at: '', replies: [] })
  expect(after.messages.map(({ text }) => text)).toEqual(['the last word'])
  expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(before.now))
  const page = await fetch(`${second.url}/in/${people[0]!.slug}`, { headers: { cookie }, redirect: 'manual' })
  expect(page.status, 'the session holds').toBe(200)
})

test('killed in the middle of a stream of messages, the log holds all that were answered and at most one more', async () => {
  const dataDir = folder()
  const first = await life(dataDir)
  const cookie = await signIn(first.url, storedAccount(dataDir))
  let answered = 0
  const sending = (async () => {
    for (const { slug } of people) {
      if ((await post(`${first.url}/in/${slug}`, cookie, { act: 'invite', note: `n ${slug}` })) !== 303) return
      answered++
      if (answered === 7) first.child.kill('SIGKILL')
    }
  })().catch(() => {})
  await Promise.all([sending, first.ended])
  const stored = (await (await life(dataDir)).admin.state()).invitations.map(({ note }) => note)
  expect(stored.length - answered).toBeOneOf([0, 1])
  expect(stored).toEqual(people.slice(0, stored.length).map(({ slug }) => `n ${slug}`))
})

test('a torn last line is cut off, wherever it tore, and the log goes on after it', async () => {
  const dataDir = folder()
  const log = join(dataDir, 'log.jsonl')
  const open = () => startNetwork({ dataDir, people: 20, account, clock: () => 1_800_000_000_000 })
  const network = await open()
  const cookie = await signIn(network.url, account)
  await post(`${network.url}/in/${people[0]!.slug}`, cookie, { act: 'invite', note: 'kept' })
  const whole = readFileSync(log)
  await post(`${network.url}/in/${people[1]!.slug}`, cookie, { act: 'invite', note: 'torn ü' })
  await network.stop()
  const last = readFileSync(log).subarray(whole.length)
  for (const length of [1, 20, last.length - 3, last.length - 1]) {
    writeFileSync(log, Buffer.concat([whole, last.subarray(0, length)]))
    const again = await open()
    expect((await networkAdmin(again).state()).invitations.map(({ note }) => note)).toEqual(['kept'])
    await again.stop()
    expect(readFileSync(log)).toEqual(whole)
  }
  appendFileSync(log, Buffer.concat([Buffer.alloc(40), Buffer.from('\n')]))
  const again = await open()
  await post(`${again.url}/in/${people[1]!.slug}`, cookie, { act: 'invite', note: 'after' })
  await again.stop()
  expect(readFileSync(log, 'utf8').startsWith(whole.toString())).toBe(true)
  expect(
    readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).note)
      .slice(-2),
  ).toEqual(['kept', 'after'])
})

test('on a disk that takes nothing more nothing is acknowledged, and what was acknowledged before is there', async () => {
  const dataDir = folder()
  const limited = `trap '' XFSZ; ulimit -f 3; exec "$0" --conditions=lanewright-source "$@"`
  const args = ['-c', limited, process.execPath, PROGRAM, '--data', dataDir, '--people', '20']
  const full = await meet(watch(spawn('bash', args)))
  const cookie = await signIn(full.url, storedAccount(dataDir))
  const statuses: number[] = []
  for (const { slug } of people)
    statuses.push(await post(`${full.url}/in/${slug}`, cookie, { act: 'invite', note: 'x'.repeat(200) }))
  expect(new Set(statuses)).toEqual(new Set([303, 500]))
  const acknowledged = statuses.indexOf(500)
  expect(statuses.slice(acknowledged)).toEqual(Array(people.length - acknowledged).fill(500))
  expect((await full.admin.state()).invitations).toHaveLength(acknowledged)
  full.child.kill('SIGKILL')
  await full.ended
  expect((await (await life(dataDir)).admin.state()).invitations).toHaveLength(acknowledged)
})

test('a log that is broken in the middle is refused, untouched', async () => {
  const dataDir = folder()
  const log = join(dataDir, 'log.jsonl')
  await (await startNetwork({ dataDir, people: 20, account })).stop()
  appendFileSync(log, '{"kind":"invited"}\n{"kind":"read","at":1,"slug":"a"}\n')
  const bytes = readFileSync(log)
  await expect(startNetwork({ dataDir, account })).rejects.toMatchObject({ code: 'demo.log_damaged' })
  expect(readFileSync(log)).toEqual(bytes)
  truncateSync(log, 0)
  await (await startNetwork({ dataDir, account })).stop()
})

test('a folder keeps its people: another seed or number is refused, none takes what is there', async () => {
  const dataDir = folder()
  await (await startNetwork({ dataDir, people: 20, seed: 4, account })).stop()
  for (const other of [{ people: 21 }, { seed: 5 }])
    await expect(startNetwork({ dataDir, account, ...other })).rejects.toMatchObject({ code: 'demo.other_network' })
  const network = await startNetwork({ dataDir, account })
  expect(await networkAdmin(network).state()).toMatchObject({ people: 20, seed: 4 })
  await network.stop()
})

test('two processes never share a folder, and a killed one leaves it free', async () => {
  const dataDir = folder()
  const first = await life(dataDir)
  const second = run('--data', dataDir)
  expect(JSON.parse(await second.said)).toMatchObject({ code: 'demo.in_use', next: expect.any(String) })
  expect(await second.ended).toBe('1')
  first.child.kill('SIGKILL')
  await first.ended
  expect((await (await life(dataDir)).admin.state()).people).toBe(20)
})

test('a clock that was set back does not undo what has happened', async () => {
  const dataDir = folder()
  let now = 1_800_000_000_000
  const open = () => startNetwork({ dataDir, people: 20, account, clock: () => now })
  const network = await open()
  const cookie = await signIn(network.url, account)
  await post(`${network.url}/in/${people[0]!.slug}`, cookie, { act: 'invite', note: '' })
  const result = await networkAdmin(network).advance(1_000)
  await network.stop()
  now -= 86_400_000
  const again = await open()
  expect((await networkAdmin(again).state()).now).toBe(result)
  await again.stop()
})

test.for(['SIGTERM', 'stdin'] as const)('the program ends in good order by %s', async (way) => {
  const { child, ended } = await life(folder())
  if (way === 'stdin') child.stdin!.end()
  else child.kill('SIGTERM')
  expect(await ended).toBe('0')
})

test('the program listens where it is told, and not where somebody else does', async () => {
  const first = await life(folder())
  const port = new URL(first.url).port
  const second = run('--data', folder(), '--port', port)
  expect(JSON.parse(await second.said)).toMatchObject({ code: 'demo.port' })
  expect(await second.ended).toBe('1')
  first.child.kill('SIGTERM')
  await first.ended
  expect((await life(folder(), '--port', port)).url).toBe(`http://127.0.0.1:${port}`)
})

test.for([[[]], [['--data', 'x', '--port', 'y']], [['--what']]])(
  'the program says what is wrong with %o',
  async ([args]) => {
    const wrong = run(...args!)
    const { code, next } = JSON.parse(await wrong.said)
    expect([code, next]).toEqual([expect.stringMatching(/^demo\./), expect.stringMatching(/\w/)])
    expect(await wrong.ended).toBe('1')
  },
)

test('neither the log nor the folder holds a session or a given password that could be used', async () => {
  const dataDir = folder()
  const network = await startNetwork({ dataDir, people: 20, account: { ...account, password: 'a-very-rare-password' } })
  const cookie = await signIn(network.url, { ...account, password: 'a-very-rare-password' })
  await network.stop()
  const log = readFileSync(join(dataDir, 'log.jsonl'), 'utf8')
  expect(log).toContain('signed_in')
  expect(log).not.toContain(cookie.split('=')[1])
  expect(log).not.toContain('a-very-rare-password')
})
