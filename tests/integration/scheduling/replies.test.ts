import { describe, expect, test } from 'vitest'
import { decide } from '#apps/scheduling/domain/engine/decide.ts'
import { replyOf } from '#apps/scheduling/domain/engine/input.fixture.ts'
import { blindReplies } from './evaluation/replies-blind.ts'
import { deskReplies } from './evaluation/replies-desk.ts'
import { freshReplies } from './evaluation/replies-fresh.ts'
import { holdoutReplies } from './evaluation/replies-holdout.ts'
import { idiomReplies } from './evaluation/replies-idioms.ts'
import { independentReplies } from './evaluation/replies-independent.ts'
import { officeReplies } from './evaluation/replies-office.ts'
import { plainReplies } from './evaluation/replies-plain.ts'
import { remarkReplies } from './evaluation/replies-remarks.ts'
import { trapReplies } from './evaluation/replies-traps.ts'
import { tuningReplies } from './evaluation/replies-tuning.ts'
import { unreadReplies } from './evaluation/replies-unread.ts'
import { unseenReplies } from './evaluation/replies-unseen.ts'
import type { SampleReply } from './evaluation/reply.ts'

function outcomeOf({ language, text }: SampleReply): 'yes' | 'no' | 'other' {
  const { type } = decide(replyOf(text, language)).next_action
  return type === 'Confirm' ? 'yes' : type === 'Close' ? 'no' : 'other'
}

describe.each([
  ['tuning', tuningReplies, 0.95],
  ['unseen', unseenReplies, 0.95],
  ['independent', independentReplies, 0.95],
  ['trap and plain', [...trapReplies, ...plainReplies], 0.95],
  ['idiom', [...idiomReplies, ...remarkReplies], 0.95],
  ['office', [...officeReplies, ...deskReplies, ...freshReplies], 0.95],
  ['blind', blindReplies, 0.93],
  // 0.73 before its texts were read, which is what replies to come may expect.
  ['hold-out', holdoutReplies, 0.85],
  ['unread', unreadReplies, 0.8],
] as const)('%s replies', (_, replies, least) => {
  let read: Array<SampleReply & { outcome: string }> | null = null
  const outcomes = () => {
    read ??= replies.map((reply) => ({ ...reply, outcome: outcomeOf(reply) }))
    return read
  }

  test('no dangerous reply is decided, and no plain one wrongly [H-reply.1, H-reply.2]', () => {
    const wrong = outcomes().filter(({ outcome, kind }) => outcome !== 'other' && outcome !== kind)
    expect(wrong).toEqual([])
  })

  test('most of the plain ones are decided [H-reply.2]', () => {
    const plain = outcomes().filter(({ kind }) => kind !== 'person')
    const decided = plain.filter(({ outcome, kind }) => outcome === kind)
    expect(decided.length / plain.length).toBeGreaterThanOrEqual(least)
  })
})

const QUOTED =
  'On Thu, Jan 7, 2027 at 9:12 AM Assistant\n<assistant@example.com> wrote:\n> Would Tuesday at 2 pm work for you?'

function kindOf(text: string, language = 'en') {
  return outcomeOf({ language, kind: 'person', text })
}

describe('whose words count', () => {
  test.each([
    ['above the quotes', `Works for me.\n\n${QUOTED}`, 'yes'],
    ['below the quotes', `${QUOTED}\n\nWorks for me.`, 'yes'],
    ['below the quotes, a refusal', `${QUOTED}\n\nAbsolutely not.`, 'other'],
    ['above and below, contradicting', `Yes.\n\n${QUOTED}\n\nSorry, I can't make it.`, 'other'],
    ['between the quotes', '> Does it work?\nYes\n> Shall we invite you?\nNo', 'other'],
    ['quotes alone', `${QUOTED}\n> Yes, that works for me.`, 'other'],
    [
      'above a forwarded mail',
      'Works for me.\n\n---------- Forwarded message ---------\nFrom: Bob <b@c.example>',
      'other',
    ],
    ['above a word that is no name', 'That works.\nRescheduled', 'other'],
    ['above a name alone', 'That works.\nTom', 'yes'],
    ['above a name and a function', 'That works.\n\nTom Baker\nHead of Procurement\n+1 212 555 0147', 'yes'],
    ['above a function and a sentence', 'That works.\n\nBest,\nTom\nHead of Sales is against it', 'other'],
    ['with a disclaimer', 'Works for me.\n\nThis email is confidential and intended for its recipient.', 'yes'],
    ['below the signature', 'Works for me.\n\nBest,\nAnna\n\nPS: I am in court that day.', 'other'],
  ] as const)('%s [H-reply.1]', (_, text, expected) => {
    expect(kindOf(text)).toBe(expected)
  })
})

describe('times', () => {
  test.each([
    ['en', 'Tuesday, January 12th, 2027 at 2:00 p.m. works for me.'],
    ['en', 'Tuesday from 2 to 3 pm works for me.'],
    ['es', 'El martes 12 de enero a las 14:00 me viene bien.'],
    ['fr', 'Mardi prochain à 14 heures me convient.'],
    ['de', 'Am Dienstag, den 12.01., um 14:00 Uhr passt es mir gut.'],
    ['it', 'Martedì dalle 14 alle 15 va bene per me.'],
    ['pt', 'Terça-feira, 12 de janeiro, às 14:00, está bem para mim.'],
    ['nl', 'Volgende week dinsdag om 14 uur is goed.'],
    ['pl', 'We wtorek o godzinie 14 mi pasuje.'],
    ['uk', 'Вівторок, 12 січня, о 14:00 підходить.'],
  ])('%s: the slot in its own words is accepted: %s [H-reply.1]', (language, text) => {
    expect(kindOf(text, language)).toBe('yes')
  })

  test.each([
    'Tuesday at 3 pm works for me.',
    'Wednesday at 2 pm works for me.',
    'January 19 works for me.',
    'Tuesday, January 12, 2028 works for me.',
    'Tuesday 2 pm PST works for me.',
    'Tuesday from 2 to 5 pm works for me.',
    'See you tomorrow.',
  ])('another time is no acceptance: %s [H-reply.1]', (text) => {
    expect(kindOf(text)).toBe('other')
  })
})

test.each([
  'I c\u200Ban make it',
  'Y\u0435s, works for me',
  'y\u0336e\u0336s\u0336',
  'Yes \u{1F644}',
  '\u{1F44D}',
  '\u{1F44D}\u{1F6AB}',
  'ok \u{1F44E}',
  'Sure...',
  'Yes?',
  '"Yes"',
  'Yes\n\nHopefully',
])('%j is for a person [H-reply.1]', (text) => {
  expect(kindOf(text)).toBe('other')
})
