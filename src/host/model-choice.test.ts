import { expect, test } from 'vitest'
import { onlyParts } from '#integrations/models/model/parts.ts'
import type { App } from '#kernel/ports/app.ts'
import { pickAgent } from './agent-choice.ts'
import { checkModelApps, modelFrom, unusedModel, usesModel } from './model-choice.ts'
import { agentsOf } from './models.ts'

const agent = { name: 'own', propose: async () => ({ bytes: new Uint8Array() }) }
const app = (name: string, model?: Partial<NonNullable<App['model']>>) =>
  ({
    ...{ name, title: name, agent, actions: {} },
    ...(model ? { model: { agentWith: (m: unknown) => m, sends: [], ...model } } : {}),
  }) as unknown as App
const APPS = [
  app('tasks', {}),
  app('outreach', {}),
  app('scheduling', { confidential: 'mail of other people' }),
  app('casework', { confidential: 'client files' }),
  app('letters'),
]
const chosen = (env: Record<string, string> = {}) => {
  const choice = modelFrom({ LANEWRIGHT_MODEL: 'openai/x', ...env })
  if (!choice) throw new Error('no choice')
  return choice
}
const on = (env: Record<string, string>) =>
  APPS.filter((appName) => usesModel(chosen(env), appName)).map(({ name }) => name)

test('a model without a named app is used by no app, and that is said with the names [H-model.1]', () => {
  expect(on({})).toEqual([])
  const { modelFor } = agentsOf(chosen())
  for (const appName of APPS) expect(pickAgent(appName, {}, modelFor)).toBe(agent)
  expect(unusedModel(chosen(), APPS)).toEqual({
    message: 'openai/x is configured, but no app uses it.',
    next: 'Name the apps: LANEWRIGHT_MODEL_APPS=tasks,outreach; or unset LANEWRIGHT_MODEL.',
  })
  expect(unusedModel(undefined, APPS)).toBeNull()
  expect(unusedModel(chosen({ LANEWRIGHT_MODEL_APPS: 'tasks' }), APPS)).toBeNull()
})

test.for([
  [{ LANEWRIGHT_MODEL_APPS: 'tasks' }, ['tasks']],
  [{ LANEWRIGHT_MODEL_APPS: ' tasks , outreach,' }, ['tasks', 'outreach']],
  [{ LANEWRIGHT_MODEL_CONFIDENTIAL_APPS: 'casework' }, ['casework']],
  [{ LANEWRIGHT_MODEL_APPS: 'outreach', LANEWRIGHT_MODEL_CONFIDENTIAL_APPS: 'scheduling' }, ['outreach', 'scheduling']],
  // Named in the wrong setting it stays off, even before the names are checked.
  [{ LANEWRIGHT_MODEL_APPS: 'tasks,casework,scheduling' }, ['tasks']],
  [{ LANEWRIGHT_MODEL_APPS: 'all' }, []],
  [{ LANEWRIGHT_MODEL_APPS: '*' }, []],
  [{ LANEWRIGHT_MODEL_APPS: 'Tasks' }, []],
] as Array<[Record<string, string>, string[]]>)(
  '%j switches the model on for %j and no other app [H-model.1, H-model.2]',
  ([env, names]) => {
    expect(on(env)).toEqual(names)
  },
)

test.for([
  [{ LANEWRIGHT_MODEL_APPS: 'campaigns' }, 'model.unknown_app', /"campaigns".*one or more of: tasks, outreach,/],
  [{ LANEWRIGHT_MODEL_APPS: 'all' }, 'model.unknown_app', /one or more of: tasks, outreach,/],
  [{ LANEWRIGHT_MODEL_APPS: 'letters' }, 'model.unknown_app', /letters, an app that does not use a model/],
  [{ LANEWRIGHT_MODEL_CONFIDENTIAL_APPS: 'cases' }, 'model.unknown_app', /one or more of: scheduling, casework,/],
  [
    { LANEWRIGHT_MODEL_APPS: 'tasks,casework' },
    'model.confidential_app',
    /client files.*LANEWRIGHT_MODEL_CONFIDENTIAL_APPS/,
  ],
  [{ LANEWRIGHT_MODEL_APPS: 'scheduling' }, 'model.confidential_app', /mail of other people/],
  [{ LANEWRIGHT_MODEL_CONFIDENTIAL_APPS: 'tasks' }, 'model.not_confidential', /LANEWRIGHT_MODEL_APPS/],
] as Array<[Record<string, string>, string, RegExp]>)(
  '%j is refused with %s [H-model.1, H-model.2]',
  ([env, code, says]) => {
    const failure = (() => {
      try {
        checkModelApps(chosen(env), APPS)
      } catch (error) {
        return error as { code: string; message: string; next: string }
      }
      return null
    })()
    expect(failure?.code).toBe(code)
    expect(`${failure?.message} ${failure?.next}`).toMatch(says)
  },
)

test('only the listed parts of a snapshot are sent [H-model.3]', () => {
  const snapshot = {
    turn: 'x',
    secret: 'y',
    list: [{ name: 'a', hidden: 1 }, { name: 'b' }],
    deep: { one: { text: 't', other: 'o' }, two: null },
    whole: { any: [{ thing: 1 }] },
    __proto__x: 1,
  }
  const parts = ['turn', 'list.name', 'deep.*.text', 'whole', 'missing.path'].map((path) => ({ path, holds: '' }))
  expect(onlyParts(snapshot, parts)).toEqual({
    turn: 'x',
    list: [{ name: 'a' }, { name: 'b' }],
    deep: { one: { text: 't' }, two: null },
    whole: { any: [{ thing: 1 }] },
  })
  expect(onlyParts('a text', parts)).toEqual({})
  expect(onlyParts(snapshot, [])).toEqual({})
})
