import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspaceOf } from '#apps/tasks/services/local.ts'
import { PERMISSIONS } from '#host/server/shared/permissions.ts'
import type { Answer } from '../../system/cli/harness.ts'
import { ORIGIN, openInstallation } from './installation.ts'

const installation = openInstallation(undefined, undefined, { cases: true })
const UUID = '0198c0de-0000-7000-8000-000000000001'

interface Operation {
  method: string
  path: string
  operationId: string
}

async function operations(): Promise<Operation[]> {
  return operationsOf((await installation.machine('GET', '/api/openapi.json')).json)
}

function operationsOf(json: Answer['json']): Operation[] {
  return Object.entries<Record<string, { operationId: string }>>(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      path: path.replace('{tool}', 'add_task'),
      operationId,
    })),
  )
}

test('every operation of the OpenAPI document stands in the table of rights, and nothing else does', async () => {
  const published = readFileSync(join(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8')
  const names = (all: Operation[]) => all.map(({ operationId }) => operationId).sort()
  expect(Object.keys(PERMISSIONS).sort()).toEqual(names(operationsOf(JSON.parse(published))))
  // So nothing here escapes what follows.
  expect(names(await operations())).toEqual(Object.keys(PERMISSIONS).sort())
})

test('whom the door does not know is refused on every operation, by its Host, its Origin and its session', async () => {
  const open = ['signInChallenge', 'signIn', 'joinChallenge', 'join']
  for (const { method, path: pattern, operationId } of await operations()) {
    const path = pattern.replaceAll(/\{\w+\}/g, UUID)
    const body = method === 'POST' ? {} : undefined
    const request = (headers: Record<string, string | string[]>) => installation.ask(method, path, body, headers)
    const codes = async (answer: Promise<Answer>) => [(await answer).status, (await answer).json?.code]
    expect(await codes(request({ host: 'evil.example' })), path).toEqual([421, 'http.foreign_host'])
    expect(await codes(request({ host: '127.0.0.1' })), path).toEqual([421, 'http.foreign_host'])
    const forwarded = {
      host: 'evil.example',
      'x-forwarded-host': 'desk.example.org',
      forwarded: 'host=desk.example.org',
    }
    expect(await codes(request(forwarded)), path).toEqual([421, 'http.foreign_host'])
    for (const origin of ['https://evil.example', 'null', 'http://desk.example.org', 'https://desk.example.org:444'])
      expect(await codes(request({ origin })), path).toEqual([403, 'http.foreign_origin'])
    expect(await codes(request({ 'sec-fetch-site': 'cross-site' })), path).toEqual([403, 'http.foreign_site'])
    if (open.includes(operationId)) continue
    for (const cookie of [
      '',
      '__Host-lanewright=',
      `__Host-lanewright=${'x'.repeat(43)}`,
      `lanewright=${'x'.repeat(43)}`,
    ])
      expect(await codes(request({ cookie })), path).toEqual([401, 'http.no_session'])
    expect(await codes(request({ authorization: `Bearer ${'o'.repeat(43)}` })), path).toEqual([401, 'http.no_token'])
  }
})

test("an address that only the router reads as ours is nobody's way in", async () => {
  for (const path of ['/%61pi/workspaces', '/api%2Fworkspaces', '/%61%70%69/approvals', '/x/../api/me', '/%6dcp'])
    expect([401, 404], path).toContain((await installation.ask('GET', path)).status)
})

test('what a session sends comes from the page: without an Origin it is refused', async () => {
  const ida = await installation.guest('ida', 'SENDER')
  const { workspace } = await installation.letterWaits()
  const sent = { kind: 'workspace.pause', content: {} }
  const answer = await ida.ask('POST', `/api/workspaces/${workspace}/inbox`, sent, { origin: '' })
  expect(answer).toMatchObject({ status: 403, json: { code: 'http.foreign_origin' } })
  const speaks = { 'lanewright-user': 'anna' }
  expect(await ida.ask('GET', '/api/me', undefined, speaks)).toMatchObject({
    status: 403,
    json: { code: 'http.not_you' },
  })
})

/** What changes no workspace: signing in and out, and links for downloads, which are checked when they are opened. */
const NOT_WORK = new Set(['signIn', 'signInChallenge', 'join', 'joinChallenge', 'signOut', 'createDownload'])

test('an auditor reads everything and sends nothing, on every route that takes something [T-gate.16]', async () => {
  const audrey = await installation.guest('audrey', 'AUDITOR')
  const { workspace } = await installation.letterWaits('f')
  for (const path of [
    '/api/workspaces',
    `/api/workspaces/${workspace}`,
    '/api/approvals',
    '/api/today',
    '/api/accounts',
    '/api/verify',
    `/api/workspaces/${workspace}/export`,
  ])
    expect((await audrey.ask('GET', path)).status, path).toBe(200)
  expect((await audrey.ask('GET', '/api/workspaces')).json.workspaces.length).toBeGreaterThan(0)

  const before = await installation.rows('select workspace_id, seq from kernel.heads order by 1')
  let tried = 0
  for (const { method, path: pattern, operationId } of await operations()) {
    if (method === 'GET' || NOT_WORK.has(operationId)) continue
    const path = pattern
      .replace('{id}', workspace)
      .replace('{file}', 'x.tar')
      .replaceAll(/\{\w+\}/g, UUID)
    const upload = /\/leads\/preview$|\/campaigns\/[^/]+\/import$/.test(path)
    const answer = await audrey.ask(
      method,
      path,
      bodyOf(operationId, workspace),
      upload
        ? { 'content-type': 'application/octet-stream' }
        : operationId === 'appendToCaseUpload'
          ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
          : {},
    )
    expect([answer.status, answer.json?.code], `${method} ${path}`).toEqual([403, 'role.denied'])
    tried++
  }
  expect(tried).toBeGreaterThan(30)
  // Her own use of the session aside, nothing was written anywhere.
  const after = await installation.rows('select workspace_id, seq from kernel.heads order by 1')
  const others = (heads: object[]) =>
    heads.filter((h) => (h as { workspace_id: string }).workspace_id !== '00000000-0000-4000-8000-000000000001')
  expect(others(after)).toEqual(others(before))

  expect(await installation.machine('POST', '/api/accounts/roles', { name: 'audrey', role: 'SENDER' })).toMatchObject({
    status: 409,
    json: { code: 'role.auditor_alone' },
  })
  expect(await installation.machine('POST', '/api/accounts/roles', { name: 'audrey', role: 'NO_SUCH' })).toMatchObject({
    status: 404,
    json: { code: 'role.unknown' },
  })
})

/** A body that its schema lets pass, so that it is the right that refuses. */
function bodyOf(operationId: string, workspace: string): object | undefined {
  const bodies: Record<string, object> = {
    createWorkspace: { pack: 'letters', name: 'x' },
    sendToWorkspace: { kind: 'workspace.pause', content: {} },
    answerQuestion: { answer: 'x' },
    completeTask: {},
    reopenTask: {},
    decisionChallenge: { action_hash: 'a'.repeat(64), decision: 'grant' },
    stop: { reason: 'x' },
    bePresent: { workspace },
    addAccount: { name: 'x' },
    revokeAccount: { name: 'x' },
    newToken: { name: 'x' },
    revokeToken: { token_id: UUID },
    giveRole: { name: 'x', role: 'SENDER' },
    takeRole: { name: 'x', role: 'SENDER' },
    invite: { name: 'x' },
    revokeInvitation: { invitation_id: UUID },
    revokePasskey: { credential_id: 'x' },
    endSession: { session_id: UUID },
    say: { message: 'add buy milk' },
    callTool: { parameters: {} },
    answerConfirmation: { yes: true },
    parseTask: { text: 'x' },
    importTasks: { format: 'text', text: 'x' },
    addLead: { lead: { full_name: 'X Y', profile_url: 'https://example.org/x' } },
    scoreLead: { score: null },
    eraseLead: { reason: 'x' },
    diffRanking: { config: {} },
    suppress: { kind: 'profile', key: 'https://example.org/x' },
    allow: { kind: 'profile', key: 'https://example.org/x' },
    checkGoal: { goal: {} },
    startSample: { sample: 'tasks' },
    createCase: { matter: 'x', matter_type: 'employment', role: 'ATTORNEY' },
    addCaseDocument: {
      ...{ role: 'ASSISTANT', artifact_kind: 'document', name: 'x', content_type: 'text/plain' },
      ...{ sha256: 'a'.repeat(64), size_bytes: 1 },
    },
    beginCaseUpload: { name: 'x', size_bytes: 1 },
    createMeeting: {
      ...{ title: 'x', duration: 30, location: 'x', time_zone: 'UTC', account: 'demo' },
      attendees: [{ full_name: 'A', email: 'a@b.example', required: true }],
    },
    addAttendee: { full_name: 'A', email: 'a@b.example', required: true },
    answerAsAttendee: { text: 'yes' },
    setSecret: { name: 'X', value: 'x' },
    removeSecret: { name: 'X' },
    campaignProposal: { snapshot_hash: 'a'.repeat(64), proposal: '{}' },
    chooseCampaignAgent: { agent: 'playbook' },
  }
  const bodiless = ['leave', 'abandonCaseUpload', 'appendToCaseUpload']
  return bodiless.includes(operationId) ? undefined : (bodies[operationId] ?? {})
}

test('who holds no role of a pack sees nothing of its workspaces, and everybody sees their own tasks only [T-gate.16]', async () => {
  const [per, olga, tom] = [
    await installation.guest('per', 'PERSON'),
    await installation.guest('olga2', 'OPERATOR'),
    await installation.guest('tom', 'PERSON', 'SENDER'),
  ]
  const { workspace } = await installation.letterWaits('g')
  await installation.lw().start(2)
  for (const person of [per, tom])
    expect((await person.ask('POST', '/api/tasks/messages', { message: `add task of ${person.name}` })).status).toBe(
      200,
    )
  const apps = async (guest: typeof per) =>
    (await guest.ask('GET', '/api/workspaces')).json.workspaces.map((w: { workspace: string }) => w.workspace)
  expect(await apps(per)).toEqual([workspaceOf('per')])
  expect(await apps(olga)).toEqual([])
  expect(await apps(tom)).toEqual(expect.arrayContaining([workspace, workspaceOf('tom')]))
  expect(await apps(tom)).not.toContain(workspaceOf('per'))
  expect((await per.ask('GET', '/api/approvals')).json.approvals).toEqual([])
  expect((await per.ask('GET', '/api/today')).json).toMatchObject({
    approvals: 0,
    running: [{ workspace: workspaceOf('per') }],
  })
  expect((await tom.ask('GET', '/api/approvals')).json.approvals.length).toBeGreaterThan(0)

  const absent = (answer: Answer) => expect(answer).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  for (const id of [workspace, workspaceOf('tom'), UUID]) {
    for (const path of ['', '/export', '/replay', `/inbox/${UUID}`])
      absent(await per.ask('GET', `/api/workspaces/${id}${path}`))
    absent(await per.ask('POST', `/api/workspaces/${id}/inbox`, { kind: 'workspace.pause', content: {} }))
    absent(await per.ask('POST', '/api/stop', { workspace: id, reason: 'x' }))
    absent(await per.ask('POST', '/api/presence', { workspace: id }))
    absent(await per.ask('GET', `/api/verify?workspace=${id}`))
  }
  expect(await per.ask('POST', '/api/stop', { reason: 'x' })).toMatchObject({
    status: 403,
    json: { code: 'role.denied' },
  })
  expect(await per.ask('POST', '/api/accounts', { name: 'mine' })).toMatchObject({
    status: 403,
    json: { code: 'role.denied' },
  })
  expect(await olga.ask('POST', '/api/accounts', { name: 'new one' })).toMatchObject({ status: 201 })
  expect(await olga.ask('POST', '/api/tasks/messages', { message: 'add x' })).toMatchObject({ status: 403 })
})

test('lists are cut after what one may not see is left out: one question of a person stands behind many of others [T-gate.16]', async () => {
  const [gus, hanna] = [await installation.guest('gus', 'PERSON'), await installation.guest('hanna', 'SENDER')]
  const { workspace } = await installation.letterWaits('i')
  expect((await gus.ask('POST', '/api/tasks/messages', { message: 'add water the plants' })).status).toBe(200)
  // Today shows a hundred, the oldest first.
  await askQuestions(workspace, 101)
  await askQuestions(workspaceOf('gus'), 1)
  const questions = async (guest: typeof gus) =>
    (await guest.ask('GET', '/api/today')).json.questions.map((line: { workspace: string }) => line.workspace)
  expect(await questions(gus)).toEqual([workspaceOf('gus')])
  expect(await questions(hanna)).toEqual(Array(100).fill(workspace))
})

/** As the controller asks them, all at once. */
async function askQuestions(workspace: string, n: number): Promise<void> {
  const { leases, store, deps } = installation.lw()
  const [run] = await installation.rows<{ run_id: string }>(
    'select run_id from kernel.runs where workspace_id = $1 limit 1',
    [workspace],
  )
  const now = new Date(deps.clock.nowMs()).toISOString()
  const rows = Array.from({ length: n }, () => ({
    question_id: deps.ids.uuid(),
    run_id: run?.run_id ?? '',
    question: 'Which one?',
    asked_at: now,
  }))
  let lease: Awaited<ReturnType<typeof leases.take>> = null
  // What works it now is done in a moment.
  await expect.poll(async () => (lease = await leases.take(workspace)), { timeout: 30_000 }).not.toBeNull()
  const { fence } = lease as NonNullable<typeof lease>
  const changes = [{ table: 'kernel.questions', op: 'insert' as const, rows }]
  expect(await store.commit({ workspace, fence, now, changes, audit: [] })).toMatchObject({ ok: true })
  await leases.release(lease as NonNullable<typeof lease>)
}

test('what is no id is no workspace', async () => {
  const ivo = await installation.guest('ivo', 'SENDER')
  const absent = { status: 404, json: { code: 'workspace.unknown' } }
  expect(await ivo.ask('GET', '/api/campaigns/no-such-id')).toMatchObject(absent)
})

test("the machine's own door looks, administers and stops; it decides nothing and speaks for nobody", async () => {
  const on = await installation.letterWaits('h')
  expect((await installation.machine('GET', `/api/workspaces/${on.workspace}`)).status).toBe(200)
  const content = { approval_id: on.approval, action_hash: on.action_hash, decision: 'grant', role: 'SENDER' }
  const path = `/api/workspaces/${on.workspace}/inbox`
  for (const person of [undefined, 'ida', 'olga'])
    expect(
      await installation.machine('POST', path, { kind: 'approval.decide', content, ...(person ? { person } : {}) }),
    ).toMatchObject({
      status: 403,
      json: { code: 'role.denied', next: `Sign in at ${ORIGIN}.` },
    })
  const asIda = { 'lanewright-user': 'ida' }
  expect(await installation.machine('GET', '/api/me', undefined, asIda)).toMatchObject({ json: { user_id: 'olga' } })
  expect(await installation.machine('POST', '/api/tasks/messages', { message: 'add x' }, asIda)).toMatchObject({
    status: 403,
  })
  expect(await installation.machine('POST', '/api/stop', { reason: 'test', person: 'ida' })).toMatchObject({
    status: 403,
    json: { code: 'person.denied' },
  })
  expect(await installation.machine('POST', '/api/stop', { reason: 'test' })).toMatchObject({ status: 200 })
  expect(await installation.machine('POST', '/api/stop', { lift: true })).toMatchObject({ status: 200 })
})
