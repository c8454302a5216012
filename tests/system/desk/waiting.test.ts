import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outreachApp } from '#apps/outreach/app.ts'
import { campaignAgentsOf } from '#apps/outreach/services/agent-turn.ts'
import { tasksApp } from '#apps/tasks/app.ts'
import { openLanewright } from '#host/open.ts'
import { unusedSite } from '../../../benchmarks/support/unused-outreach.ts'
import { GOAL } from '../../support/fake-network.ts'
import { createDatabase } from '../../support/server.ts'
import { openBrowser, openDesk, SOON, violations } from './harness.ts'

openBrowser()

const ASKED = 'Ask the sales team for the office address'
const QUESTION = 'Which office is meant in the letter?'

async function openCampaign() {
  const database = await createDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-waiting-'))
  const lw = await openLanewright({ dataDir, database, apps: [outreachApp(unusedSite), tasksApp] })
  onTestFinished(async () => {
    await lw.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    await rm(`${dataDir}.journal`, { recursive: true, force: true })
  })
  const id = await lw.create({ pack: 'outreach', name: 'Spring', goal: { ...GOAL, agent: 'external' } })
  await lw.drive(id)
  const agents = campaignAgentsOf(lw)
  /** The agent proposes what this makes of its snapshot. */
  const propose = async (make: (tasks: Array<{ id: string; description: string }>) => object) => {
    const turn = await agents.snapshot(id)
    if ('refused' in turn) throw new Error(turn.refused.message)
    const { pending_tasks } = turn.snapshot as { pending_tasks: Array<{ id: string; description: string }> }
    const proposal = JSON.stringify(make(pending_tasks))
    const answer = await agents.propose(id, { snapshot_hash: turn.snapshot_hash ?? '', proposal, person: 'anna' })
    expect(answer).toMatchObject({ verdict: { ok: true } })
  }
  const justification = 'The profile names no office.'
  await propose(() => ({ action_type: 'create_task', justification, task: { description: ASKED } }))
  await propose((tasks) => ({
    action_type: 'select_next_task',
    task_id: tasks.find(({ description }) => description === ASKED)?.id,
  }))
  await propose(() => ({ action_type: 'request_user_input', question: QUESTION, options: ['Paris', 'Rome'] }))
  await lw.start(1)
  return { lw, id, desk: await openDesk(lw, { dataDir }) }
}

test('what an agent asks of a person is on Today and on the campaign, and is resolved there by keyboard [H-blocked.1, H-blocked.2]', async () => {
  const { lw, id, desk } = await openCampaign()
  const task = (await lw.store.load(id))?.current_task?.task_id as string
  const page = await desk.open('/today')
  page.setDefaultTimeout(SOON.timeout)
  const waits = page.getByRole('region', { name: 'Waits for you' })
  await waits.getByText(ASKED).waitFor()
  await waits.getByText(QUESTION).waitFor()
  expect(await page.getByText('Nothing waits for you.').count()).toBe(0)
  expect(await violations(page)).toEqual([])

  // A blocked task shows its reason on both pages.
  await lw.send(id, 'olga', 'task.block', { task_id: task, reason: 'The sales team is away until Monday.' })
  await waits.getByText('The sales team is away until Monday.').waitFor()
  await page.goto(page.url().replace('/today', `/campaigns/${id}`))
  const attention = page.getByRole('region', { name: 'Needs your attention' })
  await attention.getByText('The sales team is away until Monday.').waitFor()
  await attention.getByRole('button', { name: 'Complete' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('It is 4 Rue Haute.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Completed.', { exact: true }).waitFor()
  await attention.getByText(ASKED).waitFor({ state: 'detached' })
  expect(await lw.store.task(id, task)).toMatchObject({ status: 'done' })

  await page.goto(page.url().replace(`/campaigns/${id}`, '/today'))
  await waits.getByRole('button', { name: 'Paris' }).click()
  await page.getByText('Nothing waits for you.').waitFor()
  expect((await lw.store.load(id))?.questions).toMatchObject([{ question: QUESTION, answer: 'Paris' }])
})
