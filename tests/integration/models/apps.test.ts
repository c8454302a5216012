import { expect, test, vi } from 'vitest'
import { caseworkApp } from '#apps/casework/app.ts'
import { outreachApp } from '#apps/outreach/app.ts'
import { schedulingApp } from '#apps/scheduling/app.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import type { App } from '#kernel/ports/app.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { openCaseFixture } from '../../support/case.ts'
import { openChat } from '../../support/chat.ts'
import { openMeetingFixture } from '../../support/meeting.ts'
import { ANNA, PAUL } from '../../support/meeting-fixture.ts'
import { consent, letter, openTurn, session } from '../casework/steps.ts'
import { promptOf } from '../outreach/scripted-model.ts'
import { type Capture, captureModel, KEY } from './capture.ts'
import { isListed } from './parts.ts'

vi.setConfig({ testTimeout: 300_000 })

/** The packs as data; nothing here reaches outside. */
const nothing = {} as never
const APPS = [tasksApp, outreachApp(nothing), schedulingApp(nothing), caseworkApp(nothing)]

/** Every app but this one is named, each in its own setting. */
const allBut = (app: App) => {
  const others = APPS.filter(({ name }) => name !== app.name)
  return {
    apps: others.filter(({ model }) => !model?.confidential).map(({ name }) => name),
    confidentialApps: others.filter(({ model }) => model?.confidential).map(({ name }) => name),
  }
}
/** Parts that are empty in these runs. */
const RARE = [
  ...['work.discover', 'work.analysis', 'work.page', 'work.figures'],
  ...['work.waiting.approvals', 'work.waiting.questions', 'work.waiting.uncertain', 'answers', 'known'],
]
const onlyThis = ({ name, model }: App) => (model?.confidential ? { confidentialApps: [name] } : { apps: [name] })

/** The list of parts is what the requests contain: nothing beside it, and nothing on it that is never sent. */
function expectListed({ requests, shown, sent }: Capture, { model }: App) {
  const parts = model?.sends ?? []
  expect(requests.length).toBeGreaterThan(0)
  expect([...shown].filter((leaf) => !isListed(leaf, parts))).toEqual([])
  const leaves = sent()
  expect(leaves.filter((leaf) => !isListed(leaf, parts))).toEqual([])
  const unseen = parts.filter(({ path }) => !leaves.some((leaf) => leaf === path || leaf.startsWith(`${path}.`)))
  expect(unseen.map(({ path }) => path).filter((path) => !RARE.includes(path))).toEqual([])
  for (const { body, headers } of requests) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(JSON.stringify(body)).not.toContain(KEY)
  }
}

test('the chat sends nothing until tasks is named, and then what is listed [H-model.1, H-model.3]', async () => {
  const capture = await captureModel()
  const app = tasksApp
  const chat = await openChat({ agentFor: () => capture.agentOf(app) })
  const anna = chat.as('anna')
  capture.use(allBut(app))
  await anna.says('add buy oat milk', 'add call the plumber', 'show my tasks')
  expect(capture.requests).toEqual([])

  capture.use(onlyThis(app))
  await anna.says('add water the ficus', 'complete', 'oat', 'buy oat milk', 'delete call the plumber', 'no')
  expectListed(capture, app)
  expect(promptOf(capture.requests[0]?.body)).toContain('water the ficus')
})

test('a campaign sends nothing until outreach is named, and then what is listed [H-model.1, H-model.3]', async () => {
  const capture = await captureModel()
  const app = outreachApp(nothing)
  const fixture = await openCampaignFixture({ people: 3, goal: { contacts: 1 }, agentFor: () => capture.agentOf(app) })
  capture.use(allBut(app))
  for (let i = 0; i < 4; i++) await fixture.lw.drive(fixture.campaign)
  expect((await fixture.state()).approvals.length).toBeGreaterThan(0)
  expect(capture.requests).toEqual([])

  capture.use(onlyThis(app))
  await fixture.grantAll(fixture.campaign, () => 'reject')
  for (let i = 0; i < 4; i++) await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  for (let i = 0; i < 4; i++) await fixture.lw.drive(fixture.campaign)
  expectListed(capture, app)
})

test('a meeting sends nothing until scheduling is named in its own setting, and then what is listed [H-model.2, H-model.3]', async () => {
  const capture = await captureModel()
  const app = schedulingApp(nothing)
  const fixture = await openMeetingFixture({ agent: capture.agentOf(app) })
  capture.use({ ...allBut(app), apps: ['tasks', 'outreach', 'scheduling'] })
  const anna = { ...ANNA, default_language: 'en', time_zone: 'Europe/London' }
  const id = await fixture.plan({ description: 'The numbers of the quarter', attendees: [anna, PAUL] })
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Which room is it? My badge number is 4471.')
  await fixture.workAndGrant(id)
  expect((await fixture.messages(ANNA)).length).toBeGreaterThan(0)
  expect(capture.requests).toEqual([])

  capture.use(onlyThis(app))
  await fixture.says(PAUL, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  expectListed(capture, app)
})

test('a case sends nothing until casework is named in its own setting, and then what is listed [H-model.2, H-model.3]', async () => {
  const capture = await captureModel()
  const app = caseworkApp(nothing)
  const fixture = await openCaseFixture({ agentFor: () => capture.agentOf(app) })
  const run = async (name: string) => {
    const id = await fixture.open(name)
    await fixture.work(id)
    await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
    await letter(fixture, id, 'On 2 March 2026 I complained to Grant Hollis in writing about unpaid overtime.')
    await fixture.work(id)
    const talk = await session(fixture, id)
    await fixture.act(id, 'case.consent', consent(talk))
    for (let asked = 0; asked < 60; asked++) {
      await fixture.work(id)
      const open = await openTurn(fixture, id)
      if (!open) break
      const content = open.number === 1 ? { text: 'I complained in writing on 2 March 2026.' } : { skip: true as const }
      await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, ...content })
    }
    await fixture.work(id)
  }
  capture.use({ ...allBut(app), apps: ['tasks', 'outreach', 'casework'] })
  await run('Delgado-Reyes')
  expect(await fixture.rows('select 1 from casework.facts')).not.toEqual([])
  expect(capture.requests).toEqual([])

  capture.use(onlyThis(app))
  await run('Delgado-Reyes again')
  expectListed(capture, app)
})
