import { expect, test } from 'vitest'
import { ledgerViewsOf } from '#host/server/ledger-views.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { GOAL } from '../../support/fake-network.ts'

test('why a message was sent: who approved which words and when, and that the grant was used for this send [H-campaign.9]', async () => {
  const fixture = await openCampaignFixture({ goal: { steps: GOAL.steps.slice(0, 1), contacts: 1 } })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  const [sent] = await fixture.rows<{ id: string; approval: string; content: string; intent: string; run: string }>(
    `select m.message_id as id, m.approval_id as approval, m.content, i.intent_id as intent, i.run_id as run
     from outreach.messages m, kernel.intents i where m.status = 'sent' and i.tool = 'send_message'`,
  )
  const { id, approval, content, intent, run } = sent as NonNullable<typeof sent>
  const ledger = ledgerViewsOf(fixture.lw.database)
  const asked = [{ table: 'outreach.messages', row: id }, { approval }, { intent }, { run }]
  const pictures = await Promise.all(asked.map((focus) => ledger.why(fixture.campaign, focus)))
  for (const [i, { nodes }] of pictures.entries()) {
    const one = (kind: string) => nodes.filter((n) => n.kind === kind)
    const about = JSON.stringify(asked[i])
    expect(one('proposal'), about).toMatchObject([{ title: 'generate_message' }])
    expect(one('approval'), about).toMatchObject([{ status: 'used', actor: 'anna', tone: 'good', text: content }])
    expect(one('grant'), about).toMatchObject([{ status: 'used', actor: 'anna', tone: 'good' }])
    const facts = Object.fromEntries(one('grant')[0]?.facts.map(({ name, value }) => [name, value]) ?? [])
    expect(facts['used for'], about).toBe(`send_message ${intent}`)
    expect(one('intent'), about).toMatchObject([{ title: 'send_message', status: 'verified' }])
    expect(one('evidence')[0], about).toMatchObject({ status: 'found' })
  }
})

test('why a message is approved, before it is sent: the approval and the grant [H-campaign.9]', async () => {
  const fixture = await openCampaignFixture({ goal: { contacts: 1 }, present: () => false })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  await fixture.lw.drive(fixture.campaign)
  const [message] = await fixture.rows<{ id: string }>('select message_id as id from outreach.messages')
  const { nodes } = await ledgerViewsOf(fixture.lw.database).why(fixture.campaign, {
    ...{ table: 'outreach.messages', row: message?.id as string },
  })
  expect(nodes.find((n) => n.kind === 'approval')).toMatchObject({ status: 'used', actor: 'anna' })
  expect(nodes.find((n) => n.kind === 'grant')).toMatchObject({ status: 'used', actor: 'anna' })
  expect(nodes.some((n) => n.kind === 'intent')).toBe(false)
})
