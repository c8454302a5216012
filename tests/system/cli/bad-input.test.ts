import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstClosedFolder } from '#storage/embedded/unprivileged.ts'
import { freePorts } from '../../support/free-ports.ts'
import { createDatabase, harnessServer } from '../../support/server.ts'
import { isRoot, serversBelow, until } from '../embedded/harness.ts'
import {
  appCopy,
  cli,
  folderForFile,
  folderForTest,
  goalOf,
  letters,
  nobody,
  plainEnvironment,
  posted,
  program,
  spawnCli,
  spawnedCli,
} from './harness.ts'

/** One data folder for the tests that need a database; every other test asserts that it made none. */
const home = folderForFile()
const data = join(home, 'data')
const withApp = ['--data', data, '--app', letters]

test.each([
  [['nosuch'], 'cli.unknown_command'],
  [['verify', '--nosuch'], 'cli.unknown_option'],
  [['replay'], 'cli.missing_argument'],
  [['workspaces', 'create', 'letters'], 'cli.missing_mandatory_option_value'],
  [['verify', 'one', 'two'], 'cli.excess_arguments'],
  [['start', '--port', '70000'], 'cli.invalid_argument'],
  [['start', '--port', 'x\x1b[2J'], 'cli.invalid_argument'],
  [['start', '--concurrency', '0'], 'cli.invalid_argument'],
  [['policy'], 'cli.missing_command'],
  [['replay', 'not-an-id'], 'workspace.bad_id'],
  [['approve', 'not-an-id'], 'approval.bad_id'],
  [['approve', '--reject'], 'approval.which'],
  [['workspaces', 'create', 'letters', '--name', 'a', '--goal', '{'], 'goal.bad_json'],
  [['workspaces', 'create', 'letters', '--name', 'a', '--goal', '{"a":1,"a":2}'], 'goal.bad_json'],
  [['workspaces', 'create', 'letters', '--name', 'a', '--goal', '[1]'], 'goal.not_an_object'],
  [['workspaces', 'create', 'letters', '--name', ''], 'workspace.bad_name'],
  [['start', '--app', '/nowhere/pack.ts'], 'app.not_loaded'],
  [['start', '--app', program.replace('main.ts', 'settings.ts')], 'app.not_an_app'],
])('wrong use %j ends with 2, a code and a next step, and makes nothing [K-cli.2]', async (words, code) => {
  const folder = join(folderForTest(), 'data')
  const ran = await cli([...words, '--data', folder, '--json'])
  expect(ran).toMatchObject({
    code: 2,
    json: { ok: false, error: { code, message: expect.stringMatching(/./), next: expect.stringMatching(/./) } },
  })
  expect(ran.err).toContain(code)
  expect(ran.err + ran.out).not.toContain('\x1b')
  expect(ran.err).not.toMatch(/\n\s+at /)
  expect(() => statSync(folder)).toThrow('ENOENT')
})

test('a stack trace is for those who ask for it', async () => {
  const words = ['start', '--app', '/nowhere/pack.ts', '--data', join(home, 'none')]
  expect((await cli(words, { env: { LANEWRIGHT_DEBUG: '1' } })).err).toMatch(/\n\s+at /)
})

test.each([
  ['no address', 'what is this', 'database.bad_url'],
  ['another kind of database', 'mysql://u:secret@h/db', 'database.bad_url'],
  ['no host', 'postgres:///db', 'database.bad_url'],
  ['no database', 'postgres://u:secret@localhost', 'database.bad_url'],
])('DATABASE_URL with %s is refused without repeating it, and makes nothing [K-bad.2]', async (_what, url, code) => {
  await refusedDatabase(url, code, [['start', '--port', '0']])
})

test('a wrong password, a port where nothing listens and a missing database are told apart [K-bad.2]', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const url = (change: (url: URL) => void) => {
    const changed = new URL(database.url('owner'))
    change(changed)
    return changed.href
  }
  await refusedDatabase(
    url((u) => {
      u.password = 'secret'
    }),
    'database.wrong_password',
  )
  await refusedDatabase(
    url((u) => {
      u.pathname = '/nosuch'
    }),
    'database.missing',
  )
  await refusedDatabase(`postgres://u:secret@127.0.0.1:${(await freePorts(1))[0]}/db`, 'database.unreachable')
})

