import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StopInForce } from '#host/server/schemas.ts'
import { answers } from '#host/server/settings-schemas.ts'
import { compileSchema } from '#kernel/validate.ts'
import { expectNone } from '../security/canaries/canaries.ts'
import { canaries, filesBelow } from '../security/canaries/found.ts'
import { openSettings } from './open-settings.ts'

/** The page is made from these shapes: an answer that is none of them would be believed and be wrong. */
const expectShape = (name: keyof typeof answers, value: unknown) =>
  expect(compileSchema(answers[name])(value), name).toBeNull()

test('the operator reads what the product stands on, and no login, key or secret is in any answer, log or file', async () => {
  const planted = canaries(
    'DATABASE_PASSWORD',
    'MODEL_KEY',
    'BROWSER_PASSWORD',
    'MOUNT_WORD',
    'SECOND',
    'TYPED_AS_NAME',
  )
  const installation = await openSettings({
    databaseUrl: `postgres://lanewright:${planted.DATABASE_PASSWORD}@db.example:5433/lanewright?password=${planted.DATABASE_PASSWORD}`,
    browserUrl: `http://me:${planted.BROWSER_PASSWORD}@127.0.0.1:9222/?token=${planted.BROWSER_PASSWORD}`,
    model: {
      provider: 'openai-compatible',
      model: 'small',
      baseUrl: `https://key:${planted.MODEL_KEY}@models.example/v1?key=${planted.MODEL_KEY}`,
      keySecret: 'MODEL_KEY',
      apps: [],
      confidentialApps: [],
    },
  })
  const { dataDir, journalDir } = installation.installation
  writeFileSync(
    join(dataDir, 'mounts.yaml'),
    `pack: letters
servers:
  - name: crm
    transport: { command: /opt/crm/bin/serve, args: ['--word', '${planted.MOUNT_WORD}'], env: { CRM_KEY: 'secret:SECOND' } }
    tools:
      - { name: lookup, effect: read, pin: ${'a'.repeat(64)} }
`,
  )
  const texts: Record<string, string> = {}
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await installation.ask(method, path, body)
    texts[`${method} ${path} ${Object.keys(texts).length}`] = answer.body
    return answer
  }

  // Before anything was set: looking makes no key and no file.
  expect((await ask('GET', '/settings/secrets')).json).toEqual({ place: null, secrets: [] })
  expect(existsSync(join(dataDir, 'secrets.age'))).toBe(false)
  expect((await ask('GET', '/settings')).json.model.key).toEqual({ from: 'secret', name: 'MODEL_KEY', there: false })

  const set = await ask('POST', '/settings/secrets', { name: 'MODEL_KEY', value: planted.MODEL_KEY })
  expect(set).toMatchObject({ status: 200, json: { name: 'MODEL_KEY' } })
  expectShape('secretSet', set.json)
  await ask('POST', '/settings/secrets', { name: 'SECOND', value: planted.SECOND })
  // Whoever mixes up the fields does not find the value in an answer.
  for (const [body, code] of [
    [{ name: planted.TYPED_AS_NAME, value: 'x' }, 'secret.bad_name'],
    [{ name: 'TOO_LONG', value: `${planted.TYPED_AS_NAME}${'x'.repeat(9000)}` }, 'secret.too_long'],
    [{ name: 'EMPTY', value: '' }, 'secret.empty'],
  ] as const)
    expect((await ask('POST', '/settings/secrets', body)).json.code).toBe(code)

  const overview = (await ask('GET', '/settings')).json
  expectShape('overview', overview)
  expect(overview).toMatchObject({
    version: '1.2.3',
    person: 'olga',
    database: {
      kind: 'server',
      host: 'db.example:5433',
      workspaces: 0,
      schema: expect.stringMatching(/^kernel\/\d{3}-/),
    },
    folder: { path: dataDir },
    journal: { folder: expect.stringContaining(journalDir.split('/').at(-1) as string), keys: [expect.any(String)] },
    model: {
      provider: 'openai-compatible',
      model: 'small',
      server: 'https://models.example/v1',
      key: { from: 'secret', name: 'MODEL_KEY', there: true },
    },
    apps: [
      { app: 'letters', title: expect.any(String), proposes: 'rules', confidential: null, setting: null, sends: [] },
    ],
    speech: null,
    browser: { way: 'own', address: 'http://127.0.0.1:9222/', profile: null },
    presence: { idle_minutes: 10 },
  })
  expect(overview.database.size_bytes).toBeGreaterThan(1_000_000)

  const secrets = (await ask('GET', '/settings/secrets')).json
  expectShape('secrets', secrets)
  expect(secrets.secrets).toEqual([
    { name: 'MODEL_KEY', used_by: ['the model openai-compatible/small'] },
    { name: 'SECOND', used_by: ['the mounted server crm'] },
  ])
  expect(secrets.place).toContain('secrets.age')

  const { mounts } = (await ask('GET', '/settings/mounts')).json
  expectShape('mounts', { mounts })
  expect(mounts).toMatchObject({
    pack: 'letters',
    servers: [
      { name: 'crm', way: 'command', to: 'serve', tools: [{ name: 'crm.lookup', lane: null, mounted: false }] },
    ],
  })

  const features = (await ask('GET', '/settings/features')).json
  expectShape('features', features)
  expect(features.features.map((f: { name: string }) => f.name)).toEqual([
    'the browser of campaigns',
    'python_execute',
    'speech to text',
  ])

  const removed = await ask('POST', '/settings/secrets/remove', { name: 'SECOND' })
  expect(removed.json).toEqual({ removed: true })
  expect((await ask('POST', '/settings/secrets/remove', { name: 'SECOND' })).json).toEqual({ removed: false })
  expect((await ask('GET', '/settings/secrets')).json.secrets).toHaveLength(1)

  expectNone(planted, { ...texts, log: `log\n${installation.logged.join('\n')}` })
  const { MOUNT_WORD: _written, ...others } = planted
  expectNone(others, { files: filesBelow(dataDir) })
})

