import type { Browser } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cookieFor } from '#apps/server/gate.ts'
import { outreachPack } from '#packs/outreach/pack.ts'
import { rawRequest } from '../cli/harness.ts'
import { siteOf } from '../harness/campaign.ts'
import { needChromium } from '../harness/chromium.ts'
import { launchChromium } from '../practice/chromium.ts'
import { ANNAS, OPERATOR, openDoor } from './harness.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const UNTIL = '2026-05-13T12:34:56.000Z'
const { policy } = outreachPack(siteOf({} as never))

const line = (more: object) => ({
  workspace: WORKSPACE,
  pack: 'outreach',
  name: 'Spring <b>',
  status: 'active',
  status_reason: null,
  stopped: false,
  tasks: { done: 1, total: 7, blocked: 0 },
  waiting: { approvals: 0, questions: 0, uncertain: 0 },
  created_at: UNTIL,
  ...more,
})
let workspaces = [line({})]
let present: Array<{ workspace: string; person: string; until: string }> = []

const door = openDoor(
  {
    workspaces: async () => workspaces,
    approvals: async () => [],
    policies: async () => [
      { pack: 'outreach', pins: {}, activated_at: UNTIL, lanes: policy.lanes.text, roles: policy.roles.text },
    ],
    here: async (workspace: string, person: string) => {
      if (workspace !== WORKSPACE)
        return { ok: false, refusal: { code: 'workspace.unknown', message: 'there is none', next: 'List them.' } }
      present = [{ workspace, person, until: UNTIL }]
      return { ok: true, present: present[0] }
    },
    leave: () => present.splice(0).length > 0,
  },
  undefined,
  { list: () => present },
)

beforeEach(() => {
  workspaces = [line({})]
  present = []
  door.calls.length = 0
})

test('the person who holds the token says that they are here, and that they leave', async () => {
  const here = await door.ask('POST', '/api/presence', { workspace: WORKSPACE })
  expect(here).toMatchObject({ status: 200, json: { workspace: WORKSPACE, person: 'olga', until: UNTIL } })
  expect((await door.ask('GET', '/api/presence')).json).toEqual({ present: [here.json] })
  expect((await door.ask('DELETE', `/api/presence/${WORKSPACE}`)).json).toEqual({ left: true })
  expect((await door.ask('DELETE', `/api/presence/${WORKSPACE}`)).json).toEqual({ left: false })
})

test('of what is not there, or by who may not, nobody is present', async () => {
  const nowhere = await door.ask('POST', '/api/presence', { workspace: WORKSPACE.replace('1', '9') })
  expect(nowhere).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  expect(await door.ask('POST', '/api/presence', { workspace: 'x' })).toMatchObject({ status: 400 })
  const more = { workspace: WORKSPACE, person: 'otto' }
  expect(await door.ask('POST', '/api/presence', more)).toMatchObject({ json: { code: 'schema.additional' } })
  const annas = { authorization: `Bearer ${ANNAS}` }
  expect(await door.ask('POST', '/api/presence', { workspace: WORKSPACE }, annas)).toMatchObject({ status: 403 })
  expect(await door.ask('DELETE', `/api/presence/${WORKSPACE}`, undefined, annas)).toMatchObject({ status: 403 })
  expect(present).toEqual([])
})

/** What a browser sends for the button of the page, with some of it changed. */
const press = (body: string, more: Record<string, string | undefined> = {}) => {
  const host = `localhost:${door.port()}`
  const cookie = cookieFor({ port: door.port(), token: OPERATOR }).split(';')[0] as string
  const headers = {
    ...{ host, cookie, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
    ...{ 'content-type': 'application/x-www-form-urlencoded', ...more },
  }
  const given = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return rawRequest(door.port(), 'POST', '/presence', Object.fromEntries(given), body)
}

test('the button of the page is a form: it counts, and leads back to the page', async () => {
  const pressed = await press(`workspace=${WORKSPACE}&act=here`)
  expect(pressed).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(present).toEqual([{ workspace: WORKSPACE, person: 'olga', until: UNTIL }])
  expect(await press(`workspace=${WORKSPACE}&act=leave`)).toMatchObject({ status: 303 })
  expect(present).toEqual([])
})

test.each([
  ['of another site', { origin: 'http://evil.example' }, 403],
  ['of another port', { origin: 'http://localhost:1' }, 403],
  ['of a page without a name', { origin: 'null' }, 403],
  ['that names no origin', { origin: undefined }, 415],
  ['that another site led to', { 'sec-fetch-site': 'cross-site' }, 403],
  ['without the cookie', { cookie: undefined }, 401],
  ['as plain text', { 'content-type': 'text/plain' }, 415],
])('a form %s changes nothing', async (_what, headers, status) => {
  expect((await press(`workspace=${WORKSPACE}&act=here`, headers)).status).toBe(status)
  expect(door.calls).toEqual([])
})

test.each(['', 'act=here', 'workspace=x&act=here', `workspace=${WORKSPACE}&act=stay`, `${'a'.repeat(2000)}=1`])(
  'a form that says %s is refused',
  async (body) => {
    expect((await press(body)).status).toBeGreaterThanOrEqual(400)
    expect((await press(`workspace=${WORKSPACE}&workspace=${WORKSPACE}&act=here`)).status).toBe(400)
    expect(door.calls).toEqual([])
  },
)

test('a form goes nowhere else', async () => {
  const host = `localhost:${door.port()}`
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/api/presence', '/api/stop', '/api/workspaces', '/presence/x'])
    expect((await door.ask('POST', path, 'a=1', form)).status, path).toBe(415)
})

test('the page asks only for campaigns at work, and only where a lane wants a person', async () => {
  const page = async (more: object) => {
    workspaces = [line(more)]
    return (await door.ask('GET', '/')).body
  }
  const shown = await page({})
  expect(shown).toContain('I am here')
  expect(shown).toContain('Spring &#60;b&#62;')
  for (const more of [{ status: 'paused' }, { stopped: true }, { pack: 'tasks' }])
    expect(await page(more)).not.toContain('I am here')
})

let browser: Browser
needChromium(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

test('in a real browser the button is pressed, the page shows it, and leaving works', { timeout: 60_000 }, async () => {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${door.port()}/?token=${OPERATOR}`)
  await page.getByText('Nobody is here').waitFor()
  await page.getByRole('button', { name: 'I am here' }).click()
  await page.getByText('olga is here until 12:34 UTC').waitFor()
  await page.getByRole('button', { name: 'I am leaving' }).click()
  await page.getByText('Nobody is here').waitFor()
  expect(present).toEqual([])
})