test('another PostgreSQL: the product starts on it, db run steps down into the role, and doctor says that its login may too much [K-cli.11, K-cli.8]', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const { user, password } = harnessServer().credentials.superuser
  const url = new URL(database.url('owner'))
  url.username = user
  url.password = password
  const on = ['--data', join(folderForTest(), 'data'), '--app', letters]
  const env = { DATABASE_URL: url.href }
  const made = await cli(['workspaces', 'create', 'letters', '--name', 'a', '--goal', goalOf('one'), ...on, '--json'], {
    env,
  })
  expect(made).toMatchObject({ code: 0, json: { waiting: { approvals: 1 } } })
  const asked = [
    'db',
    'run',
    ...on,
    '--',
    process.execPath,
    join(import.meta.dirname, 'ask.ts'),
    'select current_user as who',
  ]
  expect((await cli(asked, { env })).json).toEqual([{ who: 'lanewright_app' }])
  const doctor = await cli(['doctor', ...on, '--json'], { env })
  expect(doctor.code).toBe(1)
  const bad = doctor.json.checks.filter((c: { state: string }) => c.state === 'bad')
  // The server of the tests does without durability.
  expect(bad).toMatchObject([{ name: 'durability' }, { name: 'owner', next: expect.stringContaining('BYPASSRLS') }])
  expect(doctor.json.checks).toContainEqual(expect.objectContaining({ name: 'pooler', state: 'ok' }))
})

async function refusedDatabase(
  url: string,
  code: string,
  commands = [['start', '--port', '0'], ['verify']],
): Promise<void> {
  const folder = join(folderForTest(), 'data')
  for (const command of commands) {
    const ran = await cli([...command, '--data', folder, '--json'], { env: { DATABASE_URL: url } })
    expect(ran, url).toMatchObject({ code: 2, json: { ok: false, error: { code, next: expect.stringMatching(/./) } } })
    expect(ran.err + ran.out).not.toContain('secret')
  }
  expect(() => statSync(folder)).toThrow('ENOENT')
}

test('a folder that cannot be written or is no folder is named, and nothing is made [K-bad.2]', async (ctx) => {
  const folder = folderForTest()
  writeFileSync(join(folder, 'file'), '')
  const file = await cli(['start', '--port', '0', '--data', join(folder, 'file'), '--json'])
  expect(file).toMatchObject({ code: 2, json: { error: { code: 'data.not_a_folder' } } })

  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'closed'), { mode: 0o555 })
  const account = isRoot ? nobody : undefined
  if (account) {
    const closed = (await firstClosedFolder(program, account)) ?? (await firstClosedFolder(process.execPath, account))
    if (closed) return ctx.skip(`an unprivileged process cannot run this program: ${closed} is closed`)
  }
  const env = { NODE_COMPILE_CACHE: '', HOME: folder }
  const ran = await spawnedCli(['start', '--port', '0', '--data', join(folder, 'closed', 'data'), '--json'], {
    ...(account ? { account } : {}),
    env,
    cwd: folder,
  })
  expect(ran).toMatchObject({ code: 2, json: { error: { code: 'data.not_writable' } } })
  expect(readdirSync(join(folder, 'closed'))).toEqual([])
})

test('a workspace for the tests below', async () => {
  const words = ['workspaces', 'create', 'letters', '--name', 'a', '--goal', goalOf('one')]
  expect(await cli([...words, ...withApp])).toMatchObject({ code: 0 })
})

test('a bad policy file stops the start with its line, and the policy in force stays as it was [K-bad.1]', async () => {
  const before = await cli(['policy', 'show', '--data', data, '--json'])
  const bad = appCopy(folderForTest(), 'policy/lanes.yaml', (text) =>
    text.replace('actions: [post_letter]', 'actions: [post_leter]'),
  )
  const ran = await cli(['start', '--port', '0', '--data', data, '--app', bad, '--json'])
  expect(ran).toMatchObject({
    code: 2,
    json: { ok: false, error: { code: 'policy.invalid', next: expect.stringMatching(/./) } },
  })
  expect(ran.err).toMatch(/policy\/lanes\.yaml:31:13 policy\.action_unknown: POST_LETTERS allows post_leter/)
  expect((await cli(['policy', 'show', '--data', data, '--json'])).json).toEqual(before.json)
  expect(serversBelow(data)).toEqual([])
  const result = await cli(['doctor', '--data', data, '--app', bad])
  expect(result).toMatchObject({
    code: 1,
    out: expect.stringMatching(/bad +policy of letters: policy\/lanes\.yaml:31:13/),
  })
})

