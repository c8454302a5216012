import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { cli, folderForFile } from './harness.ts'

const home = folderForFile()
const on = ['--data', join(home, 'data'), '--json']
let campaign = ''

beforeAll(async () => {
  const goal = join(home, 'goal.yaml')
  writeFileSync(goal, (await cli(['campaigns', 'example'])).out)
  const made = await cli(['campaigns', 'create', '--name', 'Spring <b>', '--goal', goal, ...on])
  campaign = made.json.workspace
})

test('a campaign is reported in one new file, for its owner alone', async () => {
  const file = join(home, 'report.html')
  const report = ['campaigns', 'report', campaign, '--out', file, ...on]
  expect(await cli(report)).toMatchObject({ code: 0, json: { ok: true, campaign, file } })
  expect(readFileSync(file, 'utf8')).toContain('<h1><bdi>Spring &lt;b&gt;</bdi></h1>')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await cli(report)).toMatchObject({ code: 2, json: { error: { code: 'export.file_exists' } } })
})

test('a campaign that is not there has no report', async () => {
  const untrusted = '00000000-0000-4000-8000-00000000ffff'
  const unknown = await cli(['campaigns', 'report', untrusted, '--out', join(home, 'other.html'), ...on])
  expect(unknown).toMatchObject({ code: 2, json: { error: { code: 'campaign.unknown' } } })
})

test('a campaign is projected into three files, with the name of every secret and the value of none', async () => {
  await cli(['secrets', 'set', 'MODEL_KEY', ...on], { input: 'canary-value\n' })
  const folder = join(home, 'projections')
  const env = { LANEWRIGHT_MODEL: 'openai/canary-model', LANEWRIGHT_MODEL_URL: 'http://canary.example' }
  const project = await cli(['campaigns', 'project', campaign, '--out', folder, ...on], { env })
  expect(project).toMatchObject({ code: 0, json: { ok: true } })
  expect(readFileSync(join(folder, 'tasks.md'), 'utf8')).toContain('# Tasks of Spring \\<b\\>\n')
  const environment = readFileSync(join(folder, 'environment.md'), 'utf8')
  expect(environment).toContain('- `MODEL_KEY`\n')
  expect(environment).toContain('- `LANEWRIGHT_MODEL_URL`: set\n')
  expect(environment).not.toContain('canary')
})
