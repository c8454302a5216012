import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { promisedMs } from '../../support/load.ts'
import type { Json } from '../cli/harness.ts'
import { type Desk, openDesk, until } from './desk.ts'
import { type Fleet, type Machine, openFleet, rentDatabase } from './fleet.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

/** Real processes of the command line on one database of somebody's own. */
const home = mkdtempSync(join(tmpdir(), 'lanewright-machines-'))
let rented: Awaited<ReturnType<typeof rentDatabase>>
let post: PostOffice
let fleet: Fleet
let desk: Desk
/** What happens when the next letter is in the post and its answer is not yet out. */
let meanwhile: ((key: string) => Promise<unknown>) | undefined

beforeAll(async () => {
  rented = await rentDatabase()
  post = await openPostOffice(async (key) => {
    const act = meanwhile
    meanwhile = undefined
    await act?.(key)
  })
  fleet = openFleet({ databaseUrl: rented.url, postOffice: post.url, home })
  desk = await openDesk(rented.url, home, post)
}, 60_000)

// Whatever became of a test, the next one finds no machine at work.
afterEach(() => fleet.end())

afterAll(async () => {
  await desk?.close()
  await post?.close()
  await rented?.drop()
  await rm(home, { recursive: true, force: true })
}, 60_000)

const SOON = 60_000
const worker = (name: string, ...words: string[]) => fleet.start(name, ['worker', '--concurrency', '2', ...words])
const isDone = (workspace: string) => async () =>
  (await desk.lw.store.load(workspace))?.workspace.status === 'completed'
const timesOf = (keys: string[]) => keys.map((key) => post.posted.get(key) ?? 0)

/** Ends it as an operator does. */
async function drained(machine: Machine): Promise<void> {
  machine.process.kill('SIGTERM')
  expect(await machine.ended, machine.said()).toBe(0)
}

/** The moment at which this machine has posted a letter and does not know it yet. */
function caught(act: (key: string) => Promise<unknown>): Promise<string> {
  return new Promise((resolve) => {
    meanwhile = async (key) => {
      resolve(key)
      await act(key)
    }
  })
}

test('a worker that is told to end finishes the step in hand, gives everything back and ends with 0; another goes on [SCALE-machines.9]', {
  timeout: 180_000,
}, async () => {
  const first = worker('one')
  await first.up
  const inHand = caught(async () => {
    first.process.kill('SIGTERM')
    await pause(1500)
  })
  const { workspace, keys } = await desk.give(3)
  const key = await inHand
  expect(await first.ended, first.said()).toBe(0)
  // The step in hand was finished by whoever began it, and nothing is locked in its name.
  const intents = `select count(*) from kernel.intents where workspace_id = '${workspace}' and status = 'verified'`
  expect(await desk.count(intents)).toBe(1)
  expect(timesOf(keys).reduce((a, b) => a + b)).toBe(1)
  const { rows } = await desk.lw.database
    .pool('dispatch')
    .query(`select (select count(*) from graphile_worker.jobs where locked_at is not null)::int as locked,
      (select count(*) from dispatch.workers)::int as workers`)
  expect(rows).toEqual([{ locked: 0, workers: 0 }])
  const lease = await desk.lw.leases.take(workspace)
  expect(lease).not.toBeNull()
  if (lease) await desk.lw.leases.release(lease)

  const second = worker('two')
  await second.up
  await until('the rest', isDone(workspace), SOON)
  expect(timesOf(keys)).toEqual([1, 1, 1])
  expect(post.posted.get(key)).toBe(1)
  await drained(second)
})

test('a second signal ends it at once [SCALE-machines.9]', { timeout: 120_000 }, async () => {
  const stubborn = worker('one')
  await stubborn.up
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const inHand = caught(() => held)
  const { workspace } = await desk.give(1)
  await inHand
  stubborn.process.kill('SIGTERM')
  await until('it drains', () => stubborn.said().includes('finishing what is under way'), SOON)
  stubborn.process.kill('SIGTERM')
  expect(await stubborn.ended).toBe(143)
  release()
  const next = worker('two')
  await until('the rest', isDone(workspace), SOON)
  await drained(next)
})

/** A machine with a letter in hand, which the post office has taken in and not answered yet. */
async function withLetterInHand(letters: number, ...words: string[]) {
  const machine = worker('one', ...words)
  await machine.up
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const inHand = caught(() => held)
  const given = await desk.give(letters)
  return { machine, answer, ...given, key: await inHand }
}

test('the queue of a worker that was killed is freed by its peers within seconds; its letter is found, not posted again [SCALE-machines.3]', {
  timeout: 180_000,
}, async () => {
  const { machine, workspace, keys, answer } = await withLetterInHand(2)
  const peer = worker('two')
  await peer.up
  machine.process.kill('SIGKILL')
  expect(await machine.ended).toBe('SIGKILL')
  const began = performance.now()
  answer()
  await until('the second letter', () => timesOf(keys).every((times) => times > 0), SOON)
  // Four seconds of silence and a lease of three: seconds, not the four hours of the library.
  expect(performance.now() - began).toBeLessThan(promisedMs(20_000))
  await until('the rest', isDone(workspace), SOON)
  expect(timesOf(keys)).toEqual([1, 1])
  await drained(peer)
})

