import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test, vi } from 'vitest'
import { serversBelow, until } from '../embedded/harness.ts'
import {
  cli,
  folderForFile,
  type Json,
  plainEnvironment,
  program,
  rawRequest,
  type Started,
  spawnCli,
  startCli,
} from './harness.ts'

/** Each command without a server starts a database and stops it again. */
vi.setConfig({ testTimeout: 120_000 })

/** One data folder: first without a server, then with one. The tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
const tasks = (...words: string[]) => cli(['tasks', ...words, ...on, '--json'])
const accounts = (...words: string[]) => cli(['accounts', ...words, ...on, '--json'])
const said = async (...words: string[]) => (await cli(['tasks', 'say', ...words, ...on])).out
const listed = async (...words: string[]): Promise<string[]> =>
  (await tasks('list', ...words)).json.tasks.map((t: Json) => t.description)
let server: Started
let annas = ''
afterAll(() => server?.end('SIGKILL'))

test('what is said is done, and a yes in the next command confirms what the last one asked [T-do.4, T-do.3]', async () => {
  expect(await said('add', 'buy milk')).toBe("I've added 'buy milk' to your tasks.\n")
  const asked = await tasks('say', 'delete buy milk')
  expect(asked).toMatchObject({
    code: 0,
    json: { ok: true, classified_intent: 'DELETE_TASK', pending_confirmation: { task_description: 'buy milk' } },
  })
  expect(await listed()).toEqual(['buy milk'])
  expect(await said('yes')).toBe("'buy milk' has been deleted.\n")
  expect(await listed()).toEqual([])
})

test('a pipe is heard line by line; a line that begins with / is a command, and no reply moves the cursor [T-do.4]', async () => {
  const input =
    'add buy \x1b[31mred\x1b[0m paint\n\n/undo\r\n/undo\n/search milk\n/history\n/nosuch\n/quit\nadd buy nothing'
  const ran = await cli(['tasks', ...on], { input })
  expect(ran.code).toBe(0)
  expect(ran.out).not.toContain('\x1b')
  expect(ran.out).not.toContain('> ')
  const lines = ran.out.split('\n')
  expect(lines[0]).toContain('\\u{1b}[31mred')
  expect(lines).toContain('[ ] buy milk')
  expect(ran.out).toMatch(/deleted, taken back +buy milk/)
  expect(lines).toContain('There is no such command; /help lists them.')
  expect(await listed()).toEqual(['buy milk'])
})

test('others are others: an account is added by name, has its own list, and a name without an account is refused', async () => {
  const nobody = await tasks('list', '--user', 'anna')
  expect(nobody).toMatchObject({ code: 2, json: { ok: false, error: { code: 'account.unknown' } } })
  expect(await accounts('add', 'anna')).toMatchObject({ code: 0, json: { ok: true, user_id: 'anna' } })
  expect(await accounts('add', 'anna')).toMatchObject({ code: 2, json: { error: { code: 'account.exists' } } })
  expect(await listed('--user', 'anna')).toEqual([])
})

test('none of these left a process behind, and what is remembered is for its person only', () => {
  expect(serversBelow(data)).toEqual([])
  const files = readdirSync(join(data, 'chat'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(statSync(join(data, 'chat', file)).mode & 0o777, file).toBe(0o600)
})

test('with a server on the folder the same commands ask it over HTTP', async () => {
  server = await startCli(on)
  expect(await listed()).toEqual(['buy milk'])
  expect(await said('add buy bread tomorrow at 5', '--zone', 'Asia/Tokyo')).toContain("I've added 'buy bread'")
  const [bread] = (await tasks('list', '--search', 'bread')).json.tasks
  expect(bread).toMatchObject({ status: 'pending', time_zone: 'Asia/Tokyo' })
  expect(new Date(bread.due_at).getUTCHours()).toBe(8)
  const shown = await cli(['tasks', 'list', ...on, '--zone', 'Asia/Tokyo'])
  expect(shown.out).toMatch(/pending +\d{4}-\d\d-\d\d 17:00 +buy bread/)

  const { history } = (await tasks('history', bread.task_id)).json
  expect(history).toMatchObject([{ operation: 'add', task_id: bread.task_id }])
  expect(await tasks('restore', history[0].history_id)).toMatchObject({ code: 0, json: { ok: true } })
  expect(await listed()).toEqual(['buy milk'])
  await said('add buy eggs')
  expect(await listed('--sort', 'oldest', '--limit', '1')).toEqual(['buy milk'])
  expect(await cli(['tasks', 'undo', ...on])).toMatchObject({ code: 0, out: "Taken back: 'buy eggs'.\n" })
  expect(await listed()).toEqual(['buy milk'])
  const missing = await tasks('restore', '00000000-0000-4000-8000-00000000ffff')
  expect(missing).toMatchObject({ code: 2, json: { ok: false } })
})

test('another conversation knows nothing of what waits in the first, and the first can be named [T-do.3]', async () => {
  const asked = await tasks('say', 'delete buy milk')
  const other = await tasks('say', '--new', 'yes')
  expect(other.json.conversation_id).not.toBe(asked.json.conversation_id)
  expect(await listed()).toEqual(['buy milk'])
  expect(await said('no', '--conversation', asked.json.conversation_id)).not.toBe(other.json.reply)
  expect(await listed()).toEqual(['buy milk'])
})

test('a message that is too long is answered in words, and changes nothing [T-12.1]', async () => {
  const long = await tasks('say', 'x'.repeat(4001))
  expect(long.json.reply).toBe("I didn't understand that. Could you rephrase?")
  const piped = await cli(['tasks', ...on], { input: `add ${'x'.repeat(2_000_000)}\n` })
  expect(piped.out).toBe("I didn't understand that. Could you rephrase?\n")
})

test('a file is imported, and everything is exported to a new file for its person, or to stdout', async () => {
  const file = join(home, 'list.txt')
  writeFileSync(file, 'call the bank\nwater the plants\n')
  expect(await tasks('import', file, '--format', 'text')).toMatchObject({ code: 0, json: { imported: 2 } })
  writeFileSync(file, '- call the dentist p2 ~Health\n')
  const one = await cli(['tasks', 'import', file, '--format', 'text', ...on])
  expect(one.out).toBe('1 task was added. Take it back with: lanewright tasks undo\n')
  expect(await listed('--search', 'bank')).toEqual(['call the bank'])
  const csv = join(home, 'tasks.csv')
  expect(await tasks('export', '--format', 'csv', '--out', csv)).toMatchObject({
    code: 0,
    json: { ok: true, file: csv },
  })
  expect(statSync(csv).mode & 0o777).toBe(0o600)
  expect(readFileSync(csv, 'utf8')).toBe((await cli(['tasks', 'export', '--format', 'csv', ...on])).out)
  expect(readFileSync(csv, 'utf8')).toContain('water the plants')
  expect(await tasks('export', '--format', 'csv', '--out', csv)).toMatchObject({
    code: 2,
    json: { error: { code: 'export.file_exists' } },
  })
  const before = (await tasks('list')).json.total
  expect(await tasks('import', csv, '--format', 'csv')).toMatchObject({ code: 0, json: { imported: before } })
  expect((await tasks('list')).json.total).toBe(2 * before)
  await tasks('undo')
  expect((await tasks('list')).json.total).toBe(before)
  expect((await cli(['tasks', 'export', '--format', 'ics', ...on])).out).toContain('BEGIN:VTODO')
  writeFileSync(file, Buffer.from([0x61, 0xff]))
  expect(await tasks('import', file, '--format', 'text')).toMatchObject({
    code: 2,
    json: { error: { code: 'import.unreadable' } },
  })
})

test('a list is cut down by list, priority and day, and goes on where it ended', async () => {
  expect(await listed('--list', 'Health')).toEqual(['call the dentist'])
  expect(await listed('--list', 'Work')).toEqual([])
  expect(await listed('--priority', '2')).toEqual(['call the dentist'])
  await said('add pay rent on 2031-05-01')
  expect(await listed('--due-before', '2031-05-01')).not.toContain('pay rent')
  expect(await listed('--due-before', '2031-05-02')).toContain('pay rent')

  const all = await listed()
  const first = await cli(['tasks', 'list', '--limit', '2', ...on])
  const [, rest, cursor = ''] = /^\.\.\. and (\d+) more; go on with --cursor (\d+)\n$/.exec(first.err) ?? []
  expect(Number(rest)).toBe(all.length - 2)
  expect(await listed('--limit', '200', '--cursor', cursor)).toEqual(all.slice(2))
  expect((await cli(['tasks', 'list', '--limit', '1', '--cursor', cursor, ...on])).err).toMatch(
    /^\.\.\. and more; go on/,
  )
  expect((await cli(['tasks', 'list', ...on])).err).toBe('')
})

test('the audit shows every decision with its eight fields', async () => {
  const { audit } = (await tasks('audit', '--limit', '3')).json
  expect(audit).toHaveLength(3)
  expect(Object.keys(audit[0]).sort()).toEqual([
    'classified_intent',
    'conversation_id',
    'decision_type',
    'input_message',
    'response_preview',
    'timestamp',
    'tool_calls',
    'user_id',
  ])
  expect((await cli(['tasks', 'audit', ...on])).out).toMatch(/WHEN +INTENT +DECISION/)
})

test('the operator speaks for anna, her token speaks for her over HTTP, and once revoked it opens nothing', async () => {
  expect((await tasks('say', 'add', 'buy a present', '--user', 'anna')).json.ok).toBe(true)
  expect(await listed('--user', 'anna')).toEqual(['buy a present'])
  expect(await listed()).not.toContain('buy a present')
  const nobody = await tasks('list', '--user', 'nobody')
  expect(nobody).toMatchObject({ code: 2, json: { error: { code: 'http.no_account' } } })

  const made = await cli(['accounts', 'token', 'anna', ...on])
  annas = made.out.trim()
  expect(annas).toMatch(/^[\w-]{43}$/)
  expect(made.err).not.toContain(annas)
  const get = async (path: string) =>
    rawRequest(server.port, 'GET', path, { host: `localhost:${server.port}`, authorization: `Bearer ${annas}` })
  expect((await get('/api/tasks')).json.tasks).toMatchObject([{ description: 'buy a present' }])
  expect(await get('/api/workspaces')).toMatchObject({ status: 403, json: { code: 'http.not_yours' } })

  const shown = await cli(['accounts', 'list', ...on])
  expect(shown.out).toMatch(/anna +active/)
  expect(shown.out).not.toContain(annas)
  const [account] = (await accounts('list')).json.accounts
  const [token] = account.tokens
  expect(await accounts('token', 'anna', '--revoke', token.token_id)).toMatchObject({ code: 0 })
  expect(await get('/api/tasks')).toMatchObject({ status: 401 })
  expect(await accounts('revoke', 'anna')).toMatchObject({ code: 0 })
  expect(await tasks('list', '--user', 'anna')).toMatchObject({ code: 2, json: { error: { code: 'http.no_account' } } })
})

/** A reminder whose time has come already. */
async function remind(description: string, user: Record<string, string> = {}): Promise<void> {
  const headers = { host: `localhost:${server.port}`, authorization: `Bearer ${server.token}` }
  const parameters = { description, remind_at: '2026-01-01T09:00:00Z' }
  const answer = await rawRequest(
    server.port,
    'POST',
    '/api/tasks/tools/add_task',
    { ...headers, 'content-type': 'application/json', ...user },
    JSON.stringify({ parameters }),
  )
  expect(answer.json).toMatchObject({ result: { success: true } })
}

