import { expect, onTestFinished, test } from 'vitest'
import type { TasksService } from '#apps/tasks/services/service.ts'
import { accessRepositoryOf } from '#host/server/access.ts'
import { productOf } from '#host/server/local.ts'
import { serve } from '#host/server/server.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { expectAudited } from '../../support/bench.ts'
import { openWorld, type World } from '../../support/world.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from './harness.ts'

/** The real accounts behind the real gate; whose request it was is all that the tasks answer here. */
async function openHouse() {
  const world = await openWorld()
  const access = accessRepositoryOf(world.lw)
  const tasks = { notices: async ({ user_id }) => [user_id] as never } as Partial<TasksService> as TasksService
  const options = {
    product: productOf(world.lw),
    access,
    presence: world.lw.presence,
    tasks,
    changes: { listen: () => () => {}, close: () => {} },
    today: async () => ({
      stops: [],
      approvals: 0,
      newest_at: null,
      questions: [],
      escalations: [],
      uncertain: [],
      tasks: [],
      stuck: [],
      set_aside: [],
      running: [],
      done: [],
    }),
    token: OPERATOR,
    version: '0',
    person: 'olga',
    log: () => {},
  }
  const server = await serve(options, 0)
  onTestFinished(() => server.close())
  const ask = (token: string, method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    rawRequest(
      server.port,
      method,
      path,
      {
        host: `localhost:${server.port}`,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...more,
      },
      body && JSON.stringify(body),
    )
  return {
    world,
    access,
    post: (path: string, body: object) => ask(OPERATOR, 'POST', `/api/accounts${path}`, body),
    accounts: async () => (await ask(OPERATOR, 'GET', '/api/accounts')).json.accounts,
    /** As whom a token comes in; else the status. */
    comesIn: async (token: string, more?: Record<string, string>) => {
      const answer = await ask(token, 'GET', '/api/tasks/notices', undefined, more)
      return answer.status === 200 ? answer.json.notices[0] : answer.status
    },
  }
}

async function told(world: World): Promise<string[]> {
  const rows = await world.rows<{ payload: string }>(
    'select payload from kernel.audit_log where workspace_id = $1 order by seq',
    [SYSTEM_WORKSPACE],
  )
  const targets = rows.map((r) => JSON.parse(r.payload).target)
  return targets
    .filter((t) => ['account', 'token'].includes(t?.target_type))
    .map((t) => `${t.operation} ${t.target_type}`)
}

test('an account is added, its token opens its tasks and is kept as a hash only; revoked, it opens nothing any more', async () => {
  const house = await openHouse()
  expect(await house.post('', { name: 'anna' })).toMatchObject({ status: 201, json: { ok: true } })
  const made = await house.post('/tokens', { name: 'anna' })
  expect(made.status).toBe(201)
  const { token, token_id } = made.json
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await house.comesIn(token)).toBe('anna')
  expect(await house.accounts()).toMatchObject([
    { user_id: 'anna', status: 'active', created_by: 'olga', tokens: [{ token_id }] },
  ])

  const everything = await house.world.rows<{ text: string }>(
    `select change_payload as text from kernel.event_log union all select payload from kernel.audit_log`,
  )
  const texts = everything.map((r) => r.text).join('\n')
  expect(texts).toContain(sha256Hex(token))
  expect(texts).not.toContain(token)

  expect(await house.post('/tokens/revoke', { token_id })).toMatchObject({ status: 200 })
  expect(await house.comesIn(token)).toBe(401)
  expect(await house.post('/tokens/revoke', { token_id })).toMatchObject({
    status: 404,
    json: { code: 'token.unknown' },
  })

  const second = (await house.post('/tokens', { name: 'anna' })).json.token
  expect(await house.comesIn(second)).toBe('anna')
  expect(await house.comesIn(OPERATOR, { 'lanewright-user': 'anna' })).toBe('anna')
  expect(await house.post('/revoke', { name: 'anna' })).toMatchObject({ status: 200 })
  expect(await house.comesIn(second)).toBe(401)
  expect(await house.comesIn(OPERATOR, { 'lanewright-user': 'anna' })).toBe(403)
  expect(await house.comesIn(OPERATOR)).toBe('olga')
  expect(await house.accounts()).toMatchObject([{ user_id: 'anna', status: 'revoked', tokens: [] }])
  expect(await told(house.world)).toEqual(['add account', 'add token', 'revoke token', 'add token', 'revoke account'])
  await expectAudited(house.world)
})

test('a name is given once; what does not exist cannot be changed; a name is something to be read', async () => {
  const house = await openHouse()
  await house.post('', { name: 'Jürgen K' })
  expect(await house.post('', { name: 'Jürgen K' })).toMatchObject({ status: 409, json: { code: 'account.exists' } })
  await house.post('/revoke', { name: 'Jürgen K' })
  expect(await house.post('', { name: 'Jürgen K' })).toMatchObject({ status: 409, json: { code: 'account.exists' } })
  for (const path of ['/revoke', '/tokens'])
    for (const name of ['Jürgen K', 'nobody'])
      expect(await house.post(path, { name })).toMatchObject({ status: 404, json: { code: 'account.unknown' } })
  for (const name of [' anna', 'anna ', 'an\nna', 'a\u202ena', '\x1b[31m'])
    expect(await house.post('', { name }), name).toMatchObject({ status: 409, json: { code: 'account.bad_name' } })
  expect(await house.accounts()).toHaveLength(1)
  await expectAudited(house.world)
})

test('an account has at most twenty tokens', async () => {
  const house = await openHouse()
  await house.access.add('anna', 'olga')
  for (let i = 0; i < 20; i++) await house.access.token('anna')
  await expect(house.access.token('anna')).rejects.toMatchObject({ code: 'token.too_many' })
})

test('a token that another process made is looked for when it comes', async () => {
  const house = await openHouse()
  await house.access.add('anna', 'olga')
  // Past the server's back, and so long ago that it reads again.
  const { token } = await house.access.token('anna')
  await expect.poll(() => house.comesIn(token), { timeout: 10_000, interval: 250 }).toBe('anna')
})

test('two at once give one account', async () => {
  const house = await openHouse()
  const answers = await Promise.all(Array.from({ length: 5 }, () => house.post('', { name: 'anna' })))
  expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409])
})
