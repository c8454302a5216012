import { expect, test } from 'vitest'
import { coordinator } from '#apps/scheduling/agent/coordinator.ts'
import type { NewAttendee } from '#apps/scheduling/services/meetings-service.ts'
import { openMeetingWorld } from '../../support/meeting.ts'
import { ANNA, MEETING, PAUL, START } from '../../support/meeting-world.ts'

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
  const id = await world.plan({ attendees: [{ ...ANNA, time_zone: 'Europe/London' }] })
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

test('somebody required who wants to be left out is a person’s to decide, and the rest then agree [M-run.2]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan()
  await world.workAndGrant(id)
  await world.says(ANNA, 'Yes, that works for me.')
  await world.says(PAUL, 'Please remove me from this meeting.')
  await world.workAndGrant(id)
  const [question] = (await world.board(id)).questions
  expect(question).toMatchObject({ status: 'open', choices: ['go_on_without', 'keep_asking'] })
  await world.tell(id, 'meeting.decide', { question_id: question?.question_id, choice: 'go_on_without' })
  await world.workAndGrant(id)
  expect((await world.board(id)).meeting?.status).toBe('agreed')
})

test('who is let go after their mail was turned down holds the others up no longer [M-run.2]', async () => {
  const world = await openMeetingWorld({})
  const id = await world.plan()
  await world.work(id)
  const { approvals } = await world.state(id)
  const { attendees } = await world.board(id)
  for (const { approval_id, action_hash, subject_id } of approvals) {
    const decision = subject_id === attendees[1]?.attendee_id ? 'reject' : 'grant'
    await world.tell(id, 'approval.decide', { approval_id, action_hash, decision, role: 'ASSISTANT' })
  }
  await world.work(id)
  await world.says(ANNA, 'Yes, that works for me.')
  await world.work(id)
  const gone = { attendee_id: attendees[1]?.attendee_id, how: 'close' }
  expect(await world.tell(id, 'meeting.go_on', gone)).toBe('done')
  await world.work(id)
  expect((await world.board(id)).meeting?.status).toBe('agreed')
})

test('what came after a question was asked is read although the question is decided [M-run.2]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan({ attendees: [ANNA] })
  await world.workAndGrant(id)
  await world.says(ANNA, 'My colleague John Smith will answer instead of me, please ask him.')
  await world.workAndGrant(id)
  const [question] = (await world.board(id)).questions
  await world.says(ANNA, 'Yes, that time works for me.')
  await world.work(id)
  await world.tell(id, 'meeting.decide', { question_id: question?.question_id, choice: 'wait' })
  await world.workAndGrant(id)
  expect((await world.board(id)).attendees[0]).toMatchObject({ yes: true })
})

test('a follow-up that waits for the morning keeps nobody else from being heard [M-run.3]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan()
  await world.workAndGrant(id)
  await world.says(ANNA, 'I have to decline the meeting.')
  await world.workAndGrant(id)
  const [question] = (await world.board(id)).questions
  world.clock.advance(Date.parse('2026-03-03T22:00:00Z') - world.clock.nowMs())
  await world.tell(id, 'meeting.decide', { question_id: question?.question_id, choice: 'keep_asking' })
  await world.says(PAUL, 'Yes, that works for me.')
  await world.work(id)
  expect((await world.board(id)).attendees[1]).toMatchObject({ yes: true })
})

test('a time that is over is not chosen, and nobody looks through more than 90 days [M-bad.1]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan({ calendars: ['practice'] })
  await world.work(id)
  expect(await world.tell(id, 'meeting.choose', { start: '2025-03-12T14:00:00Z' })).toMatch(/meeting\.time_past/)
  const window = { from: '2026-03-12T14:00:00Z', to: '2046-03-12T14:00:00Z' }
  expect(await world.tell(id, 'meeting.look', { window })).toMatch(/goal\.window/)
  expect((await world.board(id)).meeting).toMatchObject({ status: 'asking', slot: 1 })
})

