import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { answerScripted } from '../../integration/outreach/agent-interfaces.ts'
import { cli, folderForFile, plainEnvironment, program, type Started, startCli } from '../cli/harness.ts'

/** One data folder; the tests tell one story, in order. */
const home = folderForFile()
const data = join(home, 'data')
const on = ['--data', data]
let campaign = ''
let server: Started | undefined
afterAll(() => server?.end())

test('a person makes a campaign for an external agent and imports its leads', async () => {
  const goal = join(home, 'goal.yaml')
  writeFileSync(goal, (await cli(['campaigns', 'example'])).out)
  const made = await cli([
    'campaigns',
    'create',
    '--name',
    'Spring',
    '--goal',
    goal,
    '--agent',
    'external',
    ...on,
    '--json',
  ])
  expect(made).toMatchObject({ code: 0, json: { ok: true } })
  campaign = made.json.workspace
  const leads = join(home, 'leads.csv')
  const people = ['Ada Lovelace,Engineer,Analytical', 'Grace Hopper,Director,Harbour'].map(
    (line, i) => `${line},http://127.0.0.1:9/in/person-${i}`,
  )
  writeFileSync(leads, `full_name,job_title,company,profile_url\n${people.join('\n')}\n`)
  expect(await cli(['leads', 'import', campaign, leads, ...on])).toMatchObject({ code: 0 })
  const nobody = await cli(['campaigns', 'create', '--name', 'x', '--goal', goal, '--agent', 'robot', ...on, '--json'])
  expect(nobody).toMatchObject({ code: 2, json: { error: { code: 'goal.shape' } } })
  const none = await cli(['campaigns', 'create', '--name', 'x', '--goal', goal, '--agent', 'model', ...on, '--json'])
  expect(none).toMatchObject({ code: 2, json: { error: { code: 'agent.no_model' } } })
})

test('over stdio, without a server: it looks, proposes, and is told what followed [K-agent.4]', async () => {
  const client = await connected(overStdio())
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['campaign_snapshot', 'campaign_propose'])
  const shown = await look(client)
  expect(shown).toMatchObject({ your_turn: true, status: 'active', refused: null })
  expect(shown.rules).toContain('Rules of an outreach campaign')
  expect(Object.keys(shown.actions)).toContain('generate_message')
  const answer = await propose(client, shown)
  expect(answer).toMatchObject({ verdict: { ok: true }, refused: null, your_turn: true })
  await client.close()
})

test('over the running server: by HTTP for the operator alone, and by stdio through it', async () => {
  server = await startCli(on)
  const client = await connected(overHttp(server.token))
  const shown = await look(client)
  expect(shown.your_turn).toBe(true)
  expect(await propose(client, shown)).toMatchObject({ verdict: { ok: true } })
  // Beside it, an agent that is started on the same folder speaks to the same server.
  const beside = await connected(overStdio())
  const late = await propose(beside, shown)
  expect(late).toMatchObject({ verdict: null, refused: { code: 'snapshot.stale' } })

  expect(await cli(['accounts', 'add', 'berta', ...on])).toMatchObject({ code: 0 })
  const token = await cli(['accounts', 'token', 'berta', ...on, '--json'])
  await expect(connected(overHttp(token.json.token))).rejects.toThrow()
  const answer = await fetch(`http://localhost:${server.port}/mcp/campaigns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.json.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
  await Promise.all([client.close(), beside.close()])
})

test('a person takes the campaign back, and the external agent is turned away', async () => {
  const chosen = await cli(['campaigns', 'agent', campaign, 'playbook', ...on, '--json'])
  expect(chosen).toMatchObject({ code: 0, json: { ok: true, before: 'external', agent: 'playbook' } })
  const client = await connected(overHttp((server as Started).token))
  expect(await look(client)).toMatchObject({ your_turn: false, refused: { code: 'agent.not_external' } })
  await client.close()
  for (const [agent, code] of [
    ['robot', 'agent.unknown'],
    ['model', 'agent.no_model'],
  ])
    expect(await cli(['campaigns', 'agent', campaign, agent as string, ...on, '--json'])).toMatchObject({
      code: 2,
      json: { error: { code } },
    })
})

// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
type Answer = any

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'their-agent', version: '1' }, { versionNegotiation: { mode: 'legacy' } })
  onTestFinished(() => client.close())
  await client.connect(transport)
  return client
}

function overStdio(): Transport {
  const args = ['--conditions=lanewright-source', program, 'mcp', '--campaigns', ...on]
  return new StdioClientTransport({
    command: process.execPath,
    args,
    env: plainEnvironment as Record<string, string>,
    stderr: 'ignore',
  })
}

function overHttp(token: string): Transport {
  return new StreamableHTTPClientTransport(new URL(`http://localhost:${server?.port}/mcp/campaigns`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
}

async function look(client: Client): Promise<Answer> {
  return (await client.callTool({ name: 'campaign_snapshot', arguments: { campaign_id: campaign } })).structuredContent
}

async function propose(client: Client, { snapshot, snapshot_hash }: Answer): Promise<Answer> {
  const given = { campaign_id: campaign, snapshot_hash, proposal: await answerScripted(snapshot) }
  return (await client.callTool({ name: 'campaign_propose', arguments: given })).structuredContent
}
