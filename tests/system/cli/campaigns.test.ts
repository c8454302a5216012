import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { serversBelow } from '../embedded/harness.ts'
import {
  appCopy,
  cli,
  folderForFile,
  folderForTest,
  goalOf,
  type Json,
  posted,
  type Started,
  spawnCli,
  startCli,
} from './harness.ts'

/** One data folder; the tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
const goal = join(home, 'goal.yaml')
let campaign = ''
let server: Started | undefined
afterAll(() => server?.end())

test('the example is a goal with comments, and a campaign can be made of it as it stands [O-new.1]', async () => {
  const shown = await cli(['campaigns', 'example'])
  expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/^# .*\n(.*\n)*steps:/) })
  writeFileSync(goal, shown.out)
  const ran = await cli(['campaigns', 'create', '--name', 'Spring \x1b[31m', '--goal', goal, ...on, '--json'])
  expect(ran).toMatchObject({ code: 0, json: { ok: true, workspace: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
  campaign = ran.json.workspace
})

test.each([
  ['goal.yaml', 'steps: [', 'goal.bad_yaml', /goal\.yaml:1: /],
  ['goal.yaml', '- one', 'goal.not_an_object', /goal\.yaml/],
  ['goal.yaml', 'a: &x 1\nb: *x', 'goal.bad_yaml', /alias/],
  ['goal.yaml', 'audience: everybody', 'goal.shape', /goal\.yaml: /],
  ['goal.json', '{"a":1,"a":2}', 'goal.bad_json', /goal\.json/],
])(
  'a goal that cannot be worked on is refused before anything is made: %s %s [O-new.1]',
  async (name, text, code, says) => {
    const folder = folderForTest()
    writeFileSync(join(folder, name), text)
    const words = ['campaigns', 'create', '--name', 'x', '--goal', join(folder, name), '--data', join(folder, 'data')]
    const ran = await cli([...words, '--json'])
    expect(ran).toMatchObject({ code: 2, json: { error: { code, message: expect.stringMatching(says) } } })
    expect(serversBelow(folder)).toEqual([])
  },
)

test('what cannot be read or asked for says so', async () => {
  const nowhere = join(home, 'nowhere.yaml')
  const gone = await cli(['campaigns', 'create', '--name', 'x', '--goal', nowhere, ...on, '--json'])
  expect(gone).toMatchObject({ code: 2, json: { error: { code: 'goal.unreadable' } } })
  const unknown = '00000000-0000-4000-8000-00000000ffff'
  for (const verb of ['show', 'here'])
    expect(await cli(['campaigns', verb, unknown, ...on, '--json'])).toMatchObject({
      code: 2,
      json: { error: { code: 'workspace.unknown' } },
    })
  expect(await cli(['campaigns', 'show', 'x', ...on])).toMatchObject({ code: 2 })
})

test('list and show tell how it stands; no escape code of its name reaches the terminal', async () => {
  const listed = await cli(['campaigns', 'list', ...on, '--json'])
  expect(listed.json.campaigns).toMatchObject([{ workspace: campaign, pack: 'outreach', status: 'active' }])
  const shown = await cli(['campaigns', 'show', campaign, ...on])
  expect(shown.out).toMatch(/channel +demo, as Robin Practice/)
  expect(shown.out).toMatch(/now +Import or discover the people/)
  expect(shown.out).toMatch(/leads +0: 0 pending/)
  expect(shown.out).not.toContain('\x1b')
  const json = await cli(['campaigns', 'show', campaign, ...on, '--json'])
  expect(json.json).toMatchObject({ ok: true, status: 'active', tasks: { total: 7, done: 0 }, uncertain: [] })
})

test('it is paused and resumed', async () => {
  const paused = await cli(['campaigns', 'pause', campaign, '--reason', 'holiday', ...on, '--json'])
  expect(paused).toMatchObject({ code: 0, json: { ok: true, outcome: 'paused' } })
  const shown = await cli(['campaigns', 'show', campaign, ...on])
  expect(shown.out).toMatch(/status +paused: .*holiday/)
  expect(await cli(['campaigns', 'resume', campaign, ...on])).toMatchObject({ code: 0 })
})

test('a wrong accounts.yaml stops the start with its line', async () => {
  const folder = join(folderForTest(), 'data')
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, 'accounts.yaml'), '# mine\nRobin:\n  caps: { connect: 50 }\n')
  const ran = await cli(['start', '--port', '0', '--data', folder, '--json'])
  expect(ran).toMatchObject({ code: 2, json: { error: { code: 'accounts.invalid' } } })
  expect(ran.json.error.message).toMatch(/accounts\.yaml:3: /)
})

/** Until the terminal says something like this. */
async function says(lines: AsyncIterator<string>, what: RegExp): Promise<void> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) if (what.test(line.value)) return
  throw new Error(`it never said ${what}`)
}

