import { readFileSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, serversBelow, until } from '../embedded/harness.ts'
import {
  type Answer,
  cli,
  folderForFile,
  goalOf,
  type Json,
  letters,
  posted,
  rawRequest,
  type Started,
  sql,
  sqlOfProgram,
  startCli,
} from './harness.ts'

/** One `lanewright start` for the whole file; other commands of the same person find it. In order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
let server: Started
let workspace = ''
const SYSTEM_WORKSPACE = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  server = await startCli([...on, '--app', letters])
}, 60_000)
afterAll(() => server?.end('SIGKILL'))

const own = () => ({ host: `localhost:${server.port}`, authorization: `Bearer ${server.token}` })
const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(server.port, 'GET', path, { ...own(), ...headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  rawRequest(
    server.port,
    'POST',
    path,
    { ...own(), 'content-type': 'application/json', ...headers },
    typeof body === 'string' ? body : JSON.stringify(body),
  )

test('start prints its link on one line and serves the API under /api; its note is for its person only [K-cli.4]', async () => {
  expect(server.out()).toBe(`${server.url}\n`)
  expect(server.url).toMatch(/^http:\/\/localhost:\d+\/\?token=[\w-]{43}$/)
  expect((await get('/api/health')).json).toMatchObject({
    ok: true,
    packs: ['casework', 'letters', 'outreach', 'scheduling', 'tasks'],
  })
  expect(statSync(join(data, 'run', 'server.json')).mode & 0o777).toBe(0o600)
  expect(statSync(data).mode & 0o777).toBe(0o700)
  // Nothing that other users can see of the process holds the token.
  expect(read(`/proc/${server.child.pid}/cmdline`)).not.toContain(server.token)
  for (const pid of serversBelow(data)) expect(read(`/proc/${pid}/environ`)).not.toContain(server.token)
})

test('it listens on loopback only, and its link names localhost [T-gate.1]', async () => {
  expect(new URL(server.url).hostname).toBe('localhost')
  const reached = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port: server.port, timeout: 5000 })
      const end = (open: boolean) => {
        socket.destroy()
        resolve(open)
      }
      socket
        .on('connect', () => end(true))
        .on('error', () => end(false))
        .on('timeout', () => end(false))
    })
  expect(await reached('127.0.0.1')).toBe(true)
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address)
  // Whoever listens on all addresses answers on this one too.
  const everywhere = process.platform === 'linux' ? ['127.0.0.2'] : []
  for (const host of [...others, ...everywhere]) expect(await reached(host), host).toBe(false)
})

test('the link gives a strict cookie and leads to the page without the token [T-gate.5]', async () => {
  const welcome = await rawRequest(server.port, 'GET', `/?token=${server.token}`, { host: `localhost:${server.port}` })
  expect(welcome).toMatchObject({
    status: 303,
    headers: { location: expect.stringMatching(/^\/#page-secret=[\w-]{43}$/) },
  })
  const [cookie] = welcome.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
  const page = await rawRequest(server.port, 'GET', '/', {
    host: `localhost:${server.port}`,
    cookie: cookie!.split(';')[0]!,
  })
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(page.body).not.toContain(server.token)
  // Clicked on another site: a redirect would lose the strict cookie, a page of ours that leads on does not.
  const clicked = { host: `localhost:${server.port}`, 'sec-fetch-site': 'cross-site' }
  const led = await rawRequest(server.port, 'GET', `/?token=${server.token}`, clicked)
  expect(led).toMatchObject({ status: 200, headers: { 'set-cookie': [cookie] } })
  expect(led.body).toContain(`url=${welcome.headers.location}"`)
  expect(led.body).not.toContain(server.token)
})

test('a workspace made through the API is worked by the server; commands of the person use it without the pack', async () => {
  const made = await post('/api/workspaces', {
    pack: 'letters',
    name: '<script>alert(1)</script>',
    goal: JSON.parse(goalOf('one', 'two')),
  })
  expect(made.status).toBe(201)
  workspace = made.json.workspace
  await untilAnswered(async () => (await get('/api/approvals')).json.approvals.length === 1)
  const listed = await cli(['workspaces', ...on, '--json'])
  expect(listed.json.workspaces).toMatchObject([{ workspace, status: 'active', waiting: { approvals: 1 } }])
  const state = await get(`/api/workspaces/${workspace}`)
  expect(state.json.state).toMatchObject({ workspace: { id: workspace }, counts: { total: 4 } })
})

test('the page holds nothing of anybody, comes under a policy of files only, and in no frame [T-gate.9]', async () => {
  const page = await get('/')
  expect(page.body).not.toContain('alert(1)')
  expect(page.body.match(/<script/g)).toHaveLength(1)
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{24}'; .*frame-ancestors 'none'$/,
  )
  expect(page.headers['x-frame-options']).toBe('DENY')
})

const routes: Array<[method: string, path: () => string, body?: () => unknown]> = [
  ['GET', () => '/'],
  ['GET', () => '/api/health'],
  ['GET', () => '/api/workspaces'],
  ['GET', () => '/api/approvals'],
  ['GET', () => '/api/policies'],
  ['GET', () => `/api/workspaces/${workspace}`],
  ['GET', () => `/api/workspaces/${workspace}/inbox/${workspace}`],
  ['GET', () => '/api/verify'],
  ['GET', () => `/api/workspaces/${workspace}/replay`],
  ['GET', () => `/api/workspaces/${workspace}/export`],
  ['POST', () => '/api/workspaces', () => ({ pack: 'letters', name: 'forged' })],
  ['POST', () => `/api/workspaces/${workspace}/inbox`, () => ({ kind: 'workspace.pause', content: {} })],
  ['POST', () => '/api/stop', () => ({ reason: 'forged' })],
  ['GET', () => '/api/no-such-route'],
]

test('on every route a foreign host, origin or site, a missing or wrong token and a wrong type are refused, and change nothing', async () => {
  const before = await facts()
  const good = () => ({ ...own(), 'content-type': 'application/json' })
  const attacks: Array<
    [what: string, headers: () => Record<string, string | string[]>, status: number, only?: 'POST']
  > = [
    ['foreign host', () => ({ ...good(), host: `evil.example:${server.port}` }), 421],
    ['host without port', () => ({ ...good(), host: 'localhost' }), 421],
    ['no host', () => ({ authorization: good().authorization, 'content-type': 'application/json' }), 421],
    ['foreign origin', () => ({ ...good(), origin: 'http://evil.example' }), 403],
    ['another port', () => ({ ...good(), origin: 'http://localhost:1' }), 403],
    ['null origin', () => ({ ...good(), origin: 'null' }), 403],
    ['cross-site', () => ({ ...good(), 'sec-fetch-site': 'cross-site' }), 403],
    ['no token', () => ({ host: good().host, 'content-type': 'application/json' }), 401],
    ['wrong token', () => ({ ...good(), authorization: `Bearer ${'x'.repeat(43)}` }), 401],
    [
      'wrong cookie',
      () => ({ host: good().host, cookie: `lanewright-${server.port}=x`, 'content-type': 'application/json' }),
      401,
    ],
    ['form', () => ({ ...good(), 'content-type': 'application/x-www-form-urlencoded' }), 415, 'POST'],
    ['text', () => ({ ...good(), 'content-type': 'text/plain' }), 415, 'POST'],
    ['no type', () => own(), 415, 'POST'],
  ]
  let tried = 0
  for (const [method, path, body] of routes) {
    for (const [what, headers, status, only] of attacks) {
      if (only && only !== method) continue
      const answer = await rawRequest(server.port, method, path(), headers(), body && JSON.stringify(body()))
      expect(answer.status, `${what} on ${method} ${path()}`).toBe(status)
      expectNothingGivenAway(answer)
      tried += 1
    }
  }
  expect(tried).toBe(routes.length * 10 + 3 * 3)
  expect(await facts()).toBe(before)
})

test('no answer allows another origin, not even to a preflight [T-gate.8]', async () => {
  for (const [method, path] of routes.filter(([m]) => m === 'GET'))
    expectSafe(await rawRequest(server.port, method, path(), own()))
  const preflight = await rawRequest(server.port, 'OPTIONS', '/api/workspaces', {
    ...own(),
    origin: 'http://evil.example',
    'access-control-request-method': 'POST',
  })
  expect(preflight.status).toBe(403)
  expectSafe(preflight)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
    expect((await rawRequest(server.port, method, '/api/workspaces', own())).status, method).toBe(405)
})

test('a bad request gets a code, a message and a next step without internals, is logged and changes nothing [K-bad.3]', async () => {
  const before = await facts()
  const inbox = `/api/workspaces/${workspace}/inbox`
  const unknown = `/api/workspaces/${SYSTEM_WORKSPACE.replace('1', '9')}`
  const tried: Array<[asked: Promise<Answer>, status: number, code: string]> = [
    [post('/api/workspaces', '{"pack":"letters","name":"a","name":"b"}'), 400, 'json.duplicate_key'],
    [post('/api/workspaces', 'no json'), 400, 'json.syntax'],
    [post('/api/workspaces', { pack: 'letters', name: 'a', owner: 'me' }), 400, 'schema.additional'],
    [post('/api/workspaces', { pack: 'letters' }), 400, 'schema.required'],
    [post('/api/workspaces', { pack: 'nosuch', name: 'a' }), 404, 'app.unknown'],
    [post('/api/workspaces', { pack: 'letters', name: 'a', goal: { letters: 'x' } }), 409, 'workspace.bad_goal'],
    [post('/api/workspaces', `{"pack":"letters","name":"${'a'.repeat(300_000)}"}`), 413, 'http.too_large'],
    [
      post(inbox, { kind: 'approval.decide', content: { approval_id: workspace, decision: 'grant' } }),
      400,
      'schema.required',
    ],
    [post(`${unknown}/inbox`, { kind: 'workspace.pause', content: {} }), 404, 'workspace.unknown'],
    [post('/api/stop', { workspace }), 400, 'schema.required'],
    [get('/api/workspaces/no-uuid'), 400, 'schema.format'],
    [get(unknown), 404, 'workspace.unknown'],
    [get(`${unknown}/replay`), 404, 'workspace.unknown'],
    [get(`${unknown}/export`), 404, 'workspace.unknown'],
    [get('/api/verify?workspace=x'), 400, 'schema.format'],
    [get('/api/nothing'), 404, 'http.not_found'],
  ]
  for (const [asked, status, code] of tried) {
    const answer = await asked
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code })
    expect(Object.keys(answer.json).sort()).toEqual(['code', 'message', 'next'])
    expectNothingGivenAway(answer)
    if (code !== 'http.not_found') await until(() => server.err().includes(code))
  }
  expect(await facts()).toBe(before)
})

test('what a person does goes through the controller and its checks: a decision on other bytes is heard, refused, told in the ledger, and posts nothing [S001-3.4, K-bad.3]', async () => {
  const [waiting] = (await get('/api/approvals')).json.approvals
  const decide = (more: object) =>
    post(`/api/workspaces/${workspace}/inbox`, {
      kind: 'approval.decide',
      content: {
        approval_id: waiting.approval,
        decision: 'grant',
        action_hash: waiting.action_hash,
        role: 'SENDER',
        ...more,
      },
      person: 'mallory',
    })
  for (const [more, code] of [
    [{ action_hash: 'f'.repeat(64) }, 'approval.other_bytes'],
    [{ role: 'CLERK' }, 'approval.role'],
  ] as const) {
    const { json, status } = await decide(more)
    expect(status).toBe(202)
    await untilAnswered(
      async () => (await get(`/api/workspaces/${workspace}/inbox/${json.item}`)).json.outcome !== null,
    )
    expect((await get(`/api/workspaces/${workspace}/inbox/${json.item}`)).json.outcome).toContain(`refused: ${code}`)
    const result = await get(`/api/workspaces/${workspace}/export`)
    expect(result.body).toContain(code)
  }
  expect(posted(data)).toEqual([])
  expect((await get('/api/approvals')).json.approvals).toMatchObject([{ approval: waiting.approval }])
})

test('reading changes nothing [S001-3.4]', async () => {
  const before = await facts()
  for (const [method, path] of routes.filter(([m]) => m === 'GET')) await rawRequest(server.port, method, path(), own())
  for (const words of [['workspaces'], ['approve'], ['policy', 'show'], ['doctor']]) await cli([...words, ...on])
  expect(await facts()).toBe(before)
})

test('approve from the command line decides through the running server [K-cli.9]', async () => {
  const [waiting] = (await cli(['approve', ...on, '--json'])).json.approvals
  const granted = await cli(['approve', waiting.approval, '--person', 'anna', ...on, '--json'])
  expect(granted).toMatchObject({ code: 0, json: { ok: true, outcome: 'granted', action_hash: waiting.action_hash } })
  await until(() => posted(data).includes('one'))
})

test('the switch works at once, for everything; lifted, the work goes on by itself and the house is unharmed', async () => {
  await untilAnswered(async () => (await get('/api/approvals')).json.approvals.length === 1)
  expect(await cli(['stop', ...on])).toMatchObject({ code: 2, err: expect.stringContaining('stop.no_reason') })
  expect(await cli(['stop', '--reason', 'a doubt', ...on, '--json'])).toMatchObject({
    code: 0,
    json: { stopped: true },
  })
  const [waiting] = (await cli(['approve', ...on, '--json'])).json.approvals
  expect(await cli(['approve', waiting.approval, ...on, '--json'])).toMatchObject({ json: { outcome: 'granted' } })
  expect((await get('/api/workspaces')).json.workspaces[0].stopped).toBe(true)
  expect(posted(data)).toEqual(['one'])
  expect(await cli(['stop', '--lift', ...on, '--json'])).toMatchObject({ code: 0, json: { stopped: false } })
  await until(() => posted(data).length === 2)
  await untilAnswered(async () => (await get('/api/workspaces')).json.workspaces[0].status === 'completed')
  expect((await get(`/api/workspaces/${SYSTEM_WORKSPACE}`)).json.state.workspace.status).not.toBe('error')
})

test('verify, replay and export over the running server agree with the file [K-cli.5, K-ledger.4]', async () => {
  const verified = await cli(['verify', workspace, ...on, '--json'])
  expect(verified).toMatchObject({ code: 0, json: { ok: true } })
  expect(await cli(['replay', workspace, ...on, '--json'])).toMatchObject({
    code: 0,
    json: { ok: true, differences: 0 },
  })
  const file = join(home, 'served.jsonl')
  await cli(['export', workspace, '--out', file, ...on])
  const offline = await cli(['verify', file, '--json'])
  expect(offline.json).toMatchObject({ ok: true, entries: verified.json.entries, head: verified.json.head })
  expect(readFileSync(file, 'utf8')).toBe((await get(`/api/workspaces/${workspace}/export`)).body)
})

test('a ledger that was changed in the database ends with 1, its first bad entry named [K-cli.2, K-cli.5]', async () => {
  const change = (to: string) =>
    sql(
      data,
      'owner',
      `begin;
       alter table kernel.event_log_1 disable trigger user; alter table kernel.event_log_1 no force row level security;
       update kernel.event_log_1 set entity_id = '${to}' where workspace_id = '${workspace}' and seq = (
         select min(seq) from kernel.event_log_1 where workspace_id = '${workspace}' and entity_type = 'kernel.tasks');
       alter table kernel.event_log_1 force row level security;
       do $$ declare t text; begin
         for t in select tgname from pg_trigger where tgrelid = 'kernel.event_log_1'::regclass and not tgisinternal loop
           execute format('alter table kernel.event_log_1 enable always trigger %I', t);
         end loop;
       end $$;
       commit`,
    )
  const [entry] = exportedTasks((await get(`/api/workspaces/${workspace}/export`)).body)
  // Whatever is sealed later records the catalog of that moment, so nothing may be left to seal.
  expect(await cli(['seal', ...on])).toMatchObject({ code: 0 })
  await change('forged')
  expect(await cli(['verify', ...on, '--json'])).toMatchObject({
    code: 1,
    json: { ok: false, first_bad: { workspace, seq: entry.seq } },
  })
  // The entry is put back as it was; that a guard was touched remains, until a person says that it was meant.
  await change(entry.id)
  expect(await cli(['verify', ...on, '--json'])).toMatchObject({ code: 1, json: { first_bad: { log: 'catalog' } } })
  const accept = ['seal', '--accept-catalog', '--reason', 'a test put the entry back']
  expect(await cli([...accept, ...on])).toMatchObject({ code: 0 })
  expect(await cli(['verify', ...on, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
})

test('db run gives a program the address of the application role, or of the owner, and passes its end through [K-cli.8]', async () => {
  expect(await sqlOfProgram(data, 'app', 'select current_user as who')).toEqual([{ who: 'lanewright_app' }])
  expect(await sqlOfProgram(data, 'owner', 'select current_user as who')).toEqual([{ who: 'lanewright_owner' }])
  const shell = (script: string) => cli(['db', 'run', ...on, '--json', '--', 'sh', '-c', script])
  expect(await shell('echo $PGUSER; exit 7')).toMatchObject({
    code: 7,
    out: expect.stringMatching(/^lanewright_app\n/),
    json: { ok: false, exit_code: 7 },
  })
  expect(await shell('kill -9 $$')).toMatchObject({ code: 137 })
  const none = await cli(['db', 'run', ...on, '--', join(home, 'no-such-program')])
  expect(none).toMatchObject({ code: 2, err: expect.stringContaining('db.no_program') })
})

test('policy show prints lanes, roles and pins in force; as Cedar it needs the pack itself [K-cli.10]', async () => {
  const ran = await cli(['policy', 'show', ...on])
  expect(ran.code).toBe(0)
  expect(ran.out).toMatch(/letters {2}in force since/)
  expect(ran.out).toMatch(/POST_LETTERS +CLERK +exact_bytes by SENDER/)
  expect(ran.out).toMatch(/SENDER +human/)
  // The tasks pack says of its lanes what they do to the tasks; letters say nothing of theirs.
  const [, , ofLetters = '', , , ofTasks = ''] = ran.out
    .split(/^(\w+) {2}in force since/m)
    .filter((_, n) => n % 2 === 0)
  expect(ofTasks).toMatch(/^ {2}effect {3}remove$/m)
  expect(ofLetters).not.toContain('effect')
  const active = (await get('/api/policies')).json.policies.find(({ pack: app }: Json) => app === 'letters')
  expect(ran.out).toContain(active.pins.lanes)
  const cedar = await cli(['policy', 'show', 'letters', '--cedar', ...on, '--app', letters])
  expect(cedar.out).toContain('@id("POST_LETTERS")')
  expect(cedar.out).toContain(`"lanes": "${active.pins.lanes}"`)
  expect(await cli(['policy', 'show', '--cedar', ...on])).toMatchObject({
    code: 2,
    err: expect.stringContaining('app.missing'),
  })
  expect(await cli(['policy', 'show', 'nosuch', ...on])).toMatchObject({
    code: 2,
    err: expect.stringContaining('app.unknown'),
  })
})

test('doctor finds all well, then a table without its guard [K-cli.11, K-cli.2]', async () => {
  const well = await cli(['doctor', ...on, '--app', letters, '--json'])
  expect(well.json.checks.filter((c: Json) => c.state !== 'ok')).toEqual([])
  expect(well.code).toBe(0)
  const names = well.json.checks.map((c: Json) => c.name)
  for (const name of ['node', 'embedded server', 'data folder', 'mode', 'owner', 'writable', 'disk', 'held by'])
    expect(names).toContain(name)
  for (const name of [
    'database',
    'version',
    'durability',
    'primary',
    'pgcrypto',
    'application role',
    'clock',
    'migrations',
    'guards',
  ])
    expect(names).toContain(name)
  await sql(data, 'owner', 'alter table kernel.tasks disable trigger log_insert')
  const ill = await cli(['doctor', ...on, '--json'])
  await sql(data, 'owner', 'alter table kernel.tasks enable always trigger log_insert')
  expect(ill).toMatchObject({ code: 1, json: { ok: false } })
  const guards = ill.json.checks.find((c: Json) => c.name === 'guards')
  expect(guards).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('kernel.tasks'),
    next: expect.stringMatching(/./),
  })
})

test('a second start on the folder is refused with the holder named, a taken port with a way out; nothing is made [K-bad.2]', async () => {
  const second = await cli(['start', '--port', '0', ...on, '--app', letters, '--json'])
  expect(second).toMatchObject({ code: 2, json: { ok: false, error: { code: 'data.in_use' } } })
  expect(second.json.error.message).toContain(`process ${server.child.pid}`)
  const fresh = join(home, 'fresh')
  const taken = await cli(['start', '--port', String(server.port), '--data', fresh, '--json'])
  expect(taken).toMatchObject({
    code: 2,
    json: { error: { code: 'server.port_in_use', next: expect.stringContaining('--port') } },
  })
  expect(() => statSync(fresh)).toThrow('ENOENT')
  // Who holds the other half of "localhost" would be sent our token.
  const squatter = createServer()
  const port = await new Promise<number | null>((resolve) => {
    squatter.once('error', () => resolve(null))
    squatter.listen({ host: '::1', port: 0 }, () => resolve((squatter.address() as { port: number }).port))
  })
  if (port !== null) {
    const ran = await cli(['start', '--port', String(port), '--data', fresh, '--json'])
    expect(ran).toMatchObject({ code: 2, json: { error: { code: 'server.port_in_use' } } })
    squatter.close()
  }
})

test('a database that is killed is reported, comes back, and the server goes on', async () => {
  const [pid] = serversBelow(data)
  process.kill(pid!, 'SIGKILL')
  await until(() => server.err().includes('starting it again'))
  await untilAnswered(async () => (await get('/api/health')).status === 200)
  expect(serversBelow(data)).not.toContain(pid)
  const made = await post('/api/workspaces', { pack: 'letters', name: 'After', goal: JSON.parse(goalOf('three')) })
  expect(made.status).toBe(201)
  await untilAnswered(async () => (await get('/api/approvals')).json.approvals.length === 1)
})

test('a signal ends it with 0 and leaves no process and no note behind', async () => {
  expect(await server.end('SIGTERM')).toBe(0)
  expect(serversBelow(data)).toEqual([])
  expect(() => statSync(join(data, 'run', 'server.json'))).toThrow('ENOENT')
  expect(server.out()).toBe(`${server.url}\n`)
  expect(server.err()).not.toContain(server.token)
})

/** Everything that somebody could have changed; the agent's own turns go on meanwhile and are left out. */
async function facts(): Promise<string> {
  const { workspaces } = (await get('/api/workspaces')).json
  const ids = [SYSTEM_WORKSPACE, ...workspaces.map((w: Json) => w.workspace)]
  const logs = await Promise.all(ids.map((id) => get(`/api/workspaces/${id}/export`)))
  const events = logs.flatMap((log) => log.body.trimEnd().split('\n').slice(1)).map((line) => JSON.parse(line))
  const kept = events.filter((e) => e.log === 'event' && !['kernel.agent_calls', 'kernel.runs'].includes(e.about))
  expect(kept.length).toBeGreaterThan(0)
  return kept.map((e) => `${e.about} ${e.id} ${e.payload}`).join('\n')
}

function exportedTasks(body: string): Json[] {
  return body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((e) => e.about === 'kernel.tasks')
}

function expectSafe(answer: Answer): void {
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
}

function expectNothingGivenAway(answer: Answer): void {
  for (const inside of ['/src/', 'node_modules', 'at ', 'select ', server.token]) {
    if (inside === 'at ') expect(answer.body).not.toMatch(/\n\s+at /)
    else expect(answer.body).not.toContain(inside)
  }
}

async function untilAnswered(happened: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (await happened().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen in time')
}
