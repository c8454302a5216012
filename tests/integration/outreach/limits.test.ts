import { expect, test } from 'vitest'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture } from '../../support/campaign-fixture.ts'
import { manualClock } from '../../support/clock.ts'
import { GOAL } from '../../support/fake-network.ts'

const ONE_STEP = { steps: GOAL.steps.slice(0, 1), one_per_company: false }

/** Drives and grants until nothing moves at this moment of the clock. */
async function untilStill(fixture: CampaignFixture, campaign = fixture.campaign) {
  for (let i = 0; i < 100; i++) {
    const { steps } = await fixture.lw.drive(campaign)
    if ((await fixture.grantAll(campaign)) === 0 && steps.at(-1)?.idle) return steps.at(-1)
  }
  throw new Error('it never stands still')
}

const refusals = (fixture: CampaignFixture, campaign = fixture.campaign) =>
  fixture.rows<{ reason: string; next: string }>(
    `select c.verdict #>> '{error,message}' as reason, c.verdict #>> '{error,next}' as next from kernel.agent_calls c
     where c.workspace_id = $1 and c.verdict #>> '{error,code}' = 'quota.exceeded'`,
    [campaign],
  )

test('the 51st connect of a day is refused with the time it becomes possible: local midnight, on the day the clocks change [O-gov.1] [O-gov.3]', async () => {
  // In Berlin this day has 25 hours.
  const clock = manualClock('2026-10-25T10:00:00.000Z')
  const fixture = await openCampaignFixture({ clock, people: 60, goal: { ...ONE_STEP, contacts: 52 } })
  const last = await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(50)
  expect(last).toMatchObject({ did: 'refused.quota.exceeded', wakeAtMs: Date.parse('2026-10-25T23:00:00.000Z') })
  expect(await refusals(fixture)).toEqual([
    {
      reason: '50 of outreach/Robin Sender/connect/day are taken',
      next: 'It becomes possible at 2026-10-25T23:00:00.000Z.',
    },
  ])
  // A second before midnight it is still refused; at midnight it goes on.
  clock.advance(Date.parse('2026-10-25T22:59:59.000Z') - clock.nowMs())
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(50)
  clock.advance(1000)
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(52)
})

test('two campaigns on one account share its caps [O-gov.2]', async () => {
  const caps = { connect: { day: 3, week: 100 }, message: { day: 3, week: 100 }, view: { day: 300, week: 1500 } }
  const fixture = await openCampaignFixture({
    goal: { ...ONE_STEP, contacts: 2 },
    site: {
      governorOf: () => ({
        time_zone: 'Europe/Berlin',
        caps,
        warm_up: null,
        hours: null,
        pace: { least_seconds: 0, most_seconds: 0, seed: 'x' },
      }),
    },
  })
  const second = await fixture.lw.create({
    pack: 'outreach',
    name: 'Autumn',
    goal: { ...GOAL, ...ONE_STEP, contacts: 2 },
  })
  await fixture.addLeads(second, fixture.network.people.slice(6))
  await fixture.lw.drive(fixture.campaign)
  const contacted = new Set((await fixture.state()).approvals.map((a) => a.recipient))
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(2)
  await untilStill(fixture, second)
  expect(fixture.network.arrived).toHaveLength(3)
  expect((await refusals(fixture, second))[0]?.reason).toBe('3 of outreach/Robin Sender/connect/day are taken')
  expect(contacted.size).toBe(2)
})

test('between two acts there is the pause that the seed draws, in both of two runs the same [O-gov.5]', async () => {
  const run = async () => {
    const clock = manualClock()
    const at: number[] = []
    const fixture = await openCampaignFixture({
      clock,
      goal: { ...ONE_STEP, contacts: 4 },
      site: {
        governorOf: () => ({
          time_zone: 'Europe/Berlin',
          caps: { connect: { day: 50, week: 200 }, message: { day: 1, week: 1 }, view: { day: 1, week: 1 } },
          warm_up: null,
          hours: { days: [1], from: '09:00', to: '18:00' },
          pace: { least_seconds: 30, most_seconds: 90, seed: 'spring' },
        }),
      },
    })
    while (fixture.network.arrived.length < 4) {
      const before = fixture.network.arrived.length
      const last = await untilStill(fixture)
      if (fixture.network.arrived.length > before) at.push(clock.nowMs())
      clock.advance((last?.wakeAtMs ?? 0) - clock.nowMs())
    }
    return at
  }
  const times = await run()
  const pauses = times.slice(1).map((t, i) => (t - (times[i] as number)) / 1000)
  expect(pauses.every((s) => s >= 30 && s <= 180)).toBe(true)
  expect(new Set(pauses).size).toBeGreaterThan(1)
  expect(await run()).toEqual(times)
})