test('a reminder that fires is logged by the server, with words only where they are of its own person, and stands in the notices', async () => {
  expect((await cli(['tasks', 'notices', ...on])).out).toBe('No reminder fired yet.\n')
  await accounts('add', 'otto')
  await remind('see the doctor', { 'lanewright-user': 'otto' })
  await until(() => server.err().includes(' a reminder fired\n'))
  await remind('buy stamps')
  await until(() => server.err().includes(' Reminder: buy stamps\n'))
  await remind('buy ink')
  await until(() => server.err().includes(' Reminder: buy ink\n'))
  expect(server.err()).not.toContain('doctor')
  const texts = async (...words: string[]) =>
    (await tasks('notices', ...words)).json.notices.map((notice: Json) => notice.text)
  expect(await texts()).toEqual(['Reminder: buy ink', 'Reminder: buy stamps'])
  expect(await texts('--user', 'otto')).toEqual(['Reminder: see the doctor'])
  expect((await cli(['tasks', 'notices', ...on])).out).toMatch(/^TASK +WHEN +REMINDER\n.* Reminder: buy ink\n/)
})

test('at a terminal there is a prompt, Ctrl-C begins another line, Ctrl-D ends, and what was typed is there again', async (ctx) => {
  const command = `${process.execPath} --conditions=lanewright-source ${program} tasks --data ${data}`
  const open = (env: object) => {
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...plainEnvironment, TERM: 'xterm', ...env },
    })
    let screen = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      screen += text
    })
    return {
      child,
      screen: () => screen,
      shows: (text: string | RegExp) =>
        until(() => (typeof text === 'string' ? screen.includes(text) : text.test(screen))),
      type: (text: string) => child.stdin.write(text),
    }
  }
  const first = open({})
  const started = await Promise.race([once(first.child, 'spawn'), once(first.child, 'error').then(() => null)])
  if (!started) return ctx.skip('the program script (util-linux) is not here')
  await first.shows('\x1b[2m>')
  first.type('add buy nonsense')
  await first.shows('add buy nonsense')
  first.type('\x03')
  await first.shows('^C')
  first.type('add buy \u202epaint\r')
  await first.shows("I've added 'buy \\u{202e}paint'")
  await remind('water \u202ethe plants')
  await until(() => server.err().includes('Reminder: water'))
  first.type('hello\r')
  await first.shows('Reminder: water \\u{202e}the plants')
  first.type('/search paint\r')
  await first.shows('[ ] buy')
  first.type('\x04')
  expect((await once(first.child, 'close'))[0]).toBe(0)
  expect(first.screen().split('Reminder: ')).toHaveLength(2)
  expect(await listed()).not.toContain('buy nonsense')

  const second = open({ NO_COLOR: '1' })
  await second.shows(/^> |\n> |> /)
  second.type('\x1b[A')
  await second.shows('/search paint')
  expect(second.screen()).not.toContain('\x1b[2m')
  second.type('\x15/quit\r')
  expect((await once(second.child, 'close'))[0]).toBe(0)
  const [typed] = readdirSync(join(data, 'chat')).filter((file) => file.endsWith('.typed'))
  expect(statSync(join(data, 'chat', typed!)).mode & 0o777).toBe(0o600)
})

