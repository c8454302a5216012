import { expect, test } from 'vitest'
import { refuse } from '#kernel/decide.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Row } from '#kernel/ports/store.ts'
import { type Bench, openBench, task } from '../../support/bench.ts'

const LANE = `
FILE_LETTERS:
  callers: [SENDER]
  actions: [letter.file]
  scope: [workspace_id, run_id, letter_key]
  prohibits: [foreign_recipient]
  approval: none
  risk: low
`

/** The letters, where people put letters into the file themselves, each act in a lane. */
const governed = (app: App): App => ({
  ...app,
  authorizeHumanActions: true,
  writes: ['letter.file'],
  policy: { ...app.policy, lanes: { ...app.policy.lanes, text: app.policy.lanes.text + LANE } },
  receive: (_state, item) => {
    const { key, foreign } = item.content as { key?: string; foreign?: boolean }
    if (item.kind !== 'letter.file') return refuse('inbox.unknown_kind', 'nobody understands it', 'Send a letter.')
    return {
      kind: 'write',
      action: 'letter.file',
      scope: { ...(key ? { letter_key: key } : {}) } as Record<string, string>,
      traits: foreign ? ['foreign_recipient'] : [],
      make: ({ now, uuid }) => [
        {
          table: 'letters.letters',
          op: 'insert',
          rows: [{ letter_id: uuid(), letter_key: key, recipient: 'R', body: 'B', drafted_at: now }],
        },
      ],
    }
  },
})

const open = () => openBench({ tasks: [task()], app: governed })
const runsNamed = async (bench: Bench, name: string) =>
  (await bench.table('kernel.runs')).filter(({ run_name }) => run_name === name)
const file = (bench: Bench, content: Row) => bench.send('letter.file', content)
const outcomes = async (bench: Bench) => (await bench.table('kernel.inbox')).map(({ outcome }) => outcome)

test('what a person does in a lane is a run of its own under the role that they name, below the orchestrator, told from beginning to end [C-act.2]', async () => {
  const bench = await open()
  await file(bench, { role: 'SENDER', key: 'one' })
  await bench.drive()
  expect(await bench.table('letters.letters')).toMatchObject([{ letter_key: 'one' }])
  const [run] = await runsNamed(bench, 'letter.file')
  const [root] = (await bench.table('kernel.runs')).filter(({ run_kind }) => run_kind === 'orchestrator')
  expect(run).toMatchObject({
    ...{ run_kind: 'db_write', status: 'completed', lane_id: 'FILE_LETTERS', role_id: 'SENDER' },
    ...{ actor_type: 'human', actor_id: 'anna', parent_run_id: root?.run_id, root_run_id: root?.run_id },
    ...{ lanes_pin: root?.lanes_pin, roles_pin: root?.roles_pin, parameters_hash: expect.stringMatching(/^\w{64}$/) },
  })
  const recorded = (await bench.audit()).filter(({ payload }) => payload.run_id === run?.run_id)
  expect(recorded.map(({ action_type, payload }) => [action_type, payload.outcome, payload.target?.operation])).toEqual(
    [
      ['authz_decision', 'allow', 'start'],
      ['system', 'success', 'running'],
      ['db_write', 'success', 'write'],
      ['system', 'success', 'completed'],
    ],
  )
})

test('an act that is denied leaves a denied run, the reason and nothing else: by role, scope, prohibition and identity [C-act.3]', async () => {
  const bench = await open()
  await bench.drive()
  const [since] = await bench.rows<{ seq: string }>(
    'select max(seq) as seq from kernel.event_log where workspace_id = $1',
    [bench.workspace],
  )
  const attempts: Array<[content: Row, rule: string]> = [
    [{ role: 'CLERK', key: 'one' }, 'lane.none'],
    [{ role: 'SENDER' }, 'scope.missing:letter_key'],
    [{ role: 'SENDER', key: ' ' }, 'scope.missing:letter_key'],
    [{ role: 'SENDER', key: 'one', foreign: true }, 'prohibited:foreign_recipient'],
    [{ role: 'NOBODY', key: 'one' }, 'identity.unknown'],
  ]
  for (const [content] of attempts) await file(bench, content)
  await bench.drive()
  expect(await bench.table('letters.letters')).toEqual([])
  const runs = await runsNamed(bench, 'letter.file')
  expect(runs).toHaveLength(attempts.length)
  for (const run of runs) expect(run).toMatchObject({ status: 'denied', started_at: null, error: { retryable: false } })
  const denials = (await bench.audit()).filter(({ payload }) => runs.some(({ run_id }) => run_id === payload.run_id))
  const rules = denials.flatMap(({ payload }) => (payload.authz as { rule_id: string } | undefined)?.rule_id ?? [])
  expect(rules.sort()).toEqual(attempts.map(([, rule]) => rule).sort())
  const touched = await bench.rows(
    `select distinct entity_type from kernel.event_log where workspace_id = $1 and seq > $2 order by 1`,
    [bench.workspace, since?.seq],
  )
  // The agent was asked afterwards, and waited.
  const own = touched.filter(({ entity_type }) => entity_type !== 'kernel.agent_calls')
  expect(own).toEqual([{ entity_type: 'kernel.inbox' }, { entity_type: 'kernel.runs' }])
})

test('an act without a role, or that the pack refuses, is no run at all; one that the database refuses is put aside whole [C-act.3]', async () => {
  const bench = await open()
  await file(bench, { key: 'one' })
  await bench.send('letter.burn', { role: 'SENDER' })
  await file(bench, { role: 'SENDER', key: 'NOT A KEY' })
  await bench.drive()
  expect(await runsNamed(bench, 'letter.file')).toEqual([])
  expect(await bench.table('letters.letters')).toEqual([])
  expect((await outcomes(bench)).sort()).toEqual([
    expect.stringMatching(/^refused: \S+: .*letter/),
    expect.stringMatching(/^refused: inbox\.unknown_kind/),
    expect.stringMatching(/^refused: role\.missing/),
  ])
})
