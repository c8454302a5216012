import { describe, expect, test } from 'vitest'
import { decide } from './decide.ts'
import { conversation, inputOf, replyOf } from './input.fixture.ts'

/** Replies as strangers wrote them, none of which had been thought of. */
const READ: ReadonlyArray<readonly [string, string, string]> = [
  ['en', 'Reply.clarify', 'Works in theory.'],
  ['en', 'Escalate.unusual', "I'd be a fool to decline."],
  ['en', 'Escalate.unusual', "I can't see any reason not to."],
  ['en', 'Escalate.unusual', "All good on my side. I can't do any other day anyway."],
  ['en', 'Escalate.unusual', "Why not, let's do it."],
  ['en', 'Escalate.unusual', 'dosent work 4 me sry'],
  ['en', 'Close.declined', "We have decided not to proceed, so there's no need for a meeting."],
  ['en', 'Escalate.unusual', "I've left the company."],
  ['en', 'Escalate.internal', 'Can we do this by email instead?'],
  ['en', 'Escalate.internal', 'Yes that works. Do I need to bring anything?'],
  ['en', 'Wait.attendee', "I'll know more on Friday."],
  ['en', 'Reply.clarify', '99% sure I can make it.'],
  ['en', 'Reply.clarify', 'Almost certain that works.'],
  ['en', 'Reply.clarify', 'Looks ok at first glance.'],
  ['en', 'Escalate.unusual', "I'm free all day except 2pm."],
  ['en', 'Confirm.pending_others', 'Tuesday the 12th is good.'],
  ['es', 'Escalate.unusual', 'Me vendría bien otro día.'],
  ['es', 'Reply.clarify', 'Es casi seguro que puedo ir.'],
  ['fr', 'Wait.attendee', 'Je regarde mon agenda et vous confirme rapidement.'],
  ['fr', 'Wait.attendee', 'Je confirme dès que possible.'],
  ['it', 'Reply.clarify', 'Quasi certamente ci sarò.'],
  ['pt', 'Reply.clarify', 'É quase certo que posso ir.'],
  ['pt', 'Reply.clarify', 'Por enquanto sim.'],
  ['es', 'Confirm.pending_others', 'No hay inconveniente.'],
  ['fr', 'Confirm.pending_others', "Je n'y vois pas d'inconvénient."],
  ['fr', 'Escalate.unusual', "Merci de ne plus m'écrire."],
  ['de', 'Confirm.pending_others', 'Nichts dagegen.'],
  ['de', 'Escalate.unusual', 'Da habe ich schon was.'],
  ['de', 'Escalate.unusual', 'Meine Kollegin Frau Berg wird mich vertreten.'],
  ['it', 'Escalate.unusual', 'Vi prego di non scrivermi più.'],
  ['pt', 'Confirm.pending_others', 'Dá para mim, mas preferia quarta.'],
  ['pt', 'Escalate.unusual', 'Não me enviem mais e-mails.'],
  ['nl', 'Close.declined', 'Ik zal niet deelnemen.'],
  ['nl', 'Escalate.unusual', 'Ik ben afwezig tot en met 12 januari.'],
  ['nl', 'Escalate.unusual', 'Stuur mij geen mails meer.'],
  ['pl', 'Confirm.pending_others', 'Nie mam nic przeciwko.'],
  ['pl', 'Escalate.unusual', 'Proszę do mnie więcej nie pisać.'],
  ['uk', 'Reply.clarify', 'Швидше за все так.'],
  ['uk', 'Confirm.pending_others', 'Не заперечую.'],
]

describe('other words for the same', () => {
  test.each(READ)('%s %s: %s [M-dec.1]', (language, expected, reply) => {
    const { type, subtype } = decide(replyOf(reply, language)).next_action
    expect(`${type}.${subtype}`).toBe(expected)
  })

  test.each([
    'This email is confidential. If you are not the intended recipient, please delete it and do not copy.',
    'Diese E-Mail ist vertraulich. Wenn Sie nicht der Empfänger sind, löschen Sie sie.',
    'Please consider the environment before printing this email.',
  ])('what a mail server adds below is not read: %s [M-dec.4]', (notice) => {
    expect(decide(replyOf(`Yes, works for me.\n\n${notice}`)).attendee_score).toBe(100)
  })
})

test('the language of what is quoted below is not that of the answer [M-dec.4]', () => {
  const quoted = 'Am Di., 5. Januar 2027 schrieb Anna <anna@example.com>:\n> Würde Ihnen dieser Termin passen?'
  expect(decide(replyOf(`Works for me, thanks\n\n${quoted}`)).attendee_score).toBe(100)
})

const starts = (reply: string) => decide(replyOf(reply)).suggested_alternatives.map(({ start }) => start)

describe('other times', () => {
  test('an hour belongs to the day that follows it, not to one that was refused before it [M-dec.7]', () => {
    expect(starts("Tuesday's bad, could do 3 in the afternoon on Wednesday 13 January")).toEqual([
      '2027-01-13T20:00:00Z',
    ])
    // "Around" is no certain time.
    expect(starts('Could we do Wednesday 13 January, around 3pm, or 4pm?')).toEqual(['2027-01-13T21:00:00Z'])
  })

  test('"push it to 4pm" is four, "ten to 4" is nothing certain [M-dec.7]', () => {
    expect(starts('Could we push it to 4pm?')).toEqual(['2027-01-12T21:00:00Z'])
    expect(starts('Could we do ten to 4pm?')).toEqual([])
  })

  test('a time that is offered beside the refused slot is heard [M-dec.5]', () => {
    for (const reply of [
      'Wednesday at 3 would be better as Tuesday is not possible.',
      "Tuesday won't do. Wednesday 2pm your time?",
    ])
      expect(decide(replyOf(reply)).next_action.subtype).toBe('alternatives_proposed')
  })
})

describe('after the answer', () => {
  const yes = ['in', 'Yes, works for me.', '2027-01-07T15:00:00Z'] as const
  const noted = ['out', 'Thank you for confirming.', '2027-01-07T16:00:00Z'] as const

  test('a question takes no yes back [M-dec.6]', () => {
    const asks = ['in', 'Where is it again?', '2027-01-08T15:00:00Z'] as const
    const given = inputOf(conversation(['out', 'Would this work?'], yes, noted, asks), { now: '2027-01-08T15:05:00Z' })
    const { attendee_score, engagement, next_action } = decide(given)
    expect({ attendee_score, engagement, subtype: next_action.subtype }).toEqual({
      attendee_score: 90,
      engagement: 'confirmed',
      subtype: 'answer',
    })
  })

  test('who promised an answer and gave none is asked again, in working hours [M-time.7]', () => {
    const promise = ['in', 'I will get back to you tomorrow.', '2027-01-07T15:00:00Z'] as const
    const at = (now: string) =>
      decide(inputOf(conversation(['out', 'Would this work?'], promise), { now, start: '2027-01-26T14:00:00' }))
    expect(at('2027-01-07T15:05:00Z')).toMatchObject({ follow_up_date: '2027-01-11T15:00:00Z' })
    expect(at('2027-01-11T14:59:00Z').next_action.type).toBe('Wait')
    expect(at('2027-01-11T15:00:00Z').next_action).toEqual({ type: 'Reply', subtype: 'clarify' })
    expect(at('2027-01-16T15:00:00Z')).toMatchObject({ follow_up_date: '2027-01-18T14:00:00Z' })
  })
})
