import { expect, test } from 'vitest'
import { coordinator } from '#packs/scheduling/agents/coordinator.ts'
import { ANNA, openMeetingWorld, PAUL } from '../../harness/meeting.ts'

test('a yes stays a yes when thanks follow it, and the last yes still settles the meeting [M-run.1]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan()
  await world.workAndGrant(id)
  await world.says(ANNA, 'Yes, that works for me.')
  await world.workAndGrant(id)
  await world.says(ANNA, 'Thank you!')
  await world.workAndGrant(id)
  expect((await world.board(id)).attendees[0]).toMatchObject({ yes: true })
  await world.says(ANNA, 'Which room is it in?')
  await world.workAndGrant(id)
  expect((await world.board(id)).attendees[0]).toMatchObject({ yes: true, follow_up_at: null })
  await world.says(PAUL, 'That works, see you then.')
  await world.workAndGrant(id)
  expect((await world.board(id)).meeting?.status).toBe('agreed')
})

test('a time that is named by how far off it is counts from the day it was written on [M-run.2]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan({ attendees: [ANNA] })
  await world.workAndGrant(id)
  await world.pass(id, 48)
  await world.says(ANNA, 'Unfortunately I cannot make it. Would tomorrow at 3 pm work?')
  await world.workAndGrant(id)
  const [question] = (await world.board(id)).questions
  expect(question?.alternatives.map(({ start }) => start)).toHaveLength(1)
})

test('an answer to the old time that comes while the new one is being asked about blocks nothing, and is no yes to it [M-run.2]', async () => {
  const between = { armed: false, come: async () => {} }
  const world = await openMeetingWorld({
    agent: {
      name: 'coordinator',
      async propose(call) {
        if (between.armed && (call.snapshot as { turn: string }).turn === 'decide') await between.come()
        return coordinator.propose(call)
      },
    },
  })
  const id = await world.plan({ attendees: [ANNA] })
  await world.workAndGrant(id)
  between.come = async () => {
    between.armed = false
    // No time passes: a lease that ended would hide what is looked for.
    const box = world.post.builtIn.mailboxOf(ANNA.email, ANNA.full_name)
    await box.reply(box.list()[0]?.uid as number, { text: 'Yes, that works for me.' })
    await world.post.readOnce()
  }
  between.armed = true
  await world.tell(id, 'meeting.choose', { start: '2026-03-13T15:00:00.000Z' })
  await world.workAndGrant(id)
  expect((await world.state(id)).counts).toMatchObject({ blocked: 0 })
  expect((await world.board(id)).attendees[0]).toMatchObject({ yes: false, stage: 'wait' })
  expect((await world.letters(ANNA)).length).toBe(2)
})
