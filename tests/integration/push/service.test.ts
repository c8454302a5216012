import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { signatureOf } from '#integrations/push/webhook.ts'
import { cli, folderForTest, goalOf, letters, startCli } from '../../system/cli/harness.ts'
import { CERTIFICATE, openHook } from './hook-server.ts'

const KEY = 'canary-of-the-webhook'

test('the running product tells it, with the secret of its store, and says nothing of address and secret [D-tell.2]', async () => {
  const home = folderForTest()
  const on = ['--data', join(home, 'data')]
  const hook = await openHook(() => ({ status: 200 }))
  const { url, allow, secret } = hook.address
  const LANEWRIGHT_IDENTITY_FILE = join(home, 'mounted')
  writeFileSync(LANEWRIGHT_IDENTITY_FILE, `${await generateIdentity()}\n`, { mode: 0o600 })
  const env = {
    LANEWRIGHT_IDENTITY_FILE,
    LANEWRIGHT_WEBHOOK_URL: url,
    LANEWRIGHT_WEBHOOK_SECRET: secret,
    LANEWRIGHT_WEBHOOK_PRIVATE: allow.join(','),
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
  }
  const plain = { ...env, LANEWRIGHT_WEBHOOK_URL: url.replace('https:', 'http:') }
  expect(await cli(['start', '--port', '0', '--no-open', '--json', ...on], { env: plain })).toMatchObject({
    code: 2,
    json: { error: { code: 'webhook.bad_url' } },
  })

  await cli(['secrets', 'set', secret, ...on], { env, input: `${KEY}\n` })
  const server = await startCli([...on, '--app', letters], { env })
  onTestFinished(() => void server.end('SIGKILL'))
  const create = ['workspaces', 'create', 'letters', '--name', 'One', '--goal', goalOf('one'), '--json']
  const made = await cli([...create, ...on])
  await expect.poll(() => hook.taken.length, { timeout: 60_000 }).toBe(1)
  const [{ headers, body }] = hook.taken as [(typeof hook.taken)[0]]
  expect(JSON.parse(body)).toMatchObject({ kind: 'approval.waiting', workspace: made.json.workspace, count: 1 })
  const timestamp = String(headers['lanewright-timestamp'])
  expect(headers['lanewright-signature']).toBe(`sha256=${signatureOf(KEY, timestamp, body)}`)
  expect(await server.end()).toBe(0)
  expect(server.out() + server.err()).not.toContain(KEY)
  expect(server.out() + server.err()).not.toContain('/hook')
})
