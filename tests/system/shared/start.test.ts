import { expect, test } from 'vitest'
import { cli, folderForFile, rawRequest, spawnCli } from '../cli/harness.ts'

const data = folderForFile()
const on = ['--data', data, '--json']
const ORIGIN = 'https://desk.example.org'
const start = (...words: string[]) => cli(['start', '--port', '0', '--no-open', '--shared', ...words, ...on])

test('without an https origin, or in the clear to the outside, nothing is started and nothing made [T-gate.15]', async () => {
  for (const [words, code] of [
    [[], 'server.bad_origin'],
    [['--origin', 'http://desk.example.org'], 'server.bad_origin'],
    [['--origin', ORIGIN, '--listen', '0.0.0.0'], 'server.plain_outside'],
    [['--origin', ORIGIN, '--tls-cert', '/nowhere'], 'server.bad_tls'],
  ] as const)
    expect(await start(...words), code).toMatchObject({ code: 2, json: { error: { code } } })
})

test('without an account that has a way in it is refused; with one it runs, and its machine administers it [T-gate.15]', async () => {
  expect(await start('--origin', ORIGIN)).toMatchObject({ code: 2, json: { error: { code: 'server.no_account' } } })
  await cli(['accounts', 'add', 'olga', '--role', 'OPERATOR', ...on])
  expect(await start('--origin', ORIGIN)).toMatchObject({ code: 2, json: { error: { code: 'server.no_account' } } })
  const invited = await cli(['accounts', 'invite', 'olga', '--origin', ORIGIN, ...on])
  expect(invited.json.link).toMatch(/^https:\/\/desk\.example\.org\/join#[\w-]{43}$/)

  const child = spawnCli(['start', '--port', '0', '--no-open', '--shared', '--origin', ORIGIN, ...on])
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', resolve)
    child.once('exit', () => reject(new Error('it ended')))
  })
  try {
    const { url, port } = JSON.parse(line)
    expect(url).toBe(ORIGIN)
    const own = { host: 'desk.example.org', origin: ORIGIN, 'content-type': 'application/json' }
    const [, invitation] = invited.json.link.split('#')
    expect(await rawRequest(port, 'POST', '/api/join/challenge', own, JSON.stringify({ invitation }))).toMatchObject({
      status: 200,
      json: { user_id: 'olga', options: { rp: { id: 'desk.example.org' } } },
    })
    expect(await rawRequest(port, 'GET', '/api/me', { host: `localhost:${port}` })).toMatchObject({ status: 421 })
    const listed = await cli(['accounts', 'list', ...on])
    expect(listed.json.accounts).toMatchObject([{ user_id: 'olga', roles: ['OPERATOR'], invitations: [{}] }])
  } finally {
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await gone
  }
})