test('nobody is written to without a person at the desk, and a grant does not replace one [O-pres.1]', async () => {
  let present = false
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 2 }, present: () => present })
  const last = await untilStill(fixture)
  expect(last?.did).toBe('refused.presence.absent')
  expect(fixture.network.arrived).toEqual([])
  expect(await fixture.rows(`select status from outreach.messages`)).toEqual([
    { status: 'approved' },
    { status: 'approved' },
  ])
  present = true
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(2)
  // The campaign waits for its answers; looking needs a person too.
  present = false
  fixture.clock.advance(25 * 3_600_000)
  expect((await untilStill(fixture))?.did).toBe('refused.presence.absent')
  expect(fixture.network.visited).toEqual([])
})

test('after a crash nobody looks into a browser while nobody is at the desk; with somebody there it is found [O-pres.2]', async () => {
  let present = true
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 1 }, present: () => present })
  await fixture.lw.drive(fixture.campaign)
  await fixture.grantAll()
  // It arrives, and the process dies before it has looked.
  fixture.network.fault = 'throw_after'
  const thread = fixture.network.channel.thread
  fixture.network.channel.thread = () => Promise.reject(new Error('gone'))
  await fixture.lw.drive(fixture.campaign)
  fixture.network.channel.thread = thread
  present = false
  fixture.clock.advance(120_000)
  await fixture.lw.drive(fixture.campaign)
  expect(await fixture.rows('select status from outreach.messages')).toEqual([{ status: 'uncertain' }])
  const [looks] = await fixture.rows<{ n: string }>('select count(*) as n from kernel.evidence where found')
  expect(Number(looks?.n)).toBe(await doneTasks(fixture))
  present = true
  await fixture.lw.drive(fixture.campaign)
  expect(await fixture.rows('select status from outreach.messages')).toEqual([{ status: 'sent' }])
  expect(fixture.network.arrived).toHaveLength(1)
})

/** Each task that is done has its evidence, too. */
async function doneTasks(fixture: CampaignFixture): Promise<number> {
  return (await fixture.rows(`select 1 from kernel.tasks where status = 'done'`)).length
}

test('a policy that changes after a yes is another policy: the message is asked for again [O-msg.4]', async () => {
  const fixture = await openCampaignFixture({ goal: { ...ONE_STEP, contacts: 1 }, present: () => false })
  await untilStill(fixture)
  const [before] = await fixture.rows<{ approval_id: string }>('select approval_id from outreach.messages')
  const app = fixture.lw.deps.apps.get('outreach')
  if (!app) throw new Error('no pack')
  const { activatePolicy } = await import('#kernel/controller/system-workspace.ts')
  const { loadApp } = await import('#kernel/controller/load-app.ts')
  const text = app.app.policy.lanes.text.replace('Send one message. It cannot be taken back.', 'Send one message.')
  const changed = loadApp(
    { ...app.app, policy: { ...app.app.policy, lanes: { ...app.app.policy.lanes, text } } },
    fixture.lw.store,
    (
      await fixture.rows<{ t: string }>(
        `select split_part(table_name, '.', 2) as t from kernel.tables where evented and table_name like 'outreach.%'`,
      )
    ).map((r) => r.t),
  )
  await activatePolicy(fixture.lw.deps, fixture.lw.leases, changed, 'test')
  fixture.lw.deps.apps.set('outreach', changed)
  fixture.lw.deps.present = () => true
  await fixture.lw.drive(fixture.campaign)
  expect(fixture.network.arrived).toEqual([])
  expect(await fixture.rows('select status from outreach.messages')).toEqual([{ status: 'returned' }])
  expect(await fixture.grantAll()).toBe(1)
  await untilStill(fixture)
  expect(fixture.network.arrived).toHaveLength(1)
  const [after] = await fixture.rows<{ approval_id: string }>(
    `select approval_id from outreach.messages where status = 'sent'`,
  )
  expect(after?.approval_id).not.toBe(before?.approval_id)
})
