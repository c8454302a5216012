import { expect, onTestFinished, test } from 'vitest'
import type { TasksService } from '#apps/tasks/services/service.ts'
import { accessRepositoryOf } from '#host/server/access.ts'
import { productOf } from '#host/server/local.ts'
import { serve } from '#host/server/server.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { expectAudited } from '../../support/bench.ts'
import { type Fixture, openFixture } from '../../support/fixture.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from './harness.ts'

/** The real accounts behind the real gate; whose request it was is all that the tasks answer here. */
async function openInstallation() {
  const fixture = await openFixture()
  const access = accessRepositoryOf(fixture.lw)
  const tasks = { notices: async ({ user_id }) => [user_id] as never } as Partial<TasksService> as TasksService
  const options = {
    product: productOf(fixture.lw),
    access,
    presence: fixture.lw.presence,
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
    fixture,
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

async function recorded(fixture: Fixture): Promise<string[]> {
  const rows = await fixture.rows<{ payload: string }>(
    'select payload from kernel.audit_log where workspace_id = $1 order by seq',
    [SYSTEM_WORKSPACE],
  )
  const targets = rows.map((r) => JSON.parse(r.payload).target)
  return targets
    .filter((t) => ['account', 'token'].includes(t?.target_type))
    .map((t) => `${t.operation} ${t.target_type}`)
}

test('an account is added, its token opens its tasks and is kept as a hash only; revoked, it opens nothing any more', async () => {
  const installation = await openInstallation()
  expect(await installation.post('', { name: 'anna' })).toMatchObject({ status: 201, json: { ok: true } })
  const made = await installation.post('/tokens', { name: 'anna' })
  expect(made.status).toBe(201)
  const { token, token_id } = made.json
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await installation.comesIn(token)).toBe('anna')
  expect(await installation.accounts()).toMatchObject([
    { user_id: 'anna', status: 'active', created_by: 'olga', tokens: [{ token_id }] },
  ])

  const everything = await installation.fixture.rows<{ text: string }>(
    `select change_payload as text from kernel.event_log union all select payload from kernel.audit_log`,
  )
  const texts = everything.map((r) => r.text).join('\n')
  expect(texts).toContain(sha256Hex(token))
  expect(texts).not.toContain(token)

  expect(await installation.post('/tokens/revoke', { token_id })).toMatchObject({ status: 200 })
  expect(await installation.comesIn(token)).toBe(401)
  expect(await installation.post('/tokens/revoke', { token_id })).toMatchObject({
    status: 404,
    json: { code: 'token.unknown' },
  })

  const second = (await installation.post('/tokens', { name: 'anna' })).json.token
  expect(await installation.comesIn(second)).toBe('anna')
  expect(await installation.comesIn(OPERATOR, { 'lanewright-user': 'anna' })).toBe('anna')
  expect(await installation.post('/revoke', { name: 'anna' })).toMatchObject({ status: 200 })
  expect(await installation.comesIn(second)).toBe(401)
  expect(await installation.comesIn(OPERATOR, { 'lanewright-user': 'anna' })).toBe(403)
  expect(await installation.comesIn(OPERATOR)).toBe('olga')
  expect(await installation.accounts()).toMatchObject([{ user_id: 'anna', status: 'revoked', tokens: [] }])
  expect(await recorded(installation.fixture)).toEqual([
    'add account',
    'add token',
    'revoke token',
    'add token',
    'revoke account',
  ])
  await expectAudited(installation.fixture)
})

test('a name is given once; what does not exist cannot be changed; a name is something to be read', async () => {
  const installation = await openInstallation()
  await installation.post('', { name: 'Jürgen K' })
  expect(await installation.post('', { name: 'Jürgen K' })).toMatchObject({
    status: 409,
    json: { code: 'account.exists' },
  })
  await installation.post('/revoke', { name: 'Jürgen K' })
  expect(await installation.post('', { name: 'Jürgen K' })).toMatchObject({
    status: 409,
    json: { code: 'account.exists' },
  })
  for (const path of ['/revoke', '/tokens'])
    for (const name of ['Jürgen K', 'nobody'])
      expect(await installation.post(path, { name })).toMatchObject({ status: 404, json: { code: 'account.unknown' } })
  for (const name of [' anna', 'anna ', 'an\nna', 'a\u202ena', '\x1b[31m'])
    expect(await installation.post('', { name }), name).toMatchObject({
      status: 409,
      json: { code: 'account.bad_name' },
    })
  expect(await installation.accounts()).toHaveLength(1)
  await expectAudited(installation.fixture)
})

test('an account has at most twenty tokens', async () => {
  const installation = await openInstallation()
  await installation.access.add('anna', 'olga')
  for (let i = 0; i < 20; i++) await installation.access.token('anna')
  await expect(installation.access.token('anna')).rejects.toMatchObject({ code: 'token.too_many' })
})

test('a token that another process made is looked for when it comes', async () => {
  const installation = await openInstallation()
  await installation.access.add('anna', 'olga')
  // Past the server's back, and so long ago that it reads again.
  const { token } = await installation.access.token('anna')
  await expect.poll(() => installation.comesIn(token), { timeout: 10_000, interval: 250 }).toBe('anna')
})

test('two at once give one account', async () => {
  const installation = await openInstallation()
  const answers = await Promise.all(Array.from({ length: 5 }, () => installation.post('', { name: 'anna' })))
  expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409])
})
