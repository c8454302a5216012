import { expect, test } from 'vitest'
import { coordinator } from '#apps/scheduling/agent/coordinator.ts'
import type { NewAttendee } from '#apps/scheduling/services/meetings-service.ts'
import { openMeetingFixture } from '../../support/meeting.ts'
import { ANNA, MEETING, PAUL, START } from '../../support/meeting-fixture.ts'

test('a yes stays a yes when thanks follow it, and the last yes still settles the meeting [M-run.1]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan()
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Thank you!')
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: true })
  await fixture.says(ANNA, 'Which room is it in?')
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: true, follow_up_at: null })
  await fixture.says(PAUL, 'That works, see you then.')
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).meeting?.status).toBe('agreed')
})

test('a time that is named by how far off it is counts from the day it was written on [M-run.2]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan({ attendees: [{ ...ANNA, time_zone: 'Europe/London' }] })
  await fixture.workAndGrant(id)
  await fixture.pass(id, 48)
  await fixture.says(ANNA, 'Unfortunately I cannot make it. Would tomorrow at 3 pm work?')
  await fixture.workAndGrant(id)
  const [question] = (await fixture.board(id)).questions
  expect(question?.alternatives.map(({ start }) => start)).toHaveLength(1)
})

test('an answer to the old time that comes while the new one is being asked about blocks nothing, and is no yes to it [M-run.2]', async () => {
  const between = { armed: false, come: async () => {} }
  const fixture = await openMeetingFixture({
    agent: {
      name: 'coordinator',
      async propose(call) {
        if (between.armed && (call.snapshot as { turn: string }).turn === 'decide') await between.come()
        return coordinator.propose(call)
      },
    },
  })
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  between.come = async () => {
    between.armed = false
    // No time passes: a lease that ended would hide what is looked for.
    const box = fixture.mail.builtIn.mailboxOf(ANNA.email, ANNA.full_name)
    await box.reply(box.list()[0]?.uid as number, { text: 'Yes, that works for me.' })
    await fixture.mail.readOnce()
  }
  between.armed = true
  await fixture.send(id, 'meeting.choose', { start: '2026-03-13T15:00:00.000Z' })
  await fixture.workAndGrant(id)
  expect((await fixture.state(id)).counts).toMatchObject({ blocked: 0 })
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: false, stage: 'wait' })
  expect((await fixture.messages(ANNA)).length).toBe(2)
})

test('somebody required who wants to be left out is a person’s to decide, and the rest then agree [M-run.2]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan()
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.says(PAUL, 'Please remove me from this meeting.')
  await fixture.workAndGrant(id)
  const [question] = (await fixture.board(id)).questions
  expect(question).toMatchObject({ status: 'open', choices: ['go_on_without', 'keep_asking'] })
  await fixture.send(id, 'meeting.decide', { question_id: question?.question_id, choice: 'go_on_without' })
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).meeting?.status).toBe('agreed')
})

test('who is let go after their mail was turned down holds the others up no longer [M-run.2]', async () => {
  const fixture = await openMeetingFixture({})
  const id = await fixture.plan()
  await fixture.work(id)
  const { approvals } = await fixture.state(id)
  const { attendees } = await fixture.board(id)
  for (const { approval_id, action_hash, subject_id } of approvals) {
    const decision = subject_id === attendees[1]?.attendee_id ? 'reject' : 'grant'
    await fixture.send(id, 'approval.decide', { approval_id, action_hash, decision, role: 'ASSISTANT' })
  }
  await fixture.work(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.work(id)
  const gone = { attendee_id: attendees[1]?.attendee_id, how: 'close' }
  expect(await fixture.send(id, 'meeting.go_on', gone)).toBe('done')
  await fixture.work(id)
  expect((await fixture.board(id)).meeting?.status).toBe('agreed')
})

test('what came after a question was asked is read although the question is decided [M-run.2]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'My colleague John Smith will answer instead of me, please ask him.')
  await fixture.workAndGrant(id)
  const [question] = (await fixture.board(id)).questions
  await fixture.says(ANNA, 'Yes, that time works for me.')
  await fixture.work(id)
  await fixture.send(id, 'meeting.decide', { question_id: question?.question_id, choice: 'wait' })
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: true })
})

test('a follow-up that waits for the morning keeps nobody else from being heard [M-run.3]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan()
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'I have to decline the meeting.')
  await fixture.workAndGrant(id)
  const [question] = (await fixture.board(id)).questions
  fixture.clock.advance(Date.parse('2026-03-03T22:00:00Z') - fixture.clock.nowMs())
  await fixture.send(id, 'meeting.decide', { question_id: question?.question_id, choice: 'keep_asking' })
  await fixture.says(PAUL, 'Yes, that works for me.')
  await fixture.work(id)
  expect((await fixture.board(id)).attendees[1]).toMatchObject({ yes: true })
})