test('a calendar that cannot be written is asked about once, and stops nobody whom a person lets go on [M-run.4]', async () => {
  const world = await openMeetingWorld({
    between: (mail) => ({
      mailbox: (account) => mail.mailbox(account),
      async calendar(name) {
        const calendar = await mail.calendar(name)
        const error = { code: 'calendar.down', message: 'it does not answer', next: 'Look at it.' }
        return Object.assign(Object.create(calendar), { put: async () => ({ outcome: 'not_done', error }) })
      },
    }),
  })
  const id = await world.plan({ attendees: [ANNA], calendars: ['practice'] })
  await world.workAndGrant(id)
  await world.says(ANNA, 'Yes, that works for me.')
  await world.workAndGrant(id)
  expect((await world.letters(ANNA)).length).toBe(1)
  const open = async () => (await world.board(id)).questions.filter(({ status }) => status === 'open')
  const question = (await open()).find(({ choices }) => choices.includes('meet_all_the_same'))
  await world.tell(id, 'meeting.decide', { question_id: question?.question_id, choice: 'meet_all_the_same' })
  await world.workAndGrant(id)
  expect((await world.letters(ANNA)).map(({ method }) => method)).toEqual([null, 'REQUEST'])
  expect((await open()).length).toBe(2)
})

test('a yes to a mail about a time that was given up is no yes to the one that is asked about now [M-run.2]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan({ attendees: [ANNA] })
  await world.workAndGrant(id)
  await world.tell(id, 'meeting.choose', { start: '2026-03-13T15:00:00.000Z' })
  await world.workAndGrant(id)
  const box = world.post.builtIn.mailboxOf(ANNA.email, ANNA.full_name)
  await box.reply(box.list()[0]?.uid as number, { text: 'Yes, that works for me.' })
  await world.workAndGrant(id)
  const board = await world.board(id)
  expect(board.attendees[0]).toMatchObject({ yes: false, stage: 'person' })
  expect(board.questions).toMatchObject([{ what: 'other_time_answered', status: 'open' }])
  await world.says(ANNA, 'Yes, Friday works as well.')
  await world.tell(id, 'meeting.decide', { question_id: board.questions[0]?.question_id, choice: 'wait' })
  await world.workAndGrant(id)
  expect((await world.board(id)).attendees[0]).toMatchObject({ yes: true })
})

test('a meeting that would begin without somebody who was named is not made [M-bad.1]', async () => {
  const world = await openMeetingWorld()
  const made = (attendees: NewAttendee[], start = START) =>
    world.meetings.create({ ...MEETING, attendees, start }, 'anke')
  expect(await made([ANNA, { ...PAUL, time_zone: 'Europe/Pariss' }])).toMatchObject({
    refused: { code: 'attendee.time_zone' },
  })
  expect(await made([ANNA, { ...PAUL, email: ANNA.email.toUpperCase() }])).toMatchObject({
    refused: { code: 'attendee.twice' },
  })
  expect(await made([ANNA], '2025-03-12T14:00:00Z')).toMatchObject({ refused: { code: 'meeting.time_past' } })
  expect(await world.meetings.list()).toEqual([])
})

test('nobody writes to somebody who was erased, and the meeting goes on without a word to them [M-run.4]', async () => {
  const world = await openMeetingWorld()
  const id = await world.plan({ attendees: [ANNA] })
  await world.workAndGrant(id)
  await world.says(ANNA, 'Yes, that works for me.')
  await world.workAndGrant(id)
  const [anna] = (await world.board(id)).attendees
  const asked = { workspace: id, person: anna?.attendee_id, by: 'anke', reason: 'they asked for it' }
  await world.lw.database
    .pool('owner')
    .query('select kernel.erase_person($1)', [
      JSON.stringify({ ...asked, now: new Date(world.clock.nowMs()).toISOString() }),
    ])
  await world.tell(id, 'meeting.cancel', { reason: 'no longer needed' })
  await world.workAndGrant(id)
  expect((await world.board(id)).attendees[0]).toMatchObject({ email: '[erased]', stage: 'closed', mails_out: 2 })
  expect((await world.state(id)).workspace.status).toBe('completed')
})