test('a controller that is stopped past its lease while another takes over is refused by the database when it wakes; nothing happens twice [SCALE-machines.2]', {
  timeout: 180_000,
}, async () => {
  const { machine, workspace, keys, answer } = await withLetterInHand(3, '--health-port', '0')
  const metrics = /http:\/\/[\d.]+:\d+/.exec(machine.said())?.[0]
  machine.process.kill('SIGSTOP')
  answer()
  const other = worker('two')
  await until('the other one ends the work', isDone(workspace), SOON)
  expect(timesOf(keys)).toEqual([1, 1, 1])
  const changes = () => desk.count(`select count(*) from kernel.event_log where workspace_id = '${workspace}'`)
  const before = await changes()

  machine.process.kill('SIGCONT')
  await until(
    'its write is refused',
    async () =>
      /commits_refused_total\{code="lease.stale"\} [1-9]/.test(await (await fetch(`${metrics}/metrics`)).text()),
    SOON,
  )
  expect(await changes()).toBe(before)
  // The log itself tells that somebody came too late.
  const recorded = `select count(*) from kernel.audit_log where workspace_id = '${workspace}' and payload like '%lease.stale%'`
  await until('it is told', async () => (await desk.count(recorded)) > 0, SOON)
  expect(timesOf(keys)).toEqual([1, 1, 1])
  await drained(machine)
  await drained(other)
})

test('a worker works in its lanes, doctor names the lane that nobody has, and a worker with it goes on [SCALE-machines.4, SCALE-machines.5]', {
  timeout: 240_000,
}, async () => {
  const wrong = await fleet.run('one', ['worker', '--lanes', 'PLAN,POST_LETTER'])
  expect(wrong).toMatchObject({ code: 2, json: { error: { code: 'lanes.unknown' } } })
  expect(JSON.stringify(wrong.json)).toContain('POST_LETTERS')

  const clerk = worker('one', '--lanes', 'PLAN', '--health-port', '0')
  await clerk.up
  const { workspace, keys } = await desk.give(1)
  const waits = async () => {
    const { rows } = await desk.lw.database
      .pool('dispatch')
      .query(`select 1 from graphile_worker.jobs where task_identifier = 'drive:POST_LETTERS' and locked_at is null`)
    return rows.length === 1
  }
  await until('it waits for the lane', waits, SOON)
  expect(timesOf(keys)).toEqual([0])
  expect(await desk.count(`select count(*) from kernel.intents where workspace_id = '${workspace}'`)).toBe(0)
  const address = /http:\/\/[\d.]+:\d+/.exec(clerk.said())?.[0]
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('lane_without_worker{lane="POST_LETTERS"} 1')
  const doctor = await fleet.run('one', ['doctor'])
  const checks = doctor.json.checks as Array<{ name: string; state: string; says: string }>
  expect(checks.find(({ name }) => name === 'lanes')).toMatchObject({
    state: 'warn',
    says: expect.stringMatching(new RegExp(`POST_LETTERS.*${workspace}`)),
  })

  const postman = worker('two', '--lanes', 'POST_LETTERS')
  await until('the letter is posted', isDone(workspace), SOON)
  expect(timesOf(keys)).toEqual([1])
  await drained(clerk)
  await drained(postman)
})

test('a server serves and works nothing; who is there at one is seen by all [SCALE-machines.6]', {
  timeout: 240_000,
}, async () => {
  const servers = ['one', 'two'].map((name) => fleet.start(name, ['server', '--port', '0', '--no-open']))
  const links = await Promise.all(servers.map(async ({ up }) => new URL(String((await up).url))))
  const ask = async (i: number, path: string, body?: object) => {
    const { port, searchParams } = links[i] as URL
    const response = await fetch(`http://localhost:${port}${path}`, {
      headers: { authorization: `Bearer ${searchParams.get('token')}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, json: (await response.json().catch(() => null)) as Json }
  }
  const goal = { letters: [{ key: 'of-a-server', to: 'Reader', about: 'a matter' }] }
  const made = await ask(0, '/api/workspaces', { pack: 'letters', name: 'Letters', goal })
  const workspace = made.json.workspace as string
  expect((await ask(1, `/api/workspaces/${workspace}`)).status).toBe(200)
  await ask(0, '/api/presence', { workspace })
  expect((await ask(1, '/api/presence')).json.present).toMatchObject([{ workspace }])
  expect((await ask(1, '/readyz')).status).toBe(200)
  const workers = await desk.lw.database.pool('dispatch').query('select 1 from dispatch.workers')
  expect(workers.rows).toEqual([])
  expect(post.posted.has('of-a-server')).toBe(false)

  const hand = worker('three')
  await until('a worker does the work', isDone(workspace), SOON)
  expect(post.posted.get('of-a-server')).toBe(1)
  for (const machine of [hand, ...servers]) await drained(machine)
})