test('a database of a pack that is not loaded is not driven into an error', async () => {
  const ran = await cli(['start', '--port', '0', '--data', data, '--json'])
  expect(ran).toMatchObject({
    code: 2,
    json: { error: { code: 'app.missing', next: expect.stringContaining('--app') } },
  })
  expect((await cli(['workspaces', '--data', data, '--json'])).json.workspaces[0].status).toBe('active')
})

test('worker drives workspaces and serves nothing; other commands reach the folder beside it; a signal ends it with 0 [K-cli.12]', async () => {
  const worker = spawnCli(['worker', ...withApp, '--json'])
  let [out, err] = ['', '']
  worker.stdout?.on('data', (text) => {
    out += text
  })
  worker.stderr?.on('data', (text) => {
    err += text
  })
  await until(() => out.includes('\n'))
  expect(JSON.parse(out)).toEqual({ ok: true, pid: worker.pid })
  expect(listeningPorts(worker.pid!)).toEqual([])
  expect(readdirSync(join(data, 'run'))).not.toContain('server.json')

  const held = await cli(['worker', ...withApp, '--json'])
  expect(held).toMatchObject({
    code: 2,
    json: { error: { code: 'data.in_use', message: expect.stringContaining(`process ${worker.pid}`) } },
  })
  const [waiting] = (await cli(['approve', '--data', data, '--json'])).json.approvals
  expect(await cli(['approve', waiting.approval, ...withApp, '--json'])).toMatchObject({
    code: 0,
    json: { outcome: 'granted' },
  })
  await until(() => posted(data).length === 1)
  expect(worker.exitCode).toBeNull()

  const gone = once(worker, 'close')
  worker.kill('SIGINT')
  expect((await gone)[0], err).toBe(0)
  expect(serversBelow(data)).toEqual([])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s in the middle of a command leaves no process behind',
  async (signal) => {
    const child = spawnCli(['db', 'run', '--data', data, '--', 'sleep', '60'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const gone = once(child, 'close')
    await until(
      () => serversBelow(data).length > 0 && childrenOf(child.pid!).some((words) => words.startsWith('sleep')),
    )
    child.kill(signal)
    expect((await gone)[0]).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal])
    expect(serversBelow(data)).toEqual([])
  },
)

test('a signal while the database is being opened leaves no process behind', async () => {
  const folder = join(folderForTest(), 'data')
  for (const [words, code] of [
    [['worker'], 0],
    [['workspaces', 'create', 'x', '--name', 'x'], 143],
  ] as const) {
    const child = spawnCli([...words, '--data', folder])
    const gone = once(child, 'close')
    await until(() => readable(folder).includes('lock.json'))
    child.kill('SIGTERM')
    expect((await gone)[0]).toBe(code)
    expect(serversBelow(folder)).toEqual([])
  }
})

test('progress is drawn for a person at a terminal, and colours unless they said no [K-cli.13]', (ctx) => {
  const run = (env: object) => {
    const command = `${process.execPath} --conditions=lanewright-source ${program} verify --data ${data}`
    return spawnSync('script', ['-qec', command, '/dev/null'], {
      encoding: 'utf8',
      env: { ...plainEnvironment, TERM: 'xterm', ...env },
      timeout: 25_000,
    })
  }
  const watched = run({})
  if (watched.error) return ctx.skip('the program script (util-linux) is not here')
  expect(watched.status).toBe(0)
  expect(watched.stdout).toMatch(/\rverifying|verifying \[/)
  expect(watched.stdout).toContain('\x1b[32mgood')
  expect(run({ NO_COLOR: '1' }).stdout).not.toContain('\x1b[32m')
})

function readable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function childrenOf(pid: number): string[] {
  return spawnSync('ps', ['--ppid', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout.split('\n')
}

/** The ports on which a process itself listens. */
function listeningPorts(pid: number): string[] {
  const own = new Set(
    readable(`/proc/${pid}/fd`).map((fd) =>
      spawnSync('readlink', [`/proc/${pid}/fd/${fd}`], { encoding: 'utf8' }).stdout.trim(),
    ),
  )
  const rows = ['tcp', 'tcp6'].flatMap((name) =>
    spawnSync('cat', [`/proc/${pid}/net/${name}`], { encoding: 'utf8' })
      .stdout.split('\n')
      .slice(1),
  )
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((fields) => fields[3] === '0A' && own.has(`socket:[${fields[9]}]`))
    .map((fields) => fields[1]!)
}
