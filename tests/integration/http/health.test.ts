import { expect, test } from 'vitest'
import { createHealth } from '#host/health/health.ts'
import { listenForHealth } from '#host/health/listen.ts'
import { openFixture } from '../../support/fixture.ts'
import { ANNAS, openEndpoint, requestRaw } from './harness.ts'

let readiness: object = { ok: true }
const endpoint = openEndpoint({ ready: async () => readiness, metrics: async () => 'lanewright_workers 1\n' })

test('alive and ready are told without token and by any name; 503 says by a code what is missing [SCALE-machines.8]', async () => {
  for (const host of [`localhost:${endpoint.port()}`, '10.0.0.7:4380']) {
    const alive = await requestRaw(endpoint.port(), 'GET', '/healthz', [['host', host]])
    expect(alive).toMatchObject({ status: 200, json: { ok: true } })
    expect(alive.head).not.toMatch(/^access-control/im)
    expect(await requestRaw(endpoint.port(), 'GET', '/readyz', [['host', host]])).toMatchObject({ status: 200 })
  }
  readiness = { ok: false, code: 'database.unreachable', next: 'See `lanewright doctor`.' }
  const away = await requestRaw(endpoint.port(), 'GET', '/readyz', [['host', 'probe']])
  expect(away).toMatchObject({ status: 503, json: { code: 'database.unreachable' } })
  for (const path of ['/healthz?x=1', '/healthz/', '//healthz', '/readyz/../api/workspaces'])
    expect((await requestRaw(endpoint.port(), 'GET', path, [['host', 'probe']])).status, path).toBe(421)
  expect((await requestRaw(endpoint.port(), 'POST', '/readyz', [['host', 'probe']])).status).toBe(421)
})

test('figures are for who has the token, and for no user [SCALE-machines.8]', async () => {
  const result = await endpoint.ask('GET', '/metrics')
  expect(result).toMatchObject({ status: 200, body: 'lanewright_workers 1\n' })
  expect(result.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const host = ['host', `localhost:${endpoint.port()}`]
  expect(await requestRaw(endpoint.port(), 'GET', '/metrics', [host])).toMatchObject({ status: 401 })
  const anna = [host, ['authorization', `Bearer ${ANNAS}`]]
  expect(await requestRaw(endpoint.port(), 'GET', '/metrics', anna)).toMatchObject({ json: { code: 'http.not_yours' } })
})

test('the figures of a process count its steps and what waits, and name nobody [SCALE-machines.8]', async () => {
  const health = createHealth(() => Date.now())
  const fixture = await openFixture({ observer: health.observer })
  const listening = await listenForHealth(health, { port: 0, address: '127.0.0.1' })
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`)
    return { status: response.status, text: await response.text() }
  }
  try {
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('server.starting') })
    await health.attach(fixture.lw)
    const workspace = await fixture.letters(['one'], { name: 'Letters of Anna Smith' })
    await fixture.lw.drive(workspace)
    health.observer.begins()({ did: 'error: Anna Smith was not found', idle: true })
    health.observer.refused('lease.stale')
    const { text } = await ask('/metrics')
    for (const line of [
      /^lanewright_steps_total\{outcome="[a-z_.]+"\} \d+$/m,
      /^lanewright_steps_total\{outcome="error"\} 1$/m,
      /^lanewright_step_seconds_bucket\{le="0.05"\} \d+$/m,
      /^lanewright_commits_refused_total\{code="lease.stale"\} 1$/m,
      /^lanewright_leases_held 0$/m,
      /^lanewright_leases_lost_total 0$/m,
      /^lanewright_jobs\{state="waiting"\} 1$/m,
      /^lanewright_job_oldest_seconds [\d.]+$/m,
      /^lanewright_workers 0$/m,
      /^lanewright_intents\{status="uncertain"\} 0$/m,
      /^lanewright_approvals_waiting 1$/m,
      /^lanewright_journal_lines_total \d+$/m,
      /^lanewright_pool_connections\{role="app",state="used"\} \d+$/m,
      /^lanewright_database_up 1$/m,
      /^process_cpu_seconds_total /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line)
    expect(text).not.toContain(workspace)
    expect(text).not.toMatch(/anna|smith|letters/i)

    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/elsewhere')).status).toBe(404)
    health.drain()
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('server.draining') })
    expect((await ask('/healthz')).status).toBe(200)
  } finally {
    await listening.close()
  }
})

test('a schema that is ahead of the process and a database that is away are told by readiness', async () => {
  let now = 0
  const health = createHealth(() => now)
  const fixture = await openFixture()
  await health.attach(fixture.lw)
  expect(await health.ready()).toEqual({ ok: true })
  const { pool } = fixture.lw.database
  const pools = new Map<string, unknown>()
  fixture.lw.database.pool = ((role: string) => pools.get(role) ?? pool(role as 'auditor')) as typeof pool
  now += 2000
  pools.set('auditor', { query: async () => ({ rows: [{ name: 'kernel/999-newer.sql', hash: 'x' }] }) })
  expect(await health.ready()).toMatchObject({ ok: false, code: 'database.schema_ahead' })
  now += 2000
  pools.set('auditor', { query: () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })) })
  expect(await health.ready()).toMatchObject({ ok: false, code: expect.stringMatching(/^database\./) })
  now += 2000
  pools.clear()
  expect(await health.ready()).toEqual({ ok: true })
  fixture.lw.database.pool = pool
})