async function ask({ port, token }: Started, path: string, member = path): Promise<Json> {
  const headers = { authorization: `Bearer ${token}` }
  return ((await (await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers })).json()) as Json)[member]
}

const SLOW = { timeout: 30_000, interval: 100 }

test('here keeps a person present at the running server, by each Enter, until they leave', async () => {
  server = await startCli(on)
  const running = server
  const present = async (): Promise<Json[]> => ask(running, 'presence', 'present')
  const child = spawnCli(['campaigns', 'here', campaign, ...on])
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  await says(lines, /You are here until/)
  const [first] = await present()
  expect(first).toMatchObject({ workspace: campaign })
  child.stdin?.write('\n')
  await says(lines, /You are here until/)
  const [second] = await present()
  expect(Date.parse(second.until)).toBeGreaterThan(Date.parse(first.until))
  const gone = once(child, 'close')
  child.kill('SIGINT')
  expect((await gone)[0]).toBe(0)
  expect(await present()).toEqual([])
})

test('where people are at the other end, a program that presses Enter is nobody', async () => {
  const linkedin = join(home, 'linkedin.yaml')
  writeFileSync(linkedin, readFileSync(goal, 'utf8').replace('channel: demo', 'channel: linkedin'))
  const made = await cli(['campaigns', 'create', '--name', 'Real', '--goal', linkedin, ...on, '--json'])
  const ran = await cli(['campaigns', 'here', made.json.workspace, ...on, '--json'], { input: '\n\n' })
  expect(ran).toMatchObject({ code: 2, json: { error: { code: 'presence.needs_person' } } })
  await server?.end()
})

test('approve --all shows a set, and decides that set and no other', async () => {
  const folder = folderForTest()
  const breaking = appCopy(folder, 'tools/post-letter.ts', (text) =>
    text.replace('await writeFile(file(input)', "if (input.letter_key === 'two') throw new Error('lost')\n      $&"),
  )
  const there = ['--data', join(folder, 'data')]
  const post = await startCli([...there, '--app', breaking])
  onTestFinished(async () => void (await post.end()))
  const words = ['workspaces', 'create', 'letters', '--name', 'Post', '--goal', goalOf('one', 'two')]
  const { workspace } = (await cli([...words, ...there, '--json'])).json
  const waiting = () => vi.waitFor(async () => expect(await ask(post, 'approvals')).toHaveLength(1), SLOW)
  await waiting()
  const all = ['approve', '--all', workspace, ...there]
  const listed = await cli([...all, '--json'])
  expect(listed.json).toMatchObject({ ok: true, approvals: [{ action: 'post_letter' }], set: expect.any(String) })
  expect((await cli(all)).out).toContain(`--of ${listed.json.set}`)
  const other = await cli([...all, '--of', '0123456789abcdef', '--json'])
  expect(other).toMatchObject({ code: 2, json: { error: { code: 'approval.others_wait' } } })
  expect(posted(join(folder, 'data'))).toEqual([])
  const granted = await cli([...all, '--of', listed.json.set, '--json'])
  expect(granted).toMatchObject({ code: 0, json: { ok: true, decided: [{ ok: true, outcome: 'granted' }] } })
  await waiting()
  expect(posted(join(folder, 'data'))).toEqual(['one'])
  expect(await cli([...all, '--of', listed.json.set, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'approval.others_wait' } },
  })

  // The second letter is lost on the way: nobody knows whether it arrived until a person says so.
  await waiting()
  const { set } = (await cli([...all, '--json'])).json
  expect(await cli([...all, '--of', set])).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect((await ask(post, 'workspaces'))[0].waiting.uncertain).toBe(1), SLOW)
  const uncertain = await cli(['settle', ...there, '--json'])
  expect(uncertain.json.uncertain).toMatchObject([{ tool: 'post_letter', workspace }])
  const [{ effect }] = uncertain.json.uncertain
  expect(await cli(['settle', effect, ...there, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'effect.which' } },
  })
  const settled = await cli(['settle', effect, '--done', ...there, '--json'])
  expect(settled).toMatchObject({ code: 0, json: { ok: true, outcome: 'verified', effect } })
  expect((await cli(['settle', ...there])).out).toContain('Nothing is uncertain.')
  expect(await cli(['settle', effect, '--done', ...there, '--json'])).toMatchObject({
    code: 2,
    json: { error: { code: 'effect.unknown' } },
  })
})