test('a time that is over is not chosen, and nobody looks through more than 90 days [M-bad.1]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan({ calendars: ['demo'] })
  await fixture.work(id)
  expect(await fixture.send(id, 'meeting.choose', { start: '2025-03-12T14:00:00Z' })).toMatch(/meeting\.time_past/)
  const window = { from: '2026-03-12T14:00:00Z', to: '2046-03-12T14:00:00Z' }
  expect(await fixture.send(id, 'meeting.look', { window })).toMatch(/goal\.window/)
  expect((await fixture.board(id)).meeting).toMatchObject({ status: 'asking', slot: 1 })
})

test('a calendar that cannot be written is asked about once, and stops nobody whom a person lets go on [M-run.4]', async () => {
  const fixture = await openMeetingFixture({
    between: (mail) => ({
      mailbox: (account) => mail.mailbox(account),
      async calendar(name) {
        const calendar = await mail.calendar(name)
        const error = { code: 'calendar.down', message: 'it does not answer', next: 'Look at it.' }
        return Object.assign(Object.create(calendar), { put: async () => ({ outcome: 'not_done', error }) })
      },
    }),
  })
  const id = await fixture.plan({ attendees: [ANNA], calendars: ['demo'] })
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  expect((await fixture.messages(ANNA)).length).toBe(1)
  const open = async () => (await fixture.board(id)).questions.filter(({ status }) => status === 'open')
  const question = (await open()).find(({ choices }) => choices.includes('meet_all_the_same'))
  await fixture.send(id, 'meeting.decide', { question_id: question?.question_id, choice: 'meet_all_the_same' })
  await fixture.workAndGrant(id)
  expect((await fixture.messages(ANNA)).map(({ method }) => method)).toEqual([null, 'REQUEST'])
  expect((await open()).length).toBe(2)
})

test('a yes to a mail about a time that was given up is no yes to the one that is asked about now [M-run.2]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  await fixture.send(id, 'meeting.choose', { start: '2026-03-13T15:00:00.000Z' })
  await fixture.workAndGrant(id)
  const box = fixture.mail.builtIn.mailboxOf(ANNA.email, ANNA.full_name)
  await box.reply(box.list()[0]?.uid as number, { text: 'Yes, that works for me.' })
  await fixture.workAndGrant(id)
  const board = await fixture.board(id)
  expect(board.attendees[0]).toMatchObject({ yes: false, stage: 'person' })
  expect(board.questions).toMatchObject([{ what: 'other_time_answered', status: 'open' }])
  await fixture.says(ANNA, 'Yes, Friday works as well.')
  await fixture.send(id, 'meeting.decide', { question_id: board.questions[0]?.question_id, choice: 'wait' })
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: true })
})

test('a meeting that would begin without somebody who was named is not made [M-bad.1]', async () => {
  const fixture = await openMeetingFixture()
  const made = (attendees: NewAttendee[], start = START) =>
    fixture.meetings.create({ ...MEETING, attendees, start }, 'anke')
  expect(await made([ANNA, { ...PAUL, time_zone: 'Europe/Pariss' }])).toMatchObject({
    refused: { code: 'attendee.time_zone' },
  })
  expect(await made([ANNA, { ...PAUL, email: ANNA.email.toUpperCase() }])).toMatchObject({
    refused: { code: 'attendee.twice' },
  })
  expect(await made([ANNA], '2025-03-12T14:00:00Z')).toMatchObject({ refused: { code: 'meeting.time_past' } })
  expect(await fixture.meetings.list()).toEqual([])
})

test('nobody writes to somebody who was erased, and the meeting goes on without a word to them [M-run.4]', async () => {
  const fixture = await openMeetingFixture()
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  const [anna] = (await fixture.board(id)).attendees
  const asked = { workspace: id, person: anna?.attendee_id, by: 'anke', reason: 'they asked for it' }
  await fixture.lw.database
    .pool('owner')
    .query('select kernel.erase_person($1)', [
      JSON.stringify({ ...asked, now: new Date(fixture.clock.nowMs()).toISOString() }),
    ])
  await fixture.send(id, 'meeting.cancel', { reason: 'no longer needed' })
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ email: '[erased]', stage: 'closed', mails_out: 2 })
  expect((await fixture.state(id)).workspace.status).toBe('completed')
})
