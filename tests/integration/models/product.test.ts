import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkModels } from '#host/cli/checks/models.ts'
import { settingsFrom } from '#host/cli/settings.ts'
import { cli, folderForTest } from '../../system/cli/harness.ts'
import { says, serveModel } from '../agents/model-server.ts'

vi.setConfig({ testTimeout: 180_000 })

test('the program asks a model only for the app that is named [H-model.1, H-model.2]', async () => {
  const { url, requests } = await serveModel(says('Hm.'))
  const on = ['--data', join(folderForTest(), 'data')]
  const say = (words: string, more: Record<string, string> = {}) =>
    cli(['tasks', 'say', words, ...on], {
      env: { LANEWRIGHT_MODEL: 'openai-compatible/capture', LANEWRIGHT_MODEL_URL: url, ...more },
    })
  const refused = await say('add buy eggs', { LANEWRIGHT_MODEL_APPS: 'tasks,casework' })
  expect(refused.code).toBe(2)
  expect(refused.err).toContain('LANEWRIGHT_MODEL_CONFIDENTIAL_APPS')
  expect((await say('add buy milk')).out).toContain('buy milk')
  expect(requests).toEqual([])

  expect((await say('add buy tea', { LANEWRIGHT_MODEL_APPS: 'tasks' })).out).toContain('buy tea')
  expect(requests).toHaveLength(1)
  expect(JSON.stringify(requests[0]?.body)).toContain('add buy tea')
})

test('doctor says who proposes in each app and what leaves, and warns of a model that no app uses [H-model.1, H-model.3]', async () => {
  const look = async (env: Record<string, string>) =>
    (await checkModels(settingsFrom({ data: folderForTest() }, env))).map(({ state, name, says: text }) =>
      [state, name, text].join(' '),
    )
  const model = { LANEWRIGHT_MODEL: 'openai/x' }
  const OFF = 'off; its rules propose, and nothing leaves'
  expect(await look({})).toEqual([
    ...['tasks', 'outreach', 'scheduling', 'casework'].map((app) => `ok model of ${app} ${OFF}`),
    'ok speech dictated answers are transcribed on this machine',
  ])
  expect((await look(model))[0]).toBe('warn model openai/x is configured, but no app uses it.')
  const named = await look({ ...model, LANEWRIGHT_MODEL_APPS: 'tasks', LANEWRIGHT_SPEECH_URL: 'https://s.example/v1' })
  expect(named[0]).toMatch(/^ok model of tasks openai\/x proposes, and receives: .*Your message/)
  expect(named[1]).toBe(`ok model of outreach ${OFF}`)
  expect(named.at(-1)).toBe('ok speech recordings of dictated answers are sent to s.example')
  expect(await look({ ...model, LANEWRIGHT_MODEL_APPS: 'all' })).toEqual([
    expect.stringMatching(/^bad model model\.unknown_app/),
  ])
})
