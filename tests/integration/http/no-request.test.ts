import { expect, test } from 'vitest'
import { listenForHealth } from '#host/health/listen.ts'
import { headerProblems, problemsOf } from '../../attack/interfaces/oracle.ts'
import { ask, say } from '../../attack/interfaces/raw.ts'
import { WIRE } from '../../attack/interfaces/wire.ts'
import { ANNAS, OPERATOR, openEndpoint } from './harness.ts'

const endpoint = openEndpoint()
const health = { ready: async () => ({ ok: true as const }), metrics: async () => 'lanewright_workers 1\n' }

test.for(WIRE.map((request) => [request.what, request] as const))(
  'bytes that are no whole request are refused once, with the headers of every answer: %s [T-gate.2, T-gate.10]',
  async ([, request]) => {
    const target = { port: endpoint.port(), token: OPERATOR, users: ANNAS, revoked: ANNAS }
    for (const method of ['GET', 'POST'] as const) {
      const said = await say(target.port, request.bytes({ method, path: '/api/stop', takes: 'json' }, target))
      expect(problemsOf(request, said), method).toEqual([])
    }
    expect(endpoint.calls).toEqual([])
  },
)

test('the door for probes answers on loopback to the names of this machine, and to no name that was made to lead there', async () => {
  const listening = await listenForHealth(health as never, { port: 0, address: '127.0.0.1' })
  try {
    const at = (host: string) => ask(listening.port, 'GET', '/metrics', { host })
    for (const host of [`localhost:${listening.port}`, '127.0.0.1', `[::1]:${listening.port}`]) {
      const result = await at(host)
      expect(result, host).toMatchObject({ status: 200, body: 'lanewright_workers 1\n' })
      expect(headerProblems(result.headers), host).toEqual([])
    }
    for (const host of ['evil.example', `localhost.evil.example:${listening.port}`, `evil@localhost:${listening.port}`])
      expect(await at(host), host).toMatchObject({ status: 421, body: '' })
    const [refused] = (await say(listening.port, 'no request\r\n\r\n')).answers
    expect(refused).toMatchObject({ status: 400 })
    expect(headerProblems(refused?.headers ?? new Map())).toEqual([])
  } finally {
    await listening.close()
  }
})