test('the server ends, and the ledger that all this left is good', async () => {
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.err()).not.toContain(annas)
  expect(await cli(['verify', ...on, '--json'])).toMatchObject({ code: 0, json: { ok: true } })
})

test.each([
  [['nosuch'], 'cli.excess_arguments'],
  [['say'], 'cli.missing_argument'],
  [['list', '--zone', 'Mars/One'], 'zone.unknown'],
  [['list', '--user', ''], 'person.bad_name'],
  [['list', '--limit', '0'], 'cli.invalid_argument'],
  [['list', '--limit', '201'], 'cli.invalid_argument'],
  [['list', '--priority', '5'], 'cli.invalid_argument'],
  [['list', '--due-before', 'abc'], 'cli.invalid_argument'],
  [['list', '--due-before', '2026-02-30'], 'cli.invalid_argument'],
  [['list', '--due-before', '0000-01-01'], 'cli.invalid_argument'],
  [['list', '--status', 'deleted'], 'cli.invalid_argument'],
  [['restore', 'x\x1b[2J'], 'history.bad_id'],
  [['history', 'x'], 'task.bad_id'],
  [['import', '/nowhere/list', '--format', 'text'], 'import.unreadable'],
  [['import', '/nowhere/list'], 'cli.missing_mandatory_option_value'],
  [['export', '--format', 'csv'], 'export.no_file'],
])('wrong use %j ends with 2, a code and a next step, and makes nothing', (words, code) =>
  expectWrong(['tasks', ...words], code),
)

