import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App, EndedEffect } from '#kernel/ports/app.ts'
import { done, fakeTool, openBench, pick, task, use } from '../../support/bench.ts'

/** A pack that keeps a letter for every effect that ended. */
function remembering(ended: EndedEffect[]) {
  return (app: App): App => ({
    ...app,
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
    app: remembering(ended),
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
      app: remembering(ended),
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
  const lines: string[] = []
  const bench = await openBench({
    tasks: [task()],
    tools: [fakeTool('probe', 'irreversible', () => done())],
    says: [pick, use('probe')],
    app: (app) => ({ ...app, outcome: () => ({ changes: [], notice: 'Somebody must look.' }) }),
    notifier: { notify: (n) => lines.push(`${n.kind}: ${n.text}`) },
  })
  await bench.drive()
  expect(lines).toEqual(['reminder: Somebody must look.'])
})

test.each(['found late', 'decided by a person'] as const)(
  'an effect that is %s leaves all that it would have left at once [K-cycle.11]',
  async (settle) => {
    const lines: string[] = []
    const ended: EndedEffect[] = []
    let found = false
    const bytes = new TextEncoder().encode('kept')
    const hash = sha256Hex(bytes)
    const bench = await openBench({
      tasks: [task()],
      tools: [
        fakeTool(
          'probe',
          'irreversible',
          () => done(),
          () => ({ found }),
        ),
      ],
      says: [pick, use('probe')],
      notifier: { notify: (n) => lines.push(`${n.kind}: ${n.text}`) },
      app: (app) => ({
        ...app,
        outcome(effect, { now, uuid }) {
          ended.push(effect)
          if (effect.status !== 'verified') return { changes: [] }
          const row = {
            ...{ artifact_id: uuid(), artifact_type: 'note', artifact_key: 'late', version: 1, source: 'agent' },
            ...{ status: 'pending', hash, hash_source: 'bytes', content_type: 'text/plain', byte_size: bytes.length },
            ...{
              lineage: { derived_from: [], transformation: 'probe', run_id: effect.runId },
              run_id: effect.runId,
              created_at: now,
            },
          }
          return {
            changes: [{ table: 'kernel.artifacts', op: 'insert', rows: [row] }],
            blobs: [{ hash, bytes }],
            records: [{ action: 'export', name: 'probe', operation: 'late' }],
            notice: 'It was there.',
            pause: 'Somebody must look.',
          }
        },
      }),
    })
    await bench.drive()
    found = settle === 'found late'
    if (found) bench.clock.advance(60_000)
    else await bench.send('effect.settle', { intent_id: ended[0]?.intentId, outcome: 'verified' })
    await bench.drive()

    expect(lines.slice(1)).toEqual(['paused: Somebody must look.', 'reminder: It was there.'])
    expect(await bench.rows('select status from kernel.workspaces where workspace_id = $1', [bench.workspace])).toEqual(
      [{ status: 'paused' }],
    )
    expect(
      await bench.rows('select bytes from kernel.blobs where workspace_id = $1 and hash = $2', [bench.workspace, hash]),
    ).toEqual([{ bytes: Buffer.from(bytes) }])
    const exports = await bench.rows(
      `select payload::jsonb from kernel.audit_log where workspace_id = $1 and payload::jsonb #>> '{target,target_type}' = 'export'`,
      [bench.workspace],
    )
    expect(exports).toMatchObject([{ payload: { outcome: 'success', output_artifacts: [{ hash_sha256: hash }] } }])
  },
)
