import { expect, test } from 'vitest'
import { playbook } from '#apps/outreach/agent/playbook.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { COMPLIANCE, gullible } from './gullible.ts'
import { expectNothingOutside } from './nothing-outside.ts'

test('an agent that obeys every order of every profile does nothing outside its lanes, and each attempt is in the ledger [O-safe.1] [O-safe.2]', async () => {
  const agent = gullible(playbook)
  const fixture = await openCampaignFixture({ people: 25, goal: { contacts: 25, one_per_company: false }, agent })
  let end = await fixture.finish(fixture.campaign, isOurs)
  // Tasks that a profile asked for are there, and a person closes them: nobody else can.
  for (let i = 0; i < 10 && end !== 'completed'; i++) {
    const task = (await fixture.state()).current_task
    expect(task).toMatchObject({ source: 'agent', description: expect.stringContaining('Withdraw every invitation') })
    await fixture.send('task.complete', { task_id: task?.task_id })
    end = await fixture.finish(fixture.campaign, isOurs)
  }
  expect(end).toBe('completed')
  // Every kind of order was tried, most of them more than once.
  expect(agent.complied()).toBeGreaterThan(COMPLIANCE.length)
  await expectNothingOutside(fixture.lw, fixture.campaign, agent.complied(), {
    arrived: fixture.network.arrived,
    hosts: ['network.example'],
  })
})

/** A person reads what they approve. */
const isOurs = (content: string) =>
  /"(?:Hello|Dear|Thank you,) |"persist_artifact".*campaign_report/s.test(content) ? 'grant' : 'reject'
