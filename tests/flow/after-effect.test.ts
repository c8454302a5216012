import { expect, test } from 'vitest'
import type { EndedEffect, Pack } from '#ports/pack.ts'
import { done, fakeTool, openBench, pick, task, use } from '../harness/bench.ts'

/** A pack that keeps a letter for every effect that ended. */
function remembering(ended: EndedEffect[]) {
  return (pack: Pack): Pack => ({
    ...pack,
    outcome(effect, { now, uuid }) {
      ended.push(effect)
      const row = {
        letter_id: uuid(),
        letter_key: effect.status.replace('_', '-'),
        recipient: 'Zoë',
        body: '',
        drafted_at: now,
      }
      return { changes: [{ table: 'letters.letters', op: 'insert', rows: [row] }] }
    },
  })
}

test("the pack's own rows change in the commit that ends an effect [K-cycle.11]", async () => {
  const ended: EndedEffect[] = []
  const tool = fakeTool('probe', 'irreversible', () => done())
  const bench = await openBench({
    tasks: [task()],
    tools: [tool],
    says: [pick, use('probe')],
    pack: remembering(ended),
  })
  await bench.drive()
  expect(ended).toMatchObject([{ tool: 'probe', input: {}, status: 'verified', output: {} }])
  const transactions = await bench.rows(
    `select xmin::text from letters.letters where workspace_id = $1 union select xmin::text from kernel.intents where workspace_id = $1`,
    [bench.workspace],
  )
  expect(transactions).toHaveLength(1)
})

test('an uncertain effect changes them twice: when nobody knows, and when it is found or decided', async () => {
  for (const settle of ['found late', 'decided by a person'] as const) {
    const ended: EndedEffect[] = []
    let found = false
    const tool = fakeTool(
      'probe',
      'irreversible',
      () => done(),
      () => ({ found }),
    )
    const bench = await openBench({
      tasks: [task()],
      tools: [tool],
      says: [pick, use('probe')],
      pack: remembering(ended),
    })
    await bench.drive()
    expect(ended.map((e) => e.status)).toEqual(['uncertain'])
    found = settle === 'found late'
    if (found) bench.clock.advance(60_000)
    else await bench.send('effect.settle', { intent_id: ended[0]?.intentId, outcome: 'not_done' })
    await bench.drive()
    expect(ended.map((e) => e.status)).toEqual(['uncertain', found ? 'verified' : 'not_done'])
    expect((await bench.table('letters.letters')).length).toBe(2)
    expect(ended[1]).toMatchObject({ intentId: ended[0]?.intentId, tool: 'probe', input: {}, output: null })
  }
})

test('what the pack has to say about an ended effect reaches a person, once it is committed [K-grant.14]', async () => {
  const told: string[] = []
  const bench = await openBench({
    tasks: [task()],
    tools: [fakeTool('probe', 'irreversible', () => done())],
    says: [pick, use('probe')],
    pack: (pack) => ({ ...pack, outcome: () => ({ changes: [], notice: 'Somebody must look.' }) }),
    notifier: { notify: (n) => told.push(`${n.kind}: ${n.text}`) },
  })
  await bench.drive()
  expect(told).toEqual(['reminder: Somebody must look.'])
})
