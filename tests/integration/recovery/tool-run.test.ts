import { expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import { withinTime } from '#kernel/controller/time-limit.ts'
import { type Attempt, contextOf, lookOutside, runTool, settle } from '#kernel/controller/tool-run.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { ToolArtifact, ToolResult } from '#kernel/ports/tool.ts'
import { AT, DONE, fakeTool, intent, loaded, NOT_DONE, stage, WORKSPACE } from './stage.ts'

const never = () => new Promise<never>(() => {})
const INPUT = { to: 'anna' }

function attempt(at: ReturnType<typeof stage>, tool: ReturnType<typeof fakeTool>, misfit?: string): Promise<Attempt[]> {
  const context = contextOf(at.deps, at.lease, intent())
  return runTool(at.deps, at.lease, loaded([tool], {}, misfit), tool, INPUT, context)
}

test('a tool is told where, for what and under which key it works; a later try has the same key outside', () => {
  const { deps, lease } = stage()
  expect(contextOf(deps, lease, intent({ idempotency_key: 'probe#3:anna' }))).toEqual({
    workspaceId: WORKSPACE,
    runId: 'run-tool',
    taskId: 'task-1',
    idempotencyKey: 'probe:anna',
    nowMs: Date.parse(AT),
  })
})

test('an irreversible tool is tried once, whatever it answers', async () => {
  for (const answer of [() => DONE, () => NOT_DONE, () => Promise.reject(new Error('it broke'))]) {
    const tool = fakeTool({ answers: [answer] })
    expect(await attempt(stage(), tool)).toHaveLength(1)
    expect(tool.runs).toMatchObject([{ input: INPUT, context: { runId: 'run-tool', signal: expect.any(AbortSignal) } }])
  }
})

test('a tool that throws has not answered, and is told by what it threw', async () => {
  const tool = fakeTool({ answers: [() => Promise.reject(new Error('it broke'))] })
  expect(await attempt(stage(), tool)).toMatchObject([
    { outcome: 'unknown', error: { code: 'tool.failed', message: 'it broke' } },
  ])
})

test('an idempotent tool is tried until it is done, or as often as is allowed', async () => {
  const broken = () => Promise.reject(new Error('it broke'))
  const second = fakeTool({ effect: 'idempotent', answers: [broken, () => DONE] })
  expect((await attempt(stage(), second)).map((a) => a.outcome)).toEqual(['unknown', 'done'])
  const third = fakeTool({ effect: 'idempotent', answers: [() => NOT_DONE] })
  expect((await attempt(stage({ toolAttempts: 2 }), third)).map((a) => a.outcome)).toEqual(['not_done', 'not_done'])
})

test('nothing is tried once another controller took over', async () => {
  const at = stage()
  at.lose()
  const tool = fakeTool({ effect: 'idempotent' })
  expect(await attempt(at, tool)).toEqual([])
  expect(tool.runs).toEqual([])
})

test('what it answers is a receipt: done as it said, not_done as it said', async () => {
  expect(await attempt(stage(), fakeTool())).toEqual([DONE])
  expect(await attempt(stage(), fakeTool({ answers: [() => NOT_DONE] }))).toEqual([NOT_DONE])
})

const artifact = (size = 1): ToolArtifact => ({
  artifact_type: 'letter',
  name: 'copy',
  content_type: 'text/plain',
  bytes: new Uint8Array(size),
})
const bringing = (artifacts: ToolArtifact[]): ToolResult => ({ outcome: 'done', output: {}, artifacts })
const MOST_BYTES = 10 * 1024 * 1024

test.for<[string, ToolResult, string | undefined, string]>([
  ['neither done nor not_done', 'yes' as never, undefined, 'it answered neither done nor not_done'],
  ['nothing', undefined as never, undefined, 'it answered neither done nor not_done'],
  ['an output that does not fit', DONE, 'is no number', '/receipt is no number'],
  ['too many artifacts', bringing(Array(21).fill(artifact())), undefined, 'it brought more than 20 artifacts'],
  [
    'too large an artifact',
    bringing([artifact(), artifact(MOST_BYTES + 1)]),
    undefined,
    'it brought too large an artifact',
  ],
])('an answer that does not fit is not believed: %s', async ([, answer, misfit, message]) => {
  expect(await attempt(stage(), fakeTool({ answers: [() => answer] }), misfit)).toEqual([
    { outcome: 'unknown', error: { code: 'tool.output_invalid', message, next: 'The effect is looked up outside.' } },
  ])
})

test('a misfit of the whole answer is told without a place', async () => {
  const tool = fakeTool()
  const app = loaded([tool], {}, 'is no object', '')
  const { deps, lease } = stage()
  const [tried] = await runTool(deps, lease, app, tool, INPUT, contextOf(deps, lease, intent()))
  expect(tried).toMatchObject({ error: { message: 'is no object' } })
})

test('twenty artifacts of the largest size are believed', async () => {
  const most = bringing([artifact(MOST_BYTES), ...Array(19).fill(artifact())])
  expect(await attempt(stage(), fakeTool({ answers: [() => most] }))).toEqual([most])
})

const UNKNOWN: Attempt = { outcome: 'unknown', error: { code: 'tool.failed', message: 'it broke', next: 'Look.' } }
const settled = (tool: ReturnType<typeof fakeTool>, attempts: Attempt[]) => {
  const { deps, lease } = stage()
  return settle(deps, lease, tool, INPUT, intent(), attempts)
}

test('a reading is verified by what it read, and not done without', async () => {
  const tool = fakeTool({ effect: 'read' })
  expect(await settled(tool, [UNKNOWN, DONE as Attempt])).toEqual({
    status: 'verified',
    evidence: { found: true, contentHash: sha256Hex('{"receipt":1}') },
  })
  expect(await settled(tool, [{ outcome: 'done', output: undefined }])).toMatchObject({
    evidence: { contentHash: sha256Hex('null') },
  })
  for (const attempts of [[], [UNKNOWN], [DONE as Attempt, UNKNOWN]])
    expect(await settled(tool, attempts)).toEqual({ status: 'not_done', evidence: null })
  expect(tool.looks).toEqual([])
})

test('only where every try says so is an effect not done; otherwise the outside is asked [K-effect.3]', async () => {
  const tool = fakeTool()
  expect(await settled(tool, [NOT_DONE as Attempt, NOT_DONE as Attempt])).toEqual({
    status: 'not_done',
    evidence: null,
  })
  expect(tool.looks).toEqual([])
  for (const attempts of [[], [UNKNOWN, NOT_DONE as Attempt], [DONE as Attempt]])
    expect(await settled(tool, attempts)).toEqual({ status: 'verified', evidence: { found: true } })
  expect(tool.looks).toHaveLength(3)
  const absent = fakeTool({ finds: () => ({ found: false, detail: 'not there' }) })
  expect(await settled(absent, [DONE as Attempt])).toEqual({
    status: 'uncertain',
    evidence: { found: false, detail: 'not there' },
  })
})

test('not being able to look is not finding it; only true is found', async () => {
  const { deps, lease } = stage()
  const look = (finds: () => never) => lookOutside(deps, lease, fakeTool({ finds }), INPUT, intent())
  const broken = () => {
    throw new Failure('post.down', 'no answer', 'Wait.')
  }
  const thrown = () => {
    throw new Error('it broke')
  }
  expect(await look(thrown)).toEqual({ found: false, detail: 'could not look: tool.failed: it broke' })
  expect(await look(broken)).toEqual({ found: false, detail: 'could not look: post.down: no answer' })
  expect(await look(() => ({ found: 'yes', contentHash: 'x' }) as never)).toEqual({ found: false, contentHash: 'x' })
  expect(await look(() => undefined as never)).toEqual({ found: false })
})

// ---- the time limit

test('a value in time is the answer, and its signal ends with it', async () => {
  const { deps, lease } = stage()
  let seen: AbortSignal | undefined
  const limited = await withinTime(deps, 'tool', 1000, lease.lost, async (signal) => {
    seen = signal
    expect(signal.aborted).toBe(false)
    return 5
  })
  expect(limited).toEqual({ ok: true, value: 5 })
  expect(seen?.aborted).toBe(true)
  expect(seen?.reason).toMatchObject({ name: 'AbortError', message: 'nobody waits for it any longer' })
})

test.for(['tool', 'agent'] as const)(
  'past the limit a %s has not answered, and is told that nobody waits',
  async (area) => {
    const { deps, lease, clock } = stage()
    let seen: AbortSignal | undefined
    const limited = withinTime(deps, area, 1000, lease.lost, (signal) => {
      seen = signal
      return never()
    })
    clock.advance(999)
    await Promise.resolve()
    expect(seen?.aborted).toBe(false)
    clock.advance(1)
    expect(await limited).toEqual({
      ok: false,
      why: 'late',
      error: {
        code: `${area}.timeout`,
        message: 'no answer within 1000 ms',
        next: 'Look at what happened there, or raise the limit.',
      },
    })
    expect(seen?.aborted).toBe(true)
  },
)

const TAKEN = {
  ok: false,
  why: 'lost',
  error: { code: 'lease.lost', message: 'another controller took over', next: 'It goes on there.' },
}

test('when another controller takes over, it ends at once; after that it does not begin', async () => {
  const { deps, lease, lose } = stage()
  let seen: AbortSignal | undefined
  const limited = withinTime(deps, 'tool', 1000, lease.lost, (signal) => {
    seen = signal
    return never()
  })
  lose()
  expect(seen?.aborted).toBe(true)
  expect(await limited).toEqual(TAKEN)
  let begun = false
  const late = withinTime(deps, 'tool', 1000, lease.lost, async () => {
    begun = true
  })
  expect(await late).toEqual(TAKEN)
  expect(begun).toBe(false)
})

test('what ended leaves no listener behind', async () => {
  const { deps, lease } = stage()
  const counts = { added: 0, removed: 0 }
  const { lost } = lease
  const add = lost.addEventListener.bind(lost)
  const remove = lost.removeEventListener.bind(lost)
  lost.addEventListener = ((...args: Parameters<typeof add>) => {
    counts.added += 1
    add(...args)
  }) as typeof add
  lost.removeEventListener = ((...args: Parameters<typeof remove>) => {
    counts.removed += 1
    expect(args[0]).toBe('abort')
    remove(...args)
  }) as typeof remove
  await withinTime(deps, 'tool', 1000, lost, async () => 1)
  expect(counts).toEqual({ added: 1, removed: 1 })
})

test.for<[string, unknown, { code: string; message: string }]>([
  [
    'a failure by its own code',
    new Failure('post.down', 'no answer', 'Wait.'),
    { code: 'post.down', message: 'no answer' },
  ],
  ['an error by its message', new Error('it broke'), { code: 'tool.failed', message: 'it broke' }],
  ['anything else by its text', 'no', { code: 'tool.failed', message: 'no' }],
  ['without a word', new Error(''), { code: 'tool.failed', message: 'it failed' }],
  ['at most 500 characters', new Error('x'.repeat(600)), { code: 'tool.failed', message: 'x'.repeat(500) }],
])('what was thrown is told: %s', async ([, thrown, error]) => {
  const { deps, lease } = stage()
  const limited = await withinTime(deps, 'tool', 1000, lease.lost, () => Promise.reject(thrown))
  expect(limited).toEqual({
    ok: false,
    why: 'failed',
    error: { ...error, next: 'Look at what happened there, or raise the limit.' },
  })
})
