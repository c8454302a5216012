import { expect, test } from 'vitest'
import type { EndedEffect } from '#kernel/ports/app.ts'
import { outcome } from './outcome.ts'

const context = { now: '2026-11-01T10:00:00.000Z', uuid: () => 'an id' }

function ended(more: Partial<EndedEffect>): EndedEffect {
  return {
    ...{ intentId: 'intent', intendedAt: context.now, runId: 'run', approvalId: 'approval' },
    ...{ tool: 'append:shared_heuristics', status: 'verified', output: null, error: null },
    input: { promotion_ticket_id: 'ticket', text_hash: 'hash', heuristics: [{}, {}] },
    ...more,
  } as EndedEffect
}

test('what is shared is shared, also where only the outside shows it and the tool never answered [C-promote.2]', () => {
  const followed = outcome(ended({}), context)
  expect(followed.changes).toEqual([
    {
      ...{ table: 'casework.promotions', op: 'update', where: { promotion_ticket_id: 'ticket' } },
      row: { heuristics: 2, updated_at: context.now },
    },
  ])
  expect(followed.records).toEqual([{ action: 'promotion', name: 'shared_heuristics', operation: 'append' }])
  expect(followed).toEqual(outcome(ended({ output: { heuristics: 2 } }), context))
})

test('of what nobody has seen nothing follows', () => {
  expect(outcome(ended({ status: 'uncertain' }), context)).toEqual({ changes: [] })
  expect(outcome(ended({ tool: 'text.extract', input: {} }), context)).toEqual({ changes: [] })
})