test('the policies in force are shown with their pins, and in the Cedar language as the command prints them', async () => {
  const installation = await openSettings()
  const { json } = await installation.ask('GET', '/settings/policies')
  expectShape('policies', json)
  const [policy] = json.policies
  const [inForce] = (await installation.ask('GET', '/policies')).json.policies
  expect(policy).toMatchObject({ pack: 'letters', pins: inForce.pins, activated_at: inForce.activated_at })
  expect(policy.cedar.policies).toMatch(/permit\s*\(/)
  expect(policy.lanes.length).toBeGreaterThan(0)
})

test('the switch can be read: what is stopped, by whom and why, until it is lifted', async () => {
  const installation = await openSettings()
  const workspace = await installation.fixture.letters(['one'])
  const stops = async () => {
    const { json } = await installation.ask('GET', '/stops')
    for (const stop of json.stops) expect(compileSchema(StopInForce)(stop)).toBeNull()
    return json.stops
  }
  expect(await stops()).toEqual([])
  await installation.ask('POST', '/stop', { workspace, reason: 'wrong <list>', person: 'anna' })
  await installation.ask('POST', '/stop', { reason: 'everything is odd' })
  expect(await stops()).toMatchObject([
    { workspace: null, workspace_name: null, stopped_by: 'olga', reason: 'everything is odd' },
    { workspace, workspace_name: 'Letters', stopped_by: 'anna', reason: 'wrong <list>' },
  ])
  await installation.ask('POST', '/stop', { lift: true })
  expect(await stops()).toMatchObject([{ workspace }])
  await installation.ask('POST', '/stop', { lift: true, workspace })
  expect(await stops()).toEqual([])
})

test("a user's token opens nothing of it", async () => {
  const installation = await openSettings()
  await installation.ask('POST', '/accounts', { name: 'anna' })
  const { token } = (await installation.ask('POST', '/accounts/tokens', { name: 'anna' })).json
  for (const [method, path] of [
    ['GET', '/settings'],
    ['GET', '/settings/secrets'],
    ['POST', '/settings/secrets'],
    ['GET', '/settings/backups'],
    ['POST', '/settings/backups'],
    ['GET', '/stops'],
  ] as const)
    expect(await installation.ask(method, path, method === 'POST' ? {} : undefined, token)).toMatchObject({
      status: 403,
      json: { code: 'http.not_yours' },
    })
})
