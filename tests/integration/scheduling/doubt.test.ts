import { expect, test } from 'vitest'
import type { OpenMailService } from '#apps/scheduling/services/mail-service.ts'
import type { MailService } from '#apps/scheduling/tools/mail-service.ts'
import { openMeetingFixture } from '../../support/meeting.ts'
import { ANNA, PAUL } from '../../support/meeting-fixture.ts'

/** A post that can lose sight of what it sent, or refuse to send, to whom the test says. */
function troubled() {
  const trouble = { unseen: false, refuses: (_to: string) => false }
  const between = (mail: OpenMailService): MailService => ({
    calendar: (name) => mail.calendar(name),
    async mailbox(account) {
      const box = await mail.mailbox(account)
      return new Proxy(box, {
        get(target, name) {
          if (name === 'find' && trouble.unseen) return async () => null
          if (name === 'send')
            return (mail: Parameters<typeof box.send>[0], signal: AbortSignal) =>
              trouble.refuses(mail.to.address)
                ? { outcome: 'not_done', error: { code: 'mail.refused', message: 'no such mailbox', next: 'Look.' } }
                : box.send(mail, signal)
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    },
  })
  return { trouble, between }
}

test('an answer to a mail of which nobody knows yet that it went is kept, and counts once that is known [M-show.6]', async () => {
  const { trouble, between } = troubled()
  const fixture = await openMeetingFixture({ between })
  const id = await fixture.plan({ attendees: [ANNA] })
  trouble.unseen = true
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ mails_out: 0 })
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ inbound: 1, yes: false })
  trouble.unseen = false
  fixture.clock.advance(120_000)
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ yes: true, invited: true })
  expect((await fixture.messages(ANNA)).map(({ method }) => method)).toEqual([null, 'REQUEST'])
})

test('patience that a person chose while a mail was in doubt does not stand in the way of its late evidence [M-show.6]', async () => {
  const { trouble, between } = troubled()
  const fixture = await openMeetingFixture({ between })
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  trouble.unseen = true
  await fixture.says(ANNA, 'Which room is it in?')
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'My colleague John Smith will answer instead of me, please ask him.')
  await fixture.workAndGrant(id)
  const [question] = (await fixture.board(id)).questions
  expect(await fixture.send(id, 'meeting.decide', { question_id: question?.question_id, choice: 'wait' })).toBe('done')
  trouble.unseen = false
  fixture.clock.advance(120_000)
  await fixture.workAndGrant(id)
  expect((await fixture.board(id)).attendees[0]).toMatchObject({ uncertain: null, mails_out: 2 })
})

test('nobody writes a mail again that may have gone out [M-show.6]', async () => {
  const { trouble, between } = troubled()
  const fixture = await openMeetingFixture({ between })
  const id = await fixture.plan({ attendees: [ANNA] })
  trouble.unseen = true
  await fixture.workAndGrant(id)
  const [anna] = (await fixture.board(id)).attendees
  const again = { attendee_id: anna?.attendee_id, how: 'write_again' }
  expect(await fixture.send(id, 'meeting.go_on', again)).toMatch(/attendee\.not_writing/)
})

test('whose invitation is in doubt when the meeting is cancelled hears of it when it is found, and nothing is over before [M-run.4]', async () => {
  const { trouble, between } = troubled()
  const fixture = await openMeetingFixture({ between })
  const id = await fixture.plan({ attendees: [ANNA] })
  await fixture.workAndGrant(id)
  trouble.unseen = true
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  await fixture.send(id, 'meeting.cancel', { reason: 'no longer needed' })
  await fixture.workAndGrant(id)
  expect((await fixture.state(id)).workspace.status).toBe('active')
  trouble.unseen = false
  fixture.clock.advance(120_000)
  await fixture.workAndGrant(id)
  expect((await fixture.messages(ANNA)).map(({ method }) => method)).toEqual([null, 'REQUEST', 'CANCEL'])
  expect((await fixture.state(id)).workspace.status).toBe('completed')
})

test('one who cannot be told of a cancellation keeps nobody else from hearing it, and a person ends the trying [M-run.4]', async () => {
  const { trouble, between } = troubled()
  const fixture = await openMeetingFixture({ between })
  const id = await fixture.plan()
  await fixture.workAndGrant(id)
  await fixture.says(ANNA, 'Yes, that works for me.')
  await fixture.says(PAUL, 'Yes, that works for me.')
  await fixture.workAndGrant(id)
  trouble.refuses = (to) => to === ANNA.email
  await fixture.send(id, 'meeting.cancel', { reason: 'no longer needed' })
  await fixture.workAndGrant(id)
  expect((await fixture.messages(PAUL)).at(-1)).toMatchObject({ method: 'CANCEL' })
  const open = (await fixture.board(id)).questions.filter(({ status }) => status === 'open')
  expect(open).toMatchObject([{ what: 'mail.refused', choices: ['try_again', 'close'] }])
  const decide = (choice: string, question_id = open[0]?.question_id) =>
    fixture.send(id, 'meeting.decide', { question_id, choice })
  expect(await decide('close')).toBe('done')
  await fixture.workAndGrant(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
})