test.each([
  [[], 'cli.missing_command'],
  [['token', 'anna', '--revoke', 'x'], 'token.bad_id'],
  [['end-session', 'x'], 'session.bad_id'],
  [['invite', 'anna'], 'server.bad_origin'],
  [['invite', 'anna', '--origin', 'http://desk.example.org'], 'server.bad_origin'],
])('wrong use of accounts %j ends the same way', (words, code) => expectWrong(['accounts', ...words], code))

async function expectWrong(words: string[], code: string): Promise<void> {
  const folder = join(home, 'none')
  const ran = await cli([...words, '--data', folder, '--json'])
  expect(ran).toMatchObject({ code: 2, json: { ok: false, error: { code, next: expect.stringMatching(/./) } } })
  expect(ran.err + ran.out).not.toContain('\x1b')
  expect(() => statSync(folder)).toThrow('ENOENT')
}

const filter = (name: string, lines: string[]) =>
  cli(['tasks', name, '--data', join(home, 'none')], { input: lines.map((line) => `${line}\n`).join('') })
const answers = (out: string): Json[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

test('classify answers each line, of text or JSON; a bad one gets an error of its own and the others go on [T-cli.1]', async () => {
  const ran = await filter('classify', [
    'remind me to buy milk',
    '{"message":"yes","history":[]}',
    '{"message":7}',
    '',
    'no',
  ])
  expect(ran.code).toBe(1)
  const [create, yes, bad, , no] = answers(ran.out)
  expect(create).toMatchObject({ intent_type: 'CREATE_TASK', extracted_params: { description: 'buy milk' } })
  expect(yes).toMatchObject({ intent_type: 'CONFIRM_YES' })
  expect(bad).toMatchObject({ error: { code: 'schema.type', message: expect.any(String), next: expect.any(String) } })
  expect(no).toMatchObject({ intent_type: 'CONFIRM_NO' })
  expect(answers(ran.out)).toHaveLength(5)
  expect((await filter('classify', ['yes'])).code).toBe(0)
  expect(() => statSync(join(home, 'none'))).toThrow('ENOENT')
})

test('resolve finds the one task that is meant, and none where several are [T-cli.2]', async () => {
  const list = [
    { task_id: 'a', description: 'buy milk' },
    { task_id: 'b', description: 'buy bread' },
  ]
  const ran = await filter('resolve', [
    JSON.stringify({ reference: 'milk', tasks: list }),
    JSON.stringify({ reference: 'buy', tasks: list }),
    '[]',
  ])
  expect(ran.code).toBe(1)
  const [one, several, bad] = answers(ran.out)
  expect(one).toEqual({ task_id: 'a', matches: ['a'] })
  expect(several).toMatchObject({ task_id: null, matches: ['a', 'b'] })
  expect(bad).toHaveProperty('error.code')
})

test('decide makes the decision of the contract [T-cli.3]', async () => {
  const context = {
    user_id: 'anna',
    message: 'add buy milk',
    conversation_id: '0198c0de-0000-4000-8000-000000000001',
    message_history: [],
    pending_confirmation: null,
  }
  const ran = await filter('decide', [JSON.stringify({ context, now: '2026-03-01T10:00:00Z', time_zone: 'UTC' })])
  expect(ran.code).toBe(0)
  expect(answers(ran.out)).toMatchObject([
    {
      decision_type: 'INVOKE_TOOL',
      tool_calls: [{ tool_name: 'add_task', parameters: { user_id: 'anna', description: 'buy milk' } }],
    },
  ])
})

test('a filter answers a line before it has seen the next, and a line without end does not stop it', async () => {
  const child = spawnCli(['tasks', 'classify'])
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  child.stdin?.write('yes\n')
  expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ intent_type: 'CONFIRM_YES' })
  const piece = 'x'.repeat(1024 * 1024)
  for (let i = 0; i < 33; i++) if (!child.stdin?.write(piece)) await once(child.stdin!, 'drain')
  child.stdin?.end('\nno\n')
  expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ error: { code: 'line.too_long' } })
  expect(JSON.parse((await lines.next()).value ?? '')).toMatchObject({ intent_type: 'CONFIRM_NO' })
  expect((await once(child, 'close'))[0]).toBe(1)
})
