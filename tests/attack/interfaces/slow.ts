import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTION_LIMITS } from '#host/server/connections.ts'
import type { Outcome, Stage } from '../attack.ts'
import { fill, install } from './installation.ts'
import { problemsOf } from './oracle.ts'
import { ask } from './raw.ts'
import { beSlow, type Ended, largeSenders, type Slow, type SlowTarget, slowSenders } from './slow-clients.ts'

/** Of each kind so many at once. */
const OF_EACH = 5
const HONEST_MS = 5000
/** A pool of the database may open one or the other meanwhile, and somebody honest is always there. */
const SPARE = 20
const GROWN_MAX_KB = 400_000

/** Slow, silent, deaf and endless clients at the real product, with the limits that it has. */
export async function attackSlowly({ folder, log }: Stage): Promise<Outcome> {
  const at = await install(join(folder, 'data'))
  try {
    const samples = await fill(at)
    const { body } = await at.ask('POST', `/api/cases/${samples.casework}/uploads`, { name: 'a', size_bytes: 200_000 })
    const { upload_id } = JSON.parse(body) as { upload_id: string }
    const ids = { campaign: samples.outreach as string, case: samples.casework as string, upload: upload_id }
    const target = { port: at.port, token: at.token, limits: CONNECTION_LIMITS, ...ids }
    const pid = at.child.pid as number
    const before = sizeOf(pid)
    const outcome = await sendSlowly(target, pid)
    const grown = sizeOf(pid) - before
    log(`the server's memory: ${Math.round(before / 1024)} MB, and ${Math.round(grown / 1024)} MB more afterwards`)
    if (grown > GROWN_MAX_KB) outcome.breaches.push(`the server grew by ${Math.round(grown / 1024)} MB`)
    // What was being sent to a case may be gone on with.
    const stands = await at.ask('GET', `/api/cases/${samples.casework}/uploads/${upload_id}`)
    if (stands.status !== 200) outcome.breaches.push(`an upload that stopped is lost: ${stands.body}`)
    return outcome
  } finally {
    await at.stop()
  }
}

/** All at once, while somebody honest asks on; then as many as there may be and more, who say nothing. */
export async function sendSlowly(target: SlowTarget, pid: number): Promise<Outcome> {
  const outcome: Outcome = { tried: 0, breaches: [] }
  const before = socketsOf(pid)
  const kinds = [...slowSenders(target), ...largeSenders(target)]
  const all = kinds.flatMap((slow) => Array.from({ length: slow.alone ? 1 : OF_EACH }, () => slow))
  await meanwhile(target, outcome, async () => {
    const problems = await Promise.all(all.map((slow) => problemsOfSlow(target.port, slow)))
    outcome.tried += all.length
    outcome.breaches.push(...problems.flat())
  })
  await meanwhile(target, outcome, () => sitThere(target, pid, before, outcome))
  await noneLeft(pid, before, outcome)
  return outcome
}

async function problemsOfSlow(port: number, slow: Slow): Promise<string[]> {
  const said = await beSlow(port, slow, slow.limitMs + 10_000)
  const result = slow.deaf ? deafProblems(slow.deaf, said) : problemsOf(slow, said)
  if (!said.ended) result.push('the server never ended it')
  else if (said.tookMs > slow.limitMs) result.push(`it took ${Math.round(said.tookMs)} ms`)
  return result.map((problem) => `${slow.what}: ${problem}`)
}

/** What was asked for, all of it, after so long that nobody took: it was kept for them. */
function deafProblems({ answers }: NonNullable<Slow['deaf']>, said: Ended): string[] {
  return said.answers.length >= answers ? ['all of it was kept for who took nothing'] : []
}

/** Connections without a word, more than there may be: room is made, and in the end all are gone. */
async function sitThere(target: SlowTarget, pid: number, before: number, outcome: Outcome): Promise<void> {
  const { connectionsMax, headMs } = target.limits
  const sockets: Socket[] = []
  let gone = 0
  for (let n = 0; n < connectionsMax + 100; n++) {
    const socket = connect({ port: target.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    socket.resume().once('end', () => {
      gone += 1
    })
    sockets.push(socket)
  }
  outcome.tried += sockets.length
  const end = performance.now() + headMs + 10_000
  const own = pid === process.pid ? sockets.length : 0
  const held = () => socketsOf(pid) - before - own - SPARE
  let most = held()
  while (performance.now() < end && (gone < sockets.length || held() > 0)) {
    await pause(50)
    most = Math.max(most, held())
  }
  if (most > connectionsMax) outcome.breaches.push(`${most} connections were held at once`)
  if (gone < sockets.length) outcome.breaches.push(`${sockets.length - gone} who said nothing sit there for ever`)
  else if (held() > 0) outcome.breaches.push('who was told no and does not hang up stays')
  for (const socket of sockets) socket.destroy()
}

/** Somebody honest, who must be answered soon all the while. */
async function meanwhile(target: SlowTarget, outcome: Outcome, work: () => Promise<void>): Promise<void> {
  let [slowest, done] = [0, false]
  const headers = { host: `localhost:${target.port}`, authorization: `Bearer ${target.token}` }
  const asking = (async () => {
    while (!done) {
      for (const path of ['/healthz', '/api/openapi.json']) {
        const start = performance.now()
        const status = await persist(() => ask(target.port, 'GET', path, headers)).then(({ status }) => status, String)
        outcome.tried += 1
        if (status !== 200) outcome.breaches.push(`meanwhile ${path} was answered ${status}`)
        slowest = Math.max(slowest, performance.now() - start)
      }
      await pause(100)
    }
  })()
  try {
    await work()
  } finally {
    done = true
    await asking
  }
  if (slowest > HONEST_MS) outcome.breaches.push(`meanwhile somebody honest waited ${Math.round(slowest)} ms`)
}

/** As a browser does: whose connection was ended before a word of the answer asks again. */
async function persist<T>(once: () => Promise<T>): Promise<T> {
  return once().catch(once).catch(once)
}

async function noneLeft(pid: number, before: number, outcome: Outcome): Promise<void> {
  const end = performance.now() + 10_000
  while (socketsOf(pid) > before + SPARE && performance.now() < end) await pause(50)
  outcome.tried += 1
  if (socketsOf(pid) > before + SPARE) outcome.breaches.push(`${socketsOf(pid) - before} sockets were left open`)
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:')
    } catch {
      return false
    }
  }).length
}

/** In memory, in kB. */
function sizeOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
