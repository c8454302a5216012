import { beforeEach, expect, test } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { siteOf } from '../../support/fake-network.ts'
import { ANNAS, openEndpoint } from './harness.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const UNTIL = '2026-05-13T12:34:56.000Z'
const { policy } = outreachApp(siteOf({} as never))

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

const endpoint = openEndpoint(
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
  { list: async () => present },
)

beforeEach(() => {
  workspaces = [line({})]
  present = []
  endpoint.calls.length = 0
})

test('the person who holds the token says that they are here, and that they leave', async () => {
  const here = await endpoint.ask('POST', '/api/presence', { workspace: WORKSPACE })
  expect(here).toMatchObject({ status: 200, json: { workspace: WORKSPACE, person: 'olga', until: UNTIL } })
  expect((await endpoint.ask('GET', '/api/presence')).json).toMatchObject({ present: [here.json] })
  expect((await endpoint.ask('DELETE', `/api/presence/${WORKSPACE}`)).json).toEqual({ left: true })
  expect((await endpoint.ask('DELETE', `/api/presence/${WORKSPACE}`)).json).toEqual({ left: false })
})

test('of what is not there, or by who may not, nobody is present', async () => {
  const nowhere = await endpoint.ask('POST', '/api/presence', { workspace: WORKSPACE.replace('1', '9') })
  expect(nowhere).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  expect(await endpoint.ask('POST', '/api/presence', { workspace: 'x' })).toMatchObject({ status: 400 })
  const more = { workspace: WORKSPACE, person: 'otto' }
  expect(await endpoint.ask('POST', '/api/presence', more)).toMatchObject({ json: { code: 'schema.additional' } })
  const annas = { authorization: `Bearer ${ANNAS}` }
  expect(await endpoint.ask('POST', '/api/presence', { workspace: WORKSPACE }, annas)).toMatchObject({ status: 403 })
  expect(await endpoint.ask('DELETE', `/api/presence/${WORKSPACE}`, undefined, annas)).toMatchObject({ status: 403 })
  expect(present).toEqual([])
})

test('a form goes nowhere', async () => {
  const host = `localhost:${endpoint.port()}`
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['/api/presence', '/api/stop', '/api/workspaces', '/presence'])
    expect((await endpoint.ask('POST', path, 'a=1', form)).status, path).toBe(415)
})

test('a person is wanted only by campaigns at work, and only where a lane wants one', async () => {
  const wanted = async (more: object) => {
    workspaces = [line(more)]
    return (await endpoint.ask('GET', '/api/presence')).json.wanted
  }
  expect(await wanted({})).toEqual([{ workspace: WORKSPACE, name: 'Spring <b>' }])
  for (const more of [{ status: 'paused' }, { stopped: true }, { pack: 'tasks' }])
    expect(await wanted(more)).toEqual([])
})
